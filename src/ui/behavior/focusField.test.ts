// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { focusField, showInvalid } from "./focusField";
import { placeOfFocus } from "./placeOfFocus";

/** A widget in a page with a field of its own, which is `outside`. */
function widget(html: string) {
  document.body.innerHTML = `<input id="outside"><div id="host"></div>`;
  const root = document.querySelector("#host")!.attachShadow({ mode: "open" });
  root.innerHTML = html;
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  return { root, scrolled, outside: document.querySelector<HTMLElement>("#outside")!, at: (id: string) => root.getElementById(id)! };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

describe("a field is focused by its id", () => {
  it.each([
    ["a control", `<div><input id="field"></div>`, "field"],
    ["another element that can have the focus", `<div id="field" tabindex="-1"><input id="inside"></div>`, "field"],
    ["the chosen control of a group", `<div id="field"><input type="radio" id="first"><input type="radio" id="second" checked></div>`, "second"],
    ["the first of a group without a choice", `<div id="field"><p></p><select id="first"></select><button id="second"></button></div>`, "first"],
  ])("%s, with its whole group in view", (_what, html, expected) => {
    const { root, scrolled } = widget(html);
    expect([focusField(root, "field"), root.activeElement?.id, scrolled]).toEqual([true, expected, ["field"]]);
  });

  it("the control alone is in view where its group is higher than the window", () => {
    const { scrolled, at } = widget(`<div id="field"><input id="first"></div>`);
    vi.spyOn(at("field"), "clientHeight", "get").mockReturnValue(innerHeight - 160);
    focusField(at("first"), "field");
    expect(scrolled).toEqual(["first"]);
  });

  it.each([
    ["isn't there", ""],
    ["has no control", `<div id="field"><p></p></div>`],
    ["can't have the focus", `<div><input id="field" disabled></div>`],
  ])("but not one that %s", (_what, html) => {
    const { root } = widget(html);
    expect([focusField(root, "field"), root.activeElement]).toEqual([false, null]);
  });
});

it.each([
  ["in sight", 80, innerHeight - 80, []],
  ["above", 79, 200, ["second"]],
  ["below", 100, innerHeight - 79, ["second"]],
])("the first field with an error is brought into view unless it is in sight, and gets no focus: %s", (_where, top, bottom, expected) => {
  const { root, scrolled, at } = widget(`<input id="first"><input id="second" aria-invalid="true"><input id="third" aria-invalid="true">`);
  vi.spyOn(at("second"), "getBoundingClientRect").mockReturnValue({ top, bottom } as DOMRect);
  showInvalid(root);
  expect([scrolled, root.activeElement]).toEqual([expected, null]);
});

it("without an error nothing is brought into view", () => {
  const { root, scrolled } = widget(`<input id="first"><div aria-invalid="true"></div>`);
  showInvalid(root);
  expect(scrolled).toEqual([]);
});

describe("the focus", () => {
  it.each([
    ["here", "on a control of the widget", "control"],
    ["lost", "on the screen's heading, where a part that goes leaves it", "title"],
    ["elsewhere", "on the page's own field", "outside"],
    ["lost", "on nothing", null],
  ] as const)("is %s: %s", (expected, _where, id) => {
    const { at, outside } = widget(`<h1 id="title" data-title tabindex="-1">Title</h1><input id="control"><p id="part"></p>`);
    (document.activeElement as HTMLElement | null)?.blur();
    if (id !== null) (id === "outside" ? outside : at(id)).focus();
    expect(placeOfFocus(at("part"))).toBe(expected);
  });

  it("is here on any control of a page that has no shadow root", () => {
    const { outside } = widget("");
    outside.focus();
    expect(placeOfFocus(document.body)).toBe("here");
  });
});
