import { expect, it } from "vitest";
import { shareSlots, type OwnedTask } from "./slots";

const tasks = (key: string, session: string, count: number): OwnedTask[] => Array.from({ length: count }, (_, index) => ({ id: `${session}/${index}`, key, session }));
const crowd = (key: string, sessions: number): OwnedTask[] => Array.from({ length: sessions }, (_, index) => tasks(key, `${key}${index}`, 40)).flat();

it("gives a single caller a whole panel at once, in the given order", () => {
  const panel = tasks("one", "visitor", 45);
  expect(shareSlots(panel, [], 400)).toEqual({ begin: panel.map(({ id }) => id), handBack: [] });
});

it("makes room for newcomers from those who hold more than their share", () => {
  const held = [...tasks("one", "first", 60), ...tasks("one", "second", 40)];
  const { begin, handBack } = shareSlots(tasks("one", "late", 40), held, 100);
  expect(begin).toHaveLength(33);
  expect(handBack.filter((id) => id.startsWith("first/"))).toHaveLength(26);
  expect(handBack.filter((id) => id.startsWith("second/"))).toHaveLength(7);
  // Tasks given first are kept.
  expect(handBack).not.toContain("first/0");
});

it("changes nothing once shares are even", () => {
  const before = crowd("one", 61);
  const { begin } = shareSlots(before, [], 400);
  const held = before.filter(({ id }) => begin.includes(id));
  const waiting = before.filter(({ id }) => !begin.includes(id));
  expect(shareSlots(waiting, held, 400)).toEqual({ begin: [], handBack: [] });
});

it("keeps a whole panel for another partner's visitor, however busy the first partner is", () => {
  const busy = crowd("busy", 300);
  const { begin } = shareSlots([...busy, ...tasks("quiet", "visitor", 40)], [], 400);
  expect(begin.filter((id) => id.startsWith("visitor/"))).toHaveLength(40);
});
