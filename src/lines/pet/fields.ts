import { petAge as bounds } from "../../business/limits";
import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import { z } from "../../kernel/zod";
import { emailField, phoneField } from "../../session/fields/person";
import { ageRule, breedRule, nameRule, typeRule, zipRule } from "./rules";

export type PetType = "CAT" | "DOG";

/** Rated, because the provider finds a pet's records by its name. */
const rated = true;

export const petType = field<PetType | "">("petType", z.enum(["CAT", "DOG", ""]), { label: "Type of pet", initial: "", rated, rule: typeRule });

export const petName = field("petName", z.string(), { label: "Your pet's name", initial: "", rated, rule: nameRule });

/** The breed's name as typed; its code is looked up when it is sent, so that no first screen waits for the list. */
export const petBreed = field("breed", z.string(), { label: "Breed", initial: "", rated, rule: breedRule });

/** Every age that can be chosen, in completed years; the first is "1 or younger". */
export const petAges: readonly string[] = Array.from({ length: bounds.max - bounds.min + 1 }, (_member, index) => String(bounds.min + index));

const ageShape = z.enum([...petAges, ""]);

/** A string, as a select has it; a host's prefill may give a number. */
export const petAge: Field<string> = field<string>(
  "petAge",
  { safeParse: (value) => ageShape.safeParse(typeof value === "number" ? String(value) : value) },
  { label: "Age", initial: "", rated, rule: ageRule },
);

/** The ZIP code that all lines share with the address, asked here without the rest of it. */
export const petZip = field("zipCode", z.string(), { label: "ZIP code", initial: "", personal: true, kept: true, rated, rule: zipRule });

/** Found by the ZIP code, never asked for. */
export const petState = field("state", z.string(), { initial: "", kept: true, rated });

/** Allows the pet partner to write about more than this quote. Never ticked in advance. */
export const subscribes = field("subscribeCheckbox", z.boolean(), { initial: false });

/** In the order in which they are asked. */
export const petFields = [petType, petName, petBreed, petAge, petZip, petState, emailField, phoneField, subscribes] as const;
