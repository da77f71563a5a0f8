import { endpoint } from "../endpoint";
import { creationAtAddress } from "./shared";

export const createCondominiumApplication = endpoint({
  ...creationAtAddress,
  id: "createCondominiumApplication",
  path: "/v1/applications/condominium",
  summary: "Create a condominium application",
});
