import { applicationParams } from "./applications/shared";
import type { Requests } from "./endpoint";

export const policiesRequests = {
  readPolicy: {
    summary: "Read the policy that was bought",
    params: applicationParams,
    problems: ["NOT_FOUND"],
  },
  readSignedCopy: {
    summary: "Download what was signed",
    params: applicationParams,
    problems: ["NOT_FOUND"],
  },
} satisfies Requests;
