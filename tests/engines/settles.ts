import type { Person } from "./person";

/** Looks in a row at which a screen says the same once it has settled: prices come one after another. */
const equalLooks = 8;

/** Waits until a screen says the same for a while. */
export async function settles(person: Person): Promise<void> {
  let before = "";
  let equal = 0;
  await person.until("A screen that settles", (screen) => {
    const now = JSON.stringify(screen);
    equal = now === before ? equal + 1 : 0;
    before = now;
    return equal >= equalLooks ? true : undefined;
  });
}
