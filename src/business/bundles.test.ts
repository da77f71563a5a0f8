import { expect, test } from "vitest";
import { secondLines } from "./bundles";
import type { LineSlug } from "./lines";
import { lineSlugs, slugOf } from "./lines";
import { propertyLines } from "./propertyLines";

test.each<[LineSlug, readonly LineSlug[], string]>([
  ["auto", lineSlugs, "homeowners condominium renters"],
  ["motorcycle", lineSlugs, "homeowners condominium renters"],
  ["auto", ["auto", "renters", "pet"], "renters"],
  ["auto", ["auto"], ""],
  ["homeowners", lineSlugs, "auto"],
  ["condominium", lineSlugs, "auto"],
  ["renters", lineSlugs, "auto"],
  ["renters", ["renters", "motorcycle"], ""],
  ["life", lineSlugs, ""],
  ["pet", lineSlugs, ""],
  ["other", lineSlugs, ""],
])("after %s, of %j: %j", (first, offered, expected) => expect(secondLines(first, offered).join(" ")).toBe(expected));

test.each(propertyLines)("after %s, whose risk is a property: auto", (line) => {
  expect(secondLines(slugOf(line), lineSlugs)).toEqual(["auto"]);
});
