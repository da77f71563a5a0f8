// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { line as condominium } from "../../src/lines/condominium/line";
import { line as motorcycle } from "../../src/lines/motorcycle/line";
import { line as pet } from "../../src/lines/pet/line";
import type { Line } from "../../src/session/line";
import { openFunnel } from "./funnel";
import { stepsOf } from "./lines";
import { markupOf } from "./markupOf";

const monday = (hour: number): Date => new Date(Date.UTC(2026, 5, 15, hour));
const [open, closed] = [monday(16), monday(4)];

async function words(line: Line, id: string, now: Date): Promise<string> {
  const { session } = openFunnel(line, []);
  const step = stepsOf(line).find((known) => known.id === id)!;
  return (await markupOf({ ...session, now: () => now }, step)).replace(/<[^>]*>/g, " ");
}

// The screens that promise a call: loading and success.
it.each<[string, Line, string, RegExp]>([
  ["records are looked up", condominium, "loading", /office is closed/],
  ["a motorcycle's application is made", motorcycle, "loading", /office is closed/],
  ["a pet's prices are got ready", pet, "loading", /office is closed/],
  ["carriers are asked", condominium, "policy-compare", /Advisors are back/],
  ["a file was handed over", condominium, "finalize/success", /office is closed/],
])("outside business hours the text is different while %s", async (_what, line, id, said) => {
  expect(await words(line, id, closed)).toMatch(said);
  expect(await words(line, id, open)).not.toMatch(said);
});
