import { expect } from "vitest";
import { reachPrices } from "../hosts/walk";
import { hostPage, widgetTag } from "../harness/hostPage";
import { partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";

interface HostilePage {
  readonly name: string;
  readonly css?: string;
  /** Puts the tag into the page. */
  readonly around?: (tag: string) => string;
  /** Runs before every script of the page. */
  readonly spoil?: () => void;
}

const pages: readonly HostilePage[] = [
  { name: "with a root font of 62.5 %", css: "html { font-size: 62.5% } body { font-size: 1.4rem }" },
  {
    name: "whose !important rules are for every element",
    css: `* { box-sizing: content-box !important; margin: 3px !important; padding: 5px !important; border: 2px dotted lime !important;
      font: italic 700 30px/2 fantasy !important; letter-spacing: 4px !important; word-spacing: 9px !important; text-transform: uppercase !important;
      text-align: right !important; text-indent: 40px !important; color: lime !important; white-space: pre !important; cursor: wait !important;
      line-height: 3 !important; list-style: square !important; float: none !important; direction: rtl !important; writing-mode: horizontal-tb !important; }`,
  },
  { name: "from right to left", css: "html { direction: rtl; text-align: right }" },
  {
    name: "that is transformed, filtered and clipped",
    css: ".lens { transform: translateZ(0) rotate(0.5deg) scale(0.98); filter: saturate(1); perspective: 900px; will-change: transform; contain: layout; overflow: clip }",
    around: (tag) => `<div class="lens">${tag}</div>`,
  },
  {
    name: "whose containers take the width of their content",
    css: ".shrink { display: flex; flex-direction: column; align-items: flex-start; width: fit-content }",
    around: (tag) => `<div class="shrink">${tag}</div>`,
  },
  {
    name: "whose prototypes have further members",
    spoil: () => {
      for (const { prototype } of [Object, Array, Function, String, Promise, Map, Event, Node]) Reflect.set(prototype, "extended", () => "by the page");
    },
  },
  {
    name: "whose intrinsics are frozen",
    spoil: () => {
      const found = new Set<unknown>();
      const freeze = (value: unknown): void => {
        if ((typeof value !== "object" && typeof value !== "function") || value === null || found.has(value)) return;
        found.add(Object.freeze(value));
        freeze(Object.getPrototypeOf(value));
        for (const { value: own, get, set } of Object.values(Object.getOwnPropertyDescriptors(value))) [own, get, set].forEach(freeze);
      };
      const names = ["Object", "Function", "Array", "String", "Number", "Boolean", "Symbol", "BigInt", "Date", "RegExp", "Error", "TypeError", "RangeError", "Promise", "Map", "Set", "WeakMap", "WeakSet", "JSON", "Math", "Reflect", "Proxy", "Intl", "ArrayBuffer", "Uint8Array", "DataView"];
      for (const name of names) freeze(Reflect.get(globalThis, name));
      freeze(Object.getPrototypeOf(async () => undefined));
      freeze(Object.getPrototypeOf(function* () {}));
      freeze(Object.getPrototypeOf([][Symbol.iterator]()));
    },
  },
];

/** Returns the layout and the type of every part of the screen, which no page may change. */
const looks = ({ widget }: Visitor): Promise<readonly string[]> =>
  widget.evaluate((element) => {
    const parts = [...element.shadowRoot!.querySelectorAll<HTMLElement>("h1, p, label, button, input, select, legend, a")];
    return parts.map((part) => {
      const { fontSize, lineHeight, letterSpacing, textTransform, textAlign, direction, color, cursor, padding, margin } = getComputedStyle(part);
      return [part.localName, (part.textContent ?? "").slice(0, 20), part.offsetWidth, part.offsetHeight, fontSize, lineHeight, letterSpacing, textTransform, textAlign, direction, color, cursor, padding, margin].join(" ");
    });
  });

/** The looks in a page that does nothing, which the first test measures for all. */
let plain: readonly string[] | undefined;

test.for(pages)("gets prices and keeps its looks in a page $name", async (hostile, { open, origins }) => {
  const show = async ({ css = "", around = (tag) => tag, spoil }: Omit<HostilePage, "name">): Promise<Visitor> => {
    const tag = widgetTag(origins, 'partner="prairie-lantern" line="pet"');
    const visitor = await open({
      site: partnerSite,
      address: `${origins.sites}/somebody/`,
      prepare: async (context) => {
        await hostPage(context, origins, around(tag), `insurance-quote { display: block; width: 900px } ${css}`);
        if (spoil) await context.addInitScript(spoil);
      },
    });
    await visitor.arrive();
    await visitor.settled();
    return visitor;
  };
  plain ??= await looks(await show({}));
  const visitor = await show(hostile);
  expect(await looks(visitor)).toEqual(plain);
  await reachPrices(visitor);
});
