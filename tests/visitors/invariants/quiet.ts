import type { Invariant } from "./invariant";

/** Faults of a page that are the test's own doing. */
const made = /Storage|QuotaExceeded/;

const told = new WeakMap<object, number>();

export const quiet: Invariant = {
  says: "No exception reaches the host, and the console stays empty.",
  patience: 0,
  faults({ visit }) {
    const { complaints } = visit.journal;
    const before = told.get(visit) ?? 0;
    told.set(visit, complaints.length);
    return complaints.slice(before).filter((complaint) => !made.test(complaint));
  },
};
