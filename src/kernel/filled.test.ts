import { expect, test } from "vitest";
import { filled } from "./filled";

interface Body {
  text?: string;
  amount?: number;
  given?: boolean;
}

test.each<[string, Parameters<typeof filled<Body>>[0], Body]>([
  ["what holds something", { text: "a", amount: 1, given: true }, { text: "a", amount: 1, given: true }],
  ["no and nought, which are answers", { amount: 0, given: false }, { amount: 0, given: false }],
  ["nothing that is empty", { text: "", amount: null, given: undefined }, {}],
])("keeps %s", (_what, members, expected) => expect(filled<Body>(members)).toStrictEqual(expected));
