import { topics } from "../case";
import type { Report, Result } from "../run";

/** Text for XML 1.0, which has no control characters, not even escaped. */
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(3);

function caseOf({ name, topic, outcome, expected, came, consequence, milliseconds }: Result): string {
  const details = `expected: ${expected}\ncame: ${came}\nwidget: ${consequence}`;
  const inside: Readonly<Record<Result["outcome"], string>> = {
    passed: "",
    failed: `<failure message="${escaped(came)}">${escaped(details)}</failure>`,
    blocked: `<error message="${escaped(came)}">${escaped(details)}</error>`,
    skipped: `<skipped message="${escaped(came)}"/>`,
  };
  return `    <testcase classname="${topic}" name="${escaped(name)}" time="${seconds(milliseconds)}">${inside[outcome]}</testcase>`;
}

/** JUnit XML, as build servers read it: a suite for each topic. A blocked case is an error. */
export function junitReport({ results }: Report): string {
  const suites = topics.map((topic) => ({ topic, of: results.filter((result) => result.topic === topic) })).filter(({ of }) => of.length > 0);
  const counts = (of: readonly Result[]): string => {
    const count = (outcome: Result["outcome"]): number => of.filter((result) => result.outcome === outcome).length;
    const time = of.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    return `tests="${of.length}" failures="${count("failed")}" errors="${count("blocked")}" skipped="${count("skipped")}" time="${seconds(time)}"`;
  };
  const text = suites.map(({ topic, of }) => `  <testsuite name="${topic}" ${counts(of)}>\n${of.map(caseOf).join("\n")}\n  </testsuite>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="insurance-quote-conformance" ${counts(results)}>\n${text.join("\n")}\n</testsuites>\n`;
}
