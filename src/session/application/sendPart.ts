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
  /** The part's body, which also distinguishes a change from a repeat. */
  readonly body: (answers: Answers, session: Session) => BodyOf<E>;
  /** Query parameters of the part. */
  readonly query?: (session: Session) => QueryOf<E>;
  /** Sends nothing while this returns false. */
  readonly when?: (answers: Answers, session: Session) => boolean;
  /** Stores the parts of the response that the session needs. */
  readonly adopt?: (answer: ResponseOf<E>, session: Session, answers: Answers) => void;
  readonly casesByCode?: Effect["casesByCode"];
  /** See the effect's own. */
  readonly behind?: Effect["behind"];
}

/**
 * Returns an effect that sends one part of the application when its step is completed, and again for a new application or a
 * changed body.
 */
export const sendPart = <E extends PartEndpoint>(part: SentPart<E>): Effect => ({
  id: part.id,
  input: (answers, session) => [addressee(session), part.body(answers, session)],
  async run({ answers, session, signal }) {
    if (part.when?.(answers, session) === false) return done;
    const query = part.query?.(session);
    const sent = await callApplication(session, part.endpoint, part.body(answers, session), signal, query, { keepalive: part.behind });
    if (!sent.ok) return { kind: "problem", problem: sent.error };
    part.adopt?.(sent.value, session, answers);
    return done;
  },
  ...(part.casesByCode && { casesByCode: part.casesByCode }),
  ...(part.behind && { behind: part.behind }),
});
