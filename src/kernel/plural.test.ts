import { expect, test } from "vitest";
import { formFor, type PluralForms } from "./plural";

const both: PluralForms = { one: "row", other: "rows" };

test.each([
  ["one", both, 1, "en", "one"],
  ["none", both, 0, "en", "other"],
  ["several", both, 2, "en", "other"],
  ["one in Spanish", both, 1, "es", "one"],
  ["a million in Spanish, which says it in a form of its own", { ...both, many: "de filas" }, 1_000_000, "es", "many"],
  ["a form that is missing", both, 1_000_000, "es", "other"],
] as const)("%s", (_what, forms, count, language, form) => expect(formFor(forms, count, language)).toBe(form));
