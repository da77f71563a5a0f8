import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mounted } from "../fixtures/mounted";
import { phrases, say } from "../kernel/phrase";
import { SessionProvider } from "../session/context";
import type { NoticeKind, Notices } from "../session/notices";
import { createNotices } from "../session/notices";
import type { Session } from "../session/session";
import { Notifications } from "./Notifications";

const texts = phrases("test", { one: "One", two: "Two", three: "Three", four: "Four" });
const page = mounted();
let notices: Notices;

const show = (kind: NoticeKind, ...words: readonly (keyof typeof texts)[]): void =>
  act(() => words.forEach((word) => notices.show(kind, texts[word])));
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const shown = (): readonly string[] => [...page.container.querySelectorAll("[role] > div")].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  notices = createNotices();
  const session = { say, notices } as unknown as Session;
  page.render(
    <SessionProvider value={session}>
      <Notifications />
      <Notifications near />
    </SessionProvider>,
  );
});
afterEach(() => vi.useRealTimers());

describe("a notification", () => {
  it.each<NoticeKind>(["success", "ok", "info"])("of %s leaves after 5 s and 700 ms", (kind) => {
    show(kind, "one");
    wait(4_999);
    expect(page.container.querySelector(".leaving")).toBeNull();
    wait(1);
    expect(page.container.querySelector(".leaving")).not.toBeNull();
    wait(699);
    expect(shown()).toEqual(["One"]);
    wait(1);
    expect(shown()).toEqual([]);
  });

  it.each<NoticeKind>(["action", "warning", "error"])("of %s stays, and interrupts", (kind) => {
    show(kind, "one");
    wait(60_000);
    expect(shown()).toEqual(["One"]);
    expect([...page.container.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent).join("")).toBe("One");
  });

  it("stays while the pointer is over it", () => {
    show("info", "one");
    const notice = page.container.querySelector("[role=status] > div")!;
    act(() => void notice.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
    wait(60_000);
    expect(shown()).toEqual(["One"]);
    act(() => void notice.dispatchEvent(new PointerEvent("pointerout", { bubbles: true, relatedTarget: document.body })));
    wait(5_000);
    wait(700);
    expect(shown()).toEqual([]);
  });
});

it("shows the three newest; the others wait behind them", () => {
  show("error", "one", "two", "three", "four");
  expect(shown()).toEqual(["Two", "Three", "Four"]);
  act(() => page.container.querySelectorAll("button")[1]?.click());
  wait(700);
  expect(shown()).toEqual(["One", "Two", "Four"]);
});
