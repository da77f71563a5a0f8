import { signal } from "@preact/signals-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { bundledConfig } from "../../partner/bundledConfig";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { QuoteNotes } from "./QuoteNotes";

it.each([
  ["that the service confirmed", { percent: 10, devices: "smokeDetector" }, true],
  ["that it didn't", null, false],
])("a discount %s is shown beside the prices: %j", (_what, confirmedDiscount, isSaid) => {
  const session = { say, line: signal(null), partner: { config: bundledConfig }, answers: signal(answersOf({ confirmedDiscount })) };
  const shown = renderToStaticMarkup(
    <SessionProvider value={session as unknown as Session}>
      <QuoteNotes />
    </SessionProvider>,
  );
  expect(shown.includes("10% discount applied")).toBe(isSaid);
});
