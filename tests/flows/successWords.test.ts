// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { examples } from "../../src/lines/condominium/examples";
import { line as condominium } from "../../src/lines/condominium/line";
import { line as other } from "../../src/lines/other/line";
import { openFunnel } from "./funnel";
import { stepsOf } from "./lines";
import { markupOf } from "./markupOf";

const wordsOf = async (funnel: ReturnType<typeof openFunnel>, line: typeof other): Promise<string> => {
  const success = stepsOf(line).find(({ id }) => id === "finalize/success")!;
  return (await markupOf(funnel.session, success)).replace(/<[^>]*>/g, " ");
};

it("tells a visitor who will call that the request is saved, as a line without quotes has none to keep", async () => {
  const words = await wordsOf(openFunnel(other, []), other);
  expect(words).toContain("Your request is saved. When you call, any advisor can pick up");
});

it("names the start date as a sentence does", async () => {
  const funnel = openFunnel(condominium, []);
  await funnel.answer({ ...examples.minimal("TX"), startDate: "07/01/2026" }, "insurance-start");
  expect(await wordsOf(funnel, condominium)).toContain("Confirm your start date, July 1.");
});
