import type { Report, Result } from "../run";

const marks = { passed: "ok", failed: "FAILED", blocked: "BLOCKED", skipped: "skipped" } as const;

/** One case: its name alone if it passed, otherwise what was expected, what came, and what the widget does. */
export function textOf({ name, outcome, expected, came, consequence }: Result): string {
  const head = `${marks[outcome].padEnd(8)}${name}`;
  if (outcome === "passed") return `${head}\n          came      ${came}`;
  if (outcome === "skipped") return `${head}\n          reason    ${came}`;
  return `${head}\n          expected  ${expected}\n          came      ${came}\n          widget    ${consequence}`;
}

/** The counts, and the endpoints that weren't seen to answer. */
export function summaryOf({ results, unseen, url, passed }: Report): string {
  const count = (outcome: Result["outcome"]): number => results.filter((result) => result.outcome === outcome).length;
  const counts = `${count("passed")} passed, ${count("failed")} failed, ${count("blocked")} blocked, ${count("skipped")} skipped`;
  const list = unseen.map(({ endpoint, reason }) => `  ${endpoint}: ${reason}`).join("\n");
  const missing = unseen.length > 0 ? `\nEndpoints that weren't seen to answer:\n${list}` : "";
  return `${url} ${passed ? "keeps the contract" : "breaks the contract"}: ${counts} of ${results.length} cases.${missing}\n`;
}
