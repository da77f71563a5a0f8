import type { ApplicationParts } from "../../database/parts";
import { chosenFor, heldValues } from "../../coverages/held";
import { petCoveragesOffered } from "./coverages";

/** Everything that the price of a pet policy depends on. */
export interface PetInput {
  line: "PET";
  state: string;
  zipCode: string;
  petType: "CAT" | "DOG";
  petCode: string;
  /** Completed years. */
  petAge: number;
  /** The current values of all choices, by apiKey. */
  chosen: Readonly<Record<string, string>>;
}

/** Null without a pet. */
export function petInput(parts: ApplicationParts): PetInput | null {
  const { pet } = parts;
  if (!pet) return null;
  const { mailingAddress, petType, petCode, petAge } = pet;
  return {
    line: "PET",
    ...mailingAddress,
    petType,
    petCode,
    petAge,
    chosen: heldValues(petCoveragesOffered(), chosenFor(parts)),
  };
}
