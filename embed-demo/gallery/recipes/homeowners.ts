import type { Action, LineRecipe } from "../recipe";
import { arrived, submit } from "../recipe";
import { casesGroup, complete, looked, onRecord, quoted, unfold } from "./homes";

const tampa = { state: "FL", answers: onRecord("12 Full Records St", "FL") };
const enlarge: readonly Action[] = [
  unfold,
  ["press", "button", "Change square footage"],
  ["fill", "Square footage", "3000"],
  ["press", "button", "Done with square footage"],
  ["sees", "Out of date"],
];

/** The states that all lines about a home share are shown once, here. */
export const recipes: readonly LineRecipe[] = [
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
  { ...quoted("home-customize"), title: "Customize, a limit is changed", actions: [arrived, ["press", "button", "Customize"], ["press", "button", "Higher:"], ["sees", "Was 50%"]] },
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
