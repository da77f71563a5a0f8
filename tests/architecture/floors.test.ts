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

const lineFiles = ["line.ts", "create.ts", "coverages.ts", "rate.ts", "carriers.ts"];
const serviceLines = readdirSync("embed-demo/service/lines", { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(serviceLines.map(({ name }) => name))("the service's %s has the same file names as every other line", (line) => {
  const names = readdirSync(`embed-demo/service/lines/${line}`).filter((name) => !name.includes(".test."));
  expect(names.filter((name) => ![...lineFiles, "input.ts", "factors.ts", "kind.ts"].includes(name))).toEqual([]);
  expect(lineFiles.filter((name) => !names.includes(name))).toEqual([]);
});
