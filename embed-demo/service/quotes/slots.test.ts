import { expect, it } from "vitest";
import { shareSlots, type OwnedTask } from "./slots";

const tasks = (key: string, session: string, count: number): OwnedTask[] => Array.from({ length: count }, (_, index) => ({ id: `${session}/${index}`, key, session }));
const crowd = (key: string, sessions: number): OwnedTask[] => Array.from({ length: sessions }, (_, index) => tasks(key, `${key}${index}`, 40)).flat();

it("gives a single caller a whole panel at once, in the given order", () => {
  const panel = tasks("one", "visitor", 45);
  expect(shareSlots(panel, [], 400)).toEqual(panel.map(({ id }) => id));
});

it("begins no more than there are slots", () => {
  const panel = tasks("one", "visitor", 45);
  expect(shareSlots(panel, [], 10)).toEqual(panel.slice(0, 10).map(({ id }) => id));
  expect(shareSlots(panel.slice(4), panel.slice(0, 4), 10)).toHaveLength(6);
});

it("counts a held call before a waiting one where shares are even", () => {
  const [first, second] = [tasks("one", "first", 2), tasks("one", "second", 2)];
  expect(shareSlots(first.slice(1), [...first.slice(0, 1), ...second], 3)).toEqual([]);
});

it("gives the odd slot to the session that came first", () => {
  const [first, second] = [tasks("one", "first", 2), tasks("one", "second", 2)];
  expect(shareSlots([...first, ...second], [], 3)).toEqual(["first/0", "first/1", "second/0"]);
});

it("lets newcomers begin with their share, also while every slot is taken", () => {
  const held = [...tasks("one", "first", 60), ...tasks("one", "second", 40)];
  const begun = shareSlots(tasks("one", "late", 40), held, 100);
  expect(begun).toHaveLength(33);
  // The others hold more than theirs by now, and get no more.
  expect(shareSlots(tasks("one", "first", 80).slice(60), [...held, ...tasks("one", "late", 33)], 100)).toEqual([]);
});

it("exceeds the slots by no more than the logarithm of the sessions, although no call ever ends", () => {
  const held: OwnedTask[] = [];
  for (let session = 1; session <= 60; session += 1) {
    const panel = tasks("one", `visitor${session}`, 60);
    const begun = shareSlots(panel, held, 100);
    held.push(...panel.filter(({ id }) => begun.includes(id)));
  }
  expect(held.length).toBeGreaterThan(100);
  expect(held.length).toBeLessThanOrEqual(100 * (1 + Math.log(60)));
});

it("changes nothing once shares are even", () => {
  const before = crowd("one", 61);
  const begin = shareSlots(before, [], 400);
  const held = before.filter(({ id }) => begin.includes(id));
  const waiting = before.filter(({ id }) => !begin.includes(id));
  expect(shareSlots(waiting, held, 400)).toEqual([]);
});

it("keeps a whole panel for another partner's visitor, however busy the first partner is", () => {
  const busy = crowd("busy", 300);
  const begin = shareSlots([...busy, ...tasks("quiet", "visitor", 40)], [], 400);
  expect(begin.filter((id) => id.startsWith("visitor/"))).toHaveLength(40);
});
