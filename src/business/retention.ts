/** How long the service keeps what a visitor is told about. It deletes by these, and the privacy page says them. */
export const retention = {
  /** A lead that nobody finished, with its application. */
  unfinishedDays: 30,
  /** A lead that went to an advisor: long enough to answer for the advice that was given. */
  finalizedYears: 2,
  /** Money, a policy and the lead that bought it: as long as states ask insurers to keep their books, with a margin. */
  policyYears: 7,
  /** The time for proving a consent to be called (47 CFR 64.1200 with the four years of 28 USC 1658), with a year's margin. */
  consentYears: 5,
  visitMonths: 13,
} as const;
