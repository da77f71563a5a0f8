import { endpoint } from "../endpoint";
import { creationAtAddress } from "./shared";

/** Spec §7. */
export const createRentersApplication = endpoint({
  ...creationAtAddress,
  id: "createRentersApplication",
  path: "/v1/applications/renters",
  summary: "Create a renters application",
});
