import { describe, expect, it } from "vitest";
import { keepCaret } from "./keepCaret";

const digits = (text: string) => text.replace(/\D/g, "");
const date = (text: string) => {
  const figures = digits(text).slice(0, 8);
  return [figures.slice(0, 2), figures.slice(2, 4), figures.slice(4)].filter(Boolean).join("/");
};
const phone = (text: string) => {
  const figures = digits(text);
  if (figures.length < 4) return figures;
  const local = figures.length < 7 ? figures.slice(3) : `${figures.slice(3, 6)}-${figures.slice(6)}`;
  return `(${figures.slice(0, 3)}) ${local}`;
};

/** `|` marks the caret. */
const cases: [name: string, format: (text: string) => string, before: string, typed: string, after: string][] = [
  ["types at the end", date, "09", "09/3|", "09/3|"],
  ["adds a separator before what was typed", date, "09", "093|", "09/3|"],
  ["types in the middle", date, "09/0/1985", "09/10|/1985", "09/10|/1985"],
  ["moves past a separator that grew before the caret", phone, "614", "6145|", "(614) 5|"],
  ["keeps the caret between figures while the text around it moves", phone, "(614) 555", "(614) 95|55", "(614) 95|5-5"],
  ["takes a paste whole", phone, "", "+614.555.0138|", "(614) 555-0138|"],
  ["takes a paste in the middle", date, "09/85", "09/0719|85", "09/07/19|85"],
  ["deletes a figure in the middle", date, "09/07/1985", "09/0|/1985", "09/0|1/985"],
  ["deletes the figure before a separator that was deleted", date, "09/07", "09|07", "0|0/7"],
  ["deletes at the end", phone, "(614) 5", "(614) |", "614|"],
  ["empties", date, "0", "|", "|"],
];

describe("keepCaret", () => {
  it.each(cases)("%s", (_name, format, before, typed, after) => {
    const result = keepCaret({ before, typed: typed.replace("|", ""), caret: typed.indexOf("|"), format });
    expect(`${result.value.slice(0, result.caret)}|${result.value.slice(result.caret)}`).toBe(after);
  });

  it("never loses a letter or figure of what was typed", () => {
    for (let caret = 0; caret <= 10; caret++) {
      expect(digits(keepCaret({ before: "", typed: "6145550138", caret, format: phone }).value)).toBe("6145550138");
    }
  });
});
