import { cards } from "../e2e/funnel/purchase";
import { partnerSite, quoteSite } from "../harness/sites";
import { answerScreen } from "./answerScreen";
import type { Answers } from "./answers";
import type { Outline } from "./inPage/outline";
import type { Name, Person } from "./person";
import { exactly } from "./person";

/** The buttons that lead on, by importance: a form's own before its screen's. */
export const onward = [
  "Save driver",
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

/** The widget's route, which another page's address has behind its hash. */
export const routeOf = ({ address }: Outline): string => (address === "" ? "" : (partnerSite.routeIn(address) ?? quoteSite.routeIn(address) ?? ""));

/** A screen's name: its route and its heading, as a list and the form of its items share a route. */
export const screenOf = (screen: Outline): string => `${routeOf(screen)}: ${screen.things.find(({ role, level }) => role === "heading" && level === 1)?.name ?? ""}`;

/** Screens that lead on by themselves, and a page that is being replaced. */
export const waiting = /^redirecting: |\/loading: |: $/;

const has = (person: Person, screen: Outline, role: string, name: Name): boolean => person.allOf(screen, { role, name }).length > 0;

/** Presses the button that leads on. Returns the name of the screen that it is on, whose heading may have changed meanwhile. */
async function leaveBy(person: Person, name: Name): Promise<string> {
  const left = await person.until("The way on", (screen) => (has(person, screen, "button", name) ? screenOf(screen) : undefined));
  await person.press(name);
  return left;
}

interface AnswerOptions {
  /** Buys the price that is sold online, rather than leaving the rest to an advisor. */
  readonly isBuying?: boolean;
  /** Calls may fail on purpose, so that a list from which nobody has to choose isn't shown. */
  readonly isSpoiled?: boolean;
}

/** Answers a screen in a way of its own. Returns the screen's name if it also left it. */
type Special = (person: Person, answers: Answers, options: AnswerOptions) => Promise<string | undefined>;

/** Fills in the form of a vehicle, whose lists come one after another; a list of vehicles needs nothing. */
async function addVehicle(person: Person, answers: Answers, { isSpoiled = false }: AnswerOptions): Promise<string | undefined> {
  if (!has(person, await person.look(), "textbox", "Year")) return undefined;
  const isCar = routeOf(await person.look()).startsWith("auto/");
  await person.fill("Year", isCar ? "2019" : "2020");
  await person.select("Make", isCar ? /^Honda$/ : /^Yamaha$/);
  await person.select("Model", isCar ? /^Civic$/ : /^MTN690 \(MT-07\)$/);
  if (isCar)
    await person.select("Body style").catch((error: unknown) => {
      if (!isSpoiled) throw error;
    });
  await answerScreen(person, answers);
  return leaveBy(person, "Save this {one}");
}

/** Waits until every company has answered. */
export async function waitForQuotes(person: Person): Promise<void> {
  await person.until("All quotes", (screen) => (["Your quote is in", "Your {count} quotes are in"].some((name) => has(person, screen, "heading", name)) ? true : undefined));
  // The pointer holds the row under it in place.
  await person.tab.moveTo(1, 1);
}

async function buyPrice(person: Person): Promise<string> {
  await waitForQuotes(person);
  return leaveBy(person, "Buy online now: {carrier}, {amount} a month");
}

/** Opens prices until one leads to an advisor, and selects it. */
async function selectPrice(person: Person): Promise<string> {
  await waitForQuotes(person);
  const rows = ({ things }: Outline) => things.filter(({ role, expanded, group, name }) => role === "button" && expanded !== undefined && group === name);
  const companies = await person.until("Prices", (screen) => {
    const names = rows(screen).map(({ name }) => name);
    return names.length > 0 ? names : undefined;
  });
  for (const company of companies) {
    const row = { role: "button", name: exactly(company), group: exactly(company) };
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

/** Signs by ticking every box that is shown. Boxes that were ticked before a reload still are. */
async function tickAll(person: Person): Promise<undefined> {
  const boxes = await person.until("The boxes to sign", (screen) => {
    const found = screen.things.filter(({ role }) => role === "checkbox");
    return found.length > 0 ? found : undefined;
  });
  for (const { name, checked } of boxes) if (!checked) await person.choose(exactly(name));
  return undefined;
}

/** Pays on the page of the payment provider, which isn't ours to word. */
async function pay(person: Person): Promise<string> {
  await person.fill(/^(?:Card number|Número de tarjeta)$/, cards.pays);
  return leaveBy(person, /^(?:Pay|Pagar) /);
}

/** Screens that are more than a form, by a pattern of their route. */
const specials: readonly (readonly [RegExp, Special])[] = [
  [/^$/, (person) => leaveBy(person, "Need something else? Contact an advisor")],
  [/\/vehicle$/, addVehicle],
  [/\/policy-compare$/, selectPrice],
  [/\/purchase\/sign$/, tickAll],
  [/^\/payment\//, pay],
];

/** Answers a screen and leaves it. Returns its name. */
export async function answer(person: Person, screen: Outline, answers: Answers, options: AnswerOptions = {}): Promise<string> {
  if (has(person, screen, "button", "Enter address manually")) {
    await person.press("Enter address manually");
    await person.find({ role: "button", name: "Search for my address" });
  }
  const route = routeOf(screen);
  const own = options.isBuying && /\/policy-compare$/.test(route) ? buyPrice : specials.find(([pattern]) => pattern.test(route))?.[1];
  const left = await own?.(person, answers, options);
  if (left !== undefined) return left;
  await answerScreen(person, answers);
  const name = await person.until("A way on", (now) => onward.find((one) => person.allOf(now, { role: "button", name: one }).some(({ disabled }) => !disabled)));
  return leaveBy(person, name);
}

interface WalkOptions extends Pick<AnswerOptions, "isBuying"> {
  readonly answers: Answers;
  /** The route at which the walk ends. */
  readonly last: RegExp;
  /** Called on every screen before it is answered. */
  readonly onScreen?: (route: string) => Promise<void>;
}

/** Answers screen after screen. Rejects when a screen doesn't lead on. */
export async function walk(person: Person, { answers, last, isBuying = false, onScreen }: WalkOptions): Promise<void> {
  let before = "";
  for (;;) {
    const screen = await person.until(`A screen after "${before}"`, (now) => {
      const name = screenOf(now);
      return !waiting.test(name) && name !== before ? now : undefined;
    });
    const route = routeOf(screen);
    await onScreen?.(route);
    if (last.test(route)) return;
    before = await answer(person, screen, answers, { isBuying }).catch((error: unknown) => {
      // In the message, because the report of a run keeps no cause.
      throw new Error(`The screen "${screenOf(screen)}" can't be answered: ${String(error)}`, { cause: error });
    });
  }
}
