import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { originsOf, type Origins } from "../../embed-demo/hosting/origins";
import { snippet } from "../../embed-demo/studio/snippets";
import { docPage, snippetsIn, snippetsUnder } from "../architecture/docPages";
import { answerFromDemo } from "../harness/answerFromDemo";
import { test } from "../harness/test";
import { fromPlayground, recipe } from "../hosts/copied";

/** A tag manager's recipe is in two parts, as is what the playground has for it. */
const whole = [
  ...snippetsIn("html").filter(({ code }) => code.includes("<script")),
  { file: "the hosts' recipe of a tag manager", code: recipe("A tag manager", "html", "<div") + recipe("A tag manager", "html", "<script") },
  ...(["HTML", "WordPress", "Tag manager"] as const).map((kind) => ({ file: `the playground for ${kind}`, code: fromPlayground(kind) })),
  ...(["HTML", "WordPress", "Tag manager"] as const).map((kind) => ({ file: `the studio for ${kind}`, code: snippet(kind, { partner: "auvane", chrome: "full", lang: "es", scheme: "dark", origins: originsOf(4400) }) })),
];

const tag = '<insurance-quote partner="prairie-lantern" line="auto" style="display:block;min-height:900px"></insurance-quote>';
const loader = '<script type="module" async src="https://widget.clearmoor.example/dist/insurance-quote.js"></script>';

/** Fills in what the page says about each ellipsis: a first screen, and names and hashes from sri.json. Adds the tag, and the script, that the page has already. */
async function filled(code: string, { widget }: Origins): Promise<string> {
  const given = async (path: string): Promise<string> => (await fetch(widget + path)).text();
  const listed = async (path: string): Promise<readonly (readonly [string, string])[]> => Object.entries(JSON.parse(await given(`${path}/sri.json`)) as Readonly<Record<string, string>>);
  const hashes = { "dist/1.0.0": await listed("/dist"), "content/prairie-lantern": await listed("/content/prairie-lantern") };
  const screen = await given("/content/prairie-lantern/first-screen-auto.html");
  const text = code
    .replace('<template shadowrootmode="open">…</template>', () => screen)
    .replace(/clearmoor\.example\/(dist\/1\.0\.0|content\/prairie-lantern)\/([\w./…-]+)("[^"]*")(sha384-)…/g, (_whole, folder: keyof typeof hashes, name: string, between: string) => {
      const pattern = new RegExp(`^${name.replaceAll(".", "\\.").replace("…", "[\\w-]{8}")}$`);
      const [file, hash] = hashes[folder].find(([listedName]) => pattern.test(listedName)) ?? [`${name} isn't in sri.json`, ""];
      return `clearmoor.example/${folder}/${file}${between}${hash}`;
    })
    // Only a release has its version's folder.
    .replaceAll("/dist/1.0.0/", "/dist/");
  return [text, ...(/<script[^>]* src=/.test(text) ? [] : [loader]), ...(/<insurance-quote\s|data-insurance-quote/.test(text) ? [] : [tag])].join("\n");
}

test.for(whole.map(({ file, code }, at) => ({ file, code, at })))("HTML number $at, of $file, shows a first screen and runs", async ({ code }, { open, origins }) => {
  const address = `${origins.sites}/somebody/`;
  // The ten minutes make a partner of their own, which this demo doesn't have.
  const body = (await filled(code, origins)).replaceAll("maple-trust", "prairie-lantern");
  expect(body).not.toContain("…");
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
