import type { AheadElement, AheadText } from "./tree";

const voids = new Set(["img", "input", "br", "hr", "link"]);
const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const plain = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!);

/** Parses React's output: every tag closed, every value quoted, no comments, and one root element. */
export function parseMarkup(markup: string, read: (text: string) => AheadText): AheadElement {
  const root = { tag: "", attributes: {}, children: [] as (AheadElement | AheadText)[] };
  const open = [root];
  for (const [, close, tag, given = "", text] of markup.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:\s[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g)) {
    const parent = open.at(-1)!;
    if (text !== undefined) parent.children.push(read(plain(text)));
    else if (close) open.pop();
    else {
      const pairs = [...given.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [name, read(plain(value))]);
      const element = { tag: tag!, attributes: Object.fromEntries(pairs) as Record<string, AheadText>, children: [] };
      parent.children.push(element);
      if (!voids.has(tag!)) open.push(element);
    }
  }
  // React adds links that preload the images; the images themselves are enough.
  const [only, ...others] = root.children.filter((child) => typeof child !== "object" || !("tag" in child) || child.tag !== "link");
  if (open.length !== 1 || others.length > 0 || typeof only !== "object" || !("tag" in only)) throw new Error(`A first screen must be one element: ${markup}`);
  return only;
}
