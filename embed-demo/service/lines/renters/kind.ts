import { coveragesWithout } from "../../../../src/business/coveragesProperty";
import { propertyKind } from "../../property/propertyKind";

/** The belongings in a rented home; no building. */
export const rentersKind = propertyKind({
  line: "RENTERS",
  coverages: coveragesWithout(["DWELLING", "OTHER", "WINDSTORM", "EXTENDED_COVERAGE"], {
    CONTENTS: { showInQuoteCardHeader: true, tooltip: "What it would cost to replace all your belongings." },
    LOSS_OF_USE: { tooltip: "Usually 20% to 30% of your personal property coverage." },
    ALL_PERILS: { tooltip: "$1,000 is typical. A higher deductible lowers your price." },
  }),
  contents: { unit: "dollars", limits: [10_000, 20_000, 30_000, 50_000, 75_000, 100_000], usual: 30_000 },
  deductibles: { limits: [250, 500, 1_000, 2_500], usual: 1_000 },
  occupancy: "OWNER_PRIMARY",
  ratesUses: false,
  types: [["APARTMENT_BUILDING", 0.6], ["SINGLE_FAMILY_HOME", 0.4]],
  typical: 30_000,
  average: ({ renters }) => renters,
});
