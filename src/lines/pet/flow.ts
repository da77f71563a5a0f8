import { phrases } from "../../kernel/phrase";
import type { LineFlow, LineStep } from "../../session/line";
import { genericContact, genericPhone } from "../../stages/finalize/step";
import { policyCompareOrCallStep } from "../../stages/quotes/step";
import { petFields } from "./fields";
import { effects as handOffEffects } from "./handOff";
import { InfoScreen } from "./InfoScreen";
import { LoadingScreen } from "./LoadingScreen";
import { infoEffects, loadingEffects } from "./requests";
import { TransitionScreen } from "./TransitionScreen";

const groups = phrases("pet.group", { details: "Details", quotes: "Quotes" });
const titles = phrases("pet.title", {
  info: "Tell us about your pet",
  loading: "Getting your prices ready",
  transition: "Before you continue",
});

const info: LineStep = {
  id: "info",
  title: titles.info,
  screen: InfoScreen,
  fields: petFields,
  effects: infoEffects,
  cases: ["codeNotSupported", "tooExpensiveConnectViaPhone"],
};
const loading: LineStep = {
  id: "loading",
  title: titles.loading,
  screen: LoadingScreen,
  fields: [],
  effects: loadingEffects,
  transient: true,
  hidesBack: true,
};
/** The last screen here; the visitor goes on to the pet partner's site. */
const transition: LineStep = {
  id: "transition",
  title: titles.transition,
  screen: TransitionScreen,
  fields: [],
  effects: handOffEffects,
  hidesBack: true,
  terminal: true,
};

/** Pet, in the order in which it is asked. */
export const flow: LineFlow = {
  groups: [
    { id: "details", label: groups.details, steps: [info, loading] },
    { id: "quotes", label: groups.quotes, steps: [policyCompareOrCallStep, transition] },
  ],
  detachedSteps: [...genericContact, genericPhone],
};
