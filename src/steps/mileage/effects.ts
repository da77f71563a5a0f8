import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import type { Answers, Field } from "../../flow/field";
import { wholeNumber } from "../../flow/rules/number";
import { callApplication } from "../../session/application";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";

/** The figure under its wire name; nothing where there is none. */
export const milesBody = (answers: Answers, miles: Field<string>) => {
  const number = wholeNumber(answers.get(miles));
  return number === null ? {} : { [miles.name]: number };
};

/** PATCH additional info (spec §7). */
export const mileageEffects = (miles: Field<string>): readonly Effect[] => [
  {
    id: "sendMileage",
    input: (answers, session) => [session.application.peek()?.id, milesBody(answers, miles)],
    async run({ answers, session, signal }) {
      const sent = await callApplication(session, updateAdditionalInfo, milesBody(answers, miles), signal);
      return sent.ok ? done : { kind: "problem", problem: sent.error };
    },
  },
];
