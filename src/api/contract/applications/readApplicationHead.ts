import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { id, insuranceLine, processStatus, revision } from "../values";
import { applicationParams } from "./shared";

/** What an application of any line says of itself. It keeps no `errorCode`: a call that fails answers its own code, and changes nothing. */
export const applicationHead = {
  applicationId: id,
  applicantId: id,
  insuranceLine,
  revision,
  /** Null until it is submitted. */
  ratingStatus: z.nullable(processStatus),
  ratingRun: z.int(),
  selectedQuoteId: z.nullable(id),
};

/** The call of `readApplication` for whoever only wants to know that it stands: what lines put into it isn't read, nor its schemas loaded. */
export const readApplicationHead = endpoint({
  id: "readApplication",
  method: "GET",
  path: "/v1/applications/{applicationId}",
  summary: "Read an application",
  auth: "session",
  params: applicationParams,
  response: z.object(applicationHead),
  status: 200,
  problems: ["NOT_FOUND"],
});
