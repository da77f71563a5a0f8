import { durationInWords } from "../kernel/duration";
import type { Session } from "./session";

/** How long the partner's sessions last, in the visitor's words: "24 hours". */
export const sessionLength = ({ partner, speech }: Pick<Session, "partner" | "speech">): string => durationInWords(partner.config.sessionHours, speech.peek().language);
