import type { BrowserContext, Page } from "playwright";
import type { Snapshot } from "../../src/session/snapshot";
import type { Site } from "./sites";
import { quoteSite } from "./sites";

type Prepare = (context: BrowserContext, page: Page) => Promise<unknown>;

/** Auto's steps as the widget keeps them, in order; Texas asks them all. */
const steps = ["address", "driver", "loading", "years-continuous-coverage", "vehicle", "annual-mileage", "history/1", "bundling", "policy-compare"];

const morgan = {
  key: "avery",
  firstName: "Morgan",
  lastName: "Avery",
  dateOfBirth: "04/12/1986",
  gender: "Female",
  maritalStatus: "Single",
  driverDateLicensed: "05/2004",
};

interface Told {
  readonly site?: Site;
  /** The primary driver's: the service's test inputs hang on it. */
  readonly lastName?: string;
}

/** What Morgan Avery of Austin has answered by the end of the questions. */
const answers = (lastName: string): Record<string, unknown> => ({
  startInManualMode: true,
  addressLine1: "12 No Records St",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  ...morgan,
  lastName,
  email: "morgan.avery@example.com",
  drivers: [{ ...morgan, lastName }],
  yearsWithContinuousCoverageAuto: 5,
  vehicles: [
    {
      key: "accord",
      sequenceNum: 0,
      vin: "1HGCM82633A004352",
      plYear: "2003",
      plMake: "Honda",
      plModel: "Accord",
      bodyStyle: "Coupe",
      ownershipType: "Owned",
      status: "SELECTED",
      prefill: false,
      numberOfMiles: "",
    },
  ],
  numberOfMiles: "12,000",
  driverHistory: { avery: { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 1 } },
  bundling: false,
});

/** Names of the answers that a step asks, for those that come after where the visitor stopped. */
const askedAt: Readonly<Record<string, readonly string[]>> = {
  vehicle: ["vehicles"],
  "annual-mileage": ["numberOfMiles"],
  "history/1": ["driverHistory"],
};

/**
 * A visit that begins in the middle of auto, in Texas, as if the visitor had answered up to here and reloaded: no walk, for
 * what isn't about the walk. The application is made when the service is needed, from what is owed.
 */
export function resumed(step: string, { site = quoteSite, lastName = "Avery" }: Told = {}, prepare?: Prepare) {
  const at = steps.findIndex((known) => known === step || known.startsWith(`${step}/`));
  if (at === -1) throw new Error(`Auto has no step ${step}`);
  const ahead = new Set(steps.slice(at).flatMap((later) => askedAt[later] ?? []));
  const told = Object.fromEntries(Object.entries(answers(lastName)).filter(([name]) => !ahead.has(name)));
  const snapshot: Omit<Snapshot, "savedAt"> = {
    version: 1,
    line: "auto",
    answers: told,
    drafts: {},
    journeys: { auto: { completed: steps.slice(0, at), furthestGroup: 0, effects: {}, at: `auto/${step}` } },
    application: null,
    lead: null,
    selection: null,
    openCase: null,
    complex: null,
    outcome: null,
    sessionId: "00000000-0000-4000-8000-000000000000",
  };
  return {
    site,
    route: `auto/${step}`,
    prepare: async (context: BrowserContext, page: Page) => {
      await page.addInitScript(
        ([key, stored]) => {
          // A reload finds what the widget has made of it since.
          if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, JSON.stringify({ ...stored, savedAt: Date.now() }));
        },
        [`iq.${site.partner}.1`, snapshot] as const,
      );
      await prepare?.(context, page);
    },
  };
}
