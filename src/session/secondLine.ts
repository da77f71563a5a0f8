import type { Session } from "./session";

/** The line is the second half of a bundle: what the first has answered isn't asked again. */
export const isSecondLine = ({ outcome, line }: Session): boolean => outcome.peek()?.next?.includes(line.peek()?.slug ?? "") ?? false;
