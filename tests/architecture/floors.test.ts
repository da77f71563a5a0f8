import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { violations } from "./cruise";
import { floors, forbidden } from "./floors.mjs";

test("imports only go down, and every package has one door", async () => {
  const broken = await violations(["src", "embed-demo"], forbidden);
  expect(broken.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`)).toEqual([]);
}, 120_000);

test("every folder of src has its floor", () => {
  const places = readdirSync("src").filter((name) => !/\.(?:d\.ts|md)$/.test(name));
  expect(places.filter((name) => !floors.flat().includes(name))).toEqual([]);
});
