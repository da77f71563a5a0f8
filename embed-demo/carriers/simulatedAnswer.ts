import { isDigitalBindState } from "../../src/business/carriers";
import { carriersFor, type Carrier } from "../service/reference/carriers";
import { chance } from "../service/reference/chance";
import { serviceLines } from "../service/lines/serviceLines";
import type { RatingInput } from "../service/lines/ratedAnswers";
import { messagesOf } from "./messages";
import { rateOffered } from "../service/lines/rateOffered";
import type { RatingResult } from "../service/database/tables/rating";

/** What a company says, and when. */
interface Simulated {
  /** Milliseconds after the first call. */
  readonly afterMs: number;
  /** Called when the answer is due. */
  answer(): RatingResult;
}

/** Milliseconds after which a company's own system gives up. */
const patience = 12_000;

/** Milliseconds that a carrier takes for an application that isn't staged. */
export const answersAfter = (carrier: Carrier, applicationId: string, run: number): number =>
  carrier.latencyMs * (0.85 + 0.3 * chance("pace", carrier.id, applicationId, run));

/**
 * A simulated company's answer. It is rated only when due, so that a panel asked at one moment doesn't rate all at once. The same run
 * of an application gives the same answer. If the visitor has it asked `again`, the accident that prevented its answer is over.
 */
export function simulatedAnswer(carrier: Carrier, input: RatingInput, applicationId: string, run: number, again = false): Simulated {
  // A scenario has no random accidents, so that its outcome holds for every carrier.
  const fate = input.scenario === null && !again ? chance("fate", carrier.id, applicationId, run) : 1;
  const place = input.scenario === "halffail" && !again ? carriersFor(input.line, input.state, "panel").findIndex(({ id }) => id === carrier.id) : 0;
  const failsHere = input.scenario === "allfail" || place % 4 === 1 || fate < 0.01;
  const isSilent = input.scenario === "alltimeout" || place % 4 === 3 || (!failsHere && fate < 0.02);
  if (isSilent) return { afterMs: patience, answer: () => ({ outcome: "timed_out", message: "Carrier timed out or missing in response" }) };

  const afterMs = Math.min(answersAfter(carrier, applicationId, run) * (input.scenario === "slowcarriers" ? 3 : 1), 2 * patience);
  if (failsHere) return { afterMs, answer: () => ({ outcome: "failed", message: "The company's system had an error" }) };
  if (input.scenario === "noquotes") return { afterMs, answer: () => ({ outcome: "declined", message: "Can't offer a quote for these details" }) };
  return { afterMs, answer: () => rate(carrier, input, applicationId, run) };
}

function rate(carrier: Carrier, input: RatingInput, applicationId: string, run: number): RatingResult {
  const rated = rateOffered(input, carrier);
  if ("declined" in rated) return { outcome: "declined", message: rated.declined };
  // Carrier and state allow buying online; the bind questions, which come later, must allow it too.
  const isBindable = carrier.channel === "online" && serviceLines[input.line].sellsOnline && isDigitalBindState(input.state);
  const number = Math.floor(chance("number", carrier.id, applicationId, run) * 1e10).toString().padStart(10, "0");
  return {
    outcome: "priced",
    quote: {
      premium: rated.premium,
      termMonths: carrier.termMonths,
      coverages: rated.coverages,
      carrierSpecificQuoteId: `${carrier.id.slice(0, 3).toUpperCase()}-${number}-${run}`,
      isBindable,
      isRecommended: carrier.claimsRating >= 4.7,
      messages: messagesOf(input, isBindable, rated.coverages),
    },
  };
}
