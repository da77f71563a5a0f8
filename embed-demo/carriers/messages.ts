import type { Quote } from "../../src/api/contract/quote";
import { serviceLines } from "../service/lines/serviceLines";
import { isPropertyLine } from "../../src/business/propertyLines";
import type { RatedAnswers } from "../service/lines/ratedAnswers";

type Message = Quote["messages"][number];

/**
 * A carrier's messages about its price: values it quotes in place of the chosen ones, its remaining checks, and in Florida that no
 * home policy covers flood.
 */
export function messagesOf(input: RatedAnswers, isBindable: boolean, coverages: Quote["coverages"]): Message[] {
  const estimate: Message = { code: "ESTIMATE", text: `The company confirms the price after it checks ${serviceLines[input.line].checked}.` };
  const flood: Message = { code: "FLOOD_EXCLUDED", text: "This policy doesn't cover floods. Flood insurance is a separate policy." };
  const corrections = coverages.flatMap(({ id, label, value, asked }): Message[] =>
    asked === undefined ? [] : [{ code: `NEAREST_${id}`, text: `${label}: this company doesn't offer ${asked}. Its price is for ${value}.` }],
  );
  return [...corrections, ...(isBindable ? [] : [estimate]), ...(isPropertyLine(input.line) && input.state === "FL" ? [flood] : [])];
}
