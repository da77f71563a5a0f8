import type { RatingScenario } from "../staging/staging";
import type { AutoInput, MotorcycleInput } from "../driven/drivenInput";
import type { LifeInput } from "./life/input";
import type { PetInput } from "./pet/input";
import type { PropertyInput } from "../property/propertyInput";

export type RatedAnswers = AutoInput | MotorcycleInput | PropertyInput | LifeInput | PetInput;

/** A part of what is rated, so that another scenario is rated again. */
export type RatingInput = RatedAnswers & { scenario: RatingScenario | null };
