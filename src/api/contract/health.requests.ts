import type { Requests } from "./endpoint";

export const healthRequests = {
  readHealth: {
    summary: "Liveness",
    problems: [],
  },
  readReadiness: {
    summary: "Readiness",
    problems: ["SHUTTING_DOWN"],
  },
} satisfies Requests;
