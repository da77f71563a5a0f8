import { createPetApplication } from "../../../src/api/contract/applications/createPet";
import { petEffectiveNextDay, type StateCode } from "../../../src/business/states";
import { chosenFor } from "../coverages/held";
import { petCoveragesOffered } from "../coverages/petOptions";
import { petInput } from "../rating/petInput";
import { ratePet } from "../rating/ratePet";
import { isBreed } from "../reference/breeds";
import { placeOfZip } from "../reference/zips";
import { checkStart, emailError, refuse } from "../resources/applications/applicant";
import { creation } from "./creation";
import type { ServiceLine } from "./serviceLine";

export const pet: ServiceLine = {
  bindType: "EXTERNAL",
  unserved: [],
  thirdParties: [],
  creation: creation(createPetApplication, ({ body: { leadId: _leadId, ...said } }) => {
    const { state, zipCode } = said.mailingAddress;
    const wrongEmail = emailError(said.email);
    refuse([
      ...(wrongEmail === null ? [] : [{ pointer: "/email", message: wrongEmail }]),
      ...(isBreed(said.petType, said.petCode) ? [] : [{ pointer: "/petCode", message: "Not a breed of the type" }]),
      ...(placeOfZip(zipCode)?.state === state ? [] : [{ pointer: "/mailingAddress/zipCode", message: "Not in the state" }]),
    ]);
    checkStart(said.effectiveDate, "/effectiveDate", petEffectiveNextDay.includes(state as StateCode) ? 1 : 2);
    return { pet: said };
  }),
  coveragesIn: petCoveragesOffered,
  chosen: chosenFor,
  dwelling: () => null,
  ratingInput: petInput,
  rate: ratePet,
  checked: "the vet's records",
};
