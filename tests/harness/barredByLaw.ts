import type { AutoFactor } from "../../src/business/states";

/**
 * Factors that a state's law bars from a vehicle's price. This second copy catches mistakes in `src/business/states.ts`: a
 * state that is added or removed there has to be added or removed here too.
 */
export const barredByLaw: Readonly<Record<string, readonly AutoFactor[]>> = {
  // Ins. Code §1861.02 and 10 CCR 2632.5; marital status by the product's own decision.
  CA: ["gender", "maritalStatus"],
  // HRS §431:10C-207
  HI: ["gender", "maritalStatus", "age", "experience"],
  // 211 CMR 79
  MA: ["gender", "maritalStatus", "age"],
  // MCL 500.2111
  MI: ["gender", "maritalStatus"],
  // G.S. 58-36-10
  NC: ["gender"],
  // 40 P.S. §1171.5, as rated unisex.
  PA: ["gender"],
};

export const isBarredByLaw = (state: string, factor: AutoFactor): boolean => barredByLaw[state]?.includes(factor) ?? false;
