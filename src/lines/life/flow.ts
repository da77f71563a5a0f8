import { any, is } from "../../flow/condition";
import { screenWith } from "../../form/screenWith";
import { phrases } from "../../kernel/phrase";
import { emailField, firstName, lastName, phoneField } from "../../session/fields/person";
import type { LineFlow, LineStep } from "../../session/line";
import { genericContact, phoneStep } from "../../stages/finalize/step";
import { policyCompareOrCallStep } from "../../stages/quotes/step";
import { gender } from "../../steps/person/gender";
import { CoverageScreen } from "./CoverageScreen";
import type { Period } from "./fields";
import { coverageAmount, lifeBirthDate, lifeState, smoker, term, usage } from "./fields";
import { healthStep } from "./healthStep";
import { PersonScreen } from "./PersonScreen";
import { ProductsScreen } from "./ProductsScreen";
import { personEffects, sendCoverage, sendUsages, stateEffects } from "./requests";
import { smokerStep } from "./smokerStep";
import { StateScreen } from "./StateScreen";

const groups = phrases("life.group", { you: "You", details: "Details", quotes: "Quotes" });
const titles = phrases("life.title", {
  state: "Which state do you live in?",
  person: "Who is the policy for?",
  currently: "What do you use now?",
  previously: "What did you use in the past?",
  coverage: "How much coverage, and for how long?",
});

/** Has the route of the address step, but asks for the state only. */
const address: LineStep = {
  id: "address",
  title: titles.state,
  screen: StateScreen,
  fields: [lifeState],
  effects: stateEffects,
  cases: ["codeNotSupported", "tooExpensiveConnectViaPhone"],
};
const personalInfo: LineStep = {
  id: "personal-info",
  title: titles.person,
  screen: PersonScreen,
  fields: [firstName, lastName, lifeBirthDate, gender, emailField, phoneField],
  effects: personEffects,
  cases: ["lifeCaseUnderMinDoB", "lifeCaseOverMaxDoB", "tooExpensiveConnectViaPhone"],
};
const products = (period: Period, id: string): LineStep => ({
  id,
  title: titles[period],
  screen: screenWith(ProductsScreen, period),
  fields: usage[period].all,
});
const coverage: LineStep = {
  id: "coverage",
  title: titles.coverage,
  screen: CoverageScreen,
  fields: [coverageAmount, term],
  effects: [sendCoverage],
  subroutes: () => ["helper"],
};

/**
 * Life, in the order in which it is asked. The smoker questions have three parts, each with its own address. Current users are
 * asked about current products first; past products come last and are optional for them.
 */
export const flow: LineFlow = {
  groups: [
    { id: "you", label: groups.you, steps: [address, personalInfo] },
    {
      id: "details",
      label: groups.details,
      steps: [
        healthStep,
        smokerStep,
        { ...products("currently", "questions/current"), when: is(smoker, "Currently") },
        {
          ...products("previously", "questions/past"),
          when: any(is(smoker, "Previously"), is(smoker, "Currently")),
          effects: [sendUsages],
        },
        coverage,
      ],
    },
    // Calling an advisor finalizes the line and ends it.
    { id: "quotes", label: groups.quotes, steps: [policyCompareOrCallStep, { ...phoneStep, terminal: true }] },
  ],
  detachedSteps: genericContact,
};
