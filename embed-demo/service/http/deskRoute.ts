import { timingSafeEqual } from "node:crypto";
import { sha256 } from "./sessions";

/** A call of the operator, outside the contract: pages know nothing of it. */
export interface DeskRoute {
  readonly method: "GET" | "POST";
  readonly path: `/v1/desk/${string}`;
  /** The answer, as JSON. `body` is undefined if the call has none. */
  readonly answer: (call: { readonly query: Readonly<Record<string, string>>; readonly body: unknown }) => Promise<unknown>;
}

/** True if the header carries the operator's token. Compares hashes, so that timing reveals nothing. */
export const isOperator = (token: string, authorization = ""): boolean =>
  timingSafeEqual(Buffer.from(sha256(authorization)), Buffer.from(sha256(`Bearer ${token}`)));
