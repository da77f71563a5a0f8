import { length } from "../../business/limits";
import { namePatterns } from "../../kernel/personPatterns";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { messages } from "./messages";
import type { Rule } from "./rule";

const texts = phrases("error.name", {
  tooLong: "Must be less than or equal to {max} characters",
  notAName: "Please enter a valid name",
});

/** A person's name: Unicode letters, space, dot, apostrophe, hyphen. Trimmed before it is judged. */
export const personName =
  (missing: Phrase, max = length.name): Rule<string> =>
  (value) => {
    const name = value.trim();
    if (name === "") return missing;
    if (name.length > max) return fill(texts.tooLong, { max });
    if (/\p{N}/u.test(name)) return messages.noDigits;
    if (!namePatterns.characters.test(name)) return messages.noSpecial;
    return namePatterns.letter.test(name) ? null : texts.notAName;
  };
