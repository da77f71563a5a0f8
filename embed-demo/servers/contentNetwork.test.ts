import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { originsOf } from "../hosting/origins";
import { readFolder, replaceFolder, writeFolder } from "../publish/partnerFiles";
import { contentNetwork } from "./contentNetwork";

/** A minimal build, and the studio's folder of partners. */
let root: string;

const network = (options?: Parameters<typeof contentNetwork>[2]) =>
  contentNetwork({ dist: join(root, "dist"), content: "embed-demo/content", studio: join(root, "studio") }, originsOf(4400), options);

/** Puts a file of the build there, older than every partner's folder. */
async function build(name: string, text: string): Promise<void> {
  await writeFile(join(root, "dist", name), text);
  await utimes(join(root, "dist", name), 0, 0);
}

/** The folder of a partner that isn't one of the demo's. */
async function cedar(name: string) {
  const folder = new Map(await readFolder("embed-demo/content/prairie-lantern"));
  const config = JSON.parse(String(folder.get("config.json"))) as object;
  return folder.set("config.json", JSON.stringify({ ...config, id: "cedar", name }));
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "network-"));
  await mkdir(join(root, "dist"));
  await build("own-loader.js", "/* The loader. */");
  await build("first-screens.json", JSON.stringify(Object.fromEntries(["en", "es"].map((language) => [language, { language, screens: {}, css: "" }]))));
});

afterEach(() => rm(root, { recursive: true }));

test("pages that ask for a partner at the same time make it publish once", async () => {
  const pages = 12;
  let answerAll = (): void => undefined;
  const allAsked = new Promise<void>((resolve) => (answerAll = resolve));
  let asked = 0;
  const flagsOf = async () => {
    if ((asked += 1) === pages) answerAll();
    await allAsked;
    return { everywhere: {}, byState: {} };
  };
  const serve = network({ flags: { flagsOf } });
  const bodies = await Promise.all(Array.from({ length: pages }, () => serve("/prairie-lantern/content.json")));
  expect(bodies[0]).not.toBeNull();
  expect(new Set(bodies).size).toBe(1);
});

test("a partner that is published again is there for every page that asks meanwhile", async () => {
  const serve = network();
  const folders = [await cedar("Cedar Mutual"), await cedar("Cedar & Vale")];
  const folder = join(root, "studio/cedar");
  await replaceFolder(folder, folders[0]!);
  let isOver = false;
  const missed: unknown[] = [];
  const asking = (async () => {
    while (!isOver) {
      await serve("/cedar/content.json").then((body) => body ?? missed.push(null), (error: unknown) => missed.push(error));
      await setImmediate();
    }
  })();
  for (let turn = 1; turn <= 6; turn += 1) await replaceFolder(folder, folders[turn % 2]!);
  await replaceFolder(folder, folders[1]!);
  isOver = true;
  await asking;
  expect(missed).toEqual([]);
  expect(String((await serve("/cedar/content.json"))?.plain)).toContain("Cedar & Vale");
});

test("a folder that is replaced keeps no file of the earlier one", async () => {
  const folder = join(root, "studio/cedar");
  await writeFolder(folder, new Map([["config.json", "{}"], ["icons/auto.svg", "<svg/>"]]));
  await replaceFolder(folder, new Map([["config.json", "[]"]]));
  expect([...(await readFolder(folder))]).toEqual([["config.json", "[]"]]);
});

test("a partner whose publication failed is published at the next request", async () => {
  const serve = network({ warn: () => undefined });
  const loader = await readFile(join(root, "dist/own-loader.js"), "utf8");
  await rm(join(root, "dist/own-loader.js"));
  await expect(serve("/prairie-lantern/content.json")).rejects.toThrow("own-loader.js is missing");
  await build("own-loader.js", loader);
  expect(await serve("/prairie-lantern/content.json")).not.toBeNull();
});

test("a folder that was broken keeps what was published before, with one warning for each change", async () => {
  const warned: string[] = [];
  const serve = network({ warn: (line) => void warned.push(line) });
  const folder = join(root, "studio/cedar");
  await replaceFolder(folder, await cedar("Cedar Mutual"));
  const before = await serve("/cedar/content.json");
  await replaceFolder(folder, (await cedar("Cedar & Vale")).set("text.json", "{ broken"));
  expect(await serve("/cedar/content.json")).toBe(before);
  expect(await serve("/cedar/insurance-quote.js")).not.toBeNull();
  expect(warned).toEqual([`Partner cedar can't be published:\n${join(folder, "text.json")} isn't JSON\n`]);
  await replaceFolder(folder, await cedar("Cedar & Vale"));
  expect(String((await serve("/cedar/content.json"))?.plain)).toContain("Cedar & Vale");
});

test("a file that is taken out of a folder is taken out of what is published", async () => {
  const serve = network();
  const folder = join(root, "studio/cedar");
  await replaceFolder(folder, await cedar("Cedar Mutual"));
  const published = async () => String((await serve("/cedar/content.json"))?.plain);
  const before = await published();
  await rm(join(folder, "theme-dark.json"));
  expect((await published()).length).toBeLessThan(before.length);
});

test("a partner without a folder isn't there", async () => {
  expect(await network()("/nobody/content.json")).toBeNull();
});
