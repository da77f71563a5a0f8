import type { BindAnswers } from "../../business/bindQuestions";
import { dwellingTypes, uncleanAnswers } from "../../business/bindQuestions";
import type { PaymentPlanId } from "../../business/paymentPlans";
import { paymentPlanIds } from "../../business/paymentPlans";
import type { Answers, Field } from "../../flow/field";
import { field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { personName } from "../../flow/rules/name";
import { chosen } from "../../flow/rules/rule";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

const texts = phrases("error.purchase", {
  coFirstName: "Enter your co-applicant's first name",
  coLastName: "Enter your co-applicant's last name",
  plan: "Choose a payment plan",
  records: "Agree to get your documents online",
  signature: "Check this box to sign",
});

const labels = phrases("field", {
  businessOrDaycare: "Do you run a business or a daycare at home?",
  haveAnyLosses: "Have you had any losses in the last 5 years?",
  anyDogsOnPremises: "Do any dogs live with you?",
  anyRestrictedDogs: "Are any of them a restricted breed?",
  anyAnimalBites: "Has an animal of yours ever bitten a person?",
  anyViciousExoticAnimals: "Do you keep exotic or aggressive animals?",
  anyAdditionalInsured: "Do you want a co-applicant?",
  coapplicantFirstName: "Co-applicant's first name",
  coapplicantLastName: "Co-applicant's last name",
});

const yesOrNo = (name: keyof typeof labels, asked: (answers: Answers) => boolean = () => true): Field<boolean | null> =>
  field<boolean | null>(name, z.nullable(z.boolean()), {
    label: labels[name],
    initial: null,
    rule: (value, { answers }) => (value === null && asked(answers) ? messages.selection : null),
  });

export const typeOfDwelling = field("typeOfDwelling", z.enum(dwellingTypes), { label: "What kind of home is it?", initial: dwellingTypes[0] });
export const businessOrDaycare = yesOrNo("businessOrDaycare");
export const anyDogs = yesOrNo("anyDogsOnPremises");
export const anyRestrictedDogs = yesOrNo("anyRestrictedDogs", (answers) => answers.get(anyDogs) === true);
export const hasCoapplicant = yesOrNo("anyAdditionalInsured");

/** Yes-or-no questions in the order in which they are asked, under their wire names. */
const yesNoQuestions = [
  businessOrDaycare,
  yesOrNo("haveAnyLosses"),
  anyDogs,
  anyRestrictedDogs,
  yesOrNo("anyAnimalBites"),
  yesOrNo("anyViciousExoticAnimals"),
  hasCoapplicant,
] as const;

/** The questions for a person with or without dogs. */
export const askedQuestions = (hasDogs: boolean) => yesNoQuestions.filter((of) => of !== anyRestrictedDogs || hasDogs);

type Said = BindAnswers & { anyAdditionalInsured: boolean };

/** The answers to these questions. An answer hidden by another one is left out. */
export const saidOf = (answers: Answers): Said =>
  Object.fromEntries(askedQuestions(answers.get(anyDogs) === true).map((of) => [of.name, answers.get(of) === true])) as unknown as Said;

const coapplicantName = (name: keyof typeof labels, missing: (typeof texts)["coFirstName"]): Field<string> =>
  field(name, z.string(), {
    label: labels[name],
    initial: "",
    personal: true,
    rule: (value, context) => (context.answers.get(hasCoapplicant) ? personName(missing)(value, context) : null),
  });
export const coapplicantFirstName = coapplicantName("coapplicantFirstName", texts.coFirstName);
export const coapplicantLastName = coapplicantName("coapplicantLastName", texts.coLastName);

/** In the order in which they are asked. */
export const questionFields = [typeOfDwelling, ...yesNoQuestions, coapplicantFirstName, coapplicantLastName] as const;

/** The first answer that rules out an online policy; null if there is none. */
export function uncleanField(answers: Answers): Field<boolean | null> | null {
  const [first] = uncleanAnswers(saidOf(answers));
  return yesNoQuestions.find(({ name }) => name === first) ?? null;
}

/** The terms on screen when a box was ticked. The consent holds for no other application, quote or price. */
const agreed = z.nullable(z.object({ terms: z.string(), at: z.string() }));
export type Agreed = z.infer<typeof agreed>;

export const recordsConsent = field<Agreed>("recordsConsent", agreed, { label: "Online documents", initial: null, rule: chosen(texts.records) });
export const signature = field<Agreed>("signature", agreed, { label: "Signature", initial: null, rule: chosen(texts.signature) });

export const plan = field<PaymentPlanId | "">("paymentPlan", z.enum(["", ...paymentPlanIds]), { label: "Payment plan", initial: "", rule: chosen(texts.plan) });
