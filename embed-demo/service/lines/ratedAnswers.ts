import type { RatingScenario } from "../database/staged";
import type { AutoInput } from "./auto/input";
import type { MotorcycleInput } from "./motorcycle/input";
import type { LifeInput } from "./life/input";
import type { PetInput } from "./pet/input";
import type { PropertyInput } from "../property/propertyInput";

export type RatedAnswers = AutoInput | MotorcycleInput | PropertyInput | LifeInput | PetInput;

/** Part of the rated answers, so that a change of scenario is rated again. */
export type RatingInput = RatedAnswers & { scenario: RatingScenario | null };
