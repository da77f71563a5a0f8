import { exampleAddress } from "../../../src/steps/exampleAddress";
import { mostFacts } from "../../../src/steps/propertyExamples";
import type { Action, LineRecipe } from "../recipe";
import { arrived } from "../recipe";

export const onRecord = (street = "12 Full Records St", state = "OH") => exampleAddress(state, street);
/** Everything is on record except the occupancy. */
const known = {
  ...mostFacts,
  recordsFound: { status: "COMPLETE", at: "" },
  rebuildCost: { amount: 412_000, returned: true, recalculated: false, estimate: false, of: "" },
  propertyOrigins: { ...Object.fromEntries(Object.keys(mostFacts).map((name) => [name, "PUBLIC_RECORD"])), homeOccupancy: "ASSUMED" },
};
export const complete = { ...onRecord(), ...known };

/** Starts at the loading screen, so that the next screen shows what the service has found. */
export const looked = (id: string, title: string, then: readonly Action[] = [], street?: string): LineRecipe => ({
  id,
  title,
  at: "loading",
  answers: onRecord(street),
  application: true,
  actions: [["sees", street?.startsWith("1 No ") ? "Tell us about the home" : "Cost to rebuild"], ...then],
});
export const unfold: Action = ["press", "button", "What we know"];
export const quoted = (id: string): LineRecipe => ({ id, title: "All in", at: "policy-compare", answers: complete, clock: "real", actions: [arrived] });
export const casesGroup = "Complex cases";
