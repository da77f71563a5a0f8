/** A host page that does what would spoil a widget of less care. */
export interface HostilePage {
  readonly name: string;
  readonly css?: string;
  /** Puts the tag into the page. */
  readonly around?: (tag: string) => string;
  /** Runs before every script of the page. */
  readonly spoil?: () => void;
}

export const hostilePages: readonly HostilePage[] = [
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
