import { appendFileSync } from "node:fs";
import { webhookReceiver } from "./webhookReceiver";

/**
 * A partner's receiver in a process of its own, which may be killed at any time: `FILE` has a line for each call that it has taken,
 * written before the answer.
 */
const receiver = await webhookReceiver(Number(process.env["PORT"]));
receiver.state.answer = ({ id, event, text }) => {
  appendFileSync(process.env["FILE"] ?? "", `${JSON.stringify({ id, type: event.type, leadId: event.data.leadId, text })}\n`);
  return 204;
};
process.stdout.write(`${JSON.stringify({ url: receiver.url })}\n`);
