import type { Published } from "../../src/partner/published";
import type { PartnerImage } from "../../src/partner/content";
import { standIns } from "../publish/newFolder";
import { pictureUrl, type Draft } from "./draft";
import { sightFaults } from "./pictureSight";
import type { Sighting } from "./sighting";

type Color = readonly [number, number, number];

/** The sizes in pixels at which a phone of 390 px shows pictures (ui/chrome). */
const onPhone = { height: 30, width: 179, legible: 15 };
/** The share by which a picture's own shape may differ from the size in the config. */
const mostSqueezed = 0.04;
const scale = 2;

const colorIn = (css: unknown): Color => (/^rgb\((\d+) (\d+) (\d+)/.exec(String(css))?.slice(1).map(Number) ?? [255, 255, 255]) as unknown as Color;

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** The picture alone at a size, and laid on its ground for the eye, as a data URL. */
function drawn(image: HTMLImageElement, width: number, height: number, ground: Color) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) });
  const alone = canvas.getContext("2d", { willReadFrequently: true })!;
  alone.drawImage(image, 0, 0, canvas.width, canvas.height);
  const pixels = alone.getImageData(0, 0, canvas.width, canvas.height);
  const laid = document.createElement("canvas");
  Object.assign(laid, { width: canvas.width + 48, height: canvas.height + 32 });
  const on = laid.getContext("2d")!;
  on.fillStyle = `rgb(${ground.join(" ")})`;
  on.fillRect(0, 0, laid.width, laid.height);
  on.drawImage(canvas, 24, 16);
  return { pixels, picture: laid.toDataURL() };
}

/** The pictures that stand on a plain ground, and the token of its color. */
const grounds = [
  ["logo", "color-header", "header"],
  ["watermark", "color-footer", "footer"],
] as const;

/** Lists how a draft's pictures would ruin the page, each fault with its picture, measured in pixels in both schemes. */
export async function pictureSightings(draft: Draft, { config, theme, dark }: Pick<Published, "config" | "theme" | "dark">): Promise<readonly Sighting[]> {
  const found: Sighting[] = [];
  const spare = standIns(config.name, draft.theme, draft.dark);
  const add = (place: string, text: string, picture: string): void => void found.push({ file: "config.json", place, text, stops: false, picture });
  const look = async (place: string, { src, width, height }: PartnerImage, ground: Color, where: string, remedy?: string): Promise<void> => {
    const file = draft.pictures[src];
    // The name that stands in for a logo is made for its ground.
    if (file === undefined || file === spare.files[src]) return;
    const image = await loaded(pictureUrl(src, file)).catch(() => null);
    if (!image) return;
    const own = (image.naturalWidth || width) / (image.naturalHeight || height);
    const shown = Math.min(onPhone.height, onPhone.width / own);
    const { pixels, picture } = drawn(image, shown * own, shown, ground);
    for (const text of sightFaults(pixels, ground, where, remedy)) add(place, text, picture);
    if (Math.abs(own / (width / height) - 1) > mostSqueezed) add(place, `is ${width} by ${height} px in config.json and has another shape: its room is wrong until it arrives`, picture);
    if (place === "logo" && shown < onPhone.legible) add(place, `is ${Math.round(shown)} px tall on a phone, too wide to be read: take a shorter one`, picture);
  };
  for (const [place, token, part] of grounds) {
    const image = config[place];
    if (!image) continue;
    await look(place, image, colorIn(theme[token]), `on the ${part}`);
    if (dark) await look(place, { ...image, src: image.dark ?? image.src }, colorIn(dark[token] ?? theme[token]), `on the dark ${part}`, image.dark === undefined ? "; add a picture for dark" : "");
  }
  const { favicon } = config;
  const tab = favicon && draft.pictures[favicon.src];
  if (favicon && tab !== undefined) {
    const image = await loaded(pictureUrl(favicon.src, tab)).catch(() => null);
    if (image && Math.abs((image.naturalWidth || 1) / (image.naturalHeight || 1) - 1) > mostSqueezed) add("favicon", "isn't square: browsers squeeze it in the tab", drawn(image, 32, 32, [255, 255, 255]).picture);
  }
  return found.filter(({ place, text }, index) => found.findIndex((other) => other.place === place && other.text === text) === index);
}
