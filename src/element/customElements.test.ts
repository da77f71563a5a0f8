import { expect, it } from "vitest";
import { customElements } from "./customElements";

const [{ declarations: [element] }] = customElements().modules as [ReturnType<typeof customElements>["modules"][number]];

it.each([
  ["base-path", "basePath"],
  ["router", "router"],
])("the manifest has the property of %s for editors and wrappers", (attribute, property) => {
  expect(element?.attributes.find(({ name }) => name === attribute)).toMatchObject({ fieldName: property });
});

it("the manifest's type of the property router allows a name and an adapter", () => {
  expect(element?.members).toContainEqual(expect.objectContaining({ name: "router", type: { text: expect.stringMatching(/^"hash" \| .*"memory".* \| RouterAdapter \| null$/) } }));
});
