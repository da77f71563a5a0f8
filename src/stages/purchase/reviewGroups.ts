import type { Quote } from "../../api/contract/quote";
import { oneLine } from "../../business/oneLine";
import type { AnyField, Answers, Field } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";
import { phrases, worded } from "../../kernel/phrase";
import { addressLine1, addressLine2, cityField, stateField, zipField } from "../../session/fields/address";
import { dateOfBirth, emailField, firstName, lastName, phoneField } from "../../session/fields/person";
import { household, householdLabels } from "../../steps/cohabitation/fields";
import { deviceLabels, devicesField } from "../../steps/discounts/fields";
import { maritalLabels, maritalStatus } from "../../steps/person/maritalStatus";
import { insuranceStartDate, insuredResideTime } from "../../steps/startDate/fields";
import { anyDogs, askedQuestions, coapplicantFirstName, coapplicantLastName, hasCoapplicant, typeOfDwelling } from "./fields";
import { dwellingLabels, yesNo } from "./labels";

const texts = phrases("purchase.review.group", {
  home: "Your home",
  you: "You",
  coverages: "Coverage",
  safety: "Household and safety",
  questions: "Last questions",
});
const names = phrases("purchase.review.name", {
  address: "Address",
  name: "Name",
  coapplicant: "Co-applicant",
  nobody: "No one else",
  noDevices: "None",
});

/** One answer on the review. `step` is the step that changes it. */
export interface ReviewRow {
  readonly id: string;
  readonly name: Phrase | string;
  readonly value: string;
  readonly step: string;
}

export interface ReviewGroup {
  readonly id: keyof typeof texts;
  readonly title: Phrase;
  readonly rows: readonly ReviewRow[];
}

const devices = devicesField();

/** Every answer that the policy is based on, as it was given. */
export function reviewGroups(answers: Answers, quote: Quote | undefined, text: (phrase: Phrase) => string): readonly ReviewGroup[] {
  const row = (of: AnyField, value: string, step: string): ReviewRow => ({
    id: of.name,
    name: of.label ?? of.name,
    value: value || text(yesNo.none),
    step,
  });
  const typed = (of: Field<string>, step: string): ReviewRow => row(of, answers.get(of), step);
  const said = (of: Field<boolean | null>): ReviewRow => row(of, text(answers.get(of) ? yesNo.yes : yesNo.no), "purchase/questions");
  const listed = (items: readonly Phrase[], none: Phrase): string => (items.length > 0 ? items.map(text).join(", ") : text(none));
  const at = {
    addressLine1: answers.get(addressLine1),
    addressLine2: answers.get(addressLine2),
    city: answers.get(cityField),
    state: answers.get(stateField),
    zipCode: answers.get(zipField),
  };
  const status = answers.get(maritalStatus);
  const isTogether = answers.get(hasCoapplicant) === true;
  return [
    {
      id: "home",
      title: texts.home,
      rows: [
        { id: "address", name: names.address, value: oneLine(at), step: "address" },
        row(typeOfDwelling, text(dwellingLabels[answers.get(typeOfDwelling)]), "purchase/questions"),
        typed(insuranceStartDate, "insurance-start"),
        typed(insuredResideTime, "insurance-start"),
      ],
    },
    {
      id: "you",
      title: texts.you,
      rows: [
        { id: "name", name: names.name, value: `${answers.get(firstName)} ${answers.get(lastName)}`, step: "personal-info" },
        typed(dateOfBirth, "personal-info"),
        row(maritalStatus, status === "" ? "" : text(maritalLabels[status]), "personal-info"),
        typed(emailField, "personal-info"),
        typed(phoneField, "personal-info"),
        ...(isTogether
          ? [{ id: "coapplicant", name: names.coapplicant, value: `${answers.get(coapplicantFirstName)} ${answers.get(coapplicantLastName)}`, step: "purchase/questions" }]
          : []),
      ],
    },
    {
      id: "coverages",
      title: texts.coverages,
      rows: (quote?.coverages ?? []).map(({ id, label, value }) => ({ id, name: worded(label), value: text(worded(value)), step: "policy-compare" })),
    },
    {
      id: "safety",
      title: texts.safety,
      rows: [
        row(household, listed(answers.get(household).map((member) => householdLabels[member]), names.nobody), "discounts"),
        row(devices, listed(answers.get(devices).map((device) => deviceLabels[device]), names.noDevices), "discounts"),
      ],
    },
    {
      id: "questions",
      title: texts.questions,
      rows: askedQuestions(answers.get(anyDogs) === true).map(said),
    },
  ];
}
