import type { Visitor } from "../../harness/visitor";
import { answerAddress } from "./address";
import type { Home, Person } from "./people";
import { morgan } from "./people";
import { selectFirst } from "./quotes";

export type PropertyLine = "homeowners" | "condominium" | "renters" | "landlord";

/** Streets of the service's test inputs. */
export const at = (line: string): Home => ({ line, city: "Austin", state: "TX", zip: "78701" });
export const onRecord = at("12 Full Records St");
export const unknown = at("12 No Records St");
export const inFlorida: Home = { line: "12 Full Records St", city: "Tampa", state: "FL", zip: "33602" };

/** What a visitor answers on one screen; the address in the flow's order, told apart from the widget's own flow on purpose. */
type Answer = (visitor: Visitor) => Promise<void>;
interface Screen {
  readonly route: string;
  readonly answer: Answer;
}

const goOn: Answer = (visitor) => visitor.press("Continue");

/** Facts that nobody knows. Those of another line aren't there, and are passed over. */
export async function fillFacts(visitor: Visitor): Promise<void> {
  await visitor.field("Year built").waitFor();
  const typed = { "Year built": "1994", "Square footage": "1980", Stories: "2", "Floors in the building": "12" };
  for (const [name, value] of Object.entries(typed)) if ((await visitor.field(name).count()) > 0) await visitor.fill(name, value);
  for (const name of [/^Foundation/, /^Roof$/, /^Kind of home/]) {
    if ((await visitor.field(name).count()) > 0) await visitor.field(name).selectOption({ index: 1 });
  }
  for (const name of [/^Roof replaced/, /^Central air/]) if ((await visitor.group(name).count()) > 0) await visitor.choose("Yes", name);
}

export async function fillPerson(visitor: Visitor, person: Person = morgan): Promise<void> {
  await visitor.fill("First name", person.firstName);
  await visitor.fill("Last name", person.lastName);
  await visitor.fill("Date of birth", person.dateOfBirth);
  await visitor.choose("Married", "Marital status");
  await visitor.fill("E-mail", person.email);
}

/** A day that may be picked, whenever the test runs. */
export const nextMonth = (days = 30): string => {
  const date = new Date(Date.now() + days * 86_400_000);
  return `${date.getMonth() + 1}/${date.getDate()}/${date.getFullYear()}`;
};

const prefill = { route: "prefill", answer: (visitor: Visitor) => visitor.press("Looks right") };
const discounts = { route: "discounts", answer: goOn };
const startDate = {
  route: "insurance-start",
  answer: async (visitor: Visitor) => {
    await visitor.fill("Insurance start date", nextMonth());
    await goOn(visitor);
  },
};
const person = (who: Person): Screen => ({
  route: "personal-info",
  answer: async (visitor) => {
    await fillPerson(visitor, who);
    await visitor.press(/^(?:See my quotes!|Continue)$/);
  },
});
const cohabitation = {
  route: "cohabitation",
  answer: async (visitor: Visitor) => {
    await visitor.choose(/^A dog/);
    await goOn(visitor);
  },
};
const homeType = {
  route: "home-type",
  answer: async (visitor: Visitor) => {
    await visitor.choose(/^Townhouse/);
    await goOn(visitor);
  },
};
const usage = { route: "usage", answer: goOn };

/** Each line as spec §2 orders it, between the address and the quotes. */
const screens: Readonly<Record<PropertyLine, (who: Person) => readonly Screen[]>> = {
  homeowners: (who) => [prefill, discounts, person(who)],
  condominium: (who) => [prefill, cohabitation, discounts, startDate, person(who)],
  renters: (who) => [discounts, startDate, person(who)],
  landlord: (who) => [prefill, homeType, usage, discounts, startDate, person(who)],
};

interface Walk {
  readonly line: PropertyLine;
  readonly home?: Home;
  readonly who?: Person;
  /** Where the walk ends, unanswered; the quotes where it is left out. */
  readonly to?: string;
  /** What is done on every screen before it is answered. */
  readonly look?: (visitor: Visitor, screen: string) => Promise<void>;
}

/** Answers everything up to a screen, and stands on it. */
export async function walkProperty(visitor: Visitor, { line, home = onRecord, who = morgan, to, look }: Walk): Promise<void> {
  await visitor.isAt(`${line}/address`);
  await look?.(visitor, "address");
  await answerAddress(visitor, home);
  for (const { route, answer } of screens[line](who)) {
    await visitor.isAt(`${line}/${route}`);
    if (route === to) return;
    if (route === "prefill" && home === unknown) await fillFacts(visitor);
    await look?.(visitor, route);
    await answer(visitor);
  }
}

export async function finishProperty(visitor: Visitor, line: PropertyLine): Promise<void> {
  await visitor.isAt(`${line}/policy-compare`);
  await selectFirst(visitor);
  await visitor.isAt(`${line}/finalize/contact`);
  await visitor.choose("E-mail me", "What works best");
  await visitor.press("Send to an advisor");
  await visitor.isAt(`${line}/finalize/success`);
  await visitor.seesHeading("You're all set, Morgan");
}
