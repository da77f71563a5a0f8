import { drivers as limit } from "../../business/limits";
import type { Phrase } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { DriversScreen } from "./DriversScreen";
import { effects } from "./effects";
import { drivers } from "./fields";
import { policyHolderFields } from "./itemFields";

const subroutes = ["add", ...Array.from({ length: limit.max }, (_member, index) => String(index + 1))];

/** Asks who drives; the main driver is also the person on the policy. Drivers are edited beside the list: `driver/2`. */
export const driverStep = (title: Phrase): LineStep => ({
  id: "driver",
  title,
  screen: DriversScreen,
  fields: [drivers, ...policyHolderFields],
  effects,
  subroutes: () => subroutes,
  cases: ["tooExpensiveConnectViaPhone"],
});
