import type { ApplicationParts } from "../../database/parts";
import { chosenFor, heldValues } from "../../coverages/held";
import { petCoveragesOffered } from "./coverages";

/** All that the price of a pet policy depends on, and nothing else. */
export interface PetInput {
  line: "PET";
  state: string;
  zipCode: string;
  petType: "CAT" | "DOG";
  petCode: string;
  /** Completed years. */
  petAge: number;
  /** By apiKey, what holds of all that may be chosen. */
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
