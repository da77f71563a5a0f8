import { address } from "../people.js";
import { opened, pick, recipesOf, submit } from "./recipesOf.js";

const day = 86_400_000;
/** The service counts from its own today, so these screens keep the real clock. */
const inDays = (days) => new Date(Date.now() + days * day).toLocaleDateString("en-US");
const real = { clock: "real" };

const tampa = { startInManualMode: true, addressLine1: "12 Full Records St", city: "Tampa", state: "FL", zipCode: "33602" };
const at = (street = "12 Full Records St") => address("OH", street);
const person = { firstName: "Maya", lastName: "Okafor", dateOfBirth: "09/07/1985", maritalStatus: "Married", email: "maya.okafor@example.com" };

const cost = (more = {}) => ({ amount: 412_000, returned: true, recalculated: false, estimate: false, of: "", ...more });
const records = (status) => ({ recordsFound: { status, at: "" } });
const known = {
  propertyType: "SINGLE_FAMILY_HOME",
  yearBuilt: "1994",
  squareFootage: "1,980",
  numberOfStories: "2",
  numberOfFloors: "12",
  constructionQuality: "STANDARD",
  foundationType: "BASEMENT_FINISHED",
  roofType: "ASPHALT_SHINGLE",
  roofUpdated: true,
  timeSinceRoofUpdate: "FIVE_TO_TEN",
  centralAC: true,
  distanceToFireStation: "WITHIN_FIVE_MILES",
  homeOccupancy: "OWNER_PRIMARY",
};
const from = (origin, names = Object.keys(known)) => Object.fromEntries(names.map((name) => [name, origin]));
/** Everything is on record but who lives there. */
const complete = { ...known, ...records("COMPLETE"), rebuildCost: cost(), propertyOrigins: { ...from("PUBLIC_RECORD"), homeOccupancy: "ASSUMED" } };
const details = { safetyDevices: ["smokeDetector", "deadBoltLocks"], household: ["partnerSpouse", "dog"], startDate: inDays(20) };
const told = (more = {}) => ({ ...at(), ...complete, ...details, homeType: "TOWNHOUSE", ...person, ...more });
const applied = { id: "PROTECTIVE_DEVICES", percent: 10 };
const arrived = ["sees", "your prices are in"];

const steps = {
  homeowners: ["address", "personal-info-florida", "loading", "prefill", "discounts", "personal-info", "bundling", "policy-compare"],
  condominium: ["address", "loading", "prefill", "cohabitation", "discounts", "insurance-start", "personal-info", "bundling", "policy-compare"],
  renters: ["address", "loading", "discounts", "insurance-start", "personal-info", "bundling", "policy-compare"],
  landlord: ["address", "loading", "prefill", "home-type", "usage", "discounts", "insurance-start", "personal-info", "policy-compare"],
};
const of = (line) => recipesOf(line, steps[line]);
const home = of("homeowners")("Homeowners");
const condo = of("condominium")("Condominium");
const rent = of("renters")("Renters");
const let_ = of("landlord")("Landlord");
/** From the loading screen on, so that what is shown is what the service has found. */
const looked = (line, id, title, { street, then = [] } = {}) =>
  line(id, title, "loading", { answers: at(street), application: true, actions: [["sees", "Check out what we found"], ["sees", "Cost to rebuild"], ...then] });
const enlarge = [["press", "button", "Change square footage"], ["fill", "Square footage", "3000"], ["press", "button", "Done with square footage"], ["sees", "Out of date"]];
const cases = { home: of("homeowners")("Homes: complex cases"), rent: of("renters")("Homes: complex cases"), let_: of("landlord")("Homes: complex cases") };
const raised = (line, scenario) => ({ session: opened(line, scenario, "gallery") });

/** What all four lines have alike is shown once, under homeowners. */
export const homesRecipes = [
  home("home-address", "Address", "address"),
  home("home-loading", "Looking up records", "loading", { answers: at(), application: true, hold: ["/prefill"] }),
  looked(home, "home-prefill", "Found, complete"),
  looked(home, "home-prefill-partial", "Found, in part: an estimate", { street: "1 Partial Records St" }),
  looked(home, "home-prefill-failed", "Nothing found", { street: "1 No Records St" }),
  looked(home, "home-prefill-errors", "Nothing found, errors", { street: "1 No Records St", then: [submit, ["sees", "answers need another look"]] }),
  looked(home, "home-prefill-edit", "A fact is changed", { then: [["press", "button", "Change construction quality"], ["sees", "Done"]] }),
  looked(home, "home-prefill-stale", "The rebuild cost is out of date", { then: enlarge }),
  looked(home, "home-prefill-refreshed", "The rebuild cost is worked out again", {
    then: [...enlarge, ["press", "button", "Refresh rebuild cost"], ["sees", "Recalculated"]],
  }),
  looked(home, "home-prefill-roof", "A roof older than its house", {
    then: [["press", "button", "Change year built"], ["fill", "Year built", "2023"], submit, ["sees", "Update years cannot be greater than age of home"]],
  }),
  home("home-prefill-outage", "The rebuild cost can't be had", "prefill", {
    answers: { ...at(), ...complete },
    actions: [["press", "button", "Refresh rebuild cost"], ["sees", "can't be had just now"]],
    fail: ["/v1/"],
  }),
  home("home-discounts", "Discounts, two ticked ahead", "discounts", { answers: { ...at(), ...complete } }),
  home("home-discounts-confirmed", "Discounts, confirmed", "discounts", {
    answers: told({ confirmedDiscount: { percent: applied.percent, devices: "deadBoltLocks smokeDetector" } }),
  }),
  home("home-person", "Personal info, empty", "personal-info", { answers: { ...at(), ...complete } }),
  home("home-person-errors", "Personal info, errors", "personal-info", { answers: { ...at(), ...complete }, actions: [submit] }),
  home("home-person-california", "Personal info where credit is barred", "personal-info", { answers: { ...address("CA", "12 Full Records St"), ...complete } }),
  home("home-bundling", "Bundling", "bundling", { answers: told(), flags: ["bundling"] }),
  home("home-quotes-waiting", "Waiting for the first", "policy-compare", { answers: told(), hold: ["/quotes"] }),
  home("home-quotes", "All in", "policy-compare", { answers: told(), actions: [arrived] }),
  home("home-quotes-details", "Details open", "policy-compare", { answers: told(), actions: [arrived, ["press", "row", ""]] }),
  home("home-contact", "Contact, with a quote", "finalize/contact", { answers: told(), session: { selection: { ...pick, term: 12, bindable: false } }, completed: steps.homeowners }),
  home("home-phone", "By phone", "finalize/phone", { answers: told(), completed: steps.homeowners }),

  home("florida-info", "Florida: personal info", "personal-info-florida", { answers: tampa, flags: ["honeyQuote"] }),
  home("florida-info-errors", "Florida: personal info, errors", "personal-info-florida", { answers: { ...tampa, ...person }, flags: ["honeyQuote"], actions: [submit] }),
  home("florida-leaving", "Florida: on the way to the other site", "personal-info-florida", {
    answers: { ...tampa, ...person, primaryPhoneNumber: "(813) 555-0138" },
    flags: ["honeyQuote"],
    actions: [submit, ["sees", "Taking you to our Florida quoting site"]],
    ...real,
  }),
  home("florida-returned", "Florida: back from the other site", "redirecting", { answers: tampa, route: "redirecting" }),
  home("florida-quotes", "Florida: hurricane deductible and flood", "policy-compare", {
    answers: { ...told(), ...tampa, primaryPhoneNumber: "(813) 555-0138" },
    actions: [arrived],
  }),

  looked(condo, "condo-prefill", "Found, complete"),
  condo("condo-cohabitation", "Who shares the home", "cohabitation", { answers: told() }),
  condo("condo-discounts", "Discounts", "discounts", { answers: { ...at(), ...complete } }),
  condo("condo-start", "Start date, empty", "insurance-start", { answers: { ...at(), ...complete } }),
  condo("condo-start-calendar", "Start date, calendar", "insurance-start", {
    answers: { ...at(), ...complete, startDate: "07/01/2026" },
    actions: [["press", "button", "Pick from a calendar"], ["sees", "July 2026"]],
  }),
  condo("condo-start-error", "Start date, too far ahead", "insurance-start", { answers: { ...at(), ...complete, startDate: "08/31/2026" }, actions: [submit] }),
  condo("condo-quotes", "All in", "policy-compare", { answers: told({ propertyType: "CONDO" }), actions: [arrived], ...real }),

  rent("renters-loading", "Looking up records", "loading", { answers: at(), application: true, hold: ["/prefill"] }),
  rent("renters-discounts", "Who shares the place, and what keeps it safe", "discounts", { answers: at() }),
  rent("renters-start-error", "Start date, today", "insurance-start", { answers: { ...at(), startDate: "06/17/2026" }, actions: [submit] }),
  rent("renters-quotes", "All in", "policy-compare", { answers: told(), actions: [arrived], ...real }),

  looked(let_, "landlord-prefill", "Found, complete"),
  let_("landlord-type", "Home type", "home-type", { answers: { ...at(), ...known, propertyType: "" } }),
  let_("landlord-type-found", "Home type, on record", "home-type", { answers: { ...at(), ...complete } }),
  let_("landlord-type-error", "Home type, error", "home-type", { answers: { ...at(), propertyType: "" }, actions: [submit] }),
  let_("landlord-usage", "Usage", "usage", { answers: told() }),
  let_("landlord-usage-error", "Usage, none", "usage", { answers: told({ occupancyType: [] }), actions: [submit] }),
  let_("landlord-quotes", "All in", "policy-compare", { answers: told(), actions: [arrived], ...real }),

  cases.home("homes-case-broker", "Local broker", "loading", { answers: at("1 Tower Block Rd"), actions: [["sees", "Find your local broker office"]] }),
  cases.home("homes-case-accurate", "Rebuild cost too high", "prefill", { answers: { ...at(), ...complete }, ...raised("homeowners", "mostAccurateQuotes") }),
  cases.home("homes-case-none", "No quotes, from the records", "loading", { answers: at("1 Grand Estate Dr"), actions: [["sees", "We have great options for you"]] }),
  cases.rent("homes-case-start", "Start beyond a year", "insurance-start", {
    answers: { ...at(), startDate: "06/18/2027" },
    actions: [submit, ["sees", "Edit my details"]],
  }),
  cases.let_("homes-case-vacant", "Vacant", "usage", { answers: told({ occupancyType: ["VACANT"] }), ...raised("landlord", "trickyCaseConnectViaPhone") }),
  cases.let_("homes-case-manufactured", "Manufactured home", "home-type", { answers: told(), ...raised("landlord", "insuranceCanBeTricky") }),
];
