import { answersOf } from "../../../src/flow/field";
import { examples } from "../../../src/lines/auto/examples";
import { exampleAddress } from "../../../src/steps/exampleAddress";
import type { DriverAnswer } from "../../../src/steps/drivers/driverAnswer";
import { drivers } from "../../../src/steps/drivers/fields";
import { vehicles } from "../../../src/steps/vehicles/fields";
import type { LineRecipe } from "../recipe";
import { arrived, finished, picked, submit } from "../recipe";

const least = answersOf(examples.minimal("OH"));
const most = answersOf(examples.maximal("OH"));
const [maya] = least.get(drivers) as [DriverAnswer];
const [, sam] = most.get(drivers) as [DriverAnswer, DriverAnswer];
const others = ["Bartholomew", "Ada", "Robin"].map((firstName) => ({ ...sam, key: firstName.toLowerCase(), firstName }));
/** Up to five drivers, the first of whom is on the policy. */
const household = (count: number) => ({ drivers: [maya, sam, ...others].slice(0, count) });
/** The service's test inputs depend on the last name. */
const called = (lastName: string) => ({ drivers: [{ ...maya, lastName }] });

const [accord, truck] = most.get(vehicles).map((vehicle) => ({ ...vehicle, numberOfMiles: "" }));
const found = { ...accord, key: "found", prefill: true, recordedAt: "", ownershipType: "" };
const pickup = { ...truck, key: "pickup", sequenceNum: 1, bodyStyle: "Pickup" };
const more = [
  ["2021", "Toyota", "RAV4", "SUV"],
  ["2019", "Honda", "Odyssey", "Minivan"],
  ["2015", "Subaru", "Outback", "Wagon"],
  ["2018", "Mercedes-Benz", "Sprinter 2500 Passenger", "Van"],
].map(([plYear, plMake, plModel, bodyStyle], index) => ({ ...pickup, key: plModel, sequenceNum: index + 2, plYear, plMake, plModel, bodyStyle }));
/** The first four are on the quote, the others aren't selected. */
const garage = [accord, pickup, ...more].map((vehicle, index) => ({ ...vehicle, status: index < 4 ? "SELECTED" : "UNSELECTED" }));

const typed = (line?: string) => exampleAddress("OH", line);
const byVin = (vin: string, seen: string): LineRecipe["actions"] => [
  ["press", "button", "Enter VIN"],
  ["fill", "VIN", vin],
  ["press", "button", "Find my vehicle"],
  ["sees", seen],
];
const call = { contactBy: "CALL", callbackAt: "now", primaryPhoneNumber: "(614) 555-0138" };
/** Companies that were asked in vain. Waiting for real ones would take half a minute. */
const silent = ["Larkwhistle", "Hearthspindle"].map((carrierName) => {
  const id = carrierName.toLowerCase();
  return { id, carrierId: id, carrierName, outcome: "TIMED_OUT", message: null };
});
const compare = { at: "policy-compare", clock: "real" } as const;

export const recipes: readonly LineRecipe[] = [
  { id: "address-suggestions", title: "Suggestions", at: "address", actions: [["fill", "Home address", "412 Main St, Columbus"], ["sees", "412 Main St"]] },
  { id: "address-error", title: "Nothing entered", at: "address", actions: [submit] },
  { id: "address-manual", title: "By hand", at: "address", answers: typed() },
  { id: "address-manual-errors", title: "By hand, errors", at: "address", answers: { startInManualMode: true }, actions: [submit] },
  { id: "address-unit", title: "A unit is missing", at: "address", answers: typed("1 Many Doors Plaza"), actions: [submit, ["sees", "This building has more than one unit"]] },
  { id: "address-correction", title: "A correction to confirm", at: "address", answers: typed("1 Mistake Way"), actions: [submit, ["sees", "Did you mean"]] },
  { id: "address-busy", title: "Being checked", at: "address", answers: typed(), actions: [submit], hold: ["/v1/addresses"] },
  { id: "address-outage", title: "Service out of reach", at: "address", answers: typed(), actions: [submit, ["sees", "We couldn't connect"]], fail: ["/v1/"] },
  { id: "content-dead", title: "Partner content can't be had", at: "address", fail: ["/content/"] },

  { id: "driver-errors", title: "Main driver, errors", at: "driver", actions: [submit] },
  { id: "driver-california", title: "Main driver, California", at: "driver", state: "CA" },
  { id: "driver-massachusetts", title: "Main driver, Massachusetts", at: "driver", state: "MA" },
  { id: "driver-list", title: "One driver", at: "driver", answers: household(1) },
  { id: "driver-list-full", title: "Five drivers", at: "driver", answers: household(5) },
  {
    id: "driver-list-missing",
    title: "Something missing",
    at: "driver",
    answers: { drivers: [maya, { ...sam, gender: "", driverDateLicensed: "" }] },
    actions: [submit],
  },
  { id: "driver-add", title: "Another driver", at: "driver/add", answers: household(1) },
  { id: "driver-edit", title: "Editing", at: "driver/1", answers: household(1) },

  { id: "years-error", title: "Years of coverage, error", at: "years-continuous-coverage", actions: [submit] },
  {
    id: "prior-injury-error",
    title: "Prior bodily injury, error",
    at: "prior-bodily-injury",
    answers: { yearsWithContinuousCoverageAuto: 4 },
    flags: ["priorBodilyInjury"],
    actions: [submit],
  },
  { id: "vehicle-errors", title: "First vehicle, errors", at: "vehicle", actions: [submit] },
  { id: "vehicle-vin", title: "VIN dialog", at: "vehicle", actions: [["press", "button", "Enter VIN"]] },
  { id: "vehicle-vin-error", title: "VIN not found", at: "vehicle", actions: byVin("1ZZZZZZZZZZ000000", "find that VIN") },
  { id: "vehicle-vin-found", title: "Found by VIN", at: "vehicle", actions: byVin("1HGCM82633A004352", "2003 Honda Accord") },
  { id: "vehicle-vin-doubtful", title: "Found, check digit fails", at: "vehicle", actions: byVin("5YJ3E1EA7KF317000", "Tesla") },
  {
    id: "vehicle-model",
    title: "By year, make and model",
    at: "vehicle",
    actions: [["fill", "Year", "2019"], ["select", "Make", "Honda"], ["select", "Model", "Civic"], ["sees", "Body style"]],
  },
  { id: "vehicle-outage", title: "Lists out of reach", at: "vehicle", actions: [["fill", "Year", "2019"]], fail: ["/v1/vehicle"] },
  { id: "vehicle-list", title: "Two vehicles", at: "vehicle", answers: { vehicles: [accord, pickup] } },
  { id: "vehicle-list-found", title: "Found in public records", at: "vehicle", answers: { vehicles: [found, { ...pickup, prefill: true }] } },
  { id: "vehicle-list-missing", title: "Ownership missing", at: "vehicle", answers: { vehicles: [found] }, actions: [submit] },
  { id: "vehicle-list-full", title: "Four of six", at: "vehicle", answers: { vehicles: garage } },
  { id: "vehicle-list-california", title: "Miles by vehicle, California", at: "vehicle", state: "CA", answers: { vehicles: [accord, pickup] } },
  { id: "mileage-error", title: "Annual mileage, error", at: "annual-mileage", answers: { numberOfMiles: "12" }, actions: [submit] },

  { id: "history-second", title: "Second driver", at: "history/2", told: "maximal" },
  {
    id: "history-most",
    title: "At the upper bound",
    at: "history",
    answers: { driverHistory: { maya: { atFaultAccidentsCount: 10, notAtFaultAccidentsCount: 0, violationsCount: 3 } } },
  },
  { id: "history-california", title: "California", at: "history", state: "CA" },

  { id: "quotes-waiting", title: "Waiting for the first", ...compare, hold: ["/quotes"] },
  { id: "quotes-waiting-closed", title: "Waiting, outside business hours", ...compare, hold: ["/quotes"], clock: "closed" },
  { id: "quotes-arriving", title: "Arriving", ...compare, answers: called("Slow Carriers"), actions: [["sees", "Your quotes so far"]] },
  { id: "quotes", title: "All in", ...compare, actions: [arrived] },
  { id: "quotes-details", title: "Details open", ...compare, actions: [arrived, ["press", "row", ""]] },
  { id: "customize", title: "Customize", ...compare, actions: [arrived, ["press", "button", "Customize"], ["sees", "No changes yet"]] },
  { id: "customize-changed", title: "Customize, a deductible is changed", ...compare, actions: [arrived, ["press", "button", "Customize"], ["press", "button", "Lower:"], ["sees", "Was $"]] },
  { id: "menu", title: "Menu", ...compare, actions: [arrived, ["press", "button", "Menu"], ["sees", "Get a quote"]] },
  { id: "quotes-share", title: "Continue on another device", ...compare, actions: [arrived, ["press", "button", "Save or continue on another device"], ["sees", "Copy link"]] },
  { id: "quotes-email", title: "E-mail of the quotes", ...compare, actions: [arrived, ["press", "button", "Email my quotes"], ["sees", "a link back to them"]] },
  { id: "compare", title: "Compare", ...compare, actions: [arrived, ["press", "unticked", "Compare"], ["press", "unticked", "Compare"], ["press", "button", "Compare"], ["sees", "Back to all quotes"]] },
  { id: "quotes-half", title: "Half of the carriers fail", ...compare, answers: called("Half Fail"), actions: [arrived] },
  { id: "quotes-failed", title: "All of them fail", ...compare, answers: called("All Fail"), actions: [["sees", "We couldn't load your quotes"]] },
  {
    id: "quotes-silent",
    title: "None of them answers in time",
    ...compare,
    serve: { "/quotes": { applicationId: "a-1", ratingRun: 1, quotes: [], carriersAsked: 2, carriersAnswered: 2, withoutPrice: silent, status: "Completed" } },
    actions: [["sees", "Let's connect"], ["press", "button", "Close"], ["sees", "answered in time"]],
  },
  { id: "quotes-none", title: "No quotes", ...compare, answers: called("No Quotes"), actions: [["sees", "We have great options for you"]] },
  { id: "quotes-outage", title: "Service out of reach", ...compare, fail: ["/v1/"], actions: [["sees", "We couldn't load your quotes"]] },

  { id: "contact-call", title: "A call, with consent asked", at: "finalize/contact", answers: call },
  { id: "contact-errors", title: "Errors", at: "finalize/contact", answers: { email: "", contactBy: "CALL" }, actions: [submit] },
  { id: "contact-closed", title: "A call, outside business hours", at: "finalize/contact", answers: call, clock: "closed" },
  {
    id: "contact-additional",
    title: "An additional carrier",
    at: "finalize/contact",
    session: { selection: { ...picked, kind: "additional", quoteId: null, carrierSpecificQuoteId: null, premium: null, bindable: false } },
  },
  { id: "contact-none", title: "Without a quote", at: "finalize/contact", session: { selection: null } },
  { id: "phone", title: "By phone, with a quote", at: "finalize/phone", session: { selection: picked } },
  { id: "phone-closed", title: "By phone, outside business hours", at: "finalize/phone", clock: "closed" },
  { id: "success", title: "Success, a call now", at: "finalize/success", answers: call, session: finished("auto", "CALL") },
  { id: "success-self", title: "Success, I'll call", at: "finalize/success", answers: call, session: finished("auto", "SELF") },
  { id: "success-closed", title: "Success, outside business hours", at: "finalize/success", answers: call, session: finished("auto", "CALL"), clock: "closed" },

  { id: "error", title: "Error screen", at: "loading", page: "error", group: "Pages" },
  ...["not-found", "privacy-policy", "redirecting"].map((page) => ({ id: page, title: page, at: "address", page, group: "Pages" })),
];
