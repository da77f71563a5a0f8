import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint, lazily } from "../endpoint";
import { vehicle } from "../vehicle";
import { address, personalInfo } from "../values";
import { additionalInfo } from "./additionalInfo";
import { autoCoverageData } from "./autoCoverageData";
import { petDetails } from "./createPet";
import { knownDriver } from "./driver";
import { lifeFields, lifeMailingAddress } from "./life";
import { propertyPrefill } from "./property";
import { applicationHead, readApplicationHead } from "./readApplicationHead";
import { cohabitationData } from "./updateCohabitation";
import { appliedDiscount, discountsData } from "./updateDiscounts";

/** The applicant is a separate member on every line. */
const omitPerson = ({ personalInfo: _personalInfo, ...rest }: typeof lifeFields) => rest;

/** Members that a line doesn't have, or that haven't been sent yet, are absent. */
export const readApplication = endpoint({
  ...readApplicationHead,
  response: lazily(() => z.object({
    ...applicationHead,
    propertyAddress: z.optional(address),
    personalInfo: z.optional(personalInfo),
    drivers: z.optional(z.array(knownDriver)),
    additionalInfo: z.optional(additionalInfo),
    personalVehicles: z.optional(z.array(vehicle)),
    autoCoverageData: z.optional(autoCoverageData),
    /** The visitor's own values; `fillPrefill` returns them together with public records. */
    prefillData: z.optional(propertyPrefill),
    cohabitationData: z.optional(cohabitationData),
    discountsData: z.optional(discountsData),
    appliedDiscounts: z.optional(z.array(appliedDiscount)),
    life: z.optional(z.object({ mailingAddress: lifeMailingAddress, ...omitPerson(lifeFields) })),
    pet: z.optional(petDetails),
    bundling: z.optional(z.boolean()),
    startDate: z.optional(z.string()),
    currentApplicationState: z.object({ editableCoverages: z.array(editableCoverage) }),
  })),
});
