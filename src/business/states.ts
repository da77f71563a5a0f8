/**
 * Sets of states that change what is asked, shown or offered. Names are in `stateNames.ts`, so that a rule doesn't load
 * them.
 */

export type StateCode =
  | "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS"
  | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC"
  | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";

/** Factors that the law of a state may bar from auto rating. */
export type AutoFactor = "gender" | "maritalStatus" | "age" | "experience";

/**
 * Factors that aren't asked, and that don't affect a premium if they arrive nevertheless.
 * CA: Ins. Code §1861.02 and 10 CCR 2632.5 (gender); marital status is left out there too. HI: HRS §431:10C-207. MA: 211 CMR
 * 79. MI: MCL 500.2111. PA: 40 P.S. §1171.5 as rated unisex. NC: G.S. 58-36-10. Defaults that a partner's counsel may
 * change.
 */
export const barredAutoFactors: Readonly<Partial<Record<StateCode, readonly AutoFactor[]>>> = {
  CA: ["gender", "maritalStatus"],
  HI: ["gender", "maritalStatus", "age", "experience"],
  MA: ["gender", "maritalStatus", "age"],
  MI: ["gender", "maritalStatus"],
  NC: ["gender"],
  PA: ["gender"],
};

export const isBarred = (state: string, factor: AutoFactor): boolean =>
  barredAutoFactors[state as StateCode]?.includes(factor) ?? false;

/** Continuous coverage and the mileage page are skipped; miles are asked for each vehicle. */
export const mileageByVehicle: readonly StateCode[] = ["CA"];
export const noContinuousCoverage: readonly StateCode[] = ["CA"];

/** States where "non-binary" is offered, on every line that asks for a gender. */
export const nonBinaryGender: readonly StateCode[] = ["CO", "DC", "NY", "OR", "VA"];

/** States where homes are handed off to an external quoting site. */
export const honeyQuote: readonly StateCode[] = ["FL"];

/** States where a pet policy starts one day ahead; elsewhere it takes two. */
export const petEffectiveNextDay: readonly StateCode[] = ["FL", "MA", "MD", "NC", "NY", "NV"];
export const petDaysAhead = (state: string): number => (petEffectiveNextDay.includes(state as StateCode) ? 1 : 2);

/**
 * States where credit may not rate the insured item. A home: CA Ins. Code §1861.02, MD Ins. §27-501, 211 CMR. A car: CA Ins.
 * Code §1861.02, HRS §431:10C-207, 211 CMR 79, MCL 500.2111. Defaults that a partner's counsel may change.
 */
const creditBarred: Readonly<Record<"home" | "car", readonly StateCode[]>> = {
  home: ["CA", "MD", "MA"],
  car: ["CA", "HI", "MA", "MI"],
};

/** Tells whether companies may use credit for a price, which requires a notice. False while the state is unknown. */
export const mayUseCredit = (insured: "home" | "car", state: string | null): boolean =>
  state !== null && !creditBarred[insured].includes(state as StateCode);

/** States where buying online isn't offered; the other 39 and DC make up the bind list. */
export const noDigitalBind: readonly StateCode[] = ["AK", "CA", "FL", "HI", "KY", "LA", "MA", "MT", "NC", "NY", "WY"];

/** Kept for a rule that isn't settled yet; nothing reads it (decisions.md, "Unused state set"). */
export const otherStateSet: readonly StateCode[] = ["TX", "IN", "OH"];
