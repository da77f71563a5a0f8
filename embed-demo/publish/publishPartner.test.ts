import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { originsOf, withOrigins } from "../hosting/origins";
import { publishPartner } from "./publishPartner";

const origins = originsOf(4400);
const loader = "/* The loader. */";
const brands = ["auvane", "default", "prairie-lantern"];

/** A minimal build output for publishing, and a copy of the content folder that a test can break. */
let root: string;

const publish = (partner: string, publishedAt = 1_700_000_000_000) =>
  publishPartner({
    folder: join(root, "content", partner),
    dist: join(root, "dist"),
    distUrl: "../../dist/",
    contentBase: `${origins.widget}/content`,
    publishedAt,
    read: (text) => withOrigins(text, origins),
  });

/** Overrides members of a partner's config. */
async function changeConfig(partner: string, members: object): Promise<void> {
  const path = join(root, "content", partner, "config.json");
  const config = JSON.parse(await readFile(path, "utf8")) as object;
  await writeFile(path, JSON.stringify({ ...config, ...members }));
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "publish-"));
  await mkdir(join(root, "dist"));
  await writeFile(join(root, "dist/own-loader.js"), loader);
  await writeFile(join(root, "dist/first-screens.json"), JSON.stringify(Object.fromEntries(["en", "es"].map((language) => [language, { language, screens: {}, css: "" }]))));
  await cp("embed-demo/content", join(root, "content"), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

test.each(brands)("publishes %s without a warning", async (partner) => {
  const { id, files, warnings } = await publish(partner);
  expect(id).toBe(partner);
  expect(warnings).toEqual([]);
  expect(JSON.parse(files["content.json"]!)).toMatchObject({ publishedAt: 1_700_000_000_000, config: { id: partner } });
  expect(files["insurance-quote.js"]).toContain(files["content.json"]);
  expect(files["insurance-quote.js"]!.endsWith(loader)).toBe(true);
});

test("publishes the pictures that the config names, and warns about the others", async () => {
  await writeFile(join(root, "content/auvane/old-logo.png"), "x");
  const { pictures, warnings } = await publish("auvane");
  expect(pictures).toEqual(expect.arrayContaining(["logo.svg", "hero-dark.svg", "icons/auto-dark.svg"]));
  expect(pictures).not.toContain("old-logo.png");
  expect(warnings).toEqual(["old-logo.png: isn't named by config.json, left out"]);
});

test("fills in origins", async () => {
  const { files } = await publish("auvane");
  expect(Object.values(files).join("")).not.toContain("{{");
  expect(JSON.parse(files["content.json"]!)).toMatchObject({ config: { privacyUrl: `${origins.sites}/car-maker/legal/privacy/` } });
});

test("adds a copy of the script with its hash in the name, and both hashes to sri.json", async () => {
  const { files } = await publish("auvane");
  const { "content.json": _content, "sri.json": sri, ...scripts } = files;
  const integrity = JSON.parse(sri!) as Record<string, string>;
  const [stable, version, spanish, spanishVersion, ...others] = Object.keys(scripts);
  expect([stable, spanish, others]).toEqual(["insurance-quote.js", "insurance-quote-es.js", []]);
  // The demo's content network serves names of this form as immutable.
  expect(version).toMatch(/^insurance-quote-[a-zA-Z0-9]{8}\.js$/);
  expect(spanishVersion).toMatch(/^insurance-quote-es-[a-zA-Z0-9]{8}\.js$/);
  expect(scripts[version!]).toBe(scripts["insurance-quote.js"]);
  expect(scripts[spanishVersion!]).toBe(scripts["insurance-quote-es.js"]);
  expect(Object.keys(integrity)).toEqual([stable, version, spanish, spanishVersion]);
  for (const [name, script] of Object.entries(scripts)) {
    expect(integrity[name]).toBe(`sha384-${createHash("sha384").update(script).digest("base64")}`);
  }
});

test("the same files at the same time produce the same bytes", async () => {
  expect(await publish("default")).toEqual(await publish("default"));
});

test("publishing again produces another version under another name", async () => {
  const [before, after] = [await publish("default", 1), await publish("default", 2)];
  expect(Object.keys(after.files)).not.toEqual(Object.keys(before.files));
  expect(after.files["insurance-quote.js"]).toContain('"publishedAt":2,');
});

test("leaves out a text with markup and reports it", async () => {
  await writeFile(join(root, "content/auvane/text.json"), JSON.stringify({ "a.title": "</script><b>", "b.title": "Fine" }));
  await writeFile(join(root, "content/auvane/text.es.json"), JSON.stringify({ "b.title": "Bien" }));
  const { files, warnings } = await publish("auvane");
  expect(warnings).toEqual(["text.json, a.title: not plain text, left out"]);
  expect(JSON.parse(files["content.json"]!)).toMatchObject({ wording: { "b.title": "Fine" } });
  expect(files["content.json"]).not.toContain("a.title");
});

test("doesn't publish a folder whose name isn't its partner's id", async () => {
  await rename(join(root, "content/auvane"), join(root, "content/other"));
  await expect(publish("other")).rejects.toThrow('other can\'t be published:\n  config.json, id: is "auvane", and the folder is "other"');
});

test.each(["auvane/config.json", "auvane/text.json", "auvane/theme.json", "base/text.json", "cobrand/text.json"])(
  "publishes nothing without %s or when it is broken, and reports its path",
  async (file) => {
    const path = join(root, "content", file);
    await writeFile(path, '{ "a": ');
    await expect(publish("auvane")).rejects.toThrow(`${path} isn't JSON`);
    await rm(path);
    await expect(publish("auvane")).rejects.toThrow(`${path} can't be read`);
  },
);

test("reports each problem of a config with its place", async () => {
  await changeConfig("auvane", { tollFreeNumber: "555", licensing: { agency: "A", npn: "x", licenses: [{ state: "Texas", number: "1" }] } });
  const message = await publish("auvane").then(
    () => "",
    (error: Error) => error.message,
  );
  const [head, ...problems] = message.split("\n");
  expect(head).toBe("auvane can't be published:");
  expect(problems.map((problem) => problem.split(": ")[0])).toEqual([
    "  config.json, tollFreeNumber",
    "  config.json, licensing.npn",
    "  config.json, licensing.licenses.0.state",
  ]);
});

test.each(["own-loader.js", "first-screens.json"])("says which command to run when the build's %s is missing", async (name) => {
  await rm(join(root, "dist", name));
  await expect(publish("auvane")).rejects.toThrow(`${join(root, "dist", name)} is missing: run "npm run build" first`);
});

test("reports a picture that the config names and the folder lacks", async () => {
  await rm(join(root, "content/auvane/logo.svg"));
  await expect(publish("auvane")).rejects.toThrow("config.json, logo: names the picture logo.svg, which isn't in the folder");
});

test("reports all missing files at once", async () => {
  await rm(join(root, "content/auvane/text.json"));
  await rm(join(root, "content/auvane/theme.json"));
  await expect(publish("auvane")).rejects.toThrow(/text\.json can't be read\n.*theme\.json can't be read/);
});
