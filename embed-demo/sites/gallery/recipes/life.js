import { opened, pick, recipesOf, submit } from "./recipesOf.js";

const steps = ["address", "personal-info", "health", "questions", "questions/current", "questions/past", "coverage", "policy-compare"];
const life = recipesOf("life", steps);

const person = (lastName = "Moreau", state = "OH") => ({
  state,
  firstName: "Ines",
  lastName,
  dateOfBirth: "02/29/1984",
  gender: "Female",
  email: "ines.moreau@example.com",
});
const told = (lastName) => ({ ...person(lastName), healthRating: "Great", smoker: "Never", coverageAmount: 500_000, term: 20 });
const usesNow = { ...told(), smoker: "Currently", currently_products: ["eCigarettes"], currently_eCigarettes_frequency: "52" };
const gaveUp = {
  ...told(),
  smoker: "Previously",
  previously_products: ["Cigarettes", "Cigars"],
  previously_Cigarettes_frequency: "365",
  previously_Cigarettes_lastUseDate: "06/01/2019",
  previously_Cigars_frequency: "2",
  previously_Cigars_lastUseDate: "12/31/2022",
};

const states = life("Life: you");
const details = life("Life: details");
const quotes = life("Life: quotes");
const cases = life("Life: complex cases");
const arrived = ["sees", "your prices are in"];
const unquoted = (lastName, then) => ({ answers: told(lastName), actions: [then] });

export const lifeRecipes = [
  states("life-state", "State, empty", "address"),
  states("life-state-suggestions", "State, suggestions", "address", { actions: [["fill", "State", "new"], ["sees", "New Hampshire"]] }),
  states("life-state-error", "State, error", "address", { actions: [["fill", "State", "Guam"], submit, ["sees", "Select a state"]] }),
  states("life-state-busy", "State, being sent", "address", { answers: { state: "OH" }, actions: [submit], hold: ["/v1/leads"] }),
  states("life-person", "Personal info, empty", "personal-info", { answers: { state: "OH" } }),
  states("life-person-errors", "Personal info, errors", "personal-info", { answers: { state: "OH" }, actions: [submit, ["sees", "Select a gender"]] }),
  states("life-person-non-binary", "Personal info, where non-binary is offered", "personal-info", { answers: person("Moreau", "NY") }),

  details("life-health", "Health", "health", { answers: person() }),
  details("life-health-error", "Health, error", "health", { answers: person(), actions: [submit] }),
  details("life-questions", "Smoker", "questions", { answers: told() }),
  details("life-questions-error", "Smoker, error", "questions", { answers: person(), actions: [submit] }),
  details("life-now", "Products used now", "questions/current", { answers: usesNow }),
  details("life-now-errors", "Products used now, errors", "questions/current", {
    answers: { ...usesNow, currently_eCigarettes_frequency: "" },
    actions: [submit, ["sees", "Select frequency"]],
  }),
  details("life-now-none", "Products used now, none chosen", "questions/current", {
    answers: { ...usesNow, currently_products: [] },
    actions: [submit, ["sees", "Selection required"]],
  }),
  details("life-past", "Products given up", "questions/past", { answers: gaveUp }),
  details("life-past-errors", "Products given up, errors", "questions/past", {
    answers: { ...gaveUp, previously_Cigarettes_frequency: "", previously_Cigarettes_lastUseDate: "", previously_Cigars_lastUseDate: "01/01/1980" },
    actions: [submit, ["sees", "Enter last use date"]],
  }),
  details("life-past-optional", "Products given up, by somebody who smokes", "questions/past", { answers: usesNow }),
  details("life-coverage", "Coverage", "coverage", { answers: person() }),
  details("life-coverage-most", "Coverage, the most", "coverage", { answers: { ...person(), coverageAmount: 10_000_000, term: 40 } }),
  details("life-helper", "Helper, empty", "coverage/helper", { answers: person() }),
  details("life-helper-sum", "Helper, a sum", "coverage/helper", {
    answers: person(),
    actions: [
      ["fill", "Your income in a year", "62,000"],
      ["fill", "Debts, with the mortgage", "185,000"],
      ["fill", "Education you want to pay for", "80,000"],
      ["fill", "Savings, and life insurance you have", "40,000"],
      ["sees", "Use $900,000"],
    ],
  }),

  quotes("life-quotes-waiting", "Waiting for the first", "policy-compare", { answers: told(), hold: ["/quotes"] }),
  quotes("life-quotes", "All in", "policy-compare", { answers: told(), actions: [arrived] }),
  quotes("life-quotes-details", "Details open", "policy-compare", { answers: told(), actions: [arrived, ["press", "row", ""]] }),
  quotes("life-quotes-smoker", "All in, for a smoker", "policy-compare", { answers: usesNow, actions: [arrived] }),
  quotes("life-phone", "By phone", "finalize/phone", { answers: told(), session: { selection: { ...pick, carrierName: "Thistledawn Life", term: 1, bindable: false } }, completed: steps }),
  quotes("life-phone-closed", "By phone, outside business hours", "finalize/phone", { answers: told(), completed: steps, clock: "closed" }),

  cases("life-case-code", "Code not supported", "address", { answers: { state: "OH" }, session: opened("life", "codeNotSupported", "code_not_supported") }),
  cases("life-case-young", "Under 18", "personal-info", {
    answers: { ...person(), dateOfBirth: "06/18/2008" },
    actions: [submit, ["sees", "Life insurance starts at 18"]],
  }),
  cases("life-case-old", "Over 80", "personal-info", {
    answers: { ...person(), dateOfBirth: "01/02/1940" },
    actions: [submit, ["sees", "Let's look at this together"]],
  }),
  cases("life-case-none", "No quotes", "policy-compare", unquoted("No Quotes", ["sees", "Insurance can be tricky!"])),
  cases("life-case-expensive", "Too expensive", "personal-info", {
    answers: person("Too Expensive"),
    session: opened("life", "tooExpensiveConnectViaPhone", "too_expensive"),
  }),
];
