import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { originsOf } from "../../embed-demo/hosting/origins";
import { sharedBrowser } from "../harness/browser";
import { startStack } from "../harness/stack";
import { makePicture } from "./makePicture";
import { pictures } from "./pictures";

const folder = join(import.meta.dirname, "../../embed-demo/docs/public/pictures");

/** Port of a demo that is already running, for work on a picture: `E2E_PORT=4400 npm run docs:pictures`. */
const running = Number(process.env["E2E_PORT"] ?? 0);

/** `npm run docs:pictures [-- name…]`: makes the pictures of the docs and the README from the running product, and removes those that none names. */
async function main(names: readonly string[]): Promise<void> {
  const chosen = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
  await mkdir(folder, { recursive: true });
  const stack = running ? { origins: originsOf(running), stop: () => Promise.resolve() } : await startStack();
  const browser = await sharedBrowser();
  try {
    for (const picture of chosen) {
      const bytes = await makePicture(browser, stack.origins, picture);
      await writeFile(join(folder, `${picture.name}.webp`), bytes);
      process.stdout.write(`${picture.name}: ${(bytes.length / 1_000).toFixed(1)} kB\n`);
    }
    const known = new Set(pictures.map(({ name }) => `${name}.webp`));
    for (const file of await readdir(folder)) if (!known.has(file)) await rm(join(folder, file));
  } finally {
    await browser.close();
    await stack.stop();
  }
}

await main(process.argv.slice(2));
