import { updateBundling } from "../../api/contract/applications/updateBundling";
import type { Effect } from "../../session/effect";
import { sendPart } from "../../session/sendPart";
import { bundling } from "./fields";

/** PATCH bundling. */
export const effects: readonly Effect[] = [
  sendPart({ id: "sendBundling", endpoint: updateBundling, body: (answers) => ({ bundling: answers.get(bundling) ?? false }) }),
];
