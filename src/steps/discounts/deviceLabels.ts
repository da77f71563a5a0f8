import type { SafetyDevice } from "../../business/property";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";

/** The names of safety devices, by code. */
export const deviceLabels: Readonly<Record<SafetyDevice, Phrase>> = phrases("discounts.label", {
  smokeDetector: "Smoke detectors",
  deadBoltLocks: "Deadbolt locks",
  burglarAlarm: "Burglar alarm",
  sprinklerSystem: "Sprinkler system",
  fireExtinguisher: "Fire extinguisher",
  gatedOrLimited: "Gated or limited access",
});
