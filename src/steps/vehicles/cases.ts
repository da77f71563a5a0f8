import type { ComplexCase } from "../../flow/complexCase";
import type { AnyField } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import type { FieldError } from "../../session/effectOutcome";
import { caseTexts } from "../cases/texts";

const texts = phrases("case.autoMakeModelUnsupported", {
  title: "An advisor can help with this vehicle",
  body: "We can't quote this make and model online. An advisor knows who insures it and can see your answers.",
  about: "We can't quote this make and model online",
});

/** Raised by a decoded VIN, by a make and model, and by the service's MAKE_MODEL_UNSUPPORTED. */
export const autoMakeModelUnsupported: ComplexCase = {
  id: "autoMakeModelUnsupported",
  title: texts.title,
  body: texts.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  secondary: { label: caseTexts.edit, outcome: { kind: "edit" } },
  dismissible: true,
  speaksForItself: true,
  reason: "auto_model_unsupported",
  art: "advisor",
};

/** The error on the form's field that names make and model, kept as long as its value doesn't change. */
export const unsupported = (field: AnyField, value: unknown): FieldError => ({ field, message: texts.about, by: { source: "case", value } });
