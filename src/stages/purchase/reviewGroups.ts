import type { Quote } from "../../api/contract/quote";
import { oneLine } from "../../business/oneLine";
import type { AnyField, Answers, Field } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases, worded } from "../../kernel/phrase";
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

const lines = phrases("purchase.review.line", {
  coverages: "{contents} belongings, {deductible} deductible",
  coapplicant: "{name}, with {other}",
  none: "“No” to every question",
  some: "“Yes” to: {names}",
  dogs: "dogs",
  together: "a co-applicant",
  noSafety: "No safety features",
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
  /** The line that sums it up. */
  readonly line: string;
  readonly rows: readonly ReviewRow[];
}

/** Belongings and deductible, by the ids that every service gives them; a quote without them says its first two coverages. */
function coverLine({ coverages = [] }: Partial<Pick<Quote, "coverages">>, text: (phrase: Phrase) => string): string {
  const valueOf = (id: string): string => text(worded(coverages.find((coverage) => coverage.id === id)?.value ?? ""));
  const [contents, deductible] = [valueOf("CONTENTS"), valueOf("ALL_PERILS")];
  if (contents && deductible) return text(fill(lines.coverages, { contents, deductible }));
  return coverages.slice(0, 2).map(({ label, value }) => `${text(worded(label))}: ${text(worded(value))}`).join(", ");
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
  const name = `${answers.get(firstName)} ${answers.get(lastName)}`;
  const other = `${answers.get(coapplicantFirstName)} ${answers.get(coapplicantLastName)}`;
  const yes = [...(answers.get(anyDogs) ? [lines.dogs] : []), ...(isTogether ? [lines.together] : [])];
  const features = listed(answers.get(devices).map((device) => deviceLabels[device]), lines.noSafety);
  return [
    {
      id: "coverages",
      title: texts.coverages,
      line: coverLine(quote ?? {}, text),
      rows: (quote?.coverages ?? []).map(({ id, label, value }) => ({ id, name: worded(label), value: text(worded(value)), step: "policy-compare" })),
    },
    {
      id: "home",
      title: texts.home,
      line: [at.addressLine1, at.addressLine2, at.city].filter(Boolean).join(", "),
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
      line: isTogether ? text(fill(lines.coapplicant, { name, other })) : name,
      rows: [
        { id: "name", name: names.name, value: name, step: "personal-info" },
        typed(dateOfBirth, "personal-info"),
        row(maritalStatus, status === "" ? "" : text(maritalLabels[status]), "personal-info"),
        typed(emailField, "personal-info"),
        typed(phoneField, "personal-info"),
        ...(isTogether
          ? [{ id: "coapplicant", name: names.coapplicant, value: other, step: "purchase/questions" }]
          : []),
      ],
    },
    {
      id: "safety",
      title: texts.safety,
      line: features,
      rows: [
        row(household, listed(answers.get(household).map((member) => householdLabels[member]), names.nobody), "discounts"),
        row(devices, listed(answers.get(devices).map((device) => deviceLabels[device]), names.noDevices), "discounts"),
      ],
    },
    {
      id: "questions",
      title: texts.questions,
      line: text(yes.length > 0 ? fill(lines.some, { names: yes.map(text).join(", ") }) : lines.none),
      rows: askedQuestions(answers.get(anyDogs) === true).map(said),
    },
  ];
}
