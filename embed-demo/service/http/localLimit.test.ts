import { describe, expect, it } from "vitest";
import { createLocalLimit } from "./localLimit";

describe("A limit of one process", () => {
  it("allows a burst, then as much as fills evenly, to each caller", async () => {
    let now = 0;
    const limit = createLocalLimit({ most: 2, seconds: 60 }, () => now);
    expect([await limit.take("one"), await limit.take("one"), await limit.take("one")]).toEqual([null, null, 30]);
    expect(await limit.take("another")).toBeNull();
    now += 29_000;
    expect(await limit.take("one")).toBe(1);
    now += 1_000;
    expect([await limit.take("one"), await limit.take("one")]).toEqual([null, 30]);
    now += 3_600_000;
    expect([await limit.take("one"), await limit.take("one"), await limit.take("one")]).toEqual([null, null, 30]);
  });

  it("still limits a caller among many thousands of others", async () => {
    const limit = createLocalLimit({ most: 1, seconds: 60 }, () => 0);
    for (let other = 0; other < 12_000; other += 1) await limit.take(`other ${other}`);
    expect([await limit.take("one"), await limit.take("one")]).toEqual([null, 60]);
  });

  it("remembers 10,000 callers, and forgets the oldest for the next", async () => {
    const limit = createLocalLimit({ most: 2, seconds: 60 }, () => 0);
    for (let other = 0; other < 10_000; other += 1) await limit.take(`other ${other}`);
    const twice = async (caller: string) => [await limit.take(caller), await limit.take(caller)];
    // One that is known needs no room.
    await limit.take("other 9999");
    expect(await twice("other 0")).toEqual([null, 30]);
    await limit.take("one");
    expect([await twice("other 1"), await twice("other 0")]).toEqual([[null, 30], [null, null]]);
  });
});
