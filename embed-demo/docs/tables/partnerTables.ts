import { schemasOf } from "../../../src/build/schemas.mjs";
import { partnerFlags } from "../../../src/business/partnerFlags";
import { cell, code, table } from "./markdown";

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A member's type in a few words: what an editor shows in full. */
function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.type === "array") return `${typeOf(schema.items ?? {})}[]`;
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(", ")} }`;
  return schema.type ?? "any";
}

const valueOf = (value: unknown): string => (value === undefined || typeof value === "object" ? "" : JSON.stringify(value));

function configTable(schema: Schema): string {
  const members = Object.entries(schema.properties ?? {}).filter(([name]) => name !== "$schema");
  const isRequired = (name: string): boolean => schema.required?.includes(name) ?? false;
  return table(
    ["member", "meaning", "type", "required", "default"],
    members.map(([name, member]) => [code(name), cell(member.description ?? ""), code(typeOf(member)), isRequired(name) ? "yes" : "", code(valueOf(member.default))]),
  );
}

/** Every phrase by the first part of its key, with its English. */
function phraseSections(phrases: Readonly<Record<string, string>>): string {
  const areas = new Map<string, [string, string][]>();
  for (const [key, text] of Object.entries(phrases)) {
    const area = key.split(".")[0]!;
    areas.set(area, [...(areas.get(area) ?? []), [key, text]]);
  }
  return [...areas].map(([area, rows]) => `## ${area}\n\n${table(["key", "English"], rows.map(([key, text]) => [code(key), text === "" ? "(empty)" : cell(text)]))}`).join("\n\n");
}

/** The tables of a partner's folder, by name. */
export async function partnerTables() {
  const schemas = await schemasOf();
  return {
    config: configTable(schemas["config.schema.json"] as Schema),
    phrases: phraseSections(schemas["phrases.json"] as Readonly<Record<string, string>>),
    flags: partnerFlags.map(code).join(", "),
  };
}
