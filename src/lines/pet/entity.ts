import { petAge as bounds } from "../../business/limits";
import type { Field } from "../../flow/field";
import { field, withLateRule } from "../../flow/field";
import { boolean, oneOf, string } from "../../kernel/shape";
import { emailField, phoneField } from "../../session/entity/person";

const rules = () => import("./rules");

export type PetType = "CAT" | "DOG";

export const petType = withLateRule<PetType | "">(
  field<PetType | "">("petType", oneOf("CAT", "DOG", ""), { label: "Type of pet", initial: "" }),
  () => rules().then((module) => module.typeRule),
);

export const petName = withLateRule(field("petName", string(), { label: "Name of your pet", initial: "" }), () => rules().then((module) => module.nameRule));

/** The breed's name as typed; its code is looked up when it is sent, so that no first screen waits for the list. */
export const petBreed = withLateRule(field("breed", string(), { label: "Breed", initial: "" }), () => rules().then((module) => module.breedRule));

/** Every age on offer, in completed years; the first is "1 or younger" (decision 35). */
export const petAges: readonly string[] = Array.from({ length: bounds.max - bounds.min + 1 }, (_member, index) => String(bounds.min + index));

const ageShape = oneOf(...petAges, "");

/** As a select has it; a host's prefill may say it as a number. */
export const petAge: Field<string> = withLateRule(
  field<string>("petAge", { safeParse: (value) => ageShape.safeParse(typeof value === "number" ? String(value) : value) }, { label: "Age", initial: "" }),
  () => rules().then((module) => module.ageRule),
);

/** The same answer as an address's ZIP code; here nothing else of an address is asked. */
export const petZip = withLateRule(field("zipCode", string(), { label: "ZIP code", initial: "", personal: true }), () =>
  rules().then((module) => module.zipRule),
);

/** Found by the ZIP code, never asked. */
export const petState = field("state", string(), { initial: "" });

/** Whether the pet partner may write about more than this quote. Never ticked for the visitor. */
export const subscribes = field("subscribeCheckbox", boolean, { initial: false });

/** In the order in which they are asked. */
export const petFields = [petType, petName, petBreed, petAge, petZip, petState, emailField, phoneField, subscribes] as const;
