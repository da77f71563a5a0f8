/** Returns an object's members by name; an empty record for anything else. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> => (value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {});
