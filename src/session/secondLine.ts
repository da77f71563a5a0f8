import type { Session } from "./session";

/** Tells whether the line is the second half of a bundle, which doesn't ask again what the first has asked. */
export const isSecondLine = ({ outcome, line }: Session): boolean => outcome.peek()?.next?.includes(line.peek()?.slug ?? "") ?? false;
