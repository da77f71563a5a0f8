import type { Fault } from "../../business/fault";
import { fill } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";

/** Returns a fault's message by its code, with the bounds that it names. A code without a message is reported elsewhere. */
export function saying<Code extends string>(texts: Readonly<Record<Code, Phrase | null>>, found: Fault<Code> | null): Phrase | null {
  const text = found && texts[found.code];
  return text && fill(text, found.bounds);
}
