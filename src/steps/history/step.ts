import type { Phrase } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { drivers } from "../drivers/fields";
import { driverHistory } from "./fields";
import { historyParts, historyStepId } from "./marks";

/** Incidents of the last three years, one driver at a time: `history`, `history/2`, so that Back returns to the driver before. */
export const historyStep = (title: Phrase): LineStep => ({
  id: historyStepId,
  title,
  screen: () => import("./HistoryScreen"),
  fields: [driverHistory],
  effects: async () => (await import("./effects")).effects,
  parts: (answers) => historyParts(answers.get(drivers)),
  cases: ["tooExpensiveConnectViaPhone"],
});
