import { length } from "../../business/limits";
import { field } from "../../flow/field";
import { chosen, filled } from "../../flow/rules/rule";
import { tooLong } from "../../flow/rules/tooLong";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import type { VehicleAnswer } from "./fields";
import { make, modelYear } from "./itemRules";
import { ownershipMissing } from "./listRule";
import type { VehicleStepOptions } from "./options";

const texts = phrases("error.vehicle", {
  model: "Select a model",
  modelByHand: "Enter a model",
});

const text = z.string();

// The fields of the form of one vehicle, whose drafts live under a scope of their own.

/** The vehicle that the drafts were begun for; empty before. */
export const draftOf = field("draftOf", text, { initial: "" });
/** Make and model are typed: the lists don't have them, or didn't load. */
export const byHand = field("byHand", z.boolean(), { initial: false });
/** Not empty once a VIN said what the vehicle is. */
export const knownVin = field("vin", text, { label: "VIN", initial: "", personal: true });
export const checkDigitFails = field("checkDigitFails", z.boolean(), { initial: false });
export const plMake = field("plMake", text, { label: "Make", initial: "", rule: make });
export const plModel = field("plModel", text, {
  label: "Model",
  initial: "",
  rule: (value, context) => filled(context.answers.get(byHand) ? texts.modelByHand : texts.model)(value, context) ?? tooLong(value, length.vehicle),
});
/** Required only where the register knows several: the form judges that, as it has the list. */
export const bodyStyle = field("bodyStyle", text, { label: "Body style", initial: "" });
export const ownershipType = field<VehicleAnswer["ownershipType"]>("ownershipType", z.enum(["Owned", "Lien", ""]), {
  label: "Ownership",
  initial: "",
  rule: chosen(ownershipMissing),
});

export const yearField = (options: VehicleStepOptions) =>
  field("plYear", text, { label: "Year", initial: "", rule: modelYear(options) });

/** In the order of the form. */
export const itemFields = (options: VehicleStepOptions) =>
  [yearField(options), plMake, plModel, bodyStyle, ownershipType, knownVin, checkDigitFails, byHand, draftOf] as const;
