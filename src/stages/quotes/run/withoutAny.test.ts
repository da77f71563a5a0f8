import { expect, it } from "vitest";
import { anUnpriced } from "../../../fixtures/quotes";
import { say } from "../../../kernel/phrase";
import { withoutAny } from "./withoutAny";

const all = (outcome: "DECLINED" | "TIMED_OUT" | "ASKED" | "FAILED") => ["a", "b"].map((id) => anUnpriced({ id, outcome }));

it.each([
  ["all companies failed", true, "QUOTES_FAILURE", all("FAILED"), /could give a price right now/, "again"],
  ["the service can't be reached", true, "EXCEEDED_MAX_RETRIES", [], /can't reach/, "again"],
  ["all companies timed out", false, "QUOTING_COMPLETED", all("TIMED_OUT"), /answered in time/, "advisor"],
  ["nobody answered in 30 seconds", false, "TIMED_OUT", all("ASKED"), /answered in time/, "advisor"],
  ["there was no company to ask", false, "QUOTING_COMPLETED", [], /offers a quote online/, "advisor"],
  ["all companies declined", false, "QUOTING_COMPLETED", all("DECLINED"), /offers a quote online/, "advisor"],
  ["one declined and one timed out", false, "QUOTING_COMPLETED", [...all("DECLINED"), ...all("TIMED_OUT")], /offers a quote online/, "advisor"],
] as const)("%s: one sentence and one way on", (_what, hasFailed, ended, companies, lede, way) => {
  const said = withoutAny(hasFailed, ended, companies);
  expect(say(said.lede)).toMatch(lede);
  expect(said.way).toBe(way);
});
