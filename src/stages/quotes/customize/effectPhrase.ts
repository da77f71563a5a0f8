import { dollars } from "../../../kernel/money";
import { fill, phrases, type Phrase } from "../../../kernel/phrase";

const texts = phrases("customize.effect", { less: "{amount} less", more: "{amount} more" });

/** "$4 more" or "$3 less", for a difference in whole dollars that isn't zero. */
export const effectPhrase = (by: number): Phrase => fill(by < 0 ? texts.less : texts.more, { amount: dollars(Math.abs(by)) });
