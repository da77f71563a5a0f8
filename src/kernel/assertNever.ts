/** Ends an exhaustive switch: a new member of the union becomes a type error in every switch that doesn't handle it. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
