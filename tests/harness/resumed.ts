import type { BrowserContext, Page } from "playwright";
import { stoppedAt } from "../../embed-demo/gallery/stoppedAt";
import { answersOf } from "../../src/flow/field";
import { addDays, calendarDay, formatDate } from "../../src/kernel/dates";
import type { Snapshot } from "../../src/session/kept/snapshot";
import type { LineSlug } from "../../src/business/lines";
import { confirmationOf, propertyAddress } from "../../src/steps/address/propertyAddress";
import { drivers } from "../../src/steps/drivers/fields";
import { origins, recordsFound } from "../../src/steps/prefill/fields";
import { leastFacts } from "../../src/steps/propertyExamples";
import { morgan } from "../e2e/funnel/people";
import { examplesOf, lineOf } from "../flows/lines";
import type { Site } from "./sites";
import { quoteSite } from "./sites";

type Prepare = (context: BrowserContext, page: Page) => Promise<unknown>;

interface Told {
  readonly line?: LineSlug;
  readonly site?: Site;
  /** The primary driver's name, which selects the service's test inputs. */
  readonly lastName?: string;
  /** Replaces Morgan's address, which other visits use as well. */
  readonly email?: string;
}

/** The key and the value under which the browser keeps the visit that `resumed` starts with, but for the time of saving. */
export function storedVisit(step: string, { line = "auto", site = quoteSite, lastName = morgan.lastName, email = morgan.email }: Told = {}) {
  const least = examplesOf(line).minimal("TX");
  const { firstName, dateOfBirth } = morgan;
  const person = { firstName, lastName, dateOfBirth, email };
  // A home's facts belong to its address; those of another address would be asked anew.
  const home = {
    [origins.name]: Object.fromEntries(Object.keys(leastFacts).map((fact) => [fact, "CUSTOMER"])),
    [recordsFound.name]: { status: "FAILED", at: confirmationOf(propertyAddress(answersOf(least))) },
  };
  // Tests without a clock use the current day, like the examples.
  const startDate = formatDate(addDays(calendarDay(new Date()), 7));
  const people = { ...person, drivers: answersOf(least).get(drivers).map((driver) => ({ ...driver, firstName, lastName, dateOfBirth })) };
  const snapshot: Omit<Snapshot, "savedAt"> = {
    ...stoppedAt(lineOf(line), step, { ...least, ...home, ...people, ...("startDate" in least && { startDate }) }, people),
    sessionId: "00000000-0000-4000-8000-000000000000",
  };
  return [`iq.${site.partner}.1`, snapshot] as const;
}

/**
 * Starts a visit in the middle of a line (by default auto) in Texas, as if Morgan had answered everything before and
 * reloaded. Use it in tests that aren't about the walk. The driver's step is shown with its answer. The application is
 * created from owed answers when the service is needed.
 */
export function resumed(step: string, told: Told = {}, prepare?: Prepare) {
  const { line = "auto", site = quoteSite } = told;
  return {
    site,
    route: `${line}/${step}`,
    prepare: async (context: BrowserContext, page: Page) => {
      await page.addInitScript(
        ([key, stored]) => {
          // A reload keeps what the widget has stored since.
          if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, JSON.stringify({ ...stored, savedAt: Date.now() }));
        },
        storedVisit(step, told),
      );
      await prepare?.(context, page);
    },
  };
}
