import { endpoint } from "../endpoint";
import { creationAtAddress } from "./shared";

export const createMotorcycleApplication = endpoint({
  ...creationAtAddress,
  id: "createMotorcycleApplication",
  path: "/v1/applications/motorcycle",
  summary: "Create a motorcycle application",
});
