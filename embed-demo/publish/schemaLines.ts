import { schemaMember } from "../../src/partner/wording";
import { jsonText, themeText, type Folder } from "./folder";

/** The schema of each of a partner's files, which the build writes to dist/schemas. */
const schemas: Readonly<Record<string, string>> = {
  "config.json": "config.schema.json",
  "text.json": "text.schema.json",
  "theme.json": "theme.schema.json",
  "theme-dark.json": "theme.schema.json",
};

/** Adds the line to a folder's files by which editors find their schemas. `base` is the address of dist/schemas, with its slash. */
export const withSchemas = (folder: Folder, base: string): Folder =>
  new Map(
    [...folder].map(([path, file]) => {
      const schema = schemas[path];
      if (schema === undefined) return [path, file];
      const data = { [schemaMember]: base + schema, ...(JSON.parse(String(file)) as Readonly<Record<string, unknown>>) };
      return [path, path.startsWith("theme") ? themeText(data) : jsonText(data)];
    }),
  );
