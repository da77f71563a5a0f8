import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { originsOf } from "../hosting/origins";
import { studioServer } from "./studioServer";

test("the studio starts without pictures that a published brand has in its folder but doesn't name", async () => {
  const studio = await mkdtemp(join(tmpdir(), "studio-"));
  await cp("embed-demo/content/auvane", join(studio, "cedar"), { recursive: true });
  await writeFile(join(studio, "cedar/logo.png"), Buffer.alloc(3_600_000));
  const folders = { content: "embed-demo/content", studio, dist: join(studio, "dist"), built: join(studio, "built"), paymentPages: "embed-demo/payment/pages" };
  const answer = await studioServer(originsOf(4400), folders, {}).request("/studio/beginning.json");
  const { brands } = (await answer.json()) as { brands: readonly { id: string; files: Readonly<Record<string, unknown>> }[] };
  const files = Object.keys(brands.find(({ id }) => id === "cedar")!.files);
  expect(files).toEqual(expect.arrayContaining(["config.json", "logo.svg", "hero-dark.svg", "icons/auto.svg"]));
  expect(files).not.toContain("logo.png");
  await rm(studio, { recursive: true });
});
