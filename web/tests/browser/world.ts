/*
 * world.ts: a server with the page and a real browser for the tests. AUDE is the program, AUDE_PAGE
 * the built page, AUDE_SHOTS the folder for pictures that people look at.
 */
import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { ROOT } from "../engine";
import { openEyes } from "./eyes";

const AUDE = process.env.AUDE ?? join(ROOT, "build/aude");
export const PAGE = process.env.AUDE_PAGE ?? join(ROOT, "build/web");
export const SHOTS = process.env.AUDE_SHOTS ?? join(ROOT, "build/shots");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";

export interface Server {
  readonly address: string;
  stop(): Promise<void>;
  /** At once and without a word, as when the power goes. */
  kill(): Promise<void>;
}

/** Starts `aude serve` on a free port and waits for the address it prints. What is played online is
 * forgotten, unless there is a folder for it. */
export async function serve(port = "0", page = PAGE, data = ""): Promise<Server> {
  const keep = data === "" ? ["--store", "memory:"] : ["--data", data];
  const child = spawn(AUDE, ["serve", "--web", page, "--port", port, ...keep], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  // A test that breaks off leaves no server behind.
  process.once("exit", () => child.kill());
  const address = await new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (bytes: Buffer) => {
      text += bytes.toString();
      const found = /http:\/\/[^\s]+/.exec(text);
      if (found) resolve(found[0].replace(/\/$/, ""));
    });
    child.once("exit", () => reject(new Error(`aude serve ended: ${text}`)));
  });
  return { address, stop: () => end(child, "SIGINT"), kill: () => end(child, "SIGKILL") };
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

const OPTIONS = {
  executablePath: CHROMIUM,
  // A busy machine takes its time; the tests have limits of their own.
  timeout: 0,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export function launch(): Promise<Browser> {
  return chromium.launch(OPTIONS);
}

/** A browser whose user has set the size of text, in px; 16 is usual. */
export function launchWithText(size: number): Promise<Browser> {
  return chromium.launch({
    ...OPTIONS,
    args: [...OPTIONS.args, `--blink-settings=defaultFontSize=${size}`],
  });
}

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly lang?: "en" | "de";
  readonly theme?: "light" | "dark";
  readonly motion?: "reduce";
  /** The page is to be measured without the service worker, which loads everything for later. */
  readonly noServiceWorker?: boolean;
}

export const PHONE: Look = { width: 360, height: 640, touch: true };

/** A page of its own, as of a new visitor, with everything the browser complained about. */
export class Visit {
  /** Errors and warnings of the browser, a broken CSP among them, and requests to foreign hosts. */
  readonly problems: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    public page: Page,
    readonly address: string,
  ) {
    this.watch(page);
  }

  private watch(page: Page): void {
    page.on("console", (m) => {
      const isOurs = m.text().includes("blocked by Playwright");
      if (!isOurs && (m.type() === "error" || m.type() === "warning")) this.problems.push(m.text());
    });
    page.on("pageerror", (e) => this.problems.push(e.message));
    page.on("request", (r) => {
      if (!r.url().startsWith(this.address) && !/^(data|blob):/.test(r.url()))
        this.problems.push(`foreign: ${r.url()}`);
    });
  }

  static async start(browser: Browser, address: string, look: Look = {}): Promise<Visit> {
    const context = await browser.newContext({
      viewport: { width: look.width ?? 1366, height: look.height ?? 768 },
      hasTouch: look.touch ?? false,
      isMobile: look.touch ?? false,
      locale: look.lang === "de" ? "de-DE" : "en-GB",
      colorScheme: look.theme ?? "light",
      reducedMotion: look.motion ?? "no-preference",
      serviceWorkers: look.noServiceWorker ? "block" : "allow",
    });
    context.setDefaultTimeout(120_000);
    await context.addInitScript(openEyes);
    return new Visit(context, await context.newPage(), address);
  }

  /** Another tab of the same visitor. */
  async tab(): Promise<Page> {
    const page = await this.context.newPage();
    this.watch(page);
    return page;
  }

  /** Draws are the same for the same seed; computer players do not wait for anybody to watch. */
  async open(path = "", seed = 1): Promise<void> {
    await this.page.goto(`${this.address}/?seed=${seed}&fast${path}`);
    await this.page.locator("main").first().waitFor();
  }

  async shot(name: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: join(SHOTS, `${name}.png`) });
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

/** A visit for one test, ended with it. Where the test fails there is a picture; what the browser
 * complains about fails it too. */
export async function visiting(
  browser: Browser,
  server: Server,
  name: string,
  look: Look,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = await Visit.start(browser, server.address, look);
  try {
    await work(visit);
    assert.deepEqual(visit.problems, [], "the browser complains");
  } catch (error) {
    await visit.shot(`failed-${name}`).catch(() => undefined);
    if (error instanceof Error && visit.problems.length > 0)
      error.message += `\nthe browser: ${visit.problems.join("\n")}`;
    throw error;
  } finally {
    await visit.close();
  }
}

/** A server and a browser for all tests of a file, and a visit of the page. */
export interface World {
  readonly server: Server;
  readonly browser: Browser;
  visit(name: string, look: Look, work: (visit: Visit) => Promise<void>): Promise<void>;
}

export function opened(): World {
  let server: Server;
  let browser: Browser;
  before(async () => {
    server = await serve();
    browser = await launch();
  });
  after(async () => {
    await browser.close();
    await server.stop();
  });
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    visit: (name, look, work) => visiting(browser, server, name, look, work),
  };
}
