import type { InsuranceLine } from "../../../src/business/lines";
import { calendarDay } from "../../../src/kernel/dates";
import type { Carrier } from "../carriers/carriers";
import { isPropertyLine } from "../reference/propertyLines";
import type { ApplicationParts } from "../resources/applications/parts";
import type { RatingScenario } from "../staging/staging";
import { autoInput, motorcycleInput, type AutoInput, type MotorcycleInput } from "./autoInput";
import { lifeInput, type LifeInput } from "./lifeInput";
import { petInput, type PetInput } from "./petInput";
import { propertyInput, type PropertyInput } from "./propertyInput";
import { rateAuto } from "./rateAuto";
import { rateLife } from "./rateLife";
import { rateMotorcycle } from "./rateMotorcycle";
import { ratePet } from "./ratePet";
import { rateProperty } from "./rateProperty";
import type { Rated } from "./result";

export type RatedAnswers = AutoInput | MotorcycleInput | PropertyInput | LifeInput | PetInput;

/** A part of what is rated, so that another scenario is rated again. */
export type RatingInput = RatedAnswers & { scenario: RatingScenario | null };

/** What a line's application is rated on, or null while something is missing. OTHER is never rated. */
export function ratingInputOf(line: InsuranceLine, parts: ApplicationParts, today = calendarDay(new Date())): RatedAnswers | null {
  if (isPropertyLine(line)) return propertyInput(line, parts, today);
  switch (line) {
    case "PERSONAL_AUTO":
      return autoInput(parts, today);
    case "MOTORCYCLE":
      return motorcycleInput(parts, today);
    case "LIFE":
      return lifeInput(parts, today);
    case "PET":
      return petInput(parts);
    default:
      return null;
  }
}

export function rate(input: RatedAnswers, carrier: Carrier): Rated {
  switch (input.line) {
    case "PERSONAL_AUTO":
      return rateAuto(input, carrier);
    case "MOTORCYCLE":
      return rateMotorcycle(input, carrier);
    case "LIFE":
      return rateLife(input, carrier);
    case "PET":
      return ratePet(input, carrier);
    default:
      return rateProperty(input, carrier);
  }
}
