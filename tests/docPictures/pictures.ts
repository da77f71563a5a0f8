import type { BrowserContext } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";

/** One frame of a picture: a page of the running demo, at one moment. */
export interface Frame {
  readonly caption: string;
  readonly address: (origins: Origins) => string;
  /** The page alone, the first screen that its script paints, or the widget as it runs. */
  readonly at: "page" | "painted" | "running";
  readonly prepare?: (context: BrowserContext, origins: Origins) => Promise<unknown>;
}

export interface Picture {
  /** The file's name in `embed-demo/docs/public/pictures`, without its ending. */
  readonly name: string;
  readonly frames: readonly Frame[];
}

const screen = (brand: string, id: string) => ({ sites }: Origins): string => `${sites}/gallery/frame/?${new URLSearchParams({ brand, screen: id, scheme: "light", language: "en" }).toString()}`;
const embedded = ({ sites }: Origins): string => `${sites}/embedded/`;

/** Serves a page that consists of a heading and a tag, as somebody writes it by hand. */
const page = (body: (origins: Origins) => string | Promise<string>) => async (context: BrowserContext, origins: Origins): Promise<void> => {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your page</title>
<style>body{font:16px/1.5 system-ui,"Liberation Sans",sans-serif;margin:0;color:#1b2340}header{padding:14px 20px;border-bottom:1px solid #e1e5f1;font-weight:600}</style></head>
<body><header>Your page</header>${await body(origins)}</body></html>`;
  await context.route(embedded(origins), (route) => route.fulfill({ body: html, contentType: "text/html" }));
};

const tag = ({ api, widget, sites }: Origins, inside = ""): string =>
  `<insurance-quote partner="prairie-lantern" line="auto" load="eager" environment="local" api="${api}" content="${widget}/content" hosted="${sites}/quote" style="display:block;min-height:640px">${inside}</insurance-quote>`;

const loader = page((origins) => `${tag(origins)}<script type="module" async src="${origins.widget}/dist/insurance-quote.js"></script>`);
const own = page((origins) => `${tag(origins)}<script async src="${origins.widget}/content/prairie-lantern/insurance-quote.js"></script>`);
const inPage = page(async (origins) => {
  const first = await (await fetch(`${origins.widget}/content/prairie-lantern/first-screen-auto.html`)).text();
  return `${tag(origins, first)}<script type="module" async src="${origins.widget}/dist/insurance-quote.js"></script>`;
});

const ways = [
  { name: "plain-loader", prepare: loader, before: "The page: the place is reserved", after: "The loader, then the first screen" },
  { name: "own-script", prepare: own, before: "The page: the place is reserved", after: "The script has the first screen in it" },
  { name: "first-screen-in-page", prepare: inPage, before: "The page has the first screen in it", after: "Still the same, before React" },
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
  ...ways.map(({ name, prepare, before, after }) => ({
    name,
    frames: [
      { caption: before, at: "page" as const, address: embedded, prepare },
      { caption: after, at: "painted" as const, address: embedded, prepare },
      { caption: "The widget has taken over", at: "running" as const, address: embedded, prepare },
    ],
  })),
];
