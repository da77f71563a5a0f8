import type { Request } from "../../../src/api/contract/endpoint";
import type { FieldError } from "../../../src/api/contract/problem";
import { ProblemError } from "./problemError";

type Schema = NonNullable<Request["body"]>;

const pointerIn = (where: string, path: readonly string[]): string => (where === "body" ? "/" : `${where}/`) + path.join("/");

/**
 * The path of a text that PostgreSQL refuses, because it contains NUL or half a surrogate pair; null if there is none. The input
 * was read by a schema, so it isn't deep.
 */
function unstorable(value: unknown): string[] | null {
  if (typeof value === "string") return value.includes("\0") || /\p{Surrogate}/u.test(value) ? [] : null;
  if (value === null || typeof value !== "object") return null;
  for (const [name, member] of Object.entries(value)) {
    const rest = unstorable(member);
    if (rest) return [name, ...rest];
  }
  return null;
}

/** The input as its schema reads it, or VALIDATION with a pointer for each fault. Messages never repeat the input. */
export function validate(schema: Schema | undefined, input: unknown, where: "body" | "query" | "path"): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(input);
  if (read.success) {
    const pointer = unstorable(read.data);
    if (pointer !== null) throw new ProblemError("VALIDATION", { errors: [{ pointer: pointerIn(where, pointer), message: "Not text that can be kept" }] });
    return read.data;
  }
  const errors: FieldError[] = read.error.issues.map((issue) => ({
    pointer: pointerIn(where, issue.path.map(String)),
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
