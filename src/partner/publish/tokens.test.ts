import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cssName, tokens } from "./tokens";

const styles = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
  .map((path) => readFileSync(join("src", path), "utf8"))
  .join("\n");
const read = new Set([...styles.matchAll(/var\(--iq-([\w-]+)/g)].map(([, name]) => name!));
/** Custom properties that the screens set themselves. */
const own = new Set([...styles.matchAll(/--iq-([\w-]+)"?\]?:/g)].map(([, name]) => name!));
/** Custom properties that a host's page sets on the tag (docs, "Theming"). */
const hosts = new Set(["sticky-top"]);

test("some style reads every token, so that no partner sets one in vain", () => {
  expect(tokens.map(cssName).filter((name) => !read.has(name))).toEqual([]);
});

test("every custom property that styles read is a token, so that a theme can set it", () => {
  const known = new Set(tokens.map(cssName));
  expect([...read].filter((name) => !known.has(name) && !own.has(name) && !hosts.has(name))).toEqual([]);
});
