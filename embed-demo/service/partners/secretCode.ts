/** Letters and digits, picked at random, at the end of a code: 60 bits or more, which the limit on requests makes unguessable. */
const randomEnd = /[A-Za-z0-9]{12,}$/;

/**
 * By their codes, the people whose name, address and telephone number a code brings up. A partner hands such a code to that person
 * alone, so it has to be a secret: one that could be guessed ("WELCOME10") throws, and the service doesn't start.
 */
export function bySecretCode<Person>(people: readonly Person[], codeOf: (person: Person) => string): ReadonlyMap<string, Person> {
  const weak = people.map(codeOf).filter((code) => !randomEnd.test(code));
  if (weak.length > 0) throw new Error(`A code that names a person must end in 12 random letters or digits at least: ${weak.join(", ")}`);
  return new Map(people.map((person) => [codeOf(person), person]));
}
