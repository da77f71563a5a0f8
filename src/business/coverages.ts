/** What a coverage is called and where it shows; what may be chosen depends on the state and comes from the service. */
export interface CoverageDefinition<Id extends string = string> {
  id: Id;
  label: string;
  description: string;
  quoteKey: string;
  /** Its member in what the application sends. */
  apiKey?: string;
  showOnQuoteCard: boolean;
  showInQuoteCardHeader: boolean;
  isDeductible: boolean;
  isEditable: boolean;
  tooltip?: string;
}

/** Definitions in display order. Their ids become a type, so that what is kept by id can't name one that isn't there. */
export const coverageList = <const Id extends string>(
  definitions: readonly CoverageDefinition<Id>[],
): readonly CoverageDefinition<Id>[] => definitions;

/** Dropped from every list of coverages: carriers report them, nobody chooses or compares them. */
export const excludedCoverages: readonly string[] = ["RENTAL_REIMBURSEMENT", "ROADSIDE_ASSISTANCE", "POLICY_FEE"];

/** The choice of going without. */
export const optOut = "OPT_OUT";

/** Dollars: marked as advice where a deductible is chosen. */
export const advisedDeductible = 1_000;
