import { expect, test } from "vitest";
import { sbomOf } from "./sbom.mjs";

const component = (name, dependsOn = []) => ({
  component: { "bom-ref": `${name}@1.0.0`, name, version: "1.0.0", scope: "optional", licenses: [{ license: { id: "MIT" } }], hashes: [{ alg: "SHA-512", content: "00" }], properties: [{ name: "cdx:npm:package:development", value: "true" }] },
  dependency: { ref: `${name}@1.0.0`, dependsOn },
});

const parts = [component("react-dom", ["scheduler@1.0.0", "react@1.0.0"]), component("react"), component("scheduler"), component("rollup")];
const whole = {
  $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  serialNumber: "urn:uuid:1",
  version: 1,
  metadata: { timestamp: "2026-01-01T00:00:00Z", lifecycles: [{ phase: "pre-build" }], tools: [{ name: "cli" }], component: { "bom-ref": "own@1.0.0", name: "folder", properties: [] } },
  components: parts.map((part) => part.component),
  dependencies: parts.map((part) => part.dependency),
};

test("the list has the packages of the bundle, with license and hash, and what they need of each other", () => {
  const list = sbomOf(whole, [{ name: "react", version: "1.0.0" }, { name: "react-dom", version: "1.0.0" }], { name: "own" });
  expect(list.components.map(({ name, scope, licenses, hashes, properties }) => [name, scope, licenses.length, hashes.length, properties])).toEqual([
    ["react", "required", 1, 1, undefined],
    ["react-dom", "required", 1, 1, undefined],
  ]);
  expect(list.dependencies).toEqual([
    { ref: "own@1.0.0", dependsOn: ["react@1.0.0", "react-dom@1.0.0"] },
    { ref: "react-dom@1.0.0", dependsOn: ["react@1.0.0"] },
    { ref: "react@1.0.0", dependsOn: [] },
  ]);
});

test("the same packages have the same list at any time", () => {
  expect(JSON.stringify(sbomOf(whole, [{ name: "react", version: "1.0.0" }], { name: "own" }))).not.toMatch(/timestamp|serialNumber/);
});

test("a package that the lock file doesn't have is refused", () => {
  expect(() => sbomOf(whole, [{ name: "react", version: "2.0.0" }], { name: "own" })).toThrow("react 2.0.0 isn't in the lock file");
});
