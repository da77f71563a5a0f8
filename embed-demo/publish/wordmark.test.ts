import { expect, test } from "vitest";
import { wordmark } from "./wordmark";

const linesOf = (name: string): readonly string[] => [...wordmark(name, "#000").svg.matchAll(/>([^<]+)<\/text>/g)].map(([, line]) => line!);

/** The pixels of its letters on a phone, whose header has 179 by 30 px for a logo. */
function sizeOnPhone(name: string): number {
  const { svg, width, height } = wordmark(name, "#000");
  return Number(/font-size="(\d+)"/.exec(svg)![1]) * Math.min(30 / height, 179 / width);
}

test.for([
  ["Maple Trust", ["Maple Trust"]],
  ["Prairie Lantern Credit Union", ["Prairie Lantern", "Credit Union"]],
  ["Federated Cooperative Mutual Insurance Association of the Upper Mississippi Valley Counties", ["Federated Cooperative", "Mutual Insurance…"]],
  ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", ["Donaudampfschifffahrtse…"]],
  ["<b>Bold</b> & \"Sons\"", ["&#60;b&#62;Bold&#60;/b&#62; &#38; &#34;Sons&#34;"]],
] as const)("“%s” is written on as many lines as it needs, and can be read on a phone", ([name, lines]) => {
  expect(linesOf(name)).toEqual(lines);
  expect(sizeOnPhone(name)).toBeGreaterThan(11);
});

test("a sign of several characters is never cut in two", () => {
  expect(linesOf("👨‍👩‍👧‍👦".repeat(30))[0]).toMatch(/^(?:👨‍👩‍👧‍👦)+…$/u);
});
