import { signal } from "@preact/signals-react";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mounted } from "../../../fixtures/mounted";
import { SessionProvider } from "../../../session/context";
import type { Phrase } from "../../../kernel/phrase";
import type { Session } from "../../../session/session";
import { useDefinitions } from "./useDefinitions";

const coverage = { code: "COMP", label: "Comprehensive", description: "Hail and theft" };
let outcomes: ("failed" | "found")[];
let asked: number;
const client = {
  call: () => {
    asked += 1;
    return Promise.resolve(outcomes.shift() === "found" ? { ok: true, value: { coverages: [coverage] } } : { ok: false, error: {} });
  },
};
const session = {
  api: client,
  line: signal({ wire: "AUTO" }),
  answers: signal({ get: () => "TX" }),
  speech: signal({ language: "en" }),
  say: ({ english = "" }: Phrase) => english,
} as unknown as Session;

let found: ReturnType<typeof useDefinitions>;
function Definitions() {
  found = useDefinitions();
  return null;
}

const page = mounted();
/** In pieces, because React renders at the end of an act and only then requests and waits again. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
};

describe("the line's coverages", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    asked = 0;
  });
  afterEach(() => void vi.useRealTimers());
  const show = async () => {
    page.render(
      <SessionProvider value={session}>
        <Definitions />
      </SessionProvider>,
    );
    await pass(100);
  };

  it("are requested again after 2 and 4 seconds, until they arrive", async () => {
    outcomes = ["failed", "failed", "found"];
    await show();
    expect(asked).toBe(1);
    await pass(1_500);
    expect(asked).toBe(1);
    await pass(1_000);
    expect([asked, found]).toEqual([2, []]);
    await pass(3_000);
    expect(asked).toBe(2);
    await pass(1_500);
    expect([asked, found]).toEqual([3, [coverage]]);
    await pass(9_000);
    expect(asked).toBe(3);
  });

  it("are no longer requested after the screen is left", async () => {
    outcomes = ["failed"];
    await show();
    page.render(null);
    await pass(3_000);
    expect(asked).toBe(1);
  });
});
