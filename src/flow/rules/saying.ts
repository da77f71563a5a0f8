import type { Fault } from "../../business/fault";
import { fill } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";

/** A fault in the words of its code, with the bounds that they name. A code without words is for something else to say. */
export function saying<Code extends string>(texts: Readonly<Record<Code, Phrase | null>>, found: Fault<Code> | null): Phrase | null {
  const text = found && texts[found.code];
  return text && fill(text, found.bounds);
}
