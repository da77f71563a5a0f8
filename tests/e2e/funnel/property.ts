import { insuranceLines } from "../../../src/business/lines";
import type { Visitor } from "../../harness/visitor";
import { answerAddress } from "./address";
import type { Home, Person } from "./people";
import { homeIn, morgan } from "./people";
import { selectFirst } from "./quotes";
import { screensOf } from "./walk";

export type PropertyLine = Extract<(typeof insuranceLines)[number], { risk: "property" }>["slug"];
export const propertySlugs = insuranceLines.flatMap((line) => ("risk" in line && line.risk === "property" ? [line.slug] : []));

/** Returns a home in a street of the service's test inputs. */
export const at = (line: string): Home => homeIn("TX", line);
export const onRecord = at("12 Full Records St");
export const unknown = at("12 No Records St");
export const inFlorida: Home = homeIn("FL", "12 Full Records St");

/** Fills in facts that aren't on record, and skips those of other lines. */
export async function fillFacts(visitor: Visitor): Promise<void> {
  await visitor.field("Year built").waitFor();
  const typed = { "Year built": "1994", "Square footage": "1980", "Number of stories": "2", "Number of floors in the building": "12" };
  for (const [name, value] of Object.entries(typed)) if ((await visitor.field(name).count()) > 0) await visitor.fill(name, value);
  for (const name of [/^Foundation/, /^Roof material$/, /^Type of home/]) {
    if ((await visitor.field(name).count()) > 0) await visitor.field(name).selectOption({ index: 1 });
  }
  for (const name of [/^Has the roof been replaced/, /^Central air/]) if ((await visitor.group(name).count()) > 0) await visitor.choose("Yes", name);
}

/** Unfolds the facts on record. */
export const unfoldFacts = (visitor: Visitor): Promise<void> => visitor.widget.getByText("What we know").click();

export async function fillPerson(visitor: Visitor, person: Person = morgan): Promise<void> {
  await visitor.fill("First name", person.firstName);
  await visitor.fill("Last name", person.lastName);
  await visitor.fill("Date of birth", person.dateOfBirth);
  await visitor.choose("Married", "Marital status");
  await visitor.fill("Email", person.email);
}

/** Returns a start date that is valid whenever the test runs. */
export const nextMonth = (days = 30): string => {
  const date = new Date(Date.now() + days * 86_400_000);
  return `${date.getMonth() + 1}/${date.getDate()}/${date.getFullYear()}`;
};

interface Walk {
  readonly line: PropertyLine;
  readonly home?: Home;
  readonly who?: Person;
  /** The screen at which the walk ends, unanswered; by default the quotes. */
  readonly to?: string;
  /** Called on every screen before it is answered. */
  readonly look?: (visitor: Visitor, screen: string) => Promise<void>;
}

/** Answers everything before a screen, and stops there. */
export async function walkProperty(visitor: Visitor, { line, home = onRecord, who = morgan, to = "policy-compare", look }: Walk): Promise<void> {
  const { firstName, lastName, dateOfBirth, email } = who;
  const special = {
    address: { answer: () => answerAddress(visitor, home) },
    prefill: {
      answer: async () => {
        if (home === unknown) await fillFacts(visitor);
        await visitor.press(home === unknown ? "Continue" : "Looks right, continue");
      },
    },
  };
  const building = { propertyType: home === unknown ? "" : "SINGLE_FAMILY_HOME" };
  const setting = { state: home.state, site: visitor.site, values: { ...building, firstName, lastName, dateOfBirth, email, startDate: nextMonth() } };
  for (const { route, answer } of screensOf(line, setting, special)) {
    const screen = route.slice(line.length + 1);
    if (screen !== "policy-compare") await visitor.isAt(route);
    if (screen === to) return;
    await look?.(visitor, screen);
    await answer(visitor);
  }
}

export async function finishProperty(visitor: Visitor, line: PropertyLine): Promise<void> {
  await visitor.isAt(`${line}/policy-compare`);
  await selectFirst(visitor);
  await visitor.isAt(`${line}/finalize/contact`);
  await visitor.choose("Email me", "How should we contact you?");
  await visitor.press("Send my request");
  await visitor.isAt(`${line}/finalize/success`);
  await visitor.seesHeading("You're all set, Morgan");
}
