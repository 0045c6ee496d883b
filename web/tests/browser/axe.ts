/* axe.ts: asks axe-core whether a page can be used by everyone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "../engine";

const SOURCE = readFileSync(join(ROOT, "web/node_modules/axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Axe {
  run(
    context: Document,
    options: unknown,
  ): Promise<{
    violations: {
      id: string;
      help: string;
      nodes: { target: unknown[]; failureSummary?: string }[];
    }[];
  }>;
}

/** What is wrong, one line for each rule with the first places. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe };
    const options = {
      runOnly: { type: "tag", values: tags },
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    };
    const { violations: found } = await axe.run(document, options);
    return found.map(({ id, help, nodes }) => {
      const places = nodes
        .slice(0, 3)
        .map(
          (n) =>
            `${n.target.join(" ")}: ${n.failureSummary?.split("\n").slice(1, 3).join(" ").trim() ?? ""}`,
        );
      return `${id} (${help}), ${nodes.length}×: ${places.join(" | ")}`;
    });
  }, TAGS);
}
