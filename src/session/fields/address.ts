import { oneLine } from "../../business/oneLine";
import { field } from "../../flow/field";
import { addressLine, addressTexts, city, parseFullAddress, state, unit, zipCode } from "../../flow/rules/address";
import type { Rule } from "../../flow/rules/rule";
import { z } from "../../kernel/zod";

/** The address of the risk, shared by every line that has one. */
const personal = true;
/** Carriers use the street to look up records of fire and flood. */
const rated = true;
const kept = true;
const text = z.string();

export const startInManualMode = field("startInManualMode", z.boolean(), { initial: false, kept });

/** Applies the parts' rules in manual mode only: in suggestion mode the search field is validated for all of them. */
const typedByHand =
  (rule: Rule<string>): Rule<string> =>
  (value, context) =>
    context.answers.get(startInManualMode) ? rule(value, context) : null;

export const addressLine1 = field("addressLine1", text, { label: "Street address", initial: "", personal, rated, kept, rule: typedByHand(addressLine) });
export const addressLine2 = field("addressLine2", text, { label: "Apartment or unit", initial: "", personal, rated, kept, rule: unit });
export const cityField = field("city", text, { label: "City", initial: "", personal, kept, rule: typedByHand(city) });
export const stateField = field("state", text, { label: "State", initial: "", rated, kept, rule: typedByHand(state) });
export const zipField = field("zipCode", text, { label: "ZIP code", initial: "", personal, rated, kept, rule: typedByHand(zipCode) });

/**
 * The text typed in suggestion mode. It counts as the parts below if a suggestion was picked, or if it can be read as a full
 * address.
 */
export const addressSearch = field("addressSearch", text, {
  label: "Home address",
  initial: "",
  personal,
  kept,
  rule(value, context) {
    const { answers } = context;
    if (answers.get(startInManualMode)) return null;
    if (value.trim() === "") return addressTexts.line;
    const picked = {
      addressLine1: answers.get(addressLine1),
      city: answers.get(cityField),
      state: answers.get(stateField),
      zipCode: answers.get(zipField),
    };
    const whole = value.trim() === oneLine(picked) ? { ...picked, addressLine2: "" } : parseFullAddress(value);
    if (!whole) return addressTexts.choose;
    return addressLine(whole.addressLine1, context) ?? unit(whole.addressLine2, context) ?? city(whole.city, context);
  },
});

/** The address, in one line with its unit, that the visitor confirmed unchanged: corrected, or without a unit. */
export const confirmedAddress = field("confirmedAddress", text, { initial: "", personal, kept });

/** True if verification didn't find the address. The screen says so until one is found, even after a reload. */
export const addressUnknown = field("addressUnknown", z.boolean(), { initial: false, kept });

export const addressFields = [
  addressSearch,
  addressLine1,
  addressLine2,
  cityField,
  stateField,
  zipField,
  startInManualMode,
  confirmedAddress,
] as const;
