/** The operator asked for something that isn't possible: one line that says why. */
export class PartnerError extends Error {}
