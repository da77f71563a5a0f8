import type { Visitor } from "../harness/visitor";
import { fromDocs, fromPlayground, recipe, type Copied } from "./copied";
import { serverPage } from "./serverPage";
import { strictHeaders } from "./strictHeaders";
import { walkPage } from "./walkPage";
import { walkRoutes } from "./walkRoutes";
import { walkSandbox } from "./walkSandbox";
import { walkVisits } from "./walkVisits";
import type { Walk } from "./walk";

/** A page that somebody else builds and serves, with the widget in it. */
export interface Host {
  /** The folder of the project. With a `package.json` it is installed and built; without one its files are served. */
  readonly name: string;
  /** A folder that several hosts share; the host's own files come on top. */
  readonly on?: string;
  readonly walk: Walk;
  /** Drives more of its pages, which aren't weighed. */
  readonly afterwards?: (visitor: Visitor) => Promise<void>;
  /** Code that the docs offer for it. The project is built anew with each, and its page `quote` shows the widget. */
  readonly copied?: readonly Copied[];
  /** Response headers of its pages. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A first screen of the content network, which its build or its server reads as the file `first-screen.html`. */
  readonly firstScreen?: string;
  /** Responses of 400 and above that belong to its walk, as `403 https://…`. */
  readonly refused?: RegExp;
  /** Driven by `npm test`, too, and not only by `npm run hosts`. */
  readonly always?: boolean;
}

/** An Astro page's code in the project's layout, which has an icon and the other pages' links. */
const inLayout = (code: string): string => `---\nimport Page from "../layouts/Page.astro";\n---\n\n<Page title="Get a quote">\n${code}\n</Page>\n`;

/** A page of a site with Turbo, with the recipe's script and tag. */
const withTurbo = (script: string, tag: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Get a quote</title>
    <link rel="icon" href="data:," />
    <script src="/host/turbo.es2017-umd.js"></script>
    ${script}
  </head>
  <body>
    ${tag}
  </body>
</html>
`;

const pet = "prairie-lantern/first-screen-pet.html";

export const hosts: readonly Host[] = [
  { name: "react-19", on: "react", walk: walkRoutes, afterwards: serverPage("hydrated/"), firstScreen: pet, always: true },
  { name: "react-18", on: "react", walk: walkRoutes, afterwards: serverPage("hydrated/"), firstScreen: pet },
  { name: "vue", walk: walkRoutes, copied: [{ "src/Quote.vue": fromPlayground("Vue") }, { "src/Quote.vue": fromDocs("partners/frameworks", "Vue", "vue") }] },
  { name: "svelte", walk: walkRoutes, copied: [{ "src/Quote.svelte": fromPlayground("Svelte") }, { "src/main.js": recipe("Svelte 5", "js"), "src/Quote.svelte": recipe("Svelte 5", "svelte") }] },
  { name: "angular", walk: walkRoutes, copied: [{ "src/Quote.ts": fromPlayground("Angular") }, { "src/Quote.ts": recipe("Angular", "ts") }] },
  { name: "astro", walk: walkVisits, copied: [fromPlayground("Astro"), recipe("Astro, also with `<ClientRouter />`", "astro")].map((code) => ({ "src/pages/quote.astro": inLayout(code) })) },
  { name: "next", walk: walkRoutes, afterwards: serverPage("quote/"), firstScreen: pet },
  { name: "vite", on: "page", walk: walkPage },
  { name: "webpack", on: "page", walk: walkPage },
  { name: "esbuild", on: "page", walk: walkPage },
  { name: "rollup", on: "page", walk: walkPage },
  { name: "html", walk: walkPage, headers: strictHeaders, always: true },
  { name: "turbo", walk: walkVisits, copied: [{ "quote/index.html": withTurbo(recipe("Turbo", "html", "<script"), recipe("Turbo", "html", "<insurance-quote")) }], always: true },
  { name: "tag-manager", walk: walkPage },
  { name: "wordpress-block", walk: walkPage },
  { name: "wordpress-classic", walk: walkPage },
  { name: "wordpress-author", walk: walkPage },
  { name: "sandbox", walk: walkSandbox, refused: /^403 .+\/v1\// },
  { name: "two-versions", walk: walkPage },
];
