import type { ReactNode } from "react";

/** A state in a word, colored by whether it is good. */
export const StateChip = ({ tone, children }: { tone: "plain" | "good" | "care" | "bad"; children: ReactNode }) => <span className={`state ${tone}`}>{children}</span>;
