import type { BrowserContext, Page } from "playwright";
import { stoppedAt } from "../../embed-demo/gallery/stoppedAt";
import { answersOf } from "../../src/flow/field";
import { addDays, calendarDay, formatDate } from "../../src/kernel/dates";
import type { Snapshot } from "../../src/session/kept/snapshot";
import type { LineSlug } from "../../src/business/lines";
import { confirmationOf, propertyAddress } from "../../src/steps/address/effects";
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
  /** The primary driver's: the service's test inputs hang on it. */
  readonly lastName?: string;
  /** Instead of Morgan's, which other visits have as well. */
  readonly email?: string;
}

/**
 * A visit that begins in the middle of a line, auto where none is named, in Texas, as if Morgan had answered up to here and reloaded: no walk, for what
 * isn't about the walk. The driver's own step is shown with its answer. The application is made when the service is needed,
 * from what is owed.
 */
export function resumed(step: string, { line = "auto", site = quoteSite, lastName = morgan.lastName, email = morgan.email }: Told = {}, prepare?: Prepare) {
  const least = examplesOf(line).minimal("TX");
  const { firstName, dateOfBirth } = morgan;
  const person = { firstName, lastName, dateOfBirth, email };
  // What is said of a home counts for the address that it was said of: another's would be asked for anew.
  const home = {
    [origins.name]: Object.fromEntries(Object.keys(leastFacts).map((fact) => [fact, "CUSTOMER"])),
    [recordsFound.name]: { status: "FAILED", at: confirmationOf(propertyAddress(answersOf(least))) },
  };
  // The examples' own day is that of the tests without a clock.
  const startDate = formatDate(addDays(calendarDay(new Date()), 7));
  const people = { ...person, drivers: answersOf(least).get(drivers).map((driver) => ({ ...driver, firstName, lastName, dateOfBirth })) };
  const snapshot: Omit<Snapshot, "savedAt"> = {
    ...stoppedAt(lineOf(line), step, { ...least, ...home, ...people, ...("startDate" in least && { startDate }) }, people),
    sessionId: "00000000-0000-4000-8000-000000000000",
  };
  return {
    site,
    route: `${line}/${step}`,
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
