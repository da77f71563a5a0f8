import type { Endpoint } from "../../src/api/contract/endpoint";
import { problemStatus, type ProblemCode } from "../../src/api/contract/problem";
import { codesOf } from "../../embed-demo/service/http/openApi";

/** A way in which a call goes wrong between browser and service. */
export type Mishap =
  /** The connection is reset before the service sees the call. */
  | { readonly kind: "refused" }
  /** The service has processed the call; the connection is reset in the middle of its answer. */
  | { readonly kind: "dropped" }
  /** The service has processed the call, but nothing comes back. */
  | { readonly kind: "silent" }
  /** The answer is given in place of the service, which doesn't see the call. */
  | { readonly kind: "answered"; readonly status: number; readonly type: string; readonly body: (sent: string) => string; readonly retryAfter?: number }
  /** The service has processed the call; its answer arrives, but not as it was. */
  | { readonly kind: "spoiled"; spoil(body: string): string }
  /** The service gets the call twice, and its second answer arrives. */
  | { readonly kind: "twice" }
  /** The call arrives at the service once a newer one like it has been answered, or after a while. */
  | { readonly kind: "late" };

export interface Fault {
  readonly name: string;
  readonly mishap: Mishap;
}

/** Seconds that a refusal asks the caller to wait. */
const retryAfter = 1;

/** The page of a gateway that knows nothing of the contract. */
const bare = (status: number): Fault => ({
  name: String(status),
  mishap: { kind: "answered", status, type: "text/html", body: () => `<html><title>${status}</title></html>`, ...(status === 429 && { retryAfter }) },
});

/** The places of a body's values, without the ids that nobody types. */
function pointersIn(value: unknown, at = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return /Id$/.test(at) ? [] : [at];
  return Object.entries(value).flatMap(([name, member]) => pointersIn(member, `${at}/${name}`));
}

const refusedValue = (sent: string): readonly object[] => [{ pointer: pointersIn(sent === "" ? {} : JSON.parse(sent))[0] ?? "", message: "Refused" }];

/** A refusal in the contract's own words; VALIDATION refuses the first value that was sent. */
function coherent(code: ProblemCode): Fault {
  const status = problemStatus[code];
  const body = (sent: string): string => JSON.stringify({ type: "about:blank", title: code, status, code, ...(code === "VALIDATION" && { errors: refusedValue(sent) }) });
  return { name: code, mishap: { kind: "answered", status, type: "application/problem+json", body, ...(status === 429 && { retryAfter }) } };
}

const half = (text: string): string => text.slice(0, Math.floor(text.length / 2));

/** Faults that any call may have. */
const everywhere: readonly Fault[] = [
  { name: "refused", mishap: { kind: "refused" } },
  { name: "dropped", mishap: { kind: "dropped" } },
  { name: "silent", mishap: { kind: "silent" } },
  ...[400, 401, 403, 404, 409, 413, 422, 429, 500, 503].map(bare),
  { name: "truncated", mishap: { kind: "spoiled", spoil: half } },
  { name: "wrong schema", mishap: { kind: "spoiled", spoil: () => JSON.stringify({ answer: 42 }) } },
  { name: "twice", mishap: { kind: "twice" } },
  { name: "late", mishap: { kind: "late" } },
];

/** Every fault of a call: those that any call may have, and a refusal by each of its codes. */
export const faultsOf = (endpoint: Endpoint): readonly Fault[] => [...everywhere, ...[...new Set<ProblemCode>([...codesOf(endpoint), "SHUTTING_DOWN"])].map(coherent)];

/** Which calls are hit: the first alone, each, or every second from the first on. */
export const rhythms = {
  once: (count: number) => count === 0,
  always: () => true,
  "every second": (count: number) => count % 2 === 0,
} as const satisfies Readonly<Record<string, (count: number) => boolean>>;

export type Rhythm = keyof typeof rhythms;
