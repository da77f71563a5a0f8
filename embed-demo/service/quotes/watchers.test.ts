import { expect, it } from "vitest";
import { createWatchers } from "./watchers";

it("tells those who watch an application, until they leave, and nobody else", () => {
  const watchers = createWatchers();
  const told: string[] = [];
  const watch = (application: string, who: string) => watchers.watch(application, () => void told.push(who));
  const leave = watch("one", "first tab");
  watch("one", "second tab");
  watch("two", "another visitor");
  watchers.tell("one");
  watchers.tell("unknown");
  expect(told.splice(0)).toEqual(["first tab", "second tab"]);
  leave();
  watchers.tell("one");
  expect(told.splice(0)).toEqual(["second tab"]);
  watchers.tellAll();
  expect(told).toEqual(["second tab", "another visitor"]);
});
