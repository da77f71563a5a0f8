import { length } from "../../business/limits";
import { field } from "../../flow/field";
import { chosen, filled } from "../../flow/rules/rule";
import { tooLong } from "../../flow/rules/tooLong";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import type { VehicleAnswer } from "./fields";
import { isOther, make, modelYear } from "./itemRules";
import { ownershipMissing } from "./listRule";
import type { VehicleStepOptions } from "./options";

const texts = phrases("error.vehicle", {
  model: "Select a model",
  modelByHand: "Enter a model",
});

const text = z.string();

// The fields of the form for one vehicle, whose drafts live under a scope of their own.

/** The vehicle that the drafts were started for; empty before that. */
export const draftOf = field("draftOf", text, { initial: "" });
/** Make and model are typed, because the lists lack them or didn't load. */
export const byHand = field("byHand", z.boolean(), { initial: false });
/** Set once a VIN identified the vehicle. */
export const knownVin = field("vin", text, { label: "VIN", initial: "", personal: true });
export const checkDigitFails = field("checkDigitFails", z.boolean(), { initial: false });
export const plMake = field("plMake", text, { label: "Make", initial: "", rule: make });
export const plModel = field("plModel", text, {
  label: "Model",
  initial: "",
  rule(value, context) {
    if (isOther(context.answers.get(plMake))) return null;
    return filled(context.answers.get(byHand) ? texts.modelByHand : texts.model)(value, context) ?? tooLong(value, length.vehicle);
  },
});
/** Required only if the register knows several styles; the form checks that, because it has the list. */
export const bodyStyle = field("bodyStyle", text, { label: "Body style", initial: "" });
export const ownershipType = field<VehicleAnswer["ownershipType"]>("ownershipType", z.enum(["Owned", "Lien", ""]), {
  label: "Is it paid off?",
  initial: "",
  rule: chosen(ownershipMissing),
});

export const yearField = (options: VehicleStepOptions) =>
  field("plYear", text, { label: "Year", initial: "", rule: modelYear(options) });

/** In the form's order. */
export const itemFields = (options: VehicleStepOptions) =>
  [yearField(options), plMake, plModel, bodyStyle, ownershipType, knownVin, checkDigitFails, byHand, draftOf] as const;
