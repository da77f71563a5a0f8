// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { RunnerProvider, type Runner } from "../../src/form/runner";
import { examples } from "../../src/lines/renters/examples";
import { line } from "../../src/lines/renters/line";
import { SessionProvider } from "../../src/session/context";
import { CallTime } from "../../src/stages/finalize/CallTime";
import { openFunnel } from "./funnel";

afterEach(() => {
  vi.useRealTimers();
});

it("stops offering a call now when advisors leave while the form is open, and keeps the later times", async () => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const { session, answer } = openFunnel(line, []);
  await answer(examples.minimal("TX"), "policy-compare");
  // Wednesday, 8:40 p.m. ET: advisors are there for another twenty minutes.
  let now = new Date("2027-01-14T01:40:00Z");
  const runner = { errors: signal([]), refusals: signal(0), busy: signal(false) } as unknown as Runner;
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const offered = (): readonly string[] => [...container.querySelectorAll("label")].map(({ textContent }) => textContent.replace(/\s/g, " "));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  act(() =>
    root.render(
      <SessionProvider value={{ ...session, now: () => now }}>
        <RunnerProvider value={runner}>
          <CallTime />
        </RunnerProvider>
      </SessionProvider>,
    ),
  );
  const [first, ...later] = offered();
  expect(first).toBe("Now");
  expect(later).not.toEqual([]);
  now = new Date("2027-01-14T01:46:00Z");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(offered()).toEqual(later);
  act(() => root.unmount());
  container.remove();
});
