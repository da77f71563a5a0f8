import type { z } from "../kernel/zod";

/** An input that the contract refuses, and the place that a problem has to point to. */
export interface WrongInput {
  readonly member: string;
  readonly input: Record<string, unknown>;
}

type Shaped = z.ZodMiniType & { readonly shape?: Readonly<Record<string, unknown>> };

const wrongValues: readonly unknown[] = [42.5, "~", {}, [], true, null];
/** A query has texts only. */
const wrongTexts: readonly unknown[] = ["~", "", "x".repeat(300)];

/**
 * For each member of an object, the first value that its schema refuses, and for a required one, the object without it. A schema
 * that isn't an object has none.
 */
export function wrongInputs(schema: z.ZodMiniType, valid: Readonly<Record<string, unknown>>, where: "body" | "query"): readonly WrongInput[] {
  const isRefused = (input: Record<string, unknown>, member: string): boolean => {
    const read = schema.safeParse(input);
    return !read.success && read.error.issues.some(({ path }) => path[0] === member);
  };
  return Object.keys((schema as Shaped).shape ?? {}).flatMap((member) => {
    const { [member]: _left, ...without } = valid;
    const typed = (where === "body" ? wrongValues : wrongTexts).map((value) => ({ ...valid, [member]: value })).find((input) => isRefused(input, member));
    return [...(typed ? [{ member, input: typed }] : []), ...(isRefused(without, member) ? [{ member, input: without }] : [])];
  });
}
