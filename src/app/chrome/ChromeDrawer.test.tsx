// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { timings } from "../../business/timings";
import { mounted } from "../../fixtures/mounted";
import { say } from "../../kernel/phrase";
import { createNotices } from "../../session/notices";
import type { Funnel } from "../funnel";
import { FunnelProvider } from "../FunnelContext";
import { menuModal } from "../navigation/routes";
import { ChromeDrawer } from "./ChromeDrawer";

const page = mounted();

const { loads } = vi.hoisted(() => ({ loads: [] as { resolve: (parcel: unknown) => void; reject: (reason: Error) => void }[] }));
vi.mock("../pages/pages", () => ({ loadDrawer: () => new Promise((resolve, reject) => loads.push({ resolve, reject })) }));

const Drawer = () => <nav>The menu</nav>;

beforeEach(() => {
  vi.useFakeTimers();
  loads.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** Presses Menu while its parcel doesn't arrive. */
async function pressed() {
  const notices = createNotices();
  const modal = signal<string | null>(menuModal);
  const navigator = { modal, closeModal: () => ((modal.value = null), Promise.resolve()) };
  const funnel = { session: { notices }, navigator, chrome: signal("full") } as unknown as Funnel;
  await act(async () => page.render(<FunnelProvider value={funnel}><ChromeDrawer /></FunnelProvider>));
  const told = () => notices.list.peek().map(({ text }) => say(text));
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  return { notices, modal, told, pass };
}

it("offers to try again while the menu's parcel stalls, and opens the menu when it arrives", async () => {
  const { told, pass } = await pressed();
  await pass(timings.pageLate - 1);
  expect(told()).toEqual([]);
  await pass(1);
  expect(told()).toEqual(["The menu is taking a while to load. You can wait, or try again."]);
  await act(async () => loads[0]!.resolve({ Drawer }));
  expect(page.container.textContent).toBe("The menu");
  expect(told()).toEqual([]);
});

it("fetches the parcel again; a failure of the stalled first try doesn't count for the second", async () => {
  const { notices, modal, told, pass } = await pressed();
  await pass(timings.pageLate);
  await act(async () => notices.list.peek()[0]!.action!.run());
  expect([loads.length, told()]).toEqual([2, []]);
  await act(async () => loads[0]!.reject(new Error("stalled")));
  expect([modal.peek(), told()]).toEqual([menuModal, []]);
  await act(async () => loads[1]!.resolve({ Drawer }));
  expect(page.container.textContent).toBe("The menu");
});

it("shows no more notices once the menu is closed", async () => {
  const { modal, told, pass } = await pressed();
  await pass(timings.pageLate);
  await act(async () => void (modal.value = null));
  await pass(timings.pageLate);
  expect(told()).toEqual([]);
});
