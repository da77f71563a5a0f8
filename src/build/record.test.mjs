import { join } from "node:path";
import { expect, test } from "vitest";
import { src } from "./paths.mjs";
import { parcelsIn } from "./record.mjs";

const chunk = (fileName, { facade = null, modules = [], imports = [], dynamicImports = [] } = {}) => ({
  type: "chunk", fileName, imports, dynamicImports,
  facadeModuleId: facade && join(src, facade),
  modules: Object.fromEntries(modules.map((module) => [join(src, module), {}])),
});
const bundleOf = (...files) => Object.fromEntries(files.map((file) => [file.fileName, file]));

const app = chunk("app-1.js", { modules: ["element/defineInsuranceQuote.ts", "app/App.tsx"], imports: ["vendor-1.js"], dynamicImports: ["pet-1.js"] });
const pet = chunk("pet-1.js", { facade: "lines/pet/line.ts", imports: ["app-1.js", "steps-1.js"] });
const steps = chunk("steps-1.js", { imports: ["vendor-1.js"] });
const vendor = chunk("vendor-1.js");

test("names the widget's files, imports first, and for a line only those that the widget hasn't loaded", () => {
  const { entry, core, lines } = parcelsIn(bundleOf(app, pet, steps, vendor, { type: "asset", fileName: "styles.css" }));
  expect(entry).toBe("app-1.js");
  expect(core).toEqual(["vendor-1.js", "app-1.js"]);
  expect(lines).toEqual({ pet: ["steps-1.js", "pet-1.js"] });
});

test("lists what each parcel imports, and later", () => {
  const { parcels } = parcelsIn(bundleOf(app, pet, steps, vendor));
  expect(Object.keys(parcels)).toEqual(["app-1.js", "pet-1.js", "steps-1.js", "vendor-1.js"]);
  expect(parcels["app-1.js"]).toEqual({ imports: ["vendor-1.js"], dynamicImports: ["pet-1.js"] });
});

test("refuses a build without the widget", () => {
  expect(() => parcelsIn(bundleOf(vendor))).toThrow("No parcel contains element/defineInsuranceQuote.ts");
});
