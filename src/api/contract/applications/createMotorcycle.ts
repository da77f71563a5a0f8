import { endpoint } from "../endpoint";
import { creationAtAddress } from "./shared";

/** Spec §7. */
export const createMotorcycleApplication = endpoint({
  ...creationAtAddress,
  id: "createMotorcycleApplication",
  path: "/v1/applications/motorcycle",
  summary: "Create a motorcycle application",
});
