import { readFile } from "node:fs/promises";
import { usStates } from "../../src/business/stateNames";
import { z } from "../../src/kernel/zod";
import { flagNames, type FlagProvider, type Flags, type SwitchedFlags } from "./flagProvider";

/** A value for some partners, states, or both; for everyone if neither is named. */
const rule = z.object({
  partners: z.optional(z.array(z.string())),
  states: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  value: z.boolean(),
});
const schema = z.partialRecord(z.enum(flagNames), z.array(rule));

type Rules = z.infer<typeof schema>;

/** The visitor that a rule is matched against. The state is missing until the visitor has given it. */
interface FlagContext {
  readonly partner: string;
  readonly state?: string;
}

const meets = ({ partners, states }: z.infer<typeof rule>, { partner, state }: FlagContext): boolean =>
  (!partners || partners.includes(partner)) && (!states || (state !== undefined && states.includes(state)));

/** The first rule that matches the context decides the flag. */
export const evaluateRules = (rules: Rules, context: FlagContext): Flags =>
  Object.fromEntries(
    flagNames.flatMap((name) => {
      const found = rules[name]?.find((one) => meets(one, context));
      return found ? [[name, found.value]] : [];
    }),
  );

function switchedBy(rules: Rules, partner: string): SwitchedFlags {
  const everywhere = evaluateRules(rules, { partner });
  const different = usStates.flatMap(({ code }) => {
    const own = Object.entries(evaluateRules(rules, { partner, state: code })).filter(([name, value]) => everywhere[name as keyof Flags] !== value);
    return own.length > 0 ? [[code, Object.fromEntries(own)] as const] : [];
  });
  return { everywhere, byState: Object.fromEntries(different) };
}

/** Flags from a file. Rejects with the file's name and the error if it can't be read. */
export async function fileFlags(path: string): Promise<FlagProvider> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new Error(`FLAGS_FILE ${path} can't be read.`);
  });
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw new Error(`FLAGS_FILE ${path}: ${parsed.error.issues[0]?.path.join(".") || "each flag"} must be a list of rules such as { "partners": ["auvane"], "states": ["OH"], "value": true }.`);
  return { flagsOf: (partner) => Promise.resolve(switchedBy(parsed.data, partner)) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
