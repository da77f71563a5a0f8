import { describe, expect, it } from "vitest";
import { keepCaret } from "./keepCaret";

const backspace = "deleteContentBackward";
const digits = (text: string) => text.replace(/\D/g, "");
const date = (text: string) => {
  const figures = digits(text).slice(0, 8);
  return [figures.slice(0, 2), figures.slice(2, 4), figures.slice(4)].filter(Boolean).join("/");
};
const number = (text: string) => digits(text).replace(/\B(?=(\d{3})+$)/g, ",");
const thousands = (text: string) => number(text.replace("k", "000"));
const phone = (text: string) => {
  const figures = digits(text);
  if (figures.length < 4) return figures;
  const local = figures.length < 7 ? figures.slice(3) : `${figures.slice(3, 6)}-${figures.slice(6)}`;
  return `(${figures.slice(0, 3)}) ${local}`;
};

/** `|` marks the caret. The names of deletions contain the key. */
const cases: [name: string, format: (text: string) => string, before: string, typed: string, after: string, inputType?: string][] = [
  ["types at the end", date, "09", "09/3|", "09/3|"],
  ["adds a separator before what was typed", date, "09", "093|", "09/3|"],
  ["types in the middle", date, "09/0/1985", "09/10|/1985", "09/10|/1985"],
  ["moves past a separator that grew before the caret", phone, "614", "6145|", "(614) 5|"],
  ["keeps the caret between figures while the text around it moves", phone, "(614) 555", "(614) 95|55", "(614) 95|5-5"],
  ["takes a paste whole", phone, "", "+614.555.0138|", "(614) 555-0138|"],
  ["takes a paste in the middle", date, "09/85", "09/0719|85", "09/07/19|85"],
  ["goes past figures that were added at the end", thousands, "12", "12k|", "12,000|"],
  ["takes the same number without its commas", number, "22,000", "22000|", "22,000|"],
  ["takes it where the caret is left in front", number, "22,000", "|22000", "|22,000"],
  ["takes a number in place of some of its figures", number, "22,000", "2500|0", "25,00|0"],
  ["puts back a separator that was cut out", number, "22,000", "22|000", "22|,000", "deleteByCut"],
  ["puts back a separator that was dragged away", number, "22,000", "22|000", "22|,000", "deleteByDrag"],
  ["deletes a figure in the middle", date, "09/07/1985", "09/0|/1985", "09/0|1/985", backspace],
  ["deletes the figure before a separator that was deleted", date, "09/07", "09|07", "0|0/7", backspace],
  ["deletes the figure after a separator that was deleted", date, "09/07", "09|07", "09|/7", "deleteContentForward"],
  ["deletes the figure before a comma by a word's key", number, "22,000", "22|000", "2|,000", "deleteWordBackward"],
  ["deletes nothing where there is no figure before", phone, "(614) 5", "|614) 5", "|(614) 5", backspace],
  ["deletes at the end", phone, "(614) 5", "(614) |", "614|", backspace],
  ["empties", date, "0", "|", "|", backspace],
];

describe("keepCaret", () => {
  it.each(cases)("%s", (_name, format, before, typed, after, inputType = "insertText") => {
    const result = keepCaret({ before, typed: typed.replace("|", ""), caret: typed.indexOf("|"), format, inputType });
    expect(`${result.value.slice(0, result.caret)}|${result.value.slice(result.caret)}`).toBe(after);
  });

  it("never loses a letter or digit of the typed text", () => {
    for (let caret = 0; caret <= 10; caret++) {
      expect(digits(keepCaret({ before: "", typed: "6145550138", caret, format: phone }).value)).toBe("6145550138");
    }
  });
});
