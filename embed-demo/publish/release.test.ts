import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { release } from "./release";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "release-"));
});
afterEach(() => rm(root, { recursive: true }));

const folder = (): string => join(root, "public");
const read = (file: string): Promise<string> => readFile(join(folder(), file), "utf8");
const chunks = async (): Promise<readonly string[]> => (await readdir(join(folder(), "chunks"))).sort();

/** Writes a build whose one parcel has this name, and returns its folder. */
async function built(name: string): Promise<string> {
  const dist = join(root, `dist-${name}`);
  const files = { "insurance-quote.js": `import("./chunks/app-${name}.js")`, "sri.json": "{}", [`chunks/app-${name}.js`]: name, "texts/en-same.json": "{}", "npm/index.js": "" };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }
  return dist;
}

const released = async (version: string, name: string) => release({ dist: await built(name), folder: folder(), version });

describe("a release", () => {
  it("stands under its number and under the names without a number, without the npm package", async () => {
    const { files, before } = await released("1.0.0", "aa");
    expect(before).toBeNull();
    expect([...files].sort()).toEqual(["chunks/app-aa.js", "insurance-quote.js", "sri.json", "texts/en-same.json"]);
    for (const file of files) expect(await read(`1.0.0/${file}`)).toBe(await read(file));
    expect(await readdir(folder())).toEqual(expect.not.arrayContaining(["npm"]));
  });

  it("keeps the parcels of the version before beside its own, and no older ones", async () => {
    await released("1.9.0", "aa");
    expect(await released("1.10.0", "bb")).toMatchObject({ before: "1.9.0" });
    expect(await chunks()).toEqual(["app-aa.js", "app-bb.js"]);
    expect(await released("2.0.0", "cc")).toMatchObject({ before: "1.10.0" });
    expect(await chunks()).toEqual(["app-bb.js", "app-cc.js"]);
    expect(await read("insurance-quote.js")).toContain("app-cc.js");
    // A tag with a number goes on working.
    expect(await read("1.9.0/chunks/app-aa.js")).toBe("aa");
  });

  it("can be repeated, but not with other files", async () => {
    await released("1.0.0", "aa");
    await released("1.1.0", "bb");
    await released("1.1.0", "bb");
    expect(await chunks()).toEqual(["app-aa.js", "app-bb.js"]);
    await expect(released("1.1.0", "cc")).rejects.toThrow("1.1.0 is released already with other files: raise the version in package.json");
    expect(await read("1.1.0/insurance-quote.js")).toContain("app-bb.js");
  });

  it("doesn't lead back to an older version", async () => {
    await released("1.10.0", "aa");
    await expect(released("1.9.0", "bb")).rejects.toThrow("1.10.0 is released already, so 1.9.0 can't become the newest version");
  });

  it("needs a build and a number of three parts", async () => {
    await expect(release({ dist: join(root, "nothing"), folder: folder(), version: "1.0.0" })).rejects.toThrow(/insurance-quote\.js is missing: run "npm run build" first/);
    await expect(released("1.0", "aa")).rejects.toThrow("1.0 isn't a version: write three numbers, such as 1.0.0");
  });
});
