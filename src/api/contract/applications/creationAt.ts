import type { LineAtAddress } from "../../../business/lines";
import { endpoint, lazily } from "../endpoint";
import { createdApplication } from "./shared";

export type CreationId = `create${Capitalize<LineAtAddress>}Application`;

export const creationId = (line: LineAtAddress) => `create${line.charAt(0).toUpperCase()}${line.slice(1)}Application` as CreationId;

/**
 * The create of a line that begins with the address of the risk. Send the lead's token with it, so that one token opens
 * both. Few addresses cause COST_TOO_HIGH or PREMIUM_TOO_HIGH this early; prefill, edits and the applicant's name may cause
 * them later.
 */
export const creationAt = (line: LineAtAddress) =>
  endpoint({
    id: creationId(line),
    method: "POST",
    path: `/v1/applications/${line}`,
    auth: "partner",
    create: true,
    response: lazily(() => createdApplication),
    status: 201,
  });
