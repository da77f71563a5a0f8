import type { RatingScenario } from "../staging/staging";
import type { AutoInput, MotorcycleInput } from "../rating/autoInput";
import type { LifeInput } from "../rating/lifeInput";
import type { PetInput } from "../rating/petInput";
import type { PropertyInput } from "../rating/propertyInput";

export type RatedAnswers = AutoInput | MotorcycleInput | PropertyInput | LifeInput | PetInput;

/** A part of what is rated, so that another scenario is rated again. */
export type RatingInput = RatedAnswers & { scenario: RatingScenario | null };
