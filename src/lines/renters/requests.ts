import { createApplicationAt } from "../../steps/address/createApplication";

/** POST applications/renters. */
export const createApplication = createApplicationAt("renters", { person: true });
