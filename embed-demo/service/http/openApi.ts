import { headers, idempotencyKeyLeast, idempotencyKeyLength, type Endpoint, type Request } from "../../../src/api/contract/endpoint";
import { endpoints } from "../../../src/api/contract/endpoints";
import { requestOf } from "../../../src/api/contract/requests";
import { problem, problemStatus, type ProblemCode } from "../../../src/api/contract/problem";
import { leadEvent, leadEventSummaries, type LeadEvent } from "../../../src/api/contract/webhooks";
import { z } from "../../../src/kernel/zod";

type Json = Record<string, unknown>;
type Schema = NonNullable<Request["body"]>;

/** OpenAPI 3.1 of the whole contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Insurance quote API",
      version: "1.0.0",
      description:
        "Every error is problem+json (RFC 9457) with a stable `code`; act on the code alone. A create returns the session's token, which opens everything under its lead and application. To test a service of your own against this document, run `insurance-quote-conformance <url>`.",
    },
    paths,
    webhooks: Object.fromEntries(leadEvent.def.options.map((schema) => [typeOf(schema), { post: webhook(schema) }])),
    components: {
      securitySchemes: {
        partner: { type: "apiKey", in: "header", name: headers.partnerKey },
        session: { type: "http", scheme: "bearer" },
      },
      schemas: { Problem: schemaOf(problem, "output") },
    },
  };
}

const webhookHeaders = {
  "webhook-id": "The same in each try. An id that was received before is a repetition",
  "webhook-timestamp": "The time of the try, in seconds since 1970",
  "webhook-signature": "`v1,` and the HMAC (SHA-256, base64) of id, timestamp and body, joined by dots, with the address's secret",
} as const;

type EventSchema = (typeof leadEvent.def.options)[number];

const typeOf = ({ shape }: EventSchema): LeadEvent["type"] => shape.type.def.values[0]!;

/** The call of a partner's address, as Standard Webhooks defines it. */
function webhook(schema: EventSchema): Json {
  return {
    operationId: typeOf(schema),
    summary: leadEventSummaries[typeOf(schema)],
    parameters: Object.entries(webhookHeaders).map(([name, description]) => ({ name, in: "header", required: true, description, schema: { type: "string" } })),
    requestBody: { required: true, content: { "application/json": { schema: schemaOf(schema, "output") } } },
    responses: { "2XX": { description: "Received. Any other status, a redirect included, is tried again for three days" } },
  };
}

function operation(endpoint: Endpoint): Json {
  const { summary, params, query, body } = requestOf(endpoint);
  return {
    operationId: endpoint.id,
    tags: [resourceOf(endpoint)],
    summary,
    security: endpoint.auth === "none" ? [] : [{ partner: [], ...(endpoint.auth === "session" && { session: [] }) }],
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query"), ...headersOf(endpoint)],
    ...(body && { requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } } }),
    responses: { [endpoint.status]: successOf(endpoint), ...problemsOf(endpoint) },
  };
}

/** The resource that the path begins with, by which a viewer groups calls: `/v1/lead-lookups/{lookupId}` is about lead-lookups. */
const resourceOf = ({ path }: Endpoint): string => path.split("/")[2]!;

const schemaOf = (schema: Schema, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

function parametersOf(schema: Schema | undefined, where: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, member]) => ({ name, in: where, required: where === "path" || required.includes(name), schema: member }));
}

function headersOf(endpoint: Endpoint): Json[] {
  const header = (name: string, required: boolean, schema: Json) => ({ name, in: "header", required, schema });
  return [
    ...(endpoint.create || endpoint.revision ? [header(headers.idempotencyKey, endpoint.create === true, { type: "string", minLength: idempotencyKeyLeast, maxLength: idempotencyKeyLength })] : []),
    ...(endpoint.revision ? [header(headers.revision, endpoint.revision === "required", { type: "integer", minimum: 0 })] : []),
  ];
}

function successOf(endpoint: Endpoint): Json {
  if (endpoint.events) return { description: "A stream", content: { "text/event-stream": { schema: schemaOf(endpoint.events(), "output") } } };
  if (endpoint.file) return { description: "A file", content: { [endpoint.file]: { schema: { type: "string", format: "binary" } } } };
  if (!endpoint.response) return { description: "Done" };
  return { description: "Done", content: { "application/json": { schema: schemaOf(endpoint.response(), "output") } } };
}

/** Every code that may refuse a call. */
export function codesOf(endpoint: Endpoint): readonly ProblemCode[] {
  const { problems, body } = requestOf(endpoint);
  const codes: ProblemCode[] = [...problems, "INTERNAL"];
  if (endpoint.auth !== "none" || body) codes.push("VALIDATION", "RATE_LIMITED");
  if (endpoint.auth !== "none") codes.push("PARTNER_KEY_INVALID", "ORIGIN_NOT_ALLOWED");
  if (endpoint.auth === "session") codes.push("TOKEN_MISSING");
  if (endpoint.create) codes.push("IDEMPOTENCY_KEY_REQUIRED");
  if (endpoint.create || endpoint.revision) codes.push("IDEMPOTENCY_CONFLICT");
  if (endpoint.revision) codes.push("REVISION_REQUIRED");
  return codes;
}

/** Problems by status, each with its possible codes. */
function problemsOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codesOf(endpoint)) byStatus.set(problemStatus[code], [...(byStatus.get(problemStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      { description: named.join(", "), content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } },
    ]),
  );
}
