import { validate } from "../../form/validate";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";
import { runEffects } from "./runEffects";
import { sendingBehind } from "./sendingBehind";
import { submit } from "./submit";

/** Runs those of a step's effects that are marked so before Next, if its answers are valid. Their outcome is Next's to tell. */
export function sendAhead(session: Session, step: LineStep): void {
  if (validate(session, step.fields).length > 0) return;
  sendingBehind(session).ahead(() => {
    const submission = submit(session, step, "behind");
    return runEffects(session, step, submission, session.signal, ({ ahead }) => ahead === true).finally(submission.end);
  });
}
