/* style.ts: the looks of the online pages come with them; index.html says where they are. */

let loaded: Promise<void> | null = null;

/** Resolves when they are there; a page without them still works. */
export function loadStyle(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const name = document.querySelector<HTMLMetaElement>('meta[name="online-style"]')?.content;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = name ?? "";
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
  return loaded;
}
