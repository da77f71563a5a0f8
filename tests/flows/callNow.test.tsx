// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { aRunner } from "../../src/fixtures/aRunner";
import { inFunnel } from "../../src/fixtures/inFunnel";
import { mounted } from "../../src/fixtures/mounted";
import { examples } from "../../src/lines/renters/examples";
import { line } from "../../src/lines/renters/line";
import { CallTime } from "../../src/stages/finalize/CallTime";
import { openFunnel } from "./funnel";

const page = mounted();

afterEach(() => {
  vi.useRealTimers();
});

it("stops offering a call now when advisors leave while the form is open, and keeps the later times", async () => {
  const { session, answer } = openFunnel(line, []);
  await answer(examples.minimal("TX"), "policy-compare");
  // Wednesday, 8:40 p.m. ET: advisors are there for another twenty minutes.
  let now = new Date("2027-01-14T01:40:00Z");
  const offered = (): readonly string[] => [...page.container.querySelectorAll("label")].map(({ textContent }) => textContent.replace(/\s/g, " "));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  page.render(inFunnel({ ...session, now: () => now }, aRunner(), <CallTime />));
  const [first, ...later] = offered();
  expect(first).toBe("Now");
  expect(later).not.toEqual([]);
  now = new Date("2027-01-14T01:46:00Z");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(offered()).toEqual(later);
});
