import { readFile } from "node:fs/promises";
import { z } from "../../src/kernel/zod";
import { flagNames, type FlagContext, type FlagProvider, type Flags } from "./flagProvider";

/** A value for some partners or states, or both; for all where neither is named. */
const rule = z.object({
  partners: z.optional(z.array(z.string())),
  states: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  value: z.boolean(),
});
const schema = z.partialRecord(z.enum(flagNames), z.array(rule));

type Rules = z.infer<typeof schema>;

const meets = ({ partners, states }: z.infer<typeof rule>, { partner, state }: FlagContext): boolean =>
  (!partners || partners.includes(partner)) && (!states || (state !== undefined && states.includes(state)));

/** The first rule of a flag that is about the context decides it. */
export const evaluateRules = (rules: Rules, context: FlagContext): Flags =>
  Object.fromEntries(
    flagNames.flatMap((name) => {
      const found = rules[name]?.find((one) => meets(one, context));
      return found ? [[name, found.value]] : [];
    }),
  );

/** Flags from a file. Rejects with what is wrong where it can't be read. */
export async function fileFlags(path: string): Promise<FlagProvider> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new Error(`FLAGS_FILE ${path} can't be read.`);
  });
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw new Error(`FLAGS_FILE ${path}: ${parsed.error.issues[0]?.path.join(".") || "each flag"} must be a list of rules such as { "partners": ["auvane"], "states": ["OH"], "value": true }.`);
  return { evaluate: (context) => Promise.resolve(evaluateRules(parsed.data, context)) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
