interface Parts {
  readonly addressLine1?: string | undefined;
  readonly addressLine2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zipCode?: string | undefined;
}

/** An address in one line, as on an envelope: the unit before the city. Unknown parts are left out. */
export const oneLine = ({ addressLine1, addressLine2, city, state, zipCode }: Parts): string =>
  [addressLine1, addressLine2, city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
