import { updateCoverages } from "../../../api/contract/applications/updateCoverages";
import type { Answers } from "../../../flow/field";
import type { Runner } from "../../../form/runner";
import { hashOf } from "../../../kernel/ids";
import { addressee } from "../../../session/application/application";
import { isNotFound } from "../../../session/application/isNotFound";
import { forgetSent, loseApplication } from "../../../session/application/owed";
import { chosenCoverages } from "../../../session/fields/coverages";
import { sendPart } from "../../../session/application/sendPart";
import type { Session } from "../../../session/session";

function valuesIn(answers: Answers): Readonly<Record<string, string>> {
  const { all, takenBack } = answers.get(chosenCoverages);
  return { ...takenBack, ...all };
}

/** PATCH coverages with the choices. Auto sends them with the vehicles. */
export const sendCoverages = sendPart({
  id: "sendCoverages",
  endpoint: updateCoverages,
  body: (answers) => ({ editableCoverages: valuesIn(answers) }),
  when: (answers, session) => session.line.peek()?.wire !== "PERSONAL_AUTO" && Object.keys(valuesIn(answers)).length > 0,
});

type Sent = "sent" | "refused" | "failed";

const mark = `policy-compare:${sendCoverages.id}`;

/**
 * Sends the choices before the submission that needs them, because nothing else sends the effects of a step that isn't completed.
 * `refused`: the service doesn't offer one of them.
 */
async function sendOwedCoverages(session: Session, signal: AbortSignal): Promise<Sent | "lost"> {
  const answers = session.journey.peek()?.relevant;
  if (!answers) return "failed";
  const input = hashOf(sendCoverages.input(answers, session));
  if (session.progress().effects[mark] === input) return "sent";
  // If the answer is lost, the service may have these choices or the earlier ones.
  forgetSent(session, mark);
  const outcome = await sendCoverages.run({ answers, session, idempotencyKey: "", signal });
  if (outcome.kind === "problem" && outcome.problem.code === "VALIDATION") return "refused";
  if (outcome.kind === "problem" && isNotFound(outcome.problem)) return "lost";
  if (outcome.kind !== "done") return "failed";
  session.advance({ effects: { ...session.progress().effects, [mark]: input } });
  return "sent";
}

/**
 * Sends what completed steps still owe, then the choices. If the service has lost the application, it is created again from the
 * answers.
 */
export async function sendOwed(session: Session, runner: Runner, signal: AbortSignal): Promise<Sent> {
  const send = async (): Promise<Sent | "lost"> => {
    const before = addressee(session);
    const sent = (await runner.settle(signal)) ? await sendOwedCoverages(session, signal) : "failed";
    return sent === "sent" && addressee(session) !== before ? send() : sent;
  };
  const sent = await send();
  if (sent !== "lost") return sent;
  loseApplication(session);
  const again = await send();
  return again === "lost" ? "failed" : again;
}
