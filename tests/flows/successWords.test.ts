// @vitest-environment happy-dom
import { expect, it } from "vitest";
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
