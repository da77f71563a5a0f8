/** What a value has by name; nothing where it isn't an object. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> => (value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {});
