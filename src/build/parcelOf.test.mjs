import { join } from "node:path";
import { expect, test } from "vitest";
import { parcelOf } from "./parcelOf.mjs";
import { src } from "./paths.mjs";

const imports = {
  "element/defineInsuranceQuote.ts": ["app/App.tsx"],
  "lines/auto/line.ts": ["steps/vehicles.ts", "steps/cars.ts", "steps/mine.ts", "app/App.tsx"],
  "lines/motorcycle/line.ts": ["steps/vehicles.ts", "steps/cars.ts"],
  "lines/pet/line.ts": ["steps/vehicles.ts"],
};
const at = (path) => join(src, path);
const getModuleInfo = (id) => ({ importedIds: (imports[id.slice(src.length + 1)] ?? []).map(at) });
const parcel = parcelOf({ packages: { vendor: ["react"] }, entries: { app: ["element/defineInsuranceQuote.ts"] }, kinds: { motor: ["auto", "motorcycle"] } });

test.each([
  ["/a/node_modules/react/index.js", "vendor"],
  [at("app/App.tsx"), "app"],
  [at("steps/mine.ts"), "auto"],
  [at("steps/cars.ts"), "motor"],
  [at("steps/vehicles.ts"), "steps"],
])("%s lies in %s", (id, name) => expect(parcel(id, { getModuleInfo })).toBe(name));

test("refuses a module that no parcel imports", () => {
  expect(() => parcel(at("steps/nobodys.ts"), { getModuleInfo })).toThrow("is in no parcel: name what brings it along in rollup.config.mjs");
});
