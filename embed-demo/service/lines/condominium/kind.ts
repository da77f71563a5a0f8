import { coveragesWithout } from "../../../../src/business/coveragesProperty";
import { propertyKind } from "../../property/propertyKind";

/** A unit: what the association's policy doesn't cover. */
export const condominiumKind = propertyKind({
  line: "CONDOMINIUM",
  coverages: coveragesWithout(["OTHER", "EXTENDED_COVERAGE"], {
    DWELLING: {
      label: "Inside your unit",
      description: "Pays to rebuild what your association's policy doesn't cover, like floors, walls, and fixtures.",
      tooltip: "Check your association's bylaws to see what it covers.",
    },
    CONTENTS: { tooltip: "What it would cost to replace all your belongings." },
    LOSS_OF_USE: { tooltip: "Usually 20% to 30% of your personal property coverage." },
    ALL_PERILS: { tooltip: "$1,000 is typical. A higher deductible lowers your price." },
    WINDSTORM: { tooltip: "Usually 1% of your “Inside your unit” coverage." },
  }),
  contents: { unit: "dollars", limits: [20_000, 40_000, 60_000, 80_000, 100_000], usual: 60_000 },
  deductibles: { limits: [500, 1_000, 1_500, 2_500, 5_000], usual: 1_000 },
  occupancy: "OWNER_PRIMARY",
  ratesUses: false,
  types: [["CONDO", 1]],
  typical: 200_000,
  average: ({ condominium }) => condominium,
});
