import { age } from "../../business/limits";
import type { ComplexCase } from "../../flow/complexCase";
import type { RuleContext } from "../../flow/field";
import { dateTexts } from "../../flow/rules/date";
import { calendarDay, parseDate, yearsBetween } from "../../kernel/dates";
import { phrases } from "../../kernel/phrase";
import { noQuotesReturnedByOtherInsuranceLine } from "../../stages/quotes/cases";
import { codeNotSupportedAt } from "../../steps/cases/address";
import { caseTexts } from "../../steps/cases/texts";
import { tooExpensive } from "../../steps/cases/tooExpensive";
import { lifeBirthDate, lifeState } from "./fields";

const texts = phrases("case.life", {
  youngTitle: "You must be 18 or older for online quotes",
  youngBody: "An advisor can tell you about life insurance for someone under 18.",
  oldTitle: "Let's talk about your options",
  oldBody: "Online quotes are available through age 80. An advisor can tell you about policies for people over 80.",
  tooOld: "You must be under 81 years old",
});

const ageOf = ({ answers, now }: RuleContext): number | null => {
  const born = parseDate(answers.get(lifeBirthDate));
  return born && yearsBetween(born, calendarDay(now));
};

/** Life finalizes by phone, and its ages can't be dismissed, only mended. */
const byPhone = {
  main: { label: caseTexts.connect, outcome: { kind: "phone" } },
  dismissible: false,
  showsPhone: true,
  speaksForItself: true,
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
  about: () => ({ field: lifeBirthDate, message: dateTexts.tooYoung }),
};

const overMax: ComplexCase = {
  ...byPhone,
  id: "lifeCaseOverMaxDoB",
  title: texts.oldTitle,
  body: texts.oldBody,
  reason: "date_of_birth_over_80",
  before: true,
  when: (context) => (ageOf(context) ?? age.lifeMax) > age.lifeMax,
  about: () => ({ field: lifeBirthDate, message: texts.tooOld }),
};

/** The complex cases that life can raise. */
export const cases: readonly ComplexCase[] = [
  { ...codeNotSupportedAt(() => lifeState), main: byPhone.main },
  underMin,
  overMax,
  noQuotesReturnedByOtherInsuranceLine,
  tooExpensive,
];
