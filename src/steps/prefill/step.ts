import type { CaseId } from "../../business/complexCases";
import { screenWith } from "../../form/screenWith";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { prefillEffects } from "./effects";
import { origins, propertyType, rebuildCost, recordsFound } from "./fields";
import type { PrefillOptions } from "./options";
import { PrefillScreen } from "./PrefillScreen";

/** Raised by the kind of building and its occupancy, in lines that ask for them here. */
const buildingCases: readonly CaseId[] = ["insuranceCanBeTrickyLocalAgent", "insuranceCanBeTricky", "trickyCaseConnectViaPhone"];

const texts = phrases("prefill", { title: "Check out what we found" });

/** Shows what public records say about the property, to be confirmed or changed. */
export const prefillStep = (options: PrefillOptions): LineStep => ({
  id: "prefill",
  title: options.title ?? texts.title,
  screen: screenWith(PrefillScreen, options),
  confirms: true,
  fields: [...options.facts, origins, rebuildCost, recordsFound],
  effects: prefillEffects(options),
  cases: ["mostAccurateQuotes", ...(options.facts.some(({ name }) => name === propertyType.name) ? buildingCases : [])],
});
