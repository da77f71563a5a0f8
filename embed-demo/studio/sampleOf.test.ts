import { expect, test } from "vitest";
import { newFolder } from "../publish/newFolder";
import { readFolder } from "../publish/partnerFiles";
import { draftOf } from "./draft";
import { withText } from "./draftTexts";
import { sampleOf } from "./sampleOf";

const begun = draftOf(newFolder(await readFolder("embed-demo/content/default"), { id: "maple-trust", name: "Maple Trust" }));
const pictured = (text: string): string => {
  const picture = sampleOf({ file: "text.json", place: "types.title", text: "is at fault" }, withText(begun, "en", "types.title", text), { catalogues: {} });
  return decodeURIComponent(picture ?? "");
};

test("a text at fault is pictured in its words, and an empty one as the gap that it leaves", () => {
  expect(pictured("What shall we look after?")).toContain("What shall we look");
  for (const empty of ["", " "]) {
    expect(pictured(empty)).toContain("stroke-dasharray");
    expect(pictured(empty)).not.toContain("<text");
  }
});

test("a text that a language lacks is pictured in the widget's own words, which its visitors read", () => {
  const beginning = { catalogues: { es: { types: { title: "¿Qué quiere proteger?" } } } };
  const picture = sampleOf({ file: "text.es.json", place: "types.title", text: "is missing" }, begun, beginning);
  expect(decodeURIComponent(picture ?? "")).toContain("¿Qué quiere proteger?");
});

test("a name at fault is pictured in the sentence that it stands in", () => {
  const picture = sampleOf({ file: "config.json", place: "licensing.agency", text: "runs from right to left" }, begun, { catalogues: {} });
  expect(decodeURIComponent(picture ?? "")).toContain("sold by Maple");
});

test.each(Object.entries({ "font.heading-size-compact": 90, "density.control": 130, "progress.height": 60, "border.selected": 30, "art.vehicle": 700, "font.price-size": 120 }))(
  "%s out of proportion is pictured at its size",
  (place, size) => {
    const [group = "", name = ""] = place.split(".");
    const at = (value: number) =>
      decodeURIComponent(sampleOf({ file: "theme.json", place, text: "is out of proportion" }, { ...begun, theme: { ...begun.theme, [group]: { ...begun.theme[group], [name]: { $type: "dimension", $value: { value, unit: "px" } } } } }, { catalogues: {} }) ?? "");
    expect(at(size)).toContain("<svg");
    expect(at(size)).not.toBe(at(size / 2));
  },
);
