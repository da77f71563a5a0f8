import { afterEach, describe, expect, it, vi } from "vitest";
import { inPortions } from "./portionedLimit";

it("asks once for callers who come at once, and refuses them all together when the database can't be reached", async () => {
  let asked = 0;
  const away = async (): Promise<never> => {
    asked += 1;
    throw new Error("The database is away");
  };
  const limit = inPortions({ take: away, takeAll: away }, { most: 1_200, seconds: 60 });
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => limit.take("a partner at one address")));
  expect(answers.every(({ status }) => status === "rejected")).toBe(true);
  expect(asked).toBe(1);
});

/** A shared bucket that records what is taken, and has no more once `isEmpty`. */
function bucket(most: number) {
  const state = { taken: [] as string[], isEmpty: false };
  const limit = inPortions({
    take: (caller) => Promise.resolve((state.taken.push(`${caller} 1`), state.isEmpty ? 7 : null)),
    takeAll: (caller, requests) => Promise.resolve((state.isEmpty || state.taken.push(`${caller} portion of ${requests}`), !state.isEmpty)),
  }, { most, seconds: 60 });
  const take = async (caller: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) expect(await limit.take(caller)).toBeNull();
  };
  return { state, limit, take };
}

describe("A limit in portions", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    [1_200, 60, ["one portion of 60"]],
    [1_200, 61, ["one portion of 60", "one portion of 60"]],
    [40, 3, ["one portion of 2", "one portion of 2"]],
    [39, 2, ["one 1", "one 1"]],
    [10, 2, ["one 1", "one 1"]],
  ])("of %i a minute takes for %i requests %j", async (most, times, taken) => {
    const { state, take } = bucket(most);
    await take("one", times);
    expect(state.taken).toEqual(taken);
  });

  it("is each caller's own", async () => {
    const { state, take } = bucket(1_200);
    await take("one", 2);
    await take("another", 1);
    expect(state.taken).toEqual(["one portion of 60", "another portion of 60"]);
  });

  it("takes a single request where no portion is left, and says how long to wait", async () => {
    const { state, limit } = bucket(1_200);
    state.isEmpty = true;
    expect(await limit.take("one")).toBe(7);
    expect(state.taken).toEqual(["one 1"]);
  });

  it("isn't kept longer than the time for which it is allowed", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { state, take } = bucket(1_200);
    await take("one", 1);
    vi.advanceTimersByTime(60_000);
    await take("one", 1);
    expect(state.taken).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await take("one", 1);
    expect(state.taken).toHaveLength(2);
  });

  it("is asked for again after the database was away", async () => {
    let isAway = true;
    const takeAll = () => (isAway ? Promise.reject(new Error("The database is away")) : Promise.resolve(true));
    const limit = inPortions({ take: () => Promise.resolve(null), takeAll }, { most: 1_200, seconds: 60 });
    await expect(limit.take("one")).rejects.toThrow("away");
    isAway = false;
    expect(await limit.take("one")).toBeNull();
  });

  it("is remembered for 10,000 callers, and the first one's forgotten for the next", async () => {
    const { state, take } = bucket(1_200);
    for (let caller = 0; caller <= 10_000; caller += 1) await take(`caller ${caller}`, 1);
    state.taken.length = 0;
    await take("caller 1", 1);
    await take("caller 10000", 1);
    await take("caller 0", 1);
    expect(state.taken).toEqual(["caller 0 portion of 60"]);
  });

  it("is kept for the next caller while others' are spent", async () => {
    const { state, take } = bucket(40);
    await take("oldest", 1);
    for (let caller = 1; caller < 10_000; caller += 1) await take(`caller ${caller}`, 2);
    await take("next", 1);
    state.taken.length = 0;
    await take("oldest", 1);
    expect(state.taken).toEqual([]);
  });
});
