import type { Phrase } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { drivers } from "../drivers/fields";
import { effects } from "./effects";
import { driverHistory } from "./fields";
import { HistoryScreen } from "./HistoryScreen";
import { monthFormat } from "./since";
import { historySubsteps, historyStepId } from "./substeps";

/** Incidents of the last three years, one driver at a time: `history`, `history/2`. Back returns to the previous driver. */
export const historyStep = (title: Phrase): LineStep => ({
  id: historyStepId,
  title,
  screen: HistoryScreen,
  fields: [driverHistory],
  ahead: monthFormat,
  effects,
  substeps: (answers) => historySubsteps(answers.get(drivers)),
  cases: ["tooExpensiveConnectViaPhone"],
});
