import type { Endpoint } from "../../../src/api/contract/endpoint";
import type { FieldError } from "../../../src/api/contract/problem";
import { ProblemError } from "./problemError";

type Schema = NonNullable<Endpoint["body"]>;

/** The input as its schema reads it, or VALIDATION with a pointer for each fault. Messages never repeat the input. */
export function validate(schema: Schema | undefined, input: unknown, where: "body" | "query" | "path"): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const errors: FieldError[] = read.error.issues.map((issue) => ({
    pointer: (where === "body" ? "/" : `${where}/`) + issue.path.map(String).join("/"),
    message: messageOf(issue.code),
  }));
  throw new ProblemError("VALIDATION", { errors });
}

const messages: Readonly<Record<string, string>> = {
  invalid_type: "Missing, or not of the expected type",
  invalid_format: "Not in the expected format",
  too_small: "Too small or too short",
  too_big: "Too large or too long",
  invalid_value: "Not one of the allowed values",
  invalid_union: "Matches none of the allowed shapes",
};

const messageOf = (code: string | undefined): string => messages[code ?? ""] ?? "Invalid";
