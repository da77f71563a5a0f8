import { afterEach, expect, it } from "vitest";
import { claimInstanceId, releaseInstanceId } from "./instanceIds";

const held: string[] = [];
/** A widget on a page, that can be taken out. */
function widget(wanted: string | null = null) {
  const page = { isIn: true, ends: 0, id: "" };
  page.id = claimInstanceId(wanted, {
    isInPage: () => page.isIn,
    leave() {
      page.ends += 1;
      releaseInstanceId(page.id);
    },
  });
  held.push(page.id);
  return page;
}
afterEach(() => held.splice(0).forEach(releaseInstanceId));

it("numbers widgets of a page, and gives a name to the first that wants it", () => {
  expect([widget(), widget(), widget("quote"), widget("quote")].map(({ id }) => id)).toEqual(["1", "2", "quote", "3"]);
});

it.each([null, "quote"])("hands the id %s on to who takes the place of one that is going", (wanted) => {
  const before = widget(wanted);
  before.isIn = false;
  const after = widget(wanted);
  expect([after.id, before.ends]).toEqual([before.id, 1]);
});

it("hands them on in page order where a page swaps several at once", () => {
  const before = [widget(), widget()];
  for (const one of before) one.isIn = false;
  expect([widget().id, widget().id]).toEqual(["1", "2"]);
});
