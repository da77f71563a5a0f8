import { endpoint, lazily } from "../endpoint";
import { createdApplication } from "./shared";

/** Created with the state and all known answers; later answers and changes are sent by `updateLife`. */
export const createLifeApplication = endpoint({
  id: "createLifeApplication",
  method: "POST",
  path: "/v1/applications/life",
  auth: "partner",
  create: true,
  response: lazily(() => createdApplication),
  status: 201,
});
