import type { Answers } from "../../flow/field";
import { petAge, petBreed, petName, petState, petType, petZip } from "./fields";

/** Everything that moves a pet premium, and nothing else. The name counts: a pet's records are found by it. */
export const ratingInput = (answers: Answers): unknown => [
  answers.get(petState),
  answers.get(petZip),
  answers.get(petType),
  answers.get(petName),
  answers.get(petBreed),
  answers.get(petAge),
];
