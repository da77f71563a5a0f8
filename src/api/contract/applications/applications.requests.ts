import { drivers, vehicles } from "../../../business/limits";
import { z } from "../../../kernel/zod";
import type { Requests } from "../endpoint";
import { id, insuranceLine, isoDay, personalInfo, scope, stateCode, text } from "../values";
import { vehicle } from "../vehicle";
import { additionalInfo } from "./additionalInfo";
import { autoCoverageData } from "./autoCoverageData";
import { petDetails } from "./createPet";
import { driver } from "./driver";
import { lifeFields, lifeMailingAddress } from "./life";
import { propertyPrefill } from "./property";
import { applicationParams } from "./shared";
import { cohabitationData } from "./updateCohabitation";
import { discountsData } from "./updateDiscounts";

/** An option's value as `coverages` lists it, or whole dollars if the increments are a RANGE. */
const chosenValue = z.string().check(z.regex(/^\d{1,8}$/));

/** Chosen values by the coverages' apiKeys: `{ allPerils: "2500" }`. */
export const chosenCoverages = z.record(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)), chosenValue);

export type ChosenCoverages = z.infer<typeof chosenCoverages>;

export const applicationsRequests = {
  createLifeApplication: {
    summary: "Create a life application",
    body: z.object({ leadId: z.optional(id), mailingAddress: lifeMailingAddress, ...lifeFields }),
    problems: ["CODE_NOT_SUPPORTED", "PREMIUM_TOO_HIGH", "NOT_FOUND", "LEAD_FINALIZED"],
  },
  createPetApplication: {
    summary: "Create a pet application",
    body: z.extend(petDetails, { leadId: z.optional(id) }),
    problems: ["CODE_NOT_SUPPORTED", "PREMIUM_TOO_HIGH", "NOT_FOUND", "LEAD_FINALIZED"],
  },
  listVehicles: {
    summary: "List an application's vehicles",
    params: applicationParams,
    problems: ["NOT_FOUND"],
  },
  fillPrefill: {
    summary: "Fill a property's description from public records",
    params: applicationParams,
    body: z.object({}),
    problems: ["NOT_FOUND", "PREFILL_FAILED", "COST_TOO_HIGH"],
  },
  readApplication: {
    summary: "Read an application",
    params: applicationParams,
    problems: ["NOT_FOUND"],
  },
  readPrefill: {
    summary: "Read prefilled vehicles",
    params: applicationParams,
    problems: ["NOT_FOUND", "PREFILL_FAILED"],
  },
  submitApplication: {
    summary: "Submit an application for rating",
    params: applicationParams,
    body: z.object({ carrier: z.optional(text(64)), product: z.optional(insuranceLine), scope: z.optional(scope) }),
    problems: ["NOT_FOUND", "APPLICATION_INCOMPLETE", "PREMIUM_TOO_HIGH"],
  },
  updateAdditionalInfo: {
    summary: "Update mileage, continuous coverage, prior limits, home type and usage",
    params: applicationParams,
    body: additionalInfo,
    problems: ["NOT_FOUND", "REVISION_CONFLICT"],
  },
  updateBundling: {
    summary: "Say whether a second line is wanted",
    params: applicationParams,
    body: z.object({ bundling: z.boolean() }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"],
  },
  updateCohabitation: {
    summary: "Say who shares the home",
    params: applicationParams,
    body: z.object({ cohabitationData }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"],
  },
  updateCoverages: {
    summary: "Choose coverages and deductibles",
    params: applicationParams,
    body: z.object({ editableCoverages: chosenCoverages }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"],
  },
  updateDiscounts: {
    summary: "Say what may earn a discount",
    params: applicationParams,
    body: z.object({ product: insuranceLine, state: stateCode, discountsData }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"],
  },
  updateDrivers: {
    summary: "Set the drivers",
    params: applicationParams,
    body: z.object({
      drivers: z.array(driver).check(z.minLength(1), z.maxLength(drivers.max)),
      personalInfo: z.optional(personalInfo),
    }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"],
  },
  updateGeneralInfo: {
    summary: "Update the applicant and the start date",
    params: applicationParams,
    body: z.object({
      personalInfoData: z.optional(personalInfo),
      insuranceStartData: z.optional(
        z.object({
          effectiveDate: isoDay,
          /** Renters: the date since when the insured has lived there, 1970-01-01 to today. */
          insuredResideTime: z.optional(isoDay),
        }),
      ),
    }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"],
  },
  updateLife: {
    summary: "Update a life application",
    params: applicationParams,
    body: z.object(lifeFields),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"],
  },
  updatePrefill: {
    summary: "Update a property's description",
    params: applicationParams,
    body: z.object({ product: insuranceLine, prefillData: propertyPrefill }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "COST_TOO_HIGH"],
  },
  updateVehicles: {
    summary: "Set the vehicles and the coverages chosen for them",
    params: applicationParams,
    body: z.object({
      personalVehiclesData: z.array(vehicle).check(z.minLength(1), z.maxLength(vehicles.max)),
      autoCoverageData: z.optional(autoCoverageData),
    }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "MAKE_MODEL_UNSUPPORTED", "PREMIUM_TOO_HIGH"],
  },
} satisfies Requests;
