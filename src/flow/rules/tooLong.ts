import { fill } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { messages } from "./messages";

/** What is said of a text with more than `max` characters. No input cuts one off: it would be another answer than the one given. */
export const tooLong = (text: string, max: number): Phrase | null => (text.trim().length > max ? fill(messages.tooLong, { max }) : null);
