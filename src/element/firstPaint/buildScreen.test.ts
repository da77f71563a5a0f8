// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { bundledConfig } from "../../partner/bundledConfig";
import { buildScreen } from "./buildScreen";
import { sayScreen } from "./sayScreen";
import type { AheadElement, AheadText } from "./tree";

const element = (tag: string, attributes: AheadElement["attributes"] = {}, ...children: AheadElement["children"]): AheadElement => ({ tag, attributes, children });
/** Builds with a partner's texts, which may be unchecked. */
const build = (root: AheadElement, changed: object = {}, wording: Record<string, string> = {}): Element =>
  buildScreen(sayScreen(root, { config: { ...bundledConfig, ...changed }, wording }));

it.each<[string, AheadText, object, Record<string, string>, string]>([
  ["plain text", "Address", {}, {}, "Address"],
  ["a phrase", { key: "a.title", base: "Where do you live?" }, {}, {}, "Where do you live?"],
  ["a phrase in a partner's words", { key: "a.title", base: "Where do you live?" }, {}, { "a.title": "Your home" }, "Your home"],
  [
    "a phrase with a partner's name in a partner's words",
    { key: "a.by", base: { all: ["By ", { config: "name" }] }, params: { name: { config: "name" } } },
    { name: "Auvane" },
    { "a.by": "With {name}" },
    "With Auvane",
  ],
  ["markup, which stays text", { key: "a.title", base: "" }, {}, { "a.title": "<img src=x onerror=alert(1)>" }, "<img src=x onerror=alert(1)>"],
  ["what the config leaves open", { config: "logo.src" }, { logo: undefined }, {}, ""],
])("reads %s", (_name, text, changed, wording, expected) => {
  const built = build(element("p", {}, text), changed, wording);
  expect(built.textContent).toBe(expected);
  expect(built.children).toHaveLength(0);
});

it("leaves out the line about the company beside a partner that has none", () => {
  const beside = element("div", {}, element("small", {}, { key: "header.beside", base: { all: ["with ", { config: "cobrandName" }] }, params: { other: { config: "cobrandName" } } }));
  expect(build(beside).children).toHaveLength(0);
  expect(build(beside, { cobrandName: "Clearmoor" }, { "header.beside": "with {other}" }).innerHTML).toBe("<small>with Clearmoor</small>");
});

it.each([
  ["https://partner.example/", "https://partner.example/"],
  ["http://partner.example/", "http://partner.example/"],
  ["javascript:alert(1)", null],
  [" javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["JavaScript:alert(1)", null],
  ["data:text/html,<script>alert(1)</script>", null],
  ["vbscript:x", null],
  ["//partner.example/", null],
  [undefined, null],
  [["javascript:alert(1)"], null],
])("a return address of %j makes a link to %j", (partnerReturnUrl, href) => {
  const link = build(element("a", { href: { config: "partnerReturnUrl" } }, "Back"), { partnerReturnUrl });
  expect(link.getAttribute("href")).toBe(href);
  expect(link.textContent).toBe("Back");
});

it("a link within the page stays one", () => {
  expect(build(element("a", { href: "#" })).getAttribute("href")).toBe("#");
});

it.each([
  ["(800) 555-0142", "tel:+18005550142"],
  ["+1 (800) 555-0142", "tel:+18005550142"],
  ["8005550142;phone-context=evil", "tel:+18005550142"],
])("the number %s is dialed as %s", (tollFreeNumber, href) => {
  expect(build(element("a", { href: { all: ["tel:", { config: "tollFreeNumber" }] } }), { tollFreeNumber }).getAttribute("href")).toBe(href);
});

it("a logo gets its address and size from the config", () => {
  const logo = { src: "https://cdn.example/a/logo.svg", width: 120, height: 32 };
  const img = element("img", { src: { config: "logo.src" }, width: { config: "logo.width" }, height: { config: "logo.height" }, alt: { config: "name" } });
  expect(build(element("p", {}, img), { logo }).innerHTML).toBe('<img src="https://cdn.example/a/logo.svg" width="120" height="32" alt="Clearmoor">');
  expect(build(element("p", {}, img), { logo: undefined }).innerHTML).toBe("Clearmoor");
});

it("drawings are SVG elements, and elements beside them aren't", () => {
  const built = build(element("p", {}, element("svg", {}, element("path", { d: "M0 0" })), element("b", {}, "x")));
  expect([...built.querySelectorAll("*")].map(({ namespaceURI }) => namespaceURI?.split("/").at(-1))).toEqual(["svg", "svg", "xhtml"]);
});

it("a style is set on the element, and not as a markup attribute", () => {
  expect((build(element("p", { style: "width:50%" })) as HTMLElement).style.width).toBe("50%");
});
