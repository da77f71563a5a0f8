/** A coverage's name and where it is shown. Its choices depend on the state and come from the service. */
export interface CoverageDefinition<Id extends string = string> {
  id: Id;
  label: string;
  description: string;
  quoteKey: string;
  /** The name of its member in the application's request. */
  apiKey?: string;
  showOnQuoteCard: boolean;
  showInQuoteCardHeader: boolean;
  isDeductible: boolean;
  isEditable: boolean;
  tooltip?: string;
}

/**
 * Declares definitions in display order. Their ids become a type, so that records keyed by id can only name existing
 * coverages.
 */
export const coverageList = <const Id extends string>(
  definitions: readonly CoverageDefinition<Id>[],
): readonly CoverageDefinition<Id>[] => definitions;

/** Left out of every list of coverages: carriers report them, but nobody chooses or compares them. */
export const excludedCoverages: readonly string[] = ["RENTAL_REIMBURSEMENT", "ROADSIDE_ASSISTANCE", "POLICY_FEE"];

/** The choice to go without the coverage. */
export const optOut = "OPT_OUT";

/** Dollars. The deductible that is marked as recommended. */
export const advisedDeductible = 1_000;
