import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers, Field } from "../../flow/field";
import { wholeNumber } from "../../flow/rules/number";
import type { Effect } from "../../session/effect";
import { sendPart } from "../../session/sendPart";

/** The figure under its wire name; nothing where there is none. */
export const milesBody = (answers: Answers, miles: Field<string>) => {
  const number = wholeNumber(answers.get(miles));
  return number === null ? {} : { [miles.name]: number };
};

/** PATCH additional info. */
export const mileageEffects = (miles: Field<string>): readonly Effect[] => [
  sendPart({ id: "sendMileage", endpoint: updateAdditionalInfo, body: (answers) => milesBody(answers, miles) }),
];
