import { headers, type Endpoint } from "../../api/contract/endpoint";
import type { EndpointId } from "../../api/contract/endpoints";
import type { ProblemCode } from "../../api/contract/problem";
import { requestOf } from "../../api/contract/requests";
import type { Backend } from "../backend";
import type { Case } from "../case";
import type { Sent } from "../caller";
import { consequences } from "../consequences";
import { callOf } from "../exchange";
import { expectProblem, named } from "../expectations";
import type { Sample } from "../samples/sample";
import { samples } from "../samples/samples";
import { strangersToken } from "../visits";

const idOf = ({ id }: Endpoint): EndpointId => id as EndpointId;

/** A page of nobody, by the reserved name for names that don't exist. */
export const strangeOrigin = "https://conformance.invalid";

interface Refusal {
  readonly name: string;
  readonly code: ProblemCode;
  readonly consequence: string;
  readonly of: readonly Sample[];
  depart(call: Sent, at: Backend): Promise<Sent>;
}

const guarded = samples.filter(({ endpoint }) => endpoint.auth !== "none");
const sessions = samples.filter(({ endpoint }) => endpoint.auth === "session");

/** A made-up token of a form that any service may have issued. */
const madeUp = "conformance-made-up-token-0123456789";

const refusals: readonly Refusal[] = [
  { name: "a call without a partner key", code: "PARTNER_KEY_INVALID", consequence: consequences.key, of: guarded, depart: async (call) => ({ ...call, headers: { ...call.headers, [headers.partnerKey]: null } }) },
  { name: "an unknown partner key", code: "PARTNER_KEY_INVALID", consequence: consequences.key, of: guarded, depart: async (call) => ({ ...call, headers: { ...call.headers, [headers.partnerKey]: "pk_conformance_unknown" } }) },
  { name: "a page of nobody's", code: "ORIGIN_NOT_ALLOWED", consequence: consequences.key, of: guarded, depart: async (call) => ({ ...call, headers: { ...call.headers, Origin: strangeOrigin } }) },
  {
    name: "a call without an origin",
    code: "ORIGIN_NOT_ALLOWED",
    consequence: "Nothing of it shows: whoever copies the key from a page reads people's data by guessing codes.",
    of: guarded.filter(({ endpoint }) => endpoint.pageOnly),
    depart: async (call) => ({ ...call, headers: { ...call.headers, Origin: null } }),
  },
  { name: "a call without a token", code: "TOKEN_MISSING", consequence: consequences.lostVisit, of: sessions, depart: async (call) => ({ ...call, token: undefined }) },
  { name: "a made-up token", code: "TOKEN_MISSING", consequence: consequences.lostVisit, of: sessions, depart: async (call) => ({ ...call, token: madeUp }) },
  {
    name: "another session's token",
    code: "NOT_FOUND",
    consequence: consequences.openDoor,
    of: guarded.filter(({ endpoint }) => requestOf(endpoint).problems.includes("NOT_FOUND")),
    depart: async (call, at) => ({ ...call, token: await strangersToken(at) }),
  },
];

/** Nobody gets an answer without the key, the page and the session that it belongs to. */
export const authorizationCases: readonly Case[] = refusals.flatMap(({ name, code, consequence, of, depart }) =>
  of.map(({ endpoint, prepare }) => ({
    name: `${endpoint.id}: refuses ${name}`,
    topic: "authorization" as const,
    endpoints: [idOf(endpoint)],
    expected: named(code),
    consequence,
    async run(at: Backend) {
      const call = await prepare(at);
      const exchange = await at.send(endpoint, await depart(call, at));
      expectProblem(exchange, code);
      return callOf(exchange);
    },
  })),
);

