import { endpoint } from "../endpoint";
import { creationAtAddress } from "./shared";

export const createLandlordApplication = endpoint({
  ...creationAtAddress,
  id: "createLandlordApplication",
  path: "/v1/applications/landlord",
  summary: "Create a landlord application",
});
