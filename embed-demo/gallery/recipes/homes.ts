import { exampleAddress } from "../../../src/steps/exampleAddress";
import { mostDevices, mostFacts, wholeHousehold } from "../../../src/steps/propertyExamples";
import type { Action, LineRecipe } from "../recipe";
import { arrived, submit } from "../recipe";

const onRecord = (street = "12 Full Records St", state = "OH") => exampleAddress(state, street);
/** Everything is on record except the occupancy. */
const known = {
  ...mostFacts,
  recordsFound: { status: "COMPLETE", at: "" },
  rebuildCost: { amount: 412_000, returned: true, recalculated: false, estimate: false, of: "" },
  propertyOrigins: { ...Object.fromEntries(Object.keys(mostFacts).map((name) => [name, "PUBLIC_RECORD"])), homeOccupancy: "ASSUMED" },
};
const complete = { ...onRecord(), ...known };
const tampa = { state: "FL", answers: onRecord("12 Full Records St", "FL") };

/** Starts at the loading screen, so that the next screen shows what the service has found. */
const looked = (id: string, title: string, then: readonly Action[] = [], street?: string): LineRecipe => ({
  id,
  title,
  at: "loading",
  answers: onRecord(street),
  application: true,
  actions: [["sees", street?.startsWith("1 No ") ? "Tell us about the home" : "Cost to rebuild"], ...then],
});
const unfold: Action = ["press", "button", "What we know"];
const enlarge: readonly Action[] = [
  unfold,
  ["press", "button", "Change square footage"],
  ["fill", "Square footage", "3000"],
  ["press", "button", "Done with square footage"],
  ["sees", "Out of date"],
];
const quoted = (id: string): LineRecipe => ({ id, title: "All in", at: "policy-compare", answers: complete, clock: "real", actions: [arrived] });
const casesGroup = "Complex cases";

/** The states that all four lines about a home share are shown once, here. */
export const homeownersRecipes: readonly LineRecipe[] = [
  looked("home-prefill", "Found, complete"),
  looked("home-prefill-partial", "Found, in part: an estimate", [], "1 Partial Records St"),
  looked("home-prefill-failed", "Nothing found", [], "1 No Records St"),
  looked("home-prefill-errors", "Nothing found, errors", [submit, ["sees", "Please fix"]], "1 No Records St"),
  looked("home-prefill-edit", "A fact is changed", [unfold, ["press", "button", "Change construction quality"], ["sees", "Done"]]),
  looked("home-prefill-stale", "The rebuild cost is out of date", enlarge),
  looked("home-prefill-refreshed", "The rebuild cost is worked out again", [...enlarge, ["press", "button", "Refresh rebuild cost"], ["sees", "Recalculated"]]),
  looked("home-prefill-roof", "A roof older than its house", [
    unfold,
    ["press", "button", "Change year built"],
    ["fill", "Year built", "2023"],
    submit,
    ["sees", "Update years cannot be greater than age of home"],
  ]),
  {
    id: "home-prefill-outage",
    title: "The rebuild cost can't be had",
    at: "prefill",
    answers: complete,
    actions: [["press", "button", "Refresh rebuild cost"], ["sees", "can't get the rebuild cost"]],
    fail: ["/v1/"],
  },
  { id: "home-discounts", title: "Discounts, two ticked ahead", at: "discounts", answers: complete },
  {
    id: "home-discounts-confirmed",
    title: "Discounts, confirmed",
    at: "discounts",
    answers: { ...complete, safetyDevices: ["smokeDetector", "deadBoltLocks"], confirmedDiscount: { percent: 10, devices: "deadBoltLocks smokeDetector" } },
  },
  {
    id: "home-person-errors",
    title: "Personal info, errors",
    at: "personal-info",
    answers: { firstName: "", lastName: "", dateOfBirth: "", maritalStatus: "", email: "" },
    actions: [submit, ["sees", "Please fix"]],
  },
  { id: "home-person-california", title: "Personal info where credit is barred", at: "personal-info", state: "CA" },
  { id: "home-quotes-waiting", title: "Waiting for the first", at: "policy-compare", hold: ["/quotes"] },
  quoted("home-quotes"),
  { ...quoted("home-quotes-details"), title: "Details open", actions: [arrived, ["press", "row", ""]] },
  { id: "florida-info-errors", title: "Florida: personal info, errors", at: "personal-info-florida", ...tampa, flags: ["honeyQuote"], actions: [submit] },
  {
    id: "florida-leaving",
    title: "Florida: on the way to the other site",
    at: "personal-info-florida",
    state: "FL",
    answers: { ...tampa.answers, firstName: "Maya", lastName: "Okafor", dateOfBirth: "09/07/1985", maritalStatus: "Married", email: "maya@example.com", primaryPhoneNumber: "(813) 555-0138" },
    flags: ["honeyQuote"],
    actions: [submit, ["sees", "Taking you to our Florida partner's site"]],
    clock: "real",
  },
  { id: "florida-returned", title: "Florida: back from the other site", at: "policy-compare", ...tampa, page: "redirecting" },
  { ...quoted("florida-quotes"), title: "Florida: hurricane deductible and flood", ...tampa },
  { id: "homes-case-broker", title: "Local broker", group: casesGroup, at: "loading", answers: onRecord("1 Tower Block Rd"), actions: [["sees", "Find your local broker office"]] },
  {
    id: "homes-case-none",
    title: "No quotes, from the records",
    group: casesGroup,
    at: "loading",
    answers: onRecord("1 Grand Estate Dr"),
    actions: [["sees", "We have great options for you"]],
  },
];

export const condominiumRecipes: readonly LineRecipe[] = [
  looked("condo-prefill", "Found, complete"),
  { id: "condo-cohabitation", title: "Who shares the home, answered", at: "cohabitation", answers: wholeHousehold },
  {
    id: "condo-start-calendar",
    title: "Start date, calendar",
    at: "insurance-start",
    answers: { startDate: "07/01/2026" },
    actions: [["press", "button", "Choose from a calendar"], ["sees", "July 2026"]],
  },
  { id: "condo-start-error", title: "Start date, too far ahead", at: "insurance-start", answers: { startDate: "08/31/2026" }, actions: [submit] },
  quoted("condo-quotes"),
];

export const rentersRecipes: readonly LineRecipe[] = [
  { id: "renters-discounts", title: "Everyone, and everything that keeps it safe", at: "discounts", answers: { ...wholeHousehold, ...mostDevices } },
  { id: "renters-start-error", title: "Start date, today", at: "insurance-start", answers: { startDate: "06/17/2026" }, actions: [submit] },
  quoted("renters-quotes"),
  {
    id: "homes-case-start",
    title: "Start beyond a year",
    group: casesGroup,
    at: "insurance-start",
    answers: { startDate: "06/18/2027" },
    actions: [submit, ["sees", "Edit my details"]],
  },
];

export const landlordRecipes: readonly LineRecipe[] = [
  looked("landlord-prefill", "Found, complete"),
  looked("landlord-prefill-type", "The building type on record is changed", [unfold, ["press", "button", "Change type of home"], ["sees", "Done"]]),
  { id: "landlord-type-error", title: "Home type, error", at: "home-type", actions: [submit] },
  { id: "landlord-usage-error", title: "Usage, none", at: "usage", answers: { occupancyType: [] }, actions: [submit] },
  quoted("landlord-quotes"),
];
