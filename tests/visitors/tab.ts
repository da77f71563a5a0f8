import type { ElementHandle, Page } from "playwright";
import type { Outline, Thing } from "../engines/inPage/outline";
import { createReader } from "../engines/reader";
import type { Site } from "../harness/sites";
import type { Story } from "./story";

/** Milliseconds after which a visitor leaves alone what can't be pressed, such as a button that has gone. */
const patience = 1_500;

const nothing: Outline = { address: "", things: [], text: "" };

/** Fields that are typed into. */
const typed = new Set(["textbox", "combobox", "searchbox", "spinbutton"]);
export const isTyped = ({ role, options }: Thing): boolean => typed.has(role) && !options;
export const isWay = ({ role, disabled }: Thing): boolean => (role === "button" || role === "link") && !disabled;

/** One tab of a visit, which a visitor reads by roles and names. */
export class Tab {
  readonly page: Page;
  readonly story: Story;
  readonly #site: Site;
  readonly #reader: ReturnType<typeof createReader>;

  constructor(page: Page, site: Site, story: Story) {
    this.page = page;
    this.story = story;
    this.#site = site;
    this.#reader = createReader({ evaluate: (expression) => page.evaluate(expression) });
  }

  /** Returns what is on the screen; nothing while a page is being replaced. */
  look(): Promise<Outline> {
    return this.#reader.outline().catch(() => nothing);
  }

  /** Returns the widget's route; null on a page of somebody else. */
  routeOf({ address }: Outline): string | null {
    if (address === "") return null;
    try {
      return this.#site.routeIn(address);
    } catch {
      return null;
    }
  }

  async #elementOf({ id }: Thing): Promise<ElementHandle<HTMLElement> | null> {
    const handle = await this.page.evaluateHandle<HTMLElement>(`window.iqReader.elementOf(${id})`).catch(() => null);
    return handle?.asElement() ?? null;
  }

  /** Does something with a thing of the last look. False if it has gone, or can't be reached. */
  async #with(thing: Thing, act: (element: ElementHandle<HTMLElement>) => Promise<unknown>): Promise<boolean> {
    const element = await this.#elementOf(thing);
    if (!element) return false;
    return act(element).then(
      () => true,
      () => false,
    );
  }

  press = (thing: Thing, times = 1): Promise<boolean> => this.#with(thing, (element) => element.click({ timeout: patience, clickCount: times, noWaitAfter: true }));
  check = (thing: Thing): Promise<boolean> => this.#with(thing, (element) => element.click({ timeout: patience, force: true }));
  fill = (thing: Thing, value: string): Promise<boolean> => this.#with(thing, (element) => element.fill(value, { timeout: patience }));
  select = (thing: Thing, index: number): Promise<boolean> => this.#with(thing, (element) => element.selectOption({ index }, { timeout: patience }));

  /** Types key by key, which masks and lists of suggestions take another way than a value that is set. */
  type = (thing: Thing, value: string): Promise<boolean> =>
    this.#with(thing, async (element) => {
      await element.click({ timeout: patience });
      await this.page.keyboard.press("ControlOrMeta+A");
      await this.page.keyboard.type(value.slice(0, 60));
    });

  /** Fills in a field as a browser's autofill does: without focus or keys. */
  autofill = (thing: Thing, value: string): Promise<boolean> =>
    this.#with(thing, (element) =>
      element.evaluate((field, text) => {
        if (!(field instanceof HTMLInputElement)) return;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      }, value),
    );
}
