import { createRentersApplication } from "../../api/contract/applications/createRenters";
import { createApplicationAt } from "../../steps/address/createApplication";

/** POST applications/renters (spec §7). */
export const createApplication = createApplicationAt(createRentersApplication, { person: true });
