/* style.ts: the looks of what is loaded on demand come with it; index.html says where they are. */

export type LaterStyle = "online" | "cards" | "opponents";

const loaded = new Map<LaterStyle, Promise<void>>();

/** Resolves when they are there; a page without them still works. */
export function loadStyle(name: LaterStyle): Promise<void> {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
}

function load(name: LaterStyle): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href =
      document.querySelector<HTMLMetaElement>(`meta[name="${name}-style"]`)?.content ?? "";
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
