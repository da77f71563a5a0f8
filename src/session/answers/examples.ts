type Values = Readonly<Record<string, unknown>>;

/**
 * Two people's answers to everything that a line asks, by field name: the fewest that reach the end, and the most. Tests,
 * browser walks and the gallery use them. Both are valid in every state that `exampleAddress` knows; answers that a state
 * bars must not be sent with them.
 */
export interface Examples {
  readonly minimal: (state: string) => Values;
  readonly maximal: (state: string) => Values;
}
