import { createPetApplication } from "../../../../src/api/contract/applications/createPet";
import { petDaysAhead } from "../../../../src/business/states";
import { chosenFor } from "../../coverages/held";
import { petCoveragesOffered } from "./coverages";
import { petInput } from "./input";
import { ratePet } from "./rate";
import { isBreed } from "../../reference/breeds";
import { placeOfZip } from "../../reference/zips";
import { emailErrors, startErrors } from "../../applications/applicant";
import { refuse } from "../../applications/refusal";
import { creation } from "../creation";
import type { ServiceLine } from "../serviceLine";

export const pet: ServiceLine = {
  names: { es: "mascotas" },
  sellsOnline: false,
  unserved: [],
  thirdParties: [],
  creation: creation(createPetApplication, ({ body: { leadId: _leadId, ...said } }) => {
    const { state, zipCode } = said.mailingAddress;
    refuse([
      ...emailErrors("/email", said.email),
      ...(isBreed(said.petType, said.petCode) ? [] : [{ pointer: "/petCode", message: "Not a breed of the type" }]),
      ...(placeOfZip(zipCode)?.state === state ? [] : [{ pointer: "/mailingAddress/zipCode", message: "Not in the state" }]),
      ...startErrors("/effectiveDate", said.effectiveDate, petDaysAhead(state)),
    ]);
    return { pet: said };
  }),
  coveragesIn: petCoveragesOffered,
  chosen: chosenFor,
  dwelling: () => null,
  ratingInput: petInput,
  rate: ratePet,
  checked: "the vet's records",
};
