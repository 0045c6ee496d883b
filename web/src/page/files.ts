/* files.ts: texts to files and to the clipboard. */

/** "aude-2025-11-15.txt" in the time of this place. */
export function dateName(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `aude-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.txt`;
}

/** What lies at an address becomes a file here. */
export function saveAs(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  saveAs(url, name);
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Whether it worked; without a secure connection there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
