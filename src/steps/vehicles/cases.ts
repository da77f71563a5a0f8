import type { ComplexCase } from "../../flow/complexCase";
import { phrases } from "../../kernel/phrase";
import { caseTexts } from "../cases/texts";

const texts = phrases("case.autoMakeModelUnsupported", {
  title: "An advisor can help with this car",
  body: "We can't quote this make and model online. An advisor knows who insures it and can see your answers.",
});

/** Raised by a decoded VIN, by a make and model, and by the service's MAKE_MODEL_UNSUPPORTED. */
export const autoMakeModelUnsupported: ComplexCase = {
  id: "autoMakeModelUnsupported",
  title: texts.title,
  body: texts.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  secondary: { label: caseTexts.edit, outcome: { kind: "edit" } },
  dismissible: true,
  reason: "auto_model_unsupported",
  art: "advisor",
};
