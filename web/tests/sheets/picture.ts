/* picture.ts: makes PNG files from SVG text, through Debian's Chromium. */
import { writeFileSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { tileDefs, type Theme } from "../../src/art/tiles";
import { palettes } from "../../src/art/tiles/base/palette";
import { smaller } from "./png";

/** The style sheet's words about tiles, see src/art/tiles/index.ts. */
const STYLE =
  "svg{display:block}.fine{display:var(--tile-fine,inline)}" +
  ".sym{transform:scale(var(--tile-sym,1))}.wash{opacity:var(--tile-wash,0)}" +
  ".far{--tile-fine:none;--tile-sym:1.28;--tile-wash:.38}body{margin:0}";

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly isFar: boolean;
  /** Symbols and other definitions. */
  readonly defs: string;
  readonly body: string;
}

export function sheetSvg(sheet: Sheet): string {
  const { width, height, theme } = sheet;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` class="${sheet.isFar ? "far" : ""}"><defs>${tileDefs(theme)}${sheet.defs}</defs>` +
    `<rect width="${width}" height="${height}" fill="${palettes[theme].table}"/>${sheet.body}` +
    "</svg>"
  );
}

export class Pictures {
  private constructor(private readonly browser: Browser) {}

  static async open(): Promise<Pictures> {
    const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
    return new Pictures(await chromium.launch({ executablePath, args: ["--no-sandbox"] }));
  }

  async save(file: string, sheet: Sheet, scale = 1): Promise<void> {
    const page = await this.browser.newPage({
      viewport: { width: sheet.width, height: sheet.height },
      deviceScaleFactor: scale,
    });
    await page.setContent(`<!doctype html><style>${STYLE}</style>${sheetSvg(sheet)}`);
    writeFileSync(file, smaller(await page.screenshot()));
    await page.close();
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
