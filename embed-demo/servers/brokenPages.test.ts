import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { originsOf } from "../hosting/origins";
import { sitesServer } from "./sitesServer";

/** A content folder whose default partner's config is broken. */
let content: string;

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), "broken-"));
  await mkdir(join(content, "default"));
  await writeFile(join(content, "default/config.json"), "{ broken");
});

afterEach(() => rm(content, { recursive: true }));

const ask = (path: string) => {
  const [dist, built] = ["dist", ".cache"];
  const folders = { content, dist, studio: built, built, builtDesk: built, builtDocs: built, sites: "embed-demo/sites", legal: "embed-demo/legal", brands: "embed-demo/brands", paymentPages: "embed-demo/payment/pages" };
  return sitesServer(originsOf(4400), folders, null).request(path);
};

test.each(["/quote/", "/brands/default/"])("%s is there for a partner whose config is broken", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("<insurance-quote");
});

test("a page that consists of a broken config says where to look, and the log names the page", async () => {
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const answer = await ask("/clearmoor/legal/privacy/");
  expect([answer.status, await answer.text()]).toEqual([500, "This page can't be shown. The server's log says why."]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("/clearmoor/legal/privacy/ can't be shown: "));
  log.mockRestore();
});
