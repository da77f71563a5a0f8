import type { FrameLocator, Locator, Page } from "playwright";
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
  /** The frame that the widget is in, if it isn't in the page itself. */
  readonly frame?: FrameLocator;
}

type Name = string | RegExp;

/** Milliseconds that a screen may take on a busy machine. Tests wait that long only when something is wrong. */
const patience = 60_000;

/** A visitor on a page with the widget, who finds things by role and name, as a screen reader does. */
export class Visitor {
  readonly page: Page;
  readonly site: Site;
  readonly origins: Origins;
  readonly journal: Journal;
  readonly api: Api;
  /** Every lookup happens inside the widget, because a host may have a button of the same name. */
  readonly widget: Locator;

  constructor({ page, site, origins, journal, api, frame }: VisitorOptions) {
    this.page = page;
    this.site = site;
    this.origins = origins;
    this.journal = journal;
    this.api = api;
    this.widget = (frame ?? page).locator("insurance-quote").first();
  }

  /** Scrolls to the widget, as a reader of the page would, and waits for its first screen. */
  async arrive(): Promise<void> {
    await this.widget.scrollIntoViewIfNeeded();
    await this.heading().waitFor({ timeout: patience });
    // A screen that the page brought, or that was rendered before, is usable, but may be replaced at any moment.
    await this.widget.locator("[data-brought], [data-ahead]").waitFor({ state: "detached", timeout: patience });
  }

  /** Returns the route in the address, such as `auto/driver`. */
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

  /** Chooses a radio button or checkbox by its label, as the control itself is covered by its card. */
  async choose(name: Name, within?: Name): Promise<void> {
    const scope = within === undefined ? this.widget : this.group(within);
    await scope.getByRole("radio", { name }).or(scope.getByRole("checkbox", { name })).first().check();
  }

  /** Tells whether the target has the focus, through the shadow root. */
  hasFocus(target: Locator): Promise<boolean> {
    return target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);
  }

  async focusIsOn(target: Locator): Promise<void> {
    await expect.poll(() => this.hasFocus(target), { timeout: patience }).toBe(true);
  }

  /** Waits until nothing moves: sliding content is elsewhere, and fading text has half its contrast. */
  async settled(): Promise<void> {
    await this.widget.evaluate(async (element) => {
      const isMoving = (one: Animation) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity;
      // A late part may start to move when the others have stopped.
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
