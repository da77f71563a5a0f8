import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { Origins } from "../../embed-demo/hosting/origins";
import type { Api } from "./api";
import type { Journal } from "./journal";
import type { Site } from "./sites";

interface VisitorOptions {
  readonly page: Page;
  readonly site: Site;
  readonly origins: Origins;
  readonly journal: Journal;
  readonly api: Api;
}

type Name = string | RegExp;

/** Milliseconds that a screen may take on a busy machine. Nothing waits that long that doesn't have to. */
const patience = 60_000;

/** Somebody on a page with the widget, who finds things by their role and name, as a screen reader does. */
export class Visitor {
  readonly page: Page;
  readonly site: Site;
  readonly origins: Origins;
  readonly journal: Journal;
  readonly api: Api;
  /** Everything is looked up inside it: a host's own button of the same name is none of ours. */
  readonly widget: Locator;

  constructor({ page, site, origins, journal, api }: VisitorOptions) {
    this.page = page;
    this.site = site;
    this.origins = origins;
    this.journal = journal;
    this.api = api;
    this.widget = page.locator("insurance-quote").first();
  }

  /** Scrolls to the widget, as a reader of the page would, and waits for its first screen. */
  async arrive(): Promise<void> {
    await this.widget.scrollIntoViewIfNeeded();
    await this.heading().waitFor({ timeout: patience });
    // A screen that was rendered ahead is usable, but measured a moment later it may be gone (element/firstScreen.test.ts).
    await this.widget.locator("[data-ahead]").waitFor({ state: "detached", timeout: patience });
  }

  /** The route in the address: `auto/driver`. */
  route(): string | null {
    return this.site.routeIn(this.page.url());
  }

  async isAt(route: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.route(), { timeout: patience, message: `The route is ${String(route)}` })
      .toEqual(typeof route === "string" ? route : expect.stringMatching(route));
  }

  async seesHeading(name: Name): Promise<void> {
    await this.heading(name).waitFor({ timeout: patience });
  }

  async sees(text: Name): Promise<void> {
    await this.widget.getByText(text).first().waitFor({ timeout: patience });
  }

  heading(name?: Name): Locator {
    return this.widget.getByRole("heading", { level: 1, ...(name !== undefined && { name }) });
  }

  field(name: Name): Locator {
    return this.widget.getByRole("textbox", { name }).or(this.widget.getByRole("combobox", { name }));
  }

  button(name: Name): Locator {
    return this.widget.getByRole("button", { name });
  }

  link(name: Name): Locator {
    return this.widget.getByRole("link", { name });
  }

  dialog(name?: Name): Locator {
    return this.widget.getByRole("dialog", name === undefined ? {} : { name });
  }

  get alerts(): Locator {
    return this.widget.getByRole("alert");
  }

  async fill(name: Name, value: string): Promise<void> {
    await this.field(name).first().fill(value);
  }

  async press(name: Name): Promise<void> {
    await this.button(name).first().click();
  }

  group(name: Name): Locator {
    return this.widget.getByRole("group", { name }).or(this.widget.getByRole("radiogroup", { name }));
  }

  /** A radio or checkbox: the control covers its card, and the label is what is pressed. */
  async choose(name: Name, within?: Name): Promise<void> {
    const scope = within === undefined ? this.widget : this.group(within);
    await scope.getByRole("radio", { name }).or(scope.getByRole("checkbox", { name })).first().check();
  }

  /** Whether the focus is on it, through the shadow root. */
  hasFocus(target: Locator): Promise<boolean> {
    return target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);
  }

  async focusIsOn(target: Locator): Promise<void> {
    await expect.poll(() => this.hasFocus(target), { timeout: patience }).toBe(true);
  }

  /** Until nothing moves any more: what slides is somewhere else, and a half faded text has half its contrast. */
  async settled(): Promise<void> {
    await this.widget.evaluate(async (element) => {
      const isMoving = (one: Animation) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity;
      // A part that comes late begins to move when the others have come to rest.
      for (let calm = 0; calm < 3; calm += 1) {
        const moving = (element.shadowRoot?.getAnimations() ?? []).filter(isMoving);
        if (moving.length > 0) calm = -1;
        await Promise.allSettled(moving.map((one) => one.finished));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
  }

  async back(): Promise<void> {
    await this.page.goBack({ waitUntil: "commit" });
  }

  async forward(): Promise<void> {
    await this.page.goForward({ waitUntil: "commit" });
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: "domcontentloaded" });
    await this.arrive();
  }
}
