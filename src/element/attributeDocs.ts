import type { AttributeName } from "./attributes";
import { routerNames } from "./router/names";

interface AttributeDoc {
  /** In TypeScript's notation. */
  readonly type: string;
  readonly default: string;
  readonly description: string;
}

/** Texts for the custom-elements manifest and the README. Separate from `attributes`, so that no visitor downloads them. */
export const attributeDocs: Record<AttributeName, AttributeDoc> = {
  partner: { type: "string", default: "default", description: "Whose brand, texts and configuration are shown." },
  line: { type: "string", default: "", description: "Slugs of the lines on offer, separated by commas or spaces. One line starts at its first question; none shows all of the partner's." },
  instance: { type: "string", default: "1, 2, … in page order", description: "Names this widget among several on a page: its place in the URL and in session storage." },
  chrome: { type: '"full" | "minimal" | "none"', default: "minimal", description: "`none` is without the header; `full` has a menu in it." },
  "heading-level": { type: "1 | 2 | 3 | 4 | 5 | 6", default: "1", description: "The level of the screen's title among the page's headings. Headings below it follow, down to 6; dialogs begin at 1 again." },
  "color-scheme": { type: '"light" | "dark" | "auto"', default: "light, unless the partner says otherwise", description: "`auto` follows the visitor's preference. A partner without a dark theme stays as it is." },
  router: { type: routerNames.map((name) => `"${name}"`).join(" | "), default: "hash", description: "Where the route is kept. The property `router` takes an adapter of the host." },
  "base-path": { type: "string", default: "/quote", description: "The folder of the page, for the path router." },
  load: { type: '"eager" | "visible"', default: "visible", description: "When the loader fetches the widget: at once, or when it comes near the viewport or the page is used." },
  environment: { type: '"local" | "development" | "dev" | "qa" | "qablue" | "uat" | "prdstg" | "prod"', default: "prod", description: "Which set of addresses is used." },
  api: { type: "URL", default: "by environment", description: "The origin of the quote service, without a version." },
  content: { type: "URL", default: "by environment", description: "The root of the partner content." },
  hosted: { type: "URL", default: "by environment", description: "The standalone page that the fallback links to." },
};
