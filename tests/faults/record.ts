import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";
import { phrasebook } from "../engines/phrasebook";
import { createPerson } from "../engines/person";
import { openTab } from "../engines/chromium";
import { screenOf, walk } from "../engines/walk";
import type { Walk } from "../engines/walks";
import { morgan } from "../e2e/funnel/people";
import { quoteSite } from "../harness/sites";
import type { Stand } from "./stand";

/** A screen of a walk, before it is answered. */
export interface Checkpoint {
  readonly screen: string;
  readonly route: string;
  /** The visit as the browser keeps it. */
  readonly stored: string | null;
  /** The calls that were made until the next screen. */
  readonly calls: readonly string[];
}

/** The key of the visit's state on the page. */
export const storageKey = `iq.${quoteSite.partner}.1`;

/** Reads the stored visit as it is when the page is left: everything is written then, also the items of a list whose form has the same route. */
const storedIn = (page: Page): Promise<string | null> =>
  page
    .evaluate((key) => {
      window.dispatchEvent(new Event("pagehide"));
      return sessionStorage.getItem(key);
    }, storageKey)
    .catch(() => null);

/** Milliseconds in which a visit that is shown is stored as well. */
const patience = 15_000;
/** Milliseconds without a call after which a screen has made its own. */
const calm = 1_500;

/** Waits until the stored visit stands at a line's screen. Other pages store no place; the address of a generic one names no line. */
async function waitForStored(page: Page, route: string): Promise<void> {
  const [at = ""] = route.split("?");
  const [line = "", step] = at.split("/");
  if (line === "" || step === undefined) return;
  const isAt = ([key, place]: readonly [string, string]): boolean => {
    const { journeys = {} } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { readonly journeys?: Readonly<Record<string, { readonly at: string | null }>> };
    return Object.values(journeys).some((journey) => journey.at === place || journey.at?.endsWith(`/${place}`));
  };
  await page.waitForFunction(isAt, [storageKey, at] as const, { timeout: patience });
}

/** Waits until no call is under way, and none has been for a moment. */
async function waitForCalm({ proxy }: Stand): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end && (proxy.waiting().all > 0 || Date.now() - proxy.lastHeard() < calm); ) await pause(100);
}

/** Walks once without a fault, and notes every screen and its calls: what a line calls, nobody has to list. */
export async function record(stand: Stand, { start, ...options }: Walk): Promise<readonly Checkpoint[]> {
  stand.proxy.begin();
  const { page, tab } = await openTab(await stand.open("desktop"));
  const person = createPerson(tab, phrasebook("en"));
  const found: (Omit<Checkpoint, "calls"> & { readonly from: number })[] = [];
  try {
    await tab.goto(quoteSite.at(stand.origins, start));
    await walk(person, {
      ...options,
      onScreen: async (route) => {
        await waitForStored(page, route);
        found.push({ screen: screenOf(await person.look()), route, stored: await storedIn(page), from: stand.proxy.passed.length });
      },
    });
    const { passed } = stand.proxy;
    // The last screen's own calls come after it is shown.
    await waitForCalm(stand);
    return found.map(({ from, ...checkpoint }, index) => ({
      ...checkpoint,
      calls: [...new Set(passed.slice(index === 0 ? 0 : from, found[index + 1]?.from).map(({ call }) => call))],
    }));
  } finally {
    await tab.close();
  }
}

/**
 * The same visit in the browser of somebody else whom the service doesn't know yet, so that every answer is owed to it. The last name
 * may be one of the service's test inputs.
 */
export function asNew(stored: string, email: string, lastName: string | undefined): string {
  const { application: _application, lead: _lead, leadCreation: _creation, selection: _selection, ledger: _ledger, prices: _prices, ...kept } = JSON.parse(stored.replaceAll(morgan.email, email), (key, value: unknown) =>
    key === "lastName" && lastName !== undefined ? lastName : value,
  ) as Record<string, unknown> & {
    journeys: Record<string, object>;
  };
  const journeys = Object.fromEntries(Object.entries(kept.journeys).map(([line, progress]) => [line, { ...progress, effects: {} }]));
  return JSON.stringify({ ...kept, journeys, application: null, lead: null, selection: null, sessionId: crypto.randomUUID(), secret: crypto.randomUUID() });
}
