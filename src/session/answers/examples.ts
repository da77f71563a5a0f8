type Values = Readonly<Record<string, unknown>>;

/**
 * What two people answer to everything that a line asks, by field name: the least that gets to the end, and all that can be
 * said. Tests, browser walks and the gallery are made of them. Both hold in every state that `exampleAddress` knows; what a
 * state bars must not leave with them.
 */
export interface Examples {
  readonly minimal: (state: string) => Values;
  readonly maximal: (state: string) => Values;
}
