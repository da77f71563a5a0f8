import { endpoint } from "../endpoint";
import { creationAtAddress } from "./shared";

export const createAutoApplication = endpoint({
  ...creationAtAddress,
  id: "createAutoApplication",
  path: "/v1/applications/auto",
  summary: "Create an auto application",
});
