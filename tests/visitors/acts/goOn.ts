import fc from "fast-check";
import { lineSlugs } from "../../../src/business/lines";
import { onward } from "../../engines/walk";
import { phrasebook } from "../../engines/phrasebook";
import type { Outline, Thing } from "../../engines/inPage/outline";
import { act } from "../act";
import { isWay, type Tab } from "../tab";
import { fitting } from "../values";
import type { Visit } from "../visit";

const books = [phrasebook("en"), phrasebook("es")];

/** Matches a text of the widget in either language. */
const either = (text: string): RegExp => new RegExp(books.map((book) => book(text).source).join("|"), "i");

const manual = either("Enter address manually");
const ways = [...onward, "Save this {one}", "Select {carrier}", "Continue with {carrier}", "Buy online now: {carrier}, {amount} a month"].map(either);
const payment = /^(?:Pay|Pagar) /;

/** Most questions on a screen, with those that an answer brings up. */
const most = 30;

const isOpen = ({ disabled, role, value, options, required, invalid, checked }: Thing): boolean => {
  if (disabled) return false;
  if (role === "checkbox") return checked === false && required;
  if (options || role === "combobox" || role === "textbox" || role === "spinbutton") return (value === "" && required) || invalid;
  return false;
};

/** Returns a group of choices of which none is made. */
const openGroup = ({ things }: Outline, tried: ReadonlySet<string>): readonly Thing[] => {
  const radios = things.filter(({ role, disabled }) => role === "radio" && !disabled);
  const open = radios.find(({ group }) => !tried.has(`group ${group}`) && !radios.some((one) => one.group === group && one.checked));
  return open ? radios.filter(({ group }) => group === open.group) : [];
};

const keyOf = ({ field, name, group }: Thing): string => `${field} ${name} ${group}`;

/** Outside the lines' screens, an answer or the way on begins another quote. */
async function allowAnother(tab: Tab): Promise<void> {
  const line = tab.routeOf(await tab.look())?.split("/")[0];
  if (!lineSlugs.some((slug) => slug === line)) tab.story.allowAgain();
}

/** Answers what has to be answered, so that the screen can be left. `pick` chooses among options. */
export async function answerAll(tab: Tab, pick: number): Promise<void> {
  await allowAnother(tab);
  const tried = new Set<string>();
  for (let count = 0; count < most; count += 1) {
    const screen = await tab.look();
    const byHand = screen.things.find(({ role, name }) => role === "button" && manual.test(name));
    if (byHand && !tried.has("by hand")) {
      tried.add("by hand");
      await tab.press(byHand);
      continue;
    }
    // An answer may bring up further questions, which the next look finds.
    const open = screen.things.filter((thing) => isOpen(thing) && !tried.has(keyOf(thing)));
    for (const thing of open) {
      tried.add(keyOf(thing));
      if (thing.role === "checkbox") await tab.check(thing);
      else if (thing.options) await tab.select(thing, 1 + (pick % Math.max(1, thing.options.length - 1)));
      else await tab.fill(thing, fitting(thing.field ?? ""));
    }
    if (open.length > 0) continue;
    const group = openGroup(screen, tried);
    if (group.length === 0) return;
    tried.add(`group ${group[0]!.group}`);
    // The last option is the plainest one on most screens: "No", "Never", "None".
    await tab.check(group[pick % 4 === 3 ? Math.floor(pick / 4) % group.length : group.length - 1]!);
  }
}

/** Presses the way on. False if the screen has none that is known. */
export async function pressOn({ tab }: Visit, times = 1): Promise<boolean> {
  await allowAnother(tab);
  const { things } = await tab.look();
  const dialog = things.some(({ role }) => role === "dialog" || role === "alertdialog");
  const buttons = things.filter((thing) => isWay(thing) && thing.role === "button");
  const way = ways.flatMap((pattern) => buttons.find(({ name }) => pattern.test(name)) ?? [])[0] ?? buttons.find(({ name }) => payment.test(name)) ?? (dialog ? buttons.at(-1) : undefined);
  if (way) return tab.press(way, times);
  const closed = buttons.find(({ expanded, group, name }) => expanded === false && group === name);
  return closed ? tab.press(closed) : false;
}

/** A visitor who wants to get somewhere: answers the screen and leaves it. */
export const goOn: fc.Arbitrary<ReturnType<typeof act>> = fc.nat(40).map((pick) =>
  act(`go on: ${pick}`, async (visit) => {
    await answerAll(visit.tab, pick);
    await pressOn(visit);
  }),
);

/** An impatient one. */
export const goOnTwice: fc.Arbitrary<ReturnType<typeof act>> = fc.nat(40).map((pick) =>
  act(`go on by two presses: ${pick}`, async (visit) => {
    await answerAll(visit.tab, pick);
    await pressOn(visit, 2);
  }),
);

/** Presses on without an answer. */
export const pressOnly = fc.constant(act("press on", (visit) => pressOn(visit)));

