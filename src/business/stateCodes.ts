/**
 * Tells whether the postal service has such a state, territory or military code. Separate from the names, which only lists
 * of states load.
 */
export const isPostalCode = (code: string): boolean =>
  /^(?:A[AEKLPRSZ]|C[AOT]|D[CE]|F[LM]|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEHINOPST]|N[CDEHJMVY]|O[HKR]|P[ARW]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])$/.test(code);
