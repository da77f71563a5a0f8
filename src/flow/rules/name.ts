import { nameFault } from "../../business/personRules";
import { phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { messages } from "./messages";
import type { Rule } from "./rule";
import { saying } from "./saying";

const texts = {
  ...phrases("error.name", {
    tooLong: "Must be less than or equal to {max} characters",
    notAName: "Please enter a valid name",
  }),
  digits: messages.noDigits,
  special: messages.noSpecial,
};

/** Checks a person's name, trimmed. */
export const personName =
  (missing: Phrase, max?: number): Rule<string> =>
  (value) => {
    const name = value.trim();
    return name === "" ? missing : saying(texts, nameFault(name, max));
  };
