import type { Origins } from "../../embed-demo/hosting/origins";

/** One frame of a picture: a page of the running demo, at one moment. */
export interface Frame {
  readonly caption: string;
  readonly address: (origins: Origins) => string;
  /** The page alone, the first screen that its script paints, or the widget as it runs. */
  readonly at: "page" | "painted" | "running";
}

export interface Picture {
  /** The file's name in `embed-demo/docs/public/pictures`, without its ending. */
  readonly name: string;
  readonly frames: readonly Frame[];
}

const screen = (brand: string, id: string) => ({ sites }: Origins): string => `${sites}/gallery/frame/?${new URLSearchParams({ brand, screen: id, scheme: "light", language: "en" }).toString()}`;
/** The page that the docs show live below the picture. */
const embedded = (way: string) => ({ sites }: Origins): string => `${sites}/embedded/${way}/`;

const ways = [
  { name: "plain-loader", before: "The page: the place is reserved", after: "The loader, then the first screen" },
  { name: "own-script", before: "The page: the place is reserved", after: "The script has the first screen in it" },
  { name: "first-screen-in-page", before: "The page has the first screen in it", after: "Still the same, before React" },
] as const;

/** Every picture of the docs and of the README. `npm run docs:pictures` makes them. */
export const pictures: readonly Picture[] = [
  {
    name: "three-brands",
    frames: [
      { caption: "Clearmoor: the address", at: "running", address: screen("default", "auto-address") },
      { caption: "Auvane: the driver", at: "running", address: screen("auvane", "auto-driver") },
      { caption: "Prairie Lantern: prices", at: "running", address: screen("prairie-lantern", "quotes") },
    ],
  },
  ...ways.map(({ name, before, after }) => ({
    name,
    frames: [
      { caption: before, at: "page" as const, address: embedded(name) },
      { caption: after, at: "painted" as const, address: embedded(name) },
      { caption: "The widget has taken over", at: "running" as const, address: embedded(name) },
    ],
  })),
];
