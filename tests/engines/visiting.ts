import { expect, inject } from "vitest";
import { quoteSite } from "../harness/sites";
import type { Engine, Tab, WindowOptions } from "./engine";
import type { Hand, Person } from "./person";
import { createPerson } from "./person";
import { phrasebook } from "./phrasebook";
import { keepFailure } from "./pictures";

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

export interface VisitOptions {
  readonly size?: WindowOptions;
  readonly language?: "en" | "es";
  readonly hand?: Hand;
  /** The page complains on purpose. */
  readonly complains?: boolean;
}

export interface Visit {
  readonly person: Person;
  readonly tab: Tab;
  /** Opens a route of the quote page, such as `auto/address`. */
  goToRoute(route: string): Promise<void>;
  /** Opens a page of the tests' host: `/host/plain/`. */
  goToPage(path: string): Promise<void>;
}

/**
 * Opens a window for a visit and closes it afterwards. Rejects if the visit does, with a picture of the window kept, or if
 * the page complained. `name` names the picture.
 */
export async function visiting(engine: Engine, name: string, { size = sizes.phone, language = "en", hand = "pointer", complains = false }: VisitOptions, visit: (visit: Visit) => Promise<void>): Promise<void> {
  const tab = await engine.open(size);
  const origins = inject("origins");
  const goTo = async (at: string): Promise<void> => {
    const address = new URL(at);
    address.searchParams.set("lang", language);
    await tab.goto(address.href);
  };
  try {
    await visit({
      person: createPerson(tab, phrasebook(language), { hand }),
      tab,
      goToRoute: (route) => goTo(quoteSite.at(origins, route)),
      goToPage: (path) => goTo(`${origins.sites}${path}`),
    });
    if (!complains) expect(await tab.complaints()).toEqual([]);
  } catch (error) {
    await tab.screenshot().then((picture) => keepFailure(`${engine.name} ${name}`, picture), () => undefined);
    throw error;
  } finally {
    await tab.close();
  }
}
