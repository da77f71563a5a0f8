import { batch } from "@preact/signals-react";
import type { Line } from "../../session/line";
import { reopenRefused } from "../../session/answers/reopen";
import type { Session } from "../../session/session";
import { drivers } from "../../steps/drivers/fields";
import { driverHistory } from "../../steps/history/fields";
import { keptAmong } from "./keepList";

/**
 * Changes the line and drops all answers off the keep-list in one batch, so no screen renders the new line with the old one's state.
 * Drops histories of drivers who aren't listed. Reopens completed steps of the new line whose answers no longer hold.
 */
export function changeLine(session: Session, line: Line): void {
  const answers = session.answers.peek();
  const keys = new Set(answers.get(drivers).map(({ key }) => key));
  const histories = Object.entries(answers.get(driverHistory)).filter(([key]) => keys.has(key));
  batch(() => {
    session.reset(keptAmong([...session.lines, line]), true);
    if (answers.has(driverHistory)) session.commit({ [driverHistory.name]: Object.fromEntries(histories) });
    session.line.value = line;
  });
  reopenRefused(session, "");
}
