import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { readWebhooks } from "../../embed-demo/service/partners/readWebhooks";
import { snippetsIn, type Snippet } from "../architecture/docPages";
import { freePorts } from "../harness/freePorts";
import { onEveryEngine } from "./engines";

const root = join(import.meta.dirname, "../..");
const page = await readFile(join(root, "embed-demo/docs/backends/webhooks.md"), "utf8");

/** The page's code by the name beside its language. */
const blocks = new Map([...page.matchAll(/^```(?:sh (\w+)|(mjs))\n(.*?)^```/gms)].map(([, name, language, code]) => [name ?? language!, code!]));
const block = (name: string): string => {
  const code = blocks.get(name);
  if (code === undefined) throw new Error(`The page has no block ${name}.`);
  return code;
};

let folder = "";
beforeAll(async () => {
  // Below the root, so that the receiver's package is found as if it were installed.
  folder = await mkdtemp(join(root, ".cache/webhook-docs-"));
  return () => rm(folder, { recursive: true });
});

it("The docs' file of webhooks is read", async () => {
  const path = join(folder, "webhooks.json");
  const [{ code }] = snippetsIn("json").filter((one) => one.file.endsWith("backends/webhooks.md")) as [Snippet];
  // The dots stand for a secret of one's own.
  await writeFile(path, code.replace("whsec_…", `whsec_${Buffer.alloc(32).toString("base64")}`));
  expect(await readWebhooks(path)).toMatchObject({ default: [{ url: "https://crm.example/leads" }] });
});

onEveryEngine("The docs' webhooks", (start) => {
  it("are verified by the receiver, which refuses the rest; every call works as it stands", { timeout: 120_000 }, async () => {
    const receiver = await freePorts(1);
    const { stdout } = await promisify(execFile)("bash", ["-euc", `${block("secrets")}\necho "$DESK_TOKEN $WEBHOOK_SECRET"`]);
    const [DESK_TOKEN, WEBHOOK_SECRET] = stdout.trim().split(" ") as [string, string];
    const { url } = await start({ deskToken: DESK_TOKEN });
    const here = (text: string): string => text.replaceAll("http://localhost:4402", url).replaceAll("8090", String(receiver));
    const run = async (name: string): Promise<string> =>
      (await promisify(execFile)("bash", ["-euo", "pipefail", "-c", here(block(name))], { cwd: folder, env: { ...process.env, DESK_TOKEN, WEBHOOK_SECRET } })).stdout;

    await writeFile(join(folder, "receiver.mjs"), here(block("mjs")));
    expect(block("receiver").trim()).toBe("node receiver.mjs &");
    const listening = spawn(process.execPath, ["receiver.mjs"], { cwd: folder, env: { ...process.env, WEBHOOK_SECRET }, stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void listening.kill());
    let printed = "";
    listening.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    await expect.poll(() => fetch(`http://localhost:${receiver}`).then(() => true, () => false), { timeout: 20_000 }).toBe(true);
    printed = "";

    await run("address");
    const { leadId } = JSON.parse(await run("lead")) as { leadId: string };
    await expect.poll(() => printed, { timeout: 20_000 }).toBe(`verified lead.created ${leadId}\n`);
    expect((await run("forged")).trim()).toBe("401");
    expect(printed).toContain("refused");
    expect(JSON.parse(await run("log"))).toEqual({ jobs: [] });
    await run("retry");
  });
});
