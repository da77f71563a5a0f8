import { endpoint } from "../endpoint";
import { creationAtAddress } from "./shared";

export const createHomeownersApplication = endpoint({
  ...creationAtAddress,
  id: "createHomeownersApplication",
  path: "/v1/applications/homeowners",
  summary: "Create a homeowners application",
});
