import type { ComplexCase } from "../../flow/complexCase";
import type { AnyField, RuleContext } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import { addressLine1, addressSearch, startInManualMode, zipField } from "../../session/fields/address";
import { caseTexts } from "./texts";

const notFound = phrases("case.addressNotFound", {
  title: "Hmm, we can't find your address",
  body: "New streets and rural routes aren't always on the map. An advisor can add your address and see your answers.",
  close: "Confirm my address",
  about: "Check this address",
});
const notSupported = phrases("case.codeNotSupported", {
  title: "We've got you covered!",
  body: "An advisor can still help you find a policy.",
  close: "View where we're currently located",
  about: "We don't quote online in this area yet",
});

/** Marks the part's own field in manual mode, and the search field otherwise. */
const asked =
  (part: AnyField) =>
  ({ answers }: RuleContext): AnyField =>
    answers.get(startInManualMode) ? part : addressSearch;

/**
 * The area has no online quotes, according to the line's answer `place`. Dismissing only closes the case; its own link leads to the
 * page of locations.
 */
export const codeNotSupportedAt = (place: (context: RuleContext) => AnyField): ComplexCase => ({
  id: "codeNotSupported",
  title: notSupported.title,
  body: notSupported.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  secondary: { label: notSupported.close, outcome: { kind: "locations" } },
  dismissible: true,
  reason: "code_not_supported",
  art: "map",
  about: (context) => ({ field: place(context), message: notSupported.about }),
});

export const codeNotSupported = codeNotSupportedAt(asked(zipField));

export const addressNotFound: ComplexCase = {
  id: "addressNotFound",
  title: notFound.title,
  body: notFound.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  secondary: { label: notFound.close, outcome: { kind: "edit" } },
  dismissible: true,
  speaksForItself: true,
  reason: "address_not_found",
  art: "map",
  about: (context) => ({ field: asked(addressLine1)(context), message: notFound.about }),
};
