import type { Endpoint, ResponseOf } from "../api/contract/endpoint";
import { problem, problemStatus, type ProblemCode } from "../api/contract/problem";
import type { z } from "../kernel/zod";
import { callOf, cameOf, codeOf, mediaTypeOf, type Exchange } from "./exchange";
import { Unmet } from "./verdicts";

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first faults of a value, by place: `quotes.0.premium: Invalid input`. */
export const faultsOf = (issues: readonly Issue[]): string =>
  issues.slice(0, 3).map(({ path, message }) => `${path.map(String).join(".") || "the whole"}: ${message}`).join("; ");

/** Reads an answer by the contract. Throws `Unmet` for another status, media type or shape. */
export function expectAnswer<Called extends Endpoint>(endpoint: Called, exchange: Exchange): ResponseOf<Called> {
  if (exchange.status !== endpoint.status) throw new Unmet(callOf(exchange));
  if (endpoint.file) {
    if (mediaTypeOf(exchange) !== endpoint.file) throw new Unmet(callOf(exchange));
    if (!exchange.text.startsWith("%PDF-")) throw new Unmet(`${callOf(exchange)}, and the file isn't a PDF`);
    return new Blob([exchange.text]) as ResponseOf<Called>;
  }
  if (!endpoint.response) {
    if (endpoint.status === 204 && exchange.text !== "") throw new Unmet(`${callOf(exchange)}, with a body`);
    return undefined as ResponseOf<Called>;
  }
  if (mediaTypeOf(exchange) !== "application/json") throw new Unmet(callOf(exchange));
  const read = (endpoint.response()).safeParse(exchange.json);
  if (!read.success) throw new Unmet(`${callOf(exchange)}, and in the body: ${faultsOf(read.error.issues)}`);
  return read.data as ResponseOf<Called>;
}

/** Holds that an answer is problem+json with one of these codes, and the code's own status. */
export function expectProblem(exchange: Exchange, ...codes: readonly ProblemCode[]): z.infer<typeof problem> {
  const read = problem.safeParse(exchange.json);
  const isMeant = codes.some((code) => code === codeOf(exchange) && problemStatus[code] === exchange.status);
  if (!isMeant || mediaTypeOf(exchange) !== "application/problem+json") throw new Unmet(callOf(exchange));
  if (!read.success) throw new Unmet(`${callOf(exchange)}, and in the problem: ${faultsOf(read.error.issues)}`);
  if (read.data.status !== exchange.status) throw new Unmet(`${callOf(exchange)}, whose body says ${read.data.status}`);
  return read.data;
}

/** Throws `Unmet` with what came unless the condition holds. */
export function expectThat(condition: boolean, came: string): asserts condition {
  if (!condition) throw new Unmet(came);
}

/** The problems by their statuses, for a case's expectation: `422 VALIDATION`. */
export const named = (...codes: readonly ProblemCode[]): string => codes.map((code) => `${problemStatus[code]} ${code}`).join(" or ");

export const lastly = (...exchanges: readonly Exchange[]): string => exchanges.map(cameOf).join(", then ");
