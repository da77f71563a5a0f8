/** A value that is made when it is first asked for: reference data takes time and memory that some runs never need. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
