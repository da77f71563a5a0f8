import { join } from "node:path";
import { expect, test } from "vitest";
import { lateParcels } from "./lateParcels.mjs";
import { src } from "./paths.mjs";

test("passes each dynamic import to `reach`, which waits until its files are available", () => {
  const { code } = lateParcels.transform('const load = () => import("./parcel");', join(src, "stages/loadStages.ts"));
  expect(code.split("\n").slice(1)).toEqual(["const lateParcel = (load) => load(reach);", 'const load = () => lateParcel((reach) => import("./parcel"));']);
});

test("leaves modules without a dynamic import and packages alone", () => {
  expect(lateParcels.transform('import a from "./a";', join(src, "app/App.tsx"))).toBeNull();
  expect(lateParcels.transform('import("./a")', "/node_modules/a/a.js")).toBeNull();
});

test("names the parcel and the files it imports, but not those already running", () => {
  const chunk = (name) => ({ chunk: { name }, fileName: `chunks/${name}-1.js` });
  const { left, right } = lateParcels.renderDynamicImport({ targetChunk: { fileName: "chunks/purchase-1.js" }, getTargetChunkImports: () => [chunk("app"), chunk("quotes"), chunk("vendor")] });
  expect(`${left}x${right}`).toBe('reach("./purchase-1.js", "./quotes-1.js").then(() => import(x))');
});
