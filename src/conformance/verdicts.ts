/** Something other than expected came. */
export class Unmet extends Error {}

/** The case can't be tried with these options, lines or inputs. */
export class Skipped extends Error {}

/** A call that the case needs beforehand failed. */
export class NotReached extends Error {}
