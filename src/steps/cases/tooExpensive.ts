import type { ComplexCase } from "../../flow/complexCase";
import { phrases } from "../../kernel/phrase";
import { caseTexts } from "./texts";

const texts = phrases("case.tooExpensiveConnectViaPhone", {
  title: "Let's find you a better fit",
  body: "Online, this policy comes out above what carriers let us quote. A licensed advisor can look at more of them with you.",
});

/** The service's PREMIUM_TOO_HIGH, on any call (spec §8, decisions 45 and 71): not to be dismissed, but to be mended. */
export const tooExpensive: ComplexCase = {
  id: "tooExpensiveConnectViaPhone",
  title: texts.title,
  body: texts.body,
  main: { label: caseTexts.connect, outcome: { kind: "phone" } },
  secondary: { label: caseTexts.edit, outcome: { kind: "close" } },
  dismissible: false,
  showsPhone: true,
  reason: "too_expensive",
  art: "advisor",
};
