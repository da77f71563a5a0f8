import type { Endpoint } from "../../api/contract/endpoint";
import type { CallOptions } from "../../api/request";
import type { Backend } from "../backend";
import type { Sent } from "../caller";

/** A call that succeeds, from which the cases depart. */
export interface Sample {
  readonly endpoint: Endpoint;
  /** Does what comes before, and returns what the call sends. May be called any number of times. */
  prepare(at: Backend): Promise<Sent>;
  /** A create's body that differs in one answer. */
  readonly otherBody?: (body: object) => object;
  /** The reason why a case never reaches a success, although it tries the refusals. */
  readonly unreachable?: string;
}

export const sample = <const Called extends Endpoint>(
  endpoint: Called,
  prepare: (at: Backend) => Promise<CallOptions<Called> & Pick<Sent, "headers">>,
  more: Pick<Sample, "otherBody" | "unreachable"> = {},
): Sample => ({ endpoint, prepare: (at) => prepare(at), ...more });
