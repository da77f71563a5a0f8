import { signal } from "@preact/signals-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { bundledConfig } from "../../partner/bundledConfig";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { QuoteNotes } from "./QuoteNotes";

const noted = (confirmedDiscount: unknown, config = bundledConfig): string => {
  const session = { say, line: signal(null), partner: { config }, answers: signal(answersOf({ confirmedDiscount })) };
  return renderToStaticMarkup(
    <SessionProvider value={session as unknown as Session}>
      <QuoteNotes />
    </SessionProvider>,
  );
};

it("leads to how quotes are ranked", () => expect(noted(null, { ...bundledConfig, howWeRankUrl: "https://rank.example/" })).toContain(`href="https://rank.example/"`));

it.each([
  ["that the service confirmed", { percent: 10, devices: "smokeDetector" }, true],
  ["that it didn't", null, false],
])("a discount %s is shown beside the prices: %j", (_what, confirmedDiscount, isSaid) => {
  expect(noted(confirmedDiscount).includes("10% discount applied")).toBe(isSaid);
});
