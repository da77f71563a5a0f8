import { expect } from "vitest";
import { looksNow } from "../../harness/inPage/looksNow";
import { morgans } from "../answers";
import { hostileAddresses } from "../host/hostPages";
import type { Person } from "../person";
import { sizes } from "../visiting";
import { walk } from "../walk";
import type { NightTest } from "./nightTest";

const pets = { ...morgans, "Your pet's name": "Biscuit", Breed: "Labrador Retriever", "ZIP code": "43215" };

/** Returns the layout and the type of every part of the first screen, which no page may change. */
async function looksAt(person: Person): Promise<readonly string[]> {
  await person.sees("Tell us about your pet");
  let before: unknown;
  let now: unknown;
  // Fonts and pictures may still come.
  do {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    now = await person.tab.evaluate(`(${looksNow.toString()})(document.querySelector("insurance-quote"))`);
  } while (JSON.stringify(before) !== JSON.stringify(now));
  return now as readonly string[];
}

export const hostPages: readonly NightTest[] = hostileAddresses.map(([name, path]) => ({
  name: `gets prices and keeps its looks in a page ${name}`,
  options: { size: sizes.desktop },
  async visit({ person, goToPage }) {
    await goToPage("/host/plain/");
    const plain = await looksAt(person);
    expect(plain.length).toBeGreaterThan(10);
    await goToPage(path);
    expect(await looksAt(person)).toEqual(plain);
    await walk(person, { answers: pets, last: /^pet\/policy-compare$/ });
    await person.until("Prices", ({ text }) => (/\$\d/.test(text) ? true : undefined));
  },
}));
