import type { PersonalInfo } from "../../api/contract/values";
import type { Answers } from "../../flow/field";
import { normaliseEmail } from "../../flow/rules/email";
import { phoneDigits } from "../../flow/rules/phone";
import { isoDate, parseDate } from "../../kernel/dates";
import { dateOfBirth, emailField, firstName, lastName, phoneField } from "../../session/fields/person";

/** The person on the policy in wire format; members without an answer are absent. */
export function wirePerson(answers: Answers): PersonalInfo {
  const born = parseDate(answers.get(dateOfBirth));
  const email = normaliseEmail(answers.get(emailField));
  const phone = phoneDigits(answers.get(phoneField));
  return {
    ...(answers.get(firstName) && { firstName: answers.get(firstName) }),
    ...(answers.get(lastName) && { lastName: answers.get(lastName) }),
    ...(born && { dateOfBirth: isoDate(born) }),
    ...(email && { email }),
    ...(phone && { primaryPhoneNumber: phone }),
  };
}
