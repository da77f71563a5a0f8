import type { AttributeName } from "./attributes";
import { routerNames } from "./router/names";

interface AttributeDoc {
  /** In TypeScript's notation. */
  readonly type: string;
  readonly default: string;
  readonly description: string;
}

/** Texts for the custom-elements manifest and the docs. Separate from `attributes`, so that no visitor downloads them. */
export const attributeDocs: Record<AttributeName, AttributeDoc> = {
  partner: { type: "string", default: "default", description: "The partner whose brand, texts and configuration are shown." },
  line: { type: "string", default: "", description: "Lines on offer, separated by commas or spaces; without any, all of the partner's. With one line, the widget starts at its first question." },
  instance: { type: "string", default: "1, 2, … in page order", description: "Identifies this widget among several on a page, in the URL and in session storage." },
  chrome: { type: '"full" | "minimal" | "none"', default: "minimal", description: "`none` has no header. Phone number and licensing can be reached in all three. `full` adds a menu: sign-in or account, the lines on offer, about, and the number with its hours." },
  "heading-level": { type: "1 | 2 | 3 | 4 | 5 | 6", default: "1", description: "The level of each screen's title among the headings of your page. Headings below it follow, down to `h6`; dialogs begin at their own." },
  "color-scheme": { type: '"light" | "dark" | "auto"', default: "light, unless the partner says otherwise", description: "`auto` follows the visitor's preference. A partner without a dark theme stays as it is." },
  router: { type: routerNames.map((name) => `"${name}"`).join(" | "), default: "hash", description: "The place of the route in the URL. The property `router` also takes an adapter of the page." },
  "base-path": { type: "string", default: "/quote", description: "The folder of the page, for the path router." },
  load: { type: '"eager" | "visible"', default: "visible", description: "Fetch at once, or when the widget comes near the viewport or the page is first used." },
  environment: { type: '"local" | "development" | "dev" | "qa" | "qablue" | "uat" | "prdstg" | "prod"', default: "prod", description: "The set of addresses." },
  api: { type: "URL", default: "by environment", description: "The quote service's origin, without a version." },
  content: { type: "URL", default: "by environment", description: "The root of partner content." },
  hosted: { type: "URL", default: "by environment", description: "The page that the fallback links to." },
};
