import { age } from "../../business/limits";
import type { ComplexCase } from "../../flow/complexCase";
import type { RuleContext } from "../../flow/field";
import { dateTexts } from "../../flow/rules/date";
import { calendarDay, parseDate, yearsBetween } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import { noQuotesReturnedByOtherInsuranceLine } from "../../stages/quotes/cases";
import { codeNotSupported } from "../../steps/cases/address";
import { caseTexts } from "../../steps/cases/texts";
import { tooExpensive } from "../../steps/cases/tooExpensive";
import { lifeBirthDate } from "./fields";

const texts = phrases("case.life", {
  youngTitle: "Life insurance starts at 18",
  youngBody: "Carriers quote term life online from 18. An advisor can tell you what there is for somebody younger.",
  oldTitle: "Let's look at this together",
  oldBody: "Carriers quote term life online up to 80. An advisor knows which policies are there beyond that, and what they cost.",
  tooOld: "You must be under 81 years old",
});

const ageOf = ({ answers, now }: RuleContext): number | null => {
  const born = parseDate(answers.get(lifeBirthDate));
  return born && yearsBetween(born, calendarDay(now));
};

/** Life finalizes by phone (decision 22), and its ages can't be dismissed, only mended (spec §4). */
const byPhone = {
  main: { label: caseTexts.connect, outcome: { kind: "phone" } },
  secondary: { label: caseTexts.edit, outcome: { kind: "close" } },
  dismissible: false,
  showsPhone: true,
  art: "advisor",
} as const;

const underMin: ComplexCase = {
  ...byPhone,
  id: "lifeCaseUnderMinDoB",
  title: texts.youngTitle,
  body: texts.youngBody,
  reason: "date_of_birth_under_18",
  before: true,
  when: (context) => (ageOf(context) ?? age.lifeMin) < age.lifeMin,
  blames: { field: lifeBirthDate, message: dateTexts.tooYoung },
};

const overMax: ComplexCase = {
  ...byPhone,
  id: "lifeCaseOverMaxDoB",
  title: texts.oldTitle,
  body: texts.oldBody,
  reason: "date_of_birth_over_80",
  before: true,
  when: (context) => (ageOf(context) ?? age.lifeMax) > age.lifeMax,
  blames: { field: lifeBirthDate, message: texts.tooOld },
};

/** The complex cases that life can raise. */
export const cases: readonly ComplexCase[] = [
  { ...codeNotSupported, main: byPhone.main },
  underMin,
  overMax,
  noQuotesReturnedByOtherInsuranceLine,
  tooExpensive,
];
