import { createPetApplication } from "../../../../src/api/contract/applications/createPet";
import { petEffectiveNextDay, type StateCode } from "../../../../src/business/states";
import { route } from "../../http/call";
import { isBreed } from "../../reference/breeds";
import { placeOfZip } from "../../reference/zips";
import { checkStart, emailError, refuse } from "./applicant";
import { create } from "./create";

export const petRoutes = [
  route(createPetApplication, (call) => {
    const { leadId: _leadId, ...pet } = call.body;
    const { state, zipCode } = pet.mailingAddress;
    const wrongEmail = emailError(pet.email);
    refuse([
      ...(wrongEmail === null ? [] : [{ pointer: "/email", message: wrongEmail }]),
      ...(isBreed(pet.petType, pet.petCode) ? [] : [{ pointer: "/petCode", message: "Not a breed of the type" }]),
      ...(placeOfZip(zipCode)?.state === state ? [] : [{ pointer: "/mailingAddress/zipCode", message: "Not in the state" }]),
    ]);
    checkStart(pet.effectiveDate, "/effectiveDate", petEffectiveNextDay.includes(state as StateCode) ? 1 : 2);
    return create(call, "PET", { pet });
  }),
];
