import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { embedKinds } from "../publish/embedCode";
import { newFolder } from "../publish/newFolder";
import { readFolder } from "../publish/partnerFiles";
import { draftOf, folderOf, lightTokens, pictureUrl, renamed, standingIn, withId, withMember, withToken } from "./draft";
import { snippet } from "./snippets";
import { changeDraft, unchanged } from "./useDraft";
import { unzipFolder, zipFolder } from "./zipFolder";

const folder = newFolder(await readFolder("embed-demo/content/auvane"), { id: "maple-trust", name: "Maple Trust" });
const draft = draftOf(new Map([...folder, ["photo.png", new Uint8Array([137, 80, 0, 255])]]));
const name = (to: string, at: number) => ({ type: "change", place: "name", at, to: (before: typeof draft) => renamed(before, to) }) as const;

test("a draft becomes the folder it came from, and a zip restores it completely", () => {
  const made = folderOf(draft);
  expect(draftOf(made)).toEqual(draft);
  expect(unzipFolder(zipFolder("maple-trust", made))).toEqual(made);
});

test.each([
  ["what isn't a zip", new Uint8Array([1, 2, 3]), "This isn't a zip file."],
  ["a zip of something else", zipSync({ "a.txt": strToU8("a") }), "There is no config.json in it."],
  ["a zip that is too large", new Uint8Array(5_000_001), "The file is larger than 5 MB."],
  ["a zip with a picture that is too heavy", zipSync({ "config.json": strToU8("{}"), "hero.png": new Uint8Array(3_600_000) }), "hero.png has 3600 kB: make it less than 200 kB."],
])("doesn't import %s, and says why", (_what, bytes, reason) => {
  expect(() => unzipFolder(bytes)).toThrow(reason);
});

test("takes only a partner's files from a zip", () => {
  const files = { "x/config.json": "{}", "x/run.js": "1", "../logo.svg": "<svg/>", "x/logo.svg": "<svg/>" };
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  expect([...unzipFolder(zip).keys()]).toEqual(["config.json", "logo.svg"]);
});

test("removes a picture that was replaced or taken out, and undo restores it", () => {
  const own = { src: "logo.png", width: 10, height: 10 };
  const replaced = changeDraft(unchanged(draft), { type: "change", place: "logo", at: 1, to: (now) => ({ ...now, config: withMember(now.config, ["logo"], own), pictures: { ...now.pictures, "logo.png": "iVBORw==" } }) });
  expect(Object.keys(replaced.draft.pictures)).not.toEqual(expect.arrayContaining(["logo.svg"]));
  const without = changeDraft(replaced, { type: "change", place: "logo", at: 5_000, to: (now) => ({ ...now, config: withMember(now.config, ["logo"], undefined) }) });
  expect([...folderOf(without.draft).keys()]).not.toContain("logo.png");
  expect(changeDraft(without, { type: "undo" }).draft.pictures).toHaveProperty(["logo.png"], "iVBORw==");
  expect(unchanged(draft).draft.pictures, "one that nothing names is gone at the next visit").not.toHaveProperty(["photo.png"]);
});

test("consecutive keystrokes are undone and redone together", () => {
  const begun = unchanged(draft);
  const typed = [name("M", 1), name("Ma", 500), name("Map", 3_000)].reduce(changeDraft, begun);
  const once = changeDraft(typed, { type: "undo" });
  expect(once.draft.config["name"]).toBe("Ma");
  expect(changeDraft(once, { type: "undo" }).draft).toEqual(begun.draft);
  expect(changeDraft(once, { type: "redo" }).draft.config["name"]).toBe("Map");
  expect(changeDraft(begun, { type: "undo" }).draft).toBe(begun.draft);
});

test("a new name replaces the old one wherever the studio put it, but not on the partner's own logo", () => {
  const made = renamed(draft, "Cedar");
  expect(made.config).toMatchObject({ name: "Cedar", licensing: { agency: "Cedar" } });
  expect(made.pictures["logo.svg"]).toContain(">Cedar<");
  expect(made.config["logo"]).toMatchObject({ src: "logo.svg", dark: "logo-dark.svg" });
  expect(made.pictures["logo-dark.svg"], "in the ink of the dark scheme").toMatch(/fill="#f[\da-f]{5}">Cedar</);
  const own = renamed({ ...draft, pictures: { ...draft.pictures, "logo.svg": "<svg/>" } }, "Cedar");
  expect(own.pictures["logo.svg"]).toBe("<svg/>");
});

test.each(["🏠 Harbor", "👩🏽‍🌾 Farm", " "])("a name that begins with a sign of several parts is drawn whole: %j", (typed) => {
  const { pictures } = renamed(draft, typed);
  expect(pictureUrl("favicon.svg", pictures["favicon.svg"]!)).toContain(encodeURIComponent(typed.trim().split(" ")[0] || "?"));
});

test("the id follows the name until it is edited by hand", () => {
  const made = renamed(draft, "Harbor & Pine");
  expect(made).toMatchObject({ id: "harbor-pine", config: { id: "harbor-pine", publishableKey: "pk_harbor_pine_demo" } });
  expect(renamed(renamed(made, ""), "Peña").id, "also from an empty name on").toBe("pena");
  expect(renamed(withId(made, "hp"), "Peña").id).toBe("hp");
});

test("a published brand keeps its id when its name changes", () => {
  const made = renamed(renamed(draft, "Harbor & Pine"), "Harbor Mutual", true);
  expect(made).toMatchObject({ id: "harbor-pine", config: { id: "harbor-pine", name: "Harbor Mutual", publishableKey: "pk_harbor_pine_demo" } });
});

test("a name that stands in for a logo follows the header's ink, and a partner's own logo stays", () => {
  const ink = { $type: "color", $value: { colorSpace: "srgb", components: [1, 0, 0] } };
  const inked = (from: typeof draft) => standingIn(from, { ...from, theme: { ...from.theme, color: { ...from.theme["color"], "on-header": ink } } });
  expect(inked(draft).pictures["logo.svg"]).toContain('fill="#ff0000"');
  expect(inked({ ...draft, pictures: { ...draft.pictures, "logo.svg": "<svg/>" } }).pictures["logo.svg"]).toBe("<svg/>");
});

test("a token that equals the base theme's again is removed from the file", () => {
  const base = { radius: { card: { $type: "dimension", $value: { value: 16, unit: "px" } } } };
  const changed = withToken({}, base, "radius", "card", { value: 4, unit: "px" });
  expect(changed).toEqual({ radius: { card: { $type: "dimension", $value: { value: 4, unit: "px" } } } });
  expect(withToken(changed, base, "radius", "card", { value: 16, unit: "px" })).toEqual({});
});

test("a dark color that equals the light one's again is removed from the dark file", () => {
  const color = (hex: string) => ({ $type: "color", $value: hex });
  const light = lightTokens({ color: { text: color("#000000"), link: color("#0000ff") } }, { color: { text: color("#111111") } });
  const dark = withToken({}, light, "color", "text", "#eeeeee");
  expect(dark).toEqual({ color: { text: color("#eeeeee") } });
  expect(withToken(dark, light, "color", "text", "#111111")).toEqual({});
});

test.each(embedKinds)("the snippet for %s has the partner and the demo's addresses, and its own script where nothing else loads the widget", (kind) => {
  const origins = { sites: "http://s", widget: "http://w", api: "http://a", external: "http://e" };
  const text = snippet(kind, { partner: "maple-trust", chrome: "full", lang: "es", scheme: "dark", origins });
  expect(text.includes("http://w/content/maple-trust/insurance-quote.js")).toBe(!text.includes('"insurance-quote/'));
  const components = ["React", "Next"];
  for (const attribute of ['partner="maple-trust"', 'chrome="full"', 'lang="es"', components.includes(kind) ? 'colorScheme="dark"' : 'color-scheme="dark"', 'api="http://a"', 'content="http://w/content"']) expect(text).toContain(attribute);
});
