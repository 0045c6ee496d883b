/*
 * frame.tsx: what the pages besides the table have in common: a bar with the way home and tools, a
 * heading that takes the focus when the page changes, the title of the tab.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { wordmark } from "../art/logo";
import type { IconName } from "../art/icons";
import { settings, type ThemeSetting } from "../store/settings";
import { lang, t } from "../text";
import { Icon, Markup } from "../ui/picture";
import { hrefOf, leftGame, route } from "./router";
import { setTitle } from "./title";

interface FrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Frame({ title, children, class: name = "" }: FrameProps) {
  useTitle(t("page.title", { page: title }));
  return (
    <div class={`frame ${name}`}>
      <SkipLink />
      <header class="frame-bar">
        <a
          class="btn quiet frame-home"
          href={hrefOf({ page: "start" })}
          aria-label={t("page.home")}
        >
          <Markup html={wordmark(34)} />
        </a>
        <Tools />
      </header>
      <main class="frame-main" id="content" tabIndex={-1}>
        <Heading>{title}</Heading>
        {leftGame.value !== null && (
          <p>
            <a class="btn" href={hrefOf(leftGame.value)}>
              <Icon name="previous" />
              {t("page.toGame")}
            </a>
          </p>
        )}
        {children}
      </main>
    </div>
  );
}

export function SkipLink() {
  const onClick = (event: Event): void => {
    // The address belongs to the router, so the focus is moved by hand.
    event.preventDefault();
    document.getElementById("content")?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to #content, though the router may not know
    <a class="skip-link" href="#content" onClick={onClick}>
      {t("page.skip")}
    </a>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    setTitle(title);
  }, [title]);
}

let isFirstPage = true;

/** The focus goes to the heading of a new page, so that it is read out and Tab goes on from there.
 *  When the page is opened, the browser does that by itself. */
export function useHeadingFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!isFirstPage) {
      ref.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    isFirstPage = false;
  }, []);
  return ref;
}

function Heading({ children }: { readonly children: ComponentChildren }) {
  const ref = useHeadingFocus<HTMLHeadingElement>();
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}

const THEMES: readonly ThemeSetting[] = ["auto", "day", "evening"];
const THEME_ICONS: Readonly<Record<ThemeSetting, IconName>> = {
  auto: "theme",
  day: "sun",
  evening: "moon",
};

export function themeName(theme: ThemeSetting): string {
  return t(
    theme === "auto"
      ? "settings.themeAuto"
      : theme === "day"
        ? "settings.themeDay"
        : "settings.themeEvening",
  );
}

/** Language, theme, sound, settings and rules, on every page but the table. */
export function Tools() {
  const theme = settings.theme.value;
  const isOn = settings.sound.value;
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto";
  const other = lang.value === "en" ? "de" : "en";
  const page = route.value.page;
  return (
    <nav class="page-tools" aria-label={t("page.tools")}>
      <Tool
        icon="language"
        label={t("page.otherLanguage")}
        lang={other}
        onPress={() => (settings.lang.value = other)}
      />
      <Tool
        icon={THEME_ICONS[theme]}
        label={t("page.theme", { theme: themeName(theme) })}
        onPress={() => (settings.theme.value = nextTheme)}
      />
      <Tool
        icon={isOn ? "sound" : "soundOff"}
        label={isOn ? t("page.soundOn") : t("page.soundOff")}
        onPress={() => (settings.sound.value = !isOn)}
      />
      {page !== "settings" && (
        <ToolLink icon="settings" label={t("settings.title")} href={hrefOf({ page: "settings" })} />
      )}
      {page !== "rules" && (
        <ToolLink
          icon="help"
          label={t("help.title")}
          href={hrefOf({ page: "rules", book: "", section: "" })}
        />
      )}
    </nav>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly lang?: string;
  readonly onPress: () => void;
}

function Tool({ icon, label, lang: spoken, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class="btn sq"
      aria-label={label}
      title={label}
      lang={spoken}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

function ToolLink({
  icon,
  label,
  href,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}) {
  return (
    <a class="btn sq" aria-label={label} title={label} href={href}>
      <Icon name={icon} />
    </a>
  );
}
