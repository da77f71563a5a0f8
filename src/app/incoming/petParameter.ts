const member = (value: unknown, name: string): unknown => (value !== null && typeof value === "object" ? (value as Record<string, unknown>)[name] : undefined);

/**
 * Returns the pet in `pm` under the names of its form's fields. Partners name its members as the form or as the service
 * does: `fullName` or `petName`, `age` or `petAge`, `breed` with `label` and `value` or `petCode`, `zipCode` or
 * `mailingAddress`. The state follows the ZIP code, and the first day of coverage the state.
 */
export function petAnswers(given: unknown): unknown {
  if (given === null || typeof given !== "object" || Array.isArray(given)) return given;
  const { fullName, age, breed, petCode, mailingAddress, effectiveDate: _day, state: _state, ...rest } = given as Record<string, unknown>;
  const named = { petName: fullName, petAge: age, breed: member(breed, "label") ?? member(breed, "value") ?? breed ?? petCode, zipCode: member(mailingAddress, "zipCode"), ...rest };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}
