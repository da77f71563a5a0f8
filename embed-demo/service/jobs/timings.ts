/** Milliseconds. */
export const jobTimings = {
  /** The lease after which a dead worker loses its job. */
  lease: 15_000,
  /** Between renewals of the leases of jobs in progress. */
  renewal: 5_000,
  /** Until a process looks for jobs that another one has requested: they are left only if that one has died, or has no room. */
  others: 1_000,
  /** Between looks for jobs, in case a notification is lost. Otherwise a worker waits for one, or for the next job to be due. */
  look: 10_000,
  /** Since the last look, by which the clock was set back rather than corrected. */
  step: 1_000,
};
