import { pictureUrl } from "./draft";

type Tokens = Readonly<Record<string, string>>;

/** Part of a screen, drawn from its top left corner. */
interface Piece {
  readonly height: number;
  readonly svg: string;
}

/** Pixels of a phone's screen: its width, its margin, and what a picture shows of its height. */
const phone = { width: 390, margin: 20, height: 420 };
const inside = phone.width - 2 * phone.margin;
/** The width in pixels at which the checks show a picture. */
const shown = 248;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws with a theme's own sizes, fonts and colors. */
function pen(tokens: Tokens) {
  const size = (name: string, spare: number): number => {
    const read = parseFloat(tokens[name] ?? "");
    return Number.isFinite(read) ? Math.max(0, read) : spare;
  };
  const color = (name: string): string => tokens[`color-${name}`] ?? "none";
  const words = (text: string, x: number, y: number, pixels: number, role: "heading" | "body" | "price", ink = "text", rest = ""): string =>
    `<text x="${x}" y="${y}" font-size="${pixels}" font-family="${escaped(tokens[`font-${role}`] ?? "sans-serif")}" fill="${color(ink)}"${rest}>${escaped(text)}</text>`;
  const box = (x: number, y: number, width: number, height: number, radius: number, fill: string, edge = "none", thick = 0): string =>
    `<rect x="${x + thick / 2}" y="${y + thick / 2}" width="${Math.max(0, width - thick)}" height="${Math.max(0, height - thick)}" rx="${Math.min(radius, width / 2, height / 2)}" fill="${fill}" stroke="${edge}" stroke-width="${thick}"/>`;
  return { size, color, words, box };
}

type Pen = ReturnType<typeof pen>;
type Draw = (pen: Pen) => Piece;

const header: Draw = ({ size, color, box }) => {
  const rule = size("border-header", 1);
  return { height: 48 + rule, svg: box(0, 0, phone.width, 48, 0, color("header")) + box(phone.margin, 15, 92, 18, 3, color("on-header")) + box(0, 48, phone.width, rule, 0, color("header-rule")) };
};

const progress: Draw = ({ size, color, box }) => {
  const [height, gap, radius] = [size("progress-height", 6), size("progress-gap", 6), size("progress-radius", 6)];
  const width = (inside - 3 * gap) / 4;
  return { height, svg: [0, 1, 2, 3].map((part) => box(phone.margin + part * (width + gap), 0, width, height, radius, color(part === 0 ? "progress" : "progress-track"))).join("") };
};

const question = (token: string): Draw => ({ size, words }) => {
  const pixels = size(token, 26);
  return { height: pixels * 2.4, svg: ["What would you", "like to protect?"].map((line, row) => words(line, phone.margin, pixels * (1 + row * 1.2), pixels, "heading")).join("") };
};

const field: Draw = ({ size, color, words, box }) => {
  const [label, height] = [size("font-label-size", 15), size("density-control", 54)];
  const top = label * 1.4;
  return { height: top + height, svg: words("First name", phone.margin, label, label, "body") + box(phone.margin, top, inside, height, size("field-radius", 12), color("raised"), color("line-strong"), 1) + words("Maya", phone.margin + 16, top + height / 2 + 6, 17, "body") };
};

const button: Draw = ({ size, color, words, box }) => {
  const [height, pixels] = [size("density-control", 54), size("font-action-size", 17)];
  return { height, svg: box(phone.margin, 0, inside, height, size("radius-action", 12), color("action")) + words("Save driver", phone.width / 2, height / 2 + pixels * 0.35, pixels, "body", "on-action", ' text-anchor="middle" font-weight="600"') };
};

const cards: Draw = ({ size, color, words, box }) => {
  const [pad, gap, tile] = [size("density-card-pad", 24), size("density-gap", 16), 44];
  const height = Math.max(size("density-option", 76), tile + pad);
  const card = (name: string, top: number, isChosen: boolean): string =>
    box(phone.margin, top, inside, height, size("radius-card", 16), color(isChosen ? "selected-soft" : "raised"), color(isChosen ? "selected" : "line-strong"), size(isChosen ? "border-selected" : "border-card", 1)) +
    box(phone.margin + pad, top + (height - tile) / 2, tile, tile, size("radius-tile", 12), color("mono-1")) +
    words(name, phone.margin + pad + tile + 14, top + height / 2 + 6, 18, "body");
  return { height: height * 2 + gap, svg: card("Auto", 0, true) + card("Renters", height + gap, false) };
};

const price: Draw = ({ size, color, words, box }) => {
  const [pad, pixels, badge] = [size("density-card-pad", 24), size("font-price-size", 40), size("font-eyebrow-size", 13)];
  const [tall, height] = [badge * 1.8, pad * 2 + Math.max(pixels, badge * 1.8)];
  const width = badge * 7.5;
  return {
    height,
    svg:
      box(phone.margin, 0, inside, height, size("radius-card", 16), color("raised"), color("line-strong"), size("border-card", 1)) +
      box(phone.margin + pad, (height - tall) / 2, width, tall, size("radius-chip", 999), color("badge")) +
      words("Lowest price", phone.margin + pad + width / 2, height / 2 + badge * 0.35, badge, "body", "on-badge", ' text-anchor="middle"') +
      words("$88", phone.width - phone.margin - pad, height / 2 + pixels * 0.35, pixels, "price", "text", ' text-anchor="end"'),
  };
};

const vehicle: Draw = ({ size, color }) => {
  const scale = size("art-vehicle", 176) / 100;
  const body = `<path d="M4 30V20l14-4L30 5h32l16 11 18 4v10z" fill="${color("action")}"/><circle cx="24" cy="31" r="8" fill="${color("text")}"/><circle cx="76" cy="31" r="8" fill="${color("text")}"/>`;
  return { height: 40 * scale, svg: `<g transform="translate(${phone.width / 2 - 50 * scale}) scale(${scale})">${body}</g>` };
};

const horizon: Draw = ({ size, color, box }) => {
  const height = size("art-horizon", 96);
  return { height: height + 40, svg: `<path d="M0 ${height}V${height * 0.5}Q97 ${-height * 0.3} 210 ${height * 0.55}T390 ${height * 0.3}V${height}z" fill="${color("mono-1")}"/>${box(0, height, phone.width, 40, 0, color("footer"))}` };
};

/** The parts of a screen that show a size: the one that has it, and another to compare it with. */
const seenOn: readonly (readonly [place: RegExp, pieces: readonly Draw[]])[] = [
  [/^font\.heading-size$/, [question("font-heading-size"), field]],
  [/^font\.heading/, [question("font-heading-size-compact"), field]],
  [/^(?:font\.(?:price|eyebrow)|radius\.chip)/, [question("font-heading-size-compact"), price]],
  [/^(?:font\.label|field\.|density\.control)/, [field, button]],
  [/^(?:font\.action|radius\.action)/, [field, button]],
  [/^(?:density|border\.(?:card|selected)|radius)\b/, [cards]],
  [/^progress\./, [progress, question("font-heading-size-compact")]],
  [/^border\.header/, [header, question("font-heading-size-compact")]],
  [/^art\.vehicle/, [vehicle, button]],
  [/^art\.horizon/, [button, horizon]],
];

/**
 * Draws a theme's size out of proportion as a phone shows it, beside another part of the screen, as a data URL; null for a token
 * that is no size.
 */
export function sizeSample(place: string, tokens: Tokens): string | null {
  const [, pieces] = seenOn.find(([known]) => known.test(place)) ?? [];
  if (!pieces) return null;
  const made = pen(tokens);
  const gap = Math.max(12, made.size("density-gap", 16));
  let top = pieces[0] === header ? 0 : phone.margin;
  const drawn = pieces.map((draw) => {
    const { height, svg } = draw(made);
    const placed = `<g transform="translate(0 ${top})">${svg}</g>`;
    top += height + gap;
    return placed;
  });
  const height = Math.min(phone.height, Math.round(top - gap + phone.margin));
  return pictureUrl("sample.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${Math.round((height * shown) / phone.width)}" viewBox="0 0 ${phone.width} ${height}"><rect width="100%" height="100%" fill="${made.color("surface")}"/>${drawn.join("")}</svg>`);
}
