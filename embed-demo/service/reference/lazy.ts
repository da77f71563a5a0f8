/** A value computed at its first use: reference data takes time and memory that some runs never need. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
