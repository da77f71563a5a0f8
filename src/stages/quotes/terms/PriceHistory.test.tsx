import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { say } from "../../../kernel/phrase";
import { SessionProvider } from "../../../session/context";
import type { Session } from "../../../session/session";
import { PriceHistory } from "./PriceHistory";

it.each([
  ["$1,000", "Was $80.00 before you changed collision deductible to $1,000."],
  ["No coverage", "Was $80.00 before you changed collision deductible to no coverage."],
])("a change to %s reads as one sentence", (value, said) => {
  const entries = [{ before: 80, after: 70, causes: [{ kind: "edit" as const, label: "Collision deductible", value }] }];
  const session = { say } as unknown as Session;
  expect(renderToStaticMarkup(<SessionProvider value={session}><PriceHistory entries={entries} /></SessionProvider>)).toContain(said);
});
