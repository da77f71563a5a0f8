import { calendarDay } from "../../../../src/kernel/dates";
import { createPetApplication } from "../../../../src/api/contract/applications/createPet";
import { petDaysAhead } from "../../../../src/business/states";
import { isBreed } from "../../reference/breeds";
import { placeOfZip } from "../../reference/zips";
import { emailErrors, startErrors } from "../../applications/applicant";
import { refuse } from "../../applications/refusal";
import { creation } from "../creation";
import type { LineCreate } from "../serviceLine";

export const petCreate: LineCreate = {
  creation: creation(createPetApplication, ({ body: { leadId: _leadId, ...said }, now }) => {
    const { state, zipCode } = said.mailingAddress;
    refuse([
      ...emailErrors("/email", said.email),
      ...(isBreed(said.petType, said.petCode) ? [] : [{ pointer: "/petCode", message: "Not a breed of the type" }]),
      ...(placeOfZip(zipCode)?.state === state ? [] : [{ pointer: "/mailingAddress/zipCode", message: "Not in the state" }]),
      ...startErrors("/effectiveDate", said.effectiveDate, petDaysAhead(state), calendarDay(now)),
    ]);
    return { pet: said };
  }),
  thirdParties: [],
};
