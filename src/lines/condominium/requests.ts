import { createApplicationAt } from "../../steps/address/createApplication";

/** POST applications/condominium. */
export const createApplication = createApplicationAt("condominium", { person: true, costTooHigh: "noQuotesReturned" });
