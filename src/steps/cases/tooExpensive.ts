import type { ComplexCase } from "../../flow/complexCase";
import { phrases } from "../../kernel/phrase";
import { caseTexts } from "./texts";

const texts = phrases("case.tooExpensiveConnectViaPhone", {
  title: "Let's find you a better fit",
  body: "This policy costs more than we can quote online. A licensed advisor can go over your options.",
});

/** The service's PREMIUM_TOO_HIGH, from any call. The case can't be dismissed; its button leads back to the answers. */
export const tooExpensive: ComplexCase = {
  id: "tooExpensiveConnectViaPhone",
  title: texts.title,
  body: texts.body,
  main: { label: caseTexts.connect, outcome: { kind: "phone" } },
  secondary: { label: caseTexts.edit, outcome: { kind: "edit" } },
  dismissible: false,
  showsPhone: true,
  reason: "too_expensive",
  art: "advisor",
};
