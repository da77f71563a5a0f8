import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { createLogger } from "../kernel/logger";
import { SessionProvider } from "./context";
import { createNotices } from "./notices";
import type { Session } from "./session";
import { useLate } from "./useLate";

const Prices = () => <p>prices</p>;
const Notes = () => <p>notes</p>;
const loadPrices = vi.fn(() => Promise.resolve(Prices));
const loadNotes = vi.fn(() => Promise.resolve(Notes));
const notices = createNotices();
const session = { notices, logger: createLogger([]) } as unknown as Session;

function Screen() {
  const [First, Second] = [useLate(loadPrices), useLate(loadNotes)];
  return (
    <>
      {First && <First />}
      {Second && <Second />}
    </>
  );
}

it("parts that can't be had are said, once, and one press asks for all of them again", async () => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  loadPrices.mockRejectedValueOnce(new Error("offline"));
  loadNotes.mockRejectedValueOnce(new Error("offline"));
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(async () => root.render(<SessionProvider value={session}><Screen /></SessionProvider>));
  expect(container.textContent).toBe("");
  expect(notices.list.peek().map(({ text }) => text.english)).toEqual(["Something didn't load. Check your connection and try again."]);
  await act(async () => notices.list.peek()[0]?.action?.run());
  expect(container.textContent).toBe("pricesnotes");
  act(() => root.unmount());
});
