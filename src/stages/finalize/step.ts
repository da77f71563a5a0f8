import { has } from "../../flow/condition";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { loadStages } from "../loadStages";
import { contactFields } from "./fields";

const titles = phrases("finalize.title", {
  contact: "How can we reach you?",
  phone: "Talk to a licensed advisor",
  success: "You're all set",
});

/** Always reachable: a complex case leads here from any step, with or without a quote. */
export const contactStep: LineStep = {
  id: "finalize/contact",
  title: titles.contact,
  fields: contactFields,
  parcel: () => loadStages().then(({ contact }) => contact),
  open: true,
  entry: true,
  settles: true,
  // Back from the success page then shows it again instead of an empty form.
  over: has("over"),
};

/** Not part of the flow's order: no Next leads to it. */
export const phoneStep: LineStep = {
  id: "finalize/phone",
  title: titles.phone,
  fields: [],
  parcel: () => loadStages().then(({ phone }) => phone),
  open: true,
};

export const successStep: LineStep = {
  id: "finalize/success",
  title: titles.success,
  fields: [],
  parcel: () => loadStages().then(({ success }) => success),
  when: has("finalized"),
  open: true,
  terminal: true,
};

const generic = (step: LineStep): LineStep => ({ ...step, generic: true });

/** The same steps at the generic addresses, for lines without such pages of their own. */
export const genericContact = [generic(contactStep), generic(successStep)] as const;
export const genericPhone = generic(phoneStep);
