import { updateCoverages } from "../../api/contract/applications/updateCoverages";
import { hashOf } from "../../kernel/ids";
import { chosenCoverages } from "../../session/fields/coverages";
import { sendPart } from "../../session/sendPart";
import type { Session } from "../../session/session";

/** PATCH coverages with what was chosen. Auto sends its choices with the vehicles. */
export const sendCoverages = sendPart({
  id: "sendCoverages",
  endpoint: updateCoverages,
  body: (answers) => ({ editableCoverages: answers.get(chosenCoverages).all }),
  when: (answers, session) => session.line.peek()?.wire !== "PERSONAL_AUTO" && Object.keys(answers.get(chosenCoverages).all).length > 0,
});

const mark = `policy-compare:${sendCoverages.id}`;

/**
 * Sends the choices ahead of the submission that they are for: their step isn't completed yet, so nothing else would. `refused`:
 * the service doesn't offer one of them.
 */
export async function sendOwedCoverages(session: Session, signal: AbortSignal): Promise<"sent" | "refused" | "failed"> {
  const answers = session.journey.peek()?.relevant;
  if (!answers) return "failed";
  const input = hashOf(sendCoverages.input(answers, session));
  if (session.progress().effects[mark] === input) return "sent";
  const outcome = await sendCoverages.run({ answers, session, idempotencyKey: "", signal });
  if (outcome.kind !== "done") return outcome.kind === "problem" && outcome.problem.code === "VALIDATION" ? "refused" : "failed";
  session.advance({ effects: { ...session.progress().effects, [mark]: input } });
  return "sent";
}
