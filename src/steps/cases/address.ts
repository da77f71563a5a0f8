import type { ComplexCase } from "../../flow/complexCase";
import { phrases } from "../../kernel/phrase";
import { caseTexts } from "./texts";

const notFound = phrases("case.addressNotFound", {
  title: "Hmm, we can't find your address",
  body: "New streets and rural routes take a while to reach the map. An advisor can place it by hand, and your answers come along.",
  close: "Confirm my address",
});
const notSupported = phrases("case.codeNotSupported", {
  title: "We've got you covered!",
  body: "We don't quote online in this area yet. An advisor can still find you a policy.",
  close: "View where we're currently located",
});

export const addressNotFound: ComplexCase = {
  id: "addressNotFound",
  title: notFound.title,
  body: notFound.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  secondary: { label: notFound.close, outcome: { kind: "close" } },
  dismissible: true,
  reason: "address_not_found",
  art: "map",
};

/** Dismissing leaves for the partner's page of locations (spec §4, decision 74). */
export const codeNotSupported: ComplexCase = {
  id: "codeNotSupported",
  title: notSupported.title,
  body: notSupported.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  secondary: { label: notSupported.close, outcome: { kind: "locations" } },
  dismissible: true,
  reason: "code_not_supported",
  art: "map",
};
