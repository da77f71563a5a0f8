import { address, household } from "../people.js";
import { opened, pick, recipesOf, submit } from "./recipesOf.js";

const steps = [
  "address",
  "driver",
  "loading",
  "prior-bodily-injury",
  "vehicle",
  "annual-mileage",
  "history/1",
  "history/2",
  "bundling",
  "policy-compare",
];
const motorcycle = recipesOf("motorcycle", steps);

const streetGlide = {
  key: "street-glide",
  sequenceNum: 0,
  vin: "1HD1KBM1XDB600000",
  plYear: "2013",
  plMake: "Harley-Davidson",
  plModel: "Street Glide",
  bodyStyle: "Touring / Sport Touring",
  ownershipType: "Owned",
  status: "SELECTED",
  prefill: false,
  numberOfMiles: "2,500",
};
const yamaha = { ...streetGlide, key: "yamaha", sequenceNum: 1, vin: "", plYear: "2020", plMake: "Yamaha", plModel: "MTN690 (MT-07)", bodyStyle: "Standard", ownershipType: "Lien" };
const clean = { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 0 };

const told = ({ state = "OH", lastName = "Delgado", ...rest } = {}) => {
  const drivers = household(1, lastName);
  const [{ key, firstName, dateOfBirth }] = drivers;
  return {
    ...address(state),
    firstName,
    lastName,
    dateOfBirth,
    email: "maya.delgado@example.com",
    drivers,
    driverHistory: { [key]: clean },
    priorBILimit: "DONT_KNOW",
    motorcycles: [streetGlide],
    annualMileage: "2,500",
    bundling: false,
    ...rest,
  };
};

const you = motorcycle("Motorcycle: driver");
const vehicles = motorcycle("Motorcycle: vehicles");
const history = motorcycle("Motorcycle: history");
const quotes = motorcycle("Motorcycle: quotes");
const cases = motorcycle("Motorcycle: complex cases");
const none = { answers: told({ motorcycles: [] }) };
const vin = (typed, seen) => [["press", "button", "Enter VIN"], ["fill", "VIN", typed], ["press", "button", "Find my motorcycle"], ["sees", seen]];
const application = { id: "a-1", token: "t-1", line: "motorcycle", revision: 0, ratedWith: null };
const finished = { outcome: { line: "motorcycle", by: "contact", channel: "EMAIL", carrierName: "Meridian Mutual" } };

export const motorcycleRecipes = [
  you("motorcycle-address", "Address, empty", "address"),
  you("motorcycle-driver", "Drivers", "driver", { answers: told() }),

  vehicles("motorcycle-loading", "Waiting for the application", "loading", { answers: told(), flags: ["motorcycleLoading"], hold: ["/v1/"], session: { application } }),
  vehicles("motorcycle-prior-injury", "Prior bodily injury", "prior-bodily-injury", { answers: told({ priorBILimit: "" }), flags: ["motorcyclePriorBodilyInjury"] }),
  vehicles("motorcycle-vehicle", "First motorcycle", "vehicle", none),
  vehicles("motorcycle-vehicle-old", "Older than 1981", "vehicle", { ...none, actions: [["fill", "Year", "1980"], submit, ["sees", "Speak with an agent for pre-1981 motorcycles"]] }),
  vehicles("motorcycle-vin", "VIN dialog", "vehicle", { ...none, actions: [["press", "button", "Enter VIN"]] }),
  vehicles("motorcycle-vin-found", "Found by VIN", "vehicle", { ...none, actions: vin("1HD1KBM1XDB600000", "2013 Harley-Davidson") }),
  vehicles("motorcycle-model", "By year, make and model", "vehicle", {
    ...none,
    actions: [["fill", "Year", "2020"], ["select", "Make", "Yamaha"], ["select", "Model", "MTN690 (MT-07)"]],
  }),
  vehicles("motorcycle-list", "Two motorcycles", "vehicle", { answers: told({ motorcycles: [streetGlide, yamaha] }) }),
  vehicles("motorcycle-list-miles", "Miles by motorcycle, California", "vehicle", { answers: told({ state: "CA", motorcycles: [streetGlide, yamaha] }) }),
  vehicles("motorcycle-mileage", "Annual mileage", "annual-mileage", { answers: told({ annualMileage: "" }) }),
  vehicles("motorcycle-mileage-error", "Annual mileage, above the bound", "annual-mileage", { answers: told({ annualMileage: "50,001" }), actions: [submit] }),

  history("motorcycle-history", "Driver history", "history", { answers: told({ driverHistory: {} }) }),
  history("motorcycle-bundling", "Bundling", "bundling", { answers: told(), flags: ["motorcycleBundling"] }),

  quotes("motorcycle-quotes", "All in", "policy-compare", { answers: told(), actions: [["sees", "your prices are in"]] }),
  quotes("motorcycle-quotes-none", "No quotes", "policy-compare", { answers: told({ lastName: "No Quotes" }), actions: [["sees", "Insurance can be tricky!"]] }),
  quotes("motorcycle-contact", "Contact", "finalize/contact", { answers: told(), session: { selection: pick }, completed: steps }),
  quotes("motorcycle-success", "Success", "finalize/success", { answers: told(), session: finished }),

  cases("motorcycle-case-model", "Make and model not supported", "vehicle", { answers: told(), session: opened("motorcycle", "autoMakeModelUnsupported", "auto_model_unsupported") }),
  cases("motorcycle-case-none", "No quotes", "history", { answers: told(), session: opened("motorcycle", "noQuotesReturnedByOtherInsuranceLine", "no_quotes_returned") }),
  cases("motorcycle-case-dear", "Too expensive", "driver", { answers: told(), session: opened("motorcycle", "tooExpensiveConnectViaPhone", "too_expensive") }),
];
