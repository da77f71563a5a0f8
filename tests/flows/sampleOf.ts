import { z } from "zod/mini";

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minimum?: number;
}

const texts = ["sample", "2026-06-15", "2026-06-15T16:00:00.000Z", "TX", "43215", "sample@example.com", "6145550138", "1HGCM82633A004352", "500", "/v1/sample", "https://example.com/sample"];

function textFor(schema: Schema): string {
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => (pattern === undefined ? [] : [new RegExp(pattern, "u")]));
  const fitting = texts.find((text) => patterns.every((pattern) => pattern.test(text)));
  if (fitting === undefined) throw new Error(`No sample text fits ${JSON.stringify(schema)}: add one to the list`);
  return fitting;
}

/**
 * Returns the smallest value that fits. A field that the request has under the same name is repeated, as the
 * service does.
 */
function fromSchema(schema: Schema, echo: Readonly<Record<string, unknown>>, name?: string): unknown {
  if (schema.const !== undefined) return schema.const;
  const options = schema.anyOf ?? schema.oneOf;
  if (options?.[0]) return fromSchema(options.find((option) => option.type !== "null") ?? options[0], echo, name);
  const said = name === undefined ? undefined : (echo[name] ?? echo[`${name}Data`]);
  if (schema.enum) return schema.enum.includes(said) ? said : schema.enum[0];
  switch (schema.type) {
    case "object":
      return Object.fromEntries((schema.required ?? []).map((key) => [key, fromSchema(schema.properties?.[key] ?? {}, echo, key)]));
    case "array":
      return Array.isArray(said) && schema.items
        ? said.map((member: object, index) => ({ ...(fromSchema(schema.items!, {}) as object), ...member, id: `${name ?? "item"}-${index}` }))
        : [];
    case "string":
      return textFor(schema);
    case "integer":
    case "number":
      return Math.max(0, schema.minimum ?? 0);
    case "boolean":
      return true;
    default:
      return null;
  }
}

/** Describes a schema, which takes far longer than making a sample of it. */
const described = (schema: z.ZodMiniType): Schema => z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as Schema;

export const sampleOf = (schema: z.ZodMiniType, echo: Readonly<Record<string, unknown>> = {}): unknown => fromSchema(described(schema), echo);

const responses = new WeakMap<() => z.ZodMiniType, Schema>();

/** As `sampleOf`, for a response that is asked for many times. */
export function sampleResponse(response: () => z.ZodMiniType, echo: Readonly<Record<string, unknown>>): unknown {
  const schema = responses.get(response) ?? described(response());
  responses.set(response, schema);
  return fromSchema(schema, echo);
}
