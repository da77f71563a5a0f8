// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { workOf } from "../../src/flow/flow";
import type { Runner } from "../../src/form/runner";
import { RunnerProvider } from "../../src/form/runner";
import { line as landlord } from "../../src/lines/landlord/line";
import { line as motorcycle } from "../../src/lines/motorcycle/line";
import { line as pet } from "../../src/lines/pet/line";
import type { Line } from "../../src/session/line";
import { SessionProvider } from "../../src/session/context";
import { openFunnel } from "./funnel";
import { stepsOf } from "./lines";

const monday = (hour: number): Date => new Date(Date.UTC(2026, 5, 15, hour));
const [open, closed] = [monday(16), monday(4)];

async function words(line: Line, id: string, now: Date): Promise<string> {
  const { session } = openFunnel(line, []);
  const step = stepsOf(line).find((known) => known.id === id)!;
  const { screen: Screen } = await workOf(step);
  const runner = { title: signal(step.title), enter: signal(null), busy: signal(false), position: signal({ step: id, detail: null }) } as unknown as Runner;
  return renderToStaticMarkup(
    <SessionProvider value={{ ...session, now: () => now }}>
      <RunnerProvider value={runner}>
        <Screen />
      </RunnerProvider>
    </SessionProvider>,
  ).replace(/<[^>]*>/g, " ");
}

// The screens that promise a call: loading and success.
it.each<[string, Line, string, RegExp]>([
  ["records are looked up", landlord, "loading", /office is closed/],
  ["a motorcycle's application is made", motorcycle, "loading", /office is closed/],
  ["a pet's prices are got ready", pet, "loading", /office is closed/],
  ["carriers are asked", landlord, "policy-compare", /Advisors are back/],
  ["a file was handed over", landlord, "finalize/success", /office is closed/],
])("outside of business hours the words are others while %s", async (_what, line, id, said) => {
  expect(await words(line, id, closed)).toMatch(said);
  expect(await words(line, id, open)).not.toMatch(said);
});
