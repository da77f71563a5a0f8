import { coveragesWithout } from "../../../../src/business/coveragesProperty";
import { propertyKind } from "../../property/propertyKind";

/** A house that its owner rents out. */
export const landlordKind = propertyKind({
  line: "LANDLORD",
  coverages: coveragesWithout(["EXTENDED_COVERAGE"], {
    DWELLING: { description: "Pays to rebuild the property after a covered loss, at today's cost of labor and materials." },
    CONTENTS: { description: "Pays for things you own at the rental, like appliances and carpets.", tooltip: "Tenants need their own renters insurance." },
    LOSS_OF_USE: {
      label: "Fair rental value",
      description: "Pays the rent you lose if damage makes the property unlivable.",
    },
    PERSONAL_LIABILITY: { description: "Pays if you're responsible, as the owner, for a tenant's or visitor's injury." },
    MEDICAL_PAYMENT: { description: "Pays minor medical bills for people hurt on the property, no matter who's at fault." },
    WINDSTORM: { label: "Wind and hail deductible" },
  }),
  contents: { unit: "percent", limits: [5, 10, 20], usual: 5 },
  deductibles: { limits: [1_000, 1_500, 2_500, 5_000, 10_000], usual: 2_500 },
  occupancy: "TENANT_PRIMARY",
  ratesUses: true,
  types: [["SINGLE_FAMILY_HOME", 0.66], ["TOWNHOUSE", 0.14], ["MULTI_FAMILY", 0.2]],
  typical: 320_000,
  // A landlord's policy costs about a quarter more than the same house lived in (Insurance Information Institute).
  average: ({ homeowners }) => 1.25 * homeowners,
});
