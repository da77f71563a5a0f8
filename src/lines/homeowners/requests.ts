import { createApplicationAt } from "../../steps/address/createApplication";

/** POST applications/homeowners. */
export const createApplication = createApplicationAt("homeowners", { person: true, costTooHigh: "noQuotesReturned" });
