import type { Action, LineRecipe } from "../recipe";
import { arrived, submit } from "../recipe";

const usesNow = { smoker: "Currently", currently_products: ["eCigarettes"], currently_eCigarettes_frequency: "52" };
const gaveUp = {
  smoker: "Previously",
  previously_products: ["Cigarettes", "Cigars"],
  previously_Cigarettes_frequency: "365",
  previously_Cigarettes_lastUseDate: "06/01/2019",
  previously_Cigars_frequency: "2",
  previously_Cigars_lastUseDate: "12/31/2022",
};
const person = { firstName: "Ines", lastName: "Moreau", gender: "Female", email: "ines@example.com" };
const insured = { coverageAmount: 500_000, term: 20 };
const quoted = (id: string, title: string, actions: readonly Action[] = [arrived]): LineRecipe => ({ id, title, at: "policy-compare", answers: insured, actions });
const born = (id: string, title: string, dateOfBirth: string, seen: string): LineRecipe => ({
  id,
  title,
  group: "Complex cases",
  at: "personal-info",
  answers: { ...person, dateOfBirth },
  actions: [submit, ["sees", seen]],
});

export const recipes: readonly LineRecipe[] = [
  { id: "life-state-suggestions", title: "State, suggestions", at: "address", actions: [["fill", "State", "new"], ["sees", "New Hampshire"]] },
  { id: "life-state-error", title: "State, error", at: "address", actions: [["fill", "State", "Guam"], submit, ["sees", "Select a state"]] },
  { id: "life-state-busy", title: "State, being sent", at: "address", answers: { state: "OH" }, actions: [submit], hold: ["/v1/leads"] },
  { id: "life-person-errors", title: "Personal info, errors", at: "personal-info", actions: [submit, ["sees", "Select a gender"]] },
  { id: "life-person-non-binary", title: "Personal info, where non-binary is offered", at: "personal-info", state: "NY" },

  { id: "life-health-error", title: "Health, error", at: "health", actions: [submit] },
  { id: "life-questions-error", title: "Smoker, error", at: "questions", actions: [submit] },
  { id: "life-now", title: "Products used now", at: "questions/current", answers: usesNow },
  {
    id: "life-now-errors",
    title: "Products used now, errors",
    at: "questions/current",
    answers: { ...usesNow, currently_eCigarettes_frequency: "" },
    actions: [submit, ["sees", "Select frequency"]],
  },
  {
    id: "life-now-none",
    title: "Products used now, none chosen",
    at: "questions/current",
    answers: { smoker: "Currently" },
    actions: [submit, ["sees", "Selection required"]],
  },
  { id: "life-past", title: "Products given up", at: "questions/past", answers: gaveUp },
  {
    id: "life-past-errors",
    title: "Products given up, errors",
    at: "questions/past",
    answers: { ...gaveUp, previously_Cigarettes_frequency: "", previously_Cigarettes_lastUseDate: "", previously_Cigars_lastUseDate: "01/01/1980" },
    actions: [submit, ["sees", "Enter last use date"]],
  },
  { id: "life-past-optional", title: "Products given up, where others are used now", at: "questions/past", answers: usesNow },
  { id: "life-coverage-most", title: "Coverage, the most", at: "coverage", answers: { coverageAmount: 10_000_000, term: 40 } },
  { id: "life-helper", title: "Helper, empty", at: "coverage/helper" },
  {
    id: "life-helper-sum",
    title: "Helper, a sum",
    at: "coverage/helper",
    actions: [
      ["fill", "Your yearly income", "62,000"],
      ["fill", "Debts, including your mortgage", "185,000"],
      ["fill", "College or other school costs", "80,000"],
      ["fill", "Savings and life insurance you already have", "40,000"],
      ["sees", "Use $900,000"],
    ],
  },

  { ...quoted("life-quotes-waiting", "Waiting for the first", []), hold: ["/quotes"] },
  quoted("life-quotes", "All in"),
  quoted("life-quotes-details", "Details open", [arrived, ["press", "row", ""]]),
  { ...quoted("life-quotes-smoker", "All in, for a smoker"), answers: { ...insured, ...usesNow } },
  { ...quoted("life-quotes-none", "No quotes", [["sees", "Insurance can be tricky!"]]), answers: { ...insured, lastName: "No Quotes" } },
  { id: "life-phone-closed", title: "By phone, outside business hours", at: "finalize/phone", clock: "closed" },

  born("life-case-young", "Under 18", "06/18/2008", "You must be 18 or older"),
  born("life-case-old", "Over 80", "01/02/1940", "Let's talk about your options"),
];
