import { expect, it } from "vitest";
import type { Report, Result } from "../run";
import { junitReport } from "./junitReport";
import { summaryOf, textOf } from "./textReport";

const result = (name: string, outcome: Result["outcome"], came: string): Result => ({
  name,
  topic: "answers",
  endpoints: ["readLead"],
  expected: "200 <b>",
  consequence: 'It "waits" & sees.',
  outcome,
  came,
  milliseconds: 1_234,
});

const report: Report = {
  url: "https://api.example.com",
  results: [result("a", "passed", "200"), result("b", "failed", "500 \u0000<html>"), result("c", "blocked", "createLead got no answer"), result("d", "skipped", "needs --origin")],
  unseen: [{ endpoint: "readPolicy", reason: "needs the input bought" }],
  passed: false,
};

it("writes JUnit that any reader of XML takes, with a failure, an error and a skip", () => {
  const xml = junitReport(report);
  expect(xml).toContain('<testsuites name="insurance-quote-conformance" tests="4" failures="1" errors="1" skipped="1" time="4.936">');
  expect(xml).toContain('<failure message="500 &lt;html&gt;">expected: 200 &lt;b&gt;\ncame: 500 &lt;html&gt;\nwidget: It &quot;waits&quot; &amp; sees.</failure>');
  expect(xml).toContain('<error message="createLead got no answer">');
  expect(xml).toContain('<skipped message="needs --origin"/>');
  expect(xml).not.toContain("\u0000");
});

it("says of a failure what was expected, what came, and what the widget does", () => {
  expect(textOf(report.results[1]!)).toMatch(/^FAILED +b\n +expected +200 <b>\n +came +500.*\n +widget +It "waits" & sees\.$/s);
  expect(textOf(report.results[0]!)).not.toContain("widget");
});

it("sums up, and lists endpoints that weren't seen", () => {
  expect(summaryOf(report)).toContain("breaks the contract: 1 passed, 1 failed, 1 blocked, 1 skipped of 4 cases");
  expect(summaryOf(report)).toContain("readPolicy: needs the input bought");
});
