import { signal } from "@preact/signals-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { useDefinitions } from "./useDefinitions";

const coverage = { code: "COMP" };
let outcomes: ("failed" | "found")[];
let asked: number;
const client = {
  call: () => {
    asked += 1;
    return Promise.resolve(outcomes.shift() === "found" ? { ok: true, value: { coverages: [coverage] } } : { ok: false, error: {} });
  },
};
const session = {
  api: () => Promise.resolve(client),
  line: signal({ wire: "AUTO" }),
  answers: signal({ get: () => "TX" }),
} as unknown as Session;

let found: ReturnType<typeof useDefinitions>;
function Definitions() {
  found = useDefinitions();
  return null;
}

let root: ReturnType<typeof createRoot>;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("the line's coverages", () => {
  beforeEach(async () => {
    // Only then is nothing but the waits left to time.
    await import("../../api/contract/coverages");
    vi.useFakeTimers();
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
    asked = 0;
    root = createRoot(document.createElement("div"));
  });
  afterEach(() => {
    act(() => root.unmount());
    vi.useRealTimers();
  });
  const show = async () => {
    act(() =>
      root.render(
        <SessionProvider value={session}>
          <Definitions />
        </SessionProvider>,
      ),
    );
    await pass(1);
    await act(() => vi.dynamicImportSettled());
  };

  it("are asked for again after 2 and 4 seconds, until they are there", async () => {
    outcomes = ["failed", "failed", "found"];
    await show();
    expect(asked).toBe(1);
    await pass(2_100);
    expect(asked).toBe(2);
    await pass(3_800);
    expect([asked, found]).toEqual([2, []]);
    await pass(300);
    expect([asked, found]).toEqual([3, [coverage]]);
    await pass(60_000);
    expect(asked).toBe(3);
  });

  it("are not asked for once the screen is left", async () => {
    outcomes = ["failed"];
    await show();
    act(() => root.render(null));
    await pass(60_000);
    expect(asked).toBe(1);
  });
});
