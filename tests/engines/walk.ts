import { quoteSite } from "../harness/sites";
import { answerScreen } from "./answerScreen";
import type { Answers } from "./answers";
import type { Outline } from "./inPage/outline";
import type { Name, Person } from "./person";

/** The buttons that lead on, by importance: a form's own before its screen's. */
const onward = [
  "Save driver",
  "Save this {one}",
  "Almost there!",
  "Looks right, continue",
  "Continue with {count} {one}",
  "See my quotes!",
  "No, thank you",
  "Send my request",
  "Continue to review",
  "Continue to sign",
  "Sign my application",
  "Continue to pay {amount}",
  "Continue",
] as const;

const routeOf = ({ address }: Outline): string => (address === "" ? "" : (quoteSite.routeIn(address) ?? ""));

/** A screen's name: its route and its heading, as a list and the form of its items share a route. */
const screenOf = (screen: Outline): string => `${routeOf(screen)}: ${screen.things.find(({ role, level }) => role === "heading" && level === 1)?.name ?? ""}`;

const has = (person: Person, screen: Outline, role: string, name: Name): boolean => person.allOf(screen, { role, name }).length > 0;

/** Presses the button that leads on. Returns the name of the screen that it is on, whose heading may have changed meanwhile. */
async function leaveBy(person: Person, name: Name): Promise<string> {
  await person.find({ role: "button", name });
  const left = screenOf(await person.look());
  await person.press(name);
  return left;
}

/** Answers a screen in a way of its own. Returns the screen's name if it also left it. */
export type Special = (person: Person) => Promise<string | undefined>;

async function addVehicle(person: Person, year: string, make: RegExp, model: RegExp): Promise<void> {
  await person.fill("Year", year);
  await person.select("Make", make);
  await person.select("Model", model);
  // The list appears once the model is known.
  await person.select("Body style");
}

/** Opens prices until one leads to an advisor, and selects it. */
async function selectPrice(person: Person): Promise<string> {
  await person.until("All quotes", (screen) => (["Your quote is in", "Your {count} quotes are in"].some((name) => has(person, screen, "heading", name)) ? true : undefined));
  // The pointer holds the row under it in place.
  await person.tab.moveTo(1, 1);
  const rows = ({ things }: Outline) => things.filter(({ role, expanded, group, name }) => role === "button" && expanded !== undefined && group === name);
  const companies = await person.until("Prices", (screen) => {
    const names = rows(screen).map(({ name }) => name);
    return names.length > 0 ? names : undefined;
  });
  for (const company of companies) {
    const row = { role: "button", name: new RegExp(`^${company}$`), group: new RegExp(`^${company}$`) };
    const { expanded } = await person.find(row);
    if (!expanded) await person.pressThing(row);
    const way = await person.until(`What ${company} leads to`, (screen) =>
      (["Select {carrier}", "Continue with {carrier}", "Buy online from {carrier}"] as const).find((name) => person.allOf(screen, { role: "button", name, group: row.group }).length > 0),
    );
    if (way !== "Buy online from {carrier}") return leaveBy(person, way);
    await person.pressThing(row);
  }
  throw new Error("No price leads to an advisor.");
}

export const specials: Readonly<Record<string, Special>> = {
  vehicle: async (person) => {
    const screen = await person.look();
    if (has(person, screen, "combobox", "Make") || has(person, screen, "textbox", "Year")) await addVehicle(person, "2019", /^Honda$/, /^Civic$/);
    return undefined;
  },
  "policy-compare": selectPrice,
};

/** Answers a screen and leaves it. Returns its name. */
async function answer(person: Person, screen: Outline, answers: Answers, special: Readonly<Record<string, Special>>): Promise<string> {
  const step = routeOf(screen).split("/").slice(1).join("/");
  if (has(person, screen, "button", "Enter address manually")) {
    await person.press("Enter address manually");
    await person.find({ role: "button", name: "Search for my address" });
  }
  const left = await special[step]?.(person);
  if (left !== undefined) return left;
  await answerScreen(person, answers);
  const name = await person.until("A way on", (now) => onward.find((one) => person.allOf(now, { role: "button", name: one }).some(({ disabled }) => !disabled)));
  return leaveBy(person, name);
}

/**
 * Answers screen after screen until the route is `last`. Returns the routes on the way. Rejects when a screen doesn't lead
 * on.
 */
export async function walk(person: Person, last: RegExp, answers: Answers, special: Readonly<Record<string, Special>> = specials): Promise<readonly string[]> {
  const visited: string[] = [];
  let before = "";
  for (;;) {
    const screen = await person.until(`A screen after "${before}"`, (now) => {
      const name = screenOf(now);
      const isWaiting = /\/loading: |: $/.test(name);
      return !isWaiting && name !== before && now.things.length > 0 ? now : undefined;
    });
    const route = routeOf(screen);
    if (visited.at(-1) !== route) visited.push(route);
    if (last.test(route)) return visited;
    before = await answer(person, screen, answers, special);
  }
}
