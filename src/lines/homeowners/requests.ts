import { createHomeownersApplication } from "../../api/contract/applications/createHomeowners";
import { createApplicationAt } from "../../steps/address/createApplication";

/** POST applications/homeowners (spec §7). */
export const createApplication = createApplicationAt(createHomeownersApplication, { person: true, costTooHigh: "noQuotesReturned" });
