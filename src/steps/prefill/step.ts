import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { origins, propertyType, rebuildCost, recordsFound } from "./fields";
import type { PrefillOptions } from "./options";

/** Raised by what the building is and who lives there, where the line asks for that here. */
const buildingCases = ["insuranceCanBeTrickyLocalAgent", "insuranceCanBeTricky", "trickyCaseConnectViaPhone"];

const texts = phrases("prefill", { title: "Check out what we found" });

/** What public records say about the property, to be confirmed or changed (spec §2). */
export const prefillStep = (options: PrefillOptions): LineStep => ({
  id: "prefill",
  title: options.title ?? texts.title,
  screen: () => import("./PrefillScreen").then(({ screenFor }) => screenFor(options)),
  fields: [...options.facts, origins, rebuildCost, recordsFound],
  effects: () => import("./effects").then(({ prefillEffects }) => prefillEffects(options)),
  cases: ["mostAccurateQuotes", ...(options.facts.some(({ name }) => name === propertyType.name) ? buildingCases : [])],
});
