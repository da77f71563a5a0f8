import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogueOf, joined, takeTexts } from "./catalogue.mjs";
import { src } from "./paths.mjs";

const fail = (message) => {
  throw new Error(message);
};
const transform = (code, file = "steps/madeUp.ts") => takeTexts.transform.call({ error: fail }, code, join(src, file));

test("takes the texts of phrases out of a module, without a list of names if each use reads a named member", () => {
  const { code } = transform('import { phrases } from "../kernel/phrase";\nconst says = phrases("made.up", { more: "Show " + "more" });\nsays.more;');
  expect(code).toBe('import { keyed } from "../kernel/phrase";\nconst says = keyed("made.up");\nsays.more;');
  expect(JSON.parse(catalogueOf(fail))["made.up"]).toEqual({ more: "Show more" });
});

test("keeps the list of names if a module passes its phrases on", () => {
  const { code } = transform('import { phrases } from "../kernel/phrase";\nexport const says = phrases("made.up", { one: "1", two: "2" });');
  expect(code).toBe('import { listed } from "../kernel/phrase";\nexport const says = listed("made.up", "one two");');
});

test("takes a field's label out, under the field's name", () => {
  expect(transform('const name = field("firstName", schema, { label: "First name" });').code).toBe('const name = field("firstName", schema, { label: "" });');
  expect(JSON.parse(catalogueOf(fail)).field).toEqual({ firstName: "First name" });
});

test("leaves other modules alone", () => expect(transform("const a = 1;")).toBeNull());

test("refuses a text that isn't a literal, a field without a name, and a key with two texts", () => {
  expect(() => transform('phrases("made.up", { more: `${count} more` });')).toThrow("must be written out");
  expect(() => transform('field(name, schema, { label: "First name" });')).toThrow("not its name");
  transform('phrases("made.up", { more: "Show more" });', "steps/one.ts");
  transform('phrases("made.up", { more: "More" });', "steps/other.ts");
  expect(() => catalogueOf(fail)).toThrow('made.up.more says both "Show more" and "More"');
});

test("joins the files of a language, and refuses a key that is in two of them", () => {
  expect(joined([{ a: { one: "1" } }, { a: { two: "2" } }])).toEqual({ a: { one: "1", two: "2" } });
  expect(() => joined([{ a: { one: "1" } }, { a: { one: "2" } }])).toThrow("a.one stands in two files");
});
