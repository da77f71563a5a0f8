/**
 * Matches an XML file piece by piece: comments, CDATA, instructions, the doctype, end tags, tags with attributes, and text. An
 * internal subset doesn't match, because it can define entities.
 */
const piece = /<!--[^]*?-->|<!\[CDATA\[(?<data>[^]*?)\]\]>|<\?(?<instruction>[^]*?)\?>|<!DOCTYPE[^<>[\]]*>|<\/[^\s<>]+\s*>|<(?<tag>[^\s<>/!?"'=]+)(?<attributes>(?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|(?<text>[^<]+)/y;
const attribute = /([^\s<>/"'=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes entities like a parser: `&#106;` is j. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

/** Reads style like a browser: without comments, and `\75rl` is url. */
const plainStyle = (style: string): string =>
  style
    .replace(/\/\*[^]*?\*\//g, " ")
    .replace(/\\(?:([\da-f]{1,6})\s?|([^]))/gi, (_whole, hex?: string, sign?: string) => (hex === undefined ? (sign ?? "") : decoded(`&#x${hex};`)));

/** "xlink:href" → "href" */
const localName = (name: string): string => name.slice(name.lastIndexOf(":") + 1).toLowerCase();

/** True for references that a drawing may have: to a part of itself, or to embedded pixels and fonts. */
const isOwn = (address: string): boolean => /^(?:#|data:(?:image\/(?:png|jpeg|gif|webp|avif)|(?:application\/(?:x-)?)?font[\w/+.-]*)[;,])/i.test(address.trim());

const running = new Set(["script", "handler", "listener"]);
const foreign = new Set(["foreignobject", "iframe", "object", "embed", "audio", "video", "canvas"]);
const foreignNamespace = /^http:\/\/www\.w3\.org\/(?:1999\/xhtml|1998\/math\/mathml)$/i;
const linking = new Set(["href", "src", "base"]);

/** The fault of a style that fetches another file; null if it fetches nothing. */
function styleFault(style: string): string | null {
  const plain = plainStyle(style);
  const named = [...plain.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address]) => address!).find((address) => !isOwn(address));
  if (named !== undefined) return `its style fetches ${named.trim()}`;
  return /@import|(?:image-set|image|src)\(\s*["']/i.test(plain) ? "its style fetches another file" : null;
}

function attributeFault(name: string, value: string): string | null {
  const local = localName(name);
  if (local.startsWith("on")) return `has the handler ${name}`;
  if (/^xmlns(?::|$)/.test(name)) return foreignNamespace.test(value.trim()) ? "contains elements that aren't SVG" : null;
  if (linking.has(local)) return isOwn(value) ? null : `links to ${value.trim()}`;
  if (local === "attributename") return linking.has(localName(value.trim())) || /^on/i.test(localName(value.trim())) ? `changes ${value.trim()} as it is shown` : null;
  return styleFault(value);
}

/**
 * Reasons to refuse a drawing: opened on its own, it would run a script, show foreign content, or fetch something. Empty for a
 * harmless drawing. Also refuses a file that this parser can't read exactly as a browser would.
 */
export function svgFaults(svg: string): readonly string[] {
  const faults = new Set<string>();
  const add = (fault: string | null): void => void (fault !== null && faults.add(fault));
  const source = svg.replace(/^\uFEFF/, "");
  let open = "";
  piece.lastIndex = 0;
  for (let found = piece.exec(source); found; found = piece.exec(source)) {
    const { tag, attributes = "", data, instruction, text } = found.groups!;
    if (tag !== undefined) {
      if (open === "" && localName(tag) !== "svg") return ["isn't an SVG"];
      open = localName(tag);
      if (running.has(open)) add("has a script");
      if (foreign.has(open)) add(`has the element ${tag}`);
      for (const [, name, double, single] of attributes.matchAll(attribute)) add(attributeFault(name!, decoded(double ?? single ?? "")));
    } else if (instruction !== undefined) add(/^xml\s/i.test(instruction) ? null : `has the instruction ${instruction.trim().split(/\s/)[0]}`);
    else if (open === "style") add(styleFault(data ?? decoded(text ?? "")));
    if (piece.lastIndex === source.length) return open === "" ? ["isn't an SVG"] : [...faults].map((fault) => `${fault}: take it out`);
  }
  return ["isn't an SVG that every browser reads: export it again"];
}
