const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const signsOf = (text: string): readonly string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** The widths of signs in parts of the font's size: letters, and pictures and signs that fill a square. */
const wide = /\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const widthOf = (text: string): number => signsOf(text).reduce((sum, sign) => sum + (wide.test(sign) ? 1.35 : 0.575), 0);

/** Pixels. A name on one line is written large; a longer one takes two lines, because headers shrink a wide logo until nobody can read it. */
const height = 36;
const alone = { size: 20, most: 250, at: [26] };
const two = { size: 15, most: 210, at: [15, 32] };

/** A text as far as there is room for its words, with the sign that it goes on. */
function cut(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  const signs = [...signsOf(text)];
  while (signs.length > 1 && widthOf(`${signs.join("")}…`) > room) signs.pop();
  return `${signs.join("").replace(/\s+\S*$/, "")}…`;
}

/** Two lines of about the same width; the second is cut where it has no room. */
function halves(name: string, room: number): readonly string[] {
  const words = name.split(/\s+/);
  const firsts = words.map((_word, at) => words.slice(0, at + 1).join(" "));
  const half = Math.min(room, widthOf(name) / 2);
  const first = firsts.find((text) => widthOf(text) >= half && widthOf(text) <= room) ?? firsts.filter((text) => widthOf(text) <= room).at(-1) ?? words[0]!;
  const rest = name.split(/\s+/).slice(first.split(" ").length).join(" ");
  return [cut(first, room), ...(rest ? [cut(rest, room)] : [])];
}

/** A name as a picture, used until there is a logo. Sizes are in pixels. */
export function wordmark(name: string, ink: string): { readonly svg: string; readonly width: number; readonly height: number } {
  const isShort = widthOf(name) * alone.size <= alone.most;
  const { size, most, at } = isShort ? alone : two;
  const lines = isShort ? [name] : halves(name.trim(), most / size);
  const baselines = lines.length === 1 ? alone.at : at;
  const width = 24 + Math.ceil(Math.max(...lines.map(widthOf)) * size);
  const text = lines.map((line, row) => `<text x="0" y="${baselines[row]}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="650" fill="${ink}">${escaped(line)}</text>`).join("");
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${text}</svg>\n`, width, height };
}
