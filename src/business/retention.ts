/** How long the service keeps data, as visitors are told. The purge uses these periods, and the privacy page shows them. */
export const retention = {
  /** An unfinished lead, with its application. */
  unfinishedDays: 30,
  /** A lead that went to an advisor, kept long enough to answer for the advice. */
  finalizedYears: 2,
  /** Money, a policy and the lead that bought it: as long as states require insurers to keep their books, with a margin. */
  policyYears: 7,
  /**
   * The period for proving a consent to be called (47 CFR 64.1200 with the four years of 28 USC 1658), with a year's margin.
   */
  consentYears: 5,
  visitMonths: 13,
} as const;
