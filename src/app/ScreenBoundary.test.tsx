import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScreenBoundary } from "./ScreenBoundary";

const broken = new Error("Maya Okafor, 418 Alder St");
function Broken(): never {
  throw broken;
}

let container: HTMLElement;

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  container = document.createElement("div");
});

afterEach(() => vi.restoreAllMocks());

it("keeps what is around a broken screen, tells of it once, and shows the next one", () => {
  const crashed = vi.fn();
  const written = vi.spyOn(console, "error").mockReturnValue();
  const root = createRoot(container);
  const show = (path: string) =>
    act(() =>
      root.render(
        <main>
          <header>Clearmoor</header>
          <ScreenBoundary key={path} onCrash={crashed}>
            {path === "error" ? <p>Contact an advisor</p> : <Broken />}
          </ScreenBoundary>
        </main>,
      ),
    );
  show("auto/driver");
  expect(container.textContent).toBe("Clearmoor");
  expect(crashed.mock.calls).toEqual([[broken]]);
  // The host's console: an error's message may quote what a person typed.
  expect(written.mock.calls).toEqual([]);
  show("error");
  expect(container.textContent).toBe("ClearmoorContact an advisor");
  act(() => root.unmount());
});
