import { cp, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeAnswers } from "./answers";
import { bundleHost } from "./bundle";
import type { BenchPage } from "./page";
import { inPlace } from "./page";
import { publish } from "./publish";

export const dist = process.env.IQ_DIST ?? join(import.meta.dirname, "../../../dist");
const partner = "default";

/** Reserves the widget's place as the docs recommend. */
const tag = (id: string, line: string): string =>
  `<insurance-quote line="${line}" load="eager" environment="local" api="/${id}/api" content="/${id}/content" style="display:block;min-height:900px"></insurance-quote>`;

interface WayIn extends BenchPage {
  /** Its name in the peer bench. */
  readonly embed: string;
}

/** Pages use life because its second step takes the fewest responses of the service. Auto asks for addresses. */
const page = (id: string, row: string, embed: string, head: string): WayIn => ({
  id,
  row,
  embed,
  head,
  body: inPlace(tag(id, "life")),
  addressBody: inPlace(tag(id, "auto")),
  firstField: "insurance-quote >>> input",
  step: {
    fill: [{ selector: "insurance-quote >>> input", text: "OH" }],
    next: "insurance-quote >>> button[type=submit]",
    secondField: "insurance-quote >>> input[name=firstName]",
  },
  async write(folder) {
    // Files have hashed names, so an older build's files would stay.
    for (const old of ["dist", "content"]) await rm(join(folder, old), { recursive: true, force: true });
    await cp(dist, join(folder, "dist"), { recursive: true, filter: (from) => /\.(?:js|css|json)$|^[^.]*$/.test(basename(from)) });
    await publish(partner, folder);
    await writeAnswers(join(folder, "api"));
  },
});

export const loader = page(
  "insurance-quote",
  "insurance-quote (loader)",
  "script type=module async, tag",
  `<script type="module" async src="/insurance-quote/dist/insurance-quote.js"></script>`,
);

/** Inserts the line's published first screen into the tag. The tag then has no `eager`, as nothing is urgent any more. */
async function withFirstScreen(body: string, folder: string): Promise<string> {
  const [, line] = /line="(\w+)"/.exec(body) ?? [];
  const screen = await readFile(join(folder, "content", partner, `first-screen-${line}.html`), "utf8");
  return body.replace(` load="eager"`, "").replace("</insurance-quote>", () => `${screen}</insurance-quote>`);
}

export const inPage: WayIn = {
  ...page(
    "insurance-quote-in-page",
    "insurance-quote (loader, first screen in the page)",
    "script type=module async, tag with a declarative shadow root",
    `<script type="module" async src="/insurance-quote-in-page/dist/insurance-quote.js"></script>`,
  ),
  complete: withFirstScreen,
};

export const own = page(
  "insurance-quote-own",
  "insurance-quote (partner's own script)",
  "script async, tag",
  `<script async fetchpriority="high" src="/insurance-quote-own/content/${partner}/insurance-quote.js"></script>`,
);

/** A React 19 page, bundled into modules, that renders the tag; `head` has the widget's script, if it isn't in the bundle. */
function reactHost(id: string, row: string, entry: string, head: string): BenchPage {
  const { write, ...rest } = page(id, row, "", `${head}<script type="module" src="/${id}/host.js"></script>`);
  return {
    ...rest,
    body: `<div id="place"></div>`,
    addressBody: `<div id="place"></div>`,
    async write(folder) {
      await write?.(folder);
      await bundleHost(fileURLToPath(import.meta.resolve(`./hosts/${entry}.tsx`)), dist, folder);
    },
  };
}

export const packaged = reactHost("insurance-quote-package", "React 19 page, insurance-quote (package)", "packageHost", "");

export const ownInReact = reactHost(
  "insurance-quote-own-react",
  "React 19 page, insurance-quote (partner's own script)",
  "scriptHost",
  `<script async fetchpriority="high" src="/insurance-quote-own-react/content/${partner}/insurance-quote.js"></script>`,
);
