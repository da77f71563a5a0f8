import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dist } from "./paths.mjs";
import { schemasOf } from "./schemas.mjs";

const capitalized = (name) => name[0].toUpperCase() + name.slice(1);
const named = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

/** Writes a JSON Schema as a type of TypeScript, as far as partners' files use it. */
function typeOf(schema) {
  if (schema.$ref) return `${capitalized(schema.$ref.split("/").at(-1))}Token`;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.type === "array") {
    const item = typeOf(schema.items);
    return schema.minItems !== undefined && schema.minItems === schema.maxItems ? `readonly [${Array(schema.minItems).fill(item).join(", ")}]` : `readonly (${item})[]`;
  }
  if (schema.properties) return membersOf(schema);
  if (schema.type === "object") {
    const record = `Record<${schema.propertyNames?.enum ? typeOf(schema.propertyNames) : "string"}, ${typeOf(schema.additionalProperties)}>`;
    return `Readonly<${schema.propertyNames?.enum ? `Partial<${record}>` : record}>`;
  }
  return schema.type === "integer" ? "number" : schema.type;
}

function membersOf({ properties, required = [] }) {
  const members = Object.entries(properties).map(([name, member]) => {
    const comment = member.description ? `/** ${member.description.replaceAll("*/", "* /")} */ ` : "";
    return `  ${comment}readonly ${named(name)}${required.includes(name) ? "" : "?"}: ${typeOf(member)};`;
  });
  return `{\n${members.join("\n")}\n}`;
}

/** Returns the declarations of a partner's files, from their schemas. */
export function configTypes(schemas) {
  const theme = schemas["theme.schema.json"];
  return [
    `/** A partner's config.json. */\nexport interface PartnerConfigFile ${membersOf(schemas["config.schema.json"])}`,
    `/** The keys of the widget's texts; schemas/phrases.json on the content network has their English. */\nexport type PhraseKey =\n${Object.keys(schemas["phrases.json"]).map((key) => `| ${JSON.stringify(key)}`).join("\n")};`,
    `/** A partner's text.json. */\nexport type PartnerTextFile = { readonly $schema?: string } & { readonly [Key in PhraseKey]?: string };`,
    ...Object.entries(theme.$defs).map(([type, token]) => `export interface ${capitalized(type)}Token ${membersOf(token)}`),
    `/** A partner's theme.json or theme-dark.json. */\nexport interface PartnerThemeFile ${membersOf(theme)}`,
  ].map((declaration) => `${declaration}\n`).join("\n");
}

/** Writes the types of `insurance-quote/types/config`. */
export const writeConfigTypes = {
  name: "write-config-types",
  async writeBundle() {
    mkdirSync(join(dist, "npm"), { recursive: true });
    writeFileSync(join(dist, "npm/config.d.ts"), configTypes(await schemasOf()));
  },
};
