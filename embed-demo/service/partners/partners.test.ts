import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { partners } from "./partners";

const content = join(import.meta.dirname, "../../content");

it.each(partners.map(({ id, key }) => [id, key]))("%s has the key that its content gives the widget", async (id, key) => {
  expect(JSON.parse(await readFile(join(content, id, "config.json"), "utf8"))).toMatchObject({ id, publishableKey: key });
});
