import { describe, expect } from "vitest";
import type { Locator } from "playwright";
import type { Visitor } from "../harness/visitor";
import { test } from "../harness/test";
import { success } from "./funnel/auto";
import { homes, morgan, oneLine, vins } from "./funnel/people";
import { screensOf } from "./funnel/walk";
import { rowButtons, waitForQuotes } from "./funnel/quotes";

/** Tabs until the target has the focus. Everything in the widget is within this many stops. */
async function tabTo(visitor: Visitor, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < 80; stop += 1) {
    if (await visitor.hasFocus(target)) return;
    await visitor.page.keyboard.press("Tab");
  }
  throw new Error(`Tab doesn't reach ${String(target)}`);
}

async function type(visitor: Visitor, name: string, text: string): Promise<void> {
  await tabTo(visitor, visitor.field(name).first());
  await visitor.page.keyboard.type(text);
}

async function hit(visitor: Visitor, name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(visitor, visitor.button(name).first());
  await visitor.page.keyboard.press(key);
}

/** Picks an option. A radio group is one Tab stop: its chosen option, or else the first. */
async function pick(visitor: Visitor, group: string | RegExp, moves = 0): Promise<void> {
  await tabTo(visitor, visitor.group(group).getByRole("radio").first());
  await visitor.page.keyboard.press("Space");
  for (let move = 0; move < moves; move += 1) await visitor.page.keyboard.press("ArrowDown");
}

/** Auto's screens that are more than a form, by step; each is completed by keyboard. */
const special: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  address: async (visitor) => {
    await type(visitor, "Home address", oneLine(homes.TX));
    await visitor.page.keyboard.press("Escape");
    await visitor.page.keyboard.press("Enter");
  },
  driver: async (visitor) => {
    await type(visitor, "First name", morgan.firstName);
    await type(visitor, "Last name", morgan.lastName);
    await type(visitor, "Date of birth", "4/12/1986");
    await pick(visitor, "Gender");
    await pick(visitor, "Marital status");
    await type(visitor, "Date first licensed", "5/2004");
    await type(visitor, "Email", morgan.email);
    await hit(visitor, "Save driver");
    await visitor.focusIsOn(visitor.heading());
    await hit(visitor, "Continue", "Space");
  },
  vehicle: async (visitor) => {
    await hit(visitor, "Enter VIN");
    await visitor.focusIsOn(visitor.field("VIN"));
    await visitor.page.keyboard.type(vins.accord);
    await visitor.page.keyboard.press("Enter");
    await visitor.sees("2003 Honda Accord");
    await pick(visitor, "Is it paid off?");
    await hit(visitor, "Save this vehicle");
    await visitor.focusIsOn(visitor.heading());
    await hit(visitor, "Continue with 1 vehicle");
  },
  history: async (visitor) => {
    await tabTo(visitor, visitor.group("Violations").getByRole("button", { name: "More" }));
    await visitor.page.keyboard.press("Space");
    await hit(visitor, "See my quotes!");
  },
  "policy-compare": async (visitor) => {
    await waitForQuotes(visitor);
    await tabTo(visitor, rowButtons(visitor).first());
    await visitor.page.keyboard.press("Enter");
    await hit(visitor, /^Select /);
  },
  "finalize/contact": async (visitor) => {
    await pick(visitor, "How should we contact you?", 1);
    await hit(visitor, "Send my request");
  },
};

/** Fills in a form's field by Tab and keys. A radio group is entered at its first option, and the arrows move from there. */
async function fillByKey(visitor: Visitor, name: string, value: unknown): Promise<void> {
  const control = visitor.widget.locator(`[name="${name}"]`).first();
  await tabTo(visitor, control);
  if ((await control.getAttribute("type")) !== "radio") return visitor.page.keyboard.type(String(value));
  await visitor.page.keyboard.press("ArrowUp");
  await visitor.page.keyboard.press("ArrowDown");
  expect(await control.isChecked()).toBe(true);
}

describe("without a mouse", () => {
  test("the whole funnel can be walked, and each new heading takes the focus", async ({ visit }) => {
    const visitor = await visit();
    for (const [index, { route, step, told }] of screensOf("auto", { state: "TX", site: visitor.site }, {}).entries()) {
      await visitor.isAt(route);
      // The host page controls the focus of the first heading, and prices take the focus once they arrive.
      if (index > 0 && step !== "policy-compare") await visitor.focusIsOn(visitor.heading());
      const answer = special[step];
      if (answer) await answer(visitor);
      else {
        for (const [name, value] of Object.entries(told)) await fillByKey(visitor, name, value);
        await tabTo(visitor, visitor.widget.locator("button[type=submit]").first());
        await visitor.page.keyboard.press("Enter");
      }
    }
    await visitor.isAt(success);
    await visitor.focusIsOn(visitor.heading());
  });

  test("a dialog takes the focus, holds it, and gives it back", async ({ visit }) => {
    const visitor = await visit();
    await type(visitor, "Home address", oneLine({ ...homes.TX, line: "1 Nowhere Ln" }));
    await visitor.page.keyboard.press("Escape");
    await hit(visitor, "Almost there!");
    const dialog = visitor.dialog("Hmm, we can't find your address");
    await dialog.waitFor();
    await visitor.focusIsOn(dialog.getByRole("heading"));
    for (let stop = 0; stop < 8; stop += 1) {
      await visitor.page.keyboard.press("Tab");
      const outside = await visitor.widget.evaluate((element) => {
        const active = element.shadowRoot?.activeElement;
        return active !== null && active !== undefined && active.closest("dialog") === null;
      });
      expect(outside).toBe(false);
    }
    await visitor.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await visitor.focusIsOn(visitor.button("Almost there!"));
  });
});
