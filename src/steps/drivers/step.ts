import { drivers as limit } from "../../business/limits";
import type { Phrase } from "../../kernel/phrase";
import { personFields } from "../../session/entity/person";
import type { LineStep } from "../../session/line";
import { Screen } from "./DriversScreen";
import { effects } from "./effects";
import { drivers } from "./fields";

const asides = ["add", ...Array.from({ length: limit.max }, (_member, index) => String(index + 1))];

/** Who drives; the main driver is also the person on the policy (decision 28). Drivers are edited beside the list: `driver/2`. */
export const driverStep = (title: Phrase): LineStep => ({
  id: "driver",
  title,
  screen: Screen,
  fields: [drivers, ...personFields],
  effects,
  asides: () => asides,
  cases: ["tooExpensiveConnectViaPhone"],
});
