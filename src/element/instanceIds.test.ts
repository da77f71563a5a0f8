import { afterEach, expect, it } from "vitest";
import { claimInstanceId, releaseInstanceId } from "./instanceIds";

const held: string[] = [];
/** A widget on a page that can be removed. */
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

it("numbers the widgets of a page, and gives a name to the first that wants it", () => {
  expect([widget(), widget(), widget("quote"), widget("quote")].map(({ id }) => id)).toEqual(["1", "2", "quote", "3"]);
});

it.each([null, "quote"])("passes the id %s on to the widget that replaces a leaving one", (wanted) => {
  const before = widget(wanted);
  before.isIn = false;
  const after = widget(wanted);
  expect([after.id, before.ends]).toEqual([before.id, 1]);
});

it("passes them on in page order if a page swaps several at once", () => {
  const before = [widget(), widget()];
  for (const one of before) one.isIn = false;
  expect([widget().id, widget().id]).toEqual(["1", "2"]);
});
