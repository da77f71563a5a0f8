import type { additionalInfo } from "../api/contract/applications/additionalInfo";
import type { driver } from "../api/contract/applications/driver";
import type { PetDetails } from "../api/contract/applications/createPet";
import type { PropertyPrefill } from "../api/contract/applications/property";
import type { BindQuestions } from "../api/contract/bind";
import type { updateLife } from "../api/contract/applications/updateLife";
import type { BodyOf } from "../api/contract/requests";
import type { PersonalInfo } from "../api/contract/values";
import type { Vehicle } from "../api/contract/vehicle";
import type { LineSlug } from "../business/lines";
import { addDays, calendarDay, isoDate } from "../kernel/dates";
import type { z } from "../kernel/zod";
import type { Inputs } from "./inputs";

/** A day in the future on which every line may start. */
export const startDay = (): string => isoDate(addDays(calendarDay(new Date()), 10));

const dateOfBirth = "1988-04-12";

export const driverOf = ({ firstName, lastName }: Inputs): z.input<typeof driver> => ({
  sequenceNum: 0,
  firstName,
  lastName,
  dob: dateOfBirth,
  gender: "Female",
  driverDateLicensed: "2006-05-01",
});

export const personOf = ({ firstName, lastName }: Inputs, email: string): PersonalInfo => ({ firstName, lastName, dateOfBirth, email });

export const vehicleOf = (line: "auto" | "motorcycle", { vehicle, motorcycle }: Inputs): Vehicle =>
  line === "auto"
    ? { sequenceNum: 0, ...vehicle, bodyStyle: "Sedan", ownershipType: "Owned" }
    : { sequenceNum: 0, ...motorcycle, ownershipType: "Owned" };

export const milesOf = (line: "auto" | "motorcycle"): z.input<typeof additionalInfo> =>
  line === "auto" ? { numberOfMiles: 11_000, yearsWithContinuousCoverageAuto: 3 } : { annualMileage: 2_500 };

/** The facts in which a line's home differs from a house with its owner in it. */
const peculiar: Readonly<Partial<Record<string, PropertyPrefill>>> = {
  condominium: { propertyType: "CONDO", numberOfFloors: 4 },
  landlord: { occupancyType: "TENANT_PRIMARY" },
};

/** Every fact that a company may ask for, as public records may know none. */
export const homeOf = (line: LineSlug): PropertyPrefill => ({
  propertyType: "SINGLE_FAMILY_HOME",
  occupancyType: "OWNER_PRIMARY",
  constructionQuality: "STANDARD",
  distanceToFireStation: "WITHIN_FIVE_MILES",
  yearBuilt: 1998,
  squareFootage: 2_140,
  numberOfStories: 2,
  foundationType: "SLAB",
  centralAC: true,
  roofType: "ASPHALT_SHINGLE",
  roofUpdated: true,
  timeSinceRoofUpdate: "FIVE_TO_TEN",
  ...peculiar[line],
});

export const lifeOf = ({ firstName, lastName }: Inputs): BodyOf<typeof updateLife> => ({
  personalInfo: { firstName, lastName, dateOfBirth, gender: "Female" },
  health: { healthRating: "Great" },
  smoker: "Never",
  usages: [],
  selectedType: "TERM",
  deathBenefit: 500_000,
  termDuration: 20,
});

export const petOf = ({ address: { state, zipCode }, petCode }: Inputs, email: string): PetDetails => ({
  email,
  mailingAddress: { state, zipCode },
  petName: "Biscuit",
  petAge: 3,
  petType: "DOG",
  petCode,
  effectiveDate: startDay(),
});

/** Answers with which a renter's policy can be sold online. */
export const cleanAnswers: BindQuestions = {
  typeOfDwelling: "Apartment",
  businessOrDaycare: false,
  anyAdditionalInsured: false,
  haveAnyLosses: false,
  anyDogsOnPremises: false,
  anyAnimalBites: false,
  anyViciousExoticAnimals: false,
};
