/** All complex cases. While one is open, the page's address contains `{line}-complex-{id}` in kebab case. */
export const caseIds = [
  "addressNotFound",
  "autoMakeModelUnsupported",
  "codeNotSupported",
  "insuranceCanBeTricky",
  "insuranceCanBeTrickyLocalAgent",
  "lifeCaseOverMaxDoB",
  "lifeCaseUnderMinDoB",
  "mostAccurateQuotes",
  "noQuotesReturned",
  "noQuotesReturnedByOtherInsuranceLine",
  "noQuotesReturnedOnDigitalBindReview",
  "tooExpensiveConnectViaPhone",
  "trickyCaseConnectViaPhone",
] as const;
export type CaseId = (typeof caseIds)[number];

/** The names that analytics uses for the answer or failure that raised a case. */
export const caseReasons = [
  "address_not_found",
  "aggressive_dog",
  "apartment_building_five_plus_units",
  "auto_model_unsupported",
  "business_daycare",
  "code_not_supported",
  "commercial_property",
  "date_of_birth_over_80",
  "date_of_birth_under_18",
  "dog_breed",
  "filed_claims",
  "manufactured_or_mobile_home",
  "more_than_1_year_into_future",
  "no_quotes_returned",
  "other_animals",
  "rebuild_cost_over_1m",
  "rebuild_cost_over_2m",
  // The time for quotes ran out while carriers were still being asked.
  "TIMED_OUT",
  "too_expensive",
  "unoccupied_or_vacant",
] as const;
export type CaseReason = (typeof caseReasons)[number];
