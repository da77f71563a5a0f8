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

test("of a partner whose folder is broken, scripts and content say so to every page, and pictures are there", async () => {
  const content = await mkdtemp(join(tmpdir(), "broken-"));
  await mkdir(join(content, "cedar"));
  await Promise.all([["config.json", "{ broken"], ["logo.svg", "<svg/>"]].map(([file, text]) => writeFile(join(content, "cedar", file!), text!)));
  const { request } = widgetServer(originsOf(4400), { dist: "dist", content }, { warn: () => undefined });
  for (const file of ["content.json", "insurance-quote.js"]) {
    const answer = await request(`/content/cedar/${file}`);
    expect.soft(answer.status, file).toBe(500);
    expect.soft(Object.fromEntries(answer.headers), file).toMatchObject({ "content-type": "application/problem+json", "access-control-allow-origin": "*", "cache-control": "no-store" });
    expect.soft(await answer.json(), file).toMatchObject({ status: 500, title: "This partner's folder can't be published" });
  }
  expect((await request("/content/cedar/logo.svg")).status).toBe(200);
  await rm(content, { recursive: true });
});
