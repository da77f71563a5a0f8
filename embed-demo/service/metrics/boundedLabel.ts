/** The value for everything beyond the bound. */
const other = "other";

/** Passes the first `most` values on, and turns every further one into "other": each value is a series that is never forgotten. */
export function boundedLabel(most: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= most) return other;
    known.add(value);
    return value;
  };
}
