import { homeownersCoverages } from "../../../../src/business/coveragesProperty";
import { propertyKind } from "../../property/propertyKind";

/** A house that its owner lives in. */
export const homeownersKind = propertyKind({
  line: "PERSONAL_HOME",
  coverages: homeownersCoverages,
  contents: { unit: "percent", limits: [30, 40, 50, 60, 70], usual: 50 },
  deductibles: { limits: [500, 1_000, 1_500, 2_500, 5_000, 10_000], usual: 2_500 },
  occupancy: "OWNER_PRIMARY",
  ratesUses: false,
  types: [["SINGLE_FAMILY_HOME", 0.88], ["TOWNHOUSE", 0.12]],
  typical: 340_000,
  average: ({ homeowners }) => homeowners,
});
