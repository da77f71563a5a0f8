/** The parts of JSON Schema that the contract uses (embed-demo/service/http/openApi.ts). */
interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Schema }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** An OpenAPI document of the contract, as far as two versions of it are compared. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** What the service sends to a partner's address, by the event's name. */
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
}

const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems"] as const;
const upper = ["maximum", "maxLength", "maxItems"] as const;

const valuesOf = (schema: Schema): readonly unknown[] | undefined => schema.enum ?? ("const" in schema ? [schema.const] : undefined);
const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();
const alternativesOf = (schema: Schema): readonly Schema[] | undefined => schema.anyOf ?? schema.oneOf;

/**
 * Lists the places where a value that one schema allows breaks another. Readers ignore members that they don't know, so more
 * members are no fault; fewer are, if the reader needs them.
 */
export function misreadings(reader: Schema, writer: Schema, path: string): readonly string[] {
  const written = alternativesOf(writer);
  if (written) return written.flatMap((one) => misreadings(reader, one, path));
  const read = alternativesOf(reader);
  if (read) return read.some((one) => misreadings(one, writer, path).length === 0) ? [] : [`${path}: none of the alternatives reads ${JSON.stringify(writer).slice(0, 80)}`];
  if (reader.allOf) return reader.allOf.flatMap((one) => misreadings(one, writer, path));
  if (writer.allOf) return writer.allOf.some((one) => misreadings(reader, one, path).length === 0) ? [] : [`${path}: no part reads it`];
  const known = valuesOf(reader);
  const values = valuesOf(writer);
  if (known) return values?.every((value) => known.includes(value)) ? [] : [`${path}: ${JSON.stringify(values?.filter((value) => !known.includes(value)) ?? "any value")} isn't among the known values`];
  if (values && writer.type === undefined) return [];
  const readable = typesOf(reader);
  const types = typesOf(writer);
  const isReadable = (type: string): boolean => readable.includes(type) || (type === "integer" && readable.includes("number"));
  if (readable.length > 0 && !(types.length > 0 && types.every(isReadable))) return [`${path}: ${types.join(" or ") || "any type"} instead of ${readable.join(" or ")}`];
  const bounds = values
    ? []
    : [
        ...lower.filter((bound) => reader[bound] !== undefined && !(writer[bound] !== undefined && writer[bound] >= reader[bound])),
        ...upper.filter((bound) => reader[bound] !== undefined && !(writer[bound] !== undefined && writer[bound] <= reader[bound])),
        ...(["pattern"] as const).filter((bound) => reader[bound] !== undefined && reader[bound] !== writer[bound]),
      ];
  const { properties = {}, required = [] } = writer;
  return [
    ...bounds.map((bound) => `${path}: ${bound} ${writer[bound] ?? "none"} instead of ${reader[bound]}`),
    ...(reader.required ?? []).filter((name) => !required.includes(name)).map((name) => `${path}.${name} may be missing`),
    ...Object.entries(reader.properties ?? {}).flatMap(([name, member]) => (properties[name] ? misreadings(member, properties[name], `${path}.${name}`) : [])),
    ...(reader.items && writer.items ? misreadings(reader.items, writer.items, `${path}[]`) : []),
    ...(reader.propertyNames && writer.propertyNames ? misreadings(reader.propertyNames, writer.propertyNames, `${path}.*`) : []),
    ...(typeof reader.additionalProperties === "object" && typeof writer.additionalProperties === "object" ? misreadings(reader.additionalProperties, writer.additionalProperties, `${path}.*`) : []),
  ];
}

/** The parameters of an operation and its body as one object. */
const requestOf = ({ parameters = [], requestBody }: Operation): Schema => {
  const body = requestBody?.content?.["application/json"]?.schema;
  const properties = { ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])), ...(body && { body }) };
  return { type: "object", properties, required: [...parameters.filter(({ required }) => required).map(({ name }) => name), ...(body ? ["body"] : [])] };
};

/** The successful responses of an operation by status and media type. Callers fall back to the status for a problem that they don't know. */
const successesOf = ({ responses }: Operation): Schema => {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const properties = Object.fromEntries(successes.flatMap(([status, { content = { none: { schema: {} } } }]) => Object.entries(content).map(([type, { schema }]) => [`${status} ${type}`, schema])));
  return { type: "object", properties, required: Object.keys(properties) };
};

/** Lists the events that a partner's address, made for one version, misses or can't read when a service of another sends them. */
export const webhookFaults = (receiver: ContractDocument, service: ContractDocument): readonly string[] =>
  Object.entries(receiver.webhooks).flatMap(([name, { post }]) => {
    const sent = service.webhooks[name];
    return sent ? misreadings(requestOf(post), requestOf(sent.post), name) : [`${name} is missing`];
  });

/**
 * Lists where a caller made for one version of the contract and a service of another misunderstand each other: operations that
 * the service lacks, requests that it refuses, and responses that the caller can't read.
 */
export function contractFaults(caller: ContractDocument, service: ContractDocument): readonly string[] {
  return Object.entries(caller.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, called]) => {
      const served = service.paths[path]?.[method];
      const name = `${method.toUpperCase()} ${path}`;
      if (!served) return [`${name} is missing`];
      return [...misreadings(requestOf(served), requestOf(called), `${name} request`), ...misreadings(successesOf(called), successesOf(served), `${name} response`)];
    }),
  );
}
