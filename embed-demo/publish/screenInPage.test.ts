import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { AheadElement, FirstScreens } from "../../src/element/firstPaint/tree";
import { bundledConfig } from "../../src/partner/bundledConfig";
import { bundledTheme } from "../../src/partner/bundledTheme";
import type { Published } from "../../src/partner/published";
import { screenInPage } from "./screenInPage";

const element = (tag: string, attributes: AheadElement["attributes"] = {}, ...children: AheadElement["children"]): AheadElement => ({ tag, attributes, children });
const content: Published = { publishedAt: 1, config: { ...bundledConfig, id: "auvane", partnerInsuranceLineType: [{ insuranceLineType: "PERSONAL_AUTO", include: true, leadPath: "ui" }] }, wording: {}, ...bundledTheme };

const screen = (root: AheadElement, css = "") => {
  const first: FirstScreens = { language: "en", screens: { auto: { route: "auto/address", root: element("section", { class: "iq" }, root) } }, css };
  return screenInPage(content, first, "auto", "https://widget.example/content")!;
};
/** The content between the root's tags. */
const inside = (root: AheadElement): string | undefined => /<section[^>]*>([^]*)<\/section>/.exec(screen(root).markup)?.[1];

test.each([
  ["markup in a text", element("p", {}, "<img src=x onerror=alert(1)>"), "<p>&#60;img src=x onerror=alert(1)&#62;</p>"],
  ["a quote in an attribute", element("p", { title: `"><script>` }), `<p title="&#34;&#62;&#60;script&#62;"></p>`],
  ["what isn't ASCII, which a page may read as another charset", element("p", {}, "8\u00a0a.m. \u{1f436}"), "<p>8&#160;a.m. &#128054;</p>"],
  ["an element without an end", element("img", { src: "a.svg", alt: "" }), `<img src="a.svg" alt="">`],
  ["a style, which a strict CSP refuses as an attribute", element("i", { style: "--part:33%" }), `<i data-style="--part:33%"></i>`],
  ["a form, which sends nothing before a script is there", element("form", { noValidate: "" }), `<form noValidate="" method="dialog"></form>`],
  ["Next, which remembers that it was pressed", element("button", { type: "submit" }, "Next"), `<button type="button" data-type="submit" popovertarget="submit-0" popovertargetaction="show">Next</button>`],
  ["another button", element("button", { type: "button" }, "Menu"), `<button type="button" data-type="button" popovertarget="button-0" popovertargetaction="show">Menu</button>`],
])("writes %s", (_what, root, markup) => {
  expect(inside(root)).toBe(markup);
});

test("has a style that can't end early, is ASCII, and has the given hash", () => {
  const { markup, styleHash } = screen(element("p"), `.iq::before{content:"</style>\u2013"}`);
  const [, style = ""] = /<style>([^]*?)<\/style>/.exec(markup) ?? [];
  expect(style).toContain(String.raw`.iq::before{content:"<\/style>\2013 "}`);
  expect(styleHash).toBe(`sha256-${createHash("sha256").update(style).digest("base64")}`);
});

test("contains only those tokens of the theme that the screen uses", () => {
  const { markup } = screen(element("p"), ".iq{color:var(--iq-color-text)}");
  expect(markup).toContain("--iq-color-text:");
  expect(markup).not.toContain("--iq-color-header:");
});

test("names its partner, line and language", () => {
  expect(screen(element("p")).markup).toContain(`data-brought="auvane/auto/en"`);
});

test("doesn't exist for a line that the partner doesn't offer", () => {
  const pet = { route: "pet/info", root: element("section") };
  expect(screenInPage(content, { language: "en", screens: { pet }, css: "" }, "pet", "/content")).toBeNull();
  expect(screenInPage(content, { language: "en", screens: { other: pet }, css: "" }, "other", "/content")).not.toBeNull();
});

test("doesn't exist if the partner's address screen has other fields than the rendered one", () => {
  const byHand = { ...content, config: { ...content.config, startInManualMode: true } };
  const first: FirstScreens = { language: "en", screens: { auto: { route: "auto/address", root: element("section") } }, css: "" };
  expect(screenInPage(byHand, first, "auto", "https://widget.example/content")).toBeNull();
});
