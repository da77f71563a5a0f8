import { length } from "../../business/limits";
import { addressTexts, invalidZip, isZip } from "../../flow/rules/address";
import type { Rule } from "../../flow/rules/rule";
import { filled } from "../../flow/rules/rule";
import { fill, phrases } from "../../kernel/phrase";

export const petTexts = phrases("error.pet", {
  type: "Pet type is required",
  name: "Enter a pet name of up to {max} characters",
  breed: "Select a breed",
  age: "Age is required",
});

export const typeRule: Rule<string> = (value) => (value === "" ? petTexts.type : null);

/** Trimmed before it is judged. */
export const nameRule: Rule<string> = (value) => {
  const name = value.trim();
  return name === "" || name.length > length.petName ? fill(petTexts.name, { max: length.petName }) : null;
};

/** Only requires a value. The list of breeds decides whether the breed exists, when the form is sent. */
export const breedRule = filled(petTexts.breed);

export const ageRule: Rule<string> = (value) => (value === "" ? petTexts.age : null);

export const zipRule: Rule<string> = (value) => {
  if (value.trim() === "") return addressTexts.zipRequired;
  return isZip(value) ? null : invalidZip;
};
