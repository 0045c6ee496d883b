/*
 * router.ts: which page is shown, as the part of the address after #. The browser's own history
 * does the rest, so back and forward work.
 */
import { signal } from "@preact/signals";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "new"; readonly kind: "solo" | "group" }
  | { readonly page: "game"; readonly id: string }
  | { readonly page: "replay" }
  | { readonly page: "look" }
  | { readonly page: "rules"; readonly book: string; readonly section: string }
  | { readonly page: "settings" }
  /** A new game with others, elsewhere. */
  | { readonly page: "invite" }
  /** A game at the server; step: a position of it to look at, or "". */
  | { readonly page: "online"; readonly id: string; readonly step: string }
  | { readonly page: "lobby" }
  | { readonly page: "account" }
  | { readonly page: "player"; readonly name: string }
  | { readonly page: "nowhere" };

/** What the text after # means. */
export function parseHash(hash: string): Route {
  const [page = "", first = "", second = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  switch (page) {
    case "":
      return { page: "start" };
    case "new":
      return { page, kind: first === "group" ? "group" : "solo" };
    case "game":
      return first === "" ? { page: "nowhere" } : { page, id: first };
    case "replay":
      return first === "look" ? { page: "look" } : { page };
    case "rules":
      return { page, book: first, section: second };
    case "online":
      return first === "" ? { page: "invite" } : { page, id: first, step: second };
    case "@":
      return first === "" ? { page: "nowhere" } : { page: "player", name: first };
    case "settings":
    case "lobby":
    case "account":
      return { page };
    default:
      return { page: "nowhere" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page, for links. */
export function hrefOf(route: Route): string {
  return `#/${partsOf(route).map(encodeURIComponent).join("/").replace(/^%40/, "@")}`;
}

function partsOf(route: Route): string[] {
  switch (route.page) {
    case "start":
      return [];
    case "new":
      return route.kind === "group" ? ["new", "group"] : ["new"];
    case "game":
      return ["game", route.id];
    case "look":
      return ["replay", "look"];
    case "rules":
      return ["rules", route.book, route.section].filter((part) => part !== "");
    case "invite":
      return ["online"];
    case "online":
      return ["online", route.id, route.step].filter((part) => part !== "");
    case "player":
      return ["@", route.name];
    default:
      return [route.page];
  }
}

export const route = signal<Route>({ page: "start" });

const isGame = ({ page }: Route): boolean => page === "game" || page === "online";

/** The game that was left for another page and can be gone back to, or null. */
export const leftGame = signal<Route | null>(null);

function show(to: Route): void {
  const from = route.peek();
  if (to.page === "start" || isGame(to)) leftGame.value = null;
  else if (isGame(from)) leftGame.value = from;
  route.value = to;
}

/** Follows the address from now on. */
export function followAddress(): void {
  const follow = (): void => show(parseHash(location.hash));
  addEventListener("hashchange", follow);
  follow();
}

/** Goes to a page; replace: without a step in the history. */
export function go(to: Route, how: "push" | "replace" = "push"): void {
  const href = hrefOf(to);
  if (how === "push") {
    location.hash = href;
  } else {
    history.replaceState(null, "", href);
    show(to);
  }
}
