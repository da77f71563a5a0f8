import { expect, it } from "vitest";
import { bundledConfig } from "../../partner/bundledConfig";
import { bundledTheme } from "../../partner/bundledTheme";
import { themeRule } from "../../partner/themeRule";
import { paintedPartner } from "./paintedPartner";

const logo = { src: "logo.svg", width: 120, height: 32 };
const content = { publishedAt: 1, config: { ...bundledConfig, id: "auvane", logo }, wording: { "a.title": "Your home" }, ...bundledTheme };
const paint = (changed: object = {}) => paintedPartner({ ...content, ...changed }, "auvane", "https://cdn.example/content");

it("has the partner's texts, theme, lines and pictures", () => {
  expect(paint()).toMatchObject({ requestedId: "auvane", wording: content.wording, css: themeRule(bundledTheme) });
  expect(paint()?.config.logo).toEqual({ ...logo, src: "https://cdn.example/content/auvane/logo.svg" });
  expect(paint()?.lines).toContain("auto");
});

it("is null if the content is another partner's", () => {
  expect(paintedPartner(content, "other", "https://cdn.example/content")).toBeNull();
});

it("accepts only texts as wording, and only safe values as a theme", () => {
  const { wording, css } = paint({
    wording: { "a.title": "Your home", "b.title": 7, "c.title": { toString: () => "x" } },
    scheme: "dark;} *{display:none",
    theme: { "color-text": "red;} *{display:none", "color-link": "url(//x)", "color-line": "red" },
  })!;
  expect(wording).toEqual({ "a.title": "Your home" });
  expect(css).toBe(":host{color-scheme:light;--iq-color-line:red;}");
});

it.each([[null], [undefined], ["text"], [{}], [{ config: null }], [{ ...content, wording: null }], [{ ...content, theme: undefined }], [{ ...content, config: { id: "auvane" } }]])(
  "throws where the content is %j",
  (given) => {
    expect(() => paintedPartner(given, "auvane", "https://cdn.example/content")).toThrow(TypeError);
  },
);
