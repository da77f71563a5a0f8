import { z } from "../../kernel/zod";
import { partnerConfigSchema } from "../content";
import { tokens } from "./tokens";

export type JsonSchema = Readonly<Record<string, unknown>>;

const draft = "https://json-schema.org/draft/2020-12/schema";
/** The address of a file's own schema, which editors read. */
const ownSchema = { type: "string", description: "The address of this file's schema, for editors." };

/** An object that may have these members and no others. */
const closed = (properties: Readonly<Record<string, unknown>>, more: JsonSchema = {}): JsonSchema => ({ type: "object", ...more, properties, additionalProperties: false });

/**
 * The schema of a partner's `config.json`. `comments` describe its members by name. Stricter than the page's own check, which drops
 * unknown members: an editor should report a misspelled one.
 */
export function configSchema(comments: Readonly<Record<string, string>>): JsonSchema {
  const written = z.toJSONSchema(partnerConfigSchema, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties) jsonSchema.additionalProperties = false;
      const [, least, most] = /^\^\[\^\]\{(\d+),(\d+)\}\$$/.exec(jsonSchema.pattern ?? "") ?? [];
      if (least === undefined) return;
      // Only JavaScript reads `[^]` as any character.
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { minLength: Number(least), maxLength: Number(most) });
    },
  });
  const { $schema: _draft, properties = {}, additionalProperties: _closed, type: _type, ...rest } = written;
  const described = Object.entries(properties).map(([name, member]) => {
    const description = comments[name];
    return [name, { ...(member as JsonSchema), ...(description && { description }) }];
  });
  return { $schema: draft, title: "A partner's config.json", ...closed({ $schema: ownSchema, ...(Object.fromEntries(described) as JsonSchema) }, rest) };
}

/** The schema of a partner's `text.json`: every phrase key, described by the widget's own text. */
export function textSchema(texts: Readonly<Record<string, string>>): JsonSchema {
  const keys = Object.entries(texts).map(([key, own]) => [key, { type: "string", maxLength: 2_000, description: own }]);
  return { $schema: draft, title: "A partner's text.json", ...closed({ $schema: ownSchema, ...(Object.fromEntries(keys) as JsonSchema) }) };
}

/**
 * The same without the texts, a third as large, for the npm package, which has a size budget. `phrases.json` on the content
 * network has them. An editor completes keys, but shows no text.
 */
export function keysSchema(texts: Readonly<Record<string, string>>): JsonSchema {
  const keys = { enum: ["$schema", ...Object.keys(texts)] };
  return { $schema: draft, title: "A partner's text.json", type: "object", propertyNames: keys, additionalProperties: { type: "string", maxLength: 2_000 } };
}

const number = { type: "number" };
const share = { type: "number", minimum: 0, maximum: 1 };
const all = (properties: Readonly<Record<string, unknown>>): JsonSchema => ({ type: "object", properties, required: Object.keys(properties) });
const length = (...units: readonly string[]): JsonSchema => all({ value: number, unit: { enum: units } });
const channels = { type: "array", items: share, minItems: 3, maxItems: 3 };
const required = ["colorSpace", "components"];
const color = { type: "object", properties: { colorSpace: { const: "srgb" }, components: channels, alpha: share, hex: { type: "string" } }, required };
const dimension = length("px", "em");
const shadow = all({ offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension, color });
const fontName = { type: "string", pattern: "^[\\w .-]{1,60}$" };
const oneOrMore = (item: JsonSchema): JsonSchema => ({ anyOf: [item, { type: "array", items: item, minItems: 1 }] });

/** The values of design tokens by type, as tokenCss.ts reads them. */
const values: Readonly<Record<string, JsonSchema>> = {
  color,
  dimension,
  duration: length("ms", "s"),
  number,
  fontWeight: { type: "number", minimum: 1, maximum: 1000 },
  fontFamily: oneOrMore(fontName),
  string: { type: "string", pattern: "^[\\w .%-]{1,40}$" },
  shadow: oneOrMore(shadow),
  cubicBezier: { type: "array", items: number, minItems: 4, maxItems: 4 },
};

/** The schema of `theme.json` and `theme-dark.json`: the design tokens that screens read. */
export function themeSchema(): JsonSchema {
  const description = { type: "string" };
  const token = ([type, value]: readonly [string, JsonSchema]): readonly [string, JsonSchema] =>
    [type, closed({ $type: { const: type }, $value: value, $description: description }, { required: ["$type", "$value"] })];
  const groups = [...new Set(tokens.map(({ group }) => group))].map((group) => {
    const own = tokens.filter((entry) => entry.group === group).map(({ name, type }) => [name, { $ref: `#/$defs/${type}` }]);
    return [group, closed({ $description: description, ...(Object.fromEntries(own) as JsonSchema) })];
  });
  const properties = { $schema: ownSchema, $description: description, ...(Object.fromEntries(groups) as JsonSchema) };
  return { $schema: draft, title: "A partner's theme", ...closed(properties), $defs: Object.fromEntries(Object.entries(values).map(token)) };
}
