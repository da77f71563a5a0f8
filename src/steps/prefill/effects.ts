import { updatePrefill } from "../../api/contract/applications/updatePrefill";
import type { BodyOf } from "../../api/contract/requests";
import type { AnyField, Answers } from "../../flow/field";
import type { Effect } from "../../session/effect";
import { sendPart } from "../../session/application/sendPart";
import type { Session } from "../../session/session";
import { learned } from "./adopt";
import { wireFacts } from "./facts";
import { origins, rebuildCost } from "./fields";
import type { PrefillOptions } from "./options";

/** The facts that the visitor gave, without records and defaults, which the service already has. */
export const saidFacts = (answers: Answers, facts: readonly AnyField[]): readonly AnyField[] => {
  const known = answers.get(origins);
  return facts.filter(({ name }) => known[name] === undefined || known[name] === "CUSTOMER");
};

export const prefillBody = (answers: Answers, session: Session, facts: readonly AnyField[]): BodyOf<typeof updatePrefill> => ({
  product: session.line.peek()?.wire ?? "OTHER",
  prefillData: wireFacts(answers, saidFacts(answers, facts)),
});

/** PATCH prefill. The response contains the rebuild cost for the current facts. */
export const prefillEffects = ({ facts }: PrefillOptions): readonly Effect[] => [
  sendPart({
    id: "sendPrefill",
    endpoint: updatePrefill,
    body: (answers, session) => prefillBody(answers, session, facts),
    adopt(answer, session) {
      const news = learned(answer, facts);
      session.commit({ [origins.name]: news.origins, [rebuildCost.name]: news.cost });
    },
    casesByCode: { COST_TOO_HIGH: "mostAccurateQuotes" },
  }),
];
