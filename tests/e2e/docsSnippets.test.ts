import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { docPage, snippetsIn, snippetsUnder } from "../architecture/docPages";
import { answerFromDemo } from "../harness/answerFromDemo";
import { test } from "../harness/test";
import { fromPlayground, recipe } from "../hosts/copied";

/** Whole pages' code; those with an ellipsis show a part of one. A tag manager's recipe is in two parts, as is what the playground has for it. */
const whole = [
  ...snippetsIn("html").filter(({ code }) => code.includes("<script") && !code.includes("…")),
  { file: "the hosts' recipe of a tag manager", code: recipe("A tag manager", "html", "<div") + recipe("A tag manager", "html", "<script") },
  ...(["HTML", "WordPress", "Tag manager"] as const).map((kind) => ({ file: `the playground for ${kind}`, code: fromPlayground(kind) })),
];

test.for(whole.map(({ file, code }, at) => ({ file, code, at })))("HTML number $at, of $file, shows a first screen and runs", async ({ code }, { open, origins }) => {
  const address = `${origins.sites}/somebody/`;
  // The ten minutes make a partner of their own, which this demo doesn't have.
  const body = code.replaceAll("maple-trust", "prairie-lantern");
  const { page } = await open({
    address,
    prepare: async (context) => {
      await answerFromDemo(context, origins);
      await context.addInitScript(() => document.addEventListener("iq-ready", () => document.documentElement.setAttribute("data-ready", "")));
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody</title><link rel="icon" href="/quote/favicon.svg"></head><body><main>${body}</main></body></html>`;
      await context.route(address, (route) => route.fulfill({ body: html, contentType: "text/html" }));
    },
  });
  await page.locator("insurance-quote").getByRole("heading", { level: 1 }).waitFor();
  await page.locator("insurance-quote").click({ position: { x: 2, y: 2 } });
  await page.locator("html[data-ready]").waitFor();
  expect(await page.locator("insurance-quote").count()).toBe(1);
});

test("the commands for a partner's folder make it, check it and publish it, as the page says", async () => {
  const folder = await mkdtemp(join(tmpdir(), "partner-docs-"));
  const [code = ""] = snippetsUnder(docPage("partners/theming"), "A new folder", "sh");
  const [commands, said] = code.replace("npm run build\n", "").split(/^# /m) as [string, string];
  const here = commands.replace(/(?:public\/)?content\/maple-trust/g, (path) => join(folder, path));
  const { stdout } = await promisify(execFile)("bash", ["-euc", here], { cwd: join(import.meta.dirname, "../..") });
  expect(stdout).toContain(said.trim().replace("/…", folder));
  await rm(folder, { recursive: true });
});
