import { expect, it } from "vitest";
import { parseMarkup } from "./parseMarkup";

const read = (text: string) => text;

it("reads tags, values, texts and void elements", () => {
  const markup = '<section class="iq" aria-label="A &amp; B"><input id="zip" required="" value=""/><p>It&#x27;s <b>5 &lt; 6</b></p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></section>';
  expect(parseMarkup(markup, read)).toEqual({
    tag: "section",
    attributes: { class: "iq", "aria-label": "A & B" },
    children: [
      { tag: "input", attributes: { id: "zip", required: "", value: "" }, children: [] },
      { tag: "p", attributes: {}, children: ["It's ", { tag: "b", attributes: {}, children: ["5 < 6"] }] },
      { tag: "svg", attributes: { viewBox: "0 0 1 1" }, children: [{ tag: "path", attributes: { d: "M0 0" }, children: [] }] },
    ],
  });
});

it("leaves out React's links that preload images", () => {
  expect(parseMarkup('<link rel="preload" as="image" href="logo.svg"/><p>Hello</p>', read)).toEqual({ tag: "p", attributes: {}, children: ["Hello"] });
});

it.each([["two elements", "<p></p><p></p>"], ["a text", "Hello"], ["nothing", ""], ["an open end", "<p><b></b>"]])("refuses %s", (_what, markup) => {
  expect(() => parseMarkup(markup, read)).toThrow("A first screen must be one element");
});
