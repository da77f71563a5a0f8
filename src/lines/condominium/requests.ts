import { createCondominiumApplication } from "../../api/contract/applications/createCondominium";
import { createApplicationAt } from "../../steps/address/createApplication";

/** POST applications/condominium (spec §7). */
export const createApplication = createApplicationAt(createCondominiumApplication, { person: true, costTooHigh: "noQuotesReturned" });
