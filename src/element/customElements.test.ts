import type { CustomElementDeclaration } from "custom-elements-manifest/schema";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { z } from "zod";
import { eventTypes } from "../build/eventTypes.mjs";
import { customElements } from "./customElements";

const manifest = customElements(eventTypes());
const element = manifest.modules[0]!.declarations![0] as CustomElementDeclaration;

it("the manifest is one by the official schema", async () => {
  const schema = JSON.parse(await readFile(createRequire(import.meta.url).resolve("custom-elements-manifest/schema.json"), "utf8")) as Parameters<typeof z.fromJSONSchema>[0];
  expect(z.fromJSONSchema(schema).safeParse(manifest).error?.issues).toBeUndefined();
  const { schemaVersion: _version, ...without } = manifest;
  expect(z.fromJSONSchema(schema).safeParse(without).success).toBe(false);
});

it.each([
  ["base-path", "basePath"],
  ["heading-level", "headingLevel"],
  ["router", "router"],
])("the manifest has the property of %s for editors and wrappers", (attribute, property) => {
  expect(element.attributes?.find(({ name }) => name === attribute)).toMatchObject({ fieldName: property });
});

it("the manifest's type of the property router allows a name and an adapter", () => {
  expect(element.members).toContainEqual(expect.objectContaining({ name: "router", type: { text: expect.stringMatching(/^"hash" \| .*"memory".* \| RouterAdapter \| null$/) } }));
});

it("the manifest has each event's payload, without a type that only the source knows", () => {
  expect(element.events?.find(({ name }) => name === "iq-lead")?.type.text).toMatch(/^CustomEvent<\{ leadId: string; line: "auto" \| .* \| null; change: "created" \| "updated" \}>$/);
  expect(element.events?.map(({ type }) => type.text).join()).not.toMatch(/LineSlug|IqEvent/);
});

it("the manifest has a custom property for every design token, and the one of the page's sticky header", () => {
  const names = element.cssProperties?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["--iq-sticky-top", "--iq-color-action", "--iq-radius-card", "--iq-motion-ease"]));
  expect(new Set(names).size).toBe(names?.length);
});
