import { isStateCode } from "../../../src/business/stateNames";
import type { StateCode } from "../../../src/business/states";
import { z } from "../../../src/kernel/zod";

/** The kinds of columns that tables of reference data have. Each says in a sentence what is wrong with a value. */

/** `read` gives what the text stands for, or the sentence that refuses it. */
export const column = <Value>(read: (text: string) => { value: Value } | string) =>
  z.pipe(
    z.string(),
    z.transform((text, context): Value => {
      const found = read(text);
      if (typeof found !== "string") return found.value;
      context.issues.push({ code: "custom", message: found, input: text });
      return z.NEVER;
    }),
  );

const quoted = (text: string): string => (text === "" ? "the empty value" : JSON.stringify(text));

/** Text that isn't empty. */
export const textColumn = column((text) => (text.trim() === "" ? "It is empty." : { value: text }));

/** Text of a pattern; `what` names it, as in `"a1" isn't a ZIP code.` */
export const patternColumn = (pattern: RegExp, what: string) => column((text) => (pattern.test(text) ? { value: text } : `${quoted(text)} isn't ${what}.`));

/** A number within bounds, both allowed. */
export const numberColumn = (least: number, most: number) =>
  column((text) => {
    const value = Number(text);
    return /^\d+(?:\.\d+)?$/.test(text) && value >= least && value <= most ? { value } : `${quoted(text)} isn't a number from ${least} to ${most}.`;
  });

/** Degrees of latitude or longitude. */
export const degreesColumn = patternColumn(/^-?\d{1,3}(?:\.\d+)?$/, "a number of degrees");

/** One of a few words. */
export const wordColumn = <Word extends string>(words: readonly Word[]) =>
  column((text) => {
    const value = words.find((word) => word === text);
    return value === undefined ? `${quoted(text)} isn't one of ${words.join(", ")}.` : { value };
  });

/** Words with a space between, each once and each of a kind; `what` names the kind. */
export const listColumn = <Word extends string>(isWord: (text: string) => text is Word, what: string) =>
  column((text): { value: readonly Word[] } | string => listOf(text.split(" "), isWord, what));

/** A state's code. */
export const stateColumn = column((text): { value: StateCode } | string => (isStateCode(text) ? { value: text } : `${quoted(text)} isn't a state.`));

/** States that are left out: `*` for none, or a minus and their codes, as in `-AK HI`. */
export const exceptStatesColumn = column((text): { value: readonly StateCode[] } | string => {
  if (text === "*") return { value: [] };
  if (!text.startsWith("-")) return `${quoted(text)} must be * for all states, or a minus and the states that are left out, such as -AK HI.`;
  return listOf(text.slice(1).split(" "), isStateCode, "a state");
});

function listOf<Word extends string>(words: readonly string[], isWord: (text: string) => text is Word, what: string): { value: readonly Word[] } | string {
  const wrong = words.find((word) => !isWord(word));
  if (wrong !== undefined) return `${quoted(wrong)} isn't ${what}.`;
  const twice = words.find((word, index) => words.indexOf(word) !== index);
  return twice === undefined ? { value: words.filter(isWord) } : `${quoted(twice)} stands there twice.`;
}
