import type { CustomElementDeclaration } from "custom-elements-manifest/schema";
import { expect, it } from "vitest";
import { eventTypes } from "../../../src/build/eventTypes.mjs";
import { customElements as manifestOf } from "../../../src/element/customElements";
import { hostSite } from "./hostPage";
import { runs } from "./takeover";

/** Compares the custom-elements manifest with the live element. `hostEvents.test.ts` compares the events that it sends. */
const host = await hostSite();
const element = manifestOf(eventTypes()).modules[0]!.declarations![0] as CustomElementDeclaration;

/** Members that the platform calls, which no page does. */
const platform = ["constructor", "attachShadow", "connectedCallback", "disconnectedCallback", "connectedMoveCallback", "attributeChangedCallback"];

it("the manifest has the attributes, properties and methods of the live element, and no others", async () => {
  const { page } = await host.open(host.tag() + host.script());
  await runs(page);
  const live = await page.evaluate(() => {
    const type = customElements.get("insurance-quote") as CustomElementConstructor & { readonly observedAttributes: readonly string[] };
    const members = Object.entries(Object.getOwnPropertyDescriptors(type.prototype));
    return {
      attributes: type.observedAttributes,
      fields: members.flatMap(([name, { get }]) => (get ? [name] : [])),
      methods: members.flatMap(([name, { value }]) => (typeof value === "function" ? [name] : [])),
    };
  });
  const named = (kind: string) => element.members?.flatMap((member) => (member.kind === kind ? [member.name] : [])).sort();
  expect(element.attributes?.map(({ name }) => name).sort()).toEqual([...live.attributes].sort());
  expect(named("field")).toEqual(live.fields.sort());
  expect(named("method")).toEqual(live.methods.filter((name) => !platform.includes(name)).sort());
  await page.close();
});

it("each property of the manifest reflects its attribute, and a custom property reaches the screen", async () => {
  const { page } = await host.open(host.tag() + host.script());
  await runs(page);
  const fields = element.members?.flatMap((member) => ("attribute" in member && member.attribute ? [{ property: member.name, attribute: String(member.attribute) }] : [])) ?? [];
  const wrong = await page.evaluate((given) => {
    const twin = document.createElement("insurance-quote");
    return given.filter(({ property, attribute }) => {
      Reflect.set(twin, property, "1");
      return twin.getAttribute(attribute) !== "1" || Reflect.get(twin, property) !== "1";
    });
  }, fields);
  expect(fields.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
  await page.addStyleTag({ content: "insurance-quote{--iq-color-text:rgb(1, 2, 3)}" });
  expect(await page.locator("insurance-quote [data-title]").evaluate((title) => getComputedStyle(title).color)).toBe("rgb(1, 2, 3)");
  await page.close();
});
