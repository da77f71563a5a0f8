import { phrases } from "../kernel/phrase";
import type { Session } from "./session";

const texts = phrases("notLoaded", {
  failed: "Something didn't load. Check your connection and try again.",
  retry: "Try again",
});

/** Says so where a press needs code that can't be had: nothing that is pressed may stay without an answer. */
export const sayNotLoaded = ({ notices }: Session, again: () => void): void =>
  void notices.show("error", texts.failed, { label: texts.retry, run: again });
