import { calendarDay } from "../../../src/kernel/dates";
import { creationAt } from "../../../src/api/contract/applications/creationAt";
import { wireOf, type LineAtAddress } from "../../../src/business/lines";
import { placeOfZip } from "../reference/zips";
import { checkApplicant } from "../applications/applicant";
import { refuse } from "../applications/refusal";
import { creation, type Creation } from "./creation";

/** The create of a line that starts with an address. */
export const createdAt = (line: LineAtAddress): Creation =>
  creation(creationAt(line), ({ body: { propertyAddress, personalInfo }, now }, staging) => {
    const { state, zipCode, addressLine1 } = propertyAddress;
    refuse(placeOfZip(zipCode)?.state === state ? [] : [{ pointer: "/propertyAddress/zipCode", message: "Not in the state" }]);
    if (personalInfo) checkApplicant(wireOf(line), state, personalInfo, "/personalInfo", calendarDay(now));
    const staged = staging?.records(addressLine1);
    return { propertyAddress, ...(personalInfo && { personalInfo }), ...(staged && { staged }) };
  });
