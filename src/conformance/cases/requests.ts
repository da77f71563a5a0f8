import type { Endpoint } from "../../api/contract/endpoint";
import type { EndpointId } from "../../api/contract/endpoints";
import { requestOf } from "../../api/contract/requests";
import type { Case } from "../case";
import { consequences } from "../consequences";
import { callOf } from "../exchange";
import { expectProblem, expectThat, lastly, named } from "../expectations";
import { sampleOf, samples } from "../samples/samples";
import { wrongInputs } from "../wrongInputs";

const idOf = ({ id }: Endpoint): EndpointId => id as EndpointId;

/** Every member of a wrong type, and every missing one, is refused with a pointer to it. */
const members = (where: "body" | "query"): readonly Case[] =>
  samples
    .filter(({ endpoint }) => requestOf(endpoint)[where])
    .flatMap(({ endpoint, prepare }) => {
      const schema = requestOf(endpoint)[where]!;
      const pointerTo = (member: string): string => (where === "body" ? `/${member}` : `query/${member}`);
      if (wrongInputs(schema, {}, where).length === 0) return [];
      return {
        name: `${endpoint.id}: refuses a ${where} with a wrong member, and points at it`,
        topic: "requests",
        endpoints: [idOf(endpoint)],
        expected: `${named("VALIDATION")} with a pointer to each wrong or missing member of the ${where}`,
        consequence: consequences.pointer,
        async run(at) {
          const call = await prepare(at);
          const wrong = wrongInputs(schema, (call[where] ?? {}) as Record<string, unknown>, where);
          for (const { member, input } of wrong) {
            const exchange = await at.send(endpoint, { ...call, ...(call.idempotencyKey && { idempotencyKey: `${call.idempotencyKey}${member}` }), [where]: input });
            const { errors = [] } = expectProblem(exchange, "VALIDATION");
            const pointer = pointerTo(member);
            const isPointed = errors.some((error) => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`));
            expectThat(isPointed, `${callOf(exchange)}, without a pointer to ${pointer}: ${errors.map((error) => error.pointer).join(", ") || "no errors"}`);
          }
          return `422 VALIDATION for each of ${wrong.length} wrong inputs`;
        },
      } satisfies Case;
    });

/** Bodies that aren't JSON, by an endpoint of each kind. */
const bodies: readonly Case[] = (["createLead", "suggestAddresses"] as const).flatMap((id) => {
  const { endpoint, prepare } = sampleOf(id);
  const refused = (name: string, expected: "MALFORMED_JSON" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION", text: string, type = "application/json"): Case => ({
    name: `${id}: refuses ${name}`,
    topic: "requests",
    endpoints: [id],
    expected: named(expected),
    consequence: consequences.problem,
    async run(at) {
      const { body: _body, headers, ...call } = await prepare(at);
      const exchange = await at.send(endpoint, { ...call, text, headers: { ...headers, "Content-Type": type } });
      expectProblem(exchange, expected);
      return lastly(exchange);
    },
  });
  return [
    refused("a body that isn't JSON", "MALFORMED_JSON", "{"),
    refused("a body of another media type", "UNSUPPORTED_MEDIA_TYPE", "a=1", "application/x-www-form-urlencoded"),
    refused("a body that isn't an object", "VALIDATION", "[]"),
  ];
});

const { endpoint: suggest } = sampleOf("suggestAddresses");

/** Bytes: no body of a widget comes near it. */
const hugeBody = 1_000_000;

/** A service may close the connection before all of a body has arrived; the answer is lost then. */
const isClosed = (error: unknown): boolean => ["EPIPE", "ECONNRESET", "UND_ERR_SOCKET"].includes(((error as { cause?: { code?: string } }).cause ?? {}).code ?? "");

const whole: readonly Case[] = [
  {
    name: "suggestAddresses: refuses a body of a megabyte",
    topic: "requests",
    endpoints: ["suggestAddresses"],
    expected: `${named("BODY_TOO_LARGE")}, or a connection that is closed while the body is sent`,
    consequence: "None: a visitor's answers are far smaller. A service without a bound can be filled up by anyone.",
    async run(at) {
      try {
        const exchange = await at.send(suggest, { body: { text: "x".repeat(hugeBody) } });
        expectProblem(exchange, "BODY_TOO_LARGE");
        return lastly(exchange);
      } catch (error) {
        if (isClosed(error)) return "a closed connection";
        throw error;
      }
    },
  },
  {
    name: "a path that isn't in the contract is not found",
    topic: "requests",
    endpoints: [],
    expected: named("NOT_FOUND"),
    consequence: consequences.problem,
    async run(at) {
      const exchange = await at.fetch("GET", "/v1/conformance-has-no-such-path");
      expectProblem(exchange, "NOT_FOUND");
      return lastly(exchange);
    },
  },
  {
    name: "a method that isn't in the contract is refused with those that are",
    topic: "requests",
    endpoints: [],
    expected: `${named("METHOD_NOT_ALLOWED")} with Allow: POST`,
    consequence: "None: it never sends one.",
    async run(at) {
      const exchange = await at.fetch("PUT", "/v1/leads");
      expectProblem(exchange, "METHOD_NOT_ALLOWED");
      const allowed = exchange.headers.get("Allow");
      expectThat(/\bPOST\b/.test(allowed ?? ""), `${lastly(exchange)} with Allow: ${allowed ?? "nothing"}`);
      return lastly(exchange);
    },
  },
];

export const requestCases: readonly Case[] = [...members("body"), ...members("query"), ...bodies, ...whole];
