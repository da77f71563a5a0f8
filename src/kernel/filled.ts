type Sparse<Body> = { readonly [Name in keyof Body]: Body[Name] | "" | null };

/**
 * Returns only the members that have a value: the service reads an absent member as unknown, and refuses an empty one. Name
 * the body, `filled<LeadBody>({ … })`, to make a member that it doesn't have an error.
 */
export const filled = <Body extends object = never>(members: Sparse<NoInfer<Body>>): Partial<Body> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== "" && value !== null && value !== undefined)) as Partial<Body>;
