// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FirstScreen } from "./FirstScreen";

const markup = `
  <form>
    <label for="first">First name</label>
    <input id="first" name="firstName" value="">
    <input id="mail" type="email" value="">
    <input type="checkbox" name="news" value="yes">
    <select id="state"><option value="" selected>Choose</option><option value="TX">Texas</option></select>
    <button type="button">Back</button>
    <button type="submit">Next</button>
    <a href="tel:+18005550142">Call</a>
  </form>`;

// Browsers have this property, but happy-dom doesn't.
Object.defineProperty(HTMLOptionElement.prototype, "defaultSelected", { configurable: true, get (this: Element) { return this.hasAttribute("selected"); } });

const hosts: HTMLElement[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.remove()));

/** Creates a painted screen in use, and React's screen, which arrives later. */
function painted() {
  const host = document.createElement("div");
  hosts.push(host);
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  const screen = document.createElement("div");
  screen.innerHTML = markup;
  const first = new FirstScreen(root, screen, []);
  const find = <Found extends HTMLElement = HTMLInputElement>(within: ParentNode, selector: string): Found => within.querySelector<Found>(selector)!;
  return {
    first,
    screen,
    root,
    ahead: <Found extends HTMLElement = HTMLInputElement>(selector: string) => find<Found>(screen, selector),
    /** Adds React's screen and records the events in it. */
    async takesOver(prefill: (later: HTMLElement) => void = () => undefined) {
      const later = document.createElement("div");
      later.innerHTML = markup;
      prefill(later);
      root.append(later);
      const events: string[] = [];
      for (const name of ["input", "change", "click"]) later.addEventListener(name, (event) => events.push(`${name} ${(event.target as Element).id || (event.target as Element).textContent}`));
      let isGiven = false;
      first.giveWay(() => (isGiven = true));
      await Promise.resolve();
      return { events, given: () => isGiven, later: <Found extends HTMLElement = HTMLInputElement>(selector: string) => find<Found>(later, selector) };
    },
  };
}

describe("when React's screen takes over", () => {
  it("it gets what was typed, checked and chosen, with the events that a person would cause", async () => {
    const { ahead, takesOver, screen } = painted();
    ahead("#first").value = "Ada";
    ahead("[name=news]").checked = true;
    ahead<HTMLSelectElement>("#state").value = "TX";
    const { later, events, given } = await takesOver();
    expect([later("#first").value, later("[name=news]").checked, later<HTMLSelectElement>("#state").value]).toEqual(["Ada", true, "TX"]);
    expect(events).toEqual(expect.arrayContaining(["input first", "change first", "input state", "change state"]));
    expect([given(), screen.isConnected]).toEqual([true, false]);
  });

  it("fields that the visitor hasn't touched keep the host's later prefill", async () => {
    const { ahead, takesOver } = painted();
    ahead("#first").value = "Ada";
    const { later, events } = await takesOver((react) => {
      react.querySelector<HTMLInputElement>("#mail")!.value = "ada@example.com";
      react.querySelector<HTMLInputElement>("[name=news]")!.checked = true;
      react.querySelector<HTMLSelectElement>("#state")!.value = "TX";
    });
    expect([later("#mail").value, later("[name=news]").checked, later<HTMLSelectElement>("#state").value]).toEqual(["ada@example.com", true, "TX"]);
    expect(events.filter((event) => !event.endsWith(" first"))).toEqual([]);
  });

  it.each(["forward", "backward"] as const)("the selection stays, with its moving end: %s", async (direction) => {
    const { ahead, takesOver, root } = painted();
    ahead("#first").value = "Ada Reyes";
    ahead("#first").focus();
    ahead("#first").setSelectionRange(2, 5, direction);
    const { later } = await takesOver();
    const { selectionStart, selectionEnd, selectionDirection } = later("#first");
    expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 5, direction]);
    expect(root.activeElement).toBe(later("#first"));
  });

  it("the last press takes effect, once", async () => {
    const { ahead, takesOver } = painted();
    ahead("button:not([type=submit])").click();
    ahead("[type=submit]").click();
    expect(ahead("[type=submit]").getAttribute("aria-busy")).toBe("true");
    const { events } = await takesOver();
    expect(events.filter((event) => event.startsWith("click"))).toEqual(["click Next"]);
  });

  it.each([["a new tab", { metaKey: true }], ["a new tab", { ctrlKey: true }], ["a new window", { shiftKey: true }]])("the browser has handled a press for %s: %o", async (_what, keys) => {
    const { ahead, takesOver } = painted();
    ahead("[type=submit]").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
    expect((await takesOver()).events).toEqual([]);
  });

  it("a number that was dialed isn't dialed again", async () => {
    const { ahead, takesOver } = painted();
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    let isPrevented: boolean | undefined;
    // Tests of other files share the page, which would follow the link.
    ahead("a").getRootNode().addEventListener("click", (event) => ((isPrevented = event.defaultPrevented), event.preventDefault()), { once: true });
    ahead("a").dispatchEvent(click);
    expect(isPrevented).toBe(false);
    expect((await takesOver()).events).toEqual([]);
  });

  describe("it waits for a press", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    const back = "button:not([type=submit])";
    const pointer = (type: string, button = 0): MouseEvent => new MouseEvent(type, { bubbles: true, composed: true, button });
    const space = (type: string): KeyboardEvent => new KeyboardEvent(type, { key: " ", bubbles: true, composed: true });

    it.each([
      ["of a pointer", pointer("pointerdown"), pointer("pointerup"), true],
      ["of Space", space("keydown"), space("keyup"), true],
      ["that becomes a scroll", pointer("pointerdown"), pointer("pointercancel"), false],
    ] as const)("%s", async (_what, down, up, clicks) => {
      const { ahead, takesOver, screen } = painted();
      ahead(back).dispatchEvent(down);
      const { given, events } = await takesOver();
      expect([given(), screen.isConnected]).toEqual([false, true]);
      ahead(back).dispatchEvent(up);
      // A click may come in a task after the release.
      await vi.advanceTimersByTimeAsync(250);
      expect(given()).toBe(false);
      if (clicks) ahead(back).click();
      await vi.advanceTimersByTimeAsync(100);
      expect([given(), screen.isConnected, events]).toEqual([true, false, clicks ? ["click Back"] : []]);
    });

    it("behind the one in use, whose fields have one label each", async () => {
      const { ahead, takesOver, root } = painted();
      const labels = (): number => root.querySelectorAll("label[for=first]").length;
      ahead(back).dispatchEvent(pointer("pointerdown"));
      const { later } = await takesOver();
      expect([labels(), getComputedStyle(later("form").parentElement!).display]).toEqual([1, "none"]);
      ahead(back).dispatchEvent(pointer("pointerup"));
      await vi.advanceTimersByTimeAsync(350);
      expect([labels(), later<HTMLLabelElement>("label").htmlFor, getComputedStyle(later("form").parentElement!).display]).toEqual([1, "first", "block"]);
    });

    it("and for another one that begins right after it", async () => {
      const { ahead, takesOver } = painted();
      ahead(back).dispatchEvent(pointer("pointerdown"));
      const { given, events } = await takesOver();
      ahead(back).dispatchEvent(pointer("pointerup"));
      await vi.advanceTimersByTimeAsync(200);
      ahead("[type=submit]").dispatchEvent(pointer("pointerdown"));
      await vi.advanceTimersByTimeAsync(200);
      expect(given()).toBe(false);
      ahead("[type=submit]").dispatchEvent(pointer("pointerup"));
      ahead("[type=submit]").click();
      await vi.advanceTimersByTimeAsync(350);
      expect([given(), events]).toEqual([true, ["click Next"]]);
    });

    it("for five seconds if nothing tells of its release", async () => {
      const { ahead, takesOver } = painted();
      ahead(back).dispatchEvent(pointer("pointerdown"));
      const { given } = await takesOver();
      await vi.advanceTimersByTimeAsync(4_900);
      expect(given()).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      expect(given()).toBe(true);
    });

    it.each([
      ["with another button", back, pointer("pointerdown", 2)],
      ["of Space in a field", "#first", space("keydown")],
      ["of a letter", back, new KeyboardEvent("keydown", { key: "a", bubbles: true })],
    ] as const)("but not for one %s", async (_what, on, down) => {
      const { ahead, takesOver } = painted();
      ahead(on).dispatchEvent(down);
      expect((await takesOver()).given()).toBe(true);
    });

    it("and goes with an element that is removed meanwhile", async () => {
      const { ahead, takesOver, first } = painted();
      ahead(back).dispatchEvent(pointer("pointerdown"));
      const { given } = await takesOver();
      first.end();
      await vi.advanceTimersByTimeAsync(6_000);
      expect(given()).toBe(false);
    });
  });

  it("it waits for a character in composition", async () => {
    const { ahead, takesOver, screen } = painted();
    ahead("#first").focus();
    ahead("#first").dispatchEvent(new Event("compositionstart", { bubbles: true }));
    ahead("#first").value = "あ";
    const { later, given } = await takesOver();
    expect([given(), screen.isConnected]).toEqual([false, true]);
    ahead("#first").dispatchEvent(new Event("compositionend", { bubbles: true }));
    await expect.poll(() => later("#first").value).toBe("あ");
    expect([given(), screen.isConnected]).toEqual([true, false]);
  });
});

it("nothing is submitted before React is there", () => {
  const { ahead } = painted();
  const submit = new Event("submit", { bubbles: true, cancelable: true });
  ahead<HTMLFormElement>("form").dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});
