import { endpoint } from "../endpoint";
import { creationAtAddress } from "./shared";

export const createRentersApplication = endpoint({
  ...creationAtAddress,
  id: "createRentersApplication",
  path: "/v1/applications/renters",
  summary: "Create a renters application",
});
