import { setTimeout as pause } from "node:timers/promises";
import type { Tab } from "./engine";
import type { Outline, Thing } from "./inPage/outline";
import type { Phrasebook } from "./phrasebook";
import { createReader } from "./reader";

/** Milliseconds that a screen may take on a busy machine. */
const usualPatience = 40_000;

/** Milliseconds in which a list suggests something. */
const suggesting = 1_500;

/** Milliseconds between two looks at the screen. */
const glance = 100;

/** An English text of the widget, which is looked for in the page's language; a pattern is taken as it is. */
export type Name = string | RegExp;

/** Matches this name and no other. */
export const exactly = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^$()|[\]\\{}/]/g, "\\$&")}$`);

interface Wanted {
  readonly role: string;
  readonly name?: Name;
  /** The name of the group, dialog or article around it. */
  readonly group?: Name;
}

/** The device with which a person presses things. */
export type Hand = "keyboard" | "pointer";

interface Manner {
  readonly hand?: Hand;
  /** Milliseconds that a screen may take; by default those of a busy machine. */
  readonly patience?: number;
}

/** Presses of Tab within which everything on a page is reached. */
const stops = 200;

/** A person in any engine, who reads names and roles as a screen reader tells them, presses and types. */
export type Person = ReturnType<typeof createPerson>;

export function createPerson(tab: Tab, book: Phrasebook, { hand = "pointer", patience = usualPatience }: Manner = {}) {
  const reader = createReader(tab);
  const patternOf = (name: Name): RegExp => (typeof name === "string" ? book(name) : name);

  /** Returns what is on the screen; nothing while a page is being replaced. */
  const look = (): Promise<Outline> => reader.outline().catch(() => ({ address: "", things: [], text: "" }));

  const fits = (thing: Thing, { role, name, group }: Wanted): boolean =>
    thing.role === role && (name === undefined || patternOf(name).test(thing.name)) && (group === undefined || patternOf(group).test(thing.group));

  const allOf = ({ things }: Outline, wanted: Wanted): readonly Thing[] => things.filter((thing) => fits(thing, wanted));

  /** Waits until something holds on the screen, and returns it. Rejects with the screen when its patience ends. */
  async function until<Found>(what: string, found: (screen: Outline) => Found | undefined): Promise<Found> {
    const end = Date.now() + patience;
    for (;;) {
      const screen = await look();
      const result = found(screen);
      if (result !== undefined) return result;
      if (Date.now() > end) throw new Error(`${what} isn't on ${screen.address}:\n${screen.text.replace(/\s*\n\s*/g, " | ").slice(0, 2_000)}`);
      await pause(glance);
    }
  }

  const find = (wanted: Wanted): Promise<Thing> => until(`${wanted.role} ${String(wanted.name ?? "")}`, (screen) => allOf(screen, wanted).find(({ disabled }) => !disabled));

  /** Presses Tab until one of these has the focus, or Shift and Tab where they are before what has it. */
  async function tabTo(what: string, found: (screen: Outline) => readonly Thing[]): Promise<Thing> {
    for (let stop = 0; stop <= stops; stop += 1) {
      const { wanted, at } = await until(what, (screen) => {
        const all = found(screen);
        return all.length > 0 ? { wanted: all, at: screen.things.find(({ focused }) => focused) } : undefined;
      });
      const focused = wanted.find((thing) => thing.focused);
      if (focused) return focused;
      // Beyond the last stop the focus would leave the page.
      await tab.press(at && at.id > wanted.at(-1)!.id ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab doesn't reach ${what}.`);
  }

  /** Chooses a radio button: its group is one stop, and arrows move inside. */
  async function chooseByKeys(wanted: Wanted): Promise<void> {
    const { group } = await find(wanted);
    const radios = (screen: Outline): readonly Thing[] => screen.things.filter((thing) => thing.role === "radio" && thing.group === group);
    await tabTo(`a radio button of "${group}"`, radios);
    for (const _radio of radios(await look())) {
      const now = await find(wanted);
      if (now.checked) return;
      await tab.press(now.focused ? "Space" : "ArrowDown");
    }
    if (!(await find(wanted)).checked) throw new Error(`Arrows don't reach ${String(wanted.name)} of "${group}".`);
  }

  async function pressByKeys(wanted: Wanted): Promise<void> {
    if (wanted.role === "radio") return chooseByKeys(wanted);
    await tabTo(`${wanted.role} ${String(wanted.name)}`, (screen) => allOf(screen, wanted).filter(({ disabled }) => !disabled));
    if (wanted.role === "checkbox") await tab.press("Space");
    else if (wanted.role === "button" || wanted.role === "link") await tab.press("Enter");
  }

  /** Presses a thing, with a pointer where it stands still and nothing covers it. */
  async function pressThing(wanted: Wanted): Promise<void> {
    if (hand === "keyboard") return pressByKeys(wanted);
    return pressByPointer(wanted);
  }

  async function pressByPointer(wanted: Wanted): Promise<void> {
    const end = Date.now() + patience;
    let before = "";
    for (;;) {
      const { id } = await find(wanted);
      const place = await reader.placeOf(id).catch(() => null);
      const now = JSON.stringify(place);
      if (place && "x" in place && now === before) {
        await tab.click(place.x, place.y);
        const how = await reader.pressed();
        if (how === "met") return;
        if (how === "slipped") throw new Error(`${wanted.role} ${String(wanted.name)} moved away while it was pressed.`);
      }
      if (Date.now() > end) throw new Error(`${wanted.role} ${String(wanted.name)} can't be pressed: ${now}`);
      before = now;
      await pause(20);
    }
  }

  const isField = (thing: Thing): boolean => ["textbox", "combobox", "searchbox", "spinbutton"].includes(thing.role);
  const findField = (name: Name): Promise<Thing> => until(`The field ${String(name)}`, ({ things }) => things.find((thing) => isField(thing) && patternOf(name).test(thing.name) && !thing.disabled));

  /** Picks the suggestion that says what was typed; many lists have none. */
  async function pickSuggestion(text: string): Promise<void> {
    const end = Date.now() + suggesting;
    while (Date.now() < end) {
      const wanted = { role: "option", name: exactly(text) };
      const options = (await look()).things.filter(({ role }) => role === "option");
      const index = options.findIndex((option) => fits(option, wanted));
      if (index >= 0 && hand === "pointer") return pressThing(wanted);
      if (index >= 0) {
        for (let down = 0; down <= index; down += 1) await tab.press("ArrowDown");
        return tab.press("Enter");
      }
      await pause(glance);
    }
  }

  return {
    tab,
    reader,
    look,
    until,
    find,
    /** Returns those of `things`, which the last look told, that the browser's own accessibility tree hasn't. */
    untold: (things: readonly Thing[]) => tab.untold(things, `[${String(things.map(({ id }) => id))}].map(window.iqReader.elementOf)`),
    allOf,
    patternOf,
    pressThing,
    async sees(name: Name): Promise<void> {
      await find({ role: "heading", name });
    },
    press: (name: Name): Promise<void> => pressThing({ role: "button", name }),
    /** Types into a field, in place of what it holds. */
    async fill(name: Name, text: string): Promise<void> {
      const { role, value } = await findField(name);
      await pressThing({ role, name });
      if (value) {
        const again = await findField(name);
        await reader.markText(again.id);
      }
      await tab.type(text);
      if (role === "combobox") await pickSuggestion(text);
    },
    /** Chooses an option of a list by its text, or the first that is an answer. */
    async select(name: Name, option?: Name): Promise<void> {
      const isWanted = (text: string, index: number): boolean => (option === undefined ? index > 0 && text !== "" : patternOf(option).test(text));
      for (let isChosen = false; !isChosen; ) {
        const { id, index, text } = await until(`The list ${String(name)} with ${String(option ?? "an option")}`, ({ things }) => {
          const list = things.find((thing) => thing.options && !thing.disabled && patternOf(name).test(thing.name));
          const at = list?.options?.findIndex(isWanted) ?? -1;
          return list?.options && at >= 0 ? { id: list.id, index: at, text: list.options[at]! } : undefined;
        });
        isChosen = await reader.chooseOption(id, index, text);
      }
    },
    /** Chooses a radio button, or ticks a checkbox. */
    async choose(name: Name, group?: Name): Promise<void> {
      const role = await until(`The choice ${String(name)}`, (screen) => ["radio", "checkbox"].find((one) => allOf(screen, { role: one, name, ...(group !== undefined && { group }) }).length > 0));
      await pressThing({ role, name, ...(group !== undefined && { group }) });
    },
  };
}
