import { isWay } from "../tab";
import type { Invariant } from "./invariant";

export const wayOn: Invariant = {
  says: "The screen has a way on that can be used.",
  // Prices may take half a minute, and a call may be repeated.
  patience: 40_000,
  faults({ screen, kept, visit }) {
    if (!kept.hasWidget) return [];
    if (screen.things.some(isWay)) return [];
    return visit.network.isWhole || screen.text.trim() === "" ? ["No button and no link can be used."] : [];
  },
};
