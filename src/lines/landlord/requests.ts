import { createApplicationAt } from "../../steps/address/createApplication";

/** POST applications/landlord. */
export const createApplication = createApplicationAt("landlord", { person: true, costTooHigh: "noQuotesReturned" });
