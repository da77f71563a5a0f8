import type { AnyField, Answers } from "./field";
import type { Flow } from "./flow";

/**
 * Returns the flow's answers that affect a price, as its fields are marked, except `unrated`, which affect prices only
 * elsewhere.
 */
export function ratedAnswers({ groups }: Flow, answers: Answers, unrated: readonly AnyField[] = []): unknown {
  const left = new Set(unrated.map(({ name }) => name));
  const asked = groups.flatMap(({ steps }) => steps).flatMap((step) => step.fields);
  const counts = asked.filter((field) => field.rated && !left.has(field.name));
  return Object.fromEntries(counts.map((field) => [field.name, field.rated?.(answers.get(field), answers)]));
}
