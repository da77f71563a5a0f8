/** Random letters and digits at the end of a code: 60 bits or more, which can't be guessed at the allowed rate. */
const randomEnd = /[A-Za-z0-9]{12,}$/;

/**
 * People by the code that looks up their name, address and telephone number. A partner gives such a code only to that person, so it
 * has to be secret: one that can be guessed ("WELCOME10") throws, and the service doesn't start.
 */
export function bySecretCode<Person>(people: readonly Person[], codeOf: (person: Person) => string): ReadonlyMap<string, Person> {
  const weak = people.map(codeOf).filter((code) => !randomEnd.test(code));
  if (weak.length > 0) throw new Error(`A code that names a person must end in 12 random letters or digits at least: ${weak.join(", ")}`);
  return new Map(people.map((person) => [codeOf(person), person]));
}
