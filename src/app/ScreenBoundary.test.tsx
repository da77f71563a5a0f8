import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { ScreenBoundary } from "./ScreenBoundary";

const broken = new Error("broken");
function Broken(): never {
  throw broken;
}

let container: HTMLElement;
const silent = { onCaughtError: () => undefined };

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  container = document.createElement("div");
});

it("keeps what is around a broken screen, tells of it once, and shows the next one", () => {
  const crashed = vi.fn();
  const root = createRoot(container, silent);
  const show = (path: string) =>
    act(() =>
      root.render(
        <main>
          <header>Clearmoor</header>
          <ScreenBoundary key={path} onCrash={crashed}>
            {path === "error" ? <p>Reach an advisor</p> : <Broken />}
          </ScreenBoundary>
        </main>,
      ),
    );
  show("auto/driver");
  expect(container.textContent).toBe("Clearmoor");
  expect(crashed.mock.calls).toEqual([[broken]]);
  show("error");
  expect(container.textContent).toBe("ClearmoorReach an advisor");
  act(() => root.unmount());
});
