import { homesRecipes } from "./recipes/homes.js";
import { motorcycleRecipes } from "./recipes/motorcycle.js";
import { typesRecipes } from "./recipes/types.js";
import { accord, address, found, garage, household, maya, pickup, told } from "./people.js";
import { lifeRecipes } from "./recipes/life.js";
import { petRecipes } from "./recipes/pet.js";
import { opened as openedIn, pick, recipesOf, stepsBefore, submit } from "./recipes/recipesOf.js";

/**
 * Every screen and state that the gallery shows. To add one, add an entry:
 *   id        in the gallery's address
 *   group     heading of the list under which it stands
 *   title     what is shown
 *   line      the element's `line`; the partner's lines where it is missing
 *   route     where the session stopped; the widget resumes there. The element's own first screen where it is missing
 *   answers   committed answers by field name
 *   completed steps that were completed
 *   actions   what is done then, by role and name: ["press", role, name], ["fill", label, text], ["select", label, value],
 *             ["submit"], ["sees", text], ["gone", text]
 * and, where a state needs them:
 *   application  true where the screen asks the service about an application that was made before; what it is made from, where
 *             that is no address
 *   session   other members of the stored session: openCase, outcome, selection, complex
 *   flags     partner flags that are switched on
 *   clock     "closed" outside business hours, "real" for what the service counts from today; inside otherwise
 *   hold, fail  parts of addresses of the quote service whose answers never come, or can't be had
 */

const steps = [
  "address",
  "driver",
  "loading",
  "years-continuous-coverage",
  "prior-bodily-injury",
  "vehicle",
  "annual-mileage",
  "history/1",
  "history/2",
  "bundling",
  "policy-compare",
];

/** The steps before this one. */
const before = (step) => stepsBefore(steps, step);
const all = steps.slice(0, -1);
const auto = recipesOf("auto", steps);

const addresses = auto("Address");
const drivers = auto("Drivers");
const vehicles = auto("Vehicles");
const history = auto("History");
const quotes = auto("Quotes");
const finalize = auto("Finalize");
const cases = auto("Complex cases");
const pages = auto("Pages");

const typed = address("OH");
const person = { ...told(), vehicles: [], driverHistory: {}, yearsWithContinuousCoverageAuto: null, numberOfMiles: "" };
const withoutDriver = { ...typed };
const opened = (scenario, reason) => openedIn("auto", scenario, reason);
const finished = (channel, carrierName = "Meridian Mutual") => ({ outcome: { line: "auto", by: "contact", channel, carrierName } });
const contact = { ...told(), primaryPhoneNumber: "(614) 555-0138", contactBy: "CALL", callbackAt: "now" };

const autoRecipes = [
  addresses("address", "Empty", "address"),
  addresses("address-suggestions", "Suggestions", "address", {
    actions: [["fill", "Home address", "412 Main St, Columbus"], ["sees", "412 Main St"]],
  }),
  addresses("address-error", "Nothing entered", "address", { actions: [submit] }),
  addresses("address-manual", "By hand", "address", { answers: typed }),
  addresses("address-manual-errors", "By hand, errors", "address", { answers: { startInManualMode: true }, actions: [submit] }),
  addresses("address-unit", "A unit is missing", "address", { answers: address("OH", "1 Many Doors Plaza"), actions: [submit, ["sees", "This building has several homes"]] }),
  addresses("address-correction", "A correction to confirm", "address", { answers: address("OH", "1 Mistake Way"), actions: [submit, ["sees", "Did you mean"]] }),
  addresses("address-busy", "Being checked", "address", { answers: typed, actions: [submit], hold: ["/v1/addresses"] }),
  addresses("address-outage", "Service out of reach", "address", { answers: typed, actions: [submit, ["sees", "We couldn't reach our quote service"]], fail: ["/v1/"] }),

  drivers("driver", "Main driver, empty", "driver", { answers: withoutDriver }),
  drivers("driver-errors", "Main driver, errors", "driver", { answers: withoutDriver, actions: [submit] }),
  drivers("driver-california", "Main driver, California", "driver", { answers: address("CA") }),
  drivers("driver-massachusetts", "Main driver, Massachusetts", "driver", { answers: address("MA") }),
  drivers("driver-list", "One driver", "driver", { answers: person }),
  drivers("driver-list-full", "Five drivers", "driver", { answers: { ...person, drivers: household(5) } }),
  drivers("driver-list-missing", "Something missing", "driver", {
    answers: { ...person, drivers: [maya, { ...household(2)[1], gender: "", driverDateLicensed: "" }] },
    actions: [submit],
  }),
  drivers("driver-add", "Another driver", "driver/add", { answers: person }),
  drivers("driver-edit", "Editing", "driver/1", { answers: person }),

  vehicles("loading", "Looking up records", "loading", { answers: person, application: true, hold: ["/prefill"] }),
  vehicles("years", "Years of coverage", "years-continuous-coverage", { answers: person }),
  vehicles("years-error", "Years of coverage, error", "years-continuous-coverage", { answers: person, actions: [submit] }),
  vehicles("prior-injury", "Prior bodily injury", "prior-bodily-injury", { answers: told(), flags: ["priorBodilyInjury"] }),
  vehicles("prior-injury-error", "Prior bodily injury, error", "prior-bodily-injury", {
    answers: { ...told(), priorBILimit: "" },
    flags: ["priorBodilyInjury"],
    actions: [submit],
  }),
  vehicles("vehicle", "First vehicle", "vehicle", { answers: { ...told(), vehicles: [] } }),
  vehicles("vehicle-errors", "First vehicle, errors", "vehicle", { answers: { ...told(), vehicles: [] }, actions: [submit] }),
  vehicles("vehicle-vin", "VIN dialog", "vehicle", { answers: { ...told(), vehicles: [] }, actions: [["press", "button", "Enter VIN"]] }),
  vehicles("vehicle-vin-error", "VIN not found", "vehicle", {
    answers: { ...told(), vehicles: [] },
    actions: [["press", "button", "Enter VIN"], ["fill", "VIN", "1ZZZZZZZZZZ000000"], ["press", "button", "Find my vehicle"], ["sees", "find that VIN"]],
  }),
  vehicles("vehicle-vin-found", "Found by VIN", "vehicle", {
    answers: { ...told(), vehicles: [] },
    actions: [["press", "button", "Enter VIN"], ["fill", "VIN", "1HGCM82633A004352"], ["press", "button", "Find my vehicle"], ["sees", "2003 Honda Accord"]],
  }),
  vehicles("vehicle-vin-doubtful", "Found, check digit fails", "vehicle", {
    answers: { ...told(), vehicles: [] },
    actions: [["press", "button", "Enter VIN"], ["fill", "VIN", "5YJ3E1EA7KF317000"], ["press", "button", "Find my vehicle"], ["sees", "Tesla"]],
  }),
  vehicles("vehicle-model", "By year, make and model", "vehicle", {
    answers: { ...told(), vehicles: [] },
    actions: [["fill", "Year", "2019"], ["select", "Make", "Honda"], ["select", "Model", "Civic"], ["sees", "Body style"]],
  }),
  vehicles("vehicle-outage", "Lists out of reach", "vehicle", {
    answers: { ...told(), vehicles: [] },
    actions: [["fill", "Year", "2019"]],
    fail: ["/v1/vehicle"],
  }),
  vehicles("vehicle-list", "Two vehicles", "vehicle", { answers: { ...told(), vehicles: [accord, pickup] } }),
  vehicles("vehicle-list-found", "Found in public records", "vehicle", { answers: { ...told(), vehicles: [found, { ...found, ...pickup, prefill: true }] } }),
  vehicles("vehicle-list-missing", "Ownership missing", "vehicle", { answers: { ...told(), vehicles: [found] }, actions: [submit] }),
  vehicles("vehicle-list-full", "Four of six", "vehicle", { answers: { ...told(), vehicles: garage(6) } }),
  vehicles("vehicle-list-california", "Miles by vehicle, California", "vehicle", { answers: told("CA", { vehicles: [accord, pickup] }) }),
  vehicles("mileage", "Annual mileage", "annual-mileage", { answers: { ...told(), numberOfMiles: "" } }),
  vehicles("mileage-error", "Annual mileage, error", "annual-mileage", { answers: { ...told(), numberOfMiles: "12" }, actions: [submit] }),

  history("history", "First driver", "history", { answers: { ...told(), driverHistory: {} } }),
  history("history-second", "Second driver", "history/2", { answers: told("OH", { drivers: household(2) }) }),
  history("history-most", "At the upper bound", "history", {
    answers: { ...told(), driverHistory: { maya: { atFaultAccidentsCount: 10, notAtFaultAccidentsCount: 0, violationsCount: 3 } } },
  }),
  history("history-california", "California", "history", { answers: { ...told("CA"), driverHistory: {} } }),
  history("bundling", "Bundling", "bundling", { answers: told(), flags: ["bundling"] }),

  quotes("quotes-waiting", "Waiting for the first", "policy-compare", { answers: told(), hold: ["/quotes"] }),
  quotes("quotes-waiting-closed", "Waiting, outside business hours", "policy-compare", { answers: told(), hold: ["/quotes"], clock: "closed" }),
  quotes("quotes-arriving", "Arriving", "policy-compare", {
    answers: told("OH", { drivers: household(1, "Slow Carriers") }),
    actions: [["sees", "your first prices are in"]],
  }),
  quotes("quotes", "All in", "policy-compare", { answers: told(), actions: [["sees", "your prices are in"]] }),
  quotes("quotes-details", "Details open", "policy-compare", {
    answers: told(),
    actions: [["sees", "your prices are in"], ["press", "row", ""]],
  }),
  quotes("quotes-half", "Half of the carriers fail", "policy-compare", {
    answers: told("OH", { drivers: household(1, "Half Fail") }),
    actions: [["sees", "your prices are in"]],
  }),
  quotes("quotes-failed", "All of them fail", "policy-compare", { answers: told("OH", { drivers: household(1, "All Fail") }), actions: [["sees", "come through"]] }),
  quotes("quotes-none", "No quotes", "policy-compare", {
    answers: told("OH", { drivers: household(1, "No Quotes") }),
    actions: [["sees", "We have great options for you"]],
  }),
  quotes("quotes-outage", "Service out of reach", "policy-compare", { answers: told(), fail: ["/v1/"], actions: [["sees", "come through"]] }),

  finalize("contact", "With a quote", "finalize/contact", { answers: told(), session: { selection: pick }, completed: steps }),
  finalize("contact-call", "A call, with consent asked", "finalize/contact", { answers: contact, session: { selection: pick }, completed: steps }),
  finalize("contact-errors", "Errors", "finalize/contact", {
    answers: { ...told(), email: "", contactBy: "CALL" },
    session: { selection: pick },
    completed: steps,
    actions: [submit],
  }),
  finalize("contact-closed", "A call, outside business hours", "finalize/contact", { answers: contact, session: { selection: pick }, completed: steps, clock: "closed" }),
  finalize("contact-additional", "An additional carrier", "finalize/contact", {
    answers: told(),
    session: { selection: { ...pick, kind: "additional", quoteId: null, carrierSpecificQuoteId: null, premium: null, bindable: false } },
    completed: steps,
  }),
  finalize("contact-none", "Without a quote", "finalize/contact"),
  finalize("phone", "By phone", "finalize/phone", { answers: told(), session: { selection: pick }, completed: steps }),
  finalize("phone-closed", "By phone, outside business hours", "finalize/phone", { answers: told(), completed: all, clock: "closed" }),
  finalize("success", "Success, a call now", "finalize/success", { answers: contact, session: finished("CALL") }),
  finalize("success-email", "Success, e-mail", "finalize/success", { answers: contact, session: finished("EMAIL") }),
  finalize("success-self", "Success, I'll call", "finalize/success", { answers: contact, session: finished("SELF", null) }),
  finalize("success-closed", "Success, outside business hours", "finalize/success", { answers: contact, session: finished("CALL"), clock: "closed" }),

  cases("case-address", "Address not found", "address", { answers: typed, session: opened("addressNotFound", "address_not_found") }),
  cases("case-code", "Code not supported", "address", { answers: typed, session: opened("codeNotSupported", "code_not_supported") }),
  cases("case-model", "Make and model not supported", "vehicle", { answers: told(), session: opened("autoMakeModelUnsupported", "auto_model_unsupported") }),
  cases("case-none", "No quotes", "history", { answers: told(), session: opened("noQuotesReturned", "no_quotes_returned") }),
  cases("case-expensive", "Too expensive", "driver", { answers: person, session: opened("tooExpensiveConnectViaPhone", "too_expensive") }),

  pages("error", "Error screen", "error", { answers: person, completed: before("loading") }),
  pages("not-found", "Not found", "not-found"),
  pages("privacy", "Privacy", "privacy-policy"),
  pages("redirecting", "Nowhere to go on to", "redirecting"),
  pages("content-dead", "Partner content can't be had", "address", { fail: ["/content/"] }),
].map((recipe) => (recipe.group === "Pages" && recipe.id !== "content-dead" ? { ...recipe, route: recipe.route.slice("auto/".length) } : recipe));

export const recipes = [...typesRecipes, ...autoRecipes, ...motorcycleRecipes, ...homesRecipes, ...lifeRecipes, ...petRecipes];
