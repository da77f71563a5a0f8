import { fill } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { messages } from "./messages";

/**
 * Returns the message for a text with more than `max` characters. Inputs don't cut it off, because that would change the
 * answer.
 */
export const tooLong = (text: string, max: number): Phrase | null => (text.trim().length > max ? fill(messages.tooLong, { max }) : null);
