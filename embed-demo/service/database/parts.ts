import type { AdditionalInfo } from "../../../src/api/contract/applications/additionalInfo";
import type { BindQuestions } from "../../../src/api/contract/bind";
import type { AutoCoverageData } from "../../../src/api/contract/applications/autoCoverageData";
import type { PetDetails } from "../../../src/api/contract/applications/createPet";
import type { createLifeApplication } from "../../../src/api/contract/applications/createLife";
import type { Driver } from "../../../src/api/contract/applications/driver";
import type { PropertyPrefill } from "../../../src/api/contract/applications/property";
import type { CohabitationData } from "../../../src/api/contract/applications/updateCohabitation";
import type { ChosenCoverages } from "../../../src/api/contract/applications/applications.requests";
import type { DiscountsData } from "../../../src/api/contract/applications/updateDiscounts";
import type { BodyOf } from "../../../src/api/contract/requests";
import type { Address, PersonalInfo } from "../../../src/api/contract/values";
import type { Vehicle } from "../../../src/api/contract/vehicle";
import type { StagedRecords } from "./staged";

/** Life's own answers; the applicant is `personalInfo`, as in every line. */
export type LifeDetails = Omit<BodyOf<typeof createLifeApplication>, "leadId" | "personalInfo">;

/** The content of an application's row. A part that the line doesn't have, or that wasn't given yet, is absent. */
export interface ApplicationParts {
  propertyAddress?: Address;
  personalInfo?: PersonalInfo;
  drivers?: (Driver & { id: string })[];
  additionalInfo?: AdditionalInfo;
  personalVehicles?: (Vehicle & { id: string })[];
  autoCoverageData?: AutoCoverageData;
  /** The visitor's own answers about the property; public records are looked up when needed. */
  prefillData?: PropertyPrefill;
  cohabitationData?: CohabitationData;
  discountsData?: DiscountsData;
  questions?: BindQuestions;
  chosenCoverages?: ChosenCoverages;
  life?: LifeDetails;
  pet?: PetDetails;
  bundling?: boolean;
  /** YYYY-MM-DD. */
  startDate?: string;
  /** The date since which a renter has lived there, YYYY-MM-DD. */
  insuredResideTime?: string;
  /** The staged records of a test street; absent when test inputs are off. */
  staged?: StagedRecords;
}

/** The address of a line that has one. */
export function addressOf({ propertyAddress }: ApplicationParts): Address {
  if (!propertyAddress) throw new Error("The line has no address");
  return propertyAddress;
}

/** The state of the application, in any line. */
export function stateOf({ propertyAddress, life, pet }: ApplicationParts): string {
  const state = propertyAddress?.state ?? life?.mailingAddress.state ?? pet?.mailingAddress.state;
  if (state === undefined) throw new Error("The application has no state");
  return state;
}
