import { fillPrefill } from "../../api/contract/applications/propertyData";
import { callApplication } from "../../session/application";
import { done } from "../../session/effect";
import type { Effect } from "../../session/effect";
import { confirmationOf, propertyAddress } from "../address/effects";
import { found } from "../prefill/adopt";
import type { PropertyLoadingOptions } from "./propertyLoading";

/**
 * Has the application filled in from public records (spec §7: prefill initial values), and takes over what they say. Asked once
 * for an application: coming back finds what was found, and what the visitor has changed since.
 */
export const propertyEffects = ({ facts, begun, costTooHigh }: PropertyLoadingOptions): readonly Effect[] => [
  {
    id: "fillPrefill",
    input: (_answers, session) => session.application.peek()?.id,
    async run({ answers, session, signal }) {
      const answer = await callApplication(session, fillPrefill, {}, signal);
      if (!answer.ok) return { kind: "problem", problem: answer.error };
      session.commit(found(answer.value, facts, session.answers.peek(), confirmationOf(propertyAddress(answers)), begun));
      return done;
    },
    failure: "errorScreen",
    casesByCode: { COST_TOO_HIGH: costTooHigh },
  },
];
