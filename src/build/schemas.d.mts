import type { JsonSchema } from "../partner/publish/jsonSchemas";

export declare function schemasOf(): Promise<Readonly<Record<string, JsonSchema>>>;
