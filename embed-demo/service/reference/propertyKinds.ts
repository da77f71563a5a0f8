import type { OccupancyType, PropertyType } from "../../../src/business/property";
import { condominiumCoverages, homeownersCoverages, landlordCoverages, rentersCoverages } from "../../../src/business/coveragesProperty";
import type { CoverageDefinition } from "../../../src/business/coverages";
import type { PropertyLine } from "../../../src/business/propertyLines";
import type { stateRates } from "./stateRates";

/** The facts in which one property line differs from another. */
interface PropertyKind {
  readonly coverages: readonly CoverageDefinition[];
  /** Limits of personal property, in percent of the dwelling or in dollars, and the usual one. */
  readonly contents: { readonly unit: "percent" | "dollars"; readonly limits: readonly number[]; readonly usual: number };
  /** Dollars. */
  readonly deductibles: { readonly limits: readonly number[]; readonly usual: number };
  /** The occupancy assumed until the visitor answers. */
  readonly occupancy: "OWNER_PRIMARY" | OccupancyType;
  /** The uses are asked and rated, in place of the occupancy. */
  readonly ratesUses: boolean;
  /** The share of each type among public records; the shares sum to 1. */
  readonly types: readonly (readonly [type: PropertyType, share: number])[];
  /** Dollars insured by the state's average premium: the building, or its contents. */
  readonly typical: number;
  /** The state's average premium, in dollars a year. */
  average(rates: ReturnType<typeof stateRates>): number;
}

export const propertyKinds: Readonly<Record<PropertyLine, PropertyKind>> = {
  PERSONAL_HOME: {
    coverages: homeownersCoverages,
    contents: { unit: "percent", limits: [30, 40, 50, 60, 70], usual: 50 },
    deductibles: { limits: [500, 1_000, 1_500, 2_500, 5_000, 10_000], usual: 2_500 },
    occupancy: "OWNER_PRIMARY",
    ratesUses: false,
    types: [["SINGLE_FAMILY_HOME", 0.88], ["TOWNHOUSE", 0.12]],
    typical: 340_000,
    average: ({ homeowners }) => homeowners,
  },
  CONDOMINIUM: {
    coverages: condominiumCoverages,
    contents: { unit: "dollars", limits: [20_000, 40_000, 60_000, 80_000, 100_000], usual: 60_000 },
    deductibles: { limits: [500, 1_000, 1_500, 2_500, 5_000], usual: 1_000 },
    occupancy: "OWNER_PRIMARY",
    ratesUses: false,
    types: [["CONDO", 1]],
    typical: 200_000,
    average: ({ condominium }) => condominium,
  },
  RENTERS: {
    coverages: rentersCoverages,
    contents: { unit: "dollars", limits: [10_000, 20_000, 30_000, 50_000, 75_000, 100_000], usual: 30_000 },
    deductibles: { limits: [250, 500, 1_000, 2_500], usual: 1_000 },
    occupancy: "OWNER_PRIMARY",
    ratesUses: false,
    types: [["APARTMENT_BUILDING", 0.6], ["SINGLE_FAMILY_HOME", 0.4]],
    typical: 30_000,
    average: ({ renters }) => renters,
  },
  LANDLORD: {
    coverages: landlordCoverages,
    contents: { unit: "percent", limits: [5, 10, 20], usual: 5 },
    deductibles: { limits: [1_000, 1_500, 2_500, 5_000, 10_000], usual: 2_500 },
    occupancy: "TENANT_PRIMARY",
    ratesUses: true,
    types: [["SINGLE_FAMILY_HOME", 0.66], ["TOWNHOUSE", 0.14], ["MULTI_FAMILY", 0.2]],
    typical: 320_000,
    // A landlord's policy costs about a quarter more than the same house lived in (Insurance Information Institute).
    average: ({ homeowners }) => 1.25 * homeowners,
  },
};
