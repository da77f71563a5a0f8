import { ageFault, lifeAge } from "../../business/ageRules";
import type { ComplexCase } from "../../flow/complexCase";
import type { RuleContext } from "../../flow/field";
import { dateTexts } from "../../flow/rules/date";
import { calendarDay, parseDate } from "../../kernel/dates";
import { fill, phrases } from "../../kernel/phrase";
import { noQuotesReturnedByOtherInsuranceLine } from "../../stages/quotes/cases";
import { codeNotSupportedAt } from "../../steps/cases/address";
import { caseTexts } from "../../steps/cases/texts";
import { tooExpensive } from "../../steps/cases/tooExpensive";
import { lifeBirthDate, lifeState } from "./fields";

const texts = phrases("case.life", {
  youngTitle: "You must be {min} or older for online quotes",
  youngBody: "An advisor can tell you about life insurance for someone under {min}.",
  oldTitle: "Let's talk about your options",
  oldBody: "Online quotes are available through age {max}. An advisor can tell you about policies for people over {max}.",
  tooOld: "Enter an age of {max} or younger",
});

const isOutside = ({ answers, now }: RuleContext, code: "tooYoung" | "tooOld"): boolean => {
  const born = parseDate(answers.get(lifeBirthDate));
  return born !== null && ageFault(born, lifeAge, calendarDay(now))?.code === code;
};

/** Life finalizes by phone. The cases about age can't be dismissed: the visitor calls or corrects the date. */
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
  title: fill(texts.youngTitle, lifeAge),
  body: fill(texts.youngBody, lifeAge),
  reason: "date_of_birth_under_18",
  before: true,
  when: (context) => isOutside(context, "tooYoung"),
  about: () => ({ field: lifeBirthDate, message: fill(dateTexts.tooYoung, lifeAge) }),
};

const overMax: ComplexCase = {
  ...byPhone,
  id: "lifeCaseOverMaxDoB",
  title: texts.oldTitle,
  body: fill(texts.oldBody, lifeAge),
  reason: "date_of_birth_over_80",
  before: true,
  when: (context) => isOutside(context, "tooOld"),
  about: () => ({ field: lifeBirthDate, message: fill(texts.tooOld, lifeAge) }),
};

/** The complex cases that life can raise. */
export const cases: readonly ComplexCase[] = [
  { ...codeNotSupportedAt(() => lifeState), main: byPhone.main },
  underMin,
  overMax,
  noQuotesReturnedByOtherInsuranceLine,
  tooExpensive,
];
