/** Ends an exhaustive switch: a new member of the union becomes a type error where it isn't handled. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
