import { screenWith } from "../../form/screenWith";
import type { Phrase } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { mileageEffects } from "./effects";
import { milesField } from "./fields";
import { Screen } from "./MileageScreen";

export interface MileageStepOptions {
  readonly title: Phrase;
  /** The answer's name, which is the wire's too: `annualMileage` for motorcycles. */
  readonly name: "numberOfMiles" | "annualMileage";
  /** Miles a year; both bounds count. */
  readonly bounds: { readonly min: number; readonly max: number };
}

/** Miles a year, one figure for all vehicles. Left out by the flow where a state has them asked for each. */
export function mileageStep({ title, name, bounds }: MileageStepOptions): LineStep {
  const miles = milesField(name, bounds);
  return {
    id: "annual-mileage",
    title,
    screen: screenWith(Screen, miles),
    fields: [miles],
    effects: mileageEffects(miles),
  };
}
