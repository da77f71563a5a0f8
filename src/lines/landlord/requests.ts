import { createLandlordApplication } from "../../api/contract/applications/createLandlord";
import { createApplicationAt } from "../../steps/address/createApplication";

/** POST applications/landlord (spec §7). */
export const createApplication = createApplicationAt(createLandlordApplication, { person: true, costTooHigh: "noQuotesReturned" });
