import { petCoverages } from "../../../../src/business/coveragesPet";
import { lazy } from "../../reference/lazy";
import { dollarOption, fixed, listed, type Choice } from "../../coverages/choices";

/** Dollars a year. */
const deductible: Choice = { options: [100, 250, 500, 750, 1_000].map(dollarOption), isRequired: true, defaultValue: "500" };

/** The same in every state. Payout and reimbursement depend on the carrier. */
export const petCoveragesOffered = lazy(() =>
  listed(petCoverages, ({ id }) => (id === "Deductible" ? deductible : fixed({ value: "CARRIER", label: "Depends on the company" }))),
);
