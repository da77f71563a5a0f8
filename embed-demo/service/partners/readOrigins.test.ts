import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { demoPartners } from "./demoPartners";
import { createOrigins } from "../http/origins";
import { demoOrigins, followOrigins, readOrigins, replaceOrigins } from "./readOrigins";

const directory = await mkdtemp(join(tmpdir(), "quote-origins-"));
afterAll(() => rm(directory, { recursive: true, force: true }));

it("gives every partner of the demo the demo's pages", async () => {
  const origins = await readOrigins(demoOrigins, "http://localhost:4400");
  expect(origins).toEqual(Object.fromEntries(demoPartners().map(({ id }) => [id, ["http://localhost:4400"]])));
});

it.each([
  ["not JSON", "{", /isn't a JSON object/],
  ["no list", '{"default": "https://shop.example"}', /"default" needs a list/],
  ["a path", '{"default": ["https://shop.example/quote"]}', /"https:\/\/shop.example\/quote" of "default" isn't an origin/],
  ["no scheme", '{"default": ["shop.example"]}', /isn't an origin/],
])("reports what is wrong in one line: %s", async (_what, text, message) => {
  const path = join(directory, "origins.json");
  await writeFile(path, text);
  await expect(readOrigins(path, "")).rejects.toThrow(message);
});

it("reports a missing file", async () => {
  await expect(readOrigins(join(directory, "missing.json"), "")).rejects.toThrow(/ORIGINS_FILE .*missing\.json: can't be read/);
});

it("admits a page added to the file while the service runs, and keeps the earlier list when the file has a fault", async () => {
  const path = join(directory, "followed.json");
  await writeFile(path, '{"default": ["https://shop.example"]}');
  const held: Record<string, readonly string[]> = { ...(await readOrigins(path, "")) };
  const { isKnown } = createOrigins({ all: () => [{ id: "default", state: "active", config: {}, origins: [], lines: null, flags: {} }] }, held);
  const told: string[] = [];
  onTestFinished(followOrigins(path, "", (origins) => replaceOrigins(held, origins), (line) => told.push(line)));

  await writeFile(path, '{"default": ["https://new.example"]}');
  await expect.poll(() => isKnown("https://new.example"), { timeout: 10_000 }).toBe(true);
  expect(isKnown("https://shop.example"), "no longer in the file").toBe(false);
  await writeFile(path, "{");
  await expect.poll(() => told, { timeout: 10_000 }).toEqual([expect.stringMatching(/isn't a JSON object/)]);
  expect(isKnown("https://new.example")).toBe(true);
});
