import { birthDate } from "../../flow/rules/date";
import { email as emailRule, loadTopLevelDomains } from "../../flow/rules/email";
import { personName } from "../../flow/rules/name";
import { phone as phoneRule } from "../../flow/rules/phone";
import { optional } from "../../flow/rules/rule";
import { phrases } from "../../kernel/phrase";

const texts = phrases("error.person", {
  firstName: "Enter a first name",
  lastName: "Enter a last name",
});

export const firstName = personName(texts.firstName);
export const lastName = personName(texts.lastName);
export const dateOfBirth = birthDate();
export const phone = optional(phoneRule);

/** The rule with its list of top-level domains. */
export async function email(): Promise<typeof emailRule> {
  await loadTopLevelDomains();
  return emailRule;
}
