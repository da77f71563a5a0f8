import { signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import { line } from "../../lines/auto/line";
import type { Session } from "../../session/session";
import type { Leaving } from "./leavePrompt";
import { areQuotesComplete, asksBeforeLeaving } from "./leavePrompt";

const at = (step: string) => ({ path: `auto/${step}`, line, position: { step, detail: null } });
const driving: Leaving = { view: at("driver"), isHome: false, quotesComplete: false, onPurpose: false, hostname: "clearmoor.example" };

it.each<[string, Partial<Leaving>, boolean]>([
  ["in the middle of a line", {}, true],
  ["beside a step", { view: { ...at("driver"), path: "auto/driver/add", position: { step: "driver", detail: "add" } } }, true],
  ["on a page after a line was begun", { view: { path: "error", line, position: null } }, true],
  ["before anything is shown", { view: null }, false],
  ["on the type selection", { view: { path: "", line: null, position: null } }, false],
  ["back on it, with a line begun", { view: { path: "", line, position: null }, isHome: true }, false],
  ["on a line's first step", { view: at("address") }, true],
  ["where that is home", { view: at("address"), isHome: true }, false],
  ["when quotes are complete", { quotesComplete: true }, false],
  ["during a hand-off", { onPurpose: true }, false],
  ["on the way to another site", { view: { path: "redirecting", line, position: null } }, false],
  ["on success", { view: at("finalize/success") }, false],
  ["on localhost", { hostname: "localhost" }, false],
  ["on a host that is called alike", { hostname: "localhost.example" }, true],
])("%s: %j asks %s", (_where, changed, asks) => expect(asksBeforeLeaving({ ...driving, ...changed })).toBe(asks));

it.each([
  [true, null, true],
  [false, {}, true],
  [false, null, false],
])("all carriers answered: %s, chosen: %j: the quotes are complete: %s", (complete, selection, are) => {
  const session = { quotes: { complete: signal(complete) }, selection: signal(selection) } as unknown as Session;
  expect(areQuotesComplete(session)).toBe(are);
});
