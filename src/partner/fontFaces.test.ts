// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { PartnerConfig } from "./content";
import { wearFonts } from "./fontFaces";
import { withOwnFonts } from "./publish/withOwnFonts";

const font = { family: "Lora", src: "https://w/content/cedar/fonts/lora.woff2", weight: "400 700", style: "normal", standIn: { family: "Georgia", sizeAdjust: 98.5, ascent: 101, descent: 27 } } as const;
const config = { id: "cedar", fonts: [font] } as const satisfies Pick<PartnerConfig, "id" | "fonts">;

test("a partner's fonts are on the page once, under a name of its own, until nobody wears them", () => {
  const before = document.adoptedStyleSheets.length;
  const [first, second] = [wearFonts(config), wearFonts(config)];
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  first();
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  second();
  expect(document.adoptedStyleSheets).toHaveLength(before);
  expect(wearFonts({ id: "cedar", fonts: undefined })).not.toThrow();
});

test("the theme names a partner's font as pages know it, followed by the one that stands in for it", () => {
  const theme = { "font-body": '"Lora", Georgia, serif', "font-heading": "Lora, serif", "color-text": "Lora" };
  expect(withOwnFonts(theme, "cedar", [font])).toEqual({
    "font-body": '"cedar Lora", "cedar Lora stand-in", Georgia, serif',
    "font-heading": '"cedar Lora", "cedar Lora stand-in", serif',
    "color-text": "Lora",
  });
});
