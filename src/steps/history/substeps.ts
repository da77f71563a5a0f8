import type { Session } from "../../session/session";
import type { DriverAnswer } from "../drivers/driverAnswer";
import type { DriverHistory } from "./fields";

type Histories = Readonly<Record<string, DriverHistory | undefined>>;

/** The step's slug; its parts are numbered from 1. */
export const historyStepId = "history";

/** The key under which progress records that the counts were sent. */
export const historyMark = `${historyStepId}:sendHistory`;

export const historySubsteps = (list: readonly DriverAnswer[]): readonly string[] => list.map((_driver, index) => String(index + 1));

/**
 * The parts to ask again: those without an answer and, once the drivers have changed, all of them if an accident or violation is on
 * record.
 */
export function substepsToReopen(list: readonly DriverAnswer[], history: Histories, haveChanged: boolean): readonly string[] {
  const onRecord = list.some(({ key }) => Object.values(history[key] ?? {}).some((count) => count > 0));
  return historySubsteps(list).filter((_part, index) => (haveChanged && onRecord) || !history[list[index]?.key ?? ""]);
}

export function reopenHistory(session: Session, parts: readonly string[]): void {
  const keys = parts.map((part) => `${historyStepId}/${part}`);
  session.advance({ completed: session.progress().completed.filter((key) => !keys.includes(key)) });
}
