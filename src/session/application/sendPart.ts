import type { BodyOf, QueryOf } from "../../api/contract/requests";
import type { Endpoint, ResponseOf } from "../../api/contract/endpoint";
import type { Answers } from "../../flow/field";
import { addressee, callApplication, type PartEndpoint } from "./application";
import type { Effect } from "../effect";
import { done } from "../effectOutcome";
import type { Session } from "../session";

interface SentPart<E extends Endpoint> {
  readonly id: string;
  readonly endpoint: E;
  /** The part as the wire has it; also what tells a change from a repeat. */
  readonly body: (answers: Answers, session: Session) => BodyOf<E>;
  /** What the part is about, beside its application. */
  readonly query?: (session: Session) => QueryOf<E>;
  /** Nothing is sent while this says no. */
  readonly when?: (answers: Answers, session: Session) => boolean;
  /** Takes over what the service's answer adds to the session. */
  readonly adopt?: (answer: ResponseOf<E>, session: Session, answers: Answers) => void;
  readonly casesByCode?: Effect["casesByCode"];
}

/** Sends one part of the application when its step is completed: again for a new application, and for another body. */
export const sendPart = <E extends PartEndpoint>(part: SentPart<E>): Effect => ({
  id: part.id,
  input: (answers, session) => [addressee(session), part.body(answers, session)],
  async run({ answers, session, signal }) {
    if (part.when?.(answers, session) === false) return done;
    const sent = await callApplication(session, part.endpoint, part.body(answers, session), signal, part.query?.(session));
    if (!sent.ok) return { kind: "problem", problem: sent.error };
    part.adopt?.(sent.value, session, answers);
    return done;
  },
  ...(part.casesByCode && { casesByCode: part.casesByCode }),
});
