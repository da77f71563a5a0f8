import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { violations } from "./cruise";
import { demoFloors, floors, forbidden, serviceFloors } from "./floors.mjs";

test("imports only go down, and every package has one door", async () => {
  const broken = await violations(["src", "embed-demo"], forbidden);
  expect(broken.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`)).toEqual([]);
}, 120_000);

const housed = [
  { root: "src", floors, besides: [] },
  { root: "embed-demo", floors: demoFloors, besides: [] },
  { root: "embed-demo/service", floors: serviceFloors, besides: ["data"] },
];

test.each(housed)("every place in $root has its floor", ({ root, floors: known, besides }) => {
  const places = readdirSync(root).filter((name) => !/\.(?:d\.ts|md)$/.test(name));
  expect(places.filter((name) => ![...known.flat(), ...besides].includes(name))).toEqual([]);
});
