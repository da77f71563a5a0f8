import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { originsOf } from "../hosting/origins";
import { widgetServer } from "./widgetServer";

test.each(["/content/default/logo.svg", "/content/prairie-lantern/icons/auto-dark.svg"])("nothing in the picture %s runs when it is opened on its own", async (path) => {
  const { status, headers } = await widgetServer(originsOf(4400), { dist: "dist", content: "embed-demo/content" }).request(path);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({ "content-type": "image/svg+xml", "content-security-policy": "sandbox", "x-content-type-options": "nosniff", "cross-origin-resource-policy": "cross-origin" });
});

test("a release stays in caches under its number, and is asked for again under the name without one", async () => {
  const dist = await mkdtemp(join(tmpdir(), "released-"));
  await mkdir(join(dist, "1.0.0"));
  await Promise.all(["insurance-quote.js", "1.0.0/insurance-quote.js"].map((file) => writeFile(join(dist, file), "")));
  const { request } = widgetServer(originsOf(4400), { dist, content: "embed-demo/content" });
  const cached = async (path: string) => (await request(path)).headers.get("cache-control");
  expect(await cached("/dist/1.0.0/insurance-quote.js")).toBe("public, max-age=31536000, immutable");
  expect(await cached("/dist/insurance-quote.js")).toBe("public, max-age=60, stale-while-revalidate=600");
  expect(await cached("/dist/1.0.1/insurance-quote.js")).toBe("no-store");
  await rm(dist, { recursive: true });
});
