/* rules-page.tsx: the rules in our words: contents, search, and the book that was asked for. */
import { useEffect, useState } from "preact/hooks";
import type { HelpBook } from "../help/types";
import { lang, t, type Language } from "../text";
import { Frame } from "./frame";
import { HelpText } from "./help-text";
import { search, type Hit } from "./help-search";
import { hrefOf } from "./router";

const texts: Readonly<Record<Language, () => Promise<{ readonly default: readonly HelpBook[] }>>> =
  {
    en: () => import("../help/en"),
    de: () => import("../help/de"),
  };

interface Props {
  /** The game or expansion, and the section in it; empty: the first. */
  readonly book: string;
  readonly section: string;
}

export default function RulesPage({ book, section }: Props) {
  const [books, setBooks] = useState<readonly HelpBook[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const language = lang.value;
  const load = (): void => {
    setFailed(false);
    texts[language]().then(
      (module) => setBooks(module.default),
      () => setFailed(true),
    );
  };
  useEffect(load, [language]);
  return (
    <Frame title={t("help.title")} class="rules-page">
      {hasFailed && (
        <p class="error-text">
          {t("help.failed")}{" "}
          <button type="button" class="btn" onClick={load}>
            {t("help.again")}
          </button>
        </p>
      )}
      {books && <Books books={books} book={book} section={section} />}
    </Frame>
  );
}

function Books({ books, book, section }: Props & { readonly books: readonly HelpBook[] }) {
  const [query, setQuery] = useState("");
  const chosen = books.find((b) => b.id === book) ?? books[0];
  const hits = search(books, query);
  // Whoever follows a link wants to read there, not to go on searching.
  useEffect(() => setQuery(""), [book, section]);
  return (
    <div class="rules">
      <div class="rules-side">
        <input
          class="field"
          type="search"
          value={query}
          placeholder={t("help.search")}
          aria-label={t("help.search")}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <Contents books={books} chosen={chosen} />
      </div>
      <div class="rules-text">
        {query.trim() === "" ? (
          chosen && <Book book={chosen} section={section} />
        ) : (
          <Hits hits={hits} query={query} />
        )}
      </div>
    </div>
  );
}

const link = (book: string, section: string): string => hrefOf({ page: "rules", book, section });

function Contents({
  books,
  chosen,
}: {
  readonly books: readonly HelpBook[];
  readonly chosen: HelpBook | undefined;
}) {
  return (
    <nav aria-label={t("help.contents")}>
      <ul class="contents">
        {books.map((book) => (
          <li key={book.id}>
            <a href={link(book.id, "")} aria-current={book === chosen ? "page" : undefined}>
              {book.title}
            </a>
            {book === chosen && (
              <ul>
                {book.sections.map((section) => (
                  <li key={section.id}>
                    <a href={link(book.id, section.id)}>{section.title}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Book({ book, section }: { readonly book: HelpBook; readonly section: string }) {
  useEffect(() => {
    const at = section === "" ? null : document.getElementById(`rules-${section}`);
    at?.scrollIntoView();
    at?.focus({ preventScroll: true });
  }, [book, section]);
  return (
    <article class="paper book">
      <h2>{book.title}</h2>
      {book.sections.map((part) => (
        <section key={part.id}>
          <h3 id={`rules-${part.id}`} tabIndex={-1}>
            {part.title}
          </h3>
          <HelpText text={part.body} />
        </section>
      ))}
    </article>
  );
}

function Hits({ hits, query }: { readonly hits: readonly Hit[]; readonly query: string }) {
  return (
    <div>
      <p role="status">
        {hits.length === 0 ? t("help.none", { text: query }) : t("help.found", { n: hits.length })}
      </p>
      <ul class="hits">
        {hits.map(({ book, section, excerpt }) => (
          <li key={`${book.id}/${section.id}`} class="paper hit">
            <a href={link(book.id, section.id)}>
              {book.title}: {section.title}
            </a>
            <p class="soft small">{excerpt}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
