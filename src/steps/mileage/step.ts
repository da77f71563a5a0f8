import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers, Field } from "../../flow/field";
import { wholeNumber } from "../../flow/rules/number";
import { screenWith } from "../../form/screenWith";
import type { Phrase } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { milesField } from "./fields";
import { MileageScreen } from "./MileageScreen";

/** The figure under its wire name, or an empty body while unanswered. */
export const milesBody = (answers: Answers, miles: Field<string>) => {
  const number = wholeNumber(answers.get(miles));
  return number === null ? {} : { [miles.name]: number };
};

export interface MileageStepOptions {
  readonly title: Phrase;
  /** The answer's name, which is also the wire's: `annualMileage` for motorcycles. */
  readonly name: "numberOfMiles" | "annualMileage";
  /** Miles a year, both bounds included. */
  readonly bounds: { readonly min: number; readonly max: number };
}

/** Miles a year, one figure for all vehicles. The flow leaves it out in states that ask for each vehicle's. */
export function mileageStep({ title, name, bounds }: MileageStepOptions): LineStep {
  const miles = milesField(name, bounds);
  return {
    id: "annual-mileage",
    title,
    screen: screenWith(MileageScreen, miles),
    fields: [miles],
    // Miles change a price and nothing that is asked.
    effects: [sendPart({ id: "sendMileage", behind: true, endpoint: updateAdditionalInfo, body: (answers) => milesBody(answers, miles) })],
  };
}
