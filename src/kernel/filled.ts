type Sparse<Body> = { readonly [Name in keyof Body]: Body[Name] | "" | null };

/**
 * Only the members that hold something: the service reads an absent one as not known, and refuses an empty one. Name the body,
 * `filled<LeadBody>({ … })`, and a member that it doesn't have is an error.
 */
export const filled = <Body extends object = never>(members: Sparse<NoInfer<Body>>): Partial<Body> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== "" && value !== null && value !== undefined)) as Partial<Body>;
