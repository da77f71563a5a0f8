import type { AdditionalInfo } from "../../../../src/api/contract/applications/additionalInfo";
import type { AutoCoverageData } from "../../../../src/api/contract/applications/autoCoverageData";
import type { Driver } from "../../../../src/api/contract/applications/driver";
import type { Address, PersonalInfo } from "../../../../src/api/contract/values";
import type { Vehicle } from "../../../../src/api/contract/vehicle";

/** What an application's row keeps. A part that a line doesn't have, or that wasn't given yet, is absent. */
export interface ApplicationParts {
  propertyAddress: Address;
  personalInfo?: PersonalInfo;
  drivers?: (Driver & { id: string })[];
  additionalInfo?: AdditionalInfo;
  personalVehicles?: (Vehicle & { id: string })[];
  autoCoverageData?: AutoCoverageData;
  bundling?: boolean;
  /** YYYY-MM-DD. */
  startDate?: string;
}
