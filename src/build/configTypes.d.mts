import type { JsonSchema } from "../partner/publish/jsonSchemas";

/** Returns the declarations of a partner's files, from their schemas. */
export declare function configTypes(schemas: Readonly<Record<string, JsonSchema>>): string;
