import { batch } from "@preact/signals-react";
import type { Line } from "../../session/line";
import { reopenRefused } from "../../session/answers/reopen";
import type { Session } from "../../session/session";
import { drivers } from "../../steps/drivers/fields";
import { driverHistory } from "../../steps/history/fields";
import { keptAmong } from "./keepList";

/**
 * Another line: the answers but the keep-list go, and no screen shows the new line with the old one's state. Previous drivers are
 * cleared. What was completed in the new line before and no longer holds is asked again.
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
