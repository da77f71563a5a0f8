// embed-demo/docs/.vitepress/config.ts
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join as join6 } from "node:path";
import { transformerStyleToClass } from "file:///work/wt/docs/node_modules/@shikijs/transformers/dist/index.mjs";
import { defineConfig } from "file:///work/wt/docs/node_modules/vitepress/dist/node/index.js";

// embed-demo/docs/tables/alignByClass.ts
function alignByClass(md) {
  md.core.ruler.push("align-by-class", (state) => {
    for (const token of state.tokens) {
      const [, side] = /^text-align:(\w+)$/.exec(token.attrGet("style") ?? "") ?? [];
      if (side === void 0) continue;
      token.attrs = (token.attrs ?? []).filter(([name2]) => name2 !== "style");
      if (side !== "left") token.attrJoin("class", side === "right" ? "align-end" : `align-${side}`);
    }
  });
}

// embed-demo/docs/tables/columnWidths.ts
var bounds = { short: 14, prose: 48 };
function columnWidths(md) {
  md.core.ruler.push("column-widths", (state) => {
    const columns = [];
    let at = 0;
    const mark = () => {
      for (const { length: length2, cells } of columns) {
        const name2 = length2 <= bounds.short ? "short" : length2 >= bounds.prose ? "prose" : "";
        if (name2 !== "") for (const cell2 of cells) cell2.attrJoin("class", name2);
      }
    };
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === "table_open") columns.length = 0;
      if (token.type === "tr_open") at = 0;
      if (token.type === "table_close") mark();
      if (token.type !== "td_open") continue;
      const column = columns[at] ??= { length: 0, cells: [] };
      const text2 = (state.tokens[index + 1]?.children ?? []).map(({ type, content }) => type === "html_inline" ? "" : content).join("");
      column.length = Math.max(column.length, text2.length);
      column.cells.push(token);
      at += 1;
    }
  });
}

// embed-demo/docs/tables/insertTables.ts
function insertTables(tables2) {
  return (md) => {
    md.core.ruler.before("normalize", "tables", (state) => {
      state.src = state.src.replace(/^<!-- table: (\S+) -->$/gm, (_whole, name2) => {
        const table2 = tables2[name2];
        if (table2 === void 0) throw new Error(`There is no table ${name2} in embed-demo/docs/tables/tables.ts.`);
        return table2;
      });
    });
  };
}

// embed-demo/docs/tables/labelTables.ts
function labelTables(md) {
  md.core.ruler.push("label-tables", (state) => {
    let heading = "";
    let count2 = 0;
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === "heading_open") {
        const inline = state.tokens[index + 1]?.children ?? [];
        heading = inline.filter(({ type }) => type === "text" || type === "code_inline").map(({ content }) => content).join("").trim();
        count2 = 0;
      }
      if (token.type !== "table_open") continue;
      count2 += 1;
      token.attrSet("tabindex", "0");
      token.attrSet("aria-label", count2 === 1 ? heading : `${heading}, ${count2}`);
    }
  });
  md.renderer.rules["table_open"] = (tokens2, index, _options, _env, self) => `<table${self.renderAttrs(tokens2[index])}>
`;
}

// embed-demo/docs/tables/longCode.ts
var most = 34;
function longCode(md) {
  md.core.ruler.push("long-code", (state) => {
    let isCell = false;
    for (const token of state.tokens) {
      if (token.type === "td_open") isCell = true;
      if (token.type === "td_close") isCell = false;
      if (!isCell) continue;
      for (const child of token.children ?? []) if (child.type === "code_inline" && child.content.length > most) child.attrJoin("class", "long");
    }
  });
}

// src/app/host/events.ts
var cancelable = /* @__PURE__ */ new Set(["iq-navigate"]);

// src/build/browsers.mjs
var oldestBrowsers = [
  { name: "Chromium (Chrome, Edge, Opera, Samsung Internet)", target: "chrome", version: "117", needs: "`subgrid` in CSS", feature: "css-subgrid", sign: "subgrid" },
  { name: "Firefox", target: "firefox", version: "121", needs: "`:has()` in CSS", feature: "css-has", sign: ":has(" },
  { name: "Safari", target: "safari", version: "16.4", needs: "lookbehind in regular expressions", feature: "js-regexp-lookbehind", sign: "(?<=" }
];

// src/build/eventTypes.mjs
import { readFileSync } from "node:fs";
import { join as join2 } from "node:path";
import ts from "file:///work/wt/docs/node_modules/typescript/lib/typescript.js";

// src/build/paths.mjs
import { join } from "node:path";
var __vite_injected_original_dirname = "/work/wt/docs/src/build";
var root = join(__vite_injected_original_dirname, "../..");
var src = join(root, "src");
var dist = process.env.IQ_DIST ?? join(root, "dist");
var environment = process.env.IQ_ENVIRONMENT ?? "prod";
var quick = process.env.IQ_QUICK === "1";
var part = process.env.IQ_PART;

// src/build/eventTypes.mjs
var describing = (member) => String(ts.getJSDocCommentsAndTags(member)[0]?.comment ?? "").replace(/\s+/g, " ");
function eventTypes() {
  const path = join2(src, "app/host/events.ts");
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
  const details2 = file.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === "IqEventDetails");
  const written = (node) => node.getText(file).replace(/\breadonly /g, "").replace(/\s+/g, " ");
  const membersOf2 = (type) => (ts.isTypeLiteralNode(type) ? type.members : []).map((member) => ({ name: member.name.text, isOptional: Boolean(member.questionToken), type: written(member.type), description: describing(member) }));
  return Object.fromEntries(details2.members.map(({ name: name2, type }) => [name2.text, membersOf2(type)]));
}

// src/element/router/names.ts
var routerNames = ["hash", "query", "path", "memory"];

// src/element/attributeDocs.ts
var attributeDocs = {
  partner: { type: "string", default: "default", description: "The partner whose brand, texts and configuration are shown." },
  line: { type: "string", default: "", description: "Lines on offer, separated by commas or spaces; without any, all of the partner's. With one line, the widget starts at its first question." },
  instance: { type: "string", default: "1, 2, \u2026 in page order", description: "Identifies this widget among several on a page, in the URL and in session storage." },
  chrome: { type: '"full" | "minimal" | "none"', default: "minimal", description: "`none` has no header. Phone number and licensing can be reached in all three. `full` adds a menu: sign-in or account, the lines on offer, about, and the number with its hours." },
  "heading-level": { type: "1 | 2 | 3 | 4 | 5 | 6", default: "1", description: "The level of each screen's title among the headings of your page. Headings below it follow, down to `h6`; dialogs begin at their own." },
  "color-scheme": { type: '"light" | "dark" | "auto"', default: "light, unless the partner says otherwise", description: "`auto` follows the visitor's preference. A partner without a dark theme stays as it is." },
  router: { type: routerNames.map((name2) => `"${name2}"`).join(" | "), default: "hash", description: "The place of the route in the URL. The property `router` also takes an adapter of the page." },
  "base-path": { type: "string", default: "/quote", description: "The folder of the page, for the path router." },
  load: { type: '"eager" | "visible"', default: "visible", description: "Fetch at once, or when the widget comes near the viewport or the page is first used." },
  environment: { type: '"local" | "development" | "dev" | "qa" | "qablue" | "uat" | "prdstg" | "prod"', default: "prod", description: "The set of addresses." },
  api: { type: "URL", default: "by environment", description: "The quote service's origin, without a version." },
  content: { type: "URL", default: "by environment", description: "The root of partner content." },
  hosted: { type: "URL", default: "by environment", description: "The page that the fallback links to." }
};

// src/business/lines.ts
var insuranceLines = [
  { wire: "PERSONAL_AUTO", slug: "auto", label: "auto", risk: "vehicle" },
  { wire: "PERSONAL_HOME", slug: "homeowners", label: "home", risk: "property" },
  { wire: "RENTERS", slug: "renters", label: "renters", risk: "property" },
  { wire: "CONDOMINIUM", slug: "condominium", label: "condo", risk: "property" },
  { wire: "MOTORCYCLE", slug: "motorcycle", label: "motorcycle", risk: "vehicle" },
  { wire: "LANDLORD", slug: "landlord", label: "landlord", risk: "property" },
  { wire: "LIFE", slug: "life", label: "term life" },
  { wire: "PET", slug: "pet", label: "pet" },
  { wire: "OTHER", slug: "other", label: "other" }
];
var lineSlugs = insuranceLines.map((line) => line.slug);
var slugsReadFromHostPath = insuranceLines.flatMap(
  (line) => line.slug === "auto" || "risk" in line && line.risk === "property" ? [line.slug] : []
);
var isLineSlug = (text2) => lineSlugs.includes(text2);

// src/partner/contentUrls.ts
var isPartnerId = (text2) => /^(?!-)[a-z\d-]{1,64}(?<!-)$/.test(text2);

// src/element/environments.ts
var environments = ["local", "development", "dev", "qa", "qablue", "uat", "prdstg", "prod"];
var builtFor = process.env.IQ_ENVIRONMENT ?? "local";
function addressesOf(environment2) {
  if (environment2 === "local") {
    return { api: "http://localhost:4402", content: "http://localhost:4401/content", hosted: "http://localhost:4400/quote" };
  }
  const domain = environment2 === "prod" ? "clearmoor.example" : `${environment2}.clearmoor.example`;
  return { api: `https://api.${domain}`, content: `https://widget.${domain}/content`, hosted: `https://www.${domain}/quote` };
}

// src/element/attributes.ts
var attributeNames = ["partner", "line", "instance", "chrome", "heading-level", "color-scheme", "router", "base-path", "load", "environment", "api", "content", "hosted"];
var parsePartner = (text2) => isPartnerId(text2.toLowerCase()) ? text2.toLowerCase() : void 0;
var parseEnvironment = oneOf(environments);
var headingLevels = [1, 2, 3, 4, 5, 6];
var attributes = {
  partner: parsePartner,
  line: (text2) => {
    const slugs = text2.toLowerCase().split(/[\s,]+/).filter(Boolean);
    return slugs.every(isLineSlug) ? slugs : void 0;
  },
  instance: (text2) => /^[\w-]{1,32}$/.test(text2) ? text2 : void 0,
  chrome: oneOf(["full", "minimal", "none"]),
  "heading-level": (text2) => headingLevels.find((level) => String(level) === text2),
  /** Read by the theme's own rules (partner/themeRule.ts). */
  "color-scheme": oneOf(["light", "dark", "auto"]),
  router: oneOf(routerNames),
  "base-path": (text2) => /^\/?[\w/.~-]*$/.test(text2) ? text2 : void 0,
  load: oneOf(["eager", "visible"]),
  environment: parseEnvironment,
  api: parseAddress,
  content: parseAddress,
  hosted: parseAddress
};
var propertyOf = (name2) => name2.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());
function oneOf(values) {
  return (text2) => values.find((value) => value === text2.toLowerCase());
}
function parseAddress(text2) {
  try {
    const url = new URL(text2, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, "") : void 0;
  } catch {
    return void 0;
  }
}

// src/partner/bundledTheme.ts
var bundledTheme = {
  scheme: "light",
  theme: {
    "color-surface": "rgb(247 248 252)",
    "color-raised": "rgb(255 255 255)",
    "color-sunken": "rgb(237 240 248)",
    "color-text": "rgb(27 35 64)",
    "color-text-muted": "rgb(81 90 120)",
    "color-link": "rgb(36 71 214)",
    "color-line": "rgb(225 229 241)",
    "color-line-strong": "rgb(119 128 162)",
    "color-action": "rgb(36 71 214)",
    "color-action-hover": "rgb(27 55 174)",
    "color-on-action": "rgb(255 255 255)",
    "color-selected": "rgb(36 71 214)",
    "color-on-selected": "rgb(255 255 255)",
    "color-selected-soft": "rgb(238 242 255)",
    "color-accent": "rgb(255 158 122)",
    "color-badge": "rgb(255 232 220)",
    "color-on-badge": "rgb(138 52 19)",
    "color-focus": "rgb(36 71 214)",
    "color-available": "rgb(30 158 99)",
    "color-success": "rgb(13 104 74)",
    "color-success-soft": "rgb(227 245 238)",
    "color-warning": "rgb(133 80 0)",
    "color-warning-soft": "rgb(255 243 220)",
    "color-error": "rgb(179 38 30)",
    "color-error-soft": "rgb(253 238 236)",
    "color-info": "rgb(36 71 214)",
    "color-info-soft": "rgb(238 242 255)",
    "color-header": "rgb(255 255 255)",
    "color-on-header": "rgb(27 35 64)",
    "color-on-header-muted": "rgb(81 90 120)",
    "color-header-rule": "rgb(225 229 241)",
    "color-footer": "rgb(237 240 248)",
    "color-on-footer": "rgb(27 35 64)",
    "color-on-footer-muted": "rgb(76 85 114)",
    "color-progress": "rgb(36 71 214)",
    "color-progress-track": "rgb(220 226 242)",
    "color-mono-1": "rgb(224 232 255)",
    "color-mono-2": "rgb(255 232 220)",
    "color-mono-3": "rgb(221 243 234)",
    "color-mono-4": "rgb(238 230 255)",
    "color-backdrop": "rgb(27 35 64 / 0.549)",
    "field-surface": "rgb(255 255 255)",
    "field-edge-width": "1px",
    "field-radius": "12px",
    "radius-card": "16px",
    "radius-action": "12px",
    "radius-chip": "999px",
    "radius-tile": "12px",
    "radius-dialog": "24px",
    "border-card": "1px",
    "border-header": "1px",
    "border-selected": "2px",
    "shadow-card": "0px 1px 2px 0px rgb(27 35 64 / 0.051), 0px 6px 20px 0px rgb(27 35 64 / 0.051)",
    "shadow-lift": "0px 2px 4px 0px rgb(27 35 64 / 0.078), 0px 14px 36px 0px rgb(27 35 64 / 0.129)",
    "shadow-dialog": "0px 24px 64px 0px rgb(27 35 64 / 0.22)",
    "font-body": '"Inter Variable", Inter, -apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, sans-serif',
    "font-heading": '"Inter Variable", Inter, -apple-system, "Segoe UI Variable Display", "Segoe UI", Roboto, sans-serif',
    "font-price": '"Inter Variable", Inter, -apple-system, "Segoe UI", Roboto, sans-serif',
    "font-heading-weight": "680",
    "font-title-weight": "620",
    "font-price-weight": "680",
    "font-label-weight": "600",
    "font-action-weight": "620",
    "font-heading-tracking": "-0.022em",
    "font-heading-size": "32px",
    "font-heading-size-compact": "26px",
    "font-price-size": "40px",
    "font-price-tracking": "-0.02em",
    "font-label-size": "15px",
    "font-label-tracking": "0em",
    "font-eyebrow-tracking": "0em",
    "font-eyebrow-size": "13px",
    "font-action-tracking": "-0.005em",
    "font-action-size": "17px",
    "font-label-case": "none",
    "font-eyebrow-case": "none",
    "font-action-case": "none",
    "density-control": "54px",
    "density-option": "76px",
    "density-card-pad": "24px",
    "density-gap": "16px",
    "progress-height": "6px",
    "progress-gap": "6px",
    "progress-radius": "6px",
    "icon-stroke": "1.75",
    "icon-cap": "round",
    "icon-join": "round",
    "icon-color": "rgb(27 35 64)",
    "icon-duo": "rgb(207 218 255)",
    "icon-tile": "rgb(238 242 255)",
    "art-stroke-width": "2.25px",
    "art-vehicle": "176px",
    "art-horizon": "96px",
    "art-stroke": "rgb(27 35 64)",
    "art-body": "rgb(255 255 255)",
    "art-back": "rgb(223 231 255)",
    "art-cut": "rgb(247 248 252)",
    "art-detail": "rgb(27 35 64)",
    "art-accent": "rgb(255 158 122)",
    "motion-press": "200ms",
    "motion-step": "220ms",
    "motion-count": "400ms",
    "motion-slide": "12px",
    "motion-ease": "cubic-bezier(0.2, 0.8, 0.2, 1)"
  }
};

// src/partner/publish/tokens.ts
var groups = {
  color: {
    color: "surface raised sunken text text-muted link line line-strong action action-hover on-action selected on-selected selected-soft accent badge on-badge focus available success success-soft warning warning-soft error error-soft info info-soft header on-header on-header-muted header-rule footer on-footer on-footer-muted progress progress-track mono-1 mono-2 mono-3 mono-4 backdrop"
  },
  field: { color: "surface", string: "edge-width radius" },
  radius: { dimension: "card action chip tile dialog" },
  border: { dimension: "card header selected" },
  shadow: { shadow: "card lift dialog" },
  font: {
    fontFamily: "body heading price",
    fontWeight: "heading-weight title-weight price-weight label-weight action-weight",
    dimension: "heading-tracking heading-size heading-size-compact price-size price-tracking label-size label-tracking eyebrow-tracking eyebrow-size action-tracking action-size",
    string: "label-case eyebrow-case action-case"
  },
  density: { dimension: "control option card-pad gap" },
  progress: { dimension: "height gap radius" },
  icon: { number: "stroke", string: "cap join", color: "color duo tile" },
  art: { dimension: "stroke-width vehicle horizon", color: "stroke body back cut detail accent" },
  motion: { duration: "press step count", dimension: "slide", cubicBezier: "ease" }
};
var tokens = Object.entries(groups).flatMap(
  ([group, types2]) => Object.entries(types2).flatMap(([type, names2]) => names2.split(" ").map((name2) => ({ group, name: name2, type })))
);
var cssName = ({ group, name: name2 }) => `${group}-${name2}`;

// src/element/eventDocs.ts
var eventDocs = {
  "iq-ready": {
    when: "the widget is running; visitors may have seen its first screen, and typed into it, before",
    often: "once per insertion into the page",
    order: "after the first `iq-step`"
  },
  "iq-step": {
    when: "another screen is shown",
    often: "once per screen shown, never twice in a row for the same one; also for the screen that a reload shows again",
    order: "first of all; before every event that its screen causes"
  },
  "iq-validation": {
    when: "a step's own validation refused a submit",
    often: "once per refused submit",
    order: "after the `iq-step` of its step, before the next"
  },
  "iq-quotes": {
    when: "prices were requested (`asked`), the first has arrived (`partial`), all have that come (`complete`)",
    often: "each state at most once per request for prices; asking one company again isn't told; a reload tells the state that it finds",
    order: "`asked`, `partial`, `complete`; `partial` is left out if all arrive at once; another request begins with `asked`"
  },
  "iq-lead": {
    when: "a lead was created or updated",
    often: "`created` once per lead, `updated` once per change; not again after a reload",
    order: "`created` before every other event about the lead"
  },
  "iq-select": {
    when: "a quote was chosen",
    often: "once per choice, also of the same quote; not again after a reload",
    order: "after an `iq-quotes` with a price, before `iq-complete`"
  },
  "iq-complete": {
    when: "a line ended: with an advisor who calls or is called (`finalize`), on another company's site (`hand-off`), or with a bought policy (`purchase`)",
    often: "once per lead, line and kind, however often the visitor calls; again after the visitor has started over",
    order: "last of its line; before the `iq-navigate` of a hand-off"
  },
  "iq-navigate": {
    when: "the widget is about to leave the page for another; call `preventDefault()` to do it yourself",
    often: "once per attempt to leave",
    order: "last before the page is left"
  },
  "iq-sign-in": {
    when: "the visitor wants to sign in; answer with `setAuthToken()`",
    often: "once per press",
    order: "before the `iq-navigate` to the config's `signInUrl`"
  },
  "iq-error": {
    when: "a warning or an error, with a stable code",
    often: "once per report",
    order: "any time once the page's scripts have run, also before `iq-ready`"
  }
};

// src/element/methodDocs.ts
var methodDocs = {
  start: { parameters: [{ name: "line", type: "string", optional: true }], description: "Goes to a line's first question, or to the start." },
  goTo: { parameters: [{ name: "step", type: "string" }], description: 'Goes to a step (`"vehicle"`, or `"renters/discounts"`), as far as the answers allow.' },
  prefill: {
    parameters: [{ name: "data", type: "unknown" }],
    description: "Fills in `addressLine1`, `addressLine2`, `city`, `state`, `zipCode`, `startInManualMode` (a field for each part of the address; so does a part of an address alone), `firstName`, `lastName`, `email`, `dateOfBirth` (`YYYY-MM-DD` or `MM/DD/YYYY`), `primaryPhoneNumber`. Other members are dropped and reported by `iq-error`. The visitor sees all of it and can correct it."
  },
  setAuthToken: { parameters: [{ name: "token", type: "string | null" }], description: "Tells the widget that the visitor is signed in, or out with `null`." },
  reset: { parameters: [], description: "Starts over: deletes the lead and all answers except the person's identity and address." },
  focus: { parameters: [], description: "Moves the focus to the screen's title, unless it is inside the widget already." }
};

// src/element/customElements.ts
var entry = "dist/npm/index.js";
var lang = "The language: `en` or `es`, with any region; otherwise that of the nearest `lang` around the tag. A change takes effect at once.";
var moreTypes = {
  line: "string | readonly string[] | null",
  router: `${attributeDocs.router.type} | RouterAdapter | null`
};
var fieldOf = (name2) => ({
  kind: "field",
  name: propertyOf(name2),
  type: { text: moreTypes[name2] ?? `${attributeDocs[name2].type} | null` },
  attribute: name2,
  reflects: true,
  description: attributeDocs[name2].description
});
function eventOf(name2, members) {
  const { when, often, order } = eventDocs[name2];
  const slugs = lineSlugs.map((slug2) => `"${slug2}"`).join(" | ");
  const detail = members.map((member) => `${member.name}${member.isOptional ? "?" : ""}: ${member.type.replace("LineSlug", slugs)}`).join("; ");
  return { name: name2, type: { text: `CustomEvent<{ ${detail} }>`.replace("{  }", "{}") }, description: `Sent when ${when}. How often: ${often}. Order: ${order}.` };
}
var syntaxes = { color: "<color>", dimension: "<length>", duration: "<time>", number: "<number>", fontWeight: "<number>" };
var cssProperties = [
  { name: "--iq-sticky-top", syntax: "<length>", default: "0px", description: "The height of the page's sticky header, below which sticky parts stay." },
  ...tokens.map((token) => ({
    name: `--iq-${cssName(token)}`,
    syntax: syntaxes[token.type] ?? "*",
    ...bundledTheme.theme[cssName(token)] !== void 0 && { default: bundledTheme.theme[cssName(token)] },
    description: `The design token ${token.group}.${token.name}, which a partner's theme sets and checks. A page's own rule for the tag overrides it, unchecked.`
  }))
];
function customElements(detailTypes) {
  const declaration2 = {
    kind: "class",
    customElement: true,
    name: "InsuranceQuote",
    tagName: "insurance-quote",
    superclass: { name: "HTMLElement" },
    description: "A whole insurance quoting funnel.",
    attributes: [
      ...attributeNames.map((name2) => {
        const { type, ...rest } = attributeDocs[name2];
        return { name: name2, fieldName: propertyOf(name2), type: { text: type }, ...rest };
      }),
      { name: "lang", type: { text: "string" }, description: lang }
    ],
    members: [
      ...attributeNames.map(fieldOf),
      ...Object.entries(methodDocs).map(([name2, { parameters, description }]) => ({
        kind: "method",
        name: name2,
        parameters: parameters.map(({ type, ...parameter }) => ({ ...parameter, type: { text: type } })),
        return: { type: { text: "void" } },
        description
      }))
    ],
    events: Object.keys(eventDocs).map((name2) => eventOf(name2, detailTypes[name2] ?? [])),
    cssProperties: [...cssProperties],
    cssParts: [{ name: "fallback", description: "Sentence, link and button when the widget can't be shown." }]
  };
  const exported = { kind: "custom-element-definition", name: "insurance-quote", declaration: { name: "InsuranceQuote", module: entry } };
  return { schemaVersion: "2.1.0", modules: [{ kind: "javascript-module", path: entry, declarations: [declaration2], exports: [exported] }] };
}

// src/element/errorDocs.ts
var errorDocs = {
  "application-lost": { cause: "The service no longer knows the visitor's application. The widget makes it again from the answers.", remedy: "None. If it is frequent, the service's retention or database is at fault." },
  "application-remade": { cause: "The service refused to price an application as it stood, so the widget sends all of it again, or makes a new one.", remedy: "None. `details.code` has the service's reason." },
  "application-shared": { cause: "Another device wrote to the same application, or an answer was lost on the way.", remedy: "None." },
  "bad-address-parameter": { cause: "The page's address has an address to fill in that can't be read.", remedy: "Fix the link." },
  "bad-attribute": { cause: "An attribute of the tag has a value that it doesn't accept. It is ignored.", remedy: "`message` has name and value; see the attributes." },
  "bad-line-parameter": { cause: "The page's address has answers for a line that can't be read.", remedy: "Fix the link." },
  "bad-prefill": { cause: "`prefill()` got something other than an object.", remedy: "Pass an object." },
  "duplicate-instance": { cause: "Two widgets on the page have the same `instance`. The second gets another name.", remedy: "Give each its own `instance`." },
  "error-screen": { cause: "The visitor sees the error screen.", remedy: "`details` has the code, the HTTP status and the step. See the codes of the service." },
  "hand-off-failed": { cause: "Another company's site couldn't be reached for a hand-off. The standard questions follow.", remedy: "None. If it is frequent, look at the service." },
  "language-unavailable": { cause: "The texts of a language didn't arrive. The widget stays in the language it had.", remedy: "Look at the content network." },
  "lead-lookup-failed": { cause: "The id in `splookup` isn't known, or belongs to another partner.", remedy: "Fix the link." },
  "lead-not-created": { cause: "The service couldn't create a lead. The widget tries again later; the visitor isn't held up.", remedy: "Look at `details.code` and `details.status`." },
  "lead-not-updated": { cause: "The service couldn't update a lead.", remedy: "Look at `details.code` and `details.status`." },
  "line-not-offered": { cause: "The tag, the address or `start()` names a line that the partner doesn't offer. Visitors are told, and see the lines on offer.", remedy: "Change the line, or add it to the partner's config." },
  "method-failed": { cause: "A method of the tag couldn't do what it was called for.", remedy: "`message` has the reason." },
  "no-line-list": { cause: "The partner's config doesn't list its lines. The usual ones are shown.", remedy: "Add `partnerInsuranceLineType` to the config." },
  "not-disposed": { cause: "The widget failed to clean up after its removal from the page.", remedy: "Report it." },
  "not-loaded": { cause: "A file of the widget didn't arrive, or the widget couldn't start. Visitors see a link to the hosted page.", remedy: "Look at the content network, the page's CSP, and `integrity` of the tag." },
  "partner-content-faulty": { cause: "Parts of the partner's content are wrong. They are left out, or taken from an earlier copy.", remedy: "`details.faults` lists them. `npm run partner -- check` names each with the fix." },
  "partner-content-unavailable": { cause: "The partner's content didn't arrive within two seconds, or the network doesn't know the partner. The last good copy is shown, else the default brand.", remedy: "Check the spelling of `partner`, then the content network." },
  "payment-not-created": { cause: "The service couldn't open a payment. The visitor is told and can try again.", remedy: "Look at `details.code`, then at the payment provider." },
  "prefill-dropped": { cause: "A member of `prefill()` is unknown or doesn't fit. The others are filled in.", remedy: "See the members that `prefill()` takes." },
  "quotes-not-requested": { cause: "Prices couldn't be requested. The visitor can try again.", remedy: "Look at the service." },
  "quotes-unreadable": { cause: "The service didn't answer with prices in time, or not readably. The visitor sees why, and how to go on.", remedy: "Look at the service's companies." },
  "referral-removed": { cause: "The referral code isn't known, or belongs to another partner. It is removed from the visit.", remedy: "Fix the link." },
  "review-failed": { cause: "A price couldn't be reviewed before a purchase. The visitor can try again.", remedy: "Look at `details.code`, then at the company." },
  "router-threw": { cause: "The page's own router adapter threw an error. The widget goes on without it.", remedy: "Fix the adapter." },
  "screen-crashed": { cause: "A screen couldn't be shown. Visitors see the error screen.", remedy: "Report it with `details.path`." },
  "screen-not-loaded": { cause: "A later file of the widget didn't arrive. A notice offers to try again, or to reload if a newer version is out.", remedy: "Look at the content network; keep the parcels of the version before." },
  "service-refused": { cause: "The quote service doesn't know the partner's key, or this page's origin.", remedy: "Add the page's origin to the partner, or check `publishableKey` of the config." },
  "service-unreachable": { cause: "The quote service doesn't answer.", remedy: "Look at the service, and at `connect-src` of the page's CSP." },
  "step-failed": { cause: "A step failed in a way that the widget didn't expect. The visitor can try again.", remedy: "Report it with `details.reason`." },
  "step-not-completed": { cause: "The service couldn't take a step's answers. The visitor is told and can try again.", remedy: "`details` has the code, the HTTP status and the step." },
  "tasks-not-done": { cause: "What the page's address asks for couldn't be done. The visit begins without it.", remedy: "Fix the link." },
  "text-dropped": { cause: "A partner's text isn't plain text. The widget's own is shown.", remedy: "`details.key` names it." },
  "theme-contrast": { cause: "Two colors of the partner's theme are hard to tell apart.", remedy: "`details` names both. `npm run partner -- check` lists all." },
  "theme-token-dropped": { cause: "A token of the partner's theme has a value that could do harm. The base theme's is used.", remedy: "`details.token` names it." },
  "theme-tokens-missing": { cause: "The partner's published theme is older than the widget. The base theme's values are used.", remedy: "Publish the partner again." },
  "unknown-case": { cause: "The service named a complex case that the widget doesn't know.", remedy: "Report it with `details.scenario`." }
};

// embed-demo/docs/tables/markdown.ts
var escaped = (text2) => text2.split("`").map((part2, at) => at % 2 === 1 ? part2 : part2.replace(/</g, "&lt;").replace(/\{\{/g, "&#123;&#123;")).join("`");
var oneLine = (text2) => text2.replace(/\s+/g, " ").replace(/\|/g, "\\|");
var cell = (text2) => oneLine(escaped(text2));
var code = (text2) => text2 === "" ? "" : `\`${oneLine(text2)}\``;
function table(head2, rows2) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head2), line(head2.map(() => "---")), ...rows2.map(line)].join("\n");
}

// embed-demo/docs/tables/elementTables.ts
var types = eventTypes();
var declaration = customElements(types).modules[0].declarations[0];
var attributes2 = table(
  ["attribute", "meaning", "type", "default"],
  Object.entries(attributeDocs).map(([name2, doc]) => [code(name2), cell(doc.description), code(doc.type), cell(doc.default)])
);
var properties = table(
  ["property", "type", "attribute"],
  Object.keys(attributeDocs).map((name2) => {
    const property = propertyOf(name2);
    return [code(property), code(declaration.members.find((member) => member.name === property)?.type?.text ?? ""), code(name2)];
  })
);
var addresses = table(
  ["`environment`", "`api`", "`content`", "`hosted`"],
  environments.map((name2) => {
    const { api, content, hosted } = addressesOf(name2);
    return [name2, api, content, hosted].map(code);
  })
);
var methods = table(
  ["method", "meaning"],
  Object.entries(methodDocs).map(([name2, { parameters, description }]) => {
    const given = parameters.map((parameter) => `${parameter.name}${"optional" in parameter ? "?" : ""}: ${parameter.type}`);
    return [code(`${name2}(${given.join(", ")})`), cell(description)];
  })
);
var events = table(
  ["event", "when", "how often", "order"],
  Object.entries(eventDocs).map(([name2, { when, often, order }]) => [`[\`${name2}\`](#${name2})`, cell(when), cell(often), cell(order)])
);
var details = Object.entries(types).map(([name2, members]) => {
  const note = cancelable.has(name2) ? "Cancelable.\n\n" : "";
  const rows2 = members.map((member) => [code(`${member.name}${member.isOptional ? "?" : ""}`), cell(member.description), code(member.type)]);
  return `### \`${name2}\` {#${name2}}

${note}${rows2.length === 0 ? "Its detail is empty." : table(["member of `detail`", "meaning", "type"], rows2)}`;
}).join("\n\n");
var errors = table(
  ["code", "cause", "remedy"],
  Object.entries(errorDocs).map(([name2, { cause, remedy }]) => [code(name2), cell(cause), cell(remedy)])
);
var cssProperties2 = table(
  ["property", "syntax", "default", "token"],
  declaration.cssProperties.map(({ name: name2, syntax, default: value = "", description }) => {
    const [, token] = /^The design token (\S+),/.exec(description) ?? [];
    return [code(name2), code(syntax), code(value), token === void 0 ? cell(description) : code(token)];
  })
);
var parts = table(["part", "meaning"], declaration.cssParts.map(({ name: name2, description }) => [code(name2), cell(description)]));
var browsers = table(["browser", "from version", "because the widget needs"], oldestBrowsers.map(({ name: name2, version, needs }) => [name2, version, cell(needs)]));
var elementTables = { attributes: attributes2, properties, addresses, methods, events, details, errors, browsers, "css-properties": cssProperties2, parts };

// embed-demo/docs/tables/faultTables.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { fileURLToPath } from "node:url";

// src/kernel/zod.ts
import * as z from "file:///work/wt/docs/node_modules/zod/mini/index.js";
z.config({ jitless: true });

// src/api/contract/endpoint.ts
var endpoint = (declared) => declared;
function lazily(make) {
  let made;
  return () => made ??= make();
}

// src/business/limits.ts
var age = { min: 18, max: 100, lifeMin: 18, lifeMax: 80 };
var phone = { digits: 10, formatted: 14, countryCode: "1" };
var zip = { digits: 5 };
var sessionHours = { usual: 24, max: 720 };
var drivers = { max: 6 };
var claimCount = { min: 0, max: 10 };
var vehicleYear = { autoMin: 1990, motorcycleMin: 1981 };
var oldestYear = { car: vehicleYear.autoMin, motorcycle: vehicleYear.motorcycleMin };
var vehicles = { max: 4, prefilledMax: 8 };
var vin = { length: 17, numericTail: 5 };
var mileage = { auto: { min: 1e3, max: 1e5 }, motorcycle: { min: 100, max: 5e4 } };
var length = {
  name: 40,
  petName: 50,
  vehicle: 60,
  company: 40,
  city: 50,
  email: 50,
  emailLocal: 64,
  emailDomain: 255,
  addressLine: 100,
  addressSearch: 200,
  unit: 20
};
var home = {
  squareFeet: { min: 100, max: 2e4 },
  yearBuiltMin: 1700,
  stories: { min: 1, max: 4, condoMax: 100 }
};
var petAge = { min: 1, max: 20 };
var leadQuoteId = 14;

// src/business/addressPatterns.ts
var addressPatterns = {
  line: /^[\p{L}\p{M}0-9 /\-^.(),'’#]+$/u,
  /** Unit: empty, or an optional # and word characters, commas, periods, apostrophes, spaces, hyphens. */
  unit: /^#?[\w,.' -]*$/,
  city: /^[\p{L}\p{M} '’\-.]+$/u,
  /** ZIP code, including its length. */
  zip: new RegExp(`^\\d{${zip.digits}}$`)
};

// src/business/telephone.ts
var phonePattern = new RegExp(`^(?:\\+?${phone.countryCode}[ .-]?)?\\(?[2-9][0-8]\\d\\)?[ .-]?[2-9]\\d{2}[ .-]?\\d{${phone.digits - 6}}$`);

// src/kernel/personPatterns.ts
var namePatterns = {
  /** Unicode letters, space, dot, apostrophe, hyphen. */
  characters: /^[\p{L}\p{M} .'’-]+$/u,
  letter: /\p{L}/u
};
var emailPattern = /^(?![._])(?!.*\.[.@])[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

// src/api/contract/values.ts
var text = (max) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
var id = z.string().check(z.regex(/^[\w-]{1,64}$/));
var revision = z.int().check(z.nonnegative());
var isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
var instant = z.string().check(z.regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/));
var deviceNumber = z.int();
var stateCode = z.string().check(z.regex(/^[A-Z]{2}$/));
var zipCode = z.string().check(z.regex(addressPatterns.zip));
var insuranceLine = z.enum(insuranceLines.map((line) => line.wire));
var email = z.string().check(z.toLowerCase(), z.maxLength(length.email), z.regex(emailPattern));
var phone2 = z.string().check(z.maxLength(20), z.regex(phonePattern));
var personName = text(length.name).check(z.regex(namePatterns.characters), z.regex(namePatterns.letter));
var address = z.object({
  addressLine1: text(length.addressLine),
  addressLine2: z.optional(z.string().check(z.trim(), z.maxLength(length.unit))),
  city: text(length.city),
  state: stateCode,
  zipCode
});
var gender = z.enum(["Male", "Female", "NonBinary"]);
var maritalStatus = z.enum(["Married", "DomesticPartner"]);
var personalInfo = z.object({
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  /** The form for machines; people type and read MM/DD/YYYY. */
  dateOfBirth: z.optional(isoDay),
  email: z.optional(email),
  primaryPhoneNumber: z.optional(phone2),
  gender: z.optional(gender),
  maritalStatus: z.optional(maritalStatus),
  referralCode: z.optional(text(64)),
  partnerReturnUrl: z.optional(z.string().check(z.maxLength(2048))),
  signedIn: z.optional(z.boolean())
});
var quoteStatus = z.enum(["CAPTURED", "QUOTED", "BINDABLE", "FINALIZED", "PAID", "BOUND"]);
var processStatus = z.enum(["Requested", "Started", "InProgress", "Completed", "Failed"]);
var scope = z.enum(["FullQuote", "QuickQuote"]);

// src/api/contract/vehicle.ts
var vin2 = z.string().check(z.toUpperCase(), z.regex(new RegExp(`^[A-HJ-NPR-Z0-9]{${vin.length - vin.numericTail}}\\d{${vin.numericTail}}$`)));
var ownershipType = z.enum(["Owned", "Lien"]);
var vehicleStatus = z.enum(["UNSELECTED", "SELECTED", "ADDEDTOAPP", "TOBEREMOVED"]);
var vehicle = z.object({
  id: z.optional(id),
  /** 0 is the first. */
  sequenceNum: z.int().check(z.minimum(0), z.maximum(vehicles.prefilledMax - 1)),
  vin: z.optional(vin2),
  plYear: z.int().check(z.minimum(vehicleYear.motorcycleMin), z.maximum(2100)),
  plMake: text(length.vehicle),
  plModel: text(length.vehicle),
  bodyStyle: z.optional(text(length.vehicle)),
  ownershipType: z.optional(ownershipType),
  status: z.optional(vehicleStatus),
  /** True if the prefill provider supplied it. */
  prefill: z.optional(z.boolean()),
  /** Miles per year, in states that ask for each vehicle. */
  numberOfMiles: z.optional(z.int().check(z.minimum(mileage.motorcycle.min), z.maximum(mileage.auto.max)))
});

// src/api/contract/applications/listVehicles.ts
var listVehicles = endpoint({
  id: "listVehicles",
  method: "GET",
  path: "/v1/applications/{applicationId}/vehicles",
  auth: "session",
  response: lazily(() => z.object({ applicationId: id, revision, personalVehicles: z.array(z.extend(vehicle, { id })) })),
  status: 200
});

// src/api/contract/coverage.ts
var option = z.object({ value: z.string(), label: z.string(), toolTipDescription: z.optional(z.string()) });
var increments = z.object({ incrementType: z.enum(["LIST", "RANGE"]), options: z.array(option) });
var editableCoverage = z.object({
  id: z.string(),
  apiKey: z.string(),
  label: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  isDeductible: z.boolean(),
  value: z.string(),
  increments
});
var coverage = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  quoteKey: z.string(),
  apiKey: z.optional(z.string()),
  showOnQuoteCard: z.boolean(),
  showInQuoteCardHeader: z.boolean(),
  isDeductible: z.boolean(),
  isEditable: z.boolean(),
  tooltip: z.optional(z.string()),
  /** True if the state's law requires it. */
  isRequired: z.boolean(),
  /** The value that is rated if nothing was chosen. */
  defaultValue: z.string(),
  increments
});

// src/business/property.ts
var homeTypes = ["SINGLE_FAMILY_HOME", "TOWNHOUSE", "CONDO", "MULTI_FAMILY", "APARTMENT_BUILDING", "MANUFACTURED_OR_MOBILE_HOME"];
var propertyTypes = [...homeTypes, "COMMERCIAL"];
var occupancyTypes = ["TENANT_PRIMARY", "TENANT_SEASONAL", "OWNER_SECONDARY", "UNOCCUPIED", "VACANT"];
var homeOccupancies = ["OWNER_PRIMARY", ...occupancyTypes];
var constructionQualities = ["STANDARD", "UPGRADED", "PREMIUM"];
var fireStationDistances = ["WITHIN_FIVE_MILES", "FIVE_TO_TEN_MILES", "MORE_THAN_TEN_MILES"];
var foundationTypes = ["SLAB", "CRAWL_SPACE", "BASEMENT_UNFINISHED", "BASEMENT_FINISHED", "PIER_AND_BEAM"];
var roofTypes = ["ASPHALT_SHINGLE", "METAL", "TILE", "SLATE", "WOOD_SHAKE", "FLAT"];
var roofUpdateTimes = ["LESS_THAN_FIVE", "FIVE_TO_TEN", "ELEVEN_TO_FIFTEEN", "MORE_THAN_FIFTEEN", "DONT_KNOW"];

// src/api/contract/applications/additionalInfo.ts
var priorLimit = z.enum([
  "FIFTY_OR_LESS",
  "FIFTY_TO_HUNDRED",
  "HUNDRED_TO_THREEHUNDRED",
  "GREATER_THAN_HUNDRED",
  "DONT_KNOW"
]);
var additionalInfo = z.object({
  /** Auto: miles per year. */
  numberOfMiles: z.optional(z.int().check(z.minimum(mileage.auto.min), z.maximum(mileage.auto.max))),
  /** Motorcycle: miles per year. */
  annualMileage: z.optional(z.int().check(z.minimum(mileage.motorcycle.min), z.maximum(mileage.motorcycle.max))),
  /** 0-4, or the years licensed (at least 5) for "5 years or more". */
  yearsWithContinuousCoverageAuto: z.optional(z.int().check(z.minimum(0), z.maximum(age.max))),
  priorBILimit: z.optional(priorLimit),
  homeType: z.optional(z.enum(homeTypes)),
  /** For a home that is rented out: all uses that apply. */
  occupancyType: z.optional(z.array(z.enum(occupancyTypes)).check(z.minLength(1), z.maxLength(occupancyTypes.length)))
});

// src/api/contract/applications/autoCoverageData.ts
var optionValue = z.string().check(z.regex(/^(\d{1,6}(\/\d{1,6})?|OPT_OUT)$/));
var deductibles = {
  comprehensiveDeductible: z.optional(optionValue),
  collisionDeductible: z.optional(optionValue)
};
var autoCoverageData = z.object({
  bodilyInjury: z.optional(optionValue),
  propertyDamage: z.optional(optionValue),
  uninsuredMotorist: z.optional(optionValue),
  underinsuredMotorist: z.optional(optionValue),
  uninsuredMotoristPropertyDamage: z.optional(optionValue),
  pipLimit: z.optional(optionValue),
  medicalPayment: z.optional(optionValue),
  ...deductibles,
  vehicles: z.optional(
    z.array(z.object({ sequenceNum: z.int().check(z.nonnegative()), ...deductibles })).check(z.maxLength(vehicles.max))
  )
});

// src/api/contract/applications/shared.ts
var applicationParams = z.object({ applicationId: id });
var createdApplication = z.object({
  applicationId: id,
  applicantId: id,
  /** Null: quotes get ids of their own, one per carrier, once the application is submitted. */
  quoteId: z.nullable(id),
  insuranceLine,
  /**
   * Third parties whose records the service will request. Stored with the application; a visitor reads about them where the
   * answer is shown.
   */
  thirdParties: z.array(z.string()),
  editableCoverages: z.array(editableCoverage),
  revision,
  /** Grants access to everything under the application. */
  token: z.string()
});
var updatedApplication = z.object({ applicationId: id, revision });

// src/api/contract/applications/createPet.ts
var petDetails = z.object({
  email,
  primaryPhoneNumber: z.optional(phone2),
  mailingAddress: z.object({ state: stateCode, zipCode }),
  petName: text(length.petName),
  /** Completed years; 1 is "1 or younger". */
  petAge: z.int().check(z.minimum(petAge.min), z.maximum(petAge.max)),
  petType: z.enum(["CAT", "DOG"]),
  /** A breed's code, as `pet-breeds` lists it for the type. */
  petCode: text(60),
  /** At least one day ahead in some states, two elsewhere, and at most 60 days ahead. */
  effectiveDate: isoDay,
  subscribeCheckbox: z.optional(z.boolean())
});
var createPetApplication = endpoint({
  id: "createPetApplication",
  method: "POST",
  path: "/v1/applications/pet",
  auth: "partner",
  create: true,
  response: lazily(() => createdApplication),
  status: 201
});

// src/api/contract/applications/driver.ts
var count = z.int().check(z.minimum(claimCount.min), z.maximum(claimCount.max));
var driver = z.object({
  id: z.optional(id),
  sequenceNum: z.int().check(z.minimum(0), z.maximum(drivers.max - 1)),
  firstName: personName,
  lastName: personName,
  dob: isoDay,
  gender: z.optional(gender),
  maritalStatus: z.optional(maritalStatus),
  /** A month without a day is sent as its first day. */
  driverDateLicensed: z.optional(isoDay),
  atFaultAccidentsCount: z.optional(count),
  notAtFaultAccidentsCount: z.optional(count),
  violationsCount: z.optional(count)
});
var knownDriver = z.extend(driver, { id });

// src/business/life.ts
var healthRatings = ["Excellent", "Great", "Good", "Fair"];
var smokerAnswers = ["Never", "Previously", "Currently"];
var tobaccoProducts = ["Cigarettes", "eCigarettes", "Cigars", "Pipe", "Chew", "Cannabis"];
var tobaccoFrequencies = [365, 52, 12, 2];
var coverageAmountRanges = [
  { from: 5e4, to: 5e5, step: 25e3 },
  { from: 5e5, to: 8e5, step: 5e4 },
  { from: 8e5, to: 1e6, step: 1e5 },
  { from: 1e6, to: 1e7, step: 25e4 }
];
var lifeTerms = [10, 15, 20, 25, 30, 35, 40];
var coverageAmounts = [
  ...new Set(coverageAmountRanges.flatMap(({ from, to, step }) => Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)))
];

// src/api/contract/applications/life.ts
var tobaccoUsage = z.object({
  product: z.enum(tobaccoProducts),
  period: z.enum(["previously", "currently"]),
  frequency: z.literal([...tobaccoFrequencies]),
  /** For products used previously: between the birth date and today. */
  lastUseDate: z.optional(isoDay)
});
var lifeFields = {
  personalInfo: z.optional(personalInfo),
  /** Whole dollars, one of the amounts on offer. */
  deathBenefit: z.optional(z.literal([...coverageAmounts])),
  selectedType: z.optional(z.literal("TERM")),
  /** Years. */
  termDuration: z.optional(z.literal([...lifeTerms])),
  /** There is no `healthAnswers`: online, the rating is the only question about health. */
  health: z.optional(z.object({ healthRating: z.enum(healthRatings) })),
  smoker: z.optional(z.enum(smokerAnswers)),
  /** Empty for Never; at least one previous for Previously, at least one current for Currently. */
  usages: z.optional(z.array(tobaccoUsage).check(z.maxLength(2 * tobaccoProducts.length))),
  /** The National Producer Number of the agency shown to the visitor. */
  npn: z.optional(text(20))
};
var lifeMailingAddress = z.object({ state: stateCode, zipCode: z.optional(zipCode) });

// src/api/contract/applications/property.ts
var propertyPrefill = z.object({
  propertyType: z.optional(z.enum(propertyTypes)),
  occupancyType: z.optional(z.enum(homeOccupancies)),
  constructionQuality: z.optional(z.enum(constructionQualities)),
  distanceToFireStation: z.optional(z.enum(fireStationDistances)),
  yearBuilt: z.optional(z.int().check(z.minimum(home.yearBuiltMin), z.maximum(2100))),
  squareFootage: z.optional(z.int().check(z.minimum(home.squareFeet.min), z.maximum(home.squareFeet.max))),
  /** Stories of the house, or of the unit itself. */
  numberOfStories: z.optional(z.int().check(z.minimum(home.stories.min), z.maximum(home.stories.max))),
  /** Floors of the building that contains a condominium. */
  numberOfFloors: z.optional(z.int().check(z.minimum(home.stories.min), z.maximum(home.stories.condoMax))),
  foundationType: z.optional(z.enum(foundationTypes)),
  centralAC: z.optional(z.boolean()),
  roofType: z.optional(z.enum(roofTypes)),
  roofUpdated: z.optional(z.boolean()),
  timeSinceRoofUpdate: z.optional(z.enum(roofUpdateTimes))
});
var propertyOrigin = z.enum(["PUBLIC_RECORD", "CUSTOMER", "ASSUMED"]);
var rebuildCost = {
  /** Whole dollars. */
  replacementCost: z.nullable(z.int()),
  /** True if the provider has its own figure for the property as it is on record. */
  providerReturnedReplacementCost: z.boolean(),
  /** True if the provider recomputed the figure with the visitor's changes. */
  providerRecalculatedReplacementCost: z.boolean(),
  /** True if the provider has no figure: square feet times the rate of the construction quality. Show it as an estimate. */
  replacementCostIsEstimate: z.boolean()
};
var propertyAnswer = {
  /** `COMPLETE`: every member is on record; `PARTIAL`: some are; `FAILED`: the provider doesn't know the address. */
  providerStatus: z.enum(["COMPLETE", "PARTIAL", "FAILED"]),
  /** Unknown members without a default are absent and have to be asked for. */
  prefillData: propertyPrefill,
  /** One entry for each member of `prefillData`. */
  origins: z.partialRecord(z.keyof(propertyPrefill), propertyOrigin),
  ...rebuildCost
};

// src/api/contract/applications/readApplicationHead.ts
var applicationHead = {
  applicationId: id,
  applicantId: id,
  insuranceLine,
  revision,
  /** Null until it is submitted. */
  ratingStatus: z.nullable(processStatus),
  ratingRun: z.int(),
  selectedQuoteId: z.nullable(id)
};
var readApplicationHead = endpoint({
  id: "readApplication",
  method: "GET",
  path: "/v1/applications/{applicationId}",
  auth: "session",
  response: lazily(() => z.object(applicationHead)),
  status: 200
});

// src/api/contract/applications/updateCohabitation.ts
var answer = z.optional(z.boolean());
var cohabitationData = z.object({ partnerSpouse: answer, roommates: answer, kids: answer, dog: answer, cat: answer });
var updateCohabitation = endpoint({
  id: "updateCohabitation",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/cohabitation",
  auth: "session",
  revision: "required",
  response: lazily(() => updatedApplication),
  status: 200
});

// src/api/contract/applications/updateDiscounts.ts
var answer2 = z.optional(z.boolean());
var discountsData = z.extend(cohabitationData, {
  sprinklerSystem: answer2,
  smokeDetector: answer2,
  fireExtinguisher: answer2,
  deadBoltLocks: answer2,
  burglarAlarm: answer2,
  gatedOrLimited: answer2
});
var appliedDiscount = z.object({ id: z.enum(["PROTECTIVE_DEVICES"]), percent: z.number() });
var updateDiscounts = endpoint({
  id: "updateDiscounts",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/discounts",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { appliedDiscounts: z.array(appliedDiscount) })),
  status: 200
});

// src/api/contract/applications/readApplication.ts
var omitPerson = ({ personalInfo: _personalInfo, ...rest }) => rest;
var readApplication = endpoint({
  ...readApplicationHead,
  response: lazily(() => z.object({
    ...applicationHead,
    propertyAddress: z.optional(address),
    personalInfo: z.optional(personalInfo),
    drivers: z.optional(z.array(knownDriver)),
    additionalInfo: z.optional(additionalInfo),
    personalVehicles: z.optional(z.array(vehicle)),
    autoCoverageData: z.optional(autoCoverageData),
    /** The visitor's own values; `fillPrefill` returns them together with public records. */
    prefillData: z.optional(propertyPrefill),
    cohabitationData: z.optional(cohabitationData),
    discountsData: z.optional(discountsData),
    appliedDiscounts: z.optional(z.array(appliedDiscount)),
    life: z.optional(z.object({ mailingAddress: lifeMailingAddress, ...omitPerson(lifeFields) })),
    pet: z.optional(petDetails),
    bundling: z.optional(z.boolean()),
    startDate: z.optional(z.string()),
    currentApplicationState: z.object({ editableCoverages: z.array(editableCoverage) })
  }))
});

// src/api/contract/applications/creationAt.ts
var creationId = (line) => `create${line.charAt(0).toUpperCase()}${line.slice(1)}Application`;
var creationAt = (line) => endpoint({
  id: creationId(line),
  method: "POST",
  path: `/v1/applications/${line}`,
  auth: "partner",
  create: true,
  response: lazily(() => createdApplication),
  status: 201
});

// src/api/contract/applications/createLife.ts
var createLifeApplication = endpoint({
  id: "createLifeApplication",
  method: "POST",
  path: "/v1/applications/life",
  auth: "partner",
  create: true,
  response: lazily(() => createdApplication),
  status: 201
});

// src/api/contract/applications/propertyData.ts
var fillPrefill = endpoint({
  id: "fillPrefill",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/prefill/initial-values",
  auth: "session",
  safe: true,
  response: lazily(() => z.extend(updatedApplication, { ...propertyAnswer, editableCoverages: z.array(editableCoverage) })),
  status: 200
});

// src/api/contract/applications/readPrefill.ts
var known = z.extend(vehicle, { sequenceNum: z.int().check(z.minimum(0)) });
var readPrefill = endpoint({
  id: "readPrefill",
  method: "GET",
  path: "/v1/applications/{applicationId}/prefill",
  auth: "session",
  response: lazily(() => z.object({ personalVehicles: z.array(known) })),
  status: 200
});

// src/api/contract/applications/submitApplication.ts
var submitApplication = endpoint({
  id: "submitApplication",
  method: "POST",
  path: "/v1/applications/{applicationId}/submission",
  auth: "session",
  safe: true,
  response: lazily(() => z.object({ applicationId: id, ratingRun: z.int(), status: processStatus, carriersAsked: z.int() })),
  status: 202
});

// src/api/contract/applications/updateAdditionalInfo.ts
var updateAdditionalInfo = endpoint({
  id: "updateAdditionalInfo",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/additional-info",
  auth: "session",
  revision: "required",
  response: lazily(() => updatedApplication),
  status: 200
});

// src/api/contract/applications/updateBundling.ts
var updateBundling = endpoint({
  id: "updateBundling",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/bundling",
  auth: "session",
  revision: "required",
  response: lazily(() => updatedApplication),
  status: 200
});

// src/api/contract/applications/updateCoverages.ts
var updateCoverages = endpoint({
  id: "updateCoverages",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/coverages",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { editableCoverages: z.array(editableCoverage) })),
  status: 200
});

// src/api/contract/applications/updateDrivers.ts
var updateDrivers = endpoint({
  id: "updateDrivers",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/drivers",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, {
    applicantId: id,
    /**
     * The main driver's date as stored. If it differs from the sent day, it replaces the form's; otherwise the form keeps
     * what was typed, such as a month without a day.
     */
    driverDateLicensed: z.nullable(isoDay),
    drivers: z.array(knownDriver)
  })),
  status: 200
});

// src/api/contract/applications/updateGeneralInfo.ts
var updateGeneralInfo = endpoint({
  id: "updateGeneralInfo",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/general-info",
  auth: "session",
  revision: "required",
  response: lazily(() => updatedApplication),
  status: 200
});

// src/api/contract/applications/updateLife.ts
var updateLife = endpoint({
  id: "updateLife",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/life",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { editableCoverages: z.array(editableCoverage) })),
  status: 200
});

// src/api/contract/applications/updatePrefill.ts
var updatePrefill = endpoint({
  id: "updatePrefill",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/prefill",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { ...propertyAnswer, editableCoverages: z.array(editableCoverage) })),
  status: 200
});

// src/api/contract/applications/updateVehicles.ts
var updateVehicles = endpoint({
  id: "updateVehicles",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/vehicles",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, {
    personalVehicles: z.array(z.extend(vehicle, { id })),
    currentApplicationState: z.object({ editableCoverages: z.array(editableCoverage) })
  })),
  status: 200
});

// src/api/contract/addresses.ts
var suggestAddresses = endpoint({
  id: "suggestAddresses",
  method: "POST",
  path: "/v1/addresses/suggestions",
  auth: "partner",
  safe: true,
  response: lazily(() => z.object({ suggestions: z.array(z.object({ text: z.string(), address })) })),
  status: 200
});
var verifyAddress = endpoint({
  id: "verifyAddress",
  method: "POST",
  path: "/v1/addresses/verification",
  auth: "partner",
  safe: true,
  response: lazily(() => z.union([
    z.object({ outcome: z.literal("verified"), address }),
    z.object({
      outcome: z.literal("corrected"),
      address,
      changed: z.array(z.enum(["addressLine1", "addressLine2", "city", "state", "zipCode"]))
    }),
    z.object({ outcome: z.literal("missing-unit"), address }),
    z.object({ outcome: z.literal("not-found") })
  ])),
  status: 200
});

// src/business/bindQuestions.ts
var dwellingTypes = ["Apartment", "House", "Townhouse", "Condo", "Duplex"];
var advisorQuestions = ["businessOrDaycare", "haveAnyLosses", "anyRestrictedDogs", "anyAnimalBites", "anyViciousExoticAnimals"];

// src/api/contract/bind.ts
var bindQuestions = z.object({
  typeOfDwelling: z.enum(dwellingTypes),
  businessOrDaycare: z.boolean(),
  anyAdditionalInsured: z.boolean(),
  coapplicantFirstName: z.optional(personName),
  coapplicantLastName: z.optional(personName),
  haveAnyLosses: z.boolean(),
  anyDogsOnPremises: z.boolean(),
  anyRestrictedDogs: z.optional(z.boolean()),
  anyAnimalBites: z.boolean(),
  anyViciousExoticAnimals: z.boolean()
});
var advisorAnswers = z.array(z.enum(advisorQuestions));
var updateQuestions = endpoint({
  id: "updateQuestions",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/questions",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, { advisorAnswers })),
  status: 200
});
var readQuestions = endpoint({
  id: "readQuestions",
  method: "GET",
  path: "/v1/applications/{applicationId}/questions",
  auth: "session",
  response: lazily(() => z.object({ questions: z.nullable(bindQuestions), advisorAnswers })),
  status: 200
});
var reviewForBind = endpoint({
  id: "reviewForBind",
  method: "POST",
  path: "/v1/applications/{applicationId}/bind-review",
  auth: "session",
  safe: true,
  response: lazily(() => z.object({
    quoteId: id,
    /** The current price in dollars for the whole term. */
    premium: z.number().check(z.positive()),
    /** The earlier price, if it has changed. */
    previousPremium: z.nullable(z.number()),
    termMonths: z.int(),
    /** The fraud warning that the state's law requires above the signature, word for word; null if it requires none. */
    fraudNotice: z.nullable(z.string()),
    /** The revision of the rated answers. If it isn't the caller's own, another tab has changed them. */
    revision
  })),
  status: 200
});
var submitForBind = endpoint({
  id: "submitForBind",
  method: "POST",
  path: "/v1/applications/{applicationId}/bind-submission",
  auth: "session",
  safe: true,
  revision: "required",
  response: lazily(() => z.object({ applicationId: id, quoteId: id, carrier: id, leadId: id, premium: z.number(), submittedTimestamp: instant })),
  status: 200
});

// src/api/contract/coverages.ts
var listCoverages = endpoint({
  id: "listCoverages",
  method: "GET",
  path: "/v1/coverages",
  auth: "partner",
  response: lazily(() => z.object({ line: insuranceLine, state: stateCode, coverages: z.array(coverage) })),
  status: 200
});

// src/api/contract/documents.ts
var pdf = "application/pdf";
var downloadApplication = endpoint({
  id: "downloadApplication",
  method: "GET",
  path: "/v1/applications/{applicationId}/documents/application",
  auth: "session",
  file: pdf,
  status: 200
});
var downloadSignedApplication = endpoint({
  id: "downloadSignedApplication",
  method: "GET",
  path: "/v1/applications/{applicationId}/documents/signed-application",
  auth: "session",
  file: pdf,
  status: 200
});
var downloadPolicy = endpoint({
  id: "downloadPolicy",
  method: "GET",
  path: "/v1/applications/{applicationId}/documents/policy",
  auth: "session",
  file: pdf,
  status: 200
});

// src/api/contract/erasures.ts
var requestErasure = endpoint({
  id: "requestErasure",
  method: "POST",
  path: "/v1/erasure-requests",
  auth: "partner",
  status: 202
});
var erasePerson = endpoint({
  id: "erasePerson",
  method: "POST",
  path: "/v1/erasures",
  auth: "partner",
  status: 204
});

// src/api/contract/events.ts
var recordEvents = endpoint({
  id: "recordEvents",
  method: "POST",
  path: "/v1/events",
  auth: "partner",
  response: lazily(() => z.object({ accepted: z.int() })),
  status: 202
});

// src/api/contract/handOffTokens.ts
var handOffProduct = z.enum(["PERSONAL_HOME", "CONDOMINIUM", "PET"]);
var handOffLead = z.object({
  leadId: z.optional(id),
  firstName: z.optional(text(length.name)),
  lastName: z.optional(text(length.name)),
  dateOfBirth: z.optional(isoDay),
  email: z.optional(email),
  phone: z.optional(phone2),
  address: z.optional(z.partial(address)),
  petName: z.optional(text(length.petName)),
  petType: z.optional(z.enum(["CAT", "DOG"])),
  petCode: z.optional(text(60)),
  petAge: z.optional(z.int().check(z.minimum(petAge.min), z.maximum(petAge.max))),
  /** The chosen quote, if there is one. */
  carrier: z.optional(text(64)),
  carrierSpecificQuoteId: z.optional(text(64))
});
var createHandOffToken = endpoint({
  id: "createHandOffToken",
  method: "POST",
  path: "/v1/hand-off-tokens",
  auth: "session",
  create: true,
  response: lazily(() => z.object({
    token: z.string(),
    /** The hand-off's name for people on the phone: "FL-7K2M9Q". */
    ref: z.string(),
    url: z.string(),
    expiresTimestamp: instant
  })),
  status: 201
});
var listHandOffKeys = endpoint({
  id: "listHandOffKeys",
  method: "GET",
  path: "/v1/hand-off-keys",
  auth: "none",
  response: lazily(() => z.object({
    keys: z.array(z.object({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string(), alg: z.string(), use: z.string() }))
  })),
  status: 200
});
var redeemHandOffToken = endpoint({
  id: "redeemHandOffToken",
  method: "POST",
  path: "/v1/hand-off-tokens/redemption",
  auth: "none",
  response: lazily(
    () => z.object({ productType: handOffProduct, customerId: id, ref: z.string(), partner: id, lead: handOffLead, createdTimestamp: instant })
  ),
  status: 200
});

// src/api/contract/health.ts
var readHealth = endpoint({
  id: "readHealth",
  method: "GET",
  path: "/v1/health",
  auth: "none",
  response: lazily(() => z.object({ status: z.literal("ok") })),
  status: 200
});
var readReadiness = endpoint({
  id: "readReadiness",
  method: "GET",
  path: "/v1/health/ready",
  auth: "none",
  response: lazily(() => z.object({ status: z.literal("ready"), database: z.enum(["pglite", "postgresql"]) })),
  status: 200
});

// src/api/contract/leadLookups.ts
var head = { viuLeadId: id, createdTimestamp: instant, updatedTimestamp: instant, insuranceLineType: insuranceLine, quoteStatus };
var readLeadLookup = endpoint({
  id: "readLeadLookup",
  method: "GET",
  path: "/v1/lead-lookups/{lookupId}",
  auth: "partner",
  response: lazily(() => z.object({
    ...head,
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.optional(z.string()),
    phone: z.optional(z.string())
  })),
  status: 200
});
var takeOverLeadLookup = endpoint({
  id: "takeOverLeadLookup",
  method: "POST",
  path: "/v1/lead-lookups/{lookupId}/take-over",
  auth: "partner",
  safe: true,
  pageOnly: true,
  response: lazily(() => z.object({
    ...head,
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.optional(email),
    phone: z.optional(phone2),
    supplements: z.object({
      address: z.optional(z.partial(address)),
      /** YYYY-MM-DD, filled in for the visitor like the name. */
      identification: z.optional(z.object({ dateOfBirth: z.optional(isoDay) })),
      /** The caller's own id: no other partner can look up the id. */
      partner: z.optional(id),
      /** The company that passed the person on to the partner. For the partner's reports; the visitor's page doesn't use it. */
      aggregator: z.optional(z.string()),
      vehicles: z.optional(z.array(vehicle))
    })
  })),
  status: 200
});

// src/api/contract/leads.ts
var recordType = z.enum(["HAPPY", "COMPLEX", "DIGITAL_BIND", "HONEYQUOTE", "FETCH", "BATCH_QUOTE_TO_DIGITAL"]);
var leadReceipt = z.object({ leadId: id, quoteStatus, recordType, revision });
var createLead = endpoint({
  id: "createLead",
  method: "POST",
  path: "/v1/leads",
  auth: "partner",
  create: true,
  response: lazily(() => z.extend(leadReceipt, { token: z.string() })),
  status: 201
});
var updateLead = endpoint({
  id: "updateLead",
  method: "PATCH",
  path: "/v1/leads/{leadId}",
  auth: "session",
  revision: "unlessEmpty",
  response: lazily(() => z.extend(leadReceipt, { device: deviceNumber })),
  status: 200
});
var readLead = endpoint({
  id: "readLead",
  method: "GET",
  path: "/v1/leads/{leadId}",
  auth: "session",
  response: lazily(() => z.extend(leadReceipt, {
    insuranceLine,
    applicationId: z.optional(id),
    createdTimestamp: instant,
    updatedTimestamp: instant,
    lastActivityTimestamp: instant
  })),
  status: 200
});
var deleteLead = endpoint({
  id: "deleteLead",
  method: "DELETE",
  path: "/v1/leads/{leadId}",
  auth: "session",
  status: 204
});
var shownText = z.object({
  text: text(4e3),
  textVersion: text(40),
  pageUrl: z.string().check(z.maxLength(2048), z.regex(/^https?:\/\//))
});
var consentFields = {
  given: z.boolean(),
  ...shownText.shape,
  phone: z.optional(phone2),
  /** The visitor's clock, for information only: the receipt has the service's time. */
  at: z.optional(instant)
};
var consentKind = z.enum(["CALLS_AND_TEXTS", "ELECTRONIC_RECORDS", "INTENT_TO_SIGN"]);
var consent = z.object({
  ...consentFields,
  kind: consentKind,
  at: instant,
  consentId: id,
  textHash: z.string(),
  receivedTimestamp: instant
});
var recordConsent = endpoint({
  id: "recordConsent",
  method: "POST",
  path: "/v1/leads/{leadId}/consents",
  auth: "session",
  create: true,
  response: lazily(() => consent),
  status: 201
});
var listConsents = endpoint({
  id: "listConsents",
  method: "GET",
  path: "/v1/leads/{leadId}/consents",
  auth: "session",
  response: lazily(() => z.object({ consents: z.array(consent) })),
  status: 200
});

// src/api/contract/notifications.ts
var emailQuotes = endpoint({
  id: "emailQuotes",
  method: "POST",
  path: "/v1/notifications",
  auth: "session",
  create: true,
  response: lazily(() => z.object({ emailId: id })),
  status: 201
});

// src/api/contract/partners.ts
var readPartner = endpoint({
  id: "readPartner",
  method: "GET",
  path: "/v1/partners/{partnerId}",
  auth: "partner",
  response: lazily(() => z.object({
    id,
    tollFreeNumber: z.string(),
    hubEpiclookupcode: z.nullable(z.string()),
    partnerStatusType: z.nullable(z.string()),
    cobranding: z.boolean(),
    partnerReturnUrl: z.nullable(z.string()),
    /** One entry per line; entries with the lead path `ui` turn a line on. Empty if the partner shows the default lines. */
    partnerInsuranceLineType: z.array(z.object({ insuranceLineType: insuranceLine, leadPath: z.string(), include: z.boolean() }))
  })),
  status: 200
});

// src/business/paymentPlans.ts
var paymentPlanIds = ["MONTHLY", "FULL_PAYMENT", "FORTY_THIRTY_THIRTY"];

// src/api/contract/paymentPlans.ts
var paymentPlanId = z.enum(paymentPlanIds);
var cents = z.int().check(z.nonnegative());
var paymentPlan = z.object({
  planId: paymentPlanId,
  premiumCents: cents,
  installments: z.array(z.object({ dueDate: isoDay, cents }))
});
var listPaymentPlans = endpoint({
  id: "listPaymentPlans",
  method: "GET",
  path: "/v1/quotes/{quoteId}/payment-plans",
  auth: "session",
  response: lazily(() => z.object({ quoteId: id, plans: z.array(paymentPlan) })),
  status: 200
});

// src/api/contract/payments.ts
var paymentStatus = z.enum(["Requested", "Started", "InProgress", "Completed", "Failed", "Cancelled"]);
var paymentProblem = z.enum(["DECLINED", "CANCELLED", "STOPPED", "EXPIRED", "UNAVAILABLE", "BIND_REFUSED", "START_PASSED"]);
var paymentMoney = z.enum(["NONE", "TAKEN", "RETURNING", "RETURNED_BY_VOID", "RETURNED_BY_REFUND", "UNKNOWN"]);
var payment = z.object({
  transactionId: id,
  applicationId: id,
  quoteId: id,
  leadId: id,
  carrier: id,
  planId: paymentPlanId,
  /** The amount due today. */
  cents: z.int(),
  status: paymentStatus,
  /** Set once it is known that this payment brings no policy. */
  problem: z.nullable(paymentProblem),
  money: paymentMoney,
  /** Set only while the visitor can pay there. */
  paymentUrl: z.nullable(z.string()),
  /** The state of the purchase by the service's own knowledge. */
  quoteStatus,
  policyNumber: z.nullable(z.string())
});
var submittedQuote = z.object({
  quoteId: id,
  carrier: id,
  carrierName: z.string(),
  carrierSpecificQuoteId: z.string(),
  /** Dollars for the whole term. */
  premium: z.number(),
  termMonths: z.int()
});
var createPayment = endpoint({
  id: "createPayment",
  method: "POST",
  path: "/v1/payments",
  auth: "session",
  create: true,
  response: lazily(() => z.object({ transactionId: id })),
  status: 201
});
var readPayment = endpoint({
  id: "readPayment",
  method: "GET",
  path: "/v1/payments/{transactionId}",
  auth: "session",
  response: lazily(() => payment),
  status: 200
});
var stopPayment = endpoint({
  id: "stopPayment",
  method: "POST",
  path: "/v1/payments/{transactionId}/stop",
  auth: "session",
  safe: true,
  response: lazily(() => payment),
  status: 200
});
var readPurchase = endpoint({
  id: "readPurchase",
  method: "GET",
  path: "/v1/applications/{applicationId}/purchase",
  auth: "session",
  response: lazily(() => z.object({ applicationId: id, submitted: z.nullable(submittedQuote), payment: z.nullable(payment) })),
  status: 200
});

// src/api/contract/petBreeds.ts
var breed = z.object({ name: z.string(), code: z.string(), also: z.optional(z.string()) });
var listPetBreeds = endpoint({
  id: "listPetBreeds",
  method: "GET",
  path: "/v1/pet-breeds",
  auth: "partner",
  response: lazily(() => z.object({ cats: z.array(breed), dogs: z.array(breed) })),
  status: 200
});

// src/api/contract/quote.ts
var carrierFacts = z.object({
  /** A.M. Best's opinion of the financial strength that claims are paid from. A++ is the highest. */
  amBest: z.optional(z.enum(["A++", "A+", "A", "A-", "B++", "B+", "B", "B-"]))
});
var quote = z.object({
  id,
  carrierId: id,
  carrierName: z.string(),
  carrierSpecificQuoteId: z.string(),
  /** 0-5 in tenths: the rating of the carrier's claims service by its customers. */
  claimsRating: z.number(),
  ...carrierFacts.shape,
  /** Dollars for the whole term. */
  premium: z.number().check(z.positive()),
  /** Months. */
  term: z.union([z.literal(1), z.literal(6), z.literal(12)]),
  /** The application's line. */
  insuranceLines: z.array(insuranceLine),
  /** Coverages by their definitions' quoteKey, formatted: "$100K per person / $300K per incident". */
  coverages: z.array(
    z.object({
      id: z.string(),
      quoteKey: z.string(),
      label: z.string(),
      value: z.string(),
      amount: z.nullable(z.number()),
      /** The chosen value, if the carrier doesn't offer it and quotes `value` instead. */
      asked: z.optional(z.string())
    })
  ),
  isBindable: z.boolean(),
  isRecommended: z.boolean(),
  /** The carrier's remarks about its price. */
  messages: z.array(z.object({ code: z.string(), text: z.string() }))
});
var unpriced = z.object({
  id,
  carrierId: id,
  carrierName: z.string(),
  outcome: z.enum(["ASKED", "DECLINED", "TIMED_OUT", "FAILED"]),
  message: z.nullable(z.string())
});

// src/api/contract/policies.ts
var policy = z.object({
  policyNumber: z.string(),
  transactionId: id,
  applicationId: id,
  leadId: id,
  quoteId: id,
  carrier: id,
  carrierName: z.string(),
  /** The applicant, then the people insured beside them. */
  insured: z.array(z.string()),
  email: z.nullable(z.string()),
  propertyAddress: address,
  /** The policy is in force from the first day to the last, both included. */
  effectiveDate: isoDay,
  expirationDate: isoDay,
  coverages: quote.shape.coverages,
  /** The first installment is paid. */
  plan: paymentPlan,
  boundTimestamp: instant
});
var readPolicy = endpoint({
  id: "readPolicy",
  method: "GET",
  path: "/v1/applications/{applicationId}/policy",
  auth: "session",
  response: lazily(() => z.extend(policy, {
    /** The masked address that the policy's e-mail was sent to: `a••@example.com`. Null before. */
    emailedTo: z.nullable(z.string())
  })),
  status: 200
});
var readSignedCopy = endpoint({
  id: "readSignedCopy",
  method: "GET",
  path: "/v1/applications/{applicationId}/signed-copy",
  auth: "session",
  response: lazily(() => z.object({ fileName: z.string(), text: z.string() })),
  status: 200
});

// src/api/contract/products.ts
var listProducts = endpoint({
  id: "listProducts",
  method: "GET",
  path: "/v1/products",
  auth: "partner",
  response: lazily(() => z.object({
    products: z.array(
      z.object({
        insuranceLine,
        /** The way to buy a quote: online, if a company and the state allow it, or with an advisor. */
        bindType: z.enum(["DIGITAL", "ADVISOR"]),
        states: z.array(stateCode)
      })
    )
  })),
  status: 200
});

// src/api/contract/quotes.ts
var progress = {
  /** Rises when changed inputs are submitted; quotes of an earlier run are gone. */
  ratingRun: z.int(),
  status: processStatus,
  carriersAsked: z.int(),
  carriersAnswered: z.int()
};
var quoteList = z.object({ applicationId: id, ...progress, quotes: z.array(quote), withoutPrice: z.array(unpriced) });
var listQuotes = endpoint({
  id: "listQuotes",
  method: "GET",
  path: "/v1/applications/{applicationId}/quotes",
  auth: "session",
  response: lazily(() => quoteList),
  status: 200
});
var quoteEvent = z.union([
  z.extend(quoteList, { type: z.literal("snapshot") }),
  z.object({ type: z.literal("quote"), ratingRun: z.int(), quote }),
  z.object({ type: z.literal("unpriced"), ratingRun: z.int(), unpriced }),
  z.object({ type: z.literal("progress"), ...progress })
]);
var streamQuotes = endpoint({
  id: "streamQuotes",
  method: "GET",
  path: "/v1/applications/{applicationId}/quotes/stream",
  auth: "session",
  events: lazily(() => quoteEvent),
  status: 200
});
var listAdditionalQuotes = endpoint({
  id: "listAdditionalQuotes",
  method: "GET",
  path: "/v1/applications/{applicationId}/additional-quotes",
  auth: "session",
  response: lazily(() => z.object({
    additionalQuotes: z.array(z.object({ id, carrierId: id, carrierName: z.string(), claimsRating: z.number() }))
  })),
  status: 200
});
var retryQuote = endpoint({
  id: "retryQuote",
  method: "POST",
  path: "/v1/quotes/{quoteId}/retry",
  auth: "session",
  safe: true,
  response: lazily(() => quoteList),
  status: 200
});
var selectQuote = endpoint({
  id: "selectQuote",
  method: "POST",
  path: "/v1/quotes/{quoteId}/select",
  auth: "session",
  safe: true,
  response: lazily(() => z.object({
    quoteId: id,
    applicationId: id,
    carrierName: z.string(),
    carrierSpecificQuoteId: z.string(),
    isBindable: z.boolean(),
    quoteStatus
  })),
  status: 200
});

// src/api/contract/referrals.ts
var readReferral = endpoint({
  id: "readReferral",
  method: "GET",
  path: "/v1/referrals/{referralCode}",
  auth: "partner",
  response: lazily(() => z.object({
    referralCode: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    partner: z.optional(id)
  })),
  status: 200
});
var takeOverReferral = endpoint({
  id: "takeOverReferral",
  method: "POST",
  path: "/v1/referrals/{referralCode}/take-over",
  auth: "partner",
  safe: true,
  pageOnly: true,
  response: lazily(() => z.object({
    referralCode: id,
    firstName: z.string(),
    lastName: z.string(),
    email,
    /** Formatted as (XXX) XXX-XXXX. */
    phone: z.string(),
    partnerReturnUrl: z.nullable(z.string()),
    address: z.optional(address),
    vin: z.optional(z.string()),
    partner: z.optional(id)
  })),
  status: 200
});

// src/api/contract/resumeLinks.ts
var resumeLength = 48e3;
var resumeRequest = z.object({
  pageUrl: z.string().check(z.maxLength(2048), z.regex(/^https?:\/\//)),
  /** The visit as the widget stores it. The service encrypts it with the link's secret, which it doesn't store. */
  visit: z.string().check(z.minLength(2), z.maxLength(resumeLength))
});
var createResumeLink = endpoint({
  id: "createResumeLink",
  method: "POST",
  path: "/v1/resume-links",
  auth: "session",
  create: true,
  response: lazily(() => z.object({
    url: z.string(),
    expiresTimestamp: instant,
    /** The address as a QR code: an SVG path of dark squares, in a square of `size` with its quiet zone. */
    code: z.object({ size: z.int(), path: z.string() })
  })),
  status: 201
});
var redeemResumeLink = endpoint({
  id: "redeemResumeLink",
  method: "POST",
  path: "/v1/resume-links/redemption",
  auth: "partner",
  response: lazily(() => z.object({ visit: z.string(), device: deviceNumber })),
  status: 200
});
var takeVisitBack = endpoint({
  id: "takeVisitBack",
  method: "POST",
  path: "/v1/resume-links/return",
  auth: "session",
  safe: true,
  response: lazily(() => z.object({ device: deviceNumber })),
  status: 200
});

// src/api/contract/vehicles.ts
var listMakes = endpoint({
  id: "listMakes",
  method: "GET",
  path: "/v1/vehicles/makes",
  auth: "partner",
  response: lazily(() => z.object({ makes: z.array(z.string()) })),
  status: 200
});
var listModels = endpoint({
  id: "listModels",
  method: "GET",
  path: "/v1/vehicles/models",
  auth: "partner",
  response: lazily(() => z.object({ models: z.array(z.string()) })),
  status: 200
});
var listVinPrefixes = endpoint({
  id: "listVinPrefixes",
  method: "GET",
  path: "/v1/vehicles/vin-prefixes",
  auth: "partner",
  response: lazily(() => z.object({ vinPrefixes: z.array(z.object({ vinPrefix: z.nullable(z.string()), bodyStyle: z.string() })) })),
  status: 200
});
var decodeVin = endpoint({
  id: "decodeVin",
  method: "GET",
  path: "/v1/vehicles/vins/{vin}",
  auth: "partner",
  response: lazily(() => z.object({
    vin: z.string(),
    plYear: z.int(),
    plMake: z.string(),
    plModel: z.string(),
    bodyStyle: z.nullable(z.string()),
    checkDigitValid: z.boolean(),
    supported: z.boolean()
  })),
  status: 200
});
var readVehicleSupport = endpoint({
  id: "readVehicleSupport",
  method: "GET",
  path: "/v1/vehicles/support",
  auth: "partner",
  response: lazily(() => z.object({ supported: z.boolean() })),
  status: 200
});

// src/api/contract/zipCodes.ts
var readZipCode = endpoint({
  id: "readZipCode",
  method: "GET",
  path: "/v1/zip-codes/{zipCode}",
  auth: "partner",
  response: lazily(() => z.object({
    zipCode,
    /** The postal service's preferred name comes first. Empty for territories. */
    cities: z.array(z.string()),
    state: stateCode,
    county: z.nullable(z.string()),
    /** True if the line, or any line when none was given, is offered there. */
    supported: z.boolean()
  })),
  status: 200
});

// src/api/contract/endpoints.ts
var all = [
  createLead,
  readLead,
  updateLead,
  deleteLead,
  recordConsent,
  listConsents,
  readLeadLookup,
  takeOverLeadLookup,
  readReferral,
  takeOverReferral,
  readPartner,
  listProducts,
  ...insuranceLines.flatMap((line) => "risk" in line ? creationAt(line.slug) : []),
  createLifeApplication,
  createPetApplication,
  readApplication,
  updateDrivers,
  updateAdditionalInfo,
  updateVehicles,
  updateBundling,
  updateGeneralInfo,
  fillPrefill,
  updatePrefill,
  updateCoverages,
  updateDiscounts,
  updateCohabitation,
  updateLife,
  readPrefill,
  listVehicles,
  submitApplication,
  listQuotes,
  streamQuotes,
  listAdditionalQuotes,
  retryQuote,
  selectQuote,
  listMakes,
  listModels,
  listVinPrefixes,
  decodeVin,
  readVehicleSupport,
  listPetBreeds,
  listCoverages,
  suggestAddresses,
  verifyAddress,
  readZipCode,
  updateQuestions,
  readQuestions,
  reviewForBind,
  submitForBind,
  listPaymentPlans,
  createPayment,
  readPayment,
  stopPayment,
  readPurchase,
  readPolicy,
  readSignedCopy,
  downloadApplication,
  downloadSignedApplication,
  downloadPolicy,
  createHandOffToken,
  listHandOffKeys,
  redeemHandOffToken,
  emailQuotes,
  createResumeLink,
  redeemResumeLink,
  takeVisitBack,
  requestErasure,
  erasePerson,
  recordEvents,
  readHealth,
  readReadiness
];
var endpoints = all;

// embed-demo/docs/tables/faultTables.ts
var __vite_injected_original_import_meta_url = "file:///work/wt/docs/embed-demo/docs/tables/faultTables.ts";
var seenCalls = JSON.parse(readFileSync2(fileURLToPath(new URL("faults.json", __vite_injected_original_import_meta_url)), "utf8"));
var said = (text2) => text2 === "" ? "Nothing. They go on." : cell(text2);
var isCode = (fault) => /^[A-Z]/.test(fault);
var listed = (faults) => faults.map((fault) => isCode(fault) ? code(fault) : fault).join(", ");
var rows = endpoints.flatMap(({ id: id2 }) => {
  const seen = seenCalls[id2];
  if (!seen) return [[code(id2), "", "", "Not tried: `npm run faults` found no way to it, or hasn't run since it was added."]];
  return ["once", "always"].flatMap((rhythm) => Object.entries(seen[rhythm]).map(([text2, faults]) => [code(id2), rhythm === "once" ? "once" : "each time", listed(faults), said(text2)]));
});
var faultTables = { faults: table(["call", "goes wrong", "how", "what the visitor sees"], rows) };

// tests/architecture/floors.mjs
var floors = [
  ["kernel", "texts"],
  ["business"],
  ["flow", "api", "ui", "partner", "scan"],
  ["session"],
  ["form"],
  ["steps"],
  ["stages"],
  ["lines"],
  ["app"],
  ["element"],
  ["firstScreens.ts"],
  ["loader.ts", "ownLoader.ts", "index.ts", "define.ts", "eager.ts", "react", "vue"],
  ["fixtures"],
  // Both run in Node and go into no page: one reads all of src to build it, the other tests a service by the contract.
  ["build", "conformance"]
];
var demoFloors = [
  ["brands", "content", "external", "legal", "sites"],
  ["hosting"],
  ["flags", "texts"],
  ["service"],
  ["publish"],
  ["carriers", "desk", "gallery", "studio", "handOff", "payment", "outbox", "crm"],
  ["docs"],
  ["servers"],
  ["start.ts"]
];
var serviceFloors = [
  ["texts"],
  ["reference"],
  ["database"],
  ["metrics", "tracing"],
  ["partners", "jobs"],
  ["http"],
  ["applications", "carriers", "coverages", "documents", "handOff", "leads", "mail", "rating", "resume", "staging", "webhooks"],
  ["driven", "property"],
  ["quotes", "lines"],
  ["payments"],
  ["retention"],
  ["desk"],
  ["routes"],
  ["boot"]
];
var widget = { path: "^src/", pathNot: ["\\.test\\.tsx?$", "^src/(?:build|conformance|fixtures)/"] };
function downOnly(root2, name2, floors2) {
  const pattern = (place) => place.endsWith(".ts") ? `^${root2}/${place.replace(".", "\\.")}$` : `^${root2}/${place}/`;
  const rules = floors2.flatMap(
    (floor, index) => floor.map((place) => ({
      name: `${name2}-${place}`,
      comment: `${root2}/${place} may import only what lies below it`,
      severity: "error",
      from: { path: pattern(place), pathNot: "\\.test\\.tsx?$" },
      to: { path: [...floor.filter((other) => other !== place), ...floors2.slice(index + 1).flat()].map(pattern) }
    }))
  );
  return rules.filter(({ to }) => to.path.length > 0);
}
var doors = {
  "^node_modules/(?:@types/)?ofetch/": "^src/api/client\\.ts$",
  "^node_modules/zod/": "^src/kernel/zod\\.ts$",
  "^node_modules/goober/": "^src/ui/",
  "^node_modules/@r2wc/": "^src/element/",
  "^node_modules/react-dom/": "^(?:src/element|embed-demo/(?:desk|studio))/",
  "^node_modules/@preact/": "^src/(?:session|form|stages|app|element)/",
  "^node_modules/vue/": "^(?:src/vue|embed-demo/docs/(?:\\.vitepress/theme|embeds|playground|tokens))/",
  "^node_modules/zxing-wasm/": "^src/scan/wasmDecoder\\.ts$",
  "^node_modules/(?:@types/)?pdfkit/": "^embed-demo/service/documents/pdf\\.ts$",
  "^node_modules/tlds/": "^embed-demo/service/reference/topLevelDomains\\.ts$"
};
var oneDoorEach = Object.entries(doors).map(([to, door]) => ({
  name: `door-of-${to.replace(/[^a-z0-9]+/g, "-").replace(/^-node-modules-(types-)?|-$/g, "")}`,
  comment: `only ${door} may import it`,
  severity: "error",
  from: { path: "^(?:src|embed-demo)/", pathNot: [door, "^src/(?:build|fixtures)/", "\\.test\\.tsx?$"] },
  to: { path: to }
}));
var forbidden = [
  ...downOnly("src", "floor-of", floors),
  ...downOnly("embed-demo", "floor-of-demo", demoFloors),
  ...downOnly("embed-demo/service", "floor-of-service", serviceFloors),
  ...oneDoorEach,
  {
    name: "runtime-packages",
    comment: "bytes of a host page: no new package without a budget (custom-elements-manifest has types alone)",
    severity: "error",
    from: widget,
    to: { path: "node_modules/", pathNot: "node_modules/(?:custom-elements-manifest|@types/react(?:-dom)?|react|react-dom|vue|@r2wc|@preact|goober|ofetch|zod|tlds|zxing-wasm)/" }
  },
  { name: "no-node", comment: "src runs in a browser", severity: "error", from: widget, to: { dependencyTypes: ["core"] } },
  {
    name: "build-read-by-builds",
    comment: "only a rollup.config.mjs reads the build, and the docs, whose tables it makes",
    severity: "error",
    from: { path: "^embed-demo/", pathNot: "/rollup\\.config\\.mjs$|^embed-demo/docs/tables/" },
    to: { path: "^src/build/" }
  },
  {
    name: "requests-for-the-service",
    comment: "what checks and describes a request is the service's: the widget imports its types alone",
    severity: "error",
    from: { path: "^src/", pathNot: ["\\.test\\.tsx?$", "^src/api/contract/.*requests\\.ts$", "^src/conformance/"] },
    to: { path: "^src/api/contract/.*(?:requests|endpoints)\\.ts$", dependencyTypesNot: ["type-only"] }
  },
  {
    name: "conformance-by-the-contract",
    comment: "a service is judged by the contract alone: no client or screen may hide or repair what it does",
    severity: "error",
    from: { path: "^src/conformance/", pathNot: "\\.test\\.ts$" },
    to: { path: "^(?:src|node_modules)/", pathNot: "^src/(?:conformance|api/contract|business|kernel)/|^src/api/(?:request|serverSentEvents)\\.ts$" }
  },
  {
    name: "lines-apart",
    comment: "a line never imports another line",
    severity: "error",
    from: { path: "^src/lines/([^/]+)/" },
    to: { path: "^src/lines/[^/]+/", pathNot: "^src/lines/$1/" }
  },
  {
    name: "service-lines-apart",
    comment: "a line of the service never imports another line: what they share lies below",
    severity: "error",
    from: { path: "^embed-demo/service/lines/([^/]+)/" },
    to: { path: "^embed-demo/service/lines/[^/]+/", pathNot: "^embed-demo/service/lines/$1/" }
  },
  {
    name: "lines-loaded-late",
    comment: "a line's code is for those who enter it",
    severity: "error",
    from: { path: "^src/lines/lines\\.tsx$" },
    to: { path: "^src/lines/[^/]+/", dynamic: false, dependencyTypesNot: ["type-only"] }
  },
  {
    name: "service-and-widget",
    comment: "the service knows the contract, not the widget",
    severity: "error",
    from: { path: "^embed-demo/service/" },
    to: { path: "^src/", pathNot: "^src/(?:api/contract|business|kernel)/" }
  },
  {
    name: "widget-without-demo",
    comment: "the package stands without its demo and its tests",
    severity: "error",
    from: { path: "^src/" },
    to: { path: "^(?:embed-demo|tests)/" }
  },
  {
    name: "content-through-partner",
    comment: "only partner/ reads content",
    severity: "error",
    from: { path: "^src/", pathNot: "^src/partner/" },
    to: { path: "^src/partner/fetchJson\\.ts$" }
  },
  {
    name: "components-use-value",
    comment: "a component that reads .value goes stale in silence: useValue() and useField() are the only doors",
    severity: "error",
    from: { path: "^src/.*\\.tsx$", pathNot: "\\.test\\.tsx$" },
    to: { path: "node_modules/@preact/", dependencyTypesNot: ["type-only"] }
  },
  {
    name: "screens-do-not-call",
    comment: "a screen asks the runner or a lookup; only effects call the service",
    severity: "error",
    from: { path: "^src/(?:steps|stages|lines)/.*[A-Z]\\w*\\.tsx$" },
    to: { path: "^src/api/client\\.ts$" }
  },
  {
    name: "no-cycles",
    comment: "modules that know each other are one module in two files; types count, and a parcel that is fetched late too",
    severity: "error",
    from: { path: "^(?:src|embed-demo)/" },
    to: { circular: true }
  },
  {
    name: "fixtures-for-tests",
    comment: "made-up quotes and sessions must not reach a page",
    severity: "error",
    from: { path: "^(?:src|embed-demo)/", pathNot: ["^src/fixtures/", "\\.test\\.tsx?$"] },
    to: { path: "^src/fixtures/" }
  },
  { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
  {
    name: "no-dev-tools-in-src",
    severity: "error",
    from: { path: "^(?:src|embed-demo)/", pathNot: ["^src/fixtures/", "\\.test\\.(?:tsx?|mjs)$"] },
    to: { path: "node_modules/(?:vitest|playwright|happy-dom|axe-core|eslint)/" }
  }
];

// embed-demo/docs/tables/floorDrawings.ts
var drawing = (name2, house) => [
  `<ol class="floors" aria-label="${name2}, the highest floor first">`,
  ...[...house].reverse().map((rooms) => `<li>${rooms.map((room) => `<code>${room}</code>`).join(" ")}</li>`),
  "</ol>"
].join("\n");
var floorDrawings = {
  "floors-of-src": drawing("src", floors),
  "floors-of-demo": drawing("embed-demo", demoFloors),
  "floors-of-service": drawing("embed-demo/service", serviceFloors)
};

// src/build/schemas.mjs
import { mkdirSync, readFileSync as readFileSync4, writeFileSync } from "node:fs";
import { join as join4 } from "node:path";
import { tsImport as tsImport2 } from "file:///work/wt/docs/node_modules/tsx/dist/esm/api/index.mjs";
import ts3 from "file:///work/wt/docs/node_modules/typescript/lib/typescript.js";

// src/build/catalogue.mjs
import { readdirSync, readFileSync as readFileSync3 } from "node:fs";
import { join as join3 } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { tsImport } from "file:///work/wt/docs/node_modules/tsx/dist/esm/api/index.mjs";
import ts2 from "file:///work/wt/docs/node_modules/typescript/lib/typescript.js";
var __vite_injected_original_import_meta_url2 = "file:///work/wt/docs/src/build/catalogue.mjs";
var found = /* @__PURE__ */ new Map();
function textOf(node) {
  if (ts2.isStringLiteralLike(node)) return node.text;
  if (ts2.isObjectLiteralExpression(node)) return formsOf(node);
  const [head2, tail] = ts2.isBinaryExpression(node) ? [textOf(node.left), textOf(node.right)] : [];
  return typeof head2 === "string" && typeof tail === "string" ? head2 + tail : void 0;
}
function formsOf(node) {
  const forms = node.properties.map(({ name: name2, initializer }) => [name2?.text, initializer && textOf(initializer)]);
  return forms.every(([, text2]) => typeof text2 === "string") ? Object.fromEntries(forms) : void 0;
}
function isNamedInEveryUse(declaration2, file) {
  if (!ts2.isVariableDeclaration(declaration2) || ts2.getCombinedModifierFlags(declaration2) & ts2.ModifierFlags.Export) return false;
  const names2 = (node) => {
    const { parent } = node;
    if (!ts2.isIdentifier(node) || node.text !== declaration2.name.text || parent.name === node) return ts2.forEachChild(node, names2);
    return !(ts2.isPropertyAccessExpression(parent) && parent.expression === node);
  };
  return !names2(file);
}
function withoutTexts(code2, id2, fail) {
  const file = ts2.createSourceFile(id2, code2, ts2.ScriptTarget.ES2022, true);
  const [edits, texts, helpers] = [[], [], /* @__PURE__ */ new Set()];
  const take = (prefix, name2, node) => {
    const text2 = textOf(node);
    if (!ts2.isStringLiteralLike(prefix) || text2 === void 0 || !/^\w+$/.test(name2)) {
      fail(`${id2}: ${node.getText()} must be written out, with a plain name, or it can't go into the catalogue`);
    }
    texts.push([prefix.text, name2, text2]);
  };
  const visit = (node) => {
    const called = ts2.isCallExpression(node) ? node.expression.getText() : "";
    const [first, second, third] = node.arguments ?? [];
    if (called === "phrases") {
      const names2 = second.properties.map(({ name: name2, initializer }) => (take(first, name2.text, initializer), name2.text));
      const isNamed = ts2.isPropertyAccessExpression(node.parent) || isNamedInEveryUse(node.parent, file);
      const made2 = isNamed ? `keyed(${first.getText()})` : `listed(${first.getText()}, ${JSON.stringify(names2.join(" "))})`;
      helpers.add(made2.slice(0, made2.indexOf("(")));
      edits.push([node.getStart(), node.end, made2]);
    }
    const label = called === "field" && third?.properties?.find(({ name: name2 }) => name2?.getText() === "label")?.initializer;
    if (label && textOf(label) !== void 0) {
      if (!ts2.isStringLiteralLike(first)) fail(`${id2}: the field ${first.getText()} has its label written out, and not its name`);
      texts.push(["field", first.text, textOf(label)]);
      edits.push([label.getStart(), label.end, '""']);
    }
    ts2.forEachChild(node, visit);
  };
  visit(file);
  const imported = file.statements.filter(ts2.isImportDeclaration).flatMap(({ importClause }) => importClause?.namedBindings?.elements ?? []);
  const phrases = imported.find(({ name: name2 }) => name2.text === "phrases");
  if (phrases) edits.push([phrases.getStart(), phrases.end, [...helpers].join(", ")]);
  const made = edits.sort(([one], [other]) => other - one).reduce((text2, [from, to, by]) => text2.slice(0, from) + by + text2.slice(to), code2);
  return { made, texts };
}
function catalogueOf(fail) {
  const catalogue = {};
  const byFirst = ([one], [other]) => one < other ? -1 : one > other ? 1 : 0;
  for (const [prefix, name2, text2] of [...found].sort(byFirst).flatMap(([, texts]) => texts).sort(byFirst)) {
    const names2 = catalogue[prefix] ??= {};
    if (!isDeepStrictEqual(names2[name2] ?? text2, text2)) fail(`${prefix}.${name2} says both ${JSON.stringify(names2[name2])} and ${JSON.stringify(text2)}`);
    names2[name2] = text2;
  }
  return JSON.stringify(catalogue);
}
function catalogueOfSources() {
  const fail = (message) => {
    throw new Error(message);
  };
  for (const file of readdirSync(src, { recursive: true })) {
    const path = join3(src, file);
    if (/\.tsx?$/.test(file) && !file.includes(".test.")) takeTexts.transform.call({ error: fail }, readFileSync3(path, "utf8"), path);
  }
  return JSON.parse(catalogueOf(fail));
}
var { isPartial, languages, sourceLanguage, translations } = await tsImport(join3(src, "kernel/language.ts"), __vite_injected_original_import_meta_url2);
var takeTexts = {
  name: "take-texts",
  transform(code2, id2) {
    if (!id2.startsWith(src) || !/\b(?:phrases|field)[(<]/.test(code2) || /\/kernel\/phrase\.ts$|\/flow\/field\.ts$/.test(id2)) return null;
    const { made, texts } = withoutTexts(code2, id2, (message) => this.error(message));
    found.set(id2, texts);
    return { code: made, map: null };
  }
};

// src/build/schemas.mjs
var __vite_injected_original_import_meta_url3 = "file:///work/wt/docs/src/build/schemas.mjs";
function configComments() {
  const path = join4(src, "partner/content.ts");
  const file = ts3.createSourceFile(path, readFileSync4(path, "utf8"), ts3.ScriptTarget.ES2022, true);
  const comments = {};
  const visit = (node) => {
    const [doc] = ts3.isPropertyAssignment(node) ? ts3.getJSDocCommentsAndTags(node) : [];
    if (doc) comments[node.name.getText(file)] = String(doc.comment).replace(/\s+/g, " ");
    ts3.forEachChild(node, visit);
  };
  visit(file);
  return comments;
}
async function schemasOf() {
  const { configSchema, keysSchema, textSchema, themeSchema } = await tsImport2(join4(src, "partner/publish/jsonSchemas.ts"), __vite_injected_original_import_meta_url3);
  const { textsByKey } = await tsImport2(join4(src, "kernel/phrase.ts"), __vite_injected_original_import_meta_url3);
  const phrases = textsByKey(catalogueOfSources());
  return {
    "config.schema.json": configSchema(configComments()),
    "text.schema.json": textSchema(phrases),
    "text-keys.schema.json": keysSchema(phrases),
    "theme.schema.json": themeSchema(),
    "phrases.json": phrases
  };
}

// src/business/partnerFlags.ts
var partnerFlags = [
  "bundling",
  "scan",
  "honeyQuote",
  "life",
  "privateLabel",
  "priorBodilyInjury",
  "motorcycleLoading",
  "motorcyclePriorBodilyInjury",
  "motorcycleBundling",
  "switcher",
  "localContent"
];

// embed-demo/docs/tables/partnerTables.ts
function typeOf(schema) {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== void 0) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.type === "array") return `${typeOf(schema.items ?? {})}[]`;
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(", ")} }`;
  return schema.type ?? "any";
}
var valueOf = (value) => value === void 0 || typeof value === "object" ? "" : JSON.stringify(value);
function configTable(schema) {
  const members = Object.entries(schema.properties ?? {}).filter(([name2]) => name2 !== "$schema");
  const isRequired = (name2) => schema.required?.includes(name2) ?? false;
  return table(
    ["member", "meaning", "type", "required", "default"],
    members.map(([name2, member]) => [code(name2), cell(member.description ?? ""), code(typeOf(member)), isRequired(name2) ? "yes" : "", code(valueOf(member.default))])
  );
}
function phraseSections(phrases) {
  const areas = /* @__PURE__ */ new Map();
  for (const [key, text2] of Object.entries(phrases)) {
    const area = key.split(".")[0];
    areas.set(area, [...areas.get(area) ?? [], [key, text2]]);
  }
  return [...areas].map(([area, rows2]) => `## ${area}

${table(["key", "English"], rows2.map(([key, text2]) => [code(key), text2 === "" ? "(empty)" : cell(text2)]))}`).join("\n\n");
}
async function partnerTables() {
  const schemas = await schemasOf();
  return {
    config: configTable(schemas["config.schema.json"]),
    phrases: phraseSections(schemas["phrases.json"]),
    flags: partnerFlags.map(code).join(", ")
  };
}

// src/business/complexCases.ts
var caseIds = [
  "addressNotFound",
  "autoMakeModelUnsupported",
  "codeNotSupported",
  "insuranceCanBeTricky",
  "insuranceCanBeTrickyLocalAgent",
  "lifeCaseOverMaxDoB",
  "lifeCaseUnderMinDoB",
  "mostAccurateQuotes",
  "noQuotesReturned",
  "noQuotesReturnedByOtherInsuranceLine",
  "noQuotesReturnedOnDigitalBindReview",
  "tooExpensiveConnectViaPhone",
  "trickyCaseConnectViaPhone"
];
var caseReasons = [
  "address_not_found",
  "aggressive_dog",
  "apartment_building_five_plus_units",
  "auto_model_unsupported",
  "business_daycare",
  "code_not_supported",
  "commercial_property",
  "date_of_birth_over_80",
  "date_of_birth_under_18",
  "dog_breed",
  "filed_claims",
  "manufactured_or_mobile_home",
  "more_than_1_year_into_future",
  "no_quotes_returned",
  "other_animals",
  "rebuild_cost_over_1m",
  "rebuild_cost_over_2m",
  // The time for quotes ran out while carriers were still being asked.
  "TIMED_OUT",
  "too_expensive",
  "unoccupied_or_vacant"
];

// src/api/contract/events.requests.ts
var slug = z.string().check(z.regex(/^[a-z0-9/-]{0,80}$/));
var name = z.string().check(z.regex(/^[\w-]{1,64}$/));
var common = {
  line: z.nullable(insuranceLine),
  step: z.nullable(slug),
  partner: id,
  /** The environment of the event, such as "prod" or "uat". */
  environment: z.optional(name),
  sessionId: id,
  visitorId: z.optional(id),
  at: instant
};
var quotingEnd = z.enum(["QUOTING_COMPLETED", "TIMED_OUT", "QUOTES_FAILURE", "EXCEEDED_MAX_RETRIES", "QUOTE_SELECTED"]);
var analyticsEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("page_view"), ...common, path: slug }),
  z.object({ event: z.literal("logo_click"), ...common }),
  z.object({ event: z.literal("product_click"), ...common, product: insuranceLine }),
  z.object({ event: z.literal("step_complete"), ...common }),
  z.object({ event: z.literal("complex_modal"), ...common, type: z.enum(caseIds), product: z.nullable(insuranceLine), reason: z.enum(caseReasons) }),
  z.object({ event: z.literal("quotes_shown"), ...common, quotes: z.int(), carriersAsked: z.int() }),
  z.object({ event: z.literal("quoting_end"), ...common, reason: quotingEnd }),
  z.object({ event: z.literal("quote_select"), ...common, carrier: name }),
  z.object({ event: z.literal("finalize"), ...common, by: z.enum(["contact", "phone", "purchase"]) }),
  z.object({ event: z.literal("error_screen"), ...common, code: name })
]);
var eventsRequests = {
  recordEvents: {
    summary: "Record analytics events",
    body: z.object({ events: z.array(analyticsEvent).check(z.maxLength(50)) }),
    problems: []
  }
};

// src/api/contract/problem.ts
var problemStatus = {
  /** The body, query or path breaks the contract; `errors` points to the places. */
  VALIDATION: 422,
  /** The body isn't JSON. */
  MALFORMED_JSON: 400,
  /** The body is larger than the call accepts. */
  BODY_TOO_LARGE: 413,
  /** The body isn't sent as `application/json`. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The partner key is missing, unknown, revoked or expired, or the partner is suspended. */
  PARTNER_KEY_INVALID: 401,
  /** The page's origin is not one of the partner's. */
  ORIGIN_NOT_ALLOWED: 403,
  /** The call needs a session's token (`Authorization: Bearer`), and has none that is known. */
  TOKEN_MISSING: 401,
  /** Also returned for another session's lead or application: an id grants no access and reveals nothing. */
  NOT_FOUND: 404,
  /** The path exists, with other methods (`Allow`). */
  METHOD_NOT_ALLOWED: 405,
  /** The entity changed since it was read: fetch it again (`revision` is the current one). */
  REVISION_CONFLICT: 409,
  /** An update must name the revision that it changes. */
  REVISION_REQUIRED: 428,
  /** The same Idempotency-Key was used for another request. */
  IDEMPOTENCY_CONFLICT: 409,
  /** The call needs an `Idempotency-Key`, so that a repeat does nothing twice. */
  IDEMPOTENCY_KEY_REQUIRED: 428,
  /** Too many calls, streams or wrong guesses from this address (Retry-After). */
  RATE_LIMITED: 429,
  /** The line isn't offered in the state or by the partner: complex case codeNotSupported. */
  CODE_NOT_SUPPORTED: 409,
  /** Rebuild cost above the threshold. */
  COST_TOO_HIGH: 409,
  /** Complex case tooExpensiveConnectViaPhone. */
  PREMIUM_TOO_HIGH: 409,
  /** Complex case autoMakeModelUnsupported. */
  MAKE_MODEL_UNSUPPORTED: 409,
  /** No vehicle has this VIN. */
  VIN_NOT_FOUND: 404,
  /** No place has this ZIP code. */
  ZIP_NOT_FOUND: 404,
  /** The partner has no such referral code. */
  REFERRAL_NOT_FOUND: 404,
  /** The partner has no lead with this lookup id. */
  LOOKUP_NOT_FOUND: 404,
  /** There is no such partner. */
  PARTNER_NOT_FOUND: 404,
  /** The provider of prefilled data didn't answer. */
  PREFILL_FAILED: 502,
  /** Submitted before the answers that the line is rated on are known. */
  APPLICATION_INCOMPLETE: 409,
  /** The quote has no price, or belongs to a run that a later one replaced. */
  QUOTE_NOT_SELECTABLE: 409,
  /** The quote can't be bought online, because of its carrier, the state or an answer. */
  NOT_BINDABLE: 409,
  /** Complex case noQuotesReturnedOnDigitalBindReview. */
  NO_QUOTE_ON_REVIEW: 409,
  /** The price isn't the agreed one. */
  PRICE_CHANGED: 409,
  /** Another payment isn't over or was made: a lead buys once, from any application and device. */
  PAYMENT_UNDER_WAY: 409,
  /** The token for the external site couldn't be created. */
  HAND_OFF_FAILED: 502,
  /** The token isn't ours, is for another site, or has expired. */
  HAND_OFF_TOKEN_INVALID: 403,
  /** The token is valid for one use. */
  HAND_OFF_TOKEN_USED: 409,
  /** There is no price yet for an e-mail. */
  NO_QUOTES: 409,
  /** Neither the call nor the session's lead has an e-mail address. */
  NO_RECIPIENT: 409,
  /** The day's e-mails are used up: for the session, its network address, the partner, or the mailbox. */
  EMAIL_LIMIT: 429,
  /** The link isn't ours, is another partner's, was used or has expired; the response doesn't reveal which. */
  RESUME_LINK_INVALID: 404,
  /** The same for an erasure link. */
  ERASURE_LINK_INVALID: 404,
  /** A lead that is finalized, paid or bound accepts no further updates. */
  LEAD_FINALIZED: 409,
  /** The service is stopping, or its database is unreachable: the same call may succeed soon (Retry-After). */
  SHUTTING_DOWN: 503,
  /** The service failed in a way that it didn't expect. Its log has the rest under `requestId`. */
  INTERNAL: 500
};
var fieldError = z.object({ pointer: z.string(), message: z.string(), code: z.optional(z.string()) });
var problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  /** Identifies the request in the service's log. */
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  /** The current revision, with REVISION_CONFLICT. */
  revision: z.optional(z.int()),
  /** The conflicting payment, with PAYMENT_UNDER_WAY. */
  transactionId: z.optional(z.string())
});

// src/api/contract/addresses.requests.ts
var addressesRequests = {
  suggestAddresses: {
    summary: "Suggest addresses for what was typed",
    body: z.object({ text: z.string().check(z.maxLength(length.addressSearch)), state: z.optional(stateCode) }),
    problems: []
  },
  verifyAddress: {
    summary: "Verify an address",
    body: z.object({ address, unitConfirmed: z.optional(z.boolean()) }),
    problems: []
  }
};

// src/api/contract/applications/applications.requests.ts
var chosenValue = z.string().check(z.regex(/^\d{1,8}$/));
var chosenCoverages = z.record(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)), chosenValue);
var applicationsRequests = {
  createLifeApplication: {
    summary: "Create a life application",
    body: z.object({ leadId: z.optional(id), mailingAddress: lifeMailingAddress, ...lifeFields }),
    problems: ["CODE_NOT_SUPPORTED", "PREMIUM_TOO_HIGH", "NOT_FOUND", "LEAD_FINALIZED"]
  },
  createPetApplication: {
    summary: "Create a pet application",
    body: z.extend(petDetails, { leadId: z.optional(id) }),
    problems: ["CODE_NOT_SUPPORTED", "PREMIUM_TOO_HIGH", "NOT_FOUND", "LEAD_FINALIZED"]
  },
  listVehicles: {
    summary: "List an application's vehicles",
    params: applicationParams,
    problems: ["NOT_FOUND"]
  },
  fillPrefill: {
    summary: "Fill a property's description from public records",
    params: applicationParams,
    body: z.object({}),
    problems: ["NOT_FOUND", "PREFILL_FAILED", "COST_TOO_HIGH"]
  },
  readApplication: {
    summary: "Read an application",
    params: applicationParams,
    problems: ["NOT_FOUND"]
  },
  readPrefill: {
    summary: "Read prefilled vehicles",
    params: applicationParams,
    problems: ["NOT_FOUND", "PREFILL_FAILED"]
  },
  submitApplication: {
    summary: "Submit an application for rating",
    params: applicationParams,
    body: z.object({ carrier: z.optional(text(64)), product: z.optional(insuranceLine), scope: z.optional(scope) }),
    problems: ["NOT_FOUND", "APPLICATION_INCOMPLETE", "PREMIUM_TOO_HIGH"]
  },
  updateAdditionalInfo: {
    summary: "Update mileage, continuous coverage, prior limits, home type and usage",
    params: applicationParams,
    body: additionalInfo,
    problems: ["NOT_FOUND", "REVISION_CONFLICT"]
  },
  updateBundling: {
    summary: "Say whether a second line is wanted",
    params: applicationParams,
    body: z.object({ bundling: z.boolean() }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"]
  },
  updateCohabitation: {
    summary: "Say who shares the home",
    params: applicationParams,
    body: z.object({ cohabitationData }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"]
  },
  updateCoverages: {
    summary: "Choose coverages and deductibles",
    params: applicationParams,
    body: z.object({ editableCoverages: chosenCoverages }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"]
  },
  updateDiscounts: {
    summary: "Say what may earn a discount",
    params: applicationParams,
    body: z.object({ product: insuranceLine, state: stateCode, discountsData }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"]
  },
  updateDrivers: {
    summary: "Set the drivers",
    params: applicationParams,
    body: z.object({
      drivers: z.array(driver).check(z.minLength(1), z.maxLength(drivers.max)),
      personalInfo: z.optional(personalInfo)
    }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"]
  },
  updateGeneralInfo: {
    summary: "Update the applicant and the start date",
    params: applicationParams,
    body: z.object({
      personalInfoData: z.optional(personalInfo),
      insuranceStartData: z.optional(
        z.object({
          effectiveDate: isoDay,
          /** Renters: the date since when the insured has lived there, 1970-01-01 to today. */
          insuredResideTime: z.optional(isoDay)
        })
      )
    }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"]
  },
  updateLife: {
    summary: "Update a life application",
    params: applicationParams,
    body: z.object(lifeFields),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "PREMIUM_TOO_HIGH"]
  },
  updatePrefill: {
    summary: "Update a property's description",
    params: applicationParams,
    body: z.object({ product: insuranceLine, prefillData: propertyPrefill }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "COST_TOO_HIGH"]
  },
  updateVehicles: {
    summary: "Set the vehicles and the coverages chosen for them",
    params: applicationParams,
    body: z.object({
      personalVehiclesData: z.array(vehicle).check(z.minLength(1), z.maxLength(vehicles.max)),
      autoCoverageData: z.optional(autoCoverageData)
    }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "MAKE_MODEL_UNSUPPORTED", "PREMIUM_TOO_HIGH"]
  }
};

// src/api/contract/applications/creationAt.requests.ts
var riskAddress = z.extend(address, {
  addressLine1: text(length.addressLine).check(z.regex(addressPatterns.line)),
  addressLine2: z.optional(z.string().check(z.trim(), z.maxLength(length.unit), z.regex(addressPatterns.unit))),
  city: text(length.city).check(z.regex(addressPatterns.city))
});
var body = z.object({ leadId: z.optional(id), propertyAddress: riskAddress, personalInfo: z.optional(personalInfo) });
var requestAt = (line) => ({
  summary: `Create an application for ${line} insurance`,
  body,
  problems: ["CODE_NOT_SUPPORTED", "COST_TOO_HIGH", "PREMIUM_TOO_HIGH", "NOT_FOUND", "LEAD_FINALIZED"]
});
var linesAtAddress = insuranceLines.flatMap((line) => "risk" in line ? [line.slug] : []);
var creationAtRequests = Object.fromEntries(linesAtAddress.map((line) => [creationId(line), requestAt(line)]));

// src/api/contract/quotes.requests.ts
var ofCarrier = z.object({
  carrier: z.optional(text(64)),
  product: z.optional(insuranceLine),
  scope: z.optional(scope),
  state: z.optional(stateCode)
});
var quotesRequests = {
  listQuotes: {
    summary: "List quotes",
    params: applicationParams,
    /** The carrier is the only filter: an application is about one product in one state, and its quotes are all full ones. */
    query: ofCarrier,
    problems: ["NOT_FOUND"]
  },
  streamQuotes: {
    summary: "Stream quotes as carriers answer (server-sent events)",
    params: applicationParams,
    problems: ["NOT_FOUND"]
  },
  listAdditionalQuotes: {
    summary: "List carriers that quote through an advisor",
    params: applicationParams,
    query: z.object({ product: insuranceLine, state: stateCode, quotesCount: z.coerce.number().check(z.int(), z.nonnegative()) }),
    problems: ["NOT_FOUND"]
  },
  retryQuote: {
    summary: "Ask a carrier again that gave no answer",
    params: z.object({ quoteId: id }),
    body: z.object({}),
    problems: ["NOT_FOUND"]
  },
  selectQuote: {
    summary: "Select a quote",
    params: z.object({ quoteId: id }),
    body: z.object({ product: insuranceLine }),
    problems: ["NOT_FOUND", "QUOTE_NOT_SELECTABLE", "PAYMENT_UNDER_WAY"]
  }
};

// src/api/contract/bind.requests.ts
var bindRequests = {
  updateQuestions: {
    summary: "Answer the questions that come before a purchase",
    params: applicationParams,
    query: ofCarrier,
    body: z.object({ questions: bindQuestions }),
    problems: ["NOT_FOUND", "REVISION_CONFLICT"]
  },
  readQuestions: {
    summary: "Read the answers that come before a purchase",
    params: applicationParams,
    problems: ["NOT_FOUND"]
  },
  reviewForBind: {
    summary: "Rate a quote again before it is bought",
    params: applicationParams,
    body: z.object({ quoteId: id }),
    problems: ["NOT_FOUND", "QUOTE_NOT_SELECTABLE", "APPLICATION_INCOMPLETE", "NOT_BINDABLE", "NO_QUOTE_ON_REVIEW", "VALIDATION"]
  },
  submitForBind: {
    summary: "Submit an application for bind",
    params: applicationParams,
    body: z.object({
      quoteId: id,
      /** The price in dollars for the whole term that the visitor has agreed to. */
      premium: z.number().check(z.positive()),
      /** Both consents, given for these answers and this price. */
      consents: z.object({ electronicRecords: shownText, intentToSign: shownText }),
      carrier: z.optional(text(64)),
      product: z.optional(insuranceLine),
      scope: z.optional(scope)
    }),
    problems: [
      "NOT_FOUND",
      "QUOTE_NOT_SELECTABLE",
      "APPLICATION_INCOMPLETE",
      "NOT_BINDABLE",
      "NO_QUOTE_ON_REVIEW",
      "PRICE_CHANGED",
      "PAYMENT_UNDER_WAY",
      "REVISION_CONFLICT",
      "VALIDATION"
    ]
  }
};

// src/api/contract/coverages.requests.ts
var coveragesRequests = {
  listCoverages: {
    summary: "List a line's coverages and deductibles in a state",
    query: z.object({ line: insuranceLine, state: stateCode }),
    problems: ["CODE_NOT_SUPPORTED"]
  }
};

// src/api/contract/documents.requests.ts
var documentsRequests = {
  downloadApplication: {
    summary: "Download the application before it is signed",
    params: applicationParams,
    query: z.object({ quoteId: id }),
    problems: ["NOT_FOUND", "NOT_BINDABLE", "APPLICATION_INCOMPLETE"]
  },
  downloadSignedApplication: {
    summary: "Download what was signed",
    params: applicationParams,
    problems: ["NOT_FOUND"]
  },
  downloadPolicy: {
    summary: "Download the policy that was bought",
    params: applicationParams,
    problems: ["NOT_FOUND"]
  }
};

// src/api/contract/erasures.requests.ts
var erasuresRequests = {
  requestErasure: {
    summary: "Email a link that erases a person's data",
    body: z.object({
      email,
      /** The page shows the visitor what will be deleted, and sends the secret from its fragment. */
      pageUrl: z.string().check(z.maxLength(2048), z.regex(/^https?:\/\//))
    }),
    problems: ["ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"]
  },
  erasePerson: {
    summary: "Use an erasure link up and erase the person's data",
    body: z.object({ secret: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    problems: ["ERASURE_LINK_INVALID", "PAYMENT_UNDER_WAY"]
  }
};

// src/api/contract/handOffTokens.requests.ts
var handOffTokensRequests = {
  createHandOffToken: {
    summary: "Create a token that hands the visitor to an external site",
    body: z.object({
      productType: handOffProduct,
      /** The id of the session's application for the product. Anything in the lead that isn't the session's own is left out. */
      customerId: id,
      lead: handOffLead,
      /** The partner under which the site stores the lead; by default that of its environment. */
      leadPartner: z.optional(text(64))
    }),
    problems: ["NOT_FOUND", "HAND_OFF_FAILED"]
  },
  listHandOffKeys: {
    summary: "List the public keys of hand-off tokens",
    problems: []
  },
  redeemHandOffToken: {
    summary: "Use a hand-off token up and receive the lead",
    body: z.object({ token: z.string().check(z.maxLength(2e3)) }),
    problems: ["HAND_OFF_TOKEN_INVALID", "HAND_OFF_TOKEN_USED"]
  }
};

// src/api/contract/health.requests.ts
var healthRequests = {
  readHealth: {
    summary: "Liveness",
    problems: []
  },
  readReadiness: {
    summary: "Readiness",
    problems: ["SHUTTING_DOWN"]
  }
};

// src/api/contract/leadLookups.requests.ts
var params = z.object({ lookupId: id });
var leadLookupsRequests = {
  readLeadLookup: {
    summary: "Read what a lead lookup id stands for, masked",
    params,
    problems: ["LOOKUP_NOT_FOUND"]
  },
  takeOverLeadLookup: {
    summary: "Take over what a lead lookup id stands for",
    params,
    body: z.object({}),
    problems: ["LOOKUP_NOT_FOUND"]
  }
};

// src/api/contract/leads.requests.ts
var leadFields = {
  quoteStatus: z.optional(quoteStatus),
  recordType: z.optional(recordType),
  insuranceLine: z.optional(insuranceLine),
  product: z.optional(insuranceLine),
  applicationId: z.optional(id),
  transactionId: z.optional(id),
  emailId: z.optional(id),
  referralCode: z.optional(text(64)),
  viuPartner: z.optional(text(64)),
  agentId: z.optional(text(64)),
  location: z.optional(text(64)),
  organizationGuid: z.optional(text(120)),
  firstName: z.optional(text(length.name)),
  lastName: z.optional(text(length.name)),
  email: z.optional(email),
  phone: z.optional(phone2),
  gender: z.optional(gender),
  maritalStatus: z.optional(maritalStatus),
  /** Absent if no part of an address is known: life and pet don't ask for one. */
  propertyAddress: z.optional(z.partial(address)),
  bundleDiscount: z.optional(z.boolean()),
  /** The carrier's name, as the advisor reads it, and its id. */
  carrier: z.optional(text(64)),
  carrierId: z.optional(id),
  /** `FullQuote` if the carrier has given a price. */
  scope: z.optional(scope),
  /** The first 14 characters of the carrier's own quote id. */
  selectedCarrierSpecificQuoteId: z.optional(text(leadQuoteId)),
  sessionId: z.optional(id),
  visitorId: z.optional(id),
  /** The person's wish; without `callAt` the person accepts a call at once. */
  contactPreference: z.optional(z.object({ by: z.enum(["CALL", "EMAIL", "SELF"]), callAt: z.optional(instant) })),
  prefill: z.optional(z.object({ address: z.object({ unit: z.optional(text(length.unit)) }) }))
};
var leadParams = z.object({ leadId: id });
var leadsRequests = {
  createLead: {
    summary: "Create a lead",
    body: z.object({ ...leadFields, insuranceLine }),
    problems: []
  },
  updateLead: {
    summary: "Update a lead; an empty body marks its last activity",
    params: leadParams,
    query: z.object({
      product: z.optional(insuranceLine),
      carrier: z.optional(text(64)),
      scope: z.optional(scope),
      state: z.optional(stateCode)
    }),
    body: z.object(leadFields),
    problems: ["NOT_FOUND", "REVISION_CONFLICT", "LEAD_FINALIZED"]
  },
  readLead: {
    summary: "Read a lead's status",
    params: leadParams,
    problems: ["NOT_FOUND"]
  },
  deleteLead: {
    summary: "Delete a partial lead",
    params: leadParams,
    problems: ["NOT_FOUND", "LEAD_FINALIZED", "PAYMENT_UNDER_WAY"]
  },
  recordConsent: {
    summary: "Record a consent that was given or withheld",
    params: leadParams,
    body: z.object({ kind: z.literal("CALLS_AND_TEXTS"), ...consentFields }),
    problems: ["NOT_FOUND"]
  },
  listConsents: {
    summary: "List a lead's consents, oldest first",
    params: leadParams,
    problems: ["NOT_FOUND"]
  }
};

// src/api/contract/notifications.requests.ts
var notificationsRequests = {
  emailQuotes: {
    summary: "E-mail the quotes of an application",
    body: z.object({
      applicationId: id,
      email: z.optional(email),
      /** Ids of carriers that quote through an advisor (`listAdditionalQuotes`). Any other text is left out. */
      additionalCarriers: z.array(text(64)).check(z.maxLength(10)),
      /** Included in the e-mail if it is one of the partner's. */
      referralCode: z.optional(text(64)),
      privateLabelPartner: z.optional(id),
      resume: z.optional(resumeRequest)
    }),
    problems: ["NOT_FOUND", "NO_QUOTES", "NO_RECIPIENT", "ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"]
  }
};

// src/api/contract/partners.requests.ts
var partnersRequests = {
  readPartner: {
    summary: "Read a partner",
    params: z.object({ partnerId: id }),
    problems: ["PARTNER_NOT_FOUND"]
  }
};

// src/api/contract/paymentPlans.requests.ts
var paymentPlansRequests = {
  listPaymentPlans: {
    summary: "List how a quote's premium may be paid",
    params: z.object({ quoteId: id }),
    problems: ["NOT_FOUND", "NOT_BINDABLE"]
  }
};

// src/api/contract/payments.requests.ts
var returnUrl = z.string().check(z.maxLength(2048), z.regex(/^https?:\/\//));
var paymentParams = z.object({ transactionId: id });
var paymentsRequests = {
  createPayment: {
    summary: "Pay for a plan",
    body: z.object({ quoteId: id, planId: paymentPlanId, successUrl: returnUrl, failureUrl: returnUrl }),
    problems: ["NOT_FOUND", "NOT_BINDABLE", "PAYMENT_UNDER_WAY"]
  },
  readPayment: {
    summary: "Read a payment",
    params: paymentParams,
    problems: ["NOT_FOUND"]
  },
  stopPayment: {
    summary: "Stop a payment that isn't made",
    params: paymentParams,
    problems: ["NOT_FOUND"]
  },
  readPurchase: {
    summary: "Read how far the purchase of an application has come",
    params: applicationParams,
    problems: ["NOT_FOUND"]
  }
};

// src/api/contract/petBreeds.requests.ts
var petBreedsRequests = {
  listPetBreeds: {
    summary: "List breeds of cats and dogs",
    problems: []
  }
};

// src/api/contract/policies.requests.ts
var policiesRequests = {
  readPolicy: {
    summary: "Read the policy that was bought",
    params: applicationParams,
    problems: ["NOT_FOUND"]
  },
  readSignedCopy: {
    summary: "Download what was signed",
    params: applicationParams,
    problems: ["NOT_FOUND"]
  }
};

// src/api/contract/products.requests.ts
var productsRequests = {
  listProducts: {
    summary: "List lines and where they are offered",
    query: z.object({ state: z.optional(stateCode) }),
    problems: []
  }
};

// src/api/contract/referrals.requests.ts
var params2 = z.object({ referralCode: id });
var referralsRequests = {
  readReferral: {
    summary: "Read who a referral code is about, masked",
    params: params2,
    problems: ["REFERRAL_NOT_FOUND"]
  },
  takeOverReferral: {
    summary: "Take over whom a referral code is about",
    params: params2,
    body: z.object({}),
    problems: ["REFERRAL_NOT_FOUND"]
  }
};

// src/api/contract/resumeLinks.requests.ts
var resumeLinksRequests = {
  createResumeLink: {
    summary: "Create a link that continues the visit on another device",
    body: z.extend(resumeRequest, {
      /** An address to send the link to, too. */
      email: z.optional(email)
    }),
    problems: ["ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"]
  },
  redeemResumeLink: {
    summary: "Use a resume link up and receive the visit",
    body: z.object({ secret: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    problems: ["RESUME_LINK_INVALID"]
  },
  takeVisitBack: {
    summary: "Take a visit back from the device that it was taken to",
    body: z.object({}),
    problems: []
  }
};

// src/api/contract/vehicles.requests.ts
var vehicleType = z._default(z.enum(["car", "motorcycle"]), "car");
var year = z.coerce.number().check(z.int(), z.minimum(vehicleYear.motorcycleMin), z.maximum(2100));
var vehiclesRequests = {
  listMakes: {
    summary: "List makes of a year",
    query: z.object({ year, vehicleType }),
    problems: []
  },
  listModels: {
    summary: "List models of a make and year",
    query: z.object({ year, make: text(length.vehicle), state: z.optional(stateCode), vehicleType }),
    problems: []
  },
  listVinPrefixes: {
    summary: "List body styles by VIN prefix",
    query: z.object({ year, make: text(length.vehicle), model: text(length.vehicle), state: z.optional(stateCode), vehicleType }),
    problems: []
  },
  decodeVin: {
    summary: "Decode a VIN",
    params: z.object({ vin: vin2 }),
    query: z.object({ applicationId: z.optional(id), state: z.optional(stateCode), vehicleType }),
    problems: ["VIN_NOT_FOUND"]
  },
  readVehicleSupport: {
    summary: "Say whether a make and model can be quoted online",
    query: z.object({ year, make: text(length.vehicle), model: text(length.vehicle), vehicleType }),
    problems: []
  }
};

// src/api/contract/zipCodes.requests.ts
var zipCodesRequests = {
  readZipCode: {
    summary: "Look a ZIP code up",
    params: z.object({ zipCode }),
    query: z.object({ line: z.optional(insuranceLine) }),
    problems: ["ZIP_NOT_FOUND"]
  }
};

// src/api/contract/requests.ts
var requests = {
  ...addressesRequests,
  ...bindRequests,
  ...coveragesRequests,
  ...documentsRequests,
  ...erasuresRequests,
  ...eventsRequests,
  ...handOffTokensRequests,
  ...healthRequests,
  ...leadLookupsRequests,
  ...leadsRequests,
  ...notificationsRequests,
  ...partnersRequests,
  ...paymentPlansRequests,
  ...paymentsRequests,
  ...petBreedsRequests,
  ...policiesRequests,
  ...productsRequests,
  ...quotesRequests,
  ...referralsRequests,
  ...resumeLinksRequests,
  ...vehiclesRequests,
  ...zipCodesRequests,
  ...applicationsRequests,
  ...creationAtRequests
};

// src/api/contract/webhooks.ts
var leadNow = z.object({
  leadId: id,
  partner: id,
  insuranceLine: z.optional(insuranceLine),
  quoteStatus,
  recordType,
  applicationId: z.optional(id),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  propertyAddress: z.optional(z.partial(address)),
  /** The chosen company, as the advisor reads it. */
  carrier: z.optional(z.string()),
  carrierId: z.optional(id),
  referralCode: z.optional(z.string()),
  agentId: z.optional(z.string()),
  location: z.optional(z.string()),
  createdTimestamp: instant
});
var ofLead = { leadId: id, partner: id };
var callback = z.extend(leadNow, { callAt: z.optional(instant) });
var selectedQuote = z.object({
  ...ofLead,
  applicationId: id,
  quoteId: id,
  carrier: id,
  carrierName: z.string(),
  carrierSpecificQuoteId: z.string(),
  /** Dollars for the whole term. */
  premium: z.number(),
  /** Months. */
  term: z.int(),
  isBindable: z.boolean()
});
var { policyNumber, transactionId, applicationId, quoteId, carrier, carrierName, insured, effectiveDate, expirationDate } = policy.shape;
var sold = { transactionId, applicationId, quoteId, carrier };
var boundPolicy = z.object({ ...ofLead, ...sold, policyNumber, carrierName, insured, effectiveDate, expirationDate });
var { cents: cents2, problem: problem2, money } = payment.shape;
var failedPayment = z.object({ ...ofLead, ...sold, cents: cents2, problem: problem2, money });
var event = (type, data) => z.object({ type: z.literal(type), timestamp: instant, data });
var leadEvent = z.discriminatedUnion("type", [
  event("lead.created", leadNow),
  event("lead.finalized", leadNow),
  event("callback.requested", callback),
  event("quote.selected", selectedQuote),
  event("policy.bound", boundPolicy),
  event("payment.failed", failedPayment),
  event("lead.erased", z.object(ofLead))
]);
var leadEventSummaries = {
  "lead.created": "A visitor has given the first answers",
  "lead.finalized": "The lead is an advisor's from now on",
  "callback.requested": "The person asked for a call; without `callAt`, at once",
  "quote.selected": "The visitor has chosen a quote",
  "policy.bound": "The policy is paid for and issued",
  "payment.failed": "A payment brought no policy, and the visitor didn't stop it",
  "lead.erased": "The person was erased: delete what earlier events said about the lead"
};

// embed-demo/service/boot/secretFiles.ts
var secretNames = ["DATABASE_URL", "SECRETS_KEY", "PAYMENT_API_KEY", "PAYMENT_NOTIFICATION_SECRET", "SMTP_URL", "DESK_TOKEN", "METRICS_TOKEN"];

// embed-demo/service/database/connection.ts
import { fileURLToPath as fileURLToPath2 } from "node:url";
var __vite_injected_original_import_meta_url4 = "file:///work/wt/docs/embed-demo/service/database/connection.ts";
var usualPoolSize = 10;
var migrationsFolder = fileURLToPath2(new URL("./migrations", __vite_injected_original_import_meta_url4));

// embed-demo/service/http/limits.ts
var httpLimits = {
  bodyBytes: 64 * 1024,
  sockets: 2e3,
  requestMs: 2e4,
  silenceMs: 6e4,
  streamsPerSession: 6,
  streams: 1e3,
  streamMs: 3e5,
  guessesPerMinute: 10
};

// embed-demo/service/carriers/warmUp.ts
var usualWarmUp = 200;

// embed-demo/service/quotes/slots.ts
var usualSlots = 400;

// embed-demo/service/boot/settings.ts
var both = (value, meaning) => ({ demo: value, service: value, meaning });
var ofDemo = (demo, meaning) => ({ demo, service: null, meaning });
var ofService = (service, meaning) => ({ demo: null, service, meaning });
var settings = {
  PORT: { demo: "4400", service: "4402", meaning: "the demo's first of four ports; the service's only one" },
  HOST: both("127.0.0.1", "the address that is listened on; with `0.0.0.0` the whole network can reach it, in the demo including the outbox with its links that open a visit"),
  DATA_DIR: both(".data/service", "the embedded database's folder"),
  DATABASE_URL: both("", "a real PostgreSQL, 15 or later"),
  ORIGINS_FILE: both(
    "embed-demo/service/partners/origins.json",
    'further pages that may call with each partner\'s key, beside those in the database (see [Partners](/operators/operating#partners)): `{ "default": ["https://shop.example"] }`; `"*"` is every partner. Each process reads its own file, again after each change, without a restart'
  ),
  ALLOWED_ORIGINS: ofDemo("", "further pages that may call with every key of the demo's partners, to try things out: `http://localhost:3000`, comma-separated"),
  FLAGS_FILE: ofDemo(
    "embed-demo/flags/flags.json",
    'flags by partner and state, which override those in `config.json` and those that the operator has switched: `{ "bundling": [{ "partners": ["auvane"], "states": ["OH"], "value": true }] }`; the first rule that matches decides'
  ),
  FLAGS_URL: ofDemo(
    "",
    'an [OpenFeature](https://openfeature.dev/) flag service. It is asked by its remote evaluation protocol (`POST /ofrep/v1/evaluate/flags`, context `partner`; flag by flag if it has no bulk evaluation), once a minute for each partner whose content is read or in whose name e-mails are sent. A value is on or off, or an object by state: `{ "default": true, "OH": false }`. The file\'s rules apply to flags that it leaves out, and while it is down, which stderr reports'
  ),
  SMTP_URL: both("", "a mail server that sends the emails, such as `smtps://user:password@mail.example:465`; without one they stay in the outbox"),
  SMTP_FROM: both("quotes@localhost", "the address that emails come from"),
  WEBHOOKS_FILE: ofService("", "further addresses that events of leads are sent to, by partner (see [Webhooks](/backends/webhooks#addresses))"),
  DESK_TOKEN: both("", "opens the operator's page and calls (see [The desk](/operators/operating#the-desk)); without it there are none, except for this machine in the demo"),
  METRICS_TOKEN: ofService("", "opens `/metrics` to other machines (see [Metrics and alerts](/operators/operating#metrics-and-alerts))"),
  SECRETS_KEY: ofService("the sandbox's", "encrypts the keys of hand-off tokens and the secrets of webhooks in the database; several, comma-separated, while one replaces another"),
  EXTERNAL_ORIGIN: ofService("http://localhost:4403", "where the companies, the payment page and the sites of hand-offs are; the demo serves them at `PORT` + 3"),
  PUBLIC_URL: ofService("http://localhost:4402", "the service's own address, where companies call back"),
  CARRIER_KEYS_FILE: ofService("the sandbox's", 'each company\'s keys: `{ "copperfinch": { "token": "\u2026", "secret": "\u2026" } }`'),
  PAYMENT_API_KEY: ofService("the sandbox's", "the key for the payment provider"),
  PAYMENT_NOTIFICATION_SECRET: ofService("the sandbox's", "what the provider signs its notifications with"),
  MIGRATE: ofService("on", "`off` leaves the tables to the command `migrate`, as production does unless it says `on`"),
  RATE_LIMIT: ofService("1200", "requests a minute for each key and address; counted across all processes, but by each process on its own for calls that only read reference data, such as a ZIP code"),
  TRUSTED_PROXIES: ofService("", "addresses and ranges whose `X-Forwarded-For` is trusted, comma-separated, such as `10.0.0.0/8`"),
  POOL: ofService(String(usualPoolSize), "most connections of each process to PostgreSQL, from 2, besides one that listens"),
  SLOTS: ofService(String(usualSlots), "calls to companies at once of each process; further ones wait, in fair shares"),
  WARM_UP: ofService(String(usualWarmUp), "calls that a new process makes to itself before it listens, so that its way to companies is compiled when the first crowd comes; 0 for none"),
  STREAMS: ofService(String(httpLimits.streams), "most open quote streams of each process; a widget that is refused one asks every two seconds instead"),
  DRAIN_SECONDS: ofService("5", "seconds in which balancers see that a process isn't ready before it stops"),
  LOG_LEVEL: { demo: "warn", service: "info", meaning: "structured logs without personal data" },
  NODE_ENV: ofService("", "`production` refuses the sandbox's keys (see [Running it in production](/operators/operating#running-it-in-production))"),
  RATING_SPEED: ofDemo("1", "factor by which the simulated companies answer faster"),
  IQ_DIST: ofDemo("dist", "the folder of the built widget"),
  RELEASE: ofDemo("", "a folder written by `npm run release`, served in place of the built widget")
};

// embed-demo/service/database/periods.ts
import { sql } from "file:///work/wt/docs/node_modules/drizzle-orm/index.js";

// src/business/retention.ts
var retention = {
  /** An unfinished lead, with its application. */
  unfinishedDays: 30,
  /** A lead that went to an advisor, kept long enough to answer for the advice. */
  finalizedYears: 2,
  /** Money, a policy and the lead that bought it: as long as states require insurers to keep their books, with a margin. */
  policyYears: 7,
  /**
   * The period for proving a consent to be called (47 CFR 64.1200 with the four years of 28 USC 1658), with a year's margin.
   */
  consentYears: 5,
  visitMonths: 13
};

// embed-demo/service/database/periods.ts
var erasureLinkHours = 24;
var retention2 = {
  session: { what: "sessions, unless the partner's `sessionHours` are more", period: `${sessionHours.usual} hours`, since: "last use", why: "a visitor may come back the same day" },
  resumeLink: { what: "links that continue a visit, likewise", period: `${sessionHours.usual} hours`, since: "creation", why: "that is how long they work" },
  erasureLink: { what: "links that erase a person", period: `${erasureLinkHours} hours`, since: "creation", why: "that is how long they work" },
  email: { what: "emails in the outbox", period: "24 hours", since: "creation", why: "what can't be delivered in a day is of no use" },
  job: { what: "jobs: webhooks with their content, and records of sent emails", period: "14 days", since: "creation", why: "a partner whose receiver was broken may get them again" },
  idempotencyKey: { what: "answers to creates", period: "24 hours", since: "creation", why: "a repeated call gets the same answer" },
  handOff: { what: "hand-offs to other sites", period: "24 hours", since: "creation", why: "the other site has it by then" },
  unfinished: {
    what: "leads that nobody finished, and applications that no kept lead is about",
    period: `${retention.unfinishedDays} days`,
    since: "last activity",
    why: "a visitor may come back to a price"
  },
  finalized: {
    what: "leads that went to an advisor, with their applications",
    period: `${retention.finalizedYears} years`,
    since: "last activity",
    why: "the advisor works with it, and answers for it"
  },
  bought: {
    what: "leads with a policy, with their applications",
    period: `${retention.policyYears} years`,
    since: "last activity",
    why: "claims and complaints about the policy"
  },
  policy: {
    what: "policies, with the application that was signed for it",
    period: `${retention.policyYears} years`,
    since: "binding",
    why: "states' rules on insurers' records"
  },
  payment: { what: "payments", period: `${retention.policyYears} years`, since: "last change", why: "states' rules on insurers' records" },
  unpaid: { what: "payments that brought no money", period: `${retention.unfinishedDays} days`, since: "last change", why: "the visitor may ask what became of it" },
  consent: { what: "consent receipts", period: `${retention.consentYears} years`, since: "receipt", why: "proof under 47 CFR 64.1200 and 28 USC 1658" },
  analytics: { what: "analytics events", period: `${retention.visitMonths} months`, since: "receipt", why: "a year compared with the one before" },
  rateBucket: { what: "counts of requests and emails", period: "0 minutes", since: "the limit being free again", why: "it says nothing from then on" }
};

// embed-demo/service/partners/secretCode.ts
var randomEnd = /[A-Za-z0-9]{12,}$/;
function bySecretCode(people2, codeOf) {
  const weak = people2.map(codeOf).filter((code2) => !randomEnd.test(code2));
  if (weak.length > 0) throw new Error(`A code that names a person must end in 12 random letters or digits at least: ${weak.join(", ")}`);
  return new Map(people2.map((person) => [codeOf(person), person]));
}

// embed-demo/service/partners/demoPeople.ts
var referred = [
  {
    referralCode: "WELCOME-9TQ4KX7M2VRB",
    firstName: "Jordan",
    lastName: "Avery",
    email: "jordan.avery@example.com",
    phone: "(512) 555-0134",
    partnerReturnUrl: null,
    address: { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" },
    partner: "default"
  },
  {
    referralCode: "OWNER-6HW3PZ8N5CJD",
    firstName: "Priya",
    lastName: "Lindqvist",
    email: "priya.lindqvist@example.com",
    phone: "(617) 555-0118",
    partnerReturnUrl: null,
    address: { addressLine1: "88 Park Ave", city: "Boston", state: "MA", zipCode: "02108" },
    vin: "1HGCM82633A004352",
    partner: "auvane"
  },
  {
    referralCode: "OUTAGE-2FX9LB7Q4TWM",
    firstName: "Robin",
    lastName: "Server Error",
    email: "robin.error@example.com",
    phone: "(312) 555-0171",
    partnerReturnUrl: null,
    partner: "default"
  }
];
var referrals = bySecretCode(referred, ({ referralCode }) => referralCode);
var leads = [
  {
    lookupId: "lookup-8vq2rk6t4xnw",
    lead: {
      viuLeadId: "lead-demo-1",
      createdTimestamp: "2026-01-12T15:04:05.000Z",
      updatedTimestamp: "2026-01-12T15:09:41.000Z",
      firstName: "Sam",
      lastName: "Okafor",
      email: "sam.okafor@example.com",
      phone: "(213) 555-0162",
      insuranceLineType: "PERSONAL_AUTO",
      quoteStatus: "CAPTURED",
      supplements: {
        address: { addressLine1: "640 Main St", city: "Los Angeles", state: "CA", zipCode: "90012" },
        identification: { dateOfBirth: "1984-11-02" },
        partner: "default",
        aggregator: "quotefinder",
        vehicles: [{ sequenceNum: 0, vin: "1HGCM82633A004352", plYear: 2003, plMake: "Honda", plModel: "Accord", bodyStyle: "Coupe" }]
      }
    }
  }
];
var leadLookups = bySecretCode(leads, ({ lookupId }) => lookupId);

// embed-demo/service/staging/testInputs.ts
var familyHome = {
  constructionQuality: "STANDARD",
  distanceToFireStation: "WITHIN_FIVE_MILES",
  yearBuilt: 1998,
  squareFootage: 2140,
  numberOfStories: 2,
  foundationType: "SLAB",
  centralAC: true,
  roofType: "ASPHALT_SHINGLE",
  roofUpdated: true,
  timeSinceRoofUpdate: "FIVE_TO_TEN"
};
var estate = { squareFootage: 14e3, constructionQuality: "PREMIUM", numberOfStories: 3, yearBuilt: 2004 };
var testStreets = [
  { street: "Nowhere Ln", what: "address not found", verification: "not-found" },
  { street: "Many Doors Plaza", what: "a unit is asked for", verification: "missing-unit" },
  { street: "Mistake Way", what: "a correction to confirm; `12 Mapel Ave` as well", verification: "corrected" },
  { street: "Server Error St", what: "500 when the application is created: error screen", verification: "verified", create: "INTERNAL" },
  { street: "Unserved St", what: "code not supported, from the create", verification: "verified", create: "CODE_NOT_SUPPORTED" },
  { street: "Costly Manor St", what: "cost too high, from the create", verification: "verified", create: "COST_TOO_HIGH" },
  { street: "High Premium St", what: "premium too high, from the create", verification: "verified", create: "PREMIUM_TOO_HIGH" },
  { street: "No Records St", what: "prefill finds no vehicle; public records don't have the property", verification: "verified", prefill: "empty", property: { status: "FAILED" } },
  { street: "Lost Records St", what: "prefill fails: error screen", verification: "verified", prefill: "fails" },
  { street: "Full Garage St", what: "prefill finds eight vehicles", verification: "verified", prefill: "full" },
  { street: "Full Records St", what: "public records have the property and its rebuild cost", verification: "verified", property: { status: "COMPLETE", known: familyHome } },
  { street: "Partial Records St", what: "public records have some facts and no cost: an estimate", verification: "verified", property: { status: "PARTIAL", known: { yearBuilt: 1998, squareFootage: 1860 } } },
  { street: "Grand Estate Dr", what: "more than $2,000,000 to rebuild ($1,000,000 as a condominium): cost too high, from prefill", verification: "verified", property: { status: "COMPLETE", known: estate } },
  { street: "Tower Block Rd", what: "prefill finds an apartment building: local agent", verification: "verified", property: { status: "COMPLETE", known: { propertyType: "APARTMENT_BUILDING" } } },
  { street: "Market Hall Rd", what: "prefill finds commercial property: local agent", verification: "verified", property: { status: "COMPLETE", known: { propertyType: "COMMERCIAL" } } },
  { street: "Mobile Home Ct", what: "prefill finds a manufactured home", verification: "verified", property: { status: "COMPLETE", known: { propertyType: "MANUFACTURED_OR_MOBILE_HOME" } } }
];
var ratingScenarios = {
  noquotes: { name: "No Quotes", what: "every company declines: no quotes" },
  steadycarriers: { name: "Steady Carriers", what: "every company answers; otherwise one in fifty fails or times out" },
  slowcarriers: { name: "Slow Carriers", what: "companies take three times as long" },
  halffail: { name: "Half Fail", what: "every second company fails or times out" },
  allfail: { name: "All Fail", what: "every company fails" },
  alltimeout: { name: "All Timeout", what: "every company times out" }
};
var bindScenarios = {
  pricechange: { name: "Price Change", what: "review before a purchase: a different price" },
  nooffer: { name: "No Offer", what: "review before a purchase: no offer" },
  bindrefused: { name: "Bind Refused", what: "after the payment the company refuses, and the money is returned" },
  bindoutage: { name: "Bind Outage", what: "after the payment the company doesn't answer for several seconds" }
};
var refusedNames = /* @__PURE__ */ new Map([
  ["tooexpensive", "PREMIUM_TOO_HIGH"],
  ["servererror", "INTERNAL"]
]);
var withoutToken = "losttoken";
var lettersOf = (name2) => name2.toLowerCase().replace(/[^a-z]/g, "");
var nameOutcome = (name2) => refusedNames.get(lettersOf(name2 ?? "")) ?? null;
var isWithoutToken = (lastName) => lettersOf(lastName ?? "") === withoutToken;

// embed-demo/docs/tables/inputTable.ts
var streets = testStreets.map(({ street, what }) => [`\`1 ${street}\``, "address", what]);
var names = [
  { name: "Too Expensive", isKnown: (name2) => nameOutcome(name2) === "PREMIUM_TOO_HIGH", where: "drivers, personal info", what: "premium too high; a pet's name too" },
  { name: "Server Error", isKnown: (name2) => nameOutcome(name2) === "INTERNAL", where: "drivers, personal info", what: "500; a pet's name too, when its application is created" },
  { name: "Lost Token", isKnown: isWithoutToken, where: "personal info in Florida", what: "no hand-off token: the standard flow continues" }
];
function namedRows() {
  const unknown = names.filter(({ name: name2, isKnown }) => !isKnown(name2));
  if (unknown.length > 0) throw new Error(`The service doesn't know the names ${unknown.map(({ name: name2 }) => name2).join(", ")}.`);
  return [
    ...names.map(({ name: name2, where, what }) => [`last name \`${name2}\``, where, what]),
    ...Object.values(ratingScenarios).map(({ name: name2, what }) => [`last name \`${name2}\``, "drivers, personal info", what]),
    ...Object.values(bindScenarios).map(({ name: name2, what }) => [`last name \`${name2}\``, "personal info of renters", what])
  ];
}
var addresses2 = [
  ["ZIP `00000`", "address", "ZIP not found: the field's message"],
  ["ZIP `99501` (Alaska)", "address; state for life", "no line is offered there: code not supported"],
  ["ZIP `82001` (Wyoming) for auto, `96813` (Hawaii) for motorcycle and landlord", "address", "the line isn't offered there: code not supported"],
  ["ZIP `00901` (Puerto Rico), `96910` (Guam)", "address", "a territory: code not supported, not an invalid ZIP"],
  ["`?toggleStateFilter`", "address of the page, outside production", "every line continues in every state, also in Alaska"],
  ["`?cdnDevTools=true`", "address of the page, outside production", "shows the partner switcher below the footer: the demo's brands, and the theme as JSON; `=false` hides it if the partner's flag `switcher` is on; has no effect with `test=e2e`"],
  ["`12 Abbey Ln, Austin, TX 10001`", "address", "an existing street with a wrong ZIP: address not found"],
  ["square footage `20,000`, quality premium", "prefill", "cost too high, from the edit"]
];
var vehicles2 = [
  ["VIN `1HGCM82633A004352`", "vehicle", "2003 Honda Accord"],
  ["VIN `5YJ3E1EA7KF317000`", "vehicle", "2019 Tesla Model 3, with a check digit that fails: a warning"],
  ["VIN `ZFF67NFA8D0190000`", "vehicle", "a Ferrari: make and model not supported"],
  ["VIN `1ZZZZZZZZZZ000000`", "vehicle", "VIN not found"],
  ["VIN `1HD1KBM1XDB600000`", "motorcycle", "2013 Harley-Davidson Street Glide"]
];
var failing = "500 when an application for a home or for life is created: error screen; with auto and motorcycle, 500 at the drivers";
var people = [
  ...[...referrals.values()].map(({ referralCode, firstName, lastName, address: address2, vin: vin3, partner }) => {
    const known3 = [address2 && "an address", vin3 && "a car"].filter(Boolean).join(" and ");
    return [
      `referral code \`${referralCode}\`${partner === "default" ? "" : ` with \`partner=${partner}\``}`,
      "address of the page",
      `${firstName} ${lastName}${known3 && `, with ${known3}`}${nameOutcome(lastName) ? `: ${failing}` : ""}${partner === "default" ? "" : "; another partner's page doesn't know the code"}`
    ];
  }),
  ["any other referral code", "address of the page", "not found: the code is removed, and no lead carries it"],
  ...[...leadLookups.keys()].map((id2) => [`lead lookup \`${id2}\``, "address of the page", "a lead with an address and a vehicle"])
];
var inputTable = () => table(["enter", "where", "what happens"], [...addresses2, ...streets, ...namedRows(), ...vehicles2, ...people].map((row) => row.map(cell)));

// embed-demo/docs/tables/memberComments.ts
import { readFileSync as readFileSync5 } from "node:fs";
import ts4 from "file:///work/wt/docs/node_modules/typescript/lib/typescript.js";
function memberComments(path, owner) {
  const file = ts4.createSourceFile(path, readFileSync5(path, "utf8"), ts4.ScriptTarget.ES2022, true);
  const comments = {};
  const read2 = (members) => {
    for (const member of members) {
      const [doc] = ts4.getJSDocCommentsAndTags(member);
      const { name: name2 } = member;
      if (doc?.comment) comments[name2.getText(file).replace(/"/g, "")] = String(doc.comment).replace(/\s+/g, " ");
    }
  };
  const bare = (node) => ts4.isAsExpression(node) || ts4.isSatisfiesExpression(node) ? bare(node.expression) : node;
  const visit = (node) => {
    if (ts4.isInterfaceDeclaration(node) && node.name.text === owner) read2(node.members);
    if (ts4.isVariableDeclaration(node) && node.name.getText(file) === owner && node.initializer) {
      const value = bare(node.initializer);
      if (ts4.isObjectLiteralExpression(value)) read2(value.properties);
    }
    ts4.forEachChild(node, visit);
  };
  visit(file);
  return comments;
}

// embed-demo/docs/tables/serviceTables.ts
var calls = table(
  ["call", "what it does", "needs", "its own codes"],
  endpoints.map(({ id: id2, method, path, auth }) => {
    const { summary, problems: problems2 } = requests[id2];
    return [code(`${method} ${path}`), cell(summary), auth === "none" ? "" : auth, problems2.map(code).join(", ")];
  })
);
var meanings = memberComments("src/api/contract/problem.ts", "problemStatus");
var problems = table(
  ["code", "status", "meaning"],
  Object.entries(problemStatus).map(([name2, status]) => [code(name2), String(status), cell(meanings[name2] ?? "")])
);
var webhooks = table(["event", "when"], Object.entries(leadEventSummaries).map(([name2, summary]) => [code(name2), cell(summary)]));
var periods = table(
  ["kept", "for", "from", "because"],
  Object.values(retention2).map(({ what, period, since, why }) => [what, period, since, why].map(cell))
);
var sent = z.toJSONSchema(analyticsEvent);
var eventSchemas = sent.oneOf ?? sent.anyOf ?? [];
var membersOf = ({ properties: properties2 }) => Object.keys(properties2).filter((name2) => name2 !== "event");
var common2 = membersOf(eventSchemas[0]).filter((name2) => eventSchemas.every((schema) => name2 in schema.properties));
var analytics = [
  `Every event has ${common2.map(code).join(", ")}; some have more:`,
  table(
    ["event", "further members"],
    eventSchemas.map((schema) => [code(schema.properties["event"]?.const ?? ""), membersOf(schema).filter((name2) => !common2.includes(name2)).map(code).join(", ")])
  )
].join("\n\n");
var mayBeFile = (name2) => secretNames.includes(name2) ? "; a secret, which `" + name2 + "_FILE` may name a file of instead" : "";
var usual = (value) => value === null ? "not read" : value.includes(" ") ? cell(value) : code(value);
var variables = table(
  ["variable", "meaning", "`npm start`", "the service alone"],
  Object.entries(settings).map(([name2, { demo, service, meaning }]) => [code(name2), cell(meaning + mayBeFile(name2)), usual(demo), usual(service)])
);
var serviceTables = { settings: variables, "test-inputs": inputTable(), calls, problems, webhooks, retention: periods, analytics };

// embed-demo/docs/tables/tokenTables.ts
import { readFileSync as readFileSync6 } from "node:fs";
import { join as join5 } from "node:path";

// embed-demo/studio/paints.ts
var paints = {
  "color.action": "Brand color",
  "color.surface": "Page",
  "color.header": "Header",
  "color.footer": "Footer",
  "color.text": "Headings and text",
  "color.accent": "Spark of the drawings",
  "color.text-muted": "Help text",
  "color.link": "Links",
  "color.on-action": "Text on the main button",
  "color.action-hover": "Main button, pointed at",
  "color.raised": "Cards and dialogs",
  "color.sunken": "Wells and table stripes",
  "color.line": "Thin lines",
  "color.line-strong": "Edges of fields",
  "color.selected": "Edge of a chosen card",
  "color.on-selected": "Tick of a chosen card",
  "color.selected-soft": "Fill of a chosen card",
  "color.badge": "Badge",
  "color.on-badge": "Text on a badge",
  "color.focus": "Ring of the focused control",
  "color.available": "Dot: advisors are in",
  "color.success": "Good news",
  "color.success-soft": "Ground of good news",
  "color.warning": "Warning",
  "color.warning-soft": "Ground of a warning",
  "color.error": "Error",
  "color.error-soft": "Ground of an error",
  "color.info": "Notice",
  "color.info-soft": "Ground of a notice",
  "color.on-header": "Text in the header",
  "color.on-header-muted": "Quiet text in the header",
  "color.header-rule": "Line under the header",
  "color.on-footer": "Text in the footer",
  "color.on-footer-muted": "Quiet text in the footer",
  "color.progress": "Progress bar",
  "color.progress-track": "Track of the progress bar",
  "color.mono-1": "Company tile 1",
  "color.mono-2": "Company tile 2",
  "color.mono-3": "Company tile 3",
  "color.mono-4": "Company tile 4",
  "color.backdrop": "Shade behind a dialog",
  "field.surface": "Fill of a field",
  "icon.color": "Lines of icons",
  "icon.duo": "Second tone of icons",
  "icon.tile": "Tile behind an icon",
  "art.stroke": "Lines of drawings",
  "art.body": "Main shape of drawings",
  "art.back": "Ground of drawings",
  "art.cut": "Windows of drawings",
  "art.detail": "Details of drawings",
  "art.accent": "Spark in drawings"
};
var paintOf = (place) => paints[place] ?? null;

// embed-demo/docs/tables/tokenTables.ts
var read = (path) => JSON.parse(readFileSync6(join5("embed-demo/content", path), "utf8"));
var tokensOf = (theme) => new Map(Object.entries(theme).flatMap(([group, tokens2]) => typeof tokens2 === "string" ? [] : Object.entries(tokens2).map(([name2, token]) => [`${group}.${name2}`, token])));
var hexOf = (token) => {
  const { hex, alpha = 1 } = token?.$value ?? {};
  return hex === void 0 ? null : hex + (alpha === 1 ? "" : Math.round(alpha * 255).toString(16).padStart(2, "0"));
};
var swatch = (hex) => hex === null ? "" : `<svg class="swatch" width="28" height="20" aria-hidden="true"><rect x="0.5" y="0.5" width="27" height="19" rx="4" fill="${hex}" stroke="#777"/></svg> \`${hex}\``;
function valueOf2({ $value }) {
  if (typeof $value !== "object" || $value === null) return String($value);
  if (Array.isArray($value)) return $value.every((one) => typeof one === "object") ? "" : $value.join(", ");
  const { value, unit } = $value;
  return value === void 0 ? "" : `${value}${unit ?? ""}`;
}
function tokenTables() {
  const [light, dark] = [tokensOf(read("base/theme.json")), tokensOf(read("default/theme-dark.json"))];
  const all2 = [...light];
  const isColor = ({ $type }) => $type === "color";
  return {
    colors: table(
      ["token", "light", "dark", "what it paints", "in the studio"],
      all2.filter(([, token]) => isColor(token)).map(([name2, token]) => [code(name2), swatch(hexOf(token)), swatch(hexOf(dark.get(name2) ?? token)), cell(token.$description ?? ""), cell(paintOf(name2) ?? "")])
    ),
    measures: table(
      ["token", "base theme", "what it sets"],
      all2.filter(([, token]) => !isColor(token)).map(([name2, token]) => [code(name2), code(valueOf2(token)), cell(token.$description ?? "")])
    )
  };
}

// embed-demo/docs/tables/tables.ts
var tables = async () => ({ ...elementTables, ...await partnerTables(), ...serviceTables, ...tokenTables(), ...faultTables, ...floorDrawings });

// embed-demo/docs/tables/withoutFileLinks.ts
var isFile = (href) => !/^(?:[a-z]+:|[/#])/.test(href) && !/^[\w-]+\.md(?:#|$)/.test(href);
function withoutFileLinks(md) {
  md.core.ruler.push("without-file-links", (state) => {
    for (const { children } of state.tokens) {
      let isLeftOut = false;
      for (const token of children ?? []) {
        if (token.type === "link_open") isLeftOut = isFile(token.attrGet("href") ?? "");
        if (!isLeftOut || !token.type.startsWith("link_")) continue;
        token.type = "text";
        token.content = "";
      }
    }
  });
}

// embed-demo/docs/.vitepress/pages.ts
var spanish = { text: "Socios", items: [{ text: "Diez minutos hasta una cotizaci\xF3n", link: "/es/ten-minutes" }] };
var pages = [
  {
    text: "Partners",
    items: [
      { text: "Ten minutes to a quote", link: "/partners/ten-minutes" },
      { text: "Playground", link: "/partners/playground" },
      { text: "Embed it", link: "/partners/embed" },
      { text: "React, Vue and the package", link: "/partners/frameworks" },
      { text: "Hosts", link: "/partners/hosts" },
      { text: "Addresses and routers", link: "/partners/router" },
      { text: "Theming", link: "/partners/theming" },
      { text: "Texts and languages", link: "/partners/texts" },
      { text: "Modes and flags", link: "/partners/modes" },
      { text: "Scan instead of type", link: "/partners/scanning" },
      { text: "Visitors you know", link: "/partners/identity" },
      { text: "Analytics", link: "/partners/analytics" },
      { text: "Privacy", link: "/partners/privacy" },
      { text: "Security and CSP", link: "/partners/security" },
      { text: "When something fails", link: "/partners/failures" },
      { text: "Accessibility", link: "/partners/accessibility" },
      { text: "Conformance report", link: "/partners/conformance" },
      { text: "Performance", link: "/partners/performance" },
      { text: "Versions", link: "/partners/versions" }
    ]
  },
  {
    text: "Reference",
    items: [
      { text: "The tag", link: "/reference/element" },
      { text: "Events", link: "/reference/events" },
      { text: "Error codes", link: "/reference/errors" },
      { text: "config.json", link: "/reference/config" },
      { text: "Text keys", link: "/reference/texts" },
      { text: "Tokens and CSS properties", link: "/reference/css" }
    ]
  },
  {
    text: "Backends",
    items: [
      { text: "A backend of your own", link: "/backends/ownBackend" },
      { text: "The contract", link: "/backends/contract" },
      { text: "Webhooks", link: "/backends/webhooks" },
      { text: "Companies, payments, mail", link: "/backends/doors" },
      { text: "Test inputs", link: "/backends/test-inputs" },
      { text: "When a call goes wrong", link: "/backends/faults" }
    ]
  },
  {
    text: "Operators",
    items: [
      { text: "Install and run", link: "/operators/install" },
      { text: "Settings", link: "/operators/settings" },
      { text: "Operating the service", link: "/operators/operating" },
      { text: "Scaling", link: "/operators/scaling" },
      { text: "Retention and erasure", link: "/operators/retention" },
      { text: "Reliability", link: "/operators/reliability" },
      { text: "Runbook", link: "/operators/runbook" }
    ]
  },
  {
    text: "Maintainers",
    items: [
      { text: "How the code is laid out", link: "/maintainers/house" },
      { text: "Add a step", link: "/maintainers/add-a-step" },
      { text: "Contributing", link: "/maintainers/contributing" },
      { text: "Commands and tests", link: "/maintainers/commands" },
      { text: "Browser engines", link: "/maintainers/engines" },
      { text: "Figures", link: "/maintainers/figures" },
      { text: "Releases", link: "/maintainers/releases" },
      { text: "Decisions", link: "/maintainers/decisions" }
    ]
  }
];

// embed-demo/docs/.vitepress/config.ts
var known2 = await tables();
var codeClasses = transformerStyleToClass();
var scripts = /* @__PURE__ */ new Set();
var config_default = defineConfig({
  lang: "en-US",
  title: "insurance-quote",
  description: "A whole US insurance quoting funnel in one custom element: docs for partners, backends, operators and maintainers.",
  base: "/docs/",
  cleanUrls: true,
  // One file for all pages in place of a script in each.
  metaChunk: true,
  cacheDir: "../../.cache/vitepress",
  outDir: "../../.cache/docs",
  head: [
    ["link", { rel: "icon", href: "/quote/favicon.svg", type: "image/svg+xml" }],
    ["link", { rel: "stylesheet", href: "/docs/code.css" }]
  ],
  markdown: {
    languageAlias: { mjs: "javascript" },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    codeTransformers: [codeClasses],
    config: (md) => {
      md.use(insertTables(known2));
      md.use(alignByClass);
      md.use(longCode);
      md.use(columnWidths);
      md.use(labelTables);
      md.use(withoutFileLinks);
    }
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "insurance-quote" } } },
  locales: {
    root: { label: "English", lang: "en-US" },
    es: {
      label: "Espa\xF1ol",
      lang: "es-US",
      link: "/es/ten-minutes",
      description: "Todo el proceso de cotizar un seguro en EE. UU. en un elemento propio: diez minutos hasta una cotizaci\xF3n.",
      themeConfig: {
        nav: [{ text: spanish.text, link: spanish.items[0].link }],
        sidebar: [spanish],
        outline: { level: [2, 3], label: "En esta p\xE1gina" },
        docFooter: { prev: "Anterior", next: "Siguiente" },
        sidebarMenuLabel: "Men\xFA",
        returnToTopLabel: "Volver arriba",
        langMenuLabel: "Cambiar de idioma",
        darkModeSwitchLabel: "Apariencia",
        darkModeSwitchTitle: "Usar el esquema oscuro",
        lightModeSwitchTitle: "Usar el esquema claro",
        skipToContentLabel: "Ir al contenido"
      }
    }
  },
  themeConfig: {
    // Only the ten minutes exist in Spanish.
    i18nRouting: false,
    nav: pages.map(({ text: text2, items }) => ({ text: text2, link: items[0].link, activeMatch: `^/${items[0].link.split("/")[1]}/` })),
    sidebar: Object.fromEntries(pages.map((section) => [`/${section.items[0].link.split("/")[1]}/`, [section]])),
    search: {
      provider: "local",
      options: {
        locales: {
          es: {
            translations: {
              button: { buttonText: "Buscar", buttonAriaLabel: "Buscar" },
              modal: { noResultsText: "Sin resultados para", resetButtonTitle: "Borrar", backButtonTitle: "Cerrar", footer: { selectText: "para elegir", navigateText: "para moverse", closeText: "para cerrar" } }
            }
          }
        }
      }
    },
    outline: { level: [2, 3] },
    externalLinkIcon: false
  },
  transformHtml(html) {
    for (const [, script] of html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)) {
      scripts.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
    return html.replace(/(<[a-z][^<>]*?) style="[^"]*"/g, "$1");
  },
  async buildEnd({ outDir }) {
    await writeFile(join6(outDir, "code.css"), codeClasses.getCSS());
    await writeFile(join6(outDir, "policy.json"), JSON.stringify({ scripts: [...scripts] }));
  }
});
export {
  config_default as default
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiZW1iZWQtZGVtby9kb2NzLy52aXRlcHJlc3MvY29uZmlnLnRzIiwgImVtYmVkLWRlbW8vZG9jcy90YWJsZXMvYWxpZ25CeUNsYXNzLnRzIiwgImVtYmVkLWRlbW8vZG9jcy90YWJsZXMvY29sdW1uV2lkdGhzLnRzIiwgImVtYmVkLWRlbW8vZG9jcy90YWJsZXMvaW5zZXJ0VGFibGVzLnRzIiwgImVtYmVkLWRlbW8vZG9jcy90YWJsZXMvbGFiZWxUYWJsZXMudHMiLCAiZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9sb25nQ29kZS50cyIsICJzcmMvYXBwL2hvc3QvZXZlbnRzLnRzIiwgInNyYy9idWlsZC9icm93c2Vycy5tanMiLCAic3JjL2J1aWxkL2V2ZW50VHlwZXMubWpzIiwgInNyYy9idWlsZC9wYXRocy5tanMiLCAic3JjL2VsZW1lbnQvcm91dGVyL25hbWVzLnRzIiwgInNyYy9lbGVtZW50L2F0dHJpYnV0ZURvY3MudHMiLCAic3JjL2J1c2luZXNzL2xpbmVzLnRzIiwgInNyYy9wYXJ0bmVyL2NvbnRlbnRVcmxzLnRzIiwgInNyYy9lbGVtZW50L2Vudmlyb25tZW50cy50cyIsICJzcmMvZWxlbWVudC9hdHRyaWJ1dGVzLnRzIiwgInNyYy9wYXJ0bmVyL2J1bmRsZWRUaGVtZS50cyIsICJzcmMvcGFydG5lci9wdWJsaXNoL3Rva2Vucy50cyIsICJzcmMvZWxlbWVudC9ldmVudERvY3MudHMiLCAic3JjL2VsZW1lbnQvbWV0aG9kRG9jcy50cyIsICJzcmMvZWxlbWVudC9jdXN0b21FbGVtZW50cy50cyIsICJzcmMvZWxlbWVudC9lcnJvckRvY3MudHMiLCAiZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9tYXJrZG93bi50cyIsICJlbWJlZC1kZW1vL2RvY3MvdGFibGVzL2VsZW1lbnRUYWJsZXMudHMiLCAiZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9mYXVsdFRhYmxlcy50cyIsICJzcmMva2VybmVsL3pvZC50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2VuZHBvaW50LnRzIiwgInNyYy9idXNpbmVzcy9saW1pdHMudHMiLCAic3JjL2J1c2luZXNzL2FkZHJlc3NQYXR0ZXJucy50cyIsICJzcmMvYnVzaW5lc3MvdGVsZXBob25lLnRzIiwgInNyYy9rZXJuZWwvcGVyc29uUGF0dGVybnMudHMiLCAic3JjL2FwaS9jb250cmFjdC92YWx1ZXMudHMiLCAic3JjL2FwaS9jb250cmFjdC92ZWhpY2xlLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2xpc3RWZWhpY2xlcy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2NvdmVyYWdlLnRzIiwgInNyYy9idXNpbmVzcy9wcm9wZXJ0eS50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9hZGRpdGlvbmFsSW5mby50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9hdXRvQ292ZXJhZ2VEYXRhLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3NoYXJlZC50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9jcmVhdGVQZXQudHMiLCAic3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvZHJpdmVyLnRzIiwgInNyYy9idXNpbmVzcy9saWZlLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2xpZmUudHMiLCAic3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvcHJvcGVydHkudHMiLCAic3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvcmVhZEFwcGxpY2F0aW9uSGVhZC50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVDb2hhYml0YXRpb24udHMiLCAic3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvdXBkYXRlRGlzY291bnRzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3JlYWRBcHBsaWNhdGlvbi50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9jcmVhdGlvbkF0LnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2NyZWF0ZUxpZmUudHMiLCAic3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvcHJvcGVydHlEYXRhLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3JlYWRQcmVmaWxsLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3N1Ym1pdEFwcGxpY2F0aW9uLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3VwZGF0ZUFkZGl0aW9uYWxJbmZvLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3VwZGF0ZUJ1bmRsaW5nLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3VwZGF0ZUNvdmVyYWdlcy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVEcml2ZXJzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3VwZGF0ZUdlbmVyYWxJbmZvLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3VwZGF0ZUxpZmUudHMiLCAic3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvdXBkYXRlUHJlZmlsbC50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVWZWhpY2xlcy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2FkZHJlc3Nlcy50cyIsICJzcmMvYnVzaW5lc3MvYmluZFF1ZXN0aW9ucy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2JpbmQudHMiLCAic3JjL2FwaS9jb250cmFjdC9jb3ZlcmFnZXMudHMiLCAic3JjL2FwaS9jb250cmFjdC9kb2N1bWVudHMudHMiLCAic3JjL2FwaS9jb250cmFjdC9lcmFzdXJlcy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2V2ZW50cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2hhbmRPZmZUb2tlbnMudHMiLCAic3JjL2FwaS9jb250cmFjdC9oZWFsdGgudHMiLCAic3JjL2FwaS9jb250cmFjdC9sZWFkTG9va3Vwcy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2xlYWRzLnRzIiwgInNyYy9hcGkvY29udHJhY3Qvbm90aWZpY2F0aW9ucy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3BhcnRuZXJzLnRzIiwgInNyYy9idXNpbmVzcy9wYXltZW50UGxhbnMudHMiLCAic3JjL2FwaS9jb250cmFjdC9wYXltZW50UGxhbnMudHMiLCAic3JjL2FwaS9jb250cmFjdC9wYXltZW50cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3BldEJyZWVkcy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3F1b3RlLnRzIiwgInNyYy9hcGkvY29udHJhY3QvcG9saWNpZXMudHMiLCAic3JjL2FwaS9jb250cmFjdC9wcm9kdWN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3F1b3Rlcy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3JlZmVycmFscy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3Jlc3VtZUxpbmtzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvdmVoaWNsZXMudHMiLCAic3JjL2FwaS9jb250cmFjdC96aXBDb2Rlcy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2VuZHBvaW50cy50cyIsICJ0ZXN0cy9hcmNoaXRlY3R1cmUvZmxvb3JzLm1qcyIsICJlbWJlZC1kZW1vL2RvY3MvdGFibGVzL2Zsb29yRHJhd2luZ3MudHMiLCAic3JjL2J1aWxkL3NjaGVtYXMubWpzIiwgInNyYy9idWlsZC9jYXRhbG9ndWUubWpzIiwgInNyYy9idXNpbmVzcy9wYXJ0bmVyRmxhZ3MudHMiLCAiZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9wYXJ0bmVyVGFibGVzLnRzIiwgInNyYy9idXNpbmVzcy9jb21wbGV4Q2FzZXMudHMiLCAic3JjL2FwaS9jb250cmFjdC9ldmVudHMucmVxdWVzdHMudHMiLCAic3JjL2FwaS9jb250cmFjdC9wcm9ibGVtLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYWRkcmVzc2VzLnJlcXVlc3RzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2FwcGxpY2F0aW9ucy5yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9jcmVhdGlvbkF0LnJlcXVlc3RzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvcXVvdGVzLnJlcXVlc3RzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvYmluZC5yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2NvdmVyYWdlcy5yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2RvY3VtZW50cy5yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2VyYXN1cmVzLnJlcXVlc3RzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvaGFuZE9mZlRva2Vucy5yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2hlYWx0aC5yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L2xlYWRMb29rdXBzLnJlcXVlc3RzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvbGVhZHMucmVxdWVzdHMudHMiLCAic3JjL2FwaS9jb250cmFjdC9ub3RpZmljYXRpb25zLnJlcXVlc3RzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvcGFydG5lcnMucmVxdWVzdHMudHMiLCAic3JjL2FwaS9jb250cmFjdC9wYXltZW50UGxhbnMucmVxdWVzdHMudHMiLCAic3JjL2FwaS9jb250cmFjdC9wYXltZW50cy5yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3BldEJyZWVkcy5yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3BvbGljaWVzLnJlcXVlc3RzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvcHJvZHVjdHMucmVxdWVzdHMudHMiLCAic3JjL2FwaS9jb250cmFjdC9yZWZlcnJhbHMucmVxdWVzdHMudHMiLCAic3JjL2FwaS9jb250cmFjdC9yZXN1bWVMaW5rcy5yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3ZlaGljbGVzLnJlcXVlc3RzLnRzIiwgInNyYy9hcGkvY29udHJhY3QvemlwQ29kZXMucmVxdWVzdHMudHMiLCAic3JjL2FwaS9jb250cmFjdC9yZXF1ZXN0cy50cyIsICJzcmMvYXBpL2NvbnRyYWN0L3dlYmhvb2tzLnRzIiwgImVtYmVkLWRlbW8vc2VydmljZS9ib290L3NlY3JldEZpbGVzLnRzIiwgImVtYmVkLWRlbW8vc2VydmljZS9kYXRhYmFzZS9jb25uZWN0aW9uLnRzIiwgImVtYmVkLWRlbW8vc2VydmljZS9odHRwL2xpbWl0cy50cyIsICJlbWJlZC1kZW1vL3NlcnZpY2UvY2FycmllcnMvd2FybVVwLnRzIiwgImVtYmVkLWRlbW8vc2VydmljZS9xdW90ZXMvc2xvdHMudHMiLCAiZW1iZWQtZGVtby9zZXJ2aWNlL2Jvb3Qvc2V0dGluZ3MudHMiLCAiZW1iZWQtZGVtby9zZXJ2aWNlL2RhdGFiYXNlL3BlcmlvZHMudHMiLCAic3JjL2J1c2luZXNzL3JldGVudGlvbi50cyIsICJlbWJlZC1kZW1vL3NlcnZpY2UvcGFydG5lcnMvc2VjcmV0Q29kZS50cyIsICJlbWJlZC1kZW1vL3NlcnZpY2UvcGFydG5lcnMvZGVtb1Blb3BsZS50cyIsICJlbWJlZC1kZW1vL3NlcnZpY2Uvc3RhZ2luZy90ZXN0SW5wdXRzLnRzIiwgImVtYmVkLWRlbW8vZG9jcy90YWJsZXMvaW5wdXRUYWJsZS50cyIsICJlbWJlZC1kZW1vL2RvY3MvdGFibGVzL21lbWJlckNvbW1lbnRzLnRzIiwgImVtYmVkLWRlbW8vZG9jcy90YWJsZXMvc2VydmljZVRhYmxlcy50cyIsICJlbWJlZC1kZW1vL2RvY3MvdGFibGVzL3Rva2VuVGFibGVzLnRzIiwgImVtYmVkLWRlbW8vc3R1ZGlvL3BhaW50cy50cyIsICJlbWJlZC1kZW1vL2RvY3MvdGFibGVzL3RhYmxlcy50cyIsICJlbWJlZC1kZW1vL2RvY3MvdGFibGVzL3dpdGhvdXRGaWxlTGlua3MudHMiLCAiZW1iZWQtZGVtby9kb2NzLy52aXRlcHJlc3MvcGFnZXMudHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy8udml0ZXByZXNzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy8udml0ZXByZXNzL2NvbmZpZy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy8udml0ZXByZXNzL2NvbmZpZy50c1wiO2ltcG9ydCB7IGNyZWF0ZUhhc2ggfSBmcm9tIFwibm9kZTpjcnlwdG9cIjtcbmltcG9ydCB7IHdyaXRlRmlsZSB9IGZyb20gXCJub2RlOmZzL3Byb21pc2VzXCI7XG5pbXBvcnQgeyBqb2luIH0gZnJvbSBcIm5vZGU6cGF0aFwiO1xuaW1wb3J0IHsgdHJhbnNmb3JtZXJTdHlsZVRvQ2xhc3MgfSBmcm9tIFwiQHNoaWtpanMvdHJhbnNmb3JtZXJzXCI7XG5pbXBvcnQgeyBkZWZpbmVDb25maWcgfSBmcm9tIFwidml0ZXByZXNzXCI7XG5pbXBvcnQgeyBhbGlnbkJ5Q2xhc3MgfSBmcm9tIFwiLi4vdGFibGVzL2FsaWduQnlDbGFzc1wiO1xuaW1wb3J0IHsgY29sdW1uV2lkdGhzIH0gZnJvbSBcIi4uL3RhYmxlcy9jb2x1bW5XaWR0aHNcIjtcbmltcG9ydCB7IGluc2VydFRhYmxlcyB9IGZyb20gXCIuLi90YWJsZXMvaW5zZXJ0VGFibGVzXCI7XG5pbXBvcnQgeyBsYWJlbFRhYmxlcyB9IGZyb20gXCIuLi90YWJsZXMvbGFiZWxUYWJsZXNcIjtcbmltcG9ydCB7IGxvbmdDb2RlIH0gZnJvbSBcIi4uL3RhYmxlcy9sb25nQ29kZVwiO1xuaW1wb3J0IHsgdGFibGVzIH0gZnJvbSBcIi4uL3RhYmxlcy90YWJsZXNcIjtcbmltcG9ydCB7IHdpdGhvdXRGaWxlTGlua3MgfSBmcm9tIFwiLi4vdGFibGVzL3dpdGhvdXRGaWxlTGlua3NcIjtcbmltcG9ydCB7IHBhZ2VzLCBzcGFuaXNoIH0gZnJvbSBcIi4vcGFnZXNcIjtcblxuY29uc3Qga25vd24gPSBhd2FpdCB0YWJsZXMoKTtcblxuLyoqIENvbG9ycyBvZiBjb2RlIGFzIGNsYXNzZXMsIGJlY2F1c2UgdGhlIHBvbGljeSByZWZ1c2VzIHN0eWxlIGF0dHJpYnV0ZXMuIFRoZWlyIHJ1bGVzIGFyZSBpbiBgY29kZS5jc3NgLiAqL1xuY29uc3QgY29kZUNsYXNzZXMgPSB0cmFuc2Zvcm1lclN0eWxlVG9DbGFzcygpO1xuXG4vKiogSGFzaGVzIG9mIHRoZSBwYWdlcycgaW5saW5lIHNjcmlwdHMsIGZvciB0aGUgcG9saWN5IChgcG9saWN5Lmpzb25gLCB3aGljaCBob3N0aW5nL2J1aWx0RG9jcy50cyByZWFkcykuICovXG5jb25zdCBzY3JpcHRzID0gbmV3IFNldDxzdHJpbmc+KCk7XG5cbmV4cG9ydCBkZWZhdWx0IGRlZmluZUNvbmZpZyh7XG4gIGxhbmc6IFwiZW4tVVNcIixcbiAgdGl0bGU6IFwiaW5zdXJhbmNlLXF1b3RlXCIsXG4gIGRlc2NyaXB0aW9uOiBcIkEgd2hvbGUgVVMgaW5zdXJhbmNlIHF1b3RpbmcgZnVubmVsIGluIG9uZSBjdXN0b20gZWxlbWVudDogZG9jcyBmb3IgcGFydG5lcnMsIGJhY2tlbmRzLCBvcGVyYXRvcnMgYW5kIG1haW50YWluZXJzLlwiLFxuICBiYXNlOiBcIi9kb2NzL1wiLFxuICBjbGVhblVybHM6IHRydWUsXG4gIC8vIE9uZSBmaWxlIGZvciBhbGwgcGFnZXMgaW4gcGxhY2Ugb2YgYSBzY3JpcHQgaW4gZWFjaC5cbiAgbWV0YUNodW5rOiB0cnVlLFxuICBjYWNoZURpcjogXCIuLi8uLi8uY2FjaGUvdml0ZXByZXNzXCIsXG4gIG91dERpcjogXCIuLi8uLi8uY2FjaGUvZG9jc1wiLFxuICBoZWFkOiBbXG4gICAgW1wibGlua1wiLCB7IHJlbDogXCJpY29uXCIsIGhyZWY6IFwiL3F1b3RlL2Zhdmljb24uc3ZnXCIsIHR5cGU6IFwiaW1hZ2Uvc3ZnK3htbFwiIH1dLFxuICAgIFtcImxpbmtcIiwgeyByZWw6IFwic3R5bGVzaGVldFwiLCBocmVmOiBcIi9kb2NzL2NvZGUuY3NzXCIgfV0sXG4gIF0sXG4gIG1hcmtkb3duOiB7XG4gICAgbGFuZ3VhZ2VBbGlhczogeyBtanM6IFwiamF2YXNjcmlwdFwiIH0sXG4gICAgdGhlbWU6IHsgbGlnaHQ6IFwiZ2l0aHViLWxpZ2h0LWhpZ2gtY29udHJhc3RcIiwgZGFyazogXCJnaXRodWItZGFyay1oaWdoLWNvbnRyYXN0XCIgfSxcbiAgICBjb2RlVHJhbnNmb3JtZXJzOiBbY29kZUNsYXNzZXNdLFxuICAgIGNvbmZpZzogKG1kKSA9PiB7XG4gICAgICBtZC51c2UoaW5zZXJ0VGFibGVzKGtub3duKSk7XG4gICAgICBtZC51c2UoYWxpZ25CeUNsYXNzKTtcbiAgICAgIG1kLnVzZShsb25nQ29kZSk7XG4gICAgICBtZC51c2UoY29sdW1uV2lkdGhzKTtcbiAgICAgIG1kLnVzZShsYWJlbFRhYmxlcyk7XG4gICAgICBtZC51c2Uod2l0aG91dEZpbGVMaW5rcyk7XG4gICAgfSxcbiAgfSxcbiAgdnVlOiB7IHRlbXBsYXRlOiB7IGNvbXBpbGVyT3B0aW9uczogeyBpc0N1c3RvbUVsZW1lbnQ6ICh0YWcpID0+IHRhZyA9PT0gXCJpbnN1cmFuY2UtcXVvdGVcIiB9IH0gfSxcbiAgbG9jYWxlczoge1xuICAgIHJvb3Q6IHsgbGFiZWw6IFwiRW5nbGlzaFwiLCBsYW5nOiBcImVuLVVTXCIgfSxcbiAgICBlczoge1xuICAgICAgbGFiZWw6IFwiRXNwYVx1MDBGMW9sXCIsXG4gICAgICBsYW5nOiBcImVzLVVTXCIsXG4gICAgICBsaW5rOiBcIi9lcy90ZW4tbWludXRlc1wiLFxuICAgICAgZGVzY3JpcHRpb246IFwiVG9kbyBlbCBwcm9jZXNvIGRlIGNvdGl6YXIgdW4gc2VndXJvIGVuIEVFLiBVVS4gZW4gdW4gZWxlbWVudG8gcHJvcGlvOiBkaWV6IG1pbnV0b3MgaGFzdGEgdW5hIGNvdGl6YWNpXHUwMEYzbi5cIixcbiAgICAgIHRoZW1lQ29uZmlnOiB7XG4gICAgICAgIG5hdjogW3sgdGV4dDogc3BhbmlzaC50ZXh0LCBsaW5rOiBzcGFuaXNoLml0ZW1zWzBdLmxpbmsgfV0sXG4gICAgICAgIHNpZGViYXI6IFtzcGFuaXNoXSxcbiAgICAgICAgb3V0bGluZTogeyBsZXZlbDogWzIsIDNdLCBsYWJlbDogXCJFbiBlc3RhIHBcdTAwRTFnaW5hXCIgfSxcbiAgICAgICAgZG9jRm9vdGVyOiB7IHByZXY6IFwiQW50ZXJpb3JcIiwgbmV4dDogXCJTaWd1aWVudGVcIiB9LFxuICAgICAgICBzaWRlYmFyTWVudUxhYmVsOiBcIk1lblx1MDBGQVwiLFxuICAgICAgICByZXR1cm5Ub1RvcExhYmVsOiBcIlZvbHZlciBhcnJpYmFcIixcbiAgICAgICAgbGFuZ01lbnVMYWJlbDogXCJDYW1iaWFyIGRlIGlkaW9tYVwiLFxuICAgICAgICBkYXJrTW9kZVN3aXRjaExhYmVsOiBcIkFwYXJpZW5jaWFcIixcbiAgICAgICAgZGFya01vZGVTd2l0Y2hUaXRsZTogXCJVc2FyIGVsIGVzcXVlbWEgb3NjdXJvXCIsXG4gICAgICAgIGxpZ2h0TW9kZVN3aXRjaFRpdGxlOiBcIlVzYXIgZWwgZXNxdWVtYSBjbGFyb1wiLFxuICAgICAgICBza2lwVG9Db250ZW50TGFiZWw6IFwiSXIgYWwgY29udGVuaWRvXCIsXG4gICAgICB9LFxuICAgIH0sXG4gIH0sXG4gIHRoZW1lQ29uZmlnOiB7XG4gICAgLy8gT25seSB0aGUgdGVuIG1pbnV0ZXMgZXhpc3QgaW4gU3BhbmlzaC5cbiAgICBpMThuUm91dGluZzogZmFsc2UsXG4gICAgbmF2OiBwYWdlcy5tYXAoKHsgdGV4dCwgaXRlbXMgfSkgPT4gKHsgdGV4dCwgbGluazogaXRlbXNbMF0ubGluaywgYWN0aXZlTWF0Y2g6IGBeLyR7aXRlbXNbMF0ubGluay5zcGxpdChcIi9cIilbMV19L2AgfSkpLFxuICAgIHNpZGViYXI6IE9iamVjdC5mcm9tRW50cmllcyhwYWdlcy5tYXAoKHNlY3Rpb24pID0+IFtgLyR7c2VjdGlvbi5pdGVtc1swXS5saW5rLnNwbGl0KFwiL1wiKVsxXX0vYCwgW3NlY3Rpb25dXSkpLFxuICAgIHNlYXJjaDoge1xuICAgICAgcHJvdmlkZXI6IFwibG9jYWxcIixcbiAgICAgIG9wdGlvbnM6IHtcbiAgICAgICAgbG9jYWxlczoge1xuICAgICAgICAgIGVzOiB7XG4gICAgICAgICAgICB0cmFuc2xhdGlvbnM6IHtcbiAgICAgICAgICAgICAgYnV0dG9uOiB7IGJ1dHRvblRleHQ6IFwiQnVzY2FyXCIsIGJ1dHRvbkFyaWFMYWJlbDogXCJCdXNjYXJcIiB9LFxuICAgICAgICAgICAgICBtb2RhbDogeyBub1Jlc3VsdHNUZXh0OiBcIlNpbiByZXN1bHRhZG9zIHBhcmFcIiwgcmVzZXRCdXR0b25UaXRsZTogXCJCb3JyYXJcIiwgYmFja0J1dHRvblRpdGxlOiBcIkNlcnJhclwiLCBmb290ZXI6IHsgc2VsZWN0VGV4dDogXCJwYXJhIGVsZWdpclwiLCBuYXZpZ2F0ZVRleHQ6IFwicGFyYSBtb3ZlcnNlXCIsIGNsb3NlVGV4dDogXCJwYXJhIGNlcnJhclwiIH0gfSxcbiAgICAgICAgICAgIH0sXG4gICAgICAgICAgfSxcbiAgICAgICAgfSxcbiAgICAgIH0sXG4gICAgfSxcbiAgICBvdXRsaW5lOiB7IGxldmVsOiBbMiwgM10gfSxcbiAgICBleHRlcm5hbExpbmtJY29uOiBmYWxzZSxcbiAgfSxcbiAgdHJhbnNmb3JtSHRtbChodG1sKSB7XG4gICAgZm9yIChjb25zdCBbLCBzY3JpcHRdIG9mIGh0bWwubWF0Y2hBbGwoLzxzY3JpcHQoPyFbXj5dKlxcc3NyYz0pW14+XSo+KFteXSo/KTxcXC9zY3JpcHQ+L2cpKSB7XG4gICAgICBzY3JpcHRzLmFkZChgJ3NoYTI1Ni0ke2NyZWF0ZUhhc2goXCJzaGEyNTZcIikudXBkYXRlKHNjcmlwdCEpLmRpZ2VzdChcImJhc2U2NFwiKX0nYCk7XG4gICAgfVxuICAgIC8vIFRoZSB0aGVtZSdzIG93biBzdHlsZSBhdHRyaWJ1dGVzLCB3aGljaCB0aGUgcG9saWN5IHJlZnVzZXM7IGRvY3MuY3NzIGhhcyB0aGUgb25lIHRoYXQgbWF0dGVycy5cbiAgICByZXR1cm4gaHRtbC5yZXBsYWNlKC8oPFthLXpdW148Pl0qPykgc3R5bGU9XCJbXlwiXSpcIi9nLCBcIiQxXCIpO1xuICB9LFxuICBhc3luYyBidWlsZEVuZCh7IG91dERpciB9KSB7XG4gICAgYXdhaXQgd3JpdGVGaWxlKGpvaW4ob3V0RGlyLCBcImNvZGUuY3NzXCIpLCBjb2RlQ2xhc3Nlcy5nZXRDU1MoKSk7XG4gICAgYXdhaXQgd3JpdGVGaWxlKGpvaW4ob3V0RGlyLCBcInBvbGljeS5qc29uXCIpLCBKU09OLnN0cmluZ2lmeSh7IHNjcmlwdHM6IFsuLi5zY3JpcHRzXSB9KSk7XG4gIH0sXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvYWxpZ25CeUNsYXNzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9hbGlnbkJ5Q2xhc3MudHNcIjtpbXBvcnQgdHlwZSB7IE1hcmtkb3duUmVuZGVyZXIgfSBmcm9tIFwidml0ZXByZXNzXCI7XG5cbi8qKiBXcml0ZXMgdGhlIGFsaWdubWVudCBvZiBhIHRhYmxlJ3MgY2VsbHMgYXMgYSBjbGFzcy4gQSBzdHJpY3QgcG9saWN5IHJlZnVzZXMgdGhlIHN0eWxlIGF0dHJpYnV0ZSB0aGF0IE1hcmtkb3duIHdyaXRlcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhbGlnbkJ5Q2xhc3MobWQ6IE1hcmtkb3duUmVuZGVyZXIpOiB2b2lkIHtcbiAgbWQuY29yZS5ydWxlci5wdXNoKFwiYWxpZ24tYnktY2xhc3NcIiwgKHN0YXRlKSA9PiB7XG4gICAgZm9yIChjb25zdCB0b2tlbiBvZiBzdGF0ZS50b2tlbnMpIHtcbiAgICAgIGNvbnN0IFssIHNpZGVdID0gL150ZXh0LWFsaWduOihcXHcrKSQvLmV4ZWModG9rZW4uYXR0ckdldChcInN0eWxlXCIpID8/IFwiXCIpID8/IFtdO1xuICAgICAgaWYgKHNpZGUgPT09IHVuZGVmaW5lZCkgY29udGludWU7XG4gICAgICB0b2tlbi5hdHRycyA9ICh0b2tlbi5hdHRycyA/PyBbXSkuZmlsdGVyKChbbmFtZV0pID0+IG5hbWUgIT09IFwic3R5bGVcIik7XG4gICAgICBpZiAoc2lkZSAhPT0gXCJsZWZ0XCIpIHRva2VuLmF0dHJKb2luKFwiY2xhc3NcIiwgc2lkZSA9PT0gXCJyaWdodFwiID8gXCJhbGlnbi1lbmRcIiA6IGBhbGlnbi0ke3NpZGV9YCk7XG4gICAgfVxuICB9KTtcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvY29sdW1uV2lkdGhzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9jb2x1bW5XaWR0aHMudHNcIjtpbXBvcnQgdHlwZSB7IE1hcmtkb3duUmVuZGVyZXIgfSBmcm9tIFwidml0ZXByZXNzXCI7XG5cbi8qKiBDaGFyYWN0ZXJzIG9mIGEgY29sdW1uJ3MgbG9uZ2VzdCBjZWxsIHVwIHRvIHdoaWNoIGl0IG5lZWRzIG5vIHJvb20ga2VwdCwgYW5kIGZyb20gd2hpY2ggaXQgcmVhZHMgYXMgcHJvc2UuICovXG5jb25zdCBib3VuZHMgPSB7IHNob3J0OiAxNCwgcHJvc2U6IDQ4IH07XG5cbi8qKlxuICogTWFya3MgdGhlIGNlbGxzIG9mIGEgdGFibGUncyBjb2x1bW5zIGJ5IHRoZWlyIGxvbmdlc3QgdGV4dCAoZG9jcy5jc3MpLCBzbyB0aGF0IHNlbnRlbmNlcyBnZXQgbGluZXMgdGhhdCBjYW4gYmUgcmVhZCwgYW5kIGZpZ3VyZXNcbiAqIG9ubHkgdGhlIHJvb20gdGhhdCB0aGV5IG5lZWQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjb2x1bW5XaWR0aHMobWQ6IE1hcmtkb3duUmVuZGVyZXIpOiB2b2lkIHtcbiAgbWQuY29yZS5ydWxlci5wdXNoKFwiY29sdW1uLXdpZHRoc1wiLCAoc3RhdGUpID0+IHtcbiAgICBjb25zdCBjb2x1bW5zOiB7IGxlbmd0aDogbnVtYmVyOyBjZWxsczogKHR5cGVvZiBzdGF0ZS50b2tlbnMpW251bWJlcl1bXSB9W10gPSBbXTtcbiAgICBsZXQgYXQgPSAwO1xuICAgIGNvbnN0IG1hcmsgPSAoKTogdm9pZCA9PiB7XG4gICAgICBmb3IgKGNvbnN0IHsgbGVuZ3RoLCBjZWxscyB9IG9mIGNvbHVtbnMpIHtcbiAgICAgICAgY29uc3QgbmFtZSA9IGxlbmd0aCA8PSBib3VuZHMuc2hvcnQgPyBcInNob3J0XCIgOiBsZW5ndGggPj0gYm91bmRzLnByb3NlID8gXCJwcm9zZVwiIDogXCJcIjtcbiAgICAgICAgaWYgKG5hbWUgIT09IFwiXCIpIGZvciAoY29uc3QgY2VsbCBvZiBjZWxscykgY2VsbC5hdHRySm9pbihcImNsYXNzXCIsIG5hbWUpO1xuICAgICAgfVxuICAgIH07XG4gICAgZm9yIChjb25zdCBbaW5kZXgsIHRva2VuXSBvZiBzdGF0ZS50b2tlbnMuZW50cmllcygpKSB7XG4gICAgICBpZiAodG9rZW4udHlwZSA9PT0gXCJ0YWJsZV9vcGVuXCIpIGNvbHVtbnMubGVuZ3RoID0gMDtcbiAgICAgIGlmICh0b2tlbi50eXBlID09PSBcInRyX29wZW5cIikgYXQgPSAwO1xuICAgICAgaWYgKHRva2VuLnR5cGUgPT09IFwidGFibGVfY2xvc2VcIikgbWFyaygpO1xuICAgICAgaWYgKHRva2VuLnR5cGUgIT09IFwidGRfb3BlblwiKSBjb250aW51ZTtcbiAgICAgIGNvbnN0IGNvbHVtbiA9IChjb2x1bW5zW2F0XSA/Pz0geyBsZW5ndGg6IDAsIGNlbGxzOiBbXSB9KTtcbiAgICAgIGNvbnN0IHRleHQgPSAoc3RhdGUudG9rZW5zW2luZGV4ICsgMV0/LmNoaWxkcmVuID8/IFtdKS5tYXAoKHsgdHlwZSwgY29udGVudCB9KSA9PiAodHlwZSA9PT0gXCJodG1sX2lubGluZVwiID8gXCJcIiA6IGNvbnRlbnQpKS5qb2luKFwiXCIpO1xuICAgICAgY29sdW1uLmxlbmd0aCA9IE1hdGgubWF4KGNvbHVtbi5sZW5ndGgsIHRleHQubGVuZ3RoKTtcbiAgICAgIGNvbHVtbi5jZWxscy5wdXNoKHRva2VuKTtcbiAgICAgIGF0ICs9IDE7XG4gICAgfVxuICB9KTtcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvaW5zZXJ0VGFibGVzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9pbnNlcnRUYWJsZXMudHNcIjtpbXBvcnQgdHlwZSB7IE1hcmtkb3duUmVuZGVyZXIgfSBmcm9tIFwidml0ZXByZXNzXCI7XG5cbi8qKlxuICogTGV0cyBhIHBhZ2Ugc2F5IGA8IS0tIHRhYmxlOiBldmVudHMgLS0+YCBpbiBwbGFjZSBvZiBhIHRhYmxlIHRoYXQgdGhlIGNvZGUgaGFzIGFscmVhZHkuIFRoZSB0YWJsZSBpcyBpbiB0aGUgcGFnZSdzIE1hcmtkb3duIGJlZm9yZVxuICogaXQgaXMgcmVhZCwgc28gdGhlIG91dGxpbmUgYW5kIHRoZSBzZWFyY2gga25vdyBpdC4gVGhyb3dzIGZvciBhIG5hbWUgdGhhdCBoYXMgbm8gdGFibGUuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpbnNlcnRUYWJsZXModGFibGVzOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+Pikge1xuICByZXR1cm4gKG1kOiBNYXJrZG93blJlbmRlcmVyKTogdm9pZCA9PiB7XG4gICAgbWQuY29yZS5ydWxlci5iZWZvcmUoXCJub3JtYWxpemVcIiwgXCJ0YWJsZXNcIiwgKHN0YXRlKSA9PiB7XG4gICAgICBzdGF0ZS5zcmMgPSBzdGF0ZS5zcmMucmVwbGFjZSgvXjwhLS0gdGFibGU6IChcXFMrKSAtLT4kL2dtLCAoX3dob2xlLCBuYW1lOiBzdHJpbmcpID0+IHtcbiAgICAgICAgY29uc3QgdGFibGUgPSB0YWJsZXNbbmFtZV07XG4gICAgICAgIGlmICh0YWJsZSA9PT0gdW5kZWZpbmVkKSB0aHJvdyBuZXcgRXJyb3IoYFRoZXJlIGlzIG5vIHRhYmxlICR7bmFtZX0gaW4gZW1iZWQtZGVtby9kb2NzL3RhYmxlcy90YWJsZXMudHMuYCk7XG4gICAgICAgIHJldHVybiB0YWJsZTtcbiAgICAgIH0pO1xuICAgIH0pO1xuICB9O1xufVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9sYWJlbFRhYmxlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvbGFiZWxUYWJsZXMudHNcIjtpbXBvcnQgdHlwZSB7IE1hcmtkb3duUmVuZGVyZXIgfSBmcm9tIFwidml0ZXByZXNzXCI7XG5cbi8qKiBOYW1lcyBlYWNoIHRhYmxlIGJ5IGl0cyBoZWFkaW5nLCBhcyBhIHRhYmxlIHRoYXQgYSBrZXkgY2FuIHNjcm9sbCBuZWVkcyBhIG5hbWUuIFNldmVyYWwgYmVsb3cgb25lIGhlYWRpbmcgYXJlIG51bWJlcmVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGxhYmVsVGFibGVzKG1kOiBNYXJrZG93blJlbmRlcmVyKTogdm9pZCB7XG4gIG1kLmNvcmUucnVsZXIucHVzaChcImxhYmVsLXRhYmxlc1wiLCAoc3RhdGUpID0+IHtcbiAgICBsZXQgaGVhZGluZyA9IFwiXCI7XG4gICAgbGV0IGNvdW50ID0gMDtcbiAgICBmb3IgKGNvbnN0IFtpbmRleCwgdG9rZW5dIG9mIHN0YXRlLnRva2Vucy5lbnRyaWVzKCkpIHtcbiAgICAgIGlmICh0b2tlbi50eXBlID09PSBcImhlYWRpbmdfb3BlblwiKSB7XG4gICAgICAgIGNvbnN0IGlubGluZSA9IHN0YXRlLnRva2Vuc1tpbmRleCArIDFdPy5jaGlsZHJlbiA/PyBbXTtcbiAgICAgICAgaGVhZGluZyA9IGlubGluZS5maWx0ZXIoKHsgdHlwZSB9KSA9PiB0eXBlID09PSBcInRleHRcIiB8fCB0eXBlID09PSBcImNvZGVfaW5saW5lXCIpLm1hcCgoeyBjb250ZW50IH0pID0+IGNvbnRlbnQpLmpvaW4oXCJcIikudHJpbSgpO1xuICAgICAgICBjb3VudCA9IDA7XG4gICAgICB9XG4gICAgICBpZiAodG9rZW4udHlwZSAhPT0gXCJ0YWJsZV9vcGVuXCIpIGNvbnRpbnVlO1xuICAgICAgY291bnQgKz0gMTtcbiAgICAgIHRva2VuLmF0dHJTZXQoXCJ0YWJpbmRleFwiLCBcIjBcIik7XG4gICAgICB0b2tlbi5hdHRyU2V0KFwiYXJpYS1sYWJlbFwiLCBjb3VudCA9PT0gMSA/IGhlYWRpbmcgOiBgJHtoZWFkaW5nfSwgJHtjb3VudH1gKTtcbiAgICB9XG4gIH0pO1xuICAvLyBUaGUgZ2VuZXJhdG9yJ3Mgb3duIHJ1bGUgd3JpdGVzIG5vIGF0dHJpYnV0ZXMuXG4gIG1kLnJlbmRlcmVyLnJ1bGVzW1widGFibGVfb3BlblwiXSA9ICh0b2tlbnMsIGluZGV4LCBfb3B0aW9ucywgX2Vudiwgc2VsZikgPT4gYDx0YWJsZSR7c2VsZi5yZW5kZXJBdHRycyh0b2tlbnNbaW5kZXhdISl9PlxcbmA7XG59XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzL2xvbmdDb2RlLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9sb25nQ29kZS50c1wiO2ltcG9ydCB0eXBlIHsgTWFya2Rvd25SZW5kZXJlciB9IGZyb20gXCJ2aXRlcHJlc3NcIjtcblxuLyoqIENoYXJhY3RlcnMgb2YgY29kZSB0aGF0IHN0YXkgb24gb25lIGxpbmUgb2YgYSB0YWJsZS4gKi9cbmNvbnN0IG1vc3QgPSAzNDtcblxuLyoqIE1hcmtzIGNvZGUgaW4gdGFibGVzIHRoYXQgaXMgdG9vIGxvbmcgZm9yIG9uZSBsaW5lLCBzbyB0aGF0IGl0cyBjb2x1bW4gbGVhdmVzIHJvb20gZm9yIHRoZSBvdGhlcnMgKGRvY3MuY3NzKS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsb25nQ29kZShtZDogTWFya2Rvd25SZW5kZXJlcik6IHZvaWQge1xuICBtZC5jb3JlLnJ1bGVyLnB1c2goXCJsb25nLWNvZGVcIiwgKHN0YXRlKSA9PiB7XG4gICAgbGV0IGlzQ2VsbCA9IGZhbHNlO1xuICAgIGZvciAoY29uc3QgdG9rZW4gb2Ygc3RhdGUudG9rZW5zKSB7XG4gICAgICBpZiAodG9rZW4udHlwZSA9PT0gXCJ0ZF9vcGVuXCIpIGlzQ2VsbCA9IHRydWU7XG4gICAgICBpZiAodG9rZW4udHlwZSA9PT0gXCJ0ZF9jbG9zZVwiKSBpc0NlbGwgPSBmYWxzZTtcbiAgICAgIGlmICghaXNDZWxsKSBjb250aW51ZTtcbiAgICAgIGZvciAoY29uc3QgY2hpbGQgb2YgdG9rZW4uY2hpbGRyZW4gPz8gW10pIGlmIChjaGlsZC50eXBlID09PSBcImNvZGVfaW5saW5lXCIgJiYgY2hpbGQuY29udGVudC5sZW5ndGggPiBtb3N0KSBjaGlsZC5hdHRySm9pbihcImNsYXNzXCIsIFwibG9uZ1wiKTtcbiAgICB9XG4gIH0pO1xufVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcHAvaG9zdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBwL2hvc3QvZXZlbnRzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwcC9ob3N0L2V2ZW50cy50c1wiO2ltcG9ydCB0eXBlIHsgTGluZVNsdWcgfSBmcm9tIFwiLi4vLi4vYnVzaW5lc3MvbGluZXNcIjtcblxuLyoqXG4gKiBUaGUgd2lkZ2V0J3MgZXZlbnRzIGZvciBpdHMgaG9zdCwgYXMgYnViYmxpbmcsIGNvbXBvc2VkIEN1c3RvbUV2ZW50cy4gQSBkZXRhaWwgbmV2ZXIgaG9sZHMgd2hhdCBhIHBlcnNvbiB0eXBlZDsgaWRzIGF1dGhvcml6ZVxuICogbm90aGluZy5cbiAqL1xuZXhwb3J0IGludGVyZmFjZSBJcUV2ZW50RGV0YWlscyB7XG4gIC8qKiBUaGUgd2lkZ2V0IHJ1bnMuIEl0cyBmaXJzdCBzY3JlZW4gbWF5IGhhdmUgYmVlbiBzaG93biwgYW5kIHR5cGVkIGludG8sIGJlZm9yZS4gKi9cbiAgXCJpcS1yZWFkeVwiOiB7XG4gICAgLyoqIFRoZSB3aWRnZXQncyBgaW5zdGFuY2VgLCB3aGljaCB0ZWxscyBzZXZlcmFsIG9uIGEgcGFnZSBhcGFydC4gKi9cbiAgICByZWFkb25seSBpbnN0YW5jZTogc3RyaW5nO1xuICB9O1xuICAvKiogQW5vdGhlciBzY3JlZW4gaXMgc2hvd24uICovXG4gIFwiaXEtc3RlcFwiOiB7XG4gICAgLyoqIFRoZSBzY3JlZW4ncyBhZGRyZXNzIHdpdGhpbiB0aGUgd2lkZ2V0OiBcImF1dG8vZHJpdmVyXCIuICovXG4gICAgcmVhZG9ubHkgcm91dGU6IHN0cmluZztcbiAgICAvKiogTnVsbCBvbiBwYWdlcyBvdXRzaWRlIGEgbGluZSwgYXMgYXJlIGBzdGVwYCBhbmQgYGdyb3VwYC4gKi9cbiAgICByZWFkb25seSBsaW5lOiBMaW5lU2x1ZyB8IG51bGw7XG4gICAgLyoqIFRoZSBzdGVwJ3Mgc2x1ZzogXCJkcml2ZXJcIi4gKi9cbiAgICByZWFkb25seSBzdGVwOiBzdHJpbmcgfCBudWxsO1xuICAgIC8qKiBUaGUgc3RlcCdzIHBhcnQgb2YgdGhlIHByb2dyZXNzIGJhcjogXCJ2ZWhpY2xlc1wiLiAqL1xuICAgIHJlYWRvbmx5IGdyb3VwOiBzdHJpbmcgfCBudWxsO1xuICAgIC8qKiBUaGUgc3RlcCdzIHBsYWNlIGFtb25nIHRob3NlIHRoYXQgdGhpcyB2aXNpdCBpcyBhc2tlZCwgZnJvbSAxIHRvIGB0b3RhbGAuIE51bGwgd2hlcmUgYGdyb3VwYCBpcy4gKi9cbiAgICByZWFkb25seSBpbmRleDogbnVtYmVyIHwgbnVsbDtcbiAgICAvKiogSG93IG1hbnkgc3RlcHMgdGhpcyB2aXNpdCBpcyBhc2tlZCwgYXMgZmFyIGFzIGl0cyBhbnN3ZXJzIHRlbGw6IHRoZXkgY2FuIGFkZCBzdGVwcyBhbmQgcmVtb3ZlIHRoZW0uIE51bGwgd2hlcmUgYGdyb3VwYCBpcy4gKi9cbiAgICByZWFkb25seSB0b3RhbDogbnVtYmVyIHwgbnVsbDtcbiAgICAvKipcbiAgICAgKiBDb21wYXJlcyB0aGUgc2NyZWVuIHdpdGggdGhlIG9uZSBiZWZvcmU6IGBmb3J3YXJkYCB0byBhIGxhdGVyIHBsYWNlIG9mIHRoZSBzYW1lIGxpbmUsIGBiYWNrYCB0byBhbiBlYXJsaWVyIG9uZSwgYGp1bXBgIHRvIGFueXRoaW5nXG4gICAgICogZWxzZSAoYW5vdGhlciBsaW5lLCBhIHBhZ2UsIGEgZm9ybSBiZXNpZGUgYSBzdGVwKS4gTnVsbCBmb3IgdGhlIGZpcnN0IHNjcmVlbiBhZnRlciBsb2FkaW5nLCB3aGljaCBhIHJlbG9hZCBzaG93cyBhZ2Fpbi5cbiAgICAgKi9cbiAgICByZWFkb25seSBkaXJlY3Rpb246IFwiZm9yd2FyZFwiIHwgXCJiYWNrXCIgfCBcImp1bXBcIiB8IG51bGw7XG4gICAgLyoqIFRoZSBzY3JlZW4ncyBxdWVzdGlvbiBpbiB0aGUgcGFydG5lcidzIHdvcmRzLCBmb3IgYSBwYWdlIHRoYXQgc2V0cyBpdHMgb3duIHRpdGxlLiAqL1xuICAgIHJlYWRvbmx5IHRpdGxlOiBzdHJpbmc7XG4gIH07XG4gIC8qKiBBIHN1Ym1pdHRlZCBzdGVwIGZhaWxlZCBpdHMgb3duIHZhbGlkYXRpb24uICovXG4gIFwiaXEtdmFsaWRhdGlvblwiOiB7XG4gICAgLyoqIFRoZSBsaW5lIG9mIHRoZSBzdGVwLiAqL1xuICAgIHJlYWRvbmx5IGxpbmU6IExpbmVTbHVnO1xuICAgIC8qKiBUaGUgc3RlcCdzIHNsdWcuICovXG4gICAgcmVhZG9ubHkgc3RlcDogc3RyaW5nO1xuICAgIC8qKiBUaGUgbmFtZXMgb2YgdGhlIHdyb25nIGZpZWxkcywgbmV2ZXIgdGhlaXIgdmFsdWVzLiAqL1xuICAgIHJlYWRvbmx5IGZpZWxkczogcmVhZG9ubHkgc3RyaW5nW107XG4gIH07XG4gIC8qKiBUaGUgcmVxdWVzdCBmb3IgcHJpY2VzIGhhcyBnb3QgZnVydGhlci4gKi9cbiAgXCJpcS1xdW90ZXNcIjoge1xuICAgIC8qKiBUaGUgbGluZSB0aGF0IHRoZSBwcmljZXMgYXJlIGZvci4gKi9cbiAgICByZWFkb25seSBsaW5lOiBMaW5lU2x1ZztcbiAgICAvKiogUHJpY2VzIHdlcmUgcmVxdWVzdGVkIChgYXNrZWRgKSwgdGhlIGZpcnN0IGhhcyBhcnJpdmVkIChgcGFydGlhbGApLCBvciBhbGwgaGF2ZSB0aGF0IGNvbWUgKGBjb21wbGV0ZWApLiAqL1xuICAgIHJlYWRvbmx5IHN0YXRlOiBcImFza2VkXCIgfCBcInBhcnRpYWxcIiB8IFwiY29tcGxldGVcIjtcbiAgICAvKiogUXVvdGVzIHdpdGggYSBwcmljZSBzbyBmYXIuICovXG4gICAgcmVhZG9ubHkgY291bnQ6IG51bWJlcjtcbiAgICAvKiogVGhlIGxvd2VzdCBwcmljZSBpbiBVUyBkb2xsYXJzIGEgbW9udGg7IG51bGwgd2hpbGUgdGhlcmUgaXMgbm9uZS4gKi9cbiAgICByZWFkb25seSBsb3dlc3RNb250aGx5OiBudW1iZXIgfCBudWxsO1xuICB9O1xuICAvKiogQSBsZWFkIHdhcyBjcmVhdGVkIG9yIHVwZGF0ZWQuICovXG4gIFwiaXEtbGVhZFwiOiB7XG4gICAgLyoqIFRoZSBsZWFkJ3MgaWQgYXQgdGhlIHF1b3RlIHNlcnZpY2UuIEF1dGhvcml6ZXMgbm90aGluZy4gKi9cbiAgICByZWFkb25seSBsZWFkSWQ6IHN0cmluZztcbiAgICAvKiogVGhlIGxpbmUgdGhhdCB0aGUgdmlzaXRvciBpcyBpbjsgbnVsbCBvdXRzaWRlIGEgbGluZS4gKi9cbiAgICByZWFkb25seSBsaW5lOiBMaW5lU2x1ZyB8IG51bGw7XG4gICAgLyoqIFRoZSBsZWFkIGlzIG5ldywgb3IgaGFzIGdvdCBtb3JlIG9yIG90aGVyIGFuc3dlcnMuICovXG4gICAgcmVhZG9ubHkgY2hhbmdlOiBcImNyZWF0ZWRcIiB8IFwidXBkYXRlZFwiO1xuICB9O1xuICAvKiogQSBxdW90ZSB3YXMgY2hvc2VuLiAqL1xuICBcImlxLXNlbGVjdFwiOiB7XG4gICAgLyoqIFRoZSBsaW5lIG9mIHRoZSBxdW90ZS4gKi9cbiAgICByZWFkb25seSBsaW5lOiBMaW5lU2x1ZztcbiAgICAvKiogVGhlIHF1b3RlJ3MgaWQgYXQgdGhlIHF1b3RlIHNlcnZpY2UuIEF1dGhvcml6ZXMgbm90aGluZy4gKi9cbiAgICByZWFkb25seSBxdW90ZUlkOiBzdHJpbmc7XG4gICAgLyoqIFRoZSBpZCBvZiB0aGUgaW5zdXJhbmNlIGNvbXBhbnkuICovXG4gICAgcmVhZG9ubHkgY2Fycmllcjogc3RyaW5nO1xuICAgIC8qKiBVUyBkb2xsYXJzIGZvciB0aGUgd2hvbGUgdGVybTsgbnVsbCBmb3IgYSBjb21wYW55IHdpdGhvdXQgYSBwcmljZS4gKi9cbiAgICByZWFkb25seSBwcmljZTogbnVtYmVyIHwgbnVsbDtcbiAgICAvKiogVVMgZG9sbGFycyBhIG1vbnRoLCB0byB0aGUgY2VudDsgbnVsbCBmb3IgYSBjb21wYW55IHdpdGhvdXQgYSBwcmljZS4gKi9cbiAgICByZWFkb25seSBtb250aGx5OiBudW1iZXIgfCBudWxsO1xuICAgIC8qKiBUaGUgbW9udGhzIHRoYXQgdGhlIHByaWNlIGlzIGZvci4gKi9cbiAgICByZWFkb25seSB0ZXJtOiBudW1iZXI7XG4gICAgLyoqIFRoZSBjb21wYW55IGhvbm9ycyBhIGZpcm0gcHJpY2U7IGFuIGVzdGltYXRlIG1heSBjaGFuZ2UgYWZ0ZXIgaXQgY2hlY2tzIHRoZSB2aXNpdG9yJ3MgcmVjb3Jkcy4gKi9cbiAgICByZWFkb25seSBiYXNpczogXCJlc3RpbWF0ZVwiIHwgXCJmaXJtXCI7XG4gIH07XG4gIC8qKiBBIGxpbmUgaGFzIGVuZGVkOiB3aXRoIGFuIGFkdmlzb3IsIG9uIGFub3RoZXIgY29tcGFueSdzIHNpdGUsIG9yIHdpdGggYSBwdXJjaGFzZS4gKi9cbiAgXCJpcS1jb21wbGV0ZVwiOiB7XG4gICAgLyoqIFRoZSBsaW5lIHRoYXQgZW5kZWQ7IG51bGwgZm9yIGEgcmVxdWVzdCB0byBhbiBhZHZpc29yIG91dHNpZGUgYSBsaW5lLiAqL1xuICAgIHJlYWRvbmx5IGxpbmU6IExpbmVTbHVnIHwgbnVsbDtcbiAgICAvKiogQW4gYWR2aXNvciBjYWxscyBvciBpcyBjYWxsZWQgKGBmaW5hbGl6ZWApLCBhbm90aGVyIGNvbXBhbnkncyBzaXRlIGdvZXMgb24gKGBoYW5kLW9mZmApLCBvciBhIHBvbGljeSB3YXMgYm91Z2h0IChgcHVyY2hhc2VgKS4gKi9cbiAgICByZWFkb25seSBraW5kOiBcImZpbmFsaXplXCIgfCBcImhhbmQtb2ZmXCIgfCBcInB1cmNoYXNlXCI7XG4gICAgLyoqIFRoZSBsZWFkIG9mIHRoZSBsaW5lJ3MgYGlxLWxlYWRgOyBudWxsIGlmIHRoZXJlIGlzIG5vbmUuIEF1dGhvcml6ZXMgbm90aGluZy4gKi9cbiAgICByZWFkb25seSBsZWFkSWQ6IHN0cmluZyB8IG51bGw7XG4gICAgLyoqIFRoZSByZWZlcmVuY2UgdGhhdCB0aGUgdmlzaXRvciByZWFkcyB0byBhbiBhZHZpc29yLCB3aG8gZmluZHMgdGhlIGxlYWQgYnkgaXQ6IHRoZSBmaXJzdCBjaGFyYWN0ZXJzIG9mIGBsZWFkSWRgLiAqL1xuICAgIHJlYWRvbmx5IHJlZmVyZW5jZTogc3RyaW5nIHwgbnVsbDtcbiAgfTtcbiAgLyoqIFRoZSB3aWRnZXQgaXMgYWJvdXQgdG8gbGVhdmUgdGhlIHBhZ2U7IGFmdGVyIGBwcmV2ZW50RGVmYXVsdCgpYCB0aGUgaG9zdCBuYXZpZ2F0ZXMgaXRzZWxmLiAqL1xuICBcImlxLW5hdmlnYXRlXCI6IHtcbiAgICAvKiogVGhlIGFkZHJlc3MgdGhhdCB0aGUgd2lkZ2V0IHdvdWxkIG9wZW4gaW4gdGhlIHRvcCB3aW5kb3cuICovXG4gICAgcmVhZG9ubHkgdXJsOiBzdHJpbmc7XG4gICAgLyoqIFRoZSByZWFzb246IGBwYXJ0bmVyYCBpcyB0aGUgcmV0dXJuIGxpbmsgb2YgdGhlIGxvZ28sIGBhY2NvdW50YCBhIGxpbmsgb2YgdGhlIG1lbnUgZm9yIHNpZ25lZC1pbiB2aXNpdG9ycywgYGFkdmlzb3JgIHRoZSBwYWdlIG9mIGxvY2F0aW9ucy4gKi9cbiAgICByZWFkb25seSBraW5kOiBcImhhbmQtb2ZmXCIgfCBcInBheW1lbnRcIiB8IFwicGV0LXBhcnRuZXJcIiB8IFwic2lnbi1pblwiIHwgXCJhY2NvdW50XCIgfCBcInBhcnRuZXJcIiB8IFwiYWR2aXNvclwiO1xuICB9O1xuICAvKiogVGhlIHZpc2l0b3Igd2FudHMgdG8gc2lnbiBpbjsgdGhlIGhvc3QgYW5zd2VycyB3aXRoIGBzZXRBdXRoVG9rZW5gLiAqL1xuICBcImlxLXNpZ24taW5cIjogUmVjb3JkPHN0cmluZywgbmV2ZXI+O1xuICAvKiogU29tZXRoaW5nIHdlbnQgd3JvbmcuICovXG4gIFwiaXEtZXJyb3JcIjoge1xuICAgIC8qKiBBZnRlciBhIHdhcm5pbmcgdGhlIHdpZGdldCBjb250aW51ZXM7IHdpdGggYW4gZXJyb3IgaXQgc2hvd3MgaXRzIGZhbGxiYWNrIG9yIGVycm9yIHNjcmVlbi4gKi9cbiAgICByZWFkb25seSBsZXZlbDogXCJ3YXJuaW5nXCIgfCBcImVycm9yXCI7XG4gICAgLyoqIFN0YWJsZSwgdG8gYmUgYWN0ZWQgb24uICovXG4gICAgcmVhZG9ubHkgY29kZTogc3RyaW5nO1xuICAgIC8qKiBJbiBFbmdsaXNoLCBmb3IgZGV2ZWxvcGVycy4gSXRzIHdvcmRpbmcgbWF5IGNoYW5nZS4gKi9cbiAgICByZWFkb25seSBtZXNzYWdlOiBzdHJpbmc7XG4gICAgLyoqIFRoZSB3aWRnZXQncyBlbnZpcm9ubWVudDogXCJwcm9kXCIsIFwidWF0XCIuICovXG4gICAgcmVhZG9ubHkgZW52aXJvbm1lbnQ6IHN0cmluZztcbiAgICAvKiogQ29kZXMsIGNvdW50cyBhbmQgdGhlIEhUVFAgYHN0YXR1c2Agb2YgYSBmYWlsZWQgY2FsbCwgZm9yIGEgbW9uaXRvcmluZyBzZXJ2aWNlLiAqL1xuICAgIHJlYWRvbmx5IGRldGFpbHM/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmcgfCBudW1iZXIgfCBib29sZWFuIHwgdW5kZWZpbmVkPj47XG4gIH07XG59XG5cbmV4cG9ydCB0eXBlIElxRXZlbnROYW1lID0ga2V5b2YgSXFFdmVudERldGFpbHM7XG5cbmV4cG9ydCB0eXBlIERpcmVjdGlvbiA9IE5vbk51bGxhYmxlPElxRXZlbnREZXRhaWxzW1wiaXEtc3RlcFwiXVtcImRpcmVjdGlvblwiXT47XG5cbi8qKiBFdmVudHMgYXMgdGhlIGFwcCBlbWl0cyB0aGVtOiB0aGUgZWxlbWVudCBhZGRzIGl0cyBlbnZpcm9ubWVudCB0byBlcnJvcnMuICovXG5leHBvcnQgdHlwZSBFbWl0dGVkPE5hbWUgZXh0ZW5kcyBJcUV2ZW50TmFtZT4gPSBOYW1lIGV4dGVuZHMgXCJpcS1lcnJvclwiID8gT21pdDxJcUV2ZW50RGV0YWlsc1tOYW1lXSwgXCJlbnZpcm9ubWVudFwiPiA6IElxRXZlbnREZXRhaWxzW05hbWVdO1xuXG4vKiogU2VuZHMgYW4gZXZlbnQgdG8gdGhlIGhvc3QuIFJldHVybnMgZmFsc2UgaWYgdGhlIGhvc3QgY2FuY2VsZWQgaXQuICovXG5leHBvcnQgdHlwZSBFbWl0ID0gPE5hbWUgZXh0ZW5kcyBJcUV2ZW50TmFtZT4obmFtZTogTmFtZSwgZGV0YWlsOiBFbWl0dGVkPE5hbWU+KSA9PiBib29sZWFuO1xuXG4vKiogVGhlIGV2ZW50cyB0aGF0IGEgaG9zdCBjYW4gY2FuY2VsLiAqL1xuZXhwb3J0IGNvbnN0IGNhbmNlbGFibGU6IFJlYWRvbmx5U2V0PElxRXZlbnROYW1lPiA9IG5ldyBTZXQ8SXFFdmVudE5hbWU+KFtcImlxLW5hdmlnYXRlXCJdKTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVpbGRcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1aWxkL2Jyb3dzZXJzLm1qc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9idWlsZC9icm93c2Vycy5tanNcIjsvKipcbiAqIFRoZSBvbGRlc3QgYnJvd3NlcnMgdGhhdCB0aGUgd2lkZ2V0IHJ1bnMgaW4sIGVhY2ggd2l0aCB0aGUgbmV3ZXN0IGZlYXR1cmUgdGhhdCBpdCBjYW4ndCBkbyB3aXRob3V0LiBUaGUgYnVpbGQgdHJhbnNsYXRlcyBzeW50YXggdGhhdFxuICogdGhleSBkb24ndCBrbm93LCBhbmQgdGhlIGRvY3MgbGlzdCB0aGVtLiBgZmVhdHVyZWAgaXMgdGhlIGZlYXR1cmUncyBuYW1lIGF0IGNhbml1c2UsIGBzaWduYCBob3cgdGhlIHNvdXJjZXMgd3JpdGUgaXQuXG4gKi9cbmV4cG9ydCBjb25zdCBvbGRlc3RCcm93c2VycyA9IFtcbiAgeyBuYW1lOiBcIkNocm9taXVtIChDaHJvbWUsIEVkZ2UsIE9wZXJhLCBTYW1zdW5nIEludGVybmV0KVwiLCB0YXJnZXQ6IFwiY2hyb21lXCIsIHZlcnNpb246IFwiMTE3XCIsIG5lZWRzOiBcImBzdWJncmlkYCBpbiBDU1NcIiwgZmVhdHVyZTogXCJjc3Mtc3ViZ3JpZFwiLCBzaWduOiBcInN1YmdyaWRcIiB9LFxuICB7IG5hbWU6IFwiRmlyZWZveFwiLCB0YXJnZXQ6IFwiZmlyZWZveFwiLCB2ZXJzaW9uOiBcIjEyMVwiLCBuZWVkczogXCJgOmhhcygpYCBpbiBDU1NcIiwgZmVhdHVyZTogXCJjc3MtaGFzXCIsIHNpZ246IFwiOmhhcyhcIiB9LFxuICB7IG5hbWU6IFwiU2FmYXJpXCIsIHRhcmdldDogXCJzYWZhcmlcIiwgdmVyc2lvbjogXCIxNi40XCIsIG5lZWRzOiBcImxvb2tiZWhpbmQgaW4gcmVndWxhciBleHByZXNzaW9uc1wiLCBmZWF0dXJlOiBcImpzLXJlZ2V4cC1sb29rYmVoaW5kXCIsIHNpZ246IFwiKD88PVwiIH0sXG5dO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idWlsZFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVpbGQvZXZlbnRUeXBlcy5tanNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYnVpbGQvZXZlbnRUeXBlcy5tanNcIjtpbXBvcnQgeyByZWFkRmlsZVN5bmMgfSBmcm9tIFwibm9kZTpmc1wiO1xuaW1wb3J0IHsgam9pbiB9IGZyb20gXCJub2RlOnBhdGhcIjtcbmltcG9ydCB0cyBmcm9tIFwidHlwZXNjcmlwdFwiO1xuaW1wb3J0IHsgc3JjIH0gZnJvbSBcIi4vcGF0aHMubWpzXCI7XG5cbi8qKiBBIG1lbWJlcidzIGNvbW1lbnQgaW4gb25lIGxpbmU7IGVtcHR5IHdpdGhvdXQgb25lLiAqL1xuY29uc3QgZGVzY3JpYmluZyA9IChtZW1iZXIpID0+IFN0cmluZyh0cy5nZXRKU0RvY0NvbW1lbnRzQW5kVGFncyhtZW1iZXIpWzBdPy5jb21tZW50ID8/IFwiXCIpLnJlcGxhY2UoL1xccysvZywgXCIgXCIpO1xuXG4vKiogUmVhZHMgdGhlIHR5cGVzIG9mIHRoZSBldmVudHMnIGRldGFpbHMgZnJvbSBhcHAvaG9zdC9ldmVudHMudHM6IGJ5IGV2ZW50LCBlYWNoIG1lbWJlciB3aXRoIGl0cyB0eXBlIGFuZCBjb21tZW50IGFzIHdyaXR0ZW4gdGhlcmUuICovXG5leHBvcnQgZnVuY3Rpb24gZXZlbnRUeXBlcygpIHtcbiAgY29uc3QgcGF0aCA9IGpvaW4oc3JjLCBcImFwcC9ob3N0L2V2ZW50cy50c1wiKTtcbiAgY29uc3QgZmlsZSA9IHRzLmNyZWF0ZVNvdXJjZUZpbGUocGF0aCwgcmVhZEZpbGVTeW5jKHBhdGgsIFwidXRmOFwiKSwgdHMuU2NyaXB0VGFyZ2V0LkVTMjAyMiwgdHJ1ZSk7XG4gIGNvbnN0IGRldGFpbHMgPSBmaWxlLnN0YXRlbWVudHMuZmluZCgoc3RhdGVtZW50KSA9PiB0cy5pc0ludGVyZmFjZURlY2xhcmF0aW9uKHN0YXRlbWVudCkgJiYgc3RhdGVtZW50Lm5hbWUudGV4dCA9PT0gXCJJcUV2ZW50RGV0YWlsc1wiKTtcbiAgY29uc3Qgd3JpdHRlbiA9IChub2RlKSA9PiBub2RlLmdldFRleHQoZmlsZSkucmVwbGFjZSgvXFxicmVhZG9ubHkgL2csIFwiXCIpLnJlcGxhY2UoL1xccysvZywgXCIgXCIpO1xuICBjb25zdCBtZW1iZXJzT2YgPSAodHlwZSkgPT4gKHRzLmlzVHlwZUxpdGVyYWxOb2RlKHR5cGUpID8gdHlwZS5tZW1iZXJzIDogW10pLm1hcCgobWVtYmVyKSA9PiAoeyBuYW1lOiBtZW1iZXIubmFtZS50ZXh0LCBpc09wdGlvbmFsOiBCb29sZWFuKG1lbWJlci5xdWVzdGlvblRva2VuKSwgdHlwZTogd3JpdHRlbihtZW1iZXIudHlwZSksIGRlc2NyaXB0aW9uOiBkZXNjcmliaW5nKG1lbWJlcikgfSkpO1xuICByZXR1cm4gT2JqZWN0LmZyb21FbnRyaWVzKGRldGFpbHMubWVtYmVycy5tYXAoKHsgbmFtZSwgdHlwZSB9KSA9PiBbbmFtZS50ZXh0LCBtZW1iZXJzT2YodHlwZSldKSk7XG59XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1aWxkXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idWlsZC9wYXRocy5tanNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYnVpbGQvcGF0aHMubWpzXCI7aW1wb3J0IHsgam9pbiB9IGZyb20gXCJub2RlOnBhdGhcIjtcblxuZXhwb3J0IGNvbnN0IHJvb3QgPSBqb2luKGltcG9ydC5tZXRhLmRpcm5hbWUsIFwiLi4vLi5cIik7XG5leHBvcnQgY29uc3Qgc3JjID0gam9pbihyb290LCBcInNyY1wiKTtcbi8qKiBUaGUgb3V0cHV0IGZvbGRlci4gYElRX0RJU1RgIHNldHMgYW5vdGhlciBvbmUsIGZvciBhIHRyaWFsIGJ1aWxkIGJlc2lkZSBhIHJ1bm5pbmcgZGVtby4gKi9cbmV4cG9ydCBjb25zdCBkaXN0ID0gcHJvY2Vzcy5lbnYuSVFfRElTVCA/PyBqb2luKHJvb3QsIFwiZGlzdFwiKTtcbi8qKiBUaGUgZW52aXJvbm1lbnQgd2hvc2UgYWRkcmVzc2VzIHRoZSBidW5kbGUgY29udGFpbnMuICovXG5leHBvcnQgY29uc3QgZW52aXJvbm1lbnQgPSBwcm9jZXNzLmVudi5JUV9FTlZJUk9OTUVOVCA/PyBcInByb2RcIjtcbi8qKiBCdWlsZHMgb25seSB0aGUgd2lkZ2V0J3MgcGFyY2VscyBhbmQgbG9hZGVyLCBub3QgbWluaWZpZWQsIHRvIGxvb2sgYXQgYSBjaGFuZ2Ugd2l0aGluIHNlY29uZHMuICovXG5leHBvcnQgY29uc3QgcXVpY2sgPSBwcm9jZXNzLmVudi5JUV9RVUlDSyA9PT0gXCIxXCI7XG4vKipcbiAqIGBucG0gc3RhcnRgIGJ1aWxkcyBpbiB0d28gcGFydHM6IFwicGFnZXNcIiBpcyBldmVyeXRoaW5nIHRoYXQgdGhlIGRlbW8ncyBwYWdlcyBsb2FkLCBcInJlc3RcIiBpcyB0aGUgc2luZ2xlIHNjcmlwdCwgdGhlIHR5cGVzIGFuZFxuICogdGhlIGZpbGVzIGFib3V0IGZpbGVzLiBVbmRlZmluZWQgYnVpbGRzIGJvdGguIFwiZW50cmllc1wiIGlzIHRoZSBwYWNrYWdlJ3MgZW50cmllcyBhbmQgdGhlaXIgdHlwZXMsIGZvciBhIGNoZWNrIG9mIGl0cyBtYW5pZmVzdC5cbiAqL1xuZXhwb3J0IGNvbnN0IHBhcnQgPSBwcm9jZXNzLmVudi5JUV9QQVJUO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9lbGVtZW50L3JvdXRlclwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvZWxlbWVudC9yb3V0ZXIvbmFtZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvZWxlbWVudC9yb3V0ZXIvbmFtZXMudHNcIjsvKiogVGhlIHZhbHVlcyBvZiB0aGUgYHJvdXRlcmAgYXR0cmlidXRlLiBTZXBhcmF0ZSBmcm9tIHRoZSBhZGFwdGVycywgd2hpY2ggYXJyaXZlIHdpdGggdGhlIHdpZGdldC4gKi9cbmV4cG9ydCBjb25zdCByb3V0ZXJOYW1lcyA9IFtcImhhc2hcIiwgXCJxdWVyeVwiLCBcInBhdGhcIiwgXCJtZW1vcnlcIl0gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBSb3V0ZXJOYW1lID0gKHR5cGVvZiByb3V0ZXJOYW1lcylbbnVtYmVyXTtcblxuLyoqXG4gKiBNYXRjaGVzIGEgcGFnZSdzIGFkZHJlc3Mgd2l0aCBhIHJvdXRlIG9mIGFueSB3aWRnZXQgb24gaXQgKGAjaXE9L2F1dG8vZHJpdmVyYCwgYD9pcS4yPS9wZXQvaW5mb2ApLiBUaGUgcGFyYW1ldGVycyBvZiBhbGxcbiAqIGFkYXB0ZXJzIHN0YW5kIGhlcmUsIGZvciB0aGUgbG9hZGVyIGFuZCB0aGUgcGFpbnRlciwgd2hpY2ggcnVuIGJlZm9yZSB0aGUgYWRhcHRlcnMgYXJlIHRoZXJlLlxuICovXG5leHBvcnQgY29uc3Qgcm91dGVJbkFkZHJlc3MgPSAvWyMmP11pcVxcYi87XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnRcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnQvYXR0cmlidXRlRG9jcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9lbGVtZW50L2F0dHJpYnV0ZURvY3MudHNcIjtpbXBvcnQgdHlwZSB7IEF0dHJpYnV0ZU5hbWUgfSBmcm9tIFwiLi9hdHRyaWJ1dGVzXCI7XG5pbXBvcnQgeyByb3V0ZXJOYW1lcyB9IGZyb20gXCIuL3JvdXRlci9uYW1lc1wiO1xuXG5pbnRlcmZhY2UgQXR0cmlidXRlRG9jIHtcbiAgLyoqIEluIFR5cGVTY3JpcHQncyBub3RhdGlvbi4gKi9cbiAgcmVhZG9ubHkgdHlwZTogc3RyaW5nO1xuICByZWFkb25seSBkZWZhdWx0OiBzdHJpbmc7XG4gIHJlYWRvbmx5IGRlc2NyaXB0aW9uOiBzdHJpbmc7XG59XG5cbi8qKiBUZXh0cyBmb3IgdGhlIGN1c3RvbS1lbGVtZW50cyBtYW5pZmVzdCBhbmQgdGhlIGRvY3MuIFNlcGFyYXRlIGZyb20gYGF0dHJpYnV0ZXNgLCBzbyB0aGF0IG5vIHZpc2l0b3IgZG93bmxvYWRzIHRoZW0uICovXG5leHBvcnQgY29uc3QgYXR0cmlidXRlRG9jczogUmVjb3JkPEF0dHJpYnV0ZU5hbWUsIEF0dHJpYnV0ZURvYz4gPSB7XG4gIHBhcnRuZXI6IHsgdHlwZTogXCJzdHJpbmdcIiwgZGVmYXVsdDogXCJkZWZhdWx0XCIsIGRlc2NyaXB0aW9uOiBcIlRoZSBwYXJ0bmVyIHdob3NlIGJyYW5kLCB0ZXh0cyBhbmQgY29uZmlndXJhdGlvbiBhcmUgc2hvd24uXCIgfSxcbiAgbGluZTogeyB0eXBlOiBcInN0cmluZ1wiLCBkZWZhdWx0OiBcIlwiLCBkZXNjcmlwdGlvbjogXCJMaW5lcyBvbiBvZmZlciwgc2VwYXJhdGVkIGJ5IGNvbW1hcyBvciBzcGFjZXM7IHdpdGhvdXQgYW55LCBhbGwgb2YgdGhlIHBhcnRuZXIncy4gV2l0aCBvbmUgbGluZSwgdGhlIHdpZGdldCBzdGFydHMgYXQgaXRzIGZpcnN0IHF1ZXN0aW9uLlwiIH0sXG4gIGluc3RhbmNlOiB7IHR5cGU6IFwic3RyaW5nXCIsIGRlZmF1bHQ6IFwiMSwgMiwgXHUyMDI2IGluIHBhZ2Ugb3JkZXJcIiwgZGVzY3JpcHRpb246IFwiSWRlbnRpZmllcyB0aGlzIHdpZGdldCBhbW9uZyBzZXZlcmFsIG9uIGEgcGFnZSwgaW4gdGhlIFVSTCBhbmQgaW4gc2Vzc2lvbiBzdG9yYWdlLlwiIH0sXG4gIGNocm9tZTogeyB0eXBlOiAnXCJmdWxsXCIgfCBcIm1pbmltYWxcIiB8IFwibm9uZVwiJywgZGVmYXVsdDogXCJtaW5pbWFsXCIsIGRlc2NyaXB0aW9uOiBcImBub25lYCBoYXMgbm8gaGVhZGVyLiBQaG9uZSBudW1iZXIgYW5kIGxpY2Vuc2luZyBjYW4gYmUgcmVhY2hlZCBpbiBhbGwgdGhyZWUuIGBmdWxsYCBhZGRzIGEgbWVudTogc2lnbi1pbiBvciBhY2NvdW50LCB0aGUgbGluZXMgb24gb2ZmZXIsIGFib3V0LCBhbmQgdGhlIG51bWJlciB3aXRoIGl0cyBob3Vycy5cIiB9LFxuICBcImhlYWRpbmctbGV2ZWxcIjogeyB0eXBlOiBcIjEgfCAyIHwgMyB8IDQgfCA1IHwgNlwiLCBkZWZhdWx0OiBcIjFcIiwgZGVzY3JpcHRpb246IFwiVGhlIGxldmVsIG9mIGVhY2ggc2NyZWVuJ3MgdGl0bGUgYW1vbmcgdGhlIGhlYWRpbmdzIG9mIHlvdXIgcGFnZS4gSGVhZGluZ3MgYmVsb3cgaXQgZm9sbG93LCBkb3duIHRvIGBoNmA7IGRpYWxvZ3MgYmVnaW4gYXQgdGhlaXIgb3duLlwiIH0sXG4gIFwiY29sb3Itc2NoZW1lXCI6IHsgdHlwZTogJ1wibGlnaHRcIiB8IFwiZGFya1wiIHwgXCJhdXRvXCInLCBkZWZhdWx0OiBcImxpZ2h0LCB1bmxlc3MgdGhlIHBhcnRuZXIgc2F5cyBvdGhlcndpc2VcIiwgZGVzY3JpcHRpb246IFwiYGF1dG9gIGZvbGxvd3MgdGhlIHZpc2l0b3IncyBwcmVmZXJlbmNlLiBBIHBhcnRuZXIgd2l0aG91dCBhIGRhcmsgdGhlbWUgc3RheXMgYXMgaXQgaXMuXCIgfSxcbiAgcm91dGVyOiB7IHR5cGU6IHJvdXRlck5hbWVzLm1hcCgobmFtZSkgPT4gYFwiJHtuYW1lfVwiYCkuam9pbihcIiB8IFwiKSwgZGVmYXVsdDogXCJoYXNoXCIsIGRlc2NyaXB0aW9uOiBcIlRoZSBwbGFjZSBvZiB0aGUgcm91dGUgaW4gdGhlIFVSTC4gVGhlIHByb3BlcnR5IGByb3V0ZXJgIGFsc28gdGFrZXMgYW4gYWRhcHRlciBvZiB0aGUgcGFnZS5cIiB9LFxuICBcImJhc2UtcGF0aFwiOiB7IHR5cGU6IFwic3RyaW5nXCIsIGRlZmF1bHQ6IFwiL3F1b3RlXCIsIGRlc2NyaXB0aW9uOiBcIlRoZSBmb2xkZXIgb2YgdGhlIHBhZ2UsIGZvciB0aGUgcGF0aCByb3V0ZXIuXCIgfSxcbiAgbG9hZDogeyB0eXBlOiAnXCJlYWdlclwiIHwgXCJ2aXNpYmxlXCInLCBkZWZhdWx0OiBcInZpc2libGVcIiwgZGVzY3JpcHRpb246IFwiRmV0Y2ggYXQgb25jZSwgb3Igd2hlbiB0aGUgd2lkZ2V0IGNvbWVzIG5lYXIgdGhlIHZpZXdwb3J0IG9yIHRoZSBwYWdlIGlzIGZpcnN0IHVzZWQuXCIgfSxcbiAgZW52aXJvbm1lbnQ6IHsgdHlwZTogJ1wibG9jYWxcIiB8IFwiZGV2ZWxvcG1lbnRcIiB8IFwiZGV2XCIgfCBcInFhXCIgfCBcInFhYmx1ZVwiIHwgXCJ1YXRcIiB8IFwicHJkc3RnXCIgfCBcInByb2RcIicsIGRlZmF1bHQ6IFwicHJvZFwiLCBkZXNjcmlwdGlvbjogXCJUaGUgc2V0IG9mIGFkZHJlc3Nlcy5cIiB9LFxuICBhcGk6IHsgdHlwZTogXCJVUkxcIiwgZGVmYXVsdDogXCJieSBlbnZpcm9ubWVudFwiLCBkZXNjcmlwdGlvbjogXCJUaGUgcXVvdGUgc2VydmljZSdzIG9yaWdpbiwgd2l0aG91dCBhIHZlcnNpb24uXCIgfSxcbiAgY29udGVudDogeyB0eXBlOiBcIlVSTFwiLCBkZWZhdWx0OiBcImJ5IGVudmlyb25tZW50XCIsIGRlc2NyaXB0aW9uOiBcIlRoZSByb290IG9mIHBhcnRuZXIgY29udGVudC5cIiB9LFxuICBob3N0ZWQ6IHsgdHlwZTogXCJVUkxcIiwgZGVmYXVsdDogXCJieSBlbnZpcm9ubWVudFwiLCBkZXNjcmlwdGlvbjogXCJUaGUgcGFnZSB0aGF0IHRoZSBmYWxsYmFjayBsaW5rcyB0by5cIiB9LFxufTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3NcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzL2xpbmVzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzL2xpbmVzLnRzXCI7LyoqXG4gKiBJbnN1cmFuY2UgbGluZXMgd2l0aCB0aGVpciBBUEkgbmFtZXMsIHNsdWdzIGFuZCBsYWJlbHMuIEFwcGxpY2F0aW9ucyBvZiBsaW5lcyB3aG9zZSBgcmlza2AgaXMgYSB2ZWhpY2xlIG9yIHByb3BlcnR5IGJlZ2luXG4gKiB3aXRoIGl0cyBhZGRyZXNzLlxuICovXG5leHBvcnQgY29uc3QgaW5zdXJhbmNlTGluZXMgPSBbXG4gIHsgd2lyZTogXCJQRVJTT05BTF9BVVRPXCIsIHNsdWc6IFwiYXV0b1wiLCBsYWJlbDogXCJhdXRvXCIsIHJpc2s6IFwidmVoaWNsZVwiIH0sXG4gIHsgd2lyZTogXCJQRVJTT05BTF9IT01FXCIsIHNsdWc6IFwiaG9tZW93bmVyc1wiLCBsYWJlbDogXCJob21lXCIsIHJpc2s6IFwicHJvcGVydHlcIiB9LFxuICB7IHdpcmU6IFwiUkVOVEVSU1wiLCBzbHVnOiBcInJlbnRlcnNcIiwgbGFiZWw6IFwicmVudGVyc1wiLCByaXNrOiBcInByb3BlcnR5XCIgfSxcbiAgeyB3aXJlOiBcIkNPTkRPTUlOSVVNXCIsIHNsdWc6IFwiY29uZG9taW5pdW1cIiwgbGFiZWw6IFwiY29uZG9cIiwgcmlzazogXCJwcm9wZXJ0eVwiIH0sXG4gIHsgd2lyZTogXCJNT1RPUkNZQ0xFXCIsIHNsdWc6IFwibW90b3JjeWNsZVwiLCBsYWJlbDogXCJtb3RvcmN5Y2xlXCIsIHJpc2s6IFwidmVoaWNsZVwiIH0sXG4gIHsgd2lyZTogXCJMQU5ETE9SRFwiLCBzbHVnOiBcImxhbmRsb3JkXCIsIGxhYmVsOiBcImxhbmRsb3JkXCIsIHJpc2s6IFwicHJvcGVydHlcIiB9LFxuICB7IHdpcmU6IFwiTElGRVwiLCBzbHVnOiBcImxpZmVcIiwgbGFiZWw6IFwidGVybSBsaWZlXCIgfSxcbiAgeyB3aXJlOiBcIlBFVFwiLCBzbHVnOiBcInBldFwiLCBsYWJlbDogXCJwZXRcIiB9LFxuICB7IHdpcmU6IFwiT1RIRVJcIiwgc2x1ZzogXCJvdGhlclwiLCBsYWJlbDogXCJvdGhlclwiIH0sXG5dIGFzIGNvbnN0O1xuXG5leHBvcnQgdHlwZSBJbnN1cmFuY2VMaW5lID0gKHR5cGVvZiBpbnN1cmFuY2VMaW5lcylbbnVtYmVyXVtcIndpcmVcIl07XG5leHBvcnQgdHlwZSBMaW5lU2x1ZyA9ICh0eXBlb2YgaW5zdXJhbmNlTGluZXMpW251bWJlcl1bXCJzbHVnXCJdO1xuXG4vKiogTGluZXMgd2hvc2UgYXBwbGljYXRpb24gYmVnaW5zIHdpdGggdGhlIGFkZHJlc3Mgb2YgdGhlIHJpc2suICovXG5leHBvcnQgdHlwZSBMaW5lQXRBZGRyZXNzID0gRXh0cmFjdDwodHlwZW9mIGluc3VyYW5jZUxpbmVzKVtudW1iZXJdLCB7IHJpc2s6IHN0cmluZyB9PltcInNsdWdcIl07XG5cbmV4cG9ydCBjb25zdCBsaW5lU2x1Z3MgPSBpbnN1cmFuY2VMaW5lcy5tYXAoKGxpbmUpID0+IGxpbmUuc2x1ZykgYXMgcmVhZG9ubHkgTGluZVNsdWdbXTtcblxuLyoqIFRoZSBzbHVncyBieSB3aGljaCBhIGhvc3QncyBvd24gcGF0aCBtYXkgbmFtZSB0aGUgbGluZTogYXV0byBhbmQgZXZlcnkgbGluZSBhYm91dCBwcm9wZXJ0eS4gKi9cbmV4cG9ydCBjb25zdCBzbHVnc1JlYWRGcm9tSG9zdFBhdGg6IHJlYWRvbmx5IExpbmVTbHVnW10gPSBpbnN1cmFuY2VMaW5lcy5mbGF0TWFwKChsaW5lKSA9PlxuICBsaW5lLnNsdWcgPT09IFwiYXV0b1wiIHx8IChcInJpc2tcIiBpbiBsaW5lICYmIGxpbmUucmlzayA9PT0gXCJwcm9wZXJ0eVwiKSA/IFtsaW5lLnNsdWddIDogW10sXG4pO1xuXG5leHBvcnQgY29uc3Qgd2lyZU9mID0gKHNsdWc6IExpbmVTbHVnKTogSW5zdXJhbmNlTGluZSA9PiBpbnN1cmFuY2VMaW5lcy5maW5kKChsaW5lKSA9PiBsaW5lLnNsdWcgPT09IHNsdWcpIS53aXJlO1xuZXhwb3J0IGNvbnN0IHNsdWdPZiA9ICh3aXJlOiBJbnN1cmFuY2VMaW5lKTogTGluZVNsdWcgPT4gaW5zdXJhbmNlTGluZXMuZmluZCgobGluZSkgPT4gbGluZS53aXJlID09PSB3aXJlKSEuc2x1ZztcbmV4cG9ydCBjb25zdCBpc0xpbmVTbHVnID0gKHRleHQ6IHN0cmluZyk6IHRleHQgaXMgTGluZVNsdWcgPT4gKGxpbmVTbHVncyBhcyByZWFkb25seSBzdHJpbmdbXSkuaW5jbHVkZXModGV4dCk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL3BhcnRuZXJcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL3BhcnRuZXIvY29udGVudFVybHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvcGFydG5lci9jb250ZW50VXJscy50c1wiOy8qKiBJZHMgYXJlIGFsc28gZm9sZGVyIG5hbWVzIG9uIHRoZSBjb250ZW50IG5ldHdvcmssIHNvIGEgc2xhc2ggb3IgYSBkb3QsIHdoaWNoIHdvdWxkIGxlYXZlIHRoZSBmb2xkZXIsIGlzbid0IGFsbG93ZWQuICovXG5leHBvcnQgY29uc3QgaXNQYXJ0bmVySWQgPSAodGV4dDogc3RyaW5nKTogYm9vbGVhbiA9PiAvXig/IS0pW2EtelxcZC1dezEsNjR9KD88IS0pJC8udGVzdCh0ZXh0KTtcblxuZXhwb3J0IGNvbnN0IGRlZmF1bHRQYXJ0bmVyID0gXCJkZWZhdWx0XCI7XG5cbi8qKiBUaGUgYWJzb2x1dGUgZm9sZGVyIG9mIG9uZSBwYXJ0bmVyLCB3aXRoIGl0cyB0cmFpbGluZyBzbGFzaDsgYGNvbnRlbnRCYXNlYCBoYXMgbm9uZS4gKi9cbmV4cG9ydCBjb25zdCBjb250ZW50Rm9sZGVyID0gKGNvbnRlbnRCYXNlOiBzdHJpbmcsIHBhcnRuZXI6IHN0cmluZyk6IHN0cmluZyA9PiBgJHtjb250ZW50QmFzZX0vJHtwYXJ0bmVyfS9gO1xuXG4vKipcbiAqIFRoZSBhZGRyZXNzIG9mIGEgcGFydG5lcidzIGNvbnRlbnQuIFRoZSBsb2FkZXIgcHJlbG9hZHMgZXhhY3RseSB0aGlzIGFkZHJlc3MsIHdpdGggYGFzPWZldGNoIGNyb3Nzb3JpZ2luYDogYW55IGRpZmZlcmVuY2VcbiAqIHdvdWxkIGZldGNoIGl0IHR3aWNlLlxuICovXG5leHBvcnQgY29uc3QgY29udGVudFVybCA9IChjb250ZW50QmFzZTogc3RyaW5nLCBwYXJ0bmVyOiBzdHJpbmcpOiBzdHJpbmcgPT4gYCR7Y29udGVudEJhc2V9LyR7cGFydG5lcn0vY29udGVudC5qc29uYDtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvZWxlbWVudFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvZWxlbWVudC9lbnZpcm9ubWVudHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvZWxlbWVudC9lbnZpcm9ubWVudHMudHNcIjsvKiogVGhlIGVudmlyb25tZW50cyB0aGF0IGEgYnVpbGQgY2FuIHRhcmdldCwgd2l0aCBhbGwgYWRkcmVzc2VzIG9mIGVhY2gsIHNvIHRoYXQgbm8gdHdvIGNhbiBiZSBtaXhlZC4gKi9cbmV4cG9ydCBjb25zdCBlbnZpcm9ubWVudHMgPSBbXCJsb2NhbFwiLCBcImRldmVsb3BtZW50XCIsIFwiZGV2XCIsIFwicWFcIiwgXCJxYWJsdWVcIiwgXCJ1YXRcIiwgXCJwcmRzdGdcIiwgXCJwcm9kXCJdIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgRW52aXJvbm1lbnQgPSAodHlwZW9mIGVudmlyb25tZW50cylbbnVtYmVyXTtcblxuLyoqIFNldCB3aGVuIHRoZSBidW5kbGUgaXMgYnVpbHQ6IGBwcm9kYCwgdW5sZXNzIGBJUV9FTlZJUk9OTUVOVGAgc2F5cyBvdGhlcndpc2UuICovXG5leHBvcnQgY29uc3QgYnVpbHRGb3IgPSAocHJvY2Vzcy5lbnYuSVFfRU5WSVJPTk1FTlQgPz8gXCJsb2NhbFwiKSBhcyBFbnZpcm9ubWVudDtcblxuLyoqIFJldHVybnMgYW4gZW52aXJvbm1lbnQncyBBUEksIHBhcnRuZXIgY29udGVudCBhbmQgc3RhbmRhbG9uZSBwYWdlLCB3aGljaCBhdHRyaWJ1dGVzIGNhbiBvdmVycmlkZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhZGRyZXNzZXNPZihlbnZpcm9ubWVudDogRW52aXJvbm1lbnQpIHtcbiAgaWYgKGVudmlyb25tZW50ID09PSBcImxvY2FsXCIpIHtcbiAgICByZXR1cm4geyBhcGk6IFwiaHR0cDovL2xvY2FsaG9zdDo0NDAyXCIsIGNvbnRlbnQ6IFwiaHR0cDovL2xvY2FsaG9zdDo0NDAxL2NvbnRlbnRcIiwgaG9zdGVkOiBcImh0dHA6Ly9sb2NhbGhvc3Q6NDQwMC9xdW90ZVwiIH07XG4gIH1cbiAgY29uc3QgZG9tYWluID0gZW52aXJvbm1lbnQgPT09IFwicHJvZFwiID8gXCJjbGVhcm1vb3IuZXhhbXBsZVwiIDogYCR7ZW52aXJvbm1lbnR9LmNsZWFybW9vci5leGFtcGxlYDtcbiAgcmV0dXJuIHsgYXBpOiBgaHR0cHM6Ly9hcGkuJHtkb21haW59YCwgY29udGVudDogYGh0dHBzOi8vd2lkZ2V0LiR7ZG9tYWlufS9jb250ZW50YCwgaG9zdGVkOiBgaHR0cHM6Ly93d3cuJHtkb21haW59L3F1b3RlYCB9O1xufVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9lbGVtZW50XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9lbGVtZW50L2F0dHJpYnV0ZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvZWxlbWVudC9hdHRyaWJ1dGVzLnRzXCI7aW1wb3J0IHsgaXNMaW5lU2x1ZywgdHlwZSBMaW5lU2x1ZyB9IGZyb20gXCIuLi9idXNpbmVzcy9saW5lc1wiO1xuaW1wb3J0IHsgaXNQYXJ0bmVySWQgfSBmcm9tIFwiLi4vcGFydG5lci9jb250ZW50VXJsc1wiO1xuaW1wb3J0IHsgZW52aXJvbm1lbnRzLCB0eXBlIEVudmlyb25tZW50IH0gZnJvbSBcIi4vZW52aXJvbm1lbnRzXCI7XG5pbXBvcnQgeyByb3V0ZXJOYW1lcywgdHlwZSBSb3V0ZXJOYW1lIH0gZnJvbSBcIi4vcm91dGVyL25hbWVzXCI7XG5cbi8qKiBUaGUgbmFtZXMgb2YgdGhlIGF0dHJpYnV0ZXMgYmVsb3csIGZvciB0aGUgY2xhc3MgaXRzZWxmLCB3aGljaCBpcyBvbiBhIHBhZ2UgYmVmb3JlIHRoZWlyIHBhcnNlcnMuICovXG5leHBvcnQgY29uc3QgYXR0cmlidXRlTmFtZXMgPSBbXCJwYXJ0bmVyXCIsIFwibGluZVwiLCBcImluc3RhbmNlXCIsIFwiY2hyb21lXCIsIFwiaGVhZGluZy1sZXZlbFwiLCBcImNvbG9yLXNjaGVtZVwiLCBcInJvdXRlclwiLCBcImJhc2UtcGF0aFwiLCBcImxvYWRcIiwgXCJlbnZpcm9ubWVudFwiLCBcImFwaVwiLCBcImNvbnRlbnRcIiwgXCJob3N0ZWRcIl0gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBBdHRyaWJ1dGVOYW1lID0gKHR5cGVvZiBhdHRyaWJ1dGVOYW1lcylbbnVtYmVyXTtcblxuLyoqIFRoZSBwYXJzZXJzIHRoYXQgYSBwYWdlIG5lZWRzIHdoZW4gdGhlIHJlc3Qgb2YgdGhlIHdpZGdldCBkb2Vzbid0IGFycml2ZS4gKi9cbmV4cG9ydCBjb25zdCBwYXJzZVBhcnRuZXIgPSAodGV4dDogc3RyaW5nKTogc3RyaW5nIHwgdW5kZWZpbmVkID0+IChpc1BhcnRuZXJJZCh0ZXh0LnRvTG93ZXJDYXNlKCkpID8gdGV4dC50b0xvd2VyQ2FzZSgpIDogdW5kZWZpbmVkKTtcbmV4cG9ydCBjb25zdCBwYXJzZUVudmlyb25tZW50ID0gb25lT2Y8RW52aXJvbm1lbnQ+KGVudmlyb25tZW50cyk7XG5cbmNvbnN0IGhlYWRpbmdMZXZlbHMgPSBbMSwgMiwgMywgNCwgNSwgNl0gYXMgY29uc3Q7XG5cbi8qKlxuICogVGhlIGF0dHJpYnV0ZXMgb2YgPGluc3VyYW5jZS1xdW90ZT4sIGVhY2ggd2l0aCB0aGUgcGFyc2VyIG9mIGl0cyB0ZXh0LCB3aGljaCByZXR1cm5zIHRoZSB2YWx1ZSwgb3IgdW5kZWZpbmVkIGZvciBhIGJhZFxuICogb25lLiBUaGlzIGlzIHRoZSBzaW5nbGUgc291cmNlIGZvciB0aGUgZWxlbWVudCwgdGhlIEpTWCB0eXBlLCB0aGUgY3VzdG9tLWVsZW1lbnRzIG1hbmlmZXN0IGFuZCB0aGUgdGFibGUgaW4gdGhlIGRvY3MuXG4gKi9cbmV4cG9ydCBjb25zdCBhdHRyaWJ1dGVzID0ge1xuICBwYXJ0bmVyOiBwYXJzZVBhcnRuZXIsXG4gIGxpbmU6ICh0ZXh0OiBzdHJpbmcpOiByZWFkb25seSBMaW5lU2x1Z1tdIHwgdW5kZWZpbmVkID0+IHtcbiAgICBjb25zdCBzbHVncyA9IHRleHQudG9Mb3dlckNhc2UoKS5zcGxpdCgvW1xccyxdKy8pLmZpbHRlcihCb29sZWFuKTtcbiAgICByZXR1cm4gc2x1Z3MuZXZlcnkoaXNMaW5lU2x1ZykgPyBzbHVncyA6IHVuZGVmaW5lZDtcbiAgfSxcbiAgaW5zdGFuY2U6ICh0ZXh0OiBzdHJpbmcpID0+ICgvXltcXHctXXsxLDMyfSQvLnRlc3QodGV4dCkgPyB0ZXh0IDogdW5kZWZpbmVkKSxcbiAgY2hyb21lOiBvbmVPZihbXCJmdWxsXCIsIFwibWluaW1hbFwiLCBcIm5vbmVcIl0pLFxuICBcImhlYWRpbmctbGV2ZWxcIjogKHRleHQ6IHN0cmluZykgPT4gaGVhZGluZ0xldmVscy5maW5kKChsZXZlbCkgPT4gU3RyaW5nKGxldmVsKSA9PT0gdGV4dCksXG4gIC8qKiBSZWFkIGJ5IHRoZSB0aGVtZSdzIG93biBydWxlcyAocGFydG5lci90aGVtZVJ1bGUudHMpLiAqL1xuICBcImNvbG9yLXNjaGVtZVwiOiBvbmVPZihbXCJsaWdodFwiLCBcImRhcmtcIiwgXCJhdXRvXCJdKSxcbiAgcm91dGVyOiBvbmVPZjxSb3V0ZXJOYW1lPihyb3V0ZXJOYW1lcyksXG4gIFwiYmFzZS1wYXRoXCI6ICh0ZXh0OiBzdHJpbmcpID0+ICgvXlxcLz9bXFx3Ly5+LV0qJC8udGVzdCh0ZXh0KSA/IHRleHQgOiB1bmRlZmluZWQpLFxuICBsb2FkOiBvbmVPZihbXCJlYWdlclwiLCBcInZpc2libGVcIl0pLFxuICBlbnZpcm9ubWVudDogcGFyc2VFbnZpcm9ubWVudCxcbiAgYXBpOiBwYXJzZUFkZHJlc3MsXG4gIGNvbnRlbnQ6IHBhcnNlQWRkcmVzcyxcbiAgaG9zdGVkOiBwYXJzZUFkZHJlc3MsXG59IHNhdGlzZmllcyBSZWFkb25seTxSZWNvcmQ8QXR0cmlidXRlTmFtZSwgdW5rbm93bj4+O1xuXG5leHBvcnQgdHlwZSBDYW1lbENhc2U8TmFtZSBleHRlbmRzIHN0cmluZz4gPSBOYW1lIGV4dGVuZHMgYCR7aW5mZXIgSGVhZH0tJHtpbmZlciBUYWlsfWAgPyBgJHtIZWFkfSR7Q2FwaXRhbGl6ZTxUYWlsPn1gIDogTmFtZTtcblxuLyoqIFRoZSBwcm9wZXJ0eSBvZiBhbiBhdHRyaWJ1dGUuIEZyYW1ld29ya3Mgc2V0IGEgcHJvcGVydHkgaWYgdGhlIGVsZW1lbnQgaGFzIG9uZS4gKi9cbmV4cG9ydCB0eXBlIFByb3BlcnR5TmFtZSA9IENhbWVsQ2FzZTxBdHRyaWJ1dGVOYW1lPjtcblxuZXhwb3J0IGNvbnN0IHByb3BlcnR5T2YgPSAobmFtZTogQXR0cmlidXRlTmFtZSk6IFByb3BlcnR5TmFtZSA9PiBuYW1lLnJlcGxhY2UoLy0uL2csIChkYXNoKSA9PiBkYXNoLmNoYXJBdCgxKS50b1VwcGVyQ2FzZSgpKSBhcyBQcm9wZXJ0eU5hbWU7XG5cbi8qKiBUaGUgYXR0cmlidXRlcycgdmFsdWVzOyBudWxsIGZvciBvbmUgdGhhdCBpcyBhYnNlbnQsIGVtcHR5IG9yIGJhZC4gKi9cbmV4cG9ydCB0eXBlIEdpdmVuID0geyByZWFkb25seSBbTmFtZSBpbiBBdHRyaWJ1dGVOYW1lXTogRXhjbHVkZTxSZXR1cm5UeXBlPCh0eXBlb2YgYXR0cmlidXRlcylbTmFtZV0+LCB1bmRlZmluZWQ+IHwgbnVsbCB9O1xuXG4vKipcbiAqIFJlYWRzIGFsbCBhdHRyaWJ1dGVzLiBBbiBlbXB0eSBhdHRyaWJ1dGUgY291bnRzIGFzIGFic2VudCwgc28gdGhhdCBhIHRlbXBsYXRlJ3MgYGxpbmU9XCJcImAgaXMgZmluZTsgYSBiYWQgdmFsdWUgaXMgaWdub3JlZFxuICogYW5kIHJlcG9ydGVkLCBuZXZlciB0aHJvd24uXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZWFkQXR0cmlidXRlcyhlbGVtZW50OiBFbGVtZW50LCBvbkJhZDogKG5hbWU6IEF0dHJpYnV0ZU5hbWUsIHRleHQ6IHN0cmluZykgPT4gdm9pZCk6IEdpdmVuIHtcbiAgY29uc3QgcmVhZCA9IChbbmFtZSwgcGFyc2VdOiBbc3RyaW5nLCAodGV4dDogc3RyaW5nKSA9PiB1bmtub3duXSkgPT4ge1xuICAgIC8vIEEgcHJvcGVydHkgdGhhdCB3YXMgc2V0IGJlZm9yZSB0aGUgZWxlbWVudCB3YXMgZGVmaW5lZCBpcyBhbiBvd24gcHJvcGVydHkgb2YgdGhlIG9iamVjdC5cbiAgICBjb25zdCBlYXJseTogdW5rbm93biA9IE9iamVjdC5nZXRPd25Qcm9wZXJ0eURlc2NyaXB0b3IoZWxlbWVudCwgcHJvcGVydHlPZihuYW1lIGFzIEF0dHJpYnV0ZU5hbWUpKT8udmFsdWU7XG4gICAgY29uc3QgdGV4dCA9IChpc1RleHQoZWFybHkpID8gU3RyaW5nKGVhcmx5KSA6IGVsZW1lbnQuZ2V0QXR0cmlidXRlKG5hbWUpKT8udHJpbSgpO1xuICAgIGlmICghdGV4dCkgcmV0dXJuIFtuYW1lLCBudWxsXTtcbiAgICBjb25zdCB2YWx1ZSA9IHBhcnNlKHRleHQpO1xuICAgIGlmICh2YWx1ZSA9PT0gdW5kZWZpbmVkKSBvbkJhZChuYW1lIGFzIEF0dHJpYnV0ZU5hbWUsIHRleHQpO1xuICAgIHJldHVybiBbbmFtZSwgdmFsdWUgPz8gbnVsbF07XG4gIH07XG4gIHJldHVybiBPYmplY3QuZnJvbUVudHJpZXMoT2JqZWN0LmVudHJpZXMoYXR0cmlidXRlcykubWFwKHJlYWQpKSBhcyBHaXZlbjtcbn1cblxuLyoqIFJlYWRzIG9uZSBhdHRyaWJ1dGUgb2YgYSBkZWZpbmVkIGVsZW1lbnQ7IHVuZGVmaW5lZCBpZiBpdCBpcyBhYnNlbnQsIGVtcHR5IG9yIGJhZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZWFkQXR0cmlidXRlPFZhbHVlPihlbGVtZW50OiBFbGVtZW50LCBuYW1lOiBBdHRyaWJ1dGVOYW1lLCBwYXJzZTogKHRleHQ6IHN0cmluZykgPT4gVmFsdWUgfCB1bmRlZmluZWQpOiBWYWx1ZSB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IHRleHQgPSBlbGVtZW50LmdldEF0dHJpYnV0ZShuYW1lKT8udHJpbSgpO1xuICByZXR1cm4gdGV4dCA/IHBhcnNlKHRleHQpIDogdW5kZWZpbmVkO1xufVxuXG4vKiogVGVsbHMgd2hldGhlciBhIHByb3BlcnR5J3MgdmFsdWUgY2FuIGJlIHdyaXR0ZW4gYXMgYW4gYXR0cmlidXRlOiBgaGVhZGluZ0xldmVsYCBtYXkgYmUgYSBudW1iZXIuICovXG5leHBvcnQgY29uc3QgaXNUZXh0ID0gKHZhbHVlOiB1bmtub3duKTogdmFsdWUgaXMgc3RyaW5nIHwgbnVtYmVyID0+IHR5cGVvZiB2YWx1ZSA9PT0gXCJzdHJpbmdcIiB8fCB0eXBlb2YgdmFsdWUgPT09IFwibnVtYmVyXCI7XG5cbmZ1bmN0aW9uIG9uZU9mPFZhbHVlIGV4dGVuZHMgc3RyaW5nPih2YWx1ZXM6IHJlYWRvbmx5IFZhbHVlW10pIHtcbiAgcmV0dXJuICh0ZXh0OiBzdHJpbmcpOiBWYWx1ZSB8IHVuZGVmaW5lZCA9PiB2YWx1ZXMuZmluZCgodmFsdWUpID0+IHZhbHVlID09PSB0ZXh0LnRvTG93ZXJDYXNlKCkpO1xufVxuXG4vKipcbiAqIEFjY2VwdHMgYWJzb2x1dGUgaHR0cCBhbmQgaHR0cHMgYWRkcmVzc2VzOiBhbnl0aGluZyBlbHNlIChgamF2YXNjcmlwdDpgKSBtdXN0IG5vdCBiZWNvbWUgdGhlIGZhbGxiYWNrJ3MgbGluay4gTm8gdHJhaWxpbmdcbiAqIHNsYXNoLlxuICovXG5leHBvcnQgZnVuY3Rpb24gcGFyc2VBZGRyZXNzKHRleHQ6IHN0cmluZyk6IHN0cmluZyB8IHVuZGVmaW5lZCB7XG4gIHRyeSB7XG4gICAgY29uc3QgdXJsID0gbmV3IFVSTCh0ZXh0LCBkb2N1bWVudC5iYXNlVVJJKTtcbiAgICByZXR1cm4gL15odHRwcz86JC8udGVzdCh1cmwucHJvdG9jb2wpID8gdXJsLmhyZWYucmVwbGFjZSgvXFwvKyQvLCBcIlwiKSA6IHVuZGVmaW5lZDtcbiAgfSBjYXRjaCB7XG4gICAgcmV0dXJuIHVuZGVmaW5lZDtcbiAgfVxufVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9wYXJ0bmVyXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9wYXJ0bmVyL2J1bmRsZWRUaGVtZS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9wYXJ0bmVyL2J1bmRsZWRUaGVtZS50c1wiO2ltcG9ydCB0eXBlIHsgQ29tcGlsZWRUaGVtZSB9IGZyb20gXCIuL3B1Ymxpc2gvY29tcGlsZVRoZW1lXCI7XG5cbi8qKiBUaGUgYmFzZSB0aGVtZSwgZnJvbSB3aGljaCBwYXJ0bmVycycgdGhlbWVzIGRpZmZlci4gV3JpdHRlbiBieSBidW5kbGVkVGhlbWUudGVzdC50cy4gKi9cbmV4cG9ydCBjb25zdCBidW5kbGVkVGhlbWU6IFBpY2s8Q29tcGlsZWRUaGVtZSwgXCJzY2hlbWVcIiB8IFwidGhlbWVcIj4gPSB7XG4gIHNjaGVtZTogXCJsaWdodFwiLFxuICB0aGVtZToge1xuICAgIFwiY29sb3Itc3VyZmFjZVwiOiBcInJnYigyNDcgMjQ4IDI1MilcIixcbiAgICBcImNvbG9yLXJhaXNlZFwiOiBcInJnYigyNTUgMjU1IDI1NSlcIixcbiAgICBcImNvbG9yLXN1bmtlblwiOiBcInJnYigyMzcgMjQwIDI0OClcIixcbiAgICBcImNvbG9yLXRleHRcIjogXCJyZ2IoMjcgMzUgNjQpXCIsXG4gICAgXCJjb2xvci10ZXh0LW11dGVkXCI6IFwicmdiKDgxIDkwIDEyMClcIixcbiAgICBcImNvbG9yLWxpbmtcIjogXCJyZ2IoMzYgNzEgMjE0KVwiLFxuICAgIFwiY29sb3ItbGluZVwiOiBcInJnYigyMjUgMjI5IDI0MSlcIixcbiAgICBcImNvbG9yLWxpbmUtc3Ryb25nXCI6IFwicmdiKDExOSAxMjggMTYyKVwiLFxuICAgIFwiY29sb3ItYWN0aW9uXCI6IFwicmdiKDM2IDcxIDIxNClcIixcbiAgICBcImNvbG9yLWFjdGlvbi1ob3ZlclwiOiBcInJnYigyNyA1NSAxNzQpXCIsXG4gICAgXCJjb2xvci1vbi1hY3Rpb25cIjogXCJyZ2IoMjU1IDI1NSAyNTUpXCIsXG4gICAgXCJjb2xvci1zZWxlY3RlZFwiOiBcInJnYigzNiA3MSAyMTQpXCIsXG4gICAgXCJjb2xvci1vbi1zZWxlY3RlZFwiOiBcInJnYigyNTUgMjU1IDI1NSlcIixcbiAgICBcImNvbG9yLXNlbGVjdGVkLXNvZnRcIjogXCJyZ2IoMjM4IDI0MiAyNTUpXCIsXG4gICAgXCJjb2xvci1hY2NlbnRcIjogXCJyZ2IoMjU1IDE1OCAxMjIpXCIsXG4gICAgXCJjb2xvci1iYWRnZVwiOiBcInJnYigyNTUgMjMyIDIyMClcIixcbiAgICBcImNvbG9yLW9uLWJhZGdlXCI6IFwicmdiKDEzOCA1MiAxOSlcIixcbiAgICBcImNvbG9yLWZvY3VzXCI6IFwicmdiKDM2IDcxIDIxNClcIixcbiAgICBcImNvbG9yLWF2YWlsYWJsZVwiOiBcInJnYigzMCAxNTggOTkpXCIsXG4gICAgXCJjb2xvci1zdWNjZXNzXCI6IFwicmdiKDEzIDEwNCA3NClcIixcbiAgICBcImNvbG9yLXN1Y2Nlc3Mtc29mdFwiOiBcInJnYigyMjcgMjQ1IDIzOClcIixcbiAgICBcImNvbG9yLXdhcm5pbmdcIjogXCJyZ2IoMTMzIDgwIDApXCIsXG4gICAgXCJjb2xvci13YXJuaW5nLXNvZnRcIjogXCJyZ2IoMjU1IDI0MyAyMjApXCIsXG4gICAgXCJjb2xvci1lcnJvclwiOiBcInJnYigxNzkgMzggMzApXCIsXG4gICAgXCJjb2xvci1lcnJvci1zb2Z0XCI6IFwicmdiKDI1MyAyMzggMjM2KVwiLFxuICAgIFwiY29sb3ItaW5mb1wiOiBcInJnYigzNiA3MSAyMTQpXCIsXG4gICAgXCJjb2xvci1pbmZvLXNvZnRcIjogXCJyZ2IoMjM4IDI0MiAyNTUpXCIsXG4gICAgXCJjb2xvci1oZWFkZXJcIjogXCJyZ2IoMjU1IDI1NSAyNTUpXCIsXG4gICAgXCJjb2xvci1vbi1oZWFkZXJcIjogXCJyZ2IoMjcgMzUgNjQpXCIsXG4gICAgXCJjb2xvci1vbi1oZWFkZXItbXV0ZWRcIjogXCJyZ2IoODEgOTAgMTIwKVwiLFxuICAgIFwiY29sb3ItaGVhZGVyLXJ1bGVcIjogXCJyZ2IoMjI1IDIyOSAyNDEpXCIsXG4gICAgXCJjb2xvci1mb290ZXJcIjogXCJyZ2IoMjM3IDI0MCAyNDgpXCIsXG4gICAgXCJjb2xvci1vbi1mb290ZXJcIjogXCJyZ2IoMjcgMzUgNjQpXCIsXG4gICAgXCJjb2xvci1vbi1mb290ZXItbXV0ZWRcIjogXCJyZ2IoNzYgODUgMTE0KVwiLFxuICAgIFwiY29sb3ItcHJvZ3Jlc3NcIjogXCJyZ2IoMzYgNzEgMjE0KVwiLFxuICAgIFwiY29sb3ItcHJvZ3Jlc3MtdHJhY2tcIjogXCJyZ2IoMjIwIDIyNiAyNDIpXCIsXG4gICAgXCJjb2xvci1tb25vLTFcIjogXCJyZ2IoMjI0IDIzMiAyNTUpXCIsXG4gICAgXCJjb2xvci1tb25vLTJcIjogXCJyZ2IoMjU1IDIzMiAyMjApXCIsXG4gICAgXCJjb2xvci1tb25vLTNcIjogXCJyZ2IoMjIxIDI0MyAyMzQpXCIsXG4gICAgXCJjb2xvci1tb25vLTRcIjogXCJyZ2IoMjM4IDIzMCAyNTUpXCIsXG4gICAgXCJjb2xvci1iYWNrZHJvcFwiOiBcInJnYigyNyAzNSA2NCAvIDAuNTQ5KVwiLFxuICAgIFwiZmllbGQtc3VyZmFjZVwiOiBcInJnYigyNTUgMjU1IDI1NSlcIixcbiAgICBcImZpZWxkLWVkZ2Utd2lkdGhcIjogXCIxcHhcIixcbiAgICBcImZpZWxkLXJhZGl1c1wiOiBcIjEycHhcIixcbiAgICBcInJhZGl1cy1jYXJkXCI6IFwiMTZweFwiLFxuICAgIFwicmFkaXVzLWFjdGlvblwiOiBcIjEycHhcIixcbiAgICBcInJhZGl1cy1jaGlwXCI6IFwiOTk5cHhcIixcbiAgICBcInJhZGl1cy10aWxlXCI6IFwiMTJweFwiLFxuICAgIFwicmFkaXVzLWRpYWxvZ1wiOiBcIjI0cHhcIixcbiAgICBcImJvcmRlci1jYXJkXCI6IFwiMXB4XCIsXG4gICAgXCJib3JkZXItaGVhZGVyXCI6IFwiMXB4XCIsXG4gICAgXCJib3JkZXItc2VsZWN0ZWRcIjogXCIycHhcIixcbiAgICBcInNoYWRvdy1jYXJkXCI6IFwiMHB4IDFweCAycHggMHB4IHJnYigyNyAzNSA2NCAvIDAuMDUxKSwgMHB4IDZweCAyMHB4IDBweCByZ2IoMjcgMzUgNjQgLyAwLjA1MSlcIixcbiAgICBcInNoYWRvdy1saWZ0XCI6IFwiMHB4IDJweCA0cHggMHB4IHJnYigyNyAzNSA2NCAvIDAuMDc4KSwgMHB4IDE0cHggMzZweCAwcHggcmdiKDI3IDM1IDY0IC8gMC4xMjkpXCIsXG4gICAgXCJzaGFkb3ctZGlhbG9nXCI6IFwiMHB4IDI0cHggNjRweCAwcHggcmdiKDI3IDM1IDY0IC8gMC4yMilcIixcbiAgICBcImZvbnQtYm9keVwiOiBcIlxcXCJJbnRlciBWYXJpYWJsZVxcXCIsIEludGVyLCAtYXBwbGUtc3lzdGVtLCBcXFwiU2Vnb2UgVUkgVmFyaWFibGUgVGV4dFxcXCIsIFxcXCJTZWdvZSBVSVxcXCIsIFJvYm90bywgc2Fucy1zZXJpZlwiLFxuICAgIFwiZm9udC1oZWFkaW5nXCI6IFwiXFxcIkludGVyIFZhcmlhYmxlXFxcIiwgSW50ZXIsIC1hcHBsZS1zeXN0ZW0sIFxcXCJTZWdvZSBVSSBWYXJpYWJsZSBEaXNwbGF5XFxcIiwgXFxcIlNlZ29lIFVJXFxcIiwgUm9ib3RvLCBzYW5zLXNlcmlmXCIsXG4gICAgXCJmb250LXByaWNlXCI6IFwiXFxcIkludGVyIFZhcmlhYmxlXFxcIiwgSW50ZXIsIC1hcHBsZS1zeXN0ZW0sIFxcXCJTZWdvZSBVSVxcXCIsIFJvYm90bywgc2Fucy1zZXJpZlwiLFxuICAgIFwiZm9udC1oZWFkaW5nLXdlaWdodFwiOiBcIjY4MFwiLFxuICAgIFwiZm9udC10aXRsZS13ZWlnaHRcIjogXCI2MjBcIixcbiAgICBcImZvbnQtcHJpY2Utd2VpZ2h0XCI6IFwiNjgwXCIsXG4gICAgXCJmb250LWxhYmVsLXdlaWdodFwiOiBcIjYwMFwiLFxuICAgIFwiZm9udC1hY3Rpb24td2VpZ2h0XCI6IFwiNjIwXCIsXG4gICAgXCJmb250LWhlYWRpbmctdHJhY2tpbmdcIjogXCItMC4wMjJlbVwiLFxuICAgIFwiZm9udC1oZWFkaW5nLXNpemVcIjogXCIzMnB4XCIsXG4gICAgXCJmb250LWhlYWRpbmctc2l6ZS1jb21wYWN0XCI6IFwiMjZweFwiLFxuICAgIFwiZm9udC1wcmljZS1zaXplXCI6IFwiNDBweFwiLFxuICAgIFwiZm9udC1wcmljZS10cmFja2luZ1wiOiBcIi0wLjAyZW1cIixcbiAgICBcImZvbnQtbGFiZWwtc2l6ZVwiOiBcIjE1cHhcIixcbiAgICBcImZvbnQtbGFiZWwtdHJhY2tpbmdcIjogXCIwZW1cIixcbiAgICBcImZvbnQtZXllYnJvdy10cmFja2luZ1wiOiBcIjBlbVwiLFxuICAgIFwiZm9udC1leWVicm93LXNpemVcIjogXCIxM3B4XCIsXG4gICAgXCJmb250LWFjdGlvbi10cmFja2luZ1wiOiBcIi0wLjAwNWVtXCIsXG4gICAgXCJmb250LWFjdGlvbi1zaXplXCI6IFwiMTdweFwiLFxuICAgIFwiZm9udC1sYWJlbC1jYXNlXCI6IFwibm9uZVwiLFxuICAgIFwiZm9udC1leWVicm93LWNhc2VcIjogXCJub25lXCIsXG4gICAgXCJmb250LWFjdGlvbi1jYXNlXCI6IFwibm9uZVwiLFxuICAgIFwiZGVuc2l0eS1jb250cm9sXCI6IFwiNTRweFwiLFxuICAgIFwiZGVuc2l0eS1vcHRpb25cIjogXCI3NnB4XCIsXG4gICAgXCJkZW5zaXR5LWNhcmQtcGFkXCI6IFwiMjRweFwiLFxuICAgIFwiZGVuc2l0eS1nYXBcIjogXCIxNnB4XCIsXG4gICAgXCJwcm9ncmVzcy1oZWlnaHRcIjogXCI2cHhcIixcbiAgICBcInByb2dyZXNzLWdhcFwiOiBcIjZweFwiLFxuICAgIFwicHJvZ3Jlc3MtcmFkaXVzXCI6IFwiNnB4XCIsXG4gICAgXCJpY29uLXN0cm9rZVwiOiBcIjEuNzVcIixcbiAgICBcImljb24tY2FwXCI6IFwicm91bmRcIixcbiAgICBcImljb24tam9pblwiOiBcInJvdW5kXCIsXG4gICAgXCJpY29uLWNvbG9yXCI6IFwicmdiKDI3IDM1IDY0KVwiLFxuICAgIFwiaWNvbi1kdW9cIjogXCJyZ2IoMjA3IDIxOCAyNTUpXCIsXG4gICAgXCJpY29uLXRpbGVcIjogXCJyZ2IoMjM4IDI0MiAyNTUpXCIsXG4gICAgXCJhcnQtc3Ryb2tlLXdpZHRoXCI6IFwiMi4yNXB4XCIsXG4gICAgXCJhcnQtdmVoaWNsZVwiOiBcIjE3NnB4XCIsXG4gICAgXCJhcnQtaG9yaXpvblwiOiBcIjk2cHhcIixcbiAgICBcImFydC1zdHJva2VcIjogXCJyZ2IoMjcgMzUgNjQpXCIsXG4gICAgXCJhcnQtYm9keVwiOiBcInJnYigyNTUgMjU1IDI1NSlcIixcbiAgICBcImFydC1iYWNrXCI6IFwicmdiKDIyMyAyMzEgMjU1KVwiLFxuICAgIFwiYXJ0LWN1dFwiOiBcInJnYigyNDcgMjQ4IDI1MilcIixcbiAgICBcImFydC1kZXRhaWxcIjogXCJyZ2IoMjcgMzUgNjQpXCIsXG4gICAgXCJhcnQtYWNjZW50XCI6IFwicmdiKDI1NSAxNTggMTIyKVwiLFxuICAgIFwibW90aW9uLXByZXNzXCI6IFwiMjAwbXNcIixcbiAgICBcIm1vdGlvbi1zdGVwXCI6IFwiMjIwbXNcIixcbiAgICBcIm1vdGlvbi1jb3VudFwiOiBcIjQwMG1zXCIsXG4gICAgXCJtb3Rpb24tc2xpZGVcIjogXCIxMnB4XCIsXG4gICAgXCJtb3Rpb24tZWFzZVwiOiBcImN1YmljLWJlemllcigwLjIsIDAuOCwgMC4yLCAxKVwiLFxuICB9LFxufTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvcGFydG5lci9wdWJsaXNoXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9wYXJ0bmVyL3B1Ymxpc2gvdG9rZW5zLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL3BhcnRuZXIvcHVibGlzaC90b2tlbnMudHNcIjsvKipcbiAqIEV2ZXJ5IGRlc2lnbiB0b2tlbiB0aGF0IHRoZSBzY3JlZW5zIHJlYWQsIGJ5IGdyb3VwIGFuZCBXM0MgdHlwZS4gVGhlIGJhc2UgdGhlbWUgaGFzIGFsbCBvZiB0aGVtOyBhIHBhcnRuZXIncyB0aGVtZVxuICogY29udGFpbnMgaXRzIGRpZmZlcmVuY2VzLCBhbmQgbWF5IG5hbWUgbm8gb3RoZXJzLlxuICovXG5jb25zdCBncm91cHM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+Pj4gPSB7XG4gIGNvbG9yOiB7XG4gICAgY29sb3I6XG4gICAgICBcInN1cmZhY2UgcmFpc2VkIHN1bmtlbiB0ZXh0IHRleHQtbXV0ZWQgbGluayBsaW5lIGxpbmUtc3Ryb25nIGFjdGlvbiBhY3Rpb24taG92ZXIgb24tYWN0aW9uIHNlbGVjdGVkIG9uLXNlbGVjdGVkIHNlbGVjdGVkLXNvZnQgXCIgK1xuICAgICAgXCJhY2NlbnQgYmFkZ2Ugb24tYmFkZ2UgZm9jdXMgYXZhaWxhYmxlIHN1Y2Nlc3Mgc3VjY2Vzcy1zb2Z0IHdhcm5pbmcgd2FybmluZy1zb2Z0IGVycm9yIGVycm9yLXNvZnQgaW5mbyBpbmZvLXNvZnQgXCIgK1xuICAgICAgXCJoZWFkZXIgb24taGVhZGVyIG9uLWhlYWRlci1tdXRlZCBoZWFkZXItcnVsZSBmb290ZXIgb24tZm9vdGVyIG9uLWZvb3Rlci1tdXRlZCBwcm9ncmVzcyBwcm9ncmVzcy10cmFjayBcIiArXG4gICAgICBcIm1vbm8tMSBtb25vLTIgbW9uby0zIG1vbm8tNCBiYWNrZHJvcFwiLFxuICB9LFxuICBmaWVsZDogeyBjb2xvcjogXCJzdXJmYWNlXCIsIHN0cmluZzogXCJlZGdlLXdpZHRoIHJhZGl1c1wiIH0sXG4gIHJhZGl1czogeyBkaW1lbnNpb246IFwiY2FyZCBhY3Rpb24gY2hpcCB0aWxlIGRpYWxvZ1wiIH0sXG4gIGJvcmRlcjogeyBkaW1lbnNpb246IFwiY2FyZCBoZWFkZXIgc2VsZWN0ZWRcIiB9LFxuICBzaGFkb3c6IHsgc2hhZG93OiBcImNhcmQgbGlmdCBkaWFsb2dcIiB9LFxuICBmb250OiB7XG4gICAgZm9udEZhbWlseTogXCJib2R5IGhlYWRpbmcgcHJpY2VcIixcbiAgICBmb250V2VpZ2h0OiBcImhlYWRpbmctd2VpZ2h0IHRpdGxlLXdlaWdodCBwcmljZS13ZWlnaHQgbGFiZWwtd2VpZ2h0IGFjdGlvbi13ZWlnaHRcIixcbiAgICBkaW1lbnNpb246XG4gICAgICBcImhlYWRpbmctdHJhY2tpbmcgaGVhZGluZy1zaXplIGhlYWRpbmctc2l6ZS1jb21wYWN0IHByaWNlLXNpemUgcHJpY2UtdHJhY2tpbmcgbGFiZWwtc2l6ZSBsYWJlbC10cmFja2luZyBleWVicm93LXRyYWNraW5nIFwiICtcbiAgICAgIFwiZXllYnJvdy1zaXplIGFjdGlvbi10cmFja2luZyBhY3Rpb24tc2l6ZVwiLFxuICAgIHN0cmluZzogXCJsYWJlbC1jYXNlIGV5ZWJyb3ctY2FzZSBhY3Rpb24tY2FzZVwiLFxuICB9LFxuICBkZW5zaXR5OiB7IGRpbWVuc2lvbjogXCJjb250cm9sIG9wdGlvbiBjYXJkLXBhZCBnYXBcIiB9LFxuICBwcm9ncmVzczogeyBkaW1lbnNpb246IFwiaGVpZ2h0IGdhcCByYWRpdXNcIiB9LFxuICBpY29uOiB7IG51bWJlcjogXCJzdHJva2VcIiwgc3RyaW5nOiBcImNhcCBqb2luXCIsIGNvbG9yOiBcImNvbG9yIGR1byB0aWxlXCIgfSxcbiAgYXJ0OiB7IGRpbWVuc2lvbjogXCJzdHJva2Utd2lkdGggdmVoaWNsZSBob3Jpem9uXCIsIGNvbG9yOiBcInN0cm9rZSBib2R5IGJhY2sgY3V0IGRldGFpbCBhY2NlbnRcIiB9LFxuICBtb3Rpb246IHsgZHVyYXRpb246IFwicHJlc3Mgc3RlcCBjb3VudFwiLCBkaW1lbnNpb246IFwic2xpZGVcIiwgY3ViaWNCZXppZXI6IFwiZWFzZVwiIH0sXG59O1xuXG5leHBvcnQgaW50ZXJmYWNlIFRva2VuTmFtZSB7XG4gIHJlYWRvbmx5IGdyb3VwOiBzdHJpbmc7XG4gIHJlYWRvbmx5IG5hbWU6IHN0cmluZztcbiAgLyoqIFczQzogY29sb3IsIGRpbWVuc2lvbiwgXHUyMDI2ICovXG4gIHJlYWRvbmx5IHR5cGU6IHN0cmluZztcbn1cblxuZXhwb3J0IGNvbnN0IHRva2VuczogcmVhZG9ubHkgVG9rZW5OYW1lW10gPSBPYmplY3QuZW50cmllcyhncm91cHMpLmZsYXRNYXAoKFtncm91cCwgdHlwZXNdKSA9PlxuICBPYmplY3QuZW50cmllcyh0eXBlcykuZmxhdE1hcCgoW3R5cGUsIG5hbWVzXSkgPT4gbmFtZXMuc3BsaXQoXCIgXCIpLm1hcCgobmFtZSkgPT4gKHsgZ3JvdXAsIG5hbWUsIHR5cGUgfSkpKSxcbik7XG5cbi8qKiBUaGUgbmFtZSBvZiB0aGUgY3VzdG9tIHByb3BlcnR5IG9uIGA6aG9zdGAsIHdpdGhvdXQgYC0taXEtYC4gKi9cbmV4cG9ydCBjb25zdCBjc3NOYW1lID0gKHsgZ3JvdXAsIG5hbWUgfTogT21pdDxUb2tlbk5hbWUsIFwidHlwZVwiPik6IHN0cmluZyA9PiBgJHtncm91cH0tJHtuYW1lfWA7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnRcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnQvZXZlbnREb2NzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnQvZXZlbnREb2NzLnRzXCI7aW1wb3J0IHR5cGUgeyBJcUV2ZW50TmFtZSB9IGZyb20gXCIuLi9hcHAvaG9zdC9ldmVudHNcIjtcblxuaW50ZXJmYWNlIEV2ZW50RG9jIHtcbiAgcmVhZG9ubHkgd2hlbjogc3RyaW5nO1xuICByZWFkb25seSBvZnRlbjogc3RyaW5nO1xuICByZWFkb25seSBvcmRlcjogc3RyaW5nO1xufVxuXG4vKipcbiAqIFRleHRzIGZvciB0aGUgY3VzdG9tLWVsZW1lbnRzIG1hbmlmZXN0LCBhbmQgdGhlIGRvY3MuIFRoZSBkZXRhaWxzJyB0eXBlcywgd2l0aCB3aGF0IGVhY2ggbWVtYmVyIG1lYW5zLCBhcmUgaW5cbiAqIGFwcC9ob3N0L2V2ZW50cy50cy5cbiAqL1xuZXhwb3J0IGNvbnN0IGV2ZW50RG9jczogUmVjb3JkPElxRXZlbnROYW1lLCBFdmVudERvYz4gPSB7XG4gIFwiaXEtcmVhZHlcIjoge1xuICAgIHdoZW46IFwidGhlIHdpZGdldCBpcyBydW5uaW5nOyB2aXNpdG9ycyBtYXkgaGF2ZSBzZWVuIGl0cyBmaXJzdCBzY3JlZW4sIGFuZCB0eXBlZCBpbnRvIGl0LCBiZWZvcmVcIixcbiAgICBvZnRlbjogXCJvbmNlIHBlciBpbnNlcnRpb24gaW50byB0aGUgcGFnZVwiLFxuICAgIG9yZGVyOiBcImFmdGVyIHRoZSBmaXJzdCBgaXEtc3RlcGBcIixcbiAgfSxcbiAgXCJpcS1zdGVwXCI6IHtcbiAgICB3aGVuOiBcImFub3RoZXIgc2NyZWVuIGlzIHNob3duXCIsXG4gICAgb2Z0ZW46IFwib25jZSBwZXIgc2NyZWVuIHNob3duLCBuZXZlciB0d2ljZSBpbiBhIHJvdyBmb3IgdGhlIHNhbWUgb25lOyBhbHNvIGZvciB0aGUgc2NyZWVuIHRoYXQgYSByZWxvYWQgc2hvd3MgYWdhaW5cIixcbiAgICBvcmRlcjogXCJmaXJzdCBvZiBhbGw7IGJlZm9yZSBldmVyeSBldmVudCB0aGF0IGl0cyBzY3JlZW4gY2F1c2VzXCIsXG4gIH0sXG4gIFwiaXEtdmFsaWRhdGlvblwiOiB7XG4gICAgd2hlbjogXCJhIHN0ZXAncyBvd24gdmFsaWRhdGlvbiByZWZ1c2VkIGEgc3VibWl0XCIsXG4gICAgb2Z0ZW46IFwib25jZSBwZXIgcmVmdXNlZCBzdWJtaXRcIixcbiAgICBvcmRlcjogXCJhZnRlciB0aGUgYGlxLXN0ZXBgIG9mIGl0cyBzdGVwLCBiZWZvcmUgdGhlIG5leHRcIixcbiAgfSxcbiAgXCJpcS1xdW90ZXNcIjoge1xuICAgIHdoZW46IFwicHJpY2VzIHdlcmUgcmVxdWVzdGVkIChgYXNrZWRgKSwgdGhlIGZpcnN0IGhhcyBhcnJpdmVkIChgcGFydGlhbGApLCBhbGwgaGF2ZSB0aGF0IGNvbWUgKGBjb21wbGV0ZWApXCIsXG4gICAgb2Z0ZW46IFwiZWFjaCBzdGF0ZSBhdCBtb3N0IG9uY2UgcGVyIHJlcXVlc3QgZm9yIHByaWNlczsgYXNraW5nIG9uZSBjb21wYW55IGFnYWluIGlzbid0IHRvbGQ7IGEgcmVsb2FkIHRlbGxzIHRoZSBzdGF0ZSB0aGF0IGl0IGZpbmRzXCIsXG4gICAgb3JkZXI6IFwiYGFza2VkYCwgYHBhcnRpYWxgLCBgY29tcGxldGVgOyBgcGFydGlhbGAgaXMgbGVmdCBvdXQgaWYgYWxsIGFycml2ZSBhdCBvbmNlOyBhbm90aGVyIHJlcXVlc3QgYmVnaW5zIHdpdGggYGFza2VkYFwiLFxuICB9LFxuICBcImlxLWxlYWRcIjoge1xuICAgIHdoZW46IFwiYSBsZWFkIHdhcyBjcmVhdGVkIG9yIHVwZGF0ZWRcIixcbiAgICBvZnRlbjogXCJgY3JlYXRlZGAgb25jZSBwZXIgbGVhZCwgYHVwZGF0ZWRgIG9uY2UgcGVyIGNoYW5nZTsgbm90IGFnYWluIGFmdGVyIGEgcmVsb2FkXCIsXG4gICAgb3JkZXI6IFwiYGNyZWF0ZWRgIGJlZm9yZSBldmVyeSBvdGhlciBldmVudCBhYm91dCB0aGUgbGVhZFwiLFxuICB9LFxuICBcImlxLXNlbGVjdFwiOiB7XG4gICAgd2hlbjogXCJhIHF1b3RlIHdhcyBjaG9zZW5cIixcbiAgICBvZnRlbjogXCJvbmNlIHBlciBjaG9pY2UsIGFsc28gb2YgdGhlIHNhbWUgcXVvdGU7IG5vdCBhZ2FpbiBhZnRlciBhIHJlbG9hZFwiLFxuICAgIG9yZGVyOiBcImFmdGVyIGFuIGBpcS1xdW90ZXNgIHdpdGggYSBwcmljZSwgYmVmb3JlIGBpcS1jb21wbGV0ZWBcIixcbiAgfSxcbiAgXCJpcS1jb21wbGV0ZVwiOiB7XG4gICAgd2hlbjogXCJhIGxpbmUgZW5kZWQ6IHdpdGggYW4gYWR2aXNvciB3aG8gY2FsbHMgb3IgaXMgY2FsbGVkIChgZmluYWxpemVgKSwgb24gYW5vdGhlciBjb21wYW55J3Mgc2l0ZSAoYGhhbmQtb2ZmYCksIG9yIHdpdGggYSBib3VnaHQgcG9saWN5IChgcHVyY2hhc2VgKVwiLFxuICAgIG9mdGVuOiBcIm9uY2UgcGVyIGxlYWQsIGxpbmUgYW5kIGtpbmQsIGhvd2V2ZXIgb2Z0ZW4gdGhlIHZpc2l0b3IgY2FsbHM7IGFnYWluIGFmdGVyIHRoZSB2aXNpdG9yIGhhcyBzdGFydGVkIG92ZXJcIixcbiAgICBvcmRlcjogXCJsYXN0IG9mIGl0cyBsaW5lOyBiZWZvcmUgdGhlIGBpcS1uYXZpZ2F0ZWAgb2YgYSBoYW5kLW9mZlwiLFxuICB9LFxuICBcImlxLW5hdmlnYXRlXCI6IHtcbiAgICB3aGVuOiBcInRoZSB3aWRnZXQgaXMgYWJvdXQgdG8gbGVhdmUgdGhlIHBhZ2UgZm9yIGFub3RoZXI7IGNhbGwgYHByZXZlbnREZWZhdWx0KClgIHRvIGRvIGl0IHlvdXJzZWxmXCIsXG4gICAgb2Z0ZW46IFwib25jZSBwZXIgYXR0ZW1wdCB0byBsZWF2ZVwiLFxuICAgIG9yZGVyOiBcImxhc3QgYmVmb3JlIHRoZSBwYWdlIGlzIGxlZnRcIixcbiAgfSxcbiAgXCJpcS1zaWduLWluXCI6IHtcbiAgICB3aGVuOiBcInRoZSB2aXNpdG9yIHdhbnRzIHRvIHNpZ24gaW47IGFuc3dlciB3aXRoIGBzZXRBdXRoVG9rZW4oKWBcIixcbiAgICBvZnRlbjogXCJvbmNlIHBlciBwcmVzc1wiLFxuICAgIG9yZGVyOiBcImJlZm9yZSB0aGUgYGlxLW5hdmlnYXRlYCB0byB0aGUgY29uZmlnJ3MgYHNpZ25JblVybGBcIixcbiAgfSxcbiAgXCJpcS1lcnJvclwiOiB7XG4gICAgd2hlbjogXCJhIHdhcm5pbmcgb3IgYW4gZXJyb3IsIHdpdGggYSBzdGFibGUgY29kZVwiLFxuICAgIG9mdGVuOiBcIm9uY2UgcGVyIHJlcG9ydFwiLFxuICAgIG9yZGVyOiBcImFueSB0aW1lIG9uY2UgdGhlIHBhZ2UncyBzY3JpcHRzIGhhdmUgcnVuLCBhbHNvIGJlZm9yZSBgaXEtcmVhZHlgXCIsXG4gIH0sXG59O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9lbGVtZW50XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9lbGVtZW50L21ldGhvZERvY3MudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvZWxlbWVudC9tZXRob2REb2NzLnRzXCI7aW1wb3J0IHR5cGUgeyBJbnN1cmFuY2VRdW90ZUVsZW1lbnQgfSBmcm9tIFwiLi9lbGVtZW50XCI7XG5cbmludGVyZmFjZSBNZXRob2REb2Mge1xuICAvKiogSW4gVHlwZVNjcmlwdCdzIG5vdGF0aW9uLiAqL1xuICByZWFkb25seSBwYXJhbWV0ZXJzOiByZWFkb25seSB7IHJlYWRvbmx5IG5hbWU6IHN0cmluZzsgcmVhZG9ubHkgdHlwZTogc3RyaW5nOyByZWFkb25seSBvcHRpb25hbD86IHRydWUgfVtdO1xuICByZWFkb25seSBkZXNjcmlwdGlvbjogc3RyaW5nO1xufVxuXG50eXBlIE93biA9IE9taXQ8SW5zdXJhbmNlUXVvdGVFbGVtZW50LCBrZXlvZiBIVE1MRWxlbWVudD47XG50eXBlIE1ldGhvZE5hbWUgPSB7IFtOYW1lIGluIGtleW9mIE93bl06IE93bltOYW1lXSBleHRlbmRzICguLi5naXZlbjogbmV2ZXJbXSkgPT4gdm9pZCA/IE5hbWUgOiBuZXZlciB9W2tleW9mIE93bl07XG5cbi8qKiBUZXh0cyBmb3IgdGhlIGN1c3RvbS1lbGVtZW50cyBtYW5pZmVzdCBhbmQgdGhlIGRvY3MuIFRoZSBjb21waWxlciBhc2tzIGZvciBldmVyeSBtZXRob2Qgb2YgdGhlIGVsZW1lbnQuICovXG5leHBvcnQgY29uc3QgbWV0aG9kRG9jczogUmVjb3JkPE1ldGhvZE5hbWUgfCBcImZvY3VzXCIsIE1ldGhvZERvYz4gPSB7XG4gIHN0YXJ0OiB7IHBhcmFtZXRlcnM6IFt7IG5hbWU6IFwibGluZVwiLCB0eXBlOiBcInN0cmluZ1wiLCBvcHRpb25hbDogdHJ1ZSB9XSwgZGVzY3JpcHRpb246IFwiR29lcyB0byBhIGxpbmUncyBmaXJzdCBxdWVzdGlvbiwgb3IgdG8gdGhlIHN0YXJ0LlwiIH0sXG4gIGdvVG86IHsgcGFyYW1ldGVyczogW3sgbmFtZTogXCJzdGVwXCIsIHR5cGU6IFwic3RyaW5nXCIgfV0sIGRlc2NyaXB0aW9uOiAnR29lcyB0byBhIHN0ZXAgKGBcInZlaGljbGVcImAsIG9yIGBcInJlbnRlcnMvZGlzY291bnRzXCJgKSwgYXMgZmFyIGFzIHRoZSBhbnN3ZXJzIGFsbG93LicgfSxcbiAgcHJlZmlsbDoge1xuICAgIHBhcmFtZXRlcnM6IFt7IG5hbWU6IFwiZGF0YVwiLCB0eXBlOiBcInVua25vd25cIiB9XSxcbiAgICBkZXNjcmlwdGlvbjpcbiAgICAgIFwiRmlsbHMgaW4gYGFkZHJlc3NMaW5lMWAsIGBhZGRyZXNzTGluZTJgLCBgY2l0eWAsIGBzdGF0ZWAsIGB6aXBDb2RlYCwgYHN0YXJ0SW5NYW51YWxNb2RlYCAoYSBmaWVsZCBmb3IgZWFjaCBwYXJ0IG9mIHRoZSBhZGRyZXNzOyBzbyBkb2VzIGEgcGFydCBvZiBhbiBhZGRyZXNzIGFsb25lKSwgYGZpcnN0TmFtZWAsIGBsYXN0TmFtZWAsIGBlbWFpbGAsIGBkYXRlT2ZCaXJ0aGAgKGBZWVlZLU1NLUREYCBvciBgTU0vREQvWVlZWWApLCBgcHJpbWFyeVBob25lTnVtYmVyYC4gT3RoZXIgbWVtYmVycyBhcmUgZHJvcHBlZCBhbmQgcmVwb3J0ZWQgYnkgYGlxLWVycm9yYC4gVGhlIHZpc2l0b3Igc2VlcyBhbGwgb2YgaXQgYW5kIGNhbiBjb3JyZWN0IGl0LlwiLFxuICB9LFxuICBzZXRBdXRoVG9rZW46IHsgcGFyYW1ldGVyczogW3sgbmFtZTogXCJ0b2tlblwiLCB0eXBlOiBcInN0cmluZyB8IG51bGxcIiB9XSwgZGVzY3JpcHRpb246IFwiVGVsbHMgdGhlIHdpZGdldCB0aGF0IHRoZSB2aXNpdG9yIGlzIHNpZ25lZCBpbiwgb3Igb3V0IHdpdGggYG51bGxgLlwiIH0sXG4gIHJlc2V0OiB7IHBhcmFtZXRlcnM6IFtdLCBkZXNjcmlwdGlvbjogXCJTdGFydHMgb3ZlcjogZGVsZXRlcyB0aGUgbGVhZCBhbmQgYWxsIGFuc3dlcnMgZXhjZXB0IHRoZSBwZXJzb24ncyBpZGVudGl0eSBhbmQgYWRkcmVzcy5cIiB9LFxuICBmb2N1czogeyBwYXJhbWV0ZXJzOiBbXSwgZGVzY3JpcHRpb246IFwiTW92ZXMgdGhlIGZvY3VzIHRvIHRoZSBzY3JlZW4ncyB0aXRsZSwgdW5sZXNzIGl0IGlzIGluc2lkZSB0aGUgd2lkZ2V0IGFscmVhZHkuXCIgfSxcbn07XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnRcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnQvY3VzdG9tRWxlbWVudHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvZWxlbWVudC9jdXN0b21FbGVtZW50cy50c1wiO2ltcG9ydCB0eXBlIHsgQ3NzQ3VzdG9tUHJvcGVydHksIEN1c3RvbUVsZW1lbnREZWNsYXJhdGlvbiwgQ3VzdG9tRWxlbWVudEZpZWxkLCBFdmVudCBhcyBFdmVudERvYywgUGFja2FnZSB9IGZyb20gXCJjdXN0b20tZWxlbWVudHMtbWFuaWZlc3Qvc2NoZW1hXCI7XG5pbXBvcnQgeyBsaW5lU2x1Z3MgfSBmcm9tIFwiLi4vYnVzaW5lc3MvbGluZXNcIjtcbmltcG9ydCB0eXBlIHsgSXFFdmVudE5hbWUgfSBmcm9tIFwiLi4vYXBwL2hvc3QvZXZlbnRzXCI7XG5pbXBvcnQgeyBidW5kbGVkVGhlbWUgfSBmcm9tIFwiLi4vcGFydG5lci9idW5kbGVkVGhlbWVcIjtcbmltcG9ydCB7IGNzc05hbWUsIHRva2VucyB9IGZyb20gXCIuLi9wYXJ0bmVyL3B1Ymxpc2gvdG9rZW5zXCI7XG5pbXBvcnQgeyBhdHRyaWJ1dGVEb2NzIH0gZnJvbSBcIi4vYXR0cmlidXRlRG9jc1wiO1xuaW1wb3J0IHsgYXR0cmlidXRlTmFtZXMsIHByb3BlcnR5T2YsIHR5cGUgQXR0cmlidXRlTmFtZSB9IGZyb20gXCIuL2F0dHJpYnV0ZXNcIjtcbmltcG9ydCB7IGV2ZW50RG9jcyB9IGZyb20gXCIuL2V2ZW50RG9jc1wiO1xuaW1wb3J0IHsgbWV0aG9kRG9jcyB9IGZyb20gXCIuL21ldGhvZERvY3NcIjtcblxuLyoqIEEgbWVtYmVyIG9mIGFuIGV2ZW50J3MgZGV0YWlsLCBhcyBhcHAvaG9zdC9ldmVudHMudHMgZGVjbGFyZXMgaXQuICovXG5leHBvcnQgaW50ZXJmYWNlIERldGFpbE1lbWJlciB7XG4gIHJlYWRvbmx5IG5hbWU6IHN0cmluZztcbiAgcmVhZG9ubHkgaXNPcHRpb25hbDogYm9vbGVhbjtcbiAgLyoqIEluIFR5cGVTY3JpcHQncyBub3RhdGlvbi4gKi9cbiAgcmVhZG9ubHkgdHlwZTogc3RyaW5nO1xuICAvKiogSXRzIGNvbW1lbnQgdGhlcmU7IGVtcHR5IHdpdGhvdXQgb25lLiAqL1xuICByZWFkb25seSBkZXNjcmlwdGlvbjogc3RyaW5nO1xufVxuXG5jb25zdCBlbnRyeSA9IFwiZGlzdC9ucG0vaW5kZXguanNcIjtcblxuY29uc3QgbGFuZyA9IFwiVGhlIGxhbmd1YWdlOiBgZW5gIG9yIGBlc2AsIHdpdGggYW55IHJlZ2lvbjsgb3RoZXJ3aXNlIHRoYXQgb2YgdGhlIG5lYXJlc3QgYGxhbmdgIGFyb3VuZCB0aGUgdGFnLiBBIGNoYW5nZSB0YWtlcyBlZmZlY3QgYXQgb25jZS5cIjtcblxuLyoqIFRoZSB0eXBlcyBvZiB0aGUgcHJvcGVydGllcyB0aGF0IGFjY2VwdCBtb3JlIHRoYW4gdGhlaXIgYXR0cmlidXRlJ3MgdGV4dC4gKi9cbmNvbnN0IG1vcmVUeXBlczogUGFydGlhbDxSZWNvcmQ8QXR0cmlidXRlTmFtZSwgc3RyaW5nPj4gPSB7XG4gIGxpbmU6IFwic3RyaW5nIHwgcmVhZG9ubHkgc3RyaW5nW10gfCBudWxsXCIsXG4gIHJvdXRlcjogYCR7YXR0cmlidXRlRG9jcy5yb3V0ZXIudHlwZX0gfCBSb3V0ZXJBZGFwdGVyIHwgbnVsbGAsXG59O1xuXG5jb25zdCBmaWVsZE9mID0gKG5hbWU6IEF0dHJpYnV0ZU5hbWUpOiBDdXN0b21FbGVtZW50RmllbGQgPT4gKHtcbiAga2luZDogXCJmaWVsZFwiLFxuICBuYW1lOiBwcm9wZXJ0eU9mKG5hbWUpLFxuICB0eXBlOiB7IHRleHQ6IG1vcmVUeXBlc1tuYW1lXSA/PyBgJHthdHRyaWJ1dGVEb2NzW25hbWVdLnR5cGV9IHwgbnVsbGAgfSxcbiAgYXR0cmlidXRlOiBuYW1lLFxuICByZWZsZWN0czogdHJ1ZSxcbiAgZGVzY3JpcHRpb246IGF0dHJpYnV0ZURvY3NbbmFtZV0uZGVzY3JpcHRpb24sXG59KTtcblxuZnVuY3Rpb24gZXZlbnRPZihuYW1lOiBJcUV2ZW50TmFtZSwgbWVtYmVyczogcmVhZG9ubHkgRGV0YWlsTWVtYmVyW10pOiBFdmVudERvYyB7XG4gIGNvbnN0IHsgd2hlbiwgb2Z0ZW4sIG9yZGVyIH0gPSBldmVudERvY3NbbmFtZV07XG4gIGNvbnN0IHNsdWdzID0gbGluZVNsdWdzLm1hcCgoc2x1ZykgPT4gYFwiJHtzbHVnfVwiYCkuam9pbihcIiB8IFwiKTtcbiAgY29uc3QgZGV0YWlsID0gbWVtYmVycy5tYXAoKG1lbWJlcikgPT4gYCR7bWVtYmVyLm5hbWV9JHttZW1iZXIuaXNPcHRpb25hbCA/IFwiP1wiIDogXCJcIn06ICR7bWVtYmVyLnR5cGUucmVwbGFjZShcIkxpbmVTbHVnXCIsIHNsdWdzKX1gKS5qb2luKFwiOyBcIik7XG4gIHJldHVybiB7IG5hbWUsIHR5cGU6IHsgdGV4dDogYEN1c3RvbUV2ZW50PHsgJHtkZXRhaWx9IH0+YC5yZXBsYWNlKFwieyAgfVwiLCBcInt9XCIpIH0sIGRlc2NyaXB0aW9uOiBgU2VudCB3aGVuICR7d2hlbn0uIEhvdyBvZnRlbjogJHtvZnRlbn0uIE9yZGVyOiAke29yZGVyfS5gIH07XG59XG5cbi8qKiBUaGUgc3ludGF4ZXMgb2YgQ1NTIGJ5IHRoZSB0eXBlcyBvZiBkZXNpZ24gdG9rZW5zOyBhbnkgb3RoZXIgdG9rZW4gYWNjZXB0cyBhbnl0aGluZy4gKi9cbmNvbnN0IHN5bnRheGVzOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+PiA9IHsgY29sb3I6IFwiPGNvbG9yPlwiLCBkaW1lbnNpb246IFwiPGxlbmd0aD5cIiwgZHVyYXRpb246IFwiPHRpbWU+XCIsIG51bWJlcjogXCI8bnVtYmVyPlwiLCBmb250V2VpZ2h0OiBcIjxudW1iZXI+XCIgfTtcblxuLyoqIEV2ZXJ5IGN1c3RvbSBwcm9wZXJ0eSB0aGF0IGEgcGFnZSdzIG93biBydWxlIGZvciB0aGUgdGFnIGNhbiBzZXQuICovXG5jb25zdCBjc3NQcm9wZXJ0aWVzOiByZWFkb25seSBDc3NDdXN0b21Qcm9wZXJ0eVtdID0gW1xuICB7IG5hbWU6IFwiLS1pcS1zdGlja3ktdG9wXCIsIHN5bnRheDogXCI8bGVuZ3RoPlwiLCBkZWZhdWx0OiBcIjBweFwiLCBkZXNjcmlwdGlvbjogXCJUaGUgaGVpZ2h0IG9mIHRoZSBwYWdlJ3Mgc3RpY2t5IGhlYWRlciwgYmVsb3cgd2hpY2ggc3RpY2t5IHBhcnRzIHN0YXkuXCIgfSxcbiAgLi4udG9rZW5zLm1hcCgodG9rZW4pID0+ICh7XG4gICAgbmFtZTogYC0taXEtJHtjc3NOYW1lKHRva2VuKX1gLFxuICAgIHN5bnRheDogc3ludGF4ZXNbdG9rZW4udHlwZV0gPz8gXCIqXCIsXG4gICAgLi4uKGJ1bmRsZWRUaGVtZS50aGVtZVtjc3NOYW1lKHRva2VuKV0gIT09IHVuZGVmaW5lZCAmJiB7IGRlZmF1bHQ6IGJ1bmRsZWRUaGVtZS50aGVtZVtjc3NOYW1lKHRva2VuKV0hIH0pLFxuICAgIGRlc2NyaXB0aW9uOiBgVGhlIGRlc2lnbiB0b2tlbiAke3Rva2VuLmdyb3VwfS4ke3Rva2VuLm5hbWV9LCB3aGljaCBhIHBhcnRuZXIncyB0aGVtZSBzZXRzIGFuZCBjaGVja3MuIEEgcGFnZSdzIG93biBydWxlIGZvciB0aGUgdGFnIG92ZXJyaWRlcyBpdCwgdW5jaGVja2VkLmAsXG4gIH0pKSxcbl07XG5cbi8qKlxuICogUmV0dXJucyB0aGUgY3VzdG9tLWVsZW1lbnRzIG1hbmlmZXN0IChzY2hlbWEgMi4xLjApLCBmb3IgZWRpdG9ycyBhbmQgd3JhcHBlcnMuIFRoZSBidWlsZCB3cml0ZXMgaXQgdG8gZGlzdC4gYGRldGFpbFR5cGVzYCBhcmUgdGhlXG4gKiBtZW1iZXJzIG9mIHRoZSBldmVudHMnIGRldGFpbHMgKHNyYy9idWlsZC9ldmVudFR5cGVzLm1qcykuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjdXN0b21FbGVtZW50cyhkZXRhaWxUeXBlczogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgcmVhZG9ubHkgRGV0YWlsTWVtYmVyW10+Pik6IFBhY2thZ2Uge1xuICBjb25zdCBkZWNsYXJhdGlvbjogQ3VzdG9tRWxlbWVudERlY2xhcmF0aW9uID0ge1xuICAgIGtpbmQ6IFwiY2xhc3NcIixcbiAgICBjdXN0b21FbGVtZW50OiB0cnVlLFxuICAgIG5hbWU6IFwiSW5zdXJhbmNlUXVvdGVcIixcbiAgICB0YWdOYW1lOiBcImluc3VyYW5jZS1xdW90ZVwiLFxuICAgIHN1cGVyY2xhc3M6IHsgbmFtZTogXCJIVE1MRWxlbWVudFwiIH0sXG4gICAgZGVzY3JpcHRpb246IFwiQSB3aG9sZSBpbnN1cmFuY2UgcXVvdGluZyBmdW5uZWwuXCIsXG4gICAgYXR0cmlidXRlczogW1xuICAgICAgLi4uYXR0cmlidXRlTmFtZXMubWFwKChuYW1lKSA9PiB7XG4gICAgICAgIGNvbnN0IHsgdHlwZSwgLi4ucmVzdCB9ID0gYXR0cmlidXRlRG9jc1tuYW1lXTtcbiAgICAgICAgcmV0dXJuIHsgbmFtZSwgZmllbGROYW1lOiBwcm9wZXJ0eU9mKG5hbWUpLCB0eXBlOiB7IHRleHQ6IHR5cGUgfSwgLi4ucmVzdCB9O1xuICAgICAgfSksXG4gICAgICB7IG5hbWU6IFwibGFuZ1wiLCB0eXBlOiB7IHRleHQ6IFwic3RyaW5nXCIgfSwgZGVzY3JpcHRpb246IGxhbmcgfSxcbiAgICBdLFxuICAgIG1lbWJlcnM6IFtcbiAgICAgIC4uLmF0dHJpYnV0ZU5hbWVzLm1hcChmaWVsZE9mKSxcbiAgICAgIC4uLk9iamVjdC5lbnRyaWVzKG1ldGhvZERvY3MpLm1hcCgoW25hbWUsIHsgcGFyYW1ldGVycywgZGVzY3JpcHRpb24gfV0pID0+ICh7XG4gICAgICAgIGtpbmQ6IFwibWV0aG9kXCIgYXMgY29uc3QsXG4gICAgICAgIG5hbWUsXG4gICAgICAgIHBhcmFtZXRlcnM6IHBhcmFtZXRlcnMubWFwKCh7IHR5cGUsIC4uLnBhcmFtZXRlciB9KSA9PiAoeyAuLi5wYXJhbWV0ZXIsIHR5cGU6IHsgdGV4dDogdHlwZSB9IH0pKSxcbiAgICAgICAgcmV0dXJuOiB7IHR5cGU6IHsgdGV4dDogXCJ2b2lkXCIgfSB9LFxuICAgICAgICBkZXNjcmlwdGlvbixcbiAgICAgIH0pKSxcbiAgICBdLFxuICAgIGV2ZW50czogKE9iamVjdC5rZXlzKGV2ZW50RG9jcykgYXMgSXFFdmVudE5hbWVbXSkubWFwKChuYW1lKSA9PiBldmVudE9mKG5hbWUsIGRldGFpbFR5cGVzW25hbWVdID8/IFtdKSksXG4gICAgY3NzUHJvcGVydGllczogWy4uLmNzc1Byb3BlcnRpZXNdLFxuICAgIGNzc1BhcnRzOiBbeyBuYW1lOiBcImZhbGxiYWNrXCIsIGRlc2NyaXB0aW9uOiBcIlNlbnRlbmNlLCBsaW5rIGFuZCBidXR0b24gd2hlbiB0aGUgd2lkZ2V0IGNhbid0IGJlIHNob3duLlwiIH1dLFxuICB9O1xuICBjb25zdCBleHBvcnRlZCA9IHsga2luZDogXCJjdXN0b20tZWxlbWVudC1kZWZpbml0aW9uXCIgYXMgY29uc3QsIG5hbWU6IFwiaW5zdXJhbmNlLXF1b3RlXCIsIGRlY2xhcmF0aW9uOiB7IG5hbWU6IFwiSW5zdXJhbmNlUXVvdGVcIiwgbW9kdWxlOiBlbnRyeSB9IH07XG4gIHJldHVybiB7IHNjaGVtYVZlcnNpb246IFwiMi4xLjBcIiwgbW9kdWxlczogW3sga2luZDogXCJqYXZhc2NyaXB0LW1vZHVsZVwiLCBwYXRoOiBlbnRyeSwgZGVjbGFyYXRpb25zOiBbZGVjbGFyYXRpb25dLCBleHBvcnRzOiBbZXhwb3J0ZWRdIH1dIH07XG59XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnRcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnQvZXJyb3JEb2NzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2VsZW1lbnQvZXJyb3JEb2NzLnRzXCI7aW50ZXJmYWNlIEVycm9yRG9jIHtcbiAgcmVhZG9ubHkgY2F1c2U6IHN0cmluZztcbiAgLyoqIFRoZSBuZXh0IHN0ZXAgb2Ygd2hvZXZlciBydW5zIHRoZSBwYWdlLiAqL1xuICByZWFkb25seSByZW1lZHk6IHN0cmluZztcbn1cblxuLyoqXG4gKiBUZXh0cyBmb3IgdGhlIHJlZmVyZW5jZTogZXZlcnkgY29kZSB0aGF0IGBpcS1lcnJvcmAgcmVwb3J0cy4gQSB0ZXN0IGNvbXBhcmVzIGl0IHdpdGggdGhlIGNvZGVzIGluIHRoZSBzb3VyY2UuIFNlcGFyYXRlIGZyb20gdGhlIGNvZGUsXG4gKiBzbyB0aGF0IG5vIHZpc2l0b3IgZG93bmxvYWRzIGl0LlxuICovXG5leHBvcnQgY29uc3QgZXJyb3JEb2NzOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBFcnJvckRvYz4+ID0ge1xuICBcImFwcGxpY2F0aW9uLWxvc3RcIjogeyBjYXVzZTogXCJUaGUgc2VydmljZSBubyBsb25nZXIga25vd3MgdGhlIHZpc2l0b3IncyBhcHBsaWNhdGlvbi4gVGhlIHdpZGdldCBtYWtlcyBpdCBhZ2FpbiBmcm9tIHRoZSBhbnN3ZXJzLlwiLCByZW1lZHk6IFwiTm9uZS4gSWYgaXQgaXMgZnJlcXVlbnQsIHRoZSBzZXJ2aWNlJ3MgcmV0ZW50aW9uIG9yIGRhdGFiYXNlIGlzIGF0IGZhdWx0LlwiIH0sXG4gIFwiYXBwbGljYXRpb24tcmVtYWRlXCI6IHsgY2F1c2U6IFwiVGhlIHNlcnZpY2UgcmVmdXNlZCB0byBwcmljZSBhbiBhcHBsaWNhdGlvbiBhcyBpdCBzdG9vZCwgc28gdGhlIHdpZGdldCBzZW5kcyBhbGwgb2YgaXQgYWdhaW4sIG9yIG1ha2VzIGEgbmV3IG9uZS5cIiwgcmVtZWR5OiBcIk5vbmUuIGBkZXRhaWxzLmNvZGVgIGhhcyB0aGUgc2VydmljZSdzIHJlYXNvbi5cIiB9LFxuICBcImFwcGxpY2F0aW9uLXNoYXJlZFwiOiB7IGNhdXNlOiBcIkFub3RoZXIgZGV2aWNlIHdyb3RlIHRvIHRoZSBzYW1lIGFwcGxpY2F0aW9uLCBvciBhbiBhbnN3ZXIgd2FzIGxvc3Qgb24gdGhlIHdheS5cIiwgcmVtZWR5OiBcIk5vbmUuXCIgfSxcbiAgXCJiYWQtYWRkcmVzcy1wYXJhbWV0ZXJcIjogeyBjYXVzZTogXCJUaGUgcGFnZSdzIGFkZHJlc3MgaGFzIGFuIGFkZHJlc3MgdG8gZmlsbCBpbiB0aGF0IGNhbid0IGJlIHJlYWQuXCIsIHJlbWVkeTogXCJGaXggdGhlIGxpbmsuXCIgfSxcbiAgXCJiYWQtYXR0cmlidXRlXCI6IHsgY2F1c2U6IFwiQW4gYXR0cmlidXRlIG9mIHRoZSB0YWcgaGFzIGEgdmFsdWUgdGhhdCBpdCBkb2Vzbid0IGFjY2VwdC4gSXQgaXMgaWdub3JlZC5cIiwgcmVtZWR5OiBcImBtZXNzYWdlYCBoYXMgbmFtZSBhbmQgdmFsdWU7IHNlZSB0aGUgYXR0cmlidXRlcy5cIiB9LFxuICBcImJhZC1saW5lLXBhcmFtZXRlclwiOiB7IGNhdXNlOiBcIlRoZSBwYWdlJ3MgYWRkcmVzcyBoYXMgYW5zd2VycyBmb3IgYSBsaW5lIHRoYXQgY2FuJ3QgYmUgcmVhZC5cIiwgcmVtZWR5OiBcIkZpeCB0aGUgbGluay5cIiB9LFxuICBcImJhZC1wcmVmaWxsXCI6IHsgY2F1c2U6IFwiYHByZWZpbGwoKWAgZ290IHNvbWV0aGluZyBvdGhlciB0aGFuIGFuIG9iamVjdC5cIiwgcmVtZWR5OiBcIlBhc3MgYW4gb2JqZWN0LlwiIH0sXG4gIFwiZHVwbGljYXRlLWluc3RhbmNlXCI6IHsgY2F1c2U6IFwiVHdvIHdpZGdldHMgb24gdGhlIHBhZ2UgaGF2ZSB0aGUgc2FtZSBgaW5zdGFuY2VgLiBUaGUgc2Vjb25kIGdldHMgYW5vdGhlciBuYW1lLlwiLCByZW1lZHk6IFwiR2l2ZSBlYWNoIGl0cyBvd24gYGluc3RhbmNlYC5cIiB9LFxuICBcImVycm9yLXNjcmVlblwiOiB7IGNhdXNlOiBcIlRoZSB2aXNpdG9yIHNlZXMgdGhlIGVycm9yIHNjcmVlbi5cIiwgcmVtZWR5OiBcImBkZXRhaWxzYCBoYXMgdGhlIGNvZGUsIHRoZSBIVFRQIHN0YXR1cyBhbmQgdGhlIHN0ZXAuIFNlZSB0aGUgY29kZXMgb2YgdGhlIHNlcnZpY2UuXCIgfSxcbiAgXCJoYW5kLW9mZi1mYWlsZWRcIjogeyBjYXVzZTogXCJBbm90aGVyIGNvbXBhbnkncyBzaXRlIGNvdWxkbid0IGJlIHJlYWNoZWQgZm9yIGEgaGFuZC1vZmYuIFRoZSBzdGFuZGFyZCBxdWVzdGlvbnMgZm9sbG93LlwiLCByZW1lZHk6IFwiTm9uZS4gSWYgaXQgaXMgZnJlcXVlbnQsIGxvb2sgYXQgdGhlIHNlcnZpY2UuXCIgfSxcbiAgXCJsYW5ndWFnZS11bmF2YWlsYWJsZVwiOiB7IGNhdXNlOiBcIlRoZSB0ZXh0cyBvZiBhIGxhbmd1YWdlIGRpZG4ndCBhcnJpdmUuIFRoZSB3aWRnZXQgc3RheXMgaW4gdGhlIGxhbmd1YWdlIGl0IGhhZC5cIiwgcmVtZWR5OiBcIkxvb2sgYXQgdGhlIGNvbnRlbnQgbmV0d29yay5cIiB9LFxuICBcImxlYWQtbG9va3VwLWZhaWxlZFwiOiB7IGNhdXNlOiBcIlRoZSBpZCBpbiBgc3Bsb29rdXBgIGlzbid0IGtub3duLCBvciBiZWxvbmdzIHRvIGFub3RoZXIgcGFydG5lci5cIiwgcmVtZWR5OiBcIkZpeCB0aGUgbGluay5cIiB9LFxuICBcImxlYWQtbm90LWNyZWF0ZWRcIjogeyBjYXVzZTogXCJUaGUgc2VydmljZSBjb3VsZG4ndCBjcmVhdGUgYSBsZWFkLiBUaGUgd2lkZ2V0IHRyaWVzIGFnYWluIGxhdGVyOyB0aGUgdmlzaXRvciBpc24ndCBoZWxkIHVwLlwiLCByZW1lZHk6IFwiTG9vayBhdCBgZGV0YWlscy5jb2RlYCBhbmQgYGRldGFpbHMuc3RhdHVzYC5cIiB9LFxuICBcImxlYWQtbm90LXVwZGF0ZWRcIjogeyBjYXVzZTogXCJUaGUgc2VydmljZSBjb3VsZG4ndCB1cGRhdGUgYSBsZWFkLlwiLCByZW1lZHk6IFwiTG9vayBhdCBgZGV0YWlscy5jb2RlYCBhbmQgYGRldGFpbHMuc3RhdHVzYC5cIiB9LFxuICBcImxpbmUtbm90LW9mZmVyZWRcIjogeyBjYXVzZTogXCJUaGUgdGFnLCB0aGUgYWRkcmVzcyBvciBgc3RhcnQoKWAgbmFtZXMgYSBsaW5lIHRoYXQgdGhlIHBhcnRuZXIgZG9lc24ndCBvZmZlci4gVmlzaXRvcnMgYXJlIHRvbGQsIGFuZCBzZWUgdGhlIGxpbmVzIG9uIG9mZmVyLlwiLCByZW1lZHk6IFwiQ2hhbmdlIHRoZSBsaW5lLCBvciBhZGQgaXQgdG8gdGhlIHBhcnRuZXIncyBjb25maWcuXCIgfSxcbiAgXCJtZXRob2QtZmFpbGVkXCI6IHsgY2F1c2U6IFwiQSBtZXRob2Qgb2YgdGhlIHRhZyBjb3VsZG4ndCBkbyB3aGF0IGl0IHdhcyBjYWxsZWQgZm9yLlwiLCByZW1lZHk6IFwiYG1lc3NhZ2VgIGhhcyB0aGUgcmVhc29uLlwiIH0sXG4gIFwibm8tbGluZS1saXN0XCI6IHsgY2F1c2U6IFwiVGhlIHBhcnRuZXIncyBjb25maWcgZG9lc24ndCBsaXN0IGl0cyBsaW5lcy4gVGhlIHVzdWFsIG9uZXMgYXJlIHNob3duLlwiLCByZW1lZHk6IFwiQWRkIGBwYXJ0bmVySW5zdXJhbmNlTGluZVR5cGVgIHRvIHRoZSBjb25maWcuXCIgfSxcbiAgXCJub3QtZGlzcG9zZWRcIjogeyBjYXVzZTogXCJUaGUgd2lkZ2V0IGZhaWxlZCB0byBjbGVhbiB1cCBhZnRlciBpdHMgcmVtb3ZhbCBmcm9tIHRoZSBwYWdlLlwiLCByZW1lZHk6IFwiUmVwb3J0IGl0LlwiIH0sXG4gIFwibm90LWxvYWRlZFwiOiB7IGNhdXNlOiBcIkEgZmlsZSBvZiB0aGUgd2lkZ2V0IGRpZG4ndCBhcnJpdmUsIG9yIHRoZSB3aWRnZXQgY291bGRuJ3Qgc3RhcnQuIFZpc2l0b3JzIHNlZSBhIGxpbmsgdG8gdGhlIGhvc3RlZCBwYWdlLlwiLCByZW1lZHk6IFwiTG9vayBhdCB0aGUgY29udGVudCBuZXR3b3JrLCB0aGUgcGFnZSdzIENTUCwgYW5kIGBpbnRlZ3JpdHlgIG9mIHRoZSB0YWcuXCIgfSxcbiAgXCJwYXJ0bmVyLWNvbnRlbnQtZmF1bHR5XCI6IHsgY2F1c2U6IFwiUGFydHMgb2YgdGhlIHBhcnRuZXIncyBjb250ZW50IGFyZSB3cm9uZy4gVGhleSBhcmUgbGVmdCBvdXQsIG9yIHRha2VuIGZyb20gYW4gZWFybGllciBjb3B5LlwiLCByZW1lZHk6IFwiYGRldGFpbHMuZmF1bHRzYCBsaXN0cyB0aGVtLiBgbnBtIHJ1biBwYXJ0bmVyIC0tIGNoZWNrYCBuYW1lcyBlYWNoIHdpdGggdGhlIGZpeC5cIiB9LFxuICBcInBhcnRuZXItY29udGVudC11bmF2YWlsYWJsZVwiOiB7IGNhdXNlOiBcIlRoZSBwYXJ0bmVyJ3MgY29udGVudCBkaWRuJ3QgYXJyaXZlIHdpdGhpbiB0d28gc2Vjb25kcywgb3IgdGhlIG5ldHdvcmsgZG9lc24ndCBrbm93IHRoZSBwYXJ0bmVyLiBUaGUgbGFzdCBnb29kIGNvcHkgaXMgc2hvd24sIGVsc2UgdGhlIGRlZmF1bHQgYnJhbmQuXCIsIHJlbWVkeTogXCJDaGVjayB0aGUgc3BlbGxpbmcgb2YgYHBhcnRuZXJgLCB0aGVuIHRoZSBjb250ZW50IG5ldHdvcmsuXCIgfSxcbiAgXCJwYXltZW50LW5vdC1jcmVhdGVkXCI6IHsgY2F1c2U6IFwiVGhlIHNlcnZpY2UgY291bGRuJ3Qgb3BlbiBhIHBheW1lbnQuIFRoZSB2aXNpdG9yIGlzIHRvbGQgYW5kIGNhbiB0cnkgYWdhaW4uXCIsIHJlbWVkeTogXCJMb29rIGF0IGBkZXRhaWxzLmNvZGVgLCB0aGVuIGF0IHRoZSBwYXltZW50IHByb3ZpZGVyLlwiIH0sXG4gIFwicHJlZmlsbC1kcm9wcGVkXCI6IHsgY2F1c2U6IFwiQSBtZW1iZXIgb2YgYHByZWZpbGwoKWAgaXMgdW5rbm93biBvciBkb2Vzbid0IGZpdC4gVGhlIG90aGVycyBhcmUgZmlsbGVkIGluLlwiLCByZW1lZHk6IFwiU2VlIHRoZSBtZW1iZXJzIHRoYXQgYHByZWZpbGwoKWAgdGFrZXMuXCIgfSxcbiAgXCJxdW90ZXMtbm90LXJlcXVlc3RlZFwiOiB7IGNhdXNlOiBcIlByaWNlcyBjb3VsZG4ndCBiZSByZXF1ZXN0ZWQuIFRoZSB2aXNpdG9yIGNhbiB0cnkgYWdhaW4uXCIsIHJlbWVkeTogXCJMb29rIGF0IHRoZSBzZXJ2aWNlLlwiIH0sXG4gIFwicXVvdGVzLXVucmVhZGFibGVcIjogeyBjYXVzZTogXCJUaGUgc2VydmljZSBkaWRuJ3QgYW5zd2VyIHdpdGggcHJpY2VzIGluIHRpbWUsIG9yIG5vdCByZWFkYWJseS4gVGhlIHZpc2l0b3Igc2VlcyB3aHksIGFuZCBob3cgdG8gZ28gb24uXCIsIHJlbWVkeTogXCJMb29rIGF0IHRoZSBzZXJ2aWNlJ3MgY29tcGFuaWVzLlwiIH0sXG4gIFwicmVmZXJyYWwtcmVtb3ZlZFwiOiB7IGNhdXNlOiBcIlRoZSByZWZlcnJhbCBjb2RlIGlzbid0IGtub3duLCBvciBiZWxvbmdzIHRvIGFub3RoZXIgcGFydG5lci4gSXQgaXMgcmVtb3ZlZCBmcm9tIHRoZSB2aXNpdC5cIiwgcmVtZWR5OiBcIkZpeCB0aGUgbGluay5cIiB9LFxuICBcInJldmlldy1mYWlsZWRcIjogeyBjYXVzZTogXCJBIHByaWNlIGNvdWxkbid0IGJlIHJldmlld2VkIGJlZm9yZSBhIHB1cmNoYXNlLiBUaGUgdmlzaXRvciBjYW4gdHJ5IGFnYWluLlwiLCByZW1lZHk6IFwiTG9vayBhdCBgZGV0YWlscy5jb2RlYCwgdGhlbiBhdCB0aGUgY29tcGFueS5cIiB9LFxuICBcInJvdXRlci10aHJld1wiOiB7IGNhdXNlOiBcIlRoZSBwYWdlJ3Mgb3duIHJvdXRlciBhZGFwdGVyIHRocmV3IGFuIGVycm9yLiBUaGUgd2lkZ2V0IGdvZXMgb24gd2l0aG91dCBpdC5cIiwgcmVtZWR5OiBcIkZpeCB0aGUgYWRhcHRlci5cIiB9LFxuICBcInNjcmVlbi1jcmFzaGVkXCI6IHsgY2F1c2U6IFwiQSBzY3JlZW4gY291bGRuJ3QgYmUgc2hvd24uIFZpc2l0b3JzIHNlZSB0aGUgZXJyb3Igc2NyZWVuLlwiLCByZW1lZHk6IFwiUmVwb3J0IGl0IHdpdGggYGRldGFpbHMucGF0aGAuXCIgfSxcbiAgXCJzY3JlZW4tbm90LWxvYWRlZFwiOiB7IGNhdXNlOiBcIkEgbGF0ZXIgZmlsZSBvZiB0aGUgd2lkZ2V0IGRpZG4ndCBhcnJpdmUuIEEgbm90aWNlIG9mZmVycyB0byB0cnkgYWdhaW4sIG9yIHRvIHJlbG9hZCBpZiBhIG5ld2VyIHZlcnNpb24gaXMgb3V0LlwiLCByZW1lZHk6IFwiTG9vayBhdCB0aGUgY29udGVudCBuZXR3b3JrOyBrZWVwIHRoZSBwYXJjZWxzIG9mIHRoZSB2ZXJzaW9uIGJlZm9yZS5cIiB9LFxuICBcInNlcnZpY2UtcmVmdXNlZFwiOiB7IGNhdXNlOiBcIlRoZSBxdW90ZSBzZXJ2aWNlIGRvZXNuJ3Qga25vdyB0aGUgcGFydG5lcidzIGtleSwgb3IgdGhpcyBwYWdlJ3Mgb3JpZ2luLlwiLCByZW1lZHk6IFwiQWRkIHRoZSBwYWdlJ3Mgb3JpZ2luIHRvIHRoZSBwYXJ0bmVyLCBvciBjaGVjayBgcHVibGlzaGFibGVLZXlgIG9mIHRoZSBjb25maWcuXCIgfSxcbiAgXCJzZXJ2aWNlLXVucmVhY2hhYmxlXCI6IHsgY2F1c2U6IFwiVGhlIHF1b3RlIHNlcnZpY2UgZG9lc24ndCBhbnN3ZXIuXCIsIHJlbWVkeTogXCJMb29rIGF0IHRoZSBzZXJ2aWNlLCBhbmQgYXQgYGNvbm5lY3Qtc3JjYCBvZiB0aGUgcGFnZSdzIENTUC5cIiB9LFxuICBcInN0ZXAtZmFpbGVkXCI6IHsgY2F1c2U6IFwiQSBzdGVwIGZhaWxlZCBpbiBhIHdheSB0aGF0IHRoZSB3aWRnZXQgZGlkbid0IGV4cGVjdC4gVGhlIHZpc2l0b3IgY2FuIHRyeSBhZ2Fpbi5cIiwgcmVtZWR5OiBcIlJlcG9ydCBpdCB3aXRoIGBkZXRhaWxzLnJlYXNvbmAuXCIgfSxcbiAgXCJzdGVwLW5vdC1jb21wbGV0ZWRcIjogeyBjYXVzZTogXCJUaGUgc2VydmljZSBjb3VsZG4ndCB0YWtlIGEgc3RlcCdzIGFuc3dlcnMuIFRoZSB2aXNpdG9yIGlzIHRvbGQgYW5kIGNhbiB0cnkgYWdhaW4uXCIsIHJlbWVkeTogXCJgZGV0YWlsc2AgaGFzIHRoZSBjb2RlLCB0aGUgSFRUUCBzdGF0dXMgYW5kIHRoZSBzdGVwLlwiIH0sXG4gIFwidGFza3Mtbm90LWRvbmVcIjogeyBjYXVzZTogXCJXaGF0IHRoZSBwYWdlJ3MgYWRkcmVzcyBhc2tzIGZvciBjb3VsZG4ndCBiZSBkb25lLiBUaGUgdmlzaXQgYmVnaW5zIHdpdGhvdXQgaXQuXCIsIHJlbWVkeTogXCJGaXggdGhlIGxpbmsuXCIgfSxcbiAgXCJ0ZXh0LWRyb3BwZWRcIjogeyBjYXVzZTogXCJBIHBhcnRuZXIncyB0ZXh0IGlzbid0IHBsYWluIHRleHQuIFRoZSB3aWRnZXQncyBvd24gaXMgc2hvd24uXCIsIHJlbWVkeTogXCJgZGV0YWlscy5rZXlgIG5hbWVzIGl0LlwiIH0sXG4gIFwidGhlbWUtY29udHJhc3RcIjogeyBjYXVzZTogXCJUd28gY29sb3JzIG9mIHRoZSBwYXJ0bmVyJ3MgdGhlbWUgYXJlIGhhcmQgdG8gdGVsbCBhcGFydC5cIiwgcmVtZWR5OiBcImBkZXRhaWxzYCBuYW1lcyBib3RoLiBgbnBtIHJ1biBwYXJ0bmVyIC0tIGNoZWNrYCBsaXN0cyBhbGwuXCIgfSxcbiAgXCJ0aGVtZS10b2tlbi1kcm9wcGVkXCI6IHsgY2F1c2U6IFwiQSB0b2tlbiBvZiB0aGUgcGFydG5lcidzIHRoZW1lIGhhcyBhIHZhbHVlIHRoYXQgY291bGQgZG8gaGFybS4gVGhlIGJhc2UgdGhlbWUncyBpcyB1c2VkLlwiLCByZW1lZHk6IFwiYGRldGFpbHMudG9rZW5gIG5hbWVzIGl0LlwiIH0sXG4gIFwidGhlbWUtdG9rZW5zLW1pc3NpbmdcIjogeyBjYXVzZTogXCJUaGUgcGFydG5lcidzIHB1Ymxpc2hlZCB0aGVtZSBpcyBvbGRlciB0aGFuIHRoZSB3aWRnZXQuIFRoZSBiYXNlIHRoZW1lJ3MgdmFsdWVzIGFyZSB1c2VkLlwiLCByZW1lZHk6IFwiUHVibGlzaCB0aGUgcGFydG5lciBhZ2Fpbi5cIiB9LFxuICBcInVua25vd24tY2FzZVwiOiB7IGNhdXNlOiBcIlRoZSBzZXJ2aWNlIG5hbWVkIGEgY29tcGxleCBjYXNlIHRoYXQgdGhlIHdpZGdldCBkb2Vzbid0IGtub3cuXCIsIHJlbWVkeTogXCJSZXBvcnQgaXQgd2l0aCBgZGV0YWlscy5zY2VuYXJpb2AuXCIgfSxcbn07XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzL21hcmtkb3duLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9tYXJrZG93bi50c1wiOy8qKiBFc2NhcGVzIHdoYXQgd291bGQgYmUgYSB0YWcgb3IgYW4gZXhwcmVzc2lvbiBvbiBhIHBhZ2UsIG91dHNpZGUgb2YgY29kZS4gKi9cbmNvbnN0IGVzY2FwZWQgPSAodGV4dDogc3RyaW5nKTogc3RyaW5nID0+XG4gIHRleHRcbiAgICAuc3BsaXQoXCJgXCIpXG4gICAgLm1hcCgocGFydCwgYXQpID0+IChhdCAlIDIgPT09IDEgPyBwYXJ0IDogcGFydC5yZXBsYWNlKC88L2csIFwiJmx0O1wiKS5yZXBsYWNlKC9cXHtcXHsvZywgXCImIzEyMzsmIzEyMztcIikpKVxuICAgIC5qb2luKFwiYFwiKTtcblxuY29uc3Qgb25lTGluZSA9ICh0ZXh0OiBzdHJpbmcpOiBzdHJpbmcgPT4gdGV4dC5yZXBsYWNlKC9cXHMrL2csIFwiIFwiKS5yZXBsYWNlKC9cXHwvZywgXCJcXFxcfFwiKTtcblxuLyoqIFRleHQgZm9yIGEgY2VsbCBvZiBhIE1hcmtkb3duIHRhYmxlLiBCYWNrdGlja3MgaW4gaXQgc3RheSBjb2RlLiAqL1xuZXhwb3J0IGNvbnN0IGNlbGwgPSAodGV4dDogc3RyaW5nKTogc3RyaW5nID0+IG9uZUxpbmUoZXNjYXBlZCh0ZXh0KSk7XG5cbi8qKiBOYW1lcyBhbmQgdHlwZXMgYXMgY29kZSBpbiBhIGNlbGw7IGFuIGVtcHR5IHRleHQgc3RheXMgZW1wdHkuICovXG5leHBvcnQgY29uc3QgY29kZSA9ICh0ZXh0OiBzdHJpbmcpOiBzdHJpbmcgPT4gKHRleHQgPT09IFwiXCIgPyBcIlwiIDogYFxcYCR7b25lTGluZSh0ZXh0KX1cXGBgKTtcblxuLyoqIEEgTWFya2Rvd24gdGFibGUuIENlbGxzIGFyZSBNYXJrZG93biBhbHJlYWR5LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRhYmxlKGhlYWQ6IHJlYWRvbmx5IHN0cmluZ1tdLCByb3dzOiByZWFkb25seSAocmVhZG9ubHkgc3RyaW5nW10pW10pOiBzdHJpbmcge1xuICBjb25zdCBsaW5lID0gKGNlbGxzOiByZWFkb25seSBzdHJpbmdbXSk6IHN0cmluZyA9PiBgfCAke2NlbGxzLmpvaW4oXCIgfCBcIil9IHxgO1xuICByZXR1cm4gW2xpbmUoaGVhZCksIGxpbmUoaGVhZC5tYXAoKCkgPT4gXCItLS1cIikpLCAuLi5yb3dzLm1hcChsaW5lKV0uam9pbihcIlxcblwiKTtcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvZWxlbWVudFRhYmxlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvZWxlbWVudFRhYmxlcy50c1wiO2ltcG9ydCB7IGNhbmNlbGFibGUsIHR5cGUgSXFFdmVudE5hbWUgfSBmcm9tIFwiLi4vLi4vLi4vc3JjL2FwcC9ob3N0L2V2ZW50c1wiO1xuaW1wb3J0IHsgb2xkZXN0QnJvd3NlcnMgfSBmcm9tIFwiLi4vLi4vLi4vc3JjL2J1aWxkL2Jyb3dzZXJzLm1qc1wiO1xuaW1wb3J0IHsgZXZlbnRUeXBlcyB9IGZyb20gXCIuLi8uLi8uLi9zcmMvYnVpbGQvZXZlbnRUeXBlcy5tanNcIjtcbmltcG9ydCB7IGF0dHJpYnV0ZURvY3MgfSBmcm9tIFwiLi4vLi4vLi4vc3JjL2VsZW1lbnQvYXR0cmlidXRlRG9jc1wiO1xuaW1wb3J0IHsgcHJvcGVydHlPZiwgdHlwZSBBdHRyaWJ1dGVOYW1lIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9lbGVtZW50L2F0dHJpYnV0ZXNcIjtcbmltcG9ydCB7IGN1c3RvbUVsZW1lbnRzIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9lbGVtZW50L2N1c3RvbUVsZW1lbnRzXCI7XG5pbXBvcnQgeyBhZGRyZXNzZXNPZiwgZW52aXJvbm1lbnRzIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9lbGVtZW50L2Vudmlyb25tZW50c1wiO1xuaW1wb3J0IHsgZXJyb3JEb2NzIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9lbGVtZW50L2Vycm9yRG9jc1wiO1xuaW1wb3J0IHsgZXZlbnREb2NzIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9lbGVtZW50L2V2ZW50RG9jc1wiO1xuaW1wb3J0IHsgbWV0aG9kRG9jcyB9IGZyb20gXCIuLi8uLi8uLi9zcmMvZWxlbWVudC9tZXRob2REb2NzXCI7XG5pbXBvcnQgeyBjZWxsLCBjb2RlLCB0YWJsZSB9IGZyb20gXCIuL21hcmtkb3duXCI7XG5cbmNvbnN0IHR5cGVzID0gZXZlbnRUeXBlcygpO1xuXG4vKiogVGhlIHRhZydzIGRlc2NyaXB0aW9uLCBhcyBlZGl0b3JzIHJlYWQgaXQuICovXG5jb25zdCBkZWNsYXJhdGlvbiA9IGN1c3RvbUVsZW1lbnRzKHR5cGVzKS5tb2R1bGVzWzBdIS5kZWNsYXJhdGlvbnMhWzBdIGFzIHtcbiAgcmVhZG9ubHkgbWVtYmVyczogcmVhZG9ubHkgeyByZWFkb25seSBraW5kOiBzdHJpbmc7IHJlYWRvbmx5IG5hbWU6IHN0cmluZzsgcmVhZG9ubHkgdHlwZT86IHsgcmVhZG9ubHkgdGV4dDogc3RyaW5nIH0gfVtdO1xuICByZWFkb25seSBjc3NQcm9wZXJ0aWVzOiByZWFkb25seSB7IHJlYWRvbmx5IG5hbWU6IHN0cmluZzsgcmVhZG9ubHkgc3ludGF4OiBzdHJpbmc7IHJlYWRvbmx5IGRlZmF1bHQ/OiBzdHJpbmc7IHJlYWRvbmx5IGRlc2NyaXB0aW9uOiBzdHJpbmcgfVtdO1xuICByZWFkb25seSBjc3NQYXJ0czogcmVhZG9ubHkgeyByZWFkb25seSBuYW1lOiBzdHJpbmc7IHJlYWRvbmx5IGRlc2NyaXB0aW9uOiBzdHJpbmcgfVtdO1xufTtcblxuY29uc3QgYXR0cmlidXRlcyA9IHRhYmxlKFxuICBbXCJhdHRyaWJ1dGVcIiwgXCJtZWFuaW5nXCIsIFwidHlwZVwiLCBcImRlZmF1bHRcIl0sXG4gIE9iamVjdC5lbnRyaWVzKGF0dHJpYnV0ZURvY3MpLm1hcCgoW25hbWUsIGRvY10pID0+IFtjb2RlKG5hbWUpLCBjZWxsKGRvYy5kZXNjcmlwdGlvbiksIGNvZGUoZG9jLnR5cGUpLCBjZWxsKGRvYy5kZWZhdWx0KV0pLFxuKTtcblxuY29uc3QgcHJvcGVydGllcyA9IHRhYmxlKFxuICBbXCJwcm9wZXJ0eVwiLCBcInR5cGVcIiwgXCJhdHRyaWJ1dGVcIl0sXG4gIE9iamVjdC5rZXlzKGF0dHJpYnV0ZURvY3MpLm1hcCgobmFtZSkgPT4ge1xuICAgIGNvbnN0IHByb3BlcnR5ID0gcHJvcGVydHlPZihuYW1lIGFzIEF0dHJpYnV0ZU5hbWUpO1xuICAgIHJldHVybiBbY29kZShwcm9wZXJ0eSksIGNvZGUoZGVjbGFyYXRpb24ubWVtYmVycy5maW5kKChtZW1iZXIpID0+IG1lbWJlci5uYW1lID09PSBwcm9wZXJ0eSk/LnR5cGU/LnRleHQgPz8gXCJcIiksIGNvZGUobmFtZSldO1xuICB9KSxcbik7XG5cbmNvbnN0IGFkZHJlc3NlcyA9IHRhYmxlKFxuICBbXCJgZW52aXJvbm1lbnRgXCIsIFwiYGFwaWBcIiwgXCJgY29udGVudGBcIiwgXCJgaG9zdGVkYFwiXSxcbiAgZW52aXJvbm1lbnRzLm1hcCgobmFtZSkgPT4ge1xuICAgIGNvbnN0IHsgYXBpLCBjb250ZW50LCBob3N0ZWQgfSA9IGFkZHJlc3Nlc09mKG5hbWUpO1xuICAgIHJldHVybiBbbmFtZSwgYXBpLCBjb250ZW50LCBob3N0ZWRdLm1hcChjb2RlKTtcbiAgfSksXG4pO1xuXG5jb25zdCBtZXRob2RzID0gdGFibGUoXG4gIFtcIm1ldGhvZFwiLCBcIm1lYW5pbmdcIl0sXG4gIE9iamVjdC5lbnRyaWVzKG1ldGhvZERvY3MpLm1hcCgoW25hbWUsIHsgcGFyYW1ldGVycywgZGVzY3JpcHRpb24gfV0pID0+IHtcbiAgICBjb25zdCBnaXZlbiA9IHBhcmFtZXRlcnMubWFwKChwYXJhbWV0ZXIpID0+IGAke3BhcmFtZXRlci5uYW1lfSR7XCJvcHRpb25hbFwiIGluIHBhcmFtZXRlciA/IFwiP1wiIDogXCJcIn06ICR7cGFyYW1ldGVyLnR5cGV9YCk7XG4gICAgcmV0dXJuIFtjb2RlKGAke25hbWV9KCR7Z2l2ZW4uam9pbihcIiwgXCIpfSlgKSwgY2VsbChkZXNjcmlwdGlvbildO1xuICB9KSxcbik7XG5cbmNvbnN0IGV2ZW50cyA9IHRhYmxlKFxuICBbXCJldmVudFwiLCBcIndoZW5cIiwgXCJob3cgb2Z0ZW5cIiwgXCJvcmRlclwiXSxcbiAgT2JqZWN0LmVudHJpZXMoZXZlbnREb2NzKS5tYXAoKFtuYW1lLCB7IHdoZW4sIG9mdGVuLCBvcmRlciB9XSkgPT4gW2BbXFxgJHtuYW1lfVxcYF0oIyR7bmFtZX0pYCwgY2VsbCh3aGVuKSwgY2VsbChvZnRlbiksIGNlbGwob3JkZXIpXSksXG4pO1xuXG4vKiogT25lIHNlY3Rpb24gZm9yIGVhY2ggZXZlbnQsIHdpdGggdGhlIG1lbWJlcnMgb2YgaXRzIGRldGFpbC4gKi9cbmNvbnN0IGRldGFpbHMgPSBPYmplY3QuZW50cmllcyh0eXBlcylcbiAgLm1hcCgoW25hbWUsIG1lbWJlcnNdKSA9PiB7XG4gICAgY29uc3Qgbm90ZSA9IGNhbmNlbGFibGUuaGFzKG5hbWUgYXMgSXFFdmVudE5hbWUpID8gXCJDYW5jZWxhYmxlLlxcblxcblwiIDogXCJcIjtcbiAgICBjb25zdCByb3dzID0gbWVtYmVycy5tYXAoKG1lbWJlcikgPT4gW2NvZGUoYCR7bWVtYmVyLm5hbWV9JHttZW1iZXIuaXNPcHRpb25hbCA/IFwiP1wiIDogXCJcIn1gKSwgY2VsbChtZW1iZXIuZGVzY3JpcHRpb24pLCBjb2RlKG1lbWJlci50eXBlKV0pO1xuICAgIHJldHVybiBgIyMjIFxcYCR7bmFtZX1cXGAgeyMke25hbWV9fVxcblxcbiR7bm90ZX0ke3Jvd3MubGVuZ3RoID09PSAwID8gXCJJdHMgZGV0YWlsIGlzIGVtcHR5LlwiIDogdGFibGUoW1wibWVtYmVyIG9mIGBkZXRhaWxgXCIsIFwibWVhbmluZ1wiLCBcInR5cGVcIl0sIHJvd3MpfWA7XG4gIH0pXG4gIC5qb2luKFwiXFxuXFxuXCIpO1xuXG5jb25zdCBlcnJvcnMgPSB0YWJsZShcbiAgW1wiY29kZVwiLCBcImNhdXNlXCIsIFwicmVtZWR5XCJdLFxuICBPYmplY3QuZW50cmllcyhlcnJvckRvY3MpLm1hcCgoW25hbWUsIHsgY2F1c2UsIHJlbWVkeSB9XSkgPT4gW2NvZGUobmFtZSksIGNlbGwoY2F1c2UpLCBjZWxsKHJlbWVkeSldKSxcbik7XG5cbmNvbnN0IGNzc1Byb3BlcnRpZXMgPSB0YWJsZShcbiAgW1wicHJvcGVydHlcIiwgXCJzeW50YXhcIiwgXCJkZWZhdWx0XCIsIFwidG9rZW5cIl0sXG4gIGRlY2xhcmF0aW9uLmNzc1Byb3BlcnRpZXMubWFwKCh7IG5hbWUsIHN5bnRheCwgZGVmYXVsdDogdmFsdWUgPSBcIlwiLCBkZXNjcmlwdGlvbiB9KSA9PiB7XG4gICAgY29uc3QgWywgdG9rZW5dID0gL15UaGUgZGVzaWduIHRva2VuIChcXFMrKSwvLmV4ZWMoZGVzY3JpcHRpb24pID8/IFtdO1xuICAgIHJldHVybiBbY29kZShuYW1lKSwgY29kZShzeW50YXgpLCBjb2RlKHZhbHVlKSwgdG9rZW4gPT09IHVuZGVmaW5lZCA/IGNlbGwoZGVzY3JpcHRpb24pIDogY29kZSh0b2tlbildO1xuICB9KSxcbik7XG5cbmNvbnN0IHBhcnRzID0gdGFibGUoW1wicGFydFwiLCBcIm1lYW5pbmdcIl0sIGRlY2xhcmF0aW9uLmNzc1BhcnRzLm1hcCgoeyBuYW1lLCBkZXNjcmlwdGlvbiB9KSA9PiBbY29kZShuYW1lKSwgY2VsbChkZXNjcmlwdGlvbildKSk7XG5cbmNvbnN0IGJyb3dzZXJzID0gdGFibGUoW1wiYnJvd3NlclwiLCBcImZyb20gdmVyc2lvblwiLCBcImJlY2F1c2UgdGhlIHdpZGdldCBuZWVkc1wiXSwgb2xkZXN0QnJvd3NlcnMubWFwKCh7IG5hbWUsIHZlcnNpb24sIG5lZWRzIH0pID0+IFtuYW1lLCB2ZXJzaW9uLCBjZWxsKG5lZWRzKV0pKTtcblxuLyoqIFRoZSB0YWJsZXMgb2YgdGhlIHRhZyBpdHNlbGYsIGJ5IG5hbWUuICovXG5leHBvcnQgY29uc3QgZWxlbWVudFRhYmxlcyA9IHsgYXR0cmlidXRlcywgcHJvcGVydGllcywgYWRkcmVzc2VzLCBtZXRob2RzLCBldmVudHMsIGRldGFpbHMsIGVycm9ycywgYnJvd3NlcnMsIFwiY3NzLXByb3BlcnRpZXNcIjogY3NzUHJvcGVydGllcywgcGFydHMgfTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvZmF1bHRUYWJsZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzL2ZhdWx0VGFibGVzLnRzXCI7aW1wb3J0IHsgcmVhZEZpbGVTeW5jIH0gZnJvbSBcIm5vZGU6ZnNcIjtcbmltcG9ydCB7IGZpbGVVUkxUb1BhdGggfSBmcm9tIFwibm9kZTp1cmxcIjtcbmltcG9ydCB7IGVuZHBvaW50cyB9IGZyb20gXCIuLi8uLi8uLi9zcmMvYXBpL2NvbnRyYWN0L2VuZHBvaW50c1wiO1xuaW1wb3J0IHsgY2VsbCwgY29kZSwgdGFibGUgfSBmcm9tIFwiLi9tYXJrZG93blwiO1xuXG50eXBlIFNlZW4gPSBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCByZWFkb25seSBzdHJpbmdbXT4+O1xuXG4vKiogV3JpdHRlbiBieSBgbnBtIHJ1biBmYXVsdHNgOiB3aGF0IGEgdmlzaXRvciBzYXcsIGJ5IHRoZSBmYXVsdHMgYWZ0ZXIgd2hpY2ggdGhleSBzYXcgaXQuICovXG5jb25zdCBzZWVuQ2FsbHMgPSBKU09OLnBhcnNlKHJlYWRGaWxlU3luYyhmaWxlVVJMVG9QYXRoKG5ldyBVUkwoXCJmYXVsdHMuanNvblwiLCBpbXBvcnQubWV0YS51cmwpKSwgXCJ1dGY4XCIpKSBhcyBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCB7IHJlYWRvbmx5IG9uY2U6IFNlZW47IHJlYWRvbmx5IGFsd2F5czogU2VlbiB9Pj47XG5cbmNvbnN0IHNhaWQgPSAodGV4dDogc3RyaW5nKTogc3RyaW5nID0+ICh0ZXh0ID09PSBcIlwiID8gXCJOb3RoaW5nLiBUaGV5IGdvIG9uLlwiIDogY2VsbCh0ZXh0KSk7XG5jb25zdCBpc0NvZGUgPSAoZmF1bHQ6IHN0cmluZyk6IGJvb2xlYW4gPT4gL15bQS1aXS8udGVzdChmYXVsdCk7XG5jb25zdCBsaXN0ZWQgPSAoZmF1bHRzOiByZWFkb25seSBzdHJpbmdbXSk6IHN0cmluZyA9PiBmYXVsdHMubWFwKChmYXVsdCkgPT4gKGlzQ29kZShmYXVsdCkgPyBjb2RlKGZhdWx0KSA6IGZhdWx0KSkuam9pbihcIiwgXCIpO1xuXG4vKiogT25lIHJvdyBmb3IgZWFjaCB0aGluZyB0aGF0IGEgdmlzaXRvciBtYXkgc2VlIGFmdGVyIGEgY2FsbCB3ZW50IHdyb25nLiAqL1xuY29uc3Qgcm93cyA9IGVuZHBvaW50cy5mbGF0TWFwKCh7IGlkIH0pID0+IHtcbiAgY29uc3Qgc2VlbiA9IHNlZW5DYWxsc1tpZF07XG4gIGlmICghc2VlbikgcmV0dXJuIFtbY29kZShpZCksIFwiXCIsIFwiXCIsIFwiTm90IHRyaWVkOiBgbnBtIHJ1biBmYXVsdHNgIGZvdW5kIG5vIHdheSB0byBpdCwgb3IgaGFzbid0IHJ1biBzaW5jZSBpdCB3YXMgYWRkZWQuXCJdXTtcbiAgcmV0dXJuIChbXCJvbmNlXCIsIFwiYWx3YXlzXCJdIGFzIGNvbnN0KS5mbGF0TWFwKChyaHl0aG0pID0+IE9iamVjdC5lbnRyaWVzKHNlZW5bcmh5dGhtXSkubWFwKChbdGV4dCwgZmF1bHRzXSkgPT4gW2NvZGUoaWQpLCByaHl0aG0gPT09IFwib25jZVwiID8gXCJvbmNlXCIgOiBcImVhY2ggdGltZVwiLCBsaXN0ZWQoZmF1bHRzKSwgc2FpZCh0ZXh0KV0pKTtcbn0pO1xuXG4vKiogVGhlIHRhYmxlcyBvZiBjYWxscyB0aGF0IGdvIHdyb25nLCBlYWNoIHVuZGVyIGl0cyBuYW1lIGluIHRoZSBwYWdlcy4gKi9cbmV4cG9ydCBjb25zdCBmYXVsdFRhYmxlcyA9IHsgZmF1bHRzOiB0YWJsZShbXCJjYWxsXCIsIFwiZ29lcyB3cm9uZ1wiLCBcImhvd1wiLCBcIndoYXQgdGhlIHZpc2l0b3Igc2Vlc1wiXSwgcm93cykgfTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMva2VybmVsXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9rZXJuZWwvem9kLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2tlcm5lbC96b2QudHNcIjsvKipcbiAqIFRoZSBvbmx5IGltcG9ydCBvZiB6b2QuIEl0cyBjb21waWxlZCBwYXJzZXJzIHdvdWxkIGNhbGwgYG5ldyBGdW5jdGlvbmAsIHdoaWNoIGEgc3RyaWN0IENvbnRlbnQgU2VjdXJpdHkgUG9saWN5IGZvcmJpZHMsIHNvXG4gKiBqdXN0LWluLXRpbWUgY29tcGlsYXRpb24gaXMgdHVybmVkIG9mZiBiZWZvcmUgYW55IHNjaGVtYSBpcyBjcmVhdGVkLlxuICovXG5pbXBvcnQgKiBhcyB6IGZyb20gXCJ6b2QvbWluaVwiO1xuXG56LmNvbmZpZyh7IGppdGxlc3M6IHRydWUgfSk7XG5cbmV4cG9ydCB7IHogfTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvZW5kcG9pbnQudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2VuZHBvaW50LnRzXCI7aW1wb3J0IHR5cGUgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB0eXBlIHsgUHJvYmxlbUNvZGUgfSBmcm9tIFwiLi9wcm9ibGVtXCI7XG5cbnR5cGUgU2NoZW1hID0gei5ab2RNaW5pVHlwZTtcblxuLyoqXG4gKiBUaGUgcmVxdWlyZWQgYXV0aG9yaXphdGlvbi4gYHBhcnRuZXJgOiB0aGUgaGVhZGVyIFgtUGFydG5lci1LZXkgZnJvbSBvbmUgb2YgdGhlIHBhcnRuZXIncyBvcmlnaW5zOyBhIHNlc3Npb24gdG9rZW4gaXNcbiAqIGFjY2VwdGVkIHRvbywgc28gdGhhdCBhIGNyZWF0ZSBqb2lucyB0aGUgc2Vzc2lvbi4gYHNlc3Npb25gOiBhbHNvIGBBdXRob3JpemF0aW9uOiBCZWFyZXIgPHRva2VuPmAgb2YgdGhlIHNlc3Npb24gdGhhdFxuICogY3JlYXRlZCB0aGUgbGVhZCBvciBhcHBsaWNhdGlvbi5cbiAqL1xuZXhwb3J0IHR5cGUgQXV0aCA9IFwibm9uZVwiIHwgXCJwYXJ0bmVyXCIgfCBcInNlc3Npb25cIjtcblxuLyoqIE9uZSBjYWxsIG9mIHRoZSBBUEksIGFzIGEgcGFnZSBuZWVkcyBpdDogaG93IHRvIGNhbGwsIGFuZCBob3cgdG8gcmVhZCB0aGUgYW5zd2VyLiBJdHMgYFJlcXVlc3RgIGhhcyB0aGUgcmVzdC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRW5kcG9pbnQge1xuICAvKiogVW5pcXVlOyB0aGUgb3BlcmF0aW9uSWQgaW4gT3BlbkFQSS4gKi9cbiAgcmVhZG9ubHkgaWQ6IHN0cmluZztcbiAgcmVhZG9ubHkgbWV0aG9kOiBcIkdFVFwiIHwgXCJQT1NUXCIgfCBcIlBBVENIXCIgfCBcIkRFTEVURVwiO1xuICAvKiogUGFyYW1ldGVycyBpbiBicmFjZXM6IGAvdjEvbGVhZHMve2xlYWRJZH1gLiBMaXRlcmFsIHNlZ21lbnRzIHdpbiBvdmVyIHBhcmFtZXRlcnMuICovXG4gIHJlYWRvbmx5IHBhdGg6IGAvdjEvJHtzdHJpbmd9YDtcbiAgcmVhZG9ubHkgYXV0aDogQXV0aDtcbiAgLyoqIEFic2VudCBpZiB0aGUgcmVzcG9uc2UgaGFzIG5vIGJvZHksIG9yIGlzIGEgZmlsZS4gKi9cbiAgcmVhZG9ubHkgcmVzcG9uc2U/OiAoKSA9PiBTY2hlbWE7XG4gIC8qKiBUaGUgbWVkaWEgdHlwZSBvZiBhIGZpbGUgdGhhdCB0aGUgcmVzcG9uc2UgaXMsIGluc3RlYWQgb2YgSlNPTi4gKi9cbiAgcmVhZG9ubHkgZmlsZT86IFwiYXBwbGljYXRpb24vcGRmXCI7XG4gIC8qKiBUaGUgZGF0YSBvZiBlYWNoIHNlcnZlci1zZW50IGV2ZW50LCBpZiB0aGUgcmVzcG9uc2UgaXMgYSBzdHJlYW0uICovXG4gIHJlYWRvbmx5IGV2ZW50cz86ICgpID0+IFNjaGVtYTtcbiAgcmVhZG9ubHkgc3RhdHVzOiAyMDAgfCAyMDEgfCAyMDIgfCAyMDQ7XG4gIC8qKiBBIGNyZWF0ZTogdGhlIElkZW1wb3RlbmN5LUtleSBoZWFkZXIgaXMgcmVxdWlyZWQsIGFuZCBhIHJlcGVhdCBnZXRzIHRoZSBmaXJzdCByZXNwb25zZS4gKi9cbiAgcmVhZG9ubHkgY3JlYXRlPzogdHJ1ZTtcbiAgLyoqXG4gICAqIFRoZSBYLVJldmlzaW9uIGhlYWRlciBjYXJyaWVzIHRoZSByZXZpc2lvbiBsYXN0IHNlZW4uIGB1bmxlc3NFbXB0eWA6IG5vdCByZXF1aXJlZCBmb3IgYW4gZW1wdHkgYm9keSwgd2hpY2ggY2hhbmdlcyBub1xuICAgKiBhbnN3ZXIuIEEgcmVwZWF0IHdpdGggdGhlIHNhbWUgSWRlbXBvdGVuY3ktS2V5IGdldHMgdGhlIGZpcnN0IHJlc3BvbnNlIGluc3RlYWQgb2YgUkVWSVNJT05fQ09ORkxJQ1QuXG4gICAqL1xuICByZWFkb25seSByZXZpc2lvbj86IFwicmVxdWlyZWRcIiB8IFwidW5sZXNzRW1wdHlcIjtcbiAgLyoqIEEgUE9TVCB0aGF0IG9ubHkgcmVhZHMsIGJlY2F1c2UgaXRzIGlucHV0IGlzIHBlcnNvbmFsIGFuZCBkb2Vzbid0IGJlbG9uZyBpbiBhIFVSTC4gQ2FuIGJlIHJlcGVhdGVkLiAqL1xuICByZWFkb25seSBzYWZlPzogdHJ1ZTtcbiAgLyoqIE9ubHkgZm9yIHRoZSBwYXJ0bmVyJ3MgcGFnZXM6IGEgY2FsbCB3aXRob3V0IGFuIE9yaWdpbiBpcyByZWZ1c2VkLiAqL1xuICByZWFkb25seSBwYWdlT25seT86IHRydWU7XG59XG5cbi8qKiBEZWNsYXJlcyBhbiBlbmRwb2ludCwga2VlcGluZyBpdHMgZXhhY3QgdHlwZXMuICovXG5leHBvcnQgY29uc3QgZW5kcG9pbnQgPSA8Y29uc3QgRGVjbGFyZWQgZXh0ZW5kcyBFbmRwb2ludD4oZGVjbGFyZWQ6IERlY2xhcmVkKTogRGVjbGFyZWQgPT4gZGVjbGFyZWQ7XG5cbi8qKiBNYWtlcyB0aGUgc2NoZW1hIHdoZW4gdGhlIGZpcnN0IGFuc3dlciBjb21lczogYSBwYWdlIGRvZXNuJ3QgcGF5IGZvciB0aGUgc2NoZW1hcyB0aGF0IGl0IG5ldmVyIHJlYWRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGxhemlseTxNYWRlIGV4dGVuZHMgU2NoZW1hPihtYWtlOiAoKSA9PiBNYWRlKTogKCkgPT4gTWFkZSB7XG4gIGxldCBtYWRlOiBNYWRlIHwgdW5kZWZpbmVkO1xuICByZXR1cm4gKCkgPT4gKG1hZGUgPz89IG1ha2UoKSk7XG59XG5cbi8qKlxuICogVGhlIHBhcnQgb2YgYW4gZW5kcG9pbnQgdGhhdCBvbmx5IHRoZSBzZXJ2aWNlIGFuZCB0aGUgT3BlbkFQSSBkb2N1bWVudCBuZWVkOiBpdHMgc3VtbWFyeSwgdGhlIHNjaGVtYXMgdGhhdCBjaGVjayBhIGNhbGwsIGFuZCB0aGVcbiAqIGNvZGVzIHRoYXQgcmVmdXNlIGl0LiBJdCBpcyBpbiB0aGUgYC5yZXF1ZXN0cy50c2AgZmlsZSBiZXNpZGUgdGhlIGVuZHBvaW50LiBBIHBhZ2UgaW1wb3J0cyBvbmx5IHRoZSB0eXBlcyBmcm9tIHRoZXJlLlxuICovXG5leHBvcnQgaW50ZXJmYWNlIFJlcXVlc3Qge1xuICByZWFkb25seSBzdW1tYXJ5OiBzdHJpbmc7XG4gIHJlYWRvbmx5IHBhcmFtcz86IFNjaGVtYTtcbiAgcmVhZG9ubHkgcXVlcnk/OiBTY2hlbWE7XG4gIHJlYWRvbmx5IGJvZHk/OiBTY2hlbWE7XG4gIC8qKiBUaGUgZW5kcG9pbnQncyBvd24gY29kZXMuIFZBTElEQVRJT04sIFJBVEVfTElNSVRFRCwgSU5URVJOQUwgYW5kIHRob3NlIG9mIGBhdXRoYCBhcmUgcG9zc2libGUgb24gZXZlcnkgY2FsbC4gKi9cbiAgcmVhZG9ubHkgcHJvYmxlbXM6IHJlYWRvbmx5IFByb2JsZW1Db2RlW107XG59XG5cbi8qKiBSZXF1ZXN0cyBieSB0aGVpciBlbmRwb2ludCdzIGlkLiAqL1xuZXhwb3J0IHR5cGUgUmVxdWVzdHMgPSBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBSZXF1ZXN0Pj47XG5cbmV4cG9ydCB0eXBlIFJlc3BvbnNlT2Y8Q2FsbGVkIGV4dGVuZHMgRW5kcG9pbnQ+ID0gQ2FsbGVkIGV4dGVuZHMgeyBmaWxlOiBzdHJpbmcgfVxuICA/IEJsb2JcbiAgOiBDYWxsZWQgZXh0ZW5kcyB7IHJlc3BvbnNlOiAoKSA9PiBpbmZlciBHaXZlbiBleHRlbmRzIFNjaGVtYSB9XG4gICAgPyB6Lm91dHB1dDxHaXZlbj5cbiAgICA6IHVuZGVmaW5lZDtcbmV4cG9ydCB0eXBlIEV2ZW50T2Y8Q2FsbGVkIGV4dGVuZHMgRW5kcG9pbnQ+ID0gQ2FsbGVkIGV4dGVuZHMgeyBldmVudHM6ICgpID0+IGluZmVyIEdpdmVuIGV4dGVuZHMgU2NoZW1hIH0gPyB6Lm91dHB1dDxHaXZlbj4gOiBuZXZlcjtcblxuLyoqIEhlYWRlcnMgdGhhdCB0aGUgY29udHJhY3QgZGVmaW5lcy4gKi9cbmV4cG9ydCBjb25zdCBoZWFkZXJzID0ge1xuICBwYXJ0bmVyS2V5OiBcIlgtUGFydG5lci1LZXlcIixcbiAgaWRlbXBvdGVuY3lLZXk6IFwiSWRlbXBvdGVuY3ktS2V5XCIsXG4gIHJldmlzaW9uOiBcIlgtUmV2aXNpb25cIixcbiAgLyoqIFwib2ZmXCIgcmVxdWVzdHMgZXZlcnkgbGluZSBpbiBldmVyeSBzdGF0ZSBmcm9tIGEgc2VydmljZSB0aGF0IGFjY2VwdHMgdGVzdCBpbnB1dHMuIE90aGVycyBpZ25vcmUgaXQuICovXG4gIHN0YXRlRmlsdGVyOiBcIlgtU3RhdGUtRmlsdGVyXCIsXG59IGFzIGNvbnN0O1xuXG4vKiogTW9zdCBjaGFyYWN0ZXJzIG9mIGFuIElkZW1wb3RlbmN5LUtleS4gKi9cbmV4cG9ydCBjb25zdCBpZGVtcG90ZW5jeUtleUxlbmd0aCA9IDIwMDtcblxuLyoqIEZld2VzdCBjaGFyYWN0ZXJzOiB0aGUga2V5IG9wZW5zIHRoZSBzdG9yZWQgcmVzcG9uc2UsIHNvIGl0IG11c3QgYmUgYXMgaGFyZCB0byBndWVzcyBhcyBhIFVVSUQuICovXG5leHBvcnQgY29uc3QgaWRlbXBvdGVuY3lLZXlMZWFzdCA9IDIwO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idXNpbmVzc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvbGltaXRzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzL2xpbWl0cy50c1wiOy8qKiBCb3VuZHMgdGhhdCBib3RoIHRoZSBzY3JlZW5zIGFuZCB0aGUgc2VydmljZSBjaGVjay4gZGVjaXNpb25zLm1kLCBcIkJvdW5kc1wiLCBleHBsYWlucyB0aG9zZSB0aGF0IGhhZCB0byBiZSBjaG9zZW4uICovXG5cbi8qKiBDb21wbGV0ZWQgeWVhcnMgb24gdGhlIHZpc2l0b3IncyBjYWxlbmRhci4gT3V0c2lkZSBsaWZlJ3MgYm91bmRzIHRoZSBhZ2UgbW9kYWwgb3BlbnMuICovXG5leHBvcnQgY29uc3QgYWdlID0geyBtaW46IDE4LCBtYXg6IDEwMCwgbGlmZU1pbjogMTgsIGxpZmVNYXg6IDgwIH0gYXMgY29uc3Q7XG5cbi8qKiBOb3J0aCBBbWVyaWNhbiBudW1iZXJzLiBgZm9ybWF0dGVkYCBpcyB0aGUgbGVuZ3RoIG9mIChOUEEpIE5YWC1YWFhYLiAqL1xuZXhwb3J0IGNvbnN0IHBob25lID0geyBkaWdpdHM6IDEwLCBmb3JtYXR0ZWQ6IDE0LCBjb3VudHJ5Q29kZTogXCIxXCIgfSBhcyBjb25zdDtcbmV4cG9ydCBjb25zdCB6aXAgPSB7IGRpZ2l0czogNSB9IGFzIGNvbnN0O1xuXG4vKipcbiAqIENTUyBwaXhlbHMgb2YgdGhlIHdpZGdldCdzIGNvbnRhaW5lci4gRnJvbSBgcGFpcmAgb24sIHR3byBmaWVsZHMgYXJlIHNpZGUgYnkgc2lkZTsgZnJvbSBgYXNpZGVgIG9uLCBhIGNvbHVtbiBoYXMgYSBub3RlXG4gKiBiZXNpZGUgaXQ7IGZyb20gYHJvd2Agb24sIGEgcXVvdGUgaXMgb25lIHJvdy4gQmVsb3cgYHJvb215YCwgb3B0aW9uYWwgZGV0YWlscyBhcmUgaGlkZGVuOyBiZWxvdyBgc2xpbWAsIHdoaWNoIGlzIGEgcGhvbmVcbiAqIHdpdGggZG91YmxlZCB0ZXh0LCBldmVyeXRoaW5nIGlzIHN0YWNrZWQuIFN0eWxlIHNoZWV0cyBjb250YWluIHRoZSBudW1iZXJzIHRoZW1zZWx2ZXMsIHdoaWNoIGEgdGVzdCBjb21wYXJlcy5cbiAqL1xuZXhwb3J0IGNvbnN0IHdpZHRoID0geyBzbGltOiAyNjAsIHJvb215OiAzNjAsIHBhaXI6IDY0MCwgcm93OiA2NjAsIGFzaWRlOiA5NjAgfSBhcyBjb25zdDtcblxuLyoqXG4gKiBIb3VycyBvZiB0aGUgZGF5LiBBZHZpc29ycycgaG91cnMgYXJlIGluIE5ldyBZb3JrOyBjYWxsIGhvdXJzIGFyZSB0aG9zZSBvZiB0aGUgY2FsbGVkIHBhcnR5ICg0NyBDRlIgNjQuMTIwMChjKSgxKTsgRmxvcmlkYVxuICogXHUwMEE3NTAxLjYxNig2KSkuXG4gKi9cbmV4cG9ydCBjb25zdCBhZHZpc29ySG91cnMgPSB7IG9wZW5zOiA4LCBjbG9zZXM6IDIxIH0gYXMgY29uc3Q7XG5leHBvcnQgY29uc3QgY2FsbEhvdXJzID0geyBmaXJzdDogOCwgbGFzdDogMjEsIGxhc3RJbkZsb3JpZGE6IDIwIH0gYXMgY29uc3Q7XG4vKiogTWludXRlcyB1bnRpbCBjbG9zaW5nIHRpbWUgdGhhdCBhbiBpbW1lZGlhdGUgY2FsbCBuZWVkcy4gKi9cbmV4cG9ydCBjb25zdCBjYWxsQXRPbmNlID0gMTU7XG4vKipcbiAqIEhvdXJzIG9mIGEgc2Vzc2lvbjogZm9yIGFzIGxvbmcsIGEgdGFiJ3MgYW5zd2VycyBhbmQgYWNjZXNzIHRvIHRoZSBzZXJ2aWNlIGxhc3Qgc2luY2UgdGhlaXIgbGFzdCB1c2UsIGFuZCBhIGxpbmsgdGhhdCBjb250aW51ZXNcbiAqIHRoZSB2aXNpdCB3b3Jrcy4gQSBwYXJ0bmVyJ3MgY29uZmlnIG1heSBhc2sgZm9yIG1vcmUgdGhhbiB0aGUgdXN1YWw7IHRoZSBtb3N0IGlzIGFzIGxvbmcgYXMgYW4gdW5maW5pc2hlZCBsZWFkIGlzIGtlcHQuXG4gKi9cbmV4cG9ydCBjb25zdCBzZXNzaW9uSG91cnMgPSB7IHVzdWFsOiAyNCwgbWF4OiA3MjAgfSBhcyBjb25zdDtcblxuLyoqIFRoZSBtaW5pbXVtIGFnZSBpbiB5ZWFycyBmb3IgYSBsaWNlbnNlLiAqL1xuZXhwb3J0IGNvbnN0IGxpY2Vuc2VkRnJvbUFnZSA9IDE0O1xuXG5leHBvcnQgY29uc3QgZHJpdmVycyA9IHsgbWF4OiA2IH0gYXMgY29uc3Q7XG4vKiogQ29tcGxldGVkIHllYXJzIG9mIGEgZHJpdmVyIG90aGVyIHRoYW4gdGhlIHBvbGljeWhvbGRlci4gKi9cbmV4cG9ydCBjb25zdCBkcml2ZXJBZ2UgPSB7IG1pbjogMTgsIG1heDogMTAwIH0gYXMgY29uc3Q7XG5leHBvcnQgY29uc3QgY2xhaW1Db3VudCA9IHsgbWluOiAwLCBtYXg6IDEwIH0gYXMgY29uc3Q7XG4vKiogSW5jaWRlbnRzIG9sZGVyIHRoYW4gdGhpcyBtYW55IHllYXJzIGFyZW4ndCBhc2tlZCBmb3IuICovXG5leHBvcnQgY29uc3QgZHJpdmVySGlzdG9yeVllYXJzID0gMztcblxuLyoqIFRoZSBvbGRlc3QgYWNjZXB0ZWQgbW9kZWwgeWVhcnM7IHRoZSBuZXdlc3QgaXMgbmV4dCB5ZWFyJ3MuICovXG5leHBvcnQgY29uc3QgdmVoaWNsZVllYXIgPSB7IGF1dG9NaW46IDE5OTAsIG1vdG9yY3ljbGVNaW46IDE5ODEgfSBhcyBjb25zdDtcbi8qKiBUaGUgb2xkZXN0IGFjY2VwdGVkIG1vZGVsIHllYXIgYnkgdHlwZSBvZiB2ZWhpY2xlLiAqL1xuZXhwb3J0IGNvbnN0IG9sZGVzdFllYXIgPSB7IGNhcjogdmVoaWNsZVllYXIuYXV0b01pbiwgbW90b3JjeWNsZTogdmVoaWNsZVllYXIubW90b3JjeWNsZU1pbiB9IGFzIGNvbnN0O1xuZXhwb3J0IGNvbnN0IHZlaGljbGVzID0geyBtYXg6IDQsIHByZWZpbGxlZE1heDogOCB9IGFzIGNvbnN0O1xuZXhwb3J0IGNvbnN0IHZpbiA9IHsgbGVuZ3RoOiAxNywgbnVtZXJpY1RhaWw6IDUgfSBhcyBjb25zdDtcblxuLyoqIE1pbGVzIGEgeWVhci4gKi9cbmV4cG9ydCBjb25zdCBtaWxlYWdlID0geyBhdXRvOiB7IG1pbjogMV8wMDAsIG1heDogMTAwXzAwMCB9LCBtb3RvcmN5Y2xlOiB7IG1pbjogMTAwLCBtYXg6IDUwXzAwMCB9IH0gYXMgY29uc3Q7XG4vKiogWWVhcnMgb2YgY29udGludW91cyBjb3ZlcmFnZSBvZmZlcmVkIG9uZSBieSBvbmU7IHRoZSBuZXh0IGNob2ljZSBpcyBcIjUgeWVhcnMgb3IgbW9yZVwiLiAqL1xuZXhwb3J0IGNvbnN0IGNvdmVyYWdlWWVhcnMgPSB7IG1heDogNSB9IGFzIGNvbnN0O1xuXG4vKiogQ2hhcmFjdGVycy4gKi9cbmV4cG9ydCBjb25zdCBsZW5ndGggPSB7XG4gIG5hbWU6IDQwLFxuICBwZXROYW1lOiA1MCxcbiAgdmVoaWNsZTogNjAsXG4gIGNvbXBhbnk6IDQwLFxuICBjaXR5OiA1MCxcbiAgZW1haWw6IDUwLFxuICBlbWFpbExvY2FsOiA2NCxcbiAgZW1haWxEb21haW46IDI1NSxcbiAgYWRkcmVzc0xpbmU6IDEwMCxcbiAgYWRkcmVzc1NlYXJjaDogMjAwLFxuICB1bml0OiAyMCxcbn0gYXMgY29uc3Q7XG5cbmV4cG9ydCBjb25zdCBob21lID0ge1xuICBzcXVhcmVGZWV0OiB7IG1pbjogMTAwLCBtYXg6IDIwXzAwMCB9LFxuICB5ZWFyQnVpbHRNaW46IDFfNzAwLFxuICBzdG9yaWVzOiB7IG1pbjogMSwgbWF4OiA0LCBjb25kb01heDogMTAwIH0sXG59IGFzIGNvbnN0O1xuLyoqIERvbGxhcnMgdG8gcmVidWlsZDsgaG9tZXMgc3RyaWN0bHkgYWJvdmUgdGhlc2UgbmVlZCBhbiBhZHZpc29yLiAqL1xuZXhwb3J0IGNvbnN0IHJlYnVpbGRDb3N0ID0geyBtYXg6IDJfMDAwXzAwMCwgY29uZG9NYXg6IDFfMDAwXzAwMCB9IGFzIGNvbnN0O1xuLyoqIERheXMgZnJvbSB0b2RheS4gQSBkYXRlIGJleW9uZCBgdHJpY2t5QWZ0ZXJgIGlzbid0IGEgdHlwaW5nIGVycm9yLCBhbmQgYW4gYWR2aXNvciBoZWxwcy4gKi9cbmV4cG9ydCBjb25zdCBzdGFydERhdGUgPSB7IHdpbmRvdzogNjAsIHRyaWNreUFmdGVyOiAzNjUgfSBhcyBjb25zdDtcbi8qKiBUaGUgZWFybGllc3QgZGF5IG9uIHdoaWNoIGEgcmVudGVyIG1heSBoYXZlIG1vdmVkIGluOyB0aGUgbGF0ZXN0IGlzIHRvZGF5LiAqL1xuZXhwb3J0IGNvbnN0IHJlc2lkZWRGcm9tID0geyB5ZWFyOiAxOTcwLCBtb250aDogMSwgZGF5OiAxIH0gYXMgY29uc3Q7XG4vKiogQm91bmRzIGluIGRvbGxhcnMgZm9yIGEgdHlwZWQgY292ZXJhZ2UgYW1vdW50LiAqL1xuZXhwb3J0IGNvbnN0IHR5cGVkQ292ZXJhZ2UgPSB7IG1pbjogMV8wMDAsIG1heDogMTAwXzAwMCB9IGFzIGNvbnN0O1xuZXhwb3J0IGNvbnN0IHBldEFnZSA9IHsgbWluOiAxLCBtYXg6IDIwIH0gYXMgY29uc3Q7XG4vKiogQm91bmRzIGluIGRvbGxhcnMgZm9yIHRoZSBmaWd1cmVzIGluIGxpZmUncyBjYWxjdWxhdG9yLCBhbmQgZm9yIHRoZSBtb250aGx5IHByaWNlIG9mIGEgY3VycmVudCBwb2xpY3kuICovXG5leHBvcnQgY29uc3QgaGVscGVyQW1vdW50ID0geyBtaW46IDAsIG1heDogOTk5Xzk5OV85OTkgfSBhcyBjb25zdDtcbmV4cG9ydCBjb25zdCBvd25QcmljZSA9IHsgbWluOiAxLCBtYXg6IDk5Xzk5OSB9IGFzIGNvbnN0O1xuXG4vKiogVGhlIGZyYWdtZW50IHBhcmFtZXRlciB3aXRoIGEgcmVzdW1lIGxpbmsncyBzZWNyZXQ6IGAjaXEtcmVzdW1lPVx1MjAyNmAuICovXG5leHBvcnQgY29uc3QgcmVzdW1lUGFyYW1ldGVyID0gXCJpcS1yZXN1bWVcIjtcblxuLyoqIE1vc3QgY2hhcmFjdGVycyBvZiBhIGJhc2U2NCBwcmVmaWxsIHBhcmFtZXRlci4gKi9cbmV4cG9ydCBjb25zdCBwcmVmaWxsUGFyYW1ldGVyID0gNF8wOTY7XG4vKiogQ2hhcmFjdGVycyBvZiB0aGUgcXVvdGUgaWQgdGhhdCBhIGxlYWQgY2Fycmllcy4gKi9cbmV4cG9ydCBjb25zdCBsZWFkUXVvdGVJZCA9IDE0O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idXNpbmVzc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvYWRkcmVzc1BhdHRlcm5zLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzL2FkZHJlc3NQYXR0ZXJucy50c1wiO2ltcG9ydCB7IHppcCB9IGZyb20gXCIuL2xpbWl0c1wiO1xuXG4vKipcbiAqIENoYXJhY3RlcnMgYWxsb3dlZCBpbiBhbiBhZGRyZXNzJ3MgcGFydHMsIHdoYXRldmVyIHRoZWlyIGxlbmd0aC4gTGV0dGVycyBvZiBhbnkgYWxwaGFiZXQgYW5kIGJvdGggYXBvc3Ryb3BoZXMgYXJlIGFsbG93ZWQsXG4gKiBiZWNhdXNlIHN0cmVldHMgYXJlIG5hbWVkIGFmdGVyIHBlb3BsZSBmcm9tIGV2ZXJ5d2hlcmUuXG4gKi9cbmV4cG9ydCBjb25zdCBhZGRyZXNzUGF0dGVybnMgPSB7XG4gIGxpbmU6IC9eW1xccHtMfVxccHtNfTAtOSAvXFwtXi4oKSwnXHUyMDE5I10rJC91LFxuICAvKiogVW5pdDogZW1wdHksIG9yIGFuIG9wdGlvbmFsICMgYW5kIHdvcmQgY2hhcmFjdGVycywgY29tbWFzLCBwZXJpb2RzLCBhcG9zdHJvcGhlcywgc3BhY2VzLCBoeXBoZW5zLiAqL1xuICB1bml0OiAvXiM/W1xcdywuJyAtXSokLyxcbiAgY2l0eTogL15bXFxwe0x9XFxwe019ICdcdTIwMTlcXC0uXSskL3UsXG4gIC8qKiBaSVAgY29kZSwgaW5jbHVkaW5nIGl0cyBsZW5ndGguICovXG4gIHppcDogbmV3IFJlZ0V4cChgXlxcXFxkeyR7emlwLmRpZ2l0c319JGApLFxufSBhcyBjb25zdDtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3NcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzL3RlbGVwaG9uZS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9idXNpbmVzcy90ZWxlcGhvbmUudHNcIjtpbXBvcnQgeyBwaG9uZSB9IGZyb20gXCIuL2xpbWl0c1wiO1xuXG4vKiogUmV0dXJucyB0aGUgdGVsOiBsaW5rIG9mIGEgbnVtYmVyIGFzIHBhcnRuZXJzIHdyaXRlIGl0LiAqL1xuZXhwb3J0IGNvbnN0IHRlbGVwaG9uZSA9IChudW1iZXI6IHN0cmluZyk6IHN0cmluZyA9PiBgdGVsOiske3Bob25lLmNvdW50cnlDb2RlfSR7bnVtYmVyLnJlcGxhY2UoL1xcRC9nLCBcIlwiKS5zbGljZSgtcGhvbmUuZGlnaXRzKX1gO1xuXG4vKiogTm9ydGggQW1lcmljYW4gbnVtYmVyaW5nOiBhcmVhIGNvZGUgMi05IHRoZW4gMC04LCBleGNoYW5nZSAyLTk7IGFueSBVUyB3cml0aW5nIG9mIHRoZSB0ZW4gZGlnaXRzLCB3aXRoIG9yIHdpdGhvdXQgKzEuICovXG5leHBvcnQgY29uc3QgcGhvbmVQYXR0ZXJuID0gbmV3IFJlZ0V4cChgXig/OlxcXFwrPyR7cGhvbmUuY291bnRyeUNvZGV9WyAuLV0/KT9cXFxcKD9bMi05XVswLThdXFxcXGRcXFxcKT9bIC4tXT9bMi05XVxcXFxkezJ9WyAuLV0/XFxcXGR7JHtwaG9uZS5kaWdpdHMgLSA2fX0kYCk7XG5cbi8qKiBBIG51bWJlciB3aXRoIHNwYWNlcyB0aGF0IGRvbid0IHdyYXAuICovXG5leHBvcnQgY29uc3QgdW5icm9rZW4gPSAobnVtYmVyOiBzdHJpbmcpOiBzdHJpbmcgPT4gbnVtYmVyLnJlcGxhY2UoLyAvZywgXCJcXHUwMGEwXCIpLnJlcGxhY2UoLy0vZywgXCJcXHUyMDExXCIpO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9rZXJuZWxcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2tlcm5lbC9wZXJzb25QYXR0ZXJucy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9rZXJuZWwvcGVyc29uUGF0dGVybnMudHNcIjsvKipcbiAqIFBhdHRlcm5zIG9mIGEgcGVyc29uJ3MgbmFtZS4gVGhlcmUgYXJlIHR3bywgc28gdGhhdCBlYWNoIHJlYWRzIHRoZSBuYW1lIG9uY2UgZnJvbSBsZWZ0IHRvIHJpZ2h0LiBQdW5jdHVhdGlvbiBhbG9uZSBpc24ndCBhXG4gKiBuYW1lLlxuICovXG5leHBvcnQgY29uc3QgbmFtZVBhdHRlcm5zID0ge1xuICAvKiogVW5pY29kZSBsZXR0ZXJzLCBzcGFjZSwgZG90LCBhcG9zdHJvcGhlLCBoeXBoZW4uICovXG4gIGNoYXJhY3RlcnM6IC9eW1xccHtMfVxccHtNfSAuJ1x1MjAxOS1dKyQvdSxcbiAgbGV0dGVyOiAvXFxwe0x9L3UsXG59IGFzIGNvbnN0O1xuXG4vKipcbiAqIEFuIGUtbWFpbCBhZGRyZXNzIGluIGxvd2VyIGNhc2U6IG9uZSBALCBubyBjb25zZWN1dGl2ZSBkb3RzIGFuZCBub25lIGJlZm9yZSB0aGUgQCwgbm9uZSBvZiBAIC4gXyBhdCBlaXRoZXIgZW5kLiBJdCBkb2Vzbid0XG4gKiBjaGVjayB0aGF0IHRoZSBsYXN0IGxhYmVsIGlzIGEgdG9wLWxldmVsIGRvbWFpbi5cbiAqL1xuZXhwb3J0IGNvbnN0IGVtYWlsUGF0dGVybiA9IC9eKD8hWy5fXSkoPyEuKlxcLlsuQF0pW2EtejAtOSEjJCUmJyorLz0/Xl9ge3x9fi4tXStAKD86W2EtejAtOV0oPzpbYS16MC05LV17MCw2MX1bYS16MC05XSk/XFwuKSsoPzpbYS16XXsyLH18eG4tLVthLXowLTktXSpbYS16MC05XSkkLztcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvdmFsdWVzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC92YWx1ZXMudHNcIjsvKiogVmFsdWVzIHRoYXQgc2V2ZXJhbCByZXNvdXJjZXMgc2hhcmUuICovXG5pbXBvcnQgeyBhZGRyZXNzUGF0dGVybnMgfSBmcm9tIFwiLi4vLi4vYnVzaW5lc3MvYWRkcmVzc1BhdHRlcm5zXCI7XG5pbXBvcnQgeyBpbnN1cmFuY2VMaW5lcywgdHlwZSBJbnN1cmFuY2VMaW5lIH0gZnJvbSBcIi4uLy4uL2J1c2luZXNzL2xpbmVzXCI7XG5pbXBvcnQgeyBsZW5ndGggfSBmcm9tIFwiLi4vLi4vYnVzaW5lc3MvbGltaXRzXCI7XG5pbXBvcnQgeyBwaG9uZVBhdHRlcm4gfSBmcm9tIFwiLi4vLi4vYnVzaW5lc3MvdGVsZXBob25lXCI7XG5pbXBvcnQgeyBlbWFpbFBhdHRlcm4sIG5hbWVQYXR0ZXJucyB9IGZyb20gXCIuLi8uLi9rZXJuZWwvcGVyc29uUGF0dGVybnNcIjtcbmltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuXG5leHBvcnQgY29uc3QgdGV4dCA9IChtYXg6IG51bWJlcikgPT4gei5zdHJpbmcoKS5jaGVjayh6LnRyaW0oKSwgei5taW5MZW5ndGgoMSksIHoubWF4TGVuZ3RoKG1heCkpO1xuXG5leHBvcnQgY29uc3QgaWQgPSB6LnN0cmluZygpLmNoZWNrKHoucmVnZXgoL15bXFx3LV17MSw2NH0kLykpO1xuXG4vKiogSW5jcmVhc2VzIGJ5IG9uZSB3aXRoIGVhY2ggY2hhbmdlIG9mIGl0cyBlbnRpdHkuICovXG5leHBvcnQgY29uc3QgcmV2aXNpb24gPSB6LmludCgpLmNoZWNrKHoubm9ubmVnYXRpdmUoKSk7XG5cbi8qKiBZWVlZLU1NLURELiAqL1xuZXhwb3J0IGNvbnN0IGlzb0RheSA9IHouc3RyaW5nKCkuY2hlY2soei5yZWdleCgvXlxcZHs0fS1cXGR7Mn0tXFxkezJ9JC8pKTtcblxuLyoqIEFuIGluc3RhbnQsIFVUQywgSVNPIDg2MDEuICovXG5leHBvcnQgY29uc3QgaW5zdGFudCA9IHouc3RyaW5nKCkuY2hlY2soei5yZWdleCgvXlxcZHs0fS1bMDFdXFxkLVswLTNdXFxkVFswLTJdXFxkOlswLTVdXFxkOlswLTVdXFxkKFxcLlxcZHsxLDl9KT8oWnxbKy1dXFxkXFxkOlxcZFxcZCkkLykpO1xuXG4vKiogSW5jcmVhc2VzIGVhY2ggdGltZSB0aGF0IGEgdmlzaXQgbW92ZXMgdG8gYW5vdGhlciBkZXZpY2U7IHRoZSBwcmV2aW91cyBkZXZpY2Ugc3RpbGwgaGFzIHRoZSBsb3dlciBudW1iZXIuICovXG5leHBvcnQgY29uc3QgZGV2aWNlTnVtYmVyID0gei5pbnQoKTtcblxuLyoqIFR3byBjYXBpdGFsIGxldHRlcnMsIGluY2x1ZGluZyB0ZXJyaXRvcmllcyBhbmQgbWlsaXRhcnkgY29kZXMuICovXG5leHBvcnQgY29uc3Qgc3RhdGVDb2RlID0gei5zdHJpbmcoKS5jaGVjayh6LnJlZ2V4KC9eW0EtWl17Mn0kLykpO1xuXG5leHBvcnQgY29uc3QgemlwQ29kZSA9IHouc3RyaW5nKCkuY2hlY2soei5yZWdleChhZGRyZXNzUGF0dGVybnMuemlwKSk7XG5cbmV4cG9ydCBjb25zdCBpbnN1cmFuY2VMaW5lID0gei5lbnVtKGluc3VyYW5jZUxpbmVzLm1hcCgobGluZSkgPT4gbGluZS53aXJlKSBhcyBbSW5zdXJhbmNlTGluZSwgLi4uSW5zdXJhbmNlTGluZVtdXSk7XG5cbmV4cG9ydCBjb25zdCBlbWFpbCA9IHouc3RyaW5nKCkuY2hlY2soei50b0xvd2VyQ2FzZSgpLCB6Lm1heExlbmd0aChsZW5ndGguZW1haWwpLCB6LnJlZ2V4KGVtYWlsUGF0dGVybikpO1xuXG4vKiogQW55IFVTIHdyaXRpbmcgb2YgdGVuIGRpZ2l0cywgd2l0aCBvciB3aXRob3V0ICsxLiAqL1xuZXhwb3J0IGNvbnN0IHBob25lID0gei5zdHJpbmcoKS5jaGVjayh6Lm1heExlbmd0aCgyMCksIHoucmVnZXgocGhvbmVQYXR0ZXJuKSk7XG5cbi8qKiBUaGUgbmFtZSBvZiBhbiBpbnN1cmVkIHBlcnNvbi4gQSBsZWFkIGtlZXBzIGEgbmFtZSBhcyBpdCBpcywgc28gdGhhdCBubyBsZWFkIGlzIGxvc3QgZm9yIGl0cyBzcGVsbGluZy4gKi9cbmV4cG9ydCBjb25zdCBwZXJzb25OYW1lID0gdGV4dChsZW5ndGgubmFtZSkuY2hlY2soei5yZWdleChuYW1lUGF0dGVybnMuY2hhcmFjdGVycyksIHoucmVnZXgobmFtZVBhdHRlcm5zLmxldHRlcikpO1xuXG5leHBvcnQgY29uc3QgYWRkcmVzcyA9IHoub2JqZWN0KHtcbiAgYWRkcmVzc0xpbmUxOiB0ZXh0KGxlbmd0aC5hZGRyZXNzTGluZSksXG4gIGFkZHJlc3NMaW5lMjogei5vcHRpb25hbCh6LnN0cmluZygpLmNoZWNrKHoudHJpbSgpLCB6Lm1heExlbmd0aChsZW5ndGgudW5pdCkpKSxcbiAgY2l0eTogdGV4dChsZW5ndGguY2l0eSksXG4gIHN0YXRlOiBzdGF0ZUNvZGUsXG4gIHppcENvZGUsXG59KTtcbmV4cG9ydCB0eXBlIEFkZHJlc3MgPSB6LmluZmVyPHR5cGVvZiBhZGRyZXNzPjtcblxuZXhwb3J0IGNvbnN0IGdlbmRlciA9IHouZW51bShbXCJNYWxlXCIsIFwiRmVtYWxlXCIsIFwiTm9uQmluYXJ5XCJdKTtcbi8qKiBTZW50IG9ubHkgaWYgaXQgaXMgb25lIG9mIHRoZXNlOyBzaW5nbGUgaXMgbGVmdCBvdXQuICovXG5leHBvcnQgY29uc3QgbWFyaXRhbFN0YXR1cyA9IHouZW51bShbXCJNYXJyaWVkXCIsIFwiRG9tZXN0aWNQYXJ0bmVyXCJdKTtcblxuLyoqIEV2ZXJ5IG1lbWJlciBpcyBvcHRpb25hbDogYSBsaW5lIHNlbmRzIHRoZSBhbnN3ZXJzIHRoYXQgaXQgYXNrcyBmb3IuICovXG5leHBvcnQgY29uc3QgcGVyc29uYWxJbmZvID0gei5vYmplY3Qoe1xuICBmaXJzdE5hbWU6IHoub3B0aW9uYWwocGVyc29uTmFtZSksXG4gIGxhc3ROYW1lOiB6Lm9wdGlvbmFsKHBlcnNvbk5hbWUpLFxuICAvKiogVGhlIGZvcm0gZm9yIG1hY2hpbmVzOyBwZW9wbGUgdHlwZSBhbmQgcmVhZCBNTS9ERC9ZWVlZLiAqL1xuICBkYXRlT2ZCaXJ0aDogei5vcHRpb25hbChpc29EYXkpLFxuICBlbWFpbDogei5vcHRpb25hbChlbWFpbCksXG4gIHByaW1hcnlQaG9uZU51bWJlcjogei5vcHRpb25hbChwaG9uZSksXG4gIGdlbmRlcjogei5vcHRpb25hbChnZW5kZXIpLFxuICBtYXJpdGFsU3RhdHVzOiB6Lm9wdGlvbmFsKG1hcml0YWxTdGF0dXMpLFxuICByZWZlcnJhbENvZGU6IHoub3B0aW9uYWwodGV4dCg2NCkpLFxuICBwYXJ0bmVyUmV0dXJuVXJsOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkuY2hlY2soei5tYXhMZW5ndGgoMl8wNDgpKSksXG4gIHNpZ25lZEluOiB6Lm9wdGlvbmFsKHouYm9vbGVhbigpKSxcbn0pO1xuZXhwb3J0IHR5cGUgUGVyc29uYWxJbmZvID0gei5pbmZlcjx0eXBlb2YgcGVyc29uYWxJbmZvPjtcblxuZXhwb3J0IGNvbnN0IHF1b3RlU3RhdHVzID0gei5lbnVtKFtcIkNBUFRVUkVEXCIsIFwiUVVPVEVEXCIsIFwiQklOREFCTEVcIiwgXCJGSU5BTElaRURcIiwgXCJQQUlEXCIsIFwiQk9VTkRcIl0pO1xuZXhwb3J0IHR5cGUgUXVvdGVTdGF0dXMgPSB6LmluZmVyPHR5cGVvZiBxdW90ZVN0YXR1cz47XG5cbi8qKiBUaGUgcHJvZ3Jlc3Mgb2YgcmF0aW5nLiBgQ29tcGxldGVkYCBhbmQgYEZhaWxlZGAgYXJlIGZpbmFsLiAqL1xuZXhwb3J0IGNvbnN0IHByb2Nlc3NTdGF0dXMgPSB6LmVudW0oW1wiUmVxdWVzdGVkXCIsIFwiU3RhcnRlZFwiLCBcIkluUHJvZ3Jlc3NcIiwgXCJDb21wbGV0ZWRcIiwgXCJGYWlsZWRcIl0pO1xuZXhwb3J0IHR5cGUgUHJvY2Vzc1N0YXR1cyA9IHouaW5mZXI8dHlwZW9mIHByb2Nlc3NTdGF0dXM+O1xuXG4vKiogVGhlIGV4dGVudCBvZiBhIHJlc3BvbnNlOiBhIGZ1bGwgcXVvdGUsIG9yIGEgcGFydCBvZiBvbmUuICovXG5leHBvcnQgY29uc3Qgc2NvcGUgPSB6LmVudW0oW1wiRnVsbFF1b3RlXCIsIFwiUXVpY2tRdW90ZVwiXSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3ZlaGljbGUudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3ZlaGljbGUudHNcIjtpbXBvcnQgeyBsZW5ndGgsIG1pbGVhZ2UsIHZlaGljbGVzLCB2ZWhpY2xlWWVhciwgdmluIGFzIHZpbkxpbWl0IH0gZnJvbSBcIi4uLy4uL2J1c2luZXNzL2xpbWl0c1wiO1xuaW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBpZCwgdGV4dCB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG4vKiogTGV0dGVycyBhbmQgZGlnaXRzIHdpdGhvdXQgSSwgTyBhbmQgUTsgdGhlIGxhc3QgZml2ZSBudW1lcmljLiAqL1xuZXhwb3J0IGNvbnN0IHZpbiA9IHouc3RyaW5nKCkuY2hlY2soei50b1VwcGVyQ2FzZSgpLCB6LnJlZ2V4KG5ldyBSZWdFeHAoYF5bQS1ISi1OUFItWjAtOV17JHt2aW5MaW1pdC5sZW5ndGggLSB2aW5MaW1pdC5udW1lcmljVGFpbH19XFxcXGR7JHt2aW5MaW1pdC5udW1lcmljVGFpbH19JGApKSk7XG5cbi8qKiBgT3duZWRgIGlzIFwiUGFpZCBpbiBmdWxsXCI7IGBMaWVuYCBpcyBcIkZpbmFuY2VkL0xlYXNlZFwiLiAqL1xuZXhwb3J0IGNvbnN0IG93bmVyc2hpcFR5cGUgPSB6LmVudW0oW1wiT3duZWRcIiwgXCJMaWVuXCJdKTtcblxuZXhwb3J0IGNvbnN0IHZlaGljbGVTdGF0dXMgPSB6LmVudW0oW1wiVU5TRUxFQ1RFRFwiLCBcIlNFTEVDVEVEXCIsIFwiQURERURUT0FQUFwiLCBcIlRPQkVSRU1PVkVEXCJdKTtcblxuLyoqIEEgdmVoaWNsZSBpbiB0aGUgQVBJLiBUaGUgc2VydmljZSBhc3NpZ25zIHRoZSBpZC4gKi9cbmV4cG9ydCBjb25zdCB2ZWhpY2xlID0gei5vYmplY3Qoe1xuICBpZDogei5vcHRpb25hbChpZCksXG4gIC8qKiAwIGlzIHRoZSBmaXJzdC4gKi9cbiAgc2VxdWVuY2VOdW06IHouaW50KCkuY2hlY2soei5taW5pbXVtKDApLCB6Lm1heGltdW0odmVoaWNsZXMucHJlZmlsbGVkTWF4IC0gMSkpLFxuICB2aW46IHoub3B0aW9uYWwodmluKSxcbiAgcGxZZWFyOiB6LmludCgpLmNoZWNrKHoubWluaW11bSh2ZWhpY2xlWWVhci5tb3RvcmN5Y2xlTWluKSwgei5tYXhpbXVtKDIxMDApKSxcbiAgcGxNYWtlOiB0ZXh0KGxlbmd0aC52ZWhpY2xlKSxcbiAgcGxNb2RlbDogdGV4dChsZW5ndGgudmVoaWNsZSksXG4gIGJvZHlTdHlsZTogei5vcHRpb25hbCh0ZXh0KGxlbmd0aC52ZWhpY2xlKSksXG4gIG93bmVyc2hpcFR5cGU6IHoub3B0aW9uYWwob3duZXJzaGlwVHlwZSksXG4gIHN0YXR1czogei5vcHRpb25hbCh2ZWhpY2xlU3RhdHVzKSxcbiAgLyoqIFRydWUgaWYgdGhlIHByZWZpbGwgcHJvdmlkZXIgc3VwcGxpZWQgaXQuICovXG4gIHByZWZpbGw6IHoub3B0aW9uYWwoei5ib29sZWFuKCkpLFxuICAvKiogTWlsZXMgcGVyIHllYXIsIGluIHN0YXRlcyB0aGF0IGFzayBmb3IgZWFjaCB2ZWhpY2xlLiAqL1xuICBudW1iZXJPZk1pbGVzOiB6Lm9wdGlvbmFsKHouaW50KCkuY2hlY2soei5taW5pbXVtKG1pbGVhZ2UubW90b3JjeWNsZS5taW4pLCB6Lm1heGltdW0obWlsZWFnZS5hdXRvLm1heCkpKSxcbn0pO1xuZXhwb3J0IHR5cGUgVmVoaWNsZSA9IHouaW5mZXI8dHlwZW9mIHZlaGljbGU+O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2xpc3RWZWhpY2xlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2xpc3RWZWhpY2xlcy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgaWQsIHJldmlzaW9uIH0gZnJvbSBcIi4uL3ZhbHVlc1wiO1xuaW1wb3J0IHsgdmVoaWNsZSB9IGZyb20gXCIuLi92ZWhpY2xlXCI7XG5cbi8qKiBUaGUgYXBwbGljYXRpb24ncyBjdXJyZW50IHZlaGljbGVzOyBgcmVhZFByZWZpbGxgIHJldHVybnMgdGhvc2Ugb24gcmVjb3JkLiBOT1RfRk9VTkQgZm9yIGEgbGluZSB3aXRob3V0IHZlaGljbGVzLiAqL1xuZXhwb3J0IGNvbnN0IGxpc3RWZWhpY2xlcyA9IGVuZHBvaW50KHtcbiAgaWQ6IFwibGlzdFZlaGljbGVzXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS92ZWhpY2xlc1wiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7IGFwcGxpY2F0aW9uSWQ6IGlkLCByZXZpc2lvbiwgcGVyc29uYWxWZWhpY2xlczogei5hcnJheSh6LmV4dGVuZCh2ZWhpY2xlLCB7IGlkIH0pKSB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2NvdmVyYWdlLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9jb3ZlcmFnZS50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuXG5jb25zdCBvcHRpb24gPSB6Lm9iamVjdCh7IHZhbHVlOiB6LnN0cmluZygpLCBsYWJlbDogei5zdHJpbmcoKSwgdG9vbFRpcERlc2NyaXB0aW9uOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkpIH0pO1xuXG4vKiogTElTVDogb25lIG9mIHRoZSBvcHRpb25zLiBSQU5HRTogYW55IHdob2xlIGRvbGxhcnMgd2l0aGluIGB0eXBlZENvdmVyYWdlYCBvZiBidXNpbmVzcy9saW1pdHM7IHRoZSBvcHRpb25zIGFyZSBzdWdnZXN0aW9ucy4gKi9cbmNvbnN0IGluY3JlbWVudHMgPSB6Lm9iamVjdCh7IGluY3JlbWVudFR5cGU6IHouZW51bShbXCJMSVNUXCIsIFwiUkFOR0VcIl0pLCBvcHRpb25zOiB6LmFycmF5KG9wdGlvbikgfSk7XG5cbi8qKiBBIGNob2ljZSBvZiB0aGUgcGVyc29uLCB3aXRoIGl0cyBjdXJyZW50IHZhbHVlLiAqL1xuZXhwb3J0IGNvbnN0IGVkaXRhYmxlQ292ZXJhZ2UgPSB6Lm9iamVjdCh7XG4gIGlkOiB6LnN0cmluZygpLFxuICBhcGlLZXk6IHouc3RyaW5nKCksXG4gIGxhYmVsOiB6LnN0cmluZygpLFxuICBkZXNjcmlwdGlvbjogei5zdHJpbmcoKSxcbiAgZGlzcGxheU9yZGVyOiB6LmludCgpLFxuICBpc0RlZHVjdGlibGU6IHouYm9vbGVhbigpLFxuICB2YWx1ZTogei5zdHJpbmcoKSxcbiAgaW5jcmVtZW50cyxcbn0pO1xuZXhwb3J0IHR5cGUgRWRpdGFibGVDb3ZlcmFnZSA9IHouaW5mZXI8dHlwZW9mIGVkaXRhYmxlQ292ZXJhZ2U+O1xuXG4vKiogQSBjb3ZlcmFnZSdzIG5hbWUsIHBsYWNlIGFuZCBjaG9pY2VzLiAqL1xuZXhwb3J0IGNvbnN0IGNvdmVyYWdlID0gei5vYmplY3Qoe1xuICBpZDogei5zdHJpbmcoKSxcbiAgbGFiZWw6IHouc3RyaW5nKCksXG4gIGRlc2NyaXB0aW9uOiB6LnN0cmluZygpLFxuICBkaXNwbGF5T3JkZXI6IHouaW50KCksXG4gIHF1b3RlS2V5OiB6LnN0cmluZygpLFxuICBhcGlLZXk6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gIHNob3dPblF1b3RlQ2FyZDogei5ib29sZWFuKCksXG4gIHNob3dJblF1b3RlQ2FyZEhlYWRlcjogei5ib29sZWFuKCksXG4gIGlzRGVkdWN0aWJsZTogei5ib29sZWFuKCksXG4gIGlzRWRpdGFibGU6IHouYm9vbGVhbigpLFxuICB0b29sdGlwOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkpLFxuICAvKiogVHJ1ZSBpZiB0aGUgc3RhdGUncyBsYXcgcmVxdWlyZXMgaXQuICovXG4gIGlzUmVxdWlyZWQ6IHouYm9vbGVhbigpLFxuICAvKiogVGhlIHZhbHVlIHRoYXQgaXMgcmF0ZWQgaWYgbm90aGluZyB3YXMgY2hvc2VuLiAqL1xuICBkZWZhdWx0VmFsdWU6IHouc3RyaW5nKCksXG4gIGluY3JlbWVudHMsXG59KTtcbmV4cG9ydCB0eXBlIENvdmVyYWdlID0gei5pbmZlcjx0eXBlb2YgY292ZXJhZ2U+O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idXNpbmVzc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvcHJvcGVydHkudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvcHJvcGVydHkudHNcIjsvKiogVmFsdWVzIG9mIGEgaG9tZSdzIGRlc2NyaXB0aW9uLCBhcyB0aGUgQVBJIGhhcyB0aGVtLiAqL1xuXG4vKiogVHlwZXMgb2YgYSBkd2VsbGluZywgaW4gdGhlIHdvcmRzIG9mIHRoZSBwZXJzb24gd2hvIGZpbGxzIGluIHRoZSBob21lIHR5cGUuICovXG5leHBvcnQgY29uc3QgaG9tZVR5cGVzID0gW1wiU0lOR0xFX0ZBTUlMWV9IT01FXCIsIFwiVE9XTkhPVVNFXCIsIFwiQ09ORE9cIiwgXCJNVUxUSV9GQU1JTFlcIiwgXCJBUEFSVE1FTlRfQlVJTERJTkdcIiwgXCJNQU5VRkFDVFVSRURfT1JfTU9CSUxFX0hPTUVcIl0gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBIb21lVHlwZSA9ICh0eXBlb2YgaG9tZVR5cGVzKVtudW1iZXJdO1xuXG4vKiogVHlwZXMgaW4gcHVibGljIHJlY29yZHM6IHRoZSBzYW1lLCBhbmQgYnVpbGRpbmdzIHRoYXQgYXJlbid0IGhvbWVzLiAqL1xuZXhwb3J0IGNvbnN0IHByb3BlcnR5VHlwZXMgPSBbLi4uaG9tZVR5cGVzLCBcIkNPTU1FUkNJQUxcIl0gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBQcm9wZXJ0eVR5cGUgPSAodHlwZW9mIHByb3BlcnR5VHlwZXMpW251bWJlcl07XG5cbi8qKiBVc2VzIG9mIGEgcHJvcGVydHkgdGhhdCBpcyByZW50ZWQgb3V0OyBzZXZlcmFsIG1heSBhcHBseS4gKi9cbmV4cG9ydCBjb25zdCBvY2N1cGFuY3lUeXBlcyA9IFtcIlRFTkFOVF9QUklNQVJZXCIsIFwiVEVOQU5UX1NFQVNPTkFMXCIsIFwiT1dORVJfU0VDT05EQVJZXCIsIFwiVU5PQ0NVUElFRFwiLCBcIlZBQ0FOVFwiXSBhcyBjb25zdDtcbmV4cG9ydCB0eXBlIE9jY3VwYW5jeVR5cGUgPSAodHlwZW9mIG9jY3VwYW5jeVR5cGVzKVtudW1iZXJdO1xuXG4vKiogT2NjdXBhbmN5IG9mIGEgaG9tZSB0aGF0IGl0cyBvd25lciBpbnN1cmVzOiBvbmUgb2YgdGhvc2UgdXNlcywgb3IgdGhlIG93bmVyIGFsbCB5ZWFyIHJvdW5kLiAqL1xuZXhwb3J0IGNvbnN0IGhvbWVPY2N1cGFuY2llcyA9IFtcIk9XTkVSX1BSSU1BUllcIiwgLi4ub2NjdXBhbmN5VHlwZXNdIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgSG9tZU9jY3VwYW5jeSA9ICh0eXBlb2YgaG9tZU9jY3VwYW5jaWVzKVtudW1iZXJdO1xuXG4vKiogSW4gcmlzaW5nIG9yZGVyIG9mIGNvc3QgcGVyIHNxdWFyZSBmb290LiAqL1xuZXhwb3J0IGNvbnN0IGNvbnN0cnVjdGlvblF1YWxpdGllcyA9IFtcIlNUQU5EQVJEXCIsIFwiVVBHUkFERURcIiwgXCJQUkVNSVVNXCJdIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgQ29uc3RydWN0aW9uUXVhbGl0eSA9ICh0eXBlb2YgY29uc3RydWN0aW9uUXVhbGl0aWVzKVtudW1iZXJdO1xuXG4vKiogRG9sbGFycyB0byByZWJ1aWxkIGEgc3F1YXJlIGZvb3QgaWYgdGhlIHByb3ZpZGVyIGhhcyBubyBmaWd1cmUuIFNob3duIGFzIGFuIGVzdGltYXRlLiAqL1xuZXhwb3J0IGNvbnN0IGR3ZWxsaW5nRXN0aW1hdGU6IFJlYWRvbmx5PFJlY29yZDxDb25zdHJ1Y3Rpb25RdWFsaXR5LCBudW1iZXI+PiA9IHsgU1RBTkRBUkQ6IDE1MCwgVVBHUkFERUQ6IDE4MCwgUFJFTUlVTTogMjEwIH07XG5cbi8qKiBSb2FkIGRpc3RhbmNlIHRvIHRoZSBuZWFyZXN0IGZpcmUgc3RhdGlvbiwgaW4gdGhlIHN0ZXBzIG9mIGZpcmUgcHJvdGVjdGlvbiBjbGFzc2VzLiAqL1xuZXhwb3J0IGNvbnN0IGZpcmVTdGF0aW9uRGlzdGFuY2VzID0gW1wiV0lUSElOX0ZJVkVfTUlMRVNcIiwgXCJGSVZFX1RPX1RFTl9NSUxFU1wiLCBcIk1PUkVfVEhBTl9URU5fTUlMRVNcIl0gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBGaXJlU3RhdGlvbkRpc3RhbmNlID0gKHR5cGVvZiBmaXJlU3RhdGlvbkRpc3RhbmNlcylbbnVtYmVyXTtcblxuZXhwb3J0IGNvbnN0IGZvdW5kYXRpb25UeXBlcyA9IFtcIlNMQUJcIiwgXCJDUkFXTF9TUEFDRVwiLCBcIkJBU0VNRU5UX1VORklOSVNIRURcIiwgXCJCQVNFTUVOVF9GSU5JU0hFRFwiLCBcIlBJRVJfQU5EX0JFQU1cIl0gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBGb3VuZGF0aW9uVHlwZSA9ICh0eXBlb2YgZm91bmRhdGlvblR5cGVzKVtudW1iZXJdO1xuXG5leHBvcnQgY29uc3Qgcm9vZlR5cGVzID0gW1wiQVNQSEFMVF9TSElOR0xFXCIsIFwiTUVUQUxcIiwgXCJUSUxFXCIsIFwiU0xBVEVcIiwgXCJXT09EX1NIQUtFXCIsIFwiRkxBVFwiXSBhcyBjb25zdDtcbmV4cG9ydCB0eXBlIFJvb2ZUeXBlID0gKHR5cGVvZiByb29mVHlwZXMpW251bWJlcl07XG5cbi8qKiBZZWFycyBzaW5jZSB0aGUgcm9vZiB3YXMgdXBkYXRlZDsgdGhlIGZpcnN0IGlzIHRoZSBkZWZhdWx0LiAqL1xuZXhwb3J0IGNvbnN0IHJvb2ZVcGRhdGVUaW1lcyA9IFtcIkxFU1NfVEhBTl9GSVZFXCIsIFwiRklWRV9UT19URU5cIiwgXCJFTEVWRU5fVE9fRklGVEVFTlwiLCBcIk1PUkVfVEhBTl9GSUZURUVOXCIsIFwiRE9OVF9LTk9XXCJdIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgUm9vZlVwZGF0ZVRpbWUgPSAodHlwZW9mIHJvb2ZVcGRhdGVUaW1lcylbbnVtYmVyXTtcblxuLyoqIFRoZSBtaW5pbXVtIGFnZSBvZiBhIGhvbWUsIGluIHdob2xlIHllYXJzLCBmb3IgaXRzIHJvb2YgdG8gaGF2ZSBiZWVuIHVwZGF0ZWQgc28gbG9uZyBhZ28uICovXG5leHBvcnQgY29uc3Qgcm9vZlVwZGF0ZUxlYXN0QWdlOiBSZWFkb25seTxQYXJ0aWFsPFJlY29yZDxSb29mVXBkYXRlVGltZSwgbnVtYmVyPj4+ID0geyBGSVZFX1RPX1RFTjogNSwgRUxFVkVOX1RPX0ZJRlRFRU46IDExLCBNT1JFX1RIQU5fRklGVEVFTjogMTYgfTtcblxuZXhwb3J0IGNvbnN0IHNhZmV0eURldmljZXMgPSBbXCJzcHJpbmtsZXJTeXN0ZW1cIiwgXCJzbW9rZURldGVjdG9yXCIsIFwiZmlyZUV4dGluZ3Vpc2hlclwiLCBcImRlYWRCb2x0TG9ja3NcIiwgXCJidXJnbGFyQWxhcm1cIiwgXCJnYXRlZE9yTGltaXRlZFwiXSBhcyBjb25zdDtcbmV4cG9ydCB0eXBlIFNhZmV0eURldmljZSA9ICh0eXBlb2Ygc2FmZXR5RGV2aWNlcylbbnVtYmVyXTtcblxuLyoqIFBlb3BsZSBhbmQgcGV0cyB3aG8gc2hhcmUgdGhlIGhvbWUuICovXG5leHBvcnQgY29uc3QgaG91c2Vob2xkTWVtYmVycyA9IFtcInBhcnRuZXJTcG91c2VcIiwgXCJyb29tbWF0ZXNcIiwgXCJraWRzXCIsIFwiZG9nXCIsIFwiY2F0XCJdIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgSG91c2Vob2xkTWVtYmVyID0gKHR5cGVvZiBob3VzZWhvbGRNZW1iZXJzKVtudW1iZXJdO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2FkZGl0aW9uYWxJbmZvLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvYWRkaXRpb25hbEluZm8udHNcIjtpbXBvcnQgeyBhZ2UsIG1pbGVhZ2UgfSBmcm9tIFwiLi4vLi4vLi4vYnVzaW5lc3MvbGltaXRzXCI7XG5pbXBvcnQgeyBob21lVHlwZXMsIG9jY3VwYW5jeVR5cGVzIH0gZnJvbSBcIi4uLy4uLy4uL2J1c2luZXNzL3Byb3BlcnR5XCI7XG5pbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uLy4uL2tlcm5lbC96b2RcIjtcblxuLyoqIEluIHJpc2luZyBvcmRlciBvZiBjb3ZlcmFnZS4gKi9cbmV4cG9ydCBjb25zdCBwcmlvckxpbWl0ID0gei5lbnVtKFtcbiAgXCJGSUZUWV9PUl9MRVNTXCIsXG4gIFwiRklGVFlfVE9fSFVORFJFRFwiLFxuICBcIkhVTkRSRURfVE9fVEhSRUVIVU5EUkVEXCIsXG4gIFwiR1JFQVRFUl9USEFOX0hVTkRSRURcIixcbiAgXCJET05UX0tOT1dcIixcbl0pO1xuZXhwb3J0IHR5cGUgUHJpb3JMaW1pdCA9IHouaW5mZXI8dHlwZW9mIHByaW9yTGltaXQ+O1xuXG5leHBvcnQgY29uc3QgYWRkaXRpb25hbEluZm8gPSB6Lm9iamVjdCh7XG4gIC8qKiBBdXRvOiBtaWxlcyBwZXIgeWVhci4gKi9cbiAgbnVtYmVyT2ZNaWxlczogei5vcHRpb25hbCh6LmludCgpLmNoZWNrKHoubWluaW11bShtaWxlYWdlLmF1dG8ubWluKSwgei5tYXhpbXVtKG1pbGVhZ2UuYXV0by5tYXgpKSksXG4gIC8qKiBNb3RvcmN5Y2xlOiBtaWxlcyBwZXIgeWVhci4gKi9cbiAgYW5udWFsTWlsZWFnZTogei5vcHRpb25hbCh6LmludCgpLmNoZWNrKHoubWluaW11bShtaWxlYWdlLm1vdG9yY3ljbGUubWluKSwgei5tYXhpbXVtKG1pbGVhZ2UubW90b3JjeWNsZS5tYXgpKSksXG4gIC8qKiAwLTQsIG9yIHRoZSB5ZWFycyBsaWNlbnNlZCAoYXQgbGVhc3QgNSkgZm9yIFwiNSB5ZWFycyBvciBtb3JlXCIuICovXG4gIHllYXJzV2l0aENvbnRpbnVvdXNDb3ZlcmFnZUF1dG86IHoub3B0aW9uYWwoei5pbnQoKS5jaGVjayh6Lm1pbmltdW0oMCksIHoubWF4aW11bShhZ2UubWF4KSkpLFxuICBwcmlvckJJTGltaXQ6IHoub3B0aW9uYWwocHJpb3JMaW1pdCksXG4gIGhvbWVUeXBlOiB6Lm9wdGlvbmFsKHouZW51bShob21lVHlwZXMpKSxcbiAgLyoqIEZvciBhIGhvbWUgdGhhdCBpcyByZW50ZWQgb3V0OiBhbGwgdXNlcyB0aGF0IGFwcGx5LiAqL1xuICBvY2N1cGFuY3lUeXBlOiB6Lm9wdGlvbmFsKHouYXJyYXkoei5lbnVtKG9jY3VwYW5jeVR5cGVzKSkuY2hlY2soei5taW5MZW5ndGgoMSksIHoubWF4TGVuZ3RoKG9jY3VwYW5jeVR5cGVzLmxlbmd0aCkpKSxcbn0pO1xuZXhwb3J0IHR5cGUgQWRkaXRpb25hbEluZm8gPSB6LmluZmVyPHR5cGVvZiBhZGRpdGlvbmFsSW5mbz47XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvYXV0b0NvdmVyYWdlRGF0YS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2F1dG9Db3ZlcmFnZURhdGEudHNcIjtpbXBvcnQgeyB2ZWhpY2xlcyB9IGZyb20gXCIuLi8uLi8uLi9idXNpbmVzcy9saW1pdHNcIjtcbmltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuXG4vKiogVGhlIHZhbHVlIG9mIGEgY292ZXJhZ2Ugb3B0aW9uIGFzIGBjb3ZlcmFnZXNgIGxpc3RzIGl0OiBcIjUwMFwiLCBcIjEwMC8zMDBcIiwgXCJPUFRfT1VUXCIuICovXG5jb25zdCBvcHRpb25WYWx1ZSA9IHouc3RyaW5nKCkuY2hlY2soei5yZWdleCgvXihcXGR7MSw2fShcXC9cXGR7MSw2fSk/fE9QVF9PVVQpJC8pKTtcblxuY29uc3QgZGVkdWN0aWJsZXMgPSB7XG4gIGNvbXByZWhlbnNpdmVEZWR1Y3RpYmxlOiB6Lm9wdGlvbmFsKG9wdGlvblZhbHVlKSxcbiAgY29sbGlzaW9uRGVkdWN0aWJsZTogei5vcHRpb25hbChvcHRpb25WYWx1ZSksXG59O1xuXG4vKipcbiAqIFRoZSBwZXJzb24ncyBjaG9pY2VzIGJ5IHRoZSBjb3ZlcmFnZXMnIGFwaUtleXM7IGFic2VudCBtZW1iZXJzIHRha2UgdGhlIHN0YXRlJ3MgZGVmYXVsdHMuIERlZHVjdGlibGVzIG1heSBkaWZmZXIgYnlcbiAqIHZlaGljbGUuIE9wdGluZyBvdXQgb2YgY29tcHJlaGVuc2l2ZSBhbHNvIG9wdHMgb3V0IG9mIGNvbGxpc2lvbiwgYW5kIGlzIHBvc3NpYmxlIG9ubHkgZm9yIGEgdmVoaWNsZSB0aGF0IGlzIG93bmVkLlxuICovXG5leHBvcnQgY29uc3QgYXV0b0NvdmVyYWdlRGF0YSA9IHoub2JqZWN0KHtcbiAgYm9kaWx5SW5qdXJ5OiB6Lm9wdGlvbmFsKG9wdGlvblZhbHVlKSxcbiAgcHJvcGVydHlEYW1hZ2U6IHoub3B0aW9uYWwob3B0aW9uVmFsdWUpLFxuICB1bmluc3VyZWRNb3RvcmlzdDogei5vcHRpb25hbChvcHRpb25WYWx1ZSksXG4gIHVuZGVyaW5zdXJlZE1vdG9yaXN0OiB6Lm9wdGlvbmFsKG9wdGlvblZhbHVlKSxcbiAgdW5pbnN1cmVkTW90b3Jpc3RQcm9wZXJ0eURhbWFnZTogei5vcHRpb25hbChvcHRpb25WYWx1ZSksXG4gIHBpcExpbWl0OiB6Lm9wdGlvbmFsKG9wdGlvblZhbHVlKSxcbiAgbWVkaWNhbFBheW1lbnQ6IHoub3B0aW9uYWwob3B0aW9uVmFsdWUpLFxuICAuLi5kZWR1Y3RpYmxlcyxcbiAgdmVoaWNsZXM6IHoub3B0aW9uYWwoXG4gICAgei5hcnJheSh6Lm9iamVjdCh7IHNlcXVlbmNlTnVtOiB6LmludCgpLmNoZWNrKHoubm9ubmVnYXRpdmUoKSksIC4uLmRlZHVjdGlibGVzIH0pKS5jaGVjayh6Lm1heExlbmd0aCh2ZWhpY2xlcy5tYXgpKSxcbiAgKSxcbn0pO1xuZXhwb3J0IHR5cGUgQXV0b0NvdmVyYWdlRGF0YSA9IHouaW5mZXI8dHlwZW9mIGF1dG9Db3ZlcmFnZURhdGE+O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3NoYXJlZC50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3NoYXJlZC50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZWRpdGFibGVDb3ZlcmFnZSB9IGZyb20gXCIuLi9jb3ZlcmFnZVwiO1xuaW1wb3J0IHsgaWQsIGluc3VyYW5jZUxpbmUsIHJldmlzaW9uIH0gZnJvbSBcIi4uL3ZhbHVlc1wiO1xuXG5leHBvcnQgY29uc3QgYXBwbGljYXRpb25QYXJhbXMgPSB6Lm9iamVjdCh7IGFwcGxpY2F0aW9uSWQ6IGlkIH0pO1xuXG4vKiogVGhlIHJlc3BvbnNlIHRvIGV2ZXJ5IGNyZWF0ZSwgd2hhdGV2ZXIgdGhlIGxpbmUuICovXG5leHBvcnQgY29uc3QgY3JlYXRlZEFwcGxpY2F0aW9uID0gei5vYmplY3Qoe1xuICBhcHBsaWNhdGlvbklkOiBpZCxcbiAgYXBwbGljYW50SWQ6IGlkLFxuICAvKiogTnVsbDogcXVvdGVzIGdldCBpZHMgb2YgdGhlaXIgb3duLCBvbmUgcGVyIGNhcnJpZXIsIG9uY2UgdGhlIGFwcGxpY2F0aW9uIGlzIHN1Ym1pdHRlZC4gKi9cbiAgcXVvdGVJZDogei5udWxsYWJsZShpZCksXG4gIGluc3VyYW5jZUxpbmUsXG4gIC8qKlxuICAgKiBUaGlyZCBwYXJ0aWVzIHdob3NlIHJlY29yZHMgdGhlIHNlcnZpY2Ugd2lsbCByZXF1ZXN0LiBTdG9yZWQgd2l0aCB0aGUgYXBwbGljYXRpb247IGEgdmlzaXRvciByZWFkcyBhYm91dCB0aGVtIHdoZXJlIHRoZVxuICAgKiBhbnN3ZXIgaXMgc2hvd24uXG4gICAqL1xuICB0aGlyZFBhcnRpZXM6IHouYXJyYXkoei5zdHJpbmcoKSksXG4gIGVkaXRhYmxlQ292ZXJhZ2VzOiB6LmFycmF5KGVkaXRhYmxlQ292ZXJhZ2UpLFxuICByZXZpc2lvbixcbiAgLyoqIEdyYW50cyBhY2Nlc3MgdG8gZXZlcnl0aGluZyB1bmRlciB0aGUgYXBwbGljYXRpb24uICovXG4gIHRva2VuOiB6LnN0cmluZygpLFxufSk7XG5cbi8qKiBUaGUgcmVzcG9uc2UgdG8gdGhlIHVwZGF0ZSBvZiBhbnkgcGFydC4gKi9cbmV4cG9ydCBjb25zdCB1cGRhdGVkQXBwbGljYXRpb24gPSB6Lm9iamVjdCh7IGFwcGxpY2F0aW9uSWQ6IGlkLCByZXZpc2lvbiB9KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9uc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9jcmVhdGVQZXQudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9jcmVhdGVQZXQudHNcIjtpbXBvcnQgeyBsZW5ndGgsIHBldEFnZSB9IGZyb20gXCIuLi8uLi8uLi9idXNpbmVzcy9saW1pdHNcIjtcbmltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgZW1haWwsIGlzb0RheSwgcGhvbmUsIHN0YXRlQ29kZSwgdGV4dCwgemlwQ29kZSB9IGZyb20gXCIuLi92YWx1ZXNcIjtcbmltcG9ydCB7IGNyZWF0ZWRBcHBsaWNhdGlvbiB9IGZyb20gXCIuL3NoYXJlZFwiO1xuXG4vKiogVGhlIHBldCwgdGhlIGNvbnRhY3QgYW5kIHRoZSBmaXJzdCBkYXkuICovXG5leHBvcnQgY29uc3QgcGV0RGV0YWlscyA9IHoub2JqZWN0KHtcbiAgZW1haWwsXG4gIHByaW1hcnlQaG9uZU51bWJlcjogei5vcHRpb25hbChwaG9uZSksXG4gIG1haWxpbmdBZGRyZXNzOiB6Lm9iamVjdCh7IHN0YXRlOiBzdGF0ZUNvZGUsIHppcENvZGUgfSksXG4gIHBldE5hbWU6IHRleHQobGVuZ3RoLnBldE5hbWUpLFxuICAvKiogQ29tcGxldGVkIHllYXJzOyAxIGlzIFwiMSBvciB5b3VuZ2VyXCIuICovXG4gIHBldEFnZTogei5pbnQoKS5jaGVjayh6Lm1pbmltdW0ocGV0QWdlLm1pbiksIHoubWF4aW11bShwZXRBZ2UubWF4KSksXG4gIHBldFR5cGU6IHouZW51bShbXCJDQVRcIiwgXCJET0dcIl0pLFxuICAvKiogQSBicmVlZCdzIGNvZGUsIGFzIGBwZXQtYnJlZWRzYCBsaXN0cyBpdCBmb3IgdGhlIHR5cGUuICovXG4gIHBldENvZGU6IHRleHQoNjApLFxuICAvKiogQXQgbGVhc3Qgb25lIGRheSBhaGVhZCBpbiBzb21lIHN0YXRlcywgdHdvIGVsc2V3aGVyZSwgYW5kIGF0IG1vc3QgNjAgZGF5cyBhaGVhZC4gKi9cbiAgZWZmZWN0aXZlRGF0ZTogaXNvRGF5LFxuICBzdWJzY3JpYmVDaGVja2JveDogei5vcHRpb25hbCh6LmJvb2xlYW4oKSksXG59KTtcbmV4cG9ydCB0eXBlIFBldERldGFpbHMgPSB6LmluZmVyPHR5cGVvZiBwZXREZXRhaWxzPjtcblxuLyoqIFBldCBoYXMgYSBzaW5nbGUgc3RlcCwgc28gdGhlIGNyZWF0ZSBzZW5kcyBldmVyeXRoaW5nOyBhIGNoYW5nZWQgYW5zd2VyIG1ha2VzIGFub3RoZXIgYXBwbGljYXRpb24uICovXG5leHBvcnQgY29uc3QgY3JlYXRlUGV0QXBwbGljYXRpb24gPSBlbmRwb2ludCh7XG4gIGlkOiBcImNyZWF0ZVBldEFwcGxpY2F0aW9uXCIsXG4gIG1ldGhvZDogXCJQT1NUXCIsXG4gIHBhdGg6IFwiL3YxL2FwcGxpY2F0aW9ucy9wZXRcIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIGNyZWF0ZTogdHJ1ZSxcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiBjcmVhdGVkQXBwbGljYXRpb24pLFxuICBzdGF0dXM6IDIwMSxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2RyaXZlci50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2RyaXZlci50c1wiO2ltcG9ydCB7IGNsYWltQ291bnQsIGRyaXZlcnMgfSBmcm9tIFwiLi4vLi4vLi4vYnVzaW5lc3MvbGltaXRzXCI7XG5pbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGdlbmRlciwgaWQsIGlzb0RheSwgbWFyaXRhbFN0YXR1cywgcGVyc29uTmFtZSB9IGZyb20gXCIuLi92YWx1ZXNcIjtcblxuY29uc3QgY291bnQgPSB6LmludCgpLmNoZWNrKHoubWluaW11bShjbGFpbUNvdW50Lm1pbiksIHoubWF4aW11bShjbGFpbUNvdW50Lm1heCkpO1xuXG4vKiogU2VxdWVuY2UgMCBpcyB0aGUgcHJpbWFyeSBkcml2ZXIuIEZhY3RvcnMgdGhhdCBhIHN0YXRlIGJhcnMgYXJlIGxlZnQgb3V0LCBhbmQgbmV2ZXIgcmF0ZWQgaWYgdGhleSBhcmUgc2VudC4gKi9cbmV4cG9ydCBjb25zdCBkcml2ZXIgPSB6Lm9iamVjdCh7XG4gIGlkOiB6Lm9wdGlvbmFsKGlkKSxcbiAgc2VxdWVuY2VOdW06IHouaW50KCkuY2hlY2soei5taW5pbXVtKDApLCB6Lm1heGltdW0oZHJpdmVycy5tYXggLSAxKSksXG4gIGZpcnN0TmFtZTogcGVyc29uTmFtZSxcbiAgbGFzdE5hbWU6IHBlcnNvbk5hbWUsXG4gIGRvYjogaXNvRGF5LFxuICBnZW5kZXI6IHoub3B0aW9uYWwoZ2VuZGVyKSxcbiAgbWFyaXRhbFN0YXR1czogei5vcHRpb25hbChtYXJpdGFsU3RhdHVzKSxcbiAgLyoqIEEgbW9udGggd2l0aG91dCBhIGRheSBpcyBzZW50IGFzIGl0cyBmaXJzdCBkYXkuICovXG4gIGRyaXZlckRhdGVMaWNlbnNlZDogei5vcHRpb25hbChpc29EYXkpLFxuICBhdEZhdWx0QWNjaWRlbnRzQ291bnQ6IHoub3B0aW9uYWwoY291bnQpLFxuICBub3RBdEZhdWx0QWNjaWRlbnRzQ291bnQ6IHoub3B0aW9uYWwoY291bnQpLFxuICB2aW9sYXRpb25zQ291bnQ6IHoub3B0aW9uYWwoY291bnQpLFxufSk7XG4vKiogQSBkcml2ZXIgdGhhdCB0aGUgc2VydmljZSBoYXMgc3RvcmVkIHVuZGVyIGFuIGlkLiAqL1xuZXhwb3J0IGNvbnN0IGtub3duRHJpdmVyID0gei5leHRlbmQoZHJpdmVyLCB7IGlkIH0pO1xuZXhwb3J0IHR5cGUgRHJpdmVyID0gei5pbmZlcjx0eXBlb2YgZHJpdmVyPjtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3NcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzL2xpZmUudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvbGlmZS50c1wiOy8qKiBWYWx1ZXMgb2YgYSB0ZXJtIGxpZmUgYXBwbGljYXRpb24sIGFzIHRoZSBBUEkgaGFzIHRoZW0uICovXG5cbmV4cG9ydCBjb25zdCBoZWFsdGhSYXRpbmdzID0gW1wiRXhjZWxsZW50XCIsIFwiR3JlYXRcIiwgXCJHb29kXCIsIFwiRmFpclwiXSBhcyBjb25zdDtcbmV4cG9ydCB0eXBlIEhlYWx0aFJhdGluZyA9ICh0eXBlb2YgaGVhbHRoUmF0aW5ncylbbnVtYmVyXTtcblxuZXhwb3J0IGNvbnN0IHNtb2tlckFuc3dlcnMgPSBbXCJOZXZlclwiLCBcIlByZXZpb3VzbHlcIiwgXCJDdXJyZW50bHlcIl0gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBTbW9rZXJBbnN3ZXIgPSAodHlwZW9mIHNtb2tlckFuc3dlcnMpW251bWJlcl07XG5cbmV4cG9ydCBjb25zdCB0b2JhY2NvUHJvZHVjdHMgPSBbXCJDaWdhcmV0dGVzXCIsIFwiZUNpZ2FyZXR0ZXNcIiwgXCJDaWdhcnNcIiwgXCJQaXBlXCIsIFwiQ2hld1wiLCBcIkNhbm5hYmlzXCJdIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgVG9iYWNjb1Byb2R1Y3QgPSAodHlwZW9mIHRvYmFjY29Qcm9kdWN0cylbbnVtYmVyXTtcblxuLyoqIFRpbWVzIHBlciB5ZWFyOiBkYWlseSwgd2Vla2x5LCBtb250aGx5LCB0d2ljZS4gKi9cbmV4cG9ydCBjb25zdCB0b2JhY2NvRnJlcXVlbmNpZXMgPSBbMzY1LCA1MiwgMTIsIDJdIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgVG9iYWNjb0ZyZXF1ZW5jeSA9ICh0eXBlb2YgdG9iYWNjb0ZyZXF1ZW5jaWVzKVtudW1iZXJdO1xuXG4vKiogRG9sbGFycyBvZiBjb3ZlcmFnZSBvbiBvZmZlcjogd2l0aGluIGEgcmFuZ2UsIGV2ZXJ5IHN0ZXAgZnJvbSBpdHMgZmlyc3QgdG8gaXRzIGxhc3QuICovXG5leHBvcnQgY29uc3QgY292ZXJhZ2VBbW91bnRSYW5nZXMgPSBbXG4gIHsgZnJvbTogNTBfMDAwLCB0bzogNTAwXzAwMCwgc3RlcDogMjVfMDAwIH0sXG4gIHsgZnJvbTogNTAwXzAwMCwgdG86IDgwMF8wMDAsIHN0ZXA6IDUwXzAwMCB9LFxuICB7IGZyb206IDgwMF8wMDAsIHRvOiAxXzAwMF8wMDAsIHN0ZXA6IDEwMF8wMDAgfSxcbiAgeyBmcm9tOiAxXzAwMF8wMDAsIHRvOiAxMF8wMDBfMDAwLCBzdGVwOiAyNTBfMDAwIH0sXG5dIGFzIGNvbnN0O1xuXG4vKiogWWVhcnMuICovXG5leHBvcnQgY29uc3QgbGlmZVRlcm1zID0gWzEwLCAxNSwgMjAsIDI1LCAzMCwgMzUsIDQwXSBhcyBjb25zdDtcbmV4cG9ydCB0eXBlIExpZmVUZXJtID0gKHR5cGVvZiBsaWZlVGVybXMpW251bWJlcl07XG5cbmV4cG9ydCBjb25zdCBsaWZlRGVmYXVsdHMgPSB7IGNvdmVyYWdlQW1vdW50OiA1MDBfMDAwLCB0ZXJtOiAyMCB9IGFzIGNvbnN0O1xuXG4vKiogRXZlcnkgYW1vdW50IG9uIG9mZmVyLCBhc2NlbmRpbmcsIGVhY2ggb25jZS4gKi9cbmV4cG9ydCBjb25zdCBjb3ZlcmFnZUFtb3VudHM6IHJlYWRvbmx5IG51bWJlcltdID0gW1xuICAuLi5uZXcgU2V0KGNvdmVyYWdlQW1vdW50UmFuZ2VzLmZsYXRNYXAoKHsgZnJvbSwgdG8sIHN0ZXAgfSkgPT4gQXJyYXkuZnJvbSh7IGxlbmd0aDogKHRvIC0gZnJvbSkgLyBzdGVwICsgMSB9LCAoXywgaW5kZXgpID0+IGZyb20gKyBpbmRleCAqIHN0ZXApKSksXG5dO1xuXG4vKiogUmV0dXJucyB0aGUgc21hbGxlc3QgYW1vdW50IG9uIG9mZmVyIGF0IG9yIGFib3ZlIHRoZSB3YW50ZWQgb25lLCBvciB0aGUgbGFyZ2VzdCBpZiB0aGF0IGV4Y2VlZHMgYWxsLiAqL1xuZXhwb3J0IGNvbnN0IGNvdmVyYWdlQW1vdW50Rm9yID0gKHdhbnRlZDogbnVtYmVyKTogbnVtYmVyID0+IGNvdmVyYWdlQW1vdW50cy5maW5kKChhbW91bnQpID0+IGFtb3VudCA+PSB3YW50ZWQpID8/IGNvdmVyYWdlQW1vdW50cy5hdCgtMSkhO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2xpZmUudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9saWZlLnRzXCI7aW1wb3J0ICogYXMgdmFsdWVzIGZyb20gXCIuLi8uLi8uLi9idXNpbmVzcy9saWZlXCI7XG5pbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGlzb0RheSwgcGVyc29uYWxJbmZvLCBzdGF0ZUNvZGUsIHRleHQsIHppcENvZGUgfSBmcm9tIFwiLi4vdmFsdWVzXCI7XG5cbi8qKlxuICogQSBwcm9kdWN0IHRoYXQgaXMgb3Igd2FzIHVzZWQuIEl0IGNvbWVzIGZyb20gdGhlIGBwcmV2aW91c2x5X2AgYW5kIGBjdXJyZW50bHlfYCBhbnN3ZXJzIHdob3NlIGBfc3RhdHVzYCBpc24ndCBmYWxzZTpcbiAqIGBwcmV2aW91c2x5X0NpZ2Fyc19mcmVxdWVuY3k6IDUyYCBpcyBgeyBwcm9kdWN0OiBcIkNpZ2Fyc1wiLCBwZXJpb2Q6IFwicHJldmlvdXNseVwiLCBmcmVxdWVuY3k6IDUyLCBcdTIwMjYgfWAuXG4gKi9cbmV4cG9ydCBjb25zdCB0b2JhY2NvVXNhZ2UgPSB6Lm9iamVjdCh7XG4gIHByb2R1Y3Q6IHouZW51bSh2YWx1ZXMudG9iYWNjb1Byb2R1Y3RzKSxcbiAgcGVyaW9kOiB6LmVudW0oW1wicHJldmlvdXNseVwiLCBcImN1cnJlbnRseVwiXSksXG4gIGZyZXF1ZW5jeTogei5saXRlcmFsKFsuLi52YWx1ZXMudG9iYWNjb0ZyZXF1ZW5jaWVzXSksXG4gIC8qKiBGb3IgcHJvZHVjdHMgdXNlZCBwcmV2aW91c2x5OiBiZXR3ZWVuIHRoZSBiaXJ0aCBkYXRlIGFuZCB0b2RheS4gKi9cbiAgbGFzdFVzZURhdGU6IHoub3B0aW9uYWwoaXNvRGF5KSxcbn0pO1xuZXhwb3J0IHR5cGUgVG9iYWNjb1VzYWdlID0gei5pbmZlcjx0eXBlb2YgdG9iYWNjb1VzYWdlPjtcblxuLyoqIEV2ZXJ5IG1lbWJlciBleGNlcHQgdGhlIHN0YXRlIGlzIG9wdGlvbmFsOiBhIHN0ZXAgc2VuZHMgdGhlIGFuc3dlcnMgdGhhdCBpdCBhc2tzIGZvci4gKi9cbmV4cG9ydCBjb25zdCBsaWZlRmllbGRzID0ge1xuICBwZXJzb25hbEluZm86IHoub3B0aW9uYWwocGVyc29uYWxJbmZvKSxcbiAgLyoqIFdob2xlIGRvbGxhcnMsIG9uZSBvZiB0aGUgYW1vdW50cyBvbiBvZmZlci4gKi9cbiAgZGVhdGhCZW5lZml0OiB6Lm9wdGlvbmFsKHoubGl0ZXJhbChbLi4udmFsdWVzLmNvdmVyYWdlQW1vdW50c10pKSxcbiAgc2VsZWN0ZWRUeXBlOiB6Lm9wdGlvbmFsKHoubGl0ZXJhbChcIlRFUk1cIikpLFxuICAvKiogWWVhcnMuICovXG4gIHRlcm1EdXJhdGlvbjogei5vcHRpb25hbCh6LmxpdGVyYWwoWy4uLnZhbHVlcy5saWZlVGVybXNdKSksXG4gIC8qKiBUaGVyZSBpcyBubyBgaGVhbHRoQW5zd2Vyc2A6IG9ubGluZSwgdGhlIHJhdGluZyBpcyB0aGUgb25seSBxdWVzdGlvbiBhYm91dCBoZWFsdGguICovXG4gIGhlYWx0aDogei5vcHRpb25hbCh6Lm9iamVjdCh7IGhlYWx0aFJhdGluZzogei5lbnVtKHZhbHVlcy5oZWFsdGhSYXRpbmdzKSB9KSksXG4gIHNtb2tlcjogei5vcHRpb25hbCh6LmVudW0odmFsdWVzLnNtb2tlckFuc3dlcnMpKSxcbiAgLyoqIEVtcHR5IGZvciBOZXZlcjsgYXQgbGVhc3Qgb25lIHByZXZpb3VzIGZvciBQcmV2aW91c2x5LCBhdCBsZWFzdCBvbmUgY3VycmVudCBmb3IgQ3VycmVudGx5LiAqL1xuICB1c2FnZXM6IHoub3B0aW9uYWwoei5hcnJheSh0b2JhY2NvVXNhZ2UpLmNoZWNrKHoubWF4TGVuZ3RoKDIgKiB2YWx1ZXMudG9iYWNjb1Byb2R1Y3RzLmxlbmd0aCkpKSxcbiAgLyoqIFRoZSBOYXRpb25hbCBQcm9kdWNlciBOdW1iZXIgb2YgdGhlIGFnZW5jeSBzaG93biB0byB0aGUgdmlzaXRvci4gKi9cbiAgbnBuOiB6Lm9wdGlvbmFsKHRleHQoMjApKSxcbn07XG5cbmV4cG9ydCBjb25zdCBsaWZlTWFpbGluZ0FkZHJlc3MgPSB6Lm9iamVjdCh7IHN0YXRlOiBzdGF0ZUNvZGUsIHppcENvZGU6IHoub3B0aW9uYWwoemlwQ29kZSkgfSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvcHJvcGVydHkudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9wcm9wZXJ0eS50c1wiO2ltcG9ydCB7IGhvbWUgfSBmcm9tIFwiLi4vLi4vLi4vYnVzaW5lc3MvbGltaXRzXCI7XG5pbXBvcnQgKiBhcyB2YWx1ZXMgZnJvbSBcIi4uLy4uLy4uL2J1c2luZXNzL3Byb3BlcnR5XCI7XG5pbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uLy4uL2tlcm5lbC96b2RcIjtcblxuLyoqXG4gKiBBIHByb3BlcnR5IGFzIGl0cyBvd25lciBkZXNjcmliZXMgaXQsIHdoZXRoZXIgb24gcmVjb3JkIG9yIG5vdC4gVGhlIHJlcGxhY2VtZW50IGNvc3QgaXNuJ3QgYSBtZW1iZXI6IHRoZSBzZXJ2aWNlIGNvbXB1dGVzXG4gKiBpdCBhbmQgaWdub3JlcyBvbmUgdGhhdCBpcyBzZW50LiBUaGUgbmV3ZXN0IHllYXIgYnVpbHQgKG5leHQgeWVhcikgYW5kIHRoZSBsaW1pdHMgb2YgYSByb29mJ3MgYWdlIGFyZSBjaGVja2VkIGFnYWluc3QgdGhlXG4gKiBjYWxlbmRhciwgbm90IGhlcmUuXG4gKi9cbmV4cG9ydCBjb25zdCBwcm9wZXJ0eVByZWZpbGwgPSB6Lm9iamVjdCh7XG4gIHByb3BlcnR5VHlwZTogei5vcHRpb25hbCh6LmVudW0odmFsdWVzLnByb3BlcnR5VHlwZXMpKSxcbiAgb2NjdXBhbmN5VHlwZTogei5vcHRpb25hbCh6LmVudW0odmFsdWVzLmhvbWVPY2N1cGFuY2llcykpLFxuICBjb25zdHJ1Y3Rpb25RdWFsaXR5OiB6Lm9wdGlvbmFsKHouZW51bSh2YWx1ZXMuY29uc3RydWN0aW9uUXVhbGl0aWVzKSksXG4gIGRpc3RhbmNlVG9GaXJlU3RhdGlvbjogei5vcHRpb25hbCh6LmVudW0odmFsdWVzLmZpcmVTdGF0aW9uRGlzdGFuY2VzKSksXG4gIHllYXJCdWlsdDogei5vcHRpb25hbCh6LmludCgpLmNoZWNrKHoubWluaW11bShob21lLnllYXJCdWlsdE1pbiksIHoubWF4aW11bSgyMTAwKSkpLFxuICBzcXVhcmVGb290YWdlOiB6Lm9wdGlvbmFsKHouaW50KCkuY2hlY2soei5taW5pbXVtKGhvbWUuc3F1YXJlRmVldC5taW4pLCB6Lm1heGltdW0oaG9tZS5zcXVhcmVGZWV0Lm1heCkpKSxcbiAgLyoqIFN0b3JpZXMgb2YgdGhlIGhvdXNlLCBvciBvZiB0aGUgdW5pdCBpdHNlbGYuICovXG4gIG51bWJlck9mU3Rvcmllczogei5vcHRpb25hbCh6LmludCgpLmNoZWNrKHoubWluaW11bShob21lLnN0b3JpZXMubWluKSwgei5tYXhpbXVtKGhvbWUuc3Rvcmllcy5tYXgpKSksXG4gIC8qKiBGbG9vcnMgb2YgdGhlIGJ1aWxkaW5nIHRoYXQgY29udGFpbnMgYSBjb25kb21pbml1bS4gKi9cbiAgbnVtYmVyT2ZGbG9vcnM6IHoub3B0aW9uYWwoei5pbnQoKS5jaGVjayh6Lm1pbmltdW0oaG9tZS5zdG9yaWVzLm1pbiksIHoubWF4aW11bShob21lLnN0b3JpZXMuY29uZG9NYXgpKSksXG4gIGZvdW5kYXRpb25UeXBlOiB6Lm9wdGlvbmFsKHouZW51bSh2YWx1ZXMuZm91bmRhdGlvblR5cGVzKSksXG4gIGNlbnRyYWxBQzogei5vcHRpb25hbCh6LmJvb2xlYW4oKSksXG4gIHJvb2ZUeXBlOiB6Lm9wdGlvbmFsKHouZW51bSh2YWx1ZXMucm9vZlR5cGVzKSksXG4gIHJvb2ZVcGRhdGVkOiB6Lm9wdGlvbmFsKHouYm9vbGVhbigpKSxcbiAgdGltZVNpbmNlUm9vZlVwZGF0ZTogei5vcHRpb25hbCh6LmVudW0odmFsdWVzLnJvb2ZVcGRhdGVUaW1lcykpLFxufSk7XG5leHBvcnQgdHlwZSBQcm9wZXJ0eVByZWZpbGwgPSB6LmluZmVyPHR5cGVvZiBwcm9wZXJ0eVByZWZpbGw+O1xuXG4vKiogVGhlIHNvdXJjZSBvZiBhIHZhbHVlOiBhIHB1YmxpYyByZWNvcmQsIHRoZSB2aXNpdG9yICh3aG8gY2hhbmdlZCBpdCBvciBmaWxsZWQgaXQgaW4pLCBvciBvdXIgZGVmYXVsdC4gKi9cbmV4cG9ydCBjb25zdCBwcm9wZXJ0eU9yaWdpbiA9IHouZW51bShbXCJQVUJMSUNfUkVDT1JEXCIsIFwiQ1VTVE9NRVJcIiwgXCJBU1NVTUVEXCJdKTtcbmV4cG9ydCB0eXBlIFByb3BlcnR5T3JpZ2luID0gei5pbmZlcjx0eXBlb2YgcHJvcGVydHlPcmlnaW4+O1xuXG4vKiogVGhlIGNvc3QgdG8gcmVidWlsZC4gTnVsbCB1bnRpbCB0aGUgc3F1YXJlIGZvb3RhZ2UgaXMga25vd24uICovXG5leHBvcnQgY29uc3QgcmVidWlsZENvc3QgPSB7XG4gIC8qKiBXaG9sZSBkb2xsYXJzLiAqL1xuICByZXBsYWNlbWVudENvc3Q6IHoubnVsbGFibGUoei5pbnQoKSksXG4gIC8qKiBUcnVlIGlmIHRoZSBwcm92aWRlciBoYXMgaXRzIG93biBmaWd1cmUgZm9yIHRoZSBwcm9wZXJ0eSBhcyBpdCBpcyBvbiByZWNvcmQuICovXG4gIHByb3ZpZGVyUmV0dXJuZWRSZXBsYWNlbWVudENvc3Q6IHouYm9vbGVhbigpLFxuICAvKiogVHJ1ZSBpZiB0aGUgcHJvdmlkZXIgcmVjb21wdXRlZCB0aGUgZmlndXJlIHdpdGggdGhlIHZpc2l0b3IncyBjaGFuZ2VzLiAqL1xuICBwcm92aWRlclJlY2FsY3VsYXRlZFJlcGxhY2VtZW50Q29zdDogei5ib29sZWFuKCksXG4gIC8qKiBUcnVlIGlmIHRoZSBwcm92aWRlciBoYXMgbm8gZmlndXJlOiBzcXVhcmUgZmVldCB0aW1lcyB0aGUgcmF0ZSBvZiB0aGUgY29uc3RydWN0aW9uIHF1YWxpdHkuIFNob3cgaXQgYXMgYW4gZXN0aW1hdGUuICovXG4gIHJlcGxhY2VtZW50Q29zdElzRXN0aW1hdGU6IHouYm9vbGVhbigpLFxufTtcblxuLyoqIEEgcHJvcGVydHkncyBkZXNjcmlwdGlvbiB3aXRoIHRoZSBzb3VyY2Ugb2YgZWFjaCB2YWx1ZS4gKi9cbmV4cG9ydCBjb25zdCBwcm9wZXJ0eUFuc3dlciA9IHtcbiAgLyoqIGBDT01QTEVURWA6IGV2ZXJ5IG1lbWJlciBpcyBvbiByZWNvcmQ7IGBQQVJUSUFMYDogc29tZSBhcmU7IGBGQUlMRURgOiB0aGUgcHJvdmlkZXIgZG9lc24ndCBrbm93IHRoZSBhZGRyZXNzLiAqL1xuICBwcm92aWRlclN0YXR1czogei5lbnVtKFtcIkNPTVBMRVRFXCIsIFwiUEFSVElBTFwiLCBcIkZBSUxFRFwiXSksXG4gIC8qKiBVbmtub3duIG1lbWJlcnMgd2l0aG91dCBhIGRlZmF1bHQgYXJlIGFic2VudCBhbmQgaGF2ZSB0byBiZSBhc2tlZCBmb3IuICovXG4gIHByZWZpbGxEYXRhOiBwcm9wZXJ0eVByZWZpbGwsXG4gIC8qKiBPbmUgZW50cnkgZm9yIGVhY2ggbWVtYmVyIG9mIGBwcmVmaWxsRGF0YWAuICovXG4gIG9yaWdpbnM6IHoucGFydGlhbFJlY29yZCh6LmtleW9mKHByb3BlcnR5UHJlZmlsbCksIHByb3BlcnR5T3JpZ2luKSxcbiAgLi4ucmVidWlsZENvc3QsXG59O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3JlYWRBcHBsaWNhdGlvbkhlYWQudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9yZWFkQXBwbGljYXRpb25IZWFkLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4uL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBpZCwgaW5zdXJhbmNlTGluZSwgcHJvY2Vzc1N0YXR1cywgcmV2aXNpb24gfSBmcm9tIFwiLi4vdmFsdWVzXCI7XG5cbi8qKlxuICogVGhlIG1lbWJlcnMgdGhhdCBldmVyeSBsaW5lJ3MgYXBwbGljYXRpb24gaGFzLiBJdCBzdG9yZXMgbm8gYGVycm9yQ29kZWA6IGEgZmFpbGluZyBjYWxsIHJldHVybnMgaXRzIG93biBjb2RlLCBhbmQgY2hhbmdlc1xuICogbm90aGluZy5cbiAqL1xuZXhwb3J0IGNvbnN0IGFwcGxpY2F0aW9uSGVhZCA9IHtcbiAgYXBwbGljYXRpb25JZDogaWQsXG4gIGFwcGxpY2FudElkOiBpZCxcbiAgaW5zdXJhbmNlTGluZSxcbiAgcmV2aXNpb24sXG4gIC8qKiBOdWxsIHVudGlsIGl0IGlzIHN1Ym1pdHRlZC4gKi9cbiAgcmF0aW5nU3RhdHVzOiB6Lm51bGxhYmxlKHByb2Nlc3NTdGF0dXMpLFxuICByYXRpbmdSdW46IHouaW50KCksXG4gIHNlbGVjdGVkUXVvdGVJZDogei5udWxsYWJsZShpZCksXG59O1xuXG4vKipcbiAqIFRoZSBjYWxsIG9mIGByZWFkQXBwbGljYXRpb25gIGZvciBjYWxsZXJzIHRoYXQgb25seSBjaGVjayB3aGV0aGVyIHRoZSBhcHBsaWNhdGlvbiBleGlzdHMuIEl0IGlnbm9yZXMgdGhlIGxpbmUncyBvd25cbiAqIG1lbWJlcnMsIGFuZCBsb2FkcyBubyBzY2hlbWFzIGZvciB0aGVtLlxuICovXG5leHBvcnQgY29uc3QgcmVhZEFwcGxpY2F0aW9uSGVhZCA9IGVuZHBvaW50KHtcbiAgaWQ6IFwicmVhZEFwcGxpY2F0aW9uXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfVwiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdChhcHBsaWNhdGlvbkhlYWQpKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9uc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVDb2hhYml0YXRpb24udHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVDb2hhYml0YXRpb24udHNcIjtpbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGVuZHBvaW50LCBsYXppbHkgfSBmcm9tIFwiLi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IHVwZGF0ZWRBcHBsaWNhdGlvbiB9IGZyb20gXCIuL3NoYXJlZFwiO1xuXG5jb25zdCBhbnN3ZXIgPSB6Lm9wdGlvbmFsKHouYm9vbGVhbigpKTtcblxuLyoqIFRoZSBwZW9wbGUgYW5kIHBldHMgd2hvIHNoYXJlIHRoZSBob21lLiAqL1xuZXhwb3J0IGNvbnN0IGNvaGFiaXRhdGlvbkRhdGEgPSB6Lm9iamVjdCh7IHBhcnRuZXJTcG91c2U6IGFuc3dlciwgcm9vbW1hdGVzOiBhbnN3ZXIsIGtpZHM6IGFuc3dlciwgZG9nOiBhbnN3ZXIsIGNhdDogYW5zd2VyIH0pO1xuZXhwb3J0IHR5cGUgQ29oYWJpdGF0aW9uRGF0YSA9IHouaW5mZXI8dHlwZW9mIGNvaGFiaXRhdGlvbkRhdGE+O1xuXG4vKiogQWJzZW50IG1lbWJlcnMga2VlcCB0aGVpciB2YWx1ZS4gKi9cbmV4cG9ydCBjb25zdCB1cGRhdGVDb2hhYml0YXRpb24gPSBlbmRwb2ludCh7XG4gIGlkOiBcInVwZGF0ZUNvaGFiaXRhdGlvblwiLFxuICBtZXRob2Q6IFwiUEFUQ0hcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9jb2hhYml0YXRpb25cIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJldmlzaW9uOiBcInJlcXVpcmVkXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gdXBkYXRlZEFwcGxpY2F0aW9uKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9uc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVEaXNjb3VudHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVEaXNjb3VudHMudHNcIjtpbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGVuZHBvaW50LCBsYXppbHkgfSBmcm9tIFwiLi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IGNvaGFiaXRhdGlvbkRhdGEgfSBmcm9tIFwiLi91cGRhdGVDb2hhYml0YXRpb25cIjtcbmltcG9ydCB7IHVwZGF0ZWRBcHBsaWNhdGlvbiB9IGZyb20gXCIuL3NoYXJlZFwiO1xuXG5jb25zdCBhbnN3ZXIgPSB6Lm9wdGlvbmFsKHouYm9vbGVhbigpKTtcblxuLyoqIFRoZSBwZW9wbGUgd2hvIHNoYXJlIHRoZSBob21lLCBpZiB0aGUgbGluZSBhc2tzIGZvciB0aGVtIGhlcmUsIGFuZCBpdHMgc2FmZXR5IGRldmljZXMuICovXG5leHBvcnQgY29uc3QgZGlzY291bnRzRGF0YSA9IHouZXh0ZW5kKGNvaGFiaXRhdGlvbkRhdGEsIHtcbiAgc3ByaW5rbGVyU3lzdGVtOiBhbnN3ZXIsXG4gIHNtb2tlRGV0ZWN0b3I6IGFuc3dlcixcbiAgZmlyZUV4dGluZ3Vpc2hlcjogYW5zd2VyLFxuICBkZWFkQm9sdExvY2tzOiBhbnN3ZXIsXG4gIGJ1cmdsYXJBbGFybTogYW5zd2VyLFxuICBnYXRlZE9yTGltaXRlZDogYW5zd2VyLFxufSk7XG5leHBvcnQgdHlwZSBEaXNjb3VudHNEYXRhID0gei5pbmZlcjx0eXBlb2YgZGlzY291bnRzRGF0YT47XG5cbi8qKiBBIGRpc2NvdW50IHRoYXQgaXMgaW5jbHVkZWQgaW4gdGhlIHByaWNlcy4gKi9cbmV4cG9ydCBjb25zdCBhcHBsaWVkRGlzY291bnQgPSB6Lm9iamVjdCh7IGlkOiB6LmVudW0oW1wiUFJPVEVDVElWRV9ERVZJQ0VTXCJdKSwgcGVyY2VudDogei5udW1iZXIoKSB9KTtcblxuLyoqXG4gKiBBYnNlbnQgbWVtYmVycyBrZWVwIHRoZWlyIHZhbHVlLiBPbmx5IGRpc2NvdW50cyBpbiB0aGUgcmVzcG9uc2UgbWF5IGJlIHNob3duIGFzIGFwcGxpZWQ6IGBQUk9URUNUSVZFX0RFVklDRVNgLCAxMCBwZXJjZW50LFxuICogZnJvbSB0d28gc2FmZXR5IGRldmljZXMgb24uXG4gKi9cbmV4cG9ydCBjb25zdCB1cGRhdGVEaXNjb3VudHMgPSBlbmRwb2ludCh7XG4gIGlkOiBcInVwZGF0ZURpc2NvdW50c1wiLFxuICBtZXRob2Q6IFwiUEFUQ0hcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9kaXNjb3VudHNcIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJldmlzaW9uOiBcInJlcXVpcmVkXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5leHRlbmQodXBkYXRlZEFwcGxpY2F0aW9uLCB7IGFwcGxpZWREaXNjb3VudHM6IHouYXJyYXkoYXBwbGllZERpc2NvdW50KSB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvcmVhZEFwcGxpY2F0aW9uLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvcmVhZEFwcGxpY2F0aW9uLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlZGl0YWJsZUNvdmVyYWdlIH0gZnJvbSBcIi4uL2NvdmVyYWdlXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4uL2VuZHBvaW50XCI7XG5pbXBvcnQgeyB2ZWhpY2xlIH0gZnJvbSBcIi4uL3ZlaGljbGVcIjtcbmltcG9ydCB7IGFkZHJlc3MsIHBlcnNvbmFsSW5mbyB9IGZyb20gXCIuLi92YWx1ZXNcIjtcbmltcG9ydCB7IGFkZGl0aW9uYWxJbmZvIH0gZnJvbSBcIi4vYWRkaXRpb25hbEluZm9cIjtcbmltcG9ydCB7IGF1dG9Db3ZlcmFnZURhdGEgfSBmcm9tIFwiLi9hdXRvQ292ZXJhZ2VEYXRhXCI7XG5pbXBvcnQgeyBwZXREZXRhaWxzIH0gZnJvbSBcIi4vY3JlYXRlUGV0XCI7XG5pbXBvcnQgeyBrbm93bkRyaXZlciB9IGZyb20gXCIuL2RyaXZlclwiO1xuaW1wb3J0IHsgbGlmZUZpZWxkcywgbGlmZU1haWxpbmdBZGRyZXNzIH0gZnJvbSBcIi4vbGlmZVwiO1xuaW1wb3J0IHsgcHJvcGVydHlQcmVmaWxsIH0gZnJvbSBcIi4vcHJvcGVydHlcIjtcbmltcG9ydCB7IGFwcGxpY2F0aW9uSGVhZCwgcmVhZEFwcGxpY2F0aW9uSGVhZCB9IGZyb20gXCIuL3JlYWRBcHBsaWNhdGlvbkhlYWRcIjtcbmltcG9ydCB7IGNvaGFiaXRhdGlvbkRhdGEgfSBmcm9tIFwiLi91cGRhdGVDb2hhYml0YXRpb25cIjtcbmltcG9ydCB7IGFwcGxpZWREaXNjb3VudCwgZGlzY291bnRzRGF0YSB9IGZyb20gXCIuL3VwZGF0ZURpc2NvdW50c1wiO1xuXG4vKiogVGhlIGFwcGxpY2FudCBpcyBhIHNlcGFyYXRlIG1lbWJlciBvbiBldmVyeSBsaW5lLiAqL1xuY29uc3Qgb21pdFBlcnNvbiA9ICh7IHBlcnNvbmFsSW5mbzogX3BlcnNvbmFsSW5mbywgLi4ucmVzdCB9OiB0eXBlb2YgbGlmZUZpZWxkcykgPT4gcmVzdDtcblxuLyoqIE1lbWJlcnMgdGhhdCBhIGxpbmUgZG9lc24ndCBoYXZlLCBvciB0aGF0IGhhdmVuJ3QgYmVlbiBzZW50IHlldCwgYXJlIGFic2VudC4gKi9cbmV4cG9ydCBjb25zdCByZWFkQXBwbGljYXRpb24gPSBlbmRwb2ludCh7XG4gIC4uLnJlYWRBcHBsaWNhdGlvbkhlYWQsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3Qoe1xuICAgIC4uLmFwcGxpY2F0aW9uSGVhZCxcbiAgICBwcm9wZXJ0eUFkZHJlc3M6IHoub3B0aW9uYWwoYWRkcmVzcyksXG4gICAgcGVyc29uYWxJbmZvOiB6Lm9wdGlvbmFsKHBlcnNvbmFsSW5mbyksXG4gICAgZHJpdmVyczogei5vcHRpb25hbCh6LmFycmF5KGtub3duRHJpdmVyKSksXG4gICAgYWRkaXRpb25hbEluZm86IHoub3B0aW9uYWwoYWRkaXRpb25hbEluZm8pLFxuICAgIHBlcnNvbmFsVmVoaWNsZXM6IHoub3B0aW9uYWwoei5hcnJheSh2ZWhpY2xlKSksXG4gICAgYXV0b0NvdmVyYWdlRGF0YTogei5vcHRpb25hbChhdXRvQ292ZXJhZ2VEYXRhKSxcbiAgICAvKiogVGhlIHZpc2l0b3IncyBvd24gdmFsdWVzOyBgZmlsbFByZWZpbGxgIHJldHVybnMgdGhlbSB0b2dldGhlciB3aXRoIHB1YmxpYyByZWNvcmRzLiAqL1xuICAgIHByZWZpbGxEYXRhOiB6Lm9wdGlvbmFsKHByb3BlcnR5UHJlZmlsbCksXG4gICAgY29oYWJpdGF0aW9uRGF0YTogei5vcHRpb25hbChjb2hhYml0YXRpb25EYXRhKSxcbiAgICBkaXNjb3VudHNEYXRhOiB6Lm9wdGlvbmFsKGRpc2NvdW50c0RhdGEpLFxuICAgIGFwcGxpZWREaXNjb3VudHM6IHoub3B0aW9uYWwoei5hcnJheShhcHBsaWVkRGlzY291bnQpKSxcbiAgICBsaWZlOiB6Lm9wdGlvbmFsKHoub2JqZWN0KHsgbWFpbGluZ0FkZHJlc3M6IGxpZmVNYWlsaW5nQWRkcmVzcywgLi4ub21pdFBlcnNvbihsaWZlRmllbGRzKSB9KSksXG4gICAgcGV0OiB6Lm9wdGlvbmFsKHBldERldGFpbHMpLFxuICAgIGJ1bmRsaW5nOiB6Lm9wdGlvbmFsKHouYm9vbGVhbigpKSxcbiAgICBzdGFydERhdGU6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gICAgY3VycmVudEFwcGxpY2F0aW9uU3RhdGU6IHoub2JqZWN0KHsgZWRpdGFibGVDb3ZlcmFnZXM6IHouYXJyYXkoZWRpdGFibGVDb3ZlcmFnZSkgfSksXG4gIH0pKSxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2NyZWF0aW9uQXQudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9jcmVhdGlvbkF0LnRzXCI7aW1wb3J0IHR5cGUgeyBMaW5lQXRBZGRyZXNzIH0gZnJvbSBcIi4uLy4uLy4uL2J1c2luZXNzL2xpbmVzXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4uL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBjcmVhdGVkQXBwbGljYXRpb24gfSBmcm9tIFwiLi9zaGFyZWRcIjtcblxuZXhwb3J0IHR5cGUgQ3JlYXRpb25JZCA9IGBjcmVhdGUke0NhcGl0YWxpemU8TGluZUF0QWRkcmVzcz59QXBwbGljYXRpb25gO1xuXG5leHBvcnQgY29uc3QgY3JlYXRpb25JZCA9IChsaW5lOiBMaW5lQXRBZGRyZXNzKSA9PiBgY3JlYXRlJHtsaW5lLmNoYXJBdCgwKS50b1VwcGVyQ2FzZSgpfSR7bGluZS5zbGljZSgxKX1BcHBsaWNhdGlvbmAgYXMgQ3JlYXRpb25JZDtcblxuLyoqXG4gKiBUaGUgY3JlYXRlIG9mIGEgbGluZSB0aGF0IGJlZ2lucyB3aXRoIHRoZSBhZGRyZXNzIG9mIHRoZSByaXNrLiBTZW5kIHRoZSBsZWFkJ3MgdG9rZW4gd2l0aCBpdCwgc28gdGhhdCBvbmUgdG9rZW4gb3BlbnNcbiAqIGJvdGguIEZldyBhZGRyZXNzZXMgY2F1c2UgQ09TVF9UT09fSElHSCBvciBQUkVNSVVNX1RPT19ISUdIIHRoaXMgZWFybHk7IHByZWZpbGwsIGVkaXRzIGFuZCB0aGUgYXBwbGljYW50J3MgbmFtZSBtYXkgY2F1c2VcbiAqIHRoZW0gbGF0ZXIuXG4gKi9cbmV4cG9ydCBjb25zdCBjcmVhdGlvbkF0ID0gKGxpbmU6IExpbmVBdEFkZHJlc3MpID0+XG4gIGVuZHBvaW50KHtcbiAgICBpZDogY3JlYXRpb25JZChsaW5lKSxcbiAgICBtZXRob2Q6IFwiUE9TVFwiLFxuICAgIHBhdGg6IGAvdjEvYXBwbGljYXRpb25zLyR7bGluZX1gLFxuICAgIGF1dGg6IFwicGFydG5lclwiLFxuICAgIGNyZWF0ZTogdHJ1ZSxcbiAgICByZXNwb25zZTogbGF6aWx5KCgpID0+IGNyZWF0ZWRBcHBsaWNhdGlvbiksXG4gICAgc3RhdHVzOiAyMDEsXG4gIH0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL2NyZWF0ZUxpZmUudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9jcmVhdGVMaWZlLnRzXCI7aW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgY3JlYXRlZEFwcGxpY2F0aW9uIH0gZnJvbSBcIi4vc2hhcmVkXCI7XG5cbi8qKiBDcmVhdGVkIHdpdGggdGhlIHN0YXRlIGFuZCBhbGwga25vd24gYW5zd2VyczsgbGF0ZXIgYW5zd2VycyBhbmQgY2hhbmdlcyBhcmUgc2VudCBieSBgdXBkYXRlTGlmZWAuICovXG5leHBvcnQgY29uc3QgY3JlYXRlTGlmZUFwcGxpY2F0aW9uID0gZW5kcG9pbnQoe1xuICBpZDogXCJjcmVhdGVMaWZlQXBwbGljYXRpb25cIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL2xpZmVcIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIGNyZWF0ZTogdHJ1ZSxcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiBjcmVhdGVkQXBwbGljYXRpb24pLFxuICBzdGF0dXM6IDIwMSxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3Byb3BlcnR5RGF0YS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3Byb3BlcnR5RGF0YS50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZWRpdGFibGVDb3ZlcmFnZSB9IGZyb20gXCIuLi9jb3ZlcmFnZVwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgcHJvcGVydHlBbnN3ZXIgfSBmcm9tIFwiLi9wcm9wZXJ0eVwiO1xuaW1wb3J0IHsgdXBkYXRlZEFwcGxpY2F0aW9uIH0gZnJvbSBcIi4vc2hhcmVkXCI7XG5cbi8qKlxuICogQXNrcyB0aGUgcHJvcGVydHktZGF0YSBwcm92aWRlciBhYm91dCB0aGUgYWRkcmVzcyBhbmQgc3RvcmVzIGl0cyBhbnN3ZXIgYXMgdGhlIGFwcGxpY2F0aW9uJ3MgcHJlZmlsbC4gTGF0ZXIgY2FsbHMgcmV0dXJuXG4gKiB0aGUgYXBwbGljYXRpb24ncyBjdXJyZW50IGRhdGEsIHNvIGl0IGNhbiBiZSByZXBlYXRlZC4gSXQgY2FycmllcyBubyByZXZpc2lvbiwgYmVjYXVzZSBpdCBjaGFuZ2VzIG5vIGFuc3dlciBvZiBhIHBlcnNvbi5cbiAqIFBSRUZJTExfRkFJTEVEIGlzIHRoZSBzZXJ2aWNlJ3Mgb3duIGZhaWx1cmU7IGEgcHJvdmlkZXIgd2l0aG91dCBhbiBhbnN3ZXIgaXMgYHByb3ZpZGVyU3RhdHVzOiBcIkZBSUxFRFwiYCwgYW5kIHRoZSB2aXNpdG9yXG4gKiBpcyBhc2tlZCBmb3IgZXZlcnl0aGluZy5cbiAqL1xuZXhwb3J0IGNvbnN0IGZpbGxQcmVmaWxsID0gZW5kcG9pbnQoe1xuICBpZDogXCJmaWxsUHJlZmlsbFwiLFxuICBtZXRob2Q6IFwiUEFUQ0hcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9wcmVmaWxsL2luaXRpYWwtdmFsdWVzXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBzYWZlOiB0cnVlLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHouZXh0ZW5kKHVwZGF0ZWRBcHBsaWNhdGlvbiwgeyAuLi5wcm9wZXJ0eUFuc3dlciwgZWRpdGFibGVDb3ZlcmFnZXM6IHouYXJyYXkoZWRpdGFibGVDb3ZlcmFnZSkgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3JlYWRQcmVmaWxsLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvcmVhZFByZWZpbGwudHNcIjtpbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGVuZHBvaW50LCBsYXppbHkgfSBmcm9tIFwiLi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IHZlaGljbGUgfSBmcm9tIFwiLi4vdmVoaWNsZVwiO1xuXG4vKiogQSBwcm92aWRlciBtYXkga25vdyBtb3JlIHZlaGljbGVzIHRoYW4gYXJlIHNob3duLiAqL1xuY29uc3Qga25vd24gPSB6LmV4dGVuZCh2ZWhpY2xlLCB7IHNlcXVlbmNlTnVtOiB6LmludCgpLmNoZWNrKHoubWluaW11bSgwKSkgfSk7XG5cbi8qKiBUaGUgaG91c2Vob2xkJ3MgdmVoaWNsZXMgaW4gcHVibGljIHJlY29yZHM7IGFsd2F5cyB0aGUgc2FtZSBmb3IgdGhlIHNhbWUgYWRkcmVzcyBhbmQgZHJpdmVycy4gVGhlIGZpcnN0IGVpZ2h0IGFyZSBzaG93bi4gKi9cbmV4cG9ydCBjb25zdCByZWFkUHJlZmlsbCA9IGVuZHBvaW50KHtcbiAgaWQ6IFwicmVhZFByZWZpbGxcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS9hcHBsaWNhdGlvbnMve2FwcGxpY2F0aW9uSWR9L3ByZWZpbGxcIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyBwZXJzb25hbFZlaGljbGVzOiB6LmFycmF5KGtub3duKSB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvc3VibWl0QXBwbGljYXRpb24udHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9zdWJtaXRBcHBsaWNhdGlvbi50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgaWQsIHByb2Nlc3NTdGF0dXMgfSBmcm9tIFwiLi4vdmFsdWVzXCI7XG5cbi8qKlxuICogU3RhcnRzIHJhdGluZy4gU2FmZSB0byByZXBlYXQ6IHRoZSBzYW1lIGlucHV0cyBrZWVwIHRoZSBydW4gYW5kIGl0cyBwcmljZXMuIENoYW5nZWQgaW5wdXRzIHN0YXJ0IHRoZSBuZXh0IHJ1biwgYW5kIHNvIGRvZXNcbiAqIGFub3RoZXIgdHJ5IGFmdGVyIGV2ZXJ5IGNhcnJpZXIgZmFpbGVkLlxuICogRXZlcnkgY2FycmllciB0aGF0IHdyaXRlcyB0aGUgbGluZSBpbiB0aGUgc3RhdGUgaXMgYXNrZWQuXG4gKi9cbmV4cG9ydCBjb25zdCBzdWJtaXRBcHBsaWNhdGlvbiA9IGVuZHBvaW50KHtcbiAgaWQ6IFwic3VibWl0QXBwbGljYXRpb25cIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9zdWJtaXNzaW9uXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBzYWZlOiB0cnVlLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHsgYXBwbGljYXRpb25JZDogaWQsIHJhdGluZ1J1bjogei5pbnQoKSwgc3RhdHVzOiBwcm9jZXNzU3RhdHVzLCBjYXJyaWVyc0Fza2VkOiB6LmludCgpIH0pKSxcbiAgc3RhdHVzOiAyMDIsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9uc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVBZGRpdGlvbmFsSW5mby50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3VwZGF0ZUFkZGl0aW9uYWxJbmZvLnRzXCI7aW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgdXBkYXRlZEFwcGxpY2F0aW9uIH0gZnJvbSBcIi4vc2hhcmVkXCI7XG5cbi8qKiBBYnNlbnQgbWVtYmVycyBrZWVwIHRoZWlyIHZhbHVlOyBlYWNoIGxpbmUgc2VuZHMgaXRzIG93bi4gKi9cbmV4cG9ydCBjb25zdCB1cGRhdGVBZGRpdGlvbmFsSW5mbyA9IGVuZHBvaW50KHtcbiAgaWQ6IFwidXBkYXRlQWRkaXRpb25hbEluZm9cIixcbiAgbWV0aG9kOiBcIlBBVENIXCIsXG4gIHBhdGg6IFwiL3YxL2FwcGxpY2F0aW9ucy97YXBwbGljYXRpb25JZH0vYWRkaXRpb25hbC1pbmZvXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICByZXZpc2lvbjogXCJyZXF1aXJlZFwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHVwZGF0ZWRBcHBsaWNhdGlvbiksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvdXBkYXRlQnVuZGxpbmcudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVCdW5kbGluZy50c1wiO2ltcG9ydCB7IGVuZHBvaW50LCBsYXppbHkgfSBmcm9tIFwiLi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IHVwZGF0ZWRBcHBsaWNhdGlvbiB9IGZyb20gXCIuL3NoYXJlZFwiO1xuXG5leHBvcnQgY29uc3QgdXBkYXRlQnVuZGxpbmcgPSBlbmRwb2ludCh7XG4gIGlkOiBcInVwZGF0ZUJ1bmRsaW5nXCIsXG4gIG1ldGhvZDogXCJQQVRDSFwiLFxuICBwYXRoOiBcIi92MS9hcHBsaWNhdGlvbnMve2FwcGxpY2F0aW9uSWR9L2J1bmRsaW5nXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICByZXZpc2lvbjogXCJyZXF1aXJlZFwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHVwZGF0ZWRBcHBsaWNhdGlvbiksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvdXBkYXRlQ292ZXJhZ2VzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvdXBkYXRlQ292ZXJhZ2VzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlZGl0YWJsZUNvdmVyYWdlIH0gZnJvbSBcIi4uL2NvdmVyYWdlXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4uL2VuZHBvaW50XCI7XG5pbXBvcnQgeyB1cGRhdGVkQXBwbGljYXRpb24gfSBmcm9tIFwiLi9zaGFyZWRcIjtcblxuLyoqXG4gKiBUaGUgdmlzaXRvcidzIGNob2ljZXMgZm9yIGhvbWVvd25lcnMsIGNvbmRvbWluaXVtLCByZW50ZXJzLCBsYW5kbG9yZCwgbGlmZSBvciBwZXQ7IGFic2VudCBjb3ZlcmFnZXMga2VlcCB0aGVpciB2YWx1ZS4gQVxuICogY292ZXJhZ2UgdGhhdCBpc24ndCBlZGl0YWJsZSwgb3IgYSB2YWx1ZSB0aGF0IGlzbid0IG9mZmVyZWQsIGlzIHJlZnVzZWQgd2l0aCBhIHBvaW50ZXIgdG8gaXQuIChBdXRvIHNlbmRzIGl0cyBjaG9pY2VzIHdpdGhcbiAqIHRoZSB2ZWhpY2xlcy4pXG4gKi9cbmV4cG9ydCBjb25zdCB1cGRhdGVDb3ZlcmFnZXMgPSBlbmRwb2ludCh7XG4gIGlkOiBcInVwZGF0ZUNvdmVyYWdlc1wiLFxuICBtZXRob2Q6IFwiUEFUQ0hcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9jb3ZlcmFnZXNcIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJldmlzaW9uOiBcInJlcXVpcmVkXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5leHRlbmQodXBkYXRlZEFwcGxpY2F0aW9uLCB7IGVkaXRhYmxlQ292ZXJhZ2VzOiB6LmFycmF5KGVkaXRhYmxlQ292ZXJhZ2UpIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9uc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVEcml2ZXJzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvdXBkYXRlRHJpdmVycy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgaWQsIGlzb0RheSB9IGZyb20gXCIuLi92YWx1ZXNcIjtcbmltcG9ydCB7IHVwZGF0ZWRBcHBsaWNhdGlvbiB9IGZyb20gXCIuL3NoYXJlZFwiO1xuaW1wb3J0IHsga25vd25Ecml2ZXIgfSBmcm9tIFwiLi9kcml2ZXJcIjtcblxuLyoqIFJlcGxhY2VzIHRoZSBkcml2ZXJzLiBUaGUgcmV0dXJuZWQgaWRzIHJlcGxhY2UgdGhlIGNhbGxlcidzLCB3aXRoIHRoZSBoaXN0b3J5IHRoYXQgaXMgb24gcmVjb3JkLiAqL1xuZXhwb3J0IGNvbnN0IHVwZGF0ZURyaXZlcnMgPSBlbmRwb2ludCh7XG4gIGlkOiBcInVwZGF0ZURyaXZlcnNcIixcbiAgbWV0aG9kOiBcIlBBVENIXCIsXG4gIHBhdGg6IFwiL3YxL2FwcGxpY2F0aW9ucy97YXBwbGljYXRpb25JZH0vZHJpdmVyc1wiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgcmV2aXNpb246IFwicmVxdWlyZWRcIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6LmV4dGVuZCh1cGRhdGVkQXBwbGljYXRpb24sIHtcbiAgICBhcHBsaWNhbnRJZDogaWQsXG4gICAgLyoqXG4gICAgICogVGhlIG1haW4gZHJpdmVyJ3MgZGF0ZSBhcyBzdG9yZWQuIElmIGl0IGRpZmZlcnMgZnJvbSB0aGUgc2VudCBkYXksIGl0IHJlcGxhY2VzIHRoZSBmb3JtJ3M7IG90aGVyd2lzZSB0aGUgZm9ybSBrZWVwc1xuICAgICAqIHdoYXQgd2FzIHR5cGVkLCBzdWNoIGFzIGEgbW9udGggd2l0aG91dCBhIGRheS5cbiAgICAgKi9cbiAgICBkcml2ZXJEYXRlTGljZW5zZWQ6IHoubnVsbGFibGUoaXNvRGF5KSxcbiAgICBkcml2ZXJzOiB6LmFycmF5KGtub3duRHJpdmVyKSxcbiAgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3VwZGF0ZUdlbmVyYWxJbmZvLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvdXBkYXRlR2VuZXJhbEluZm8udHNcIjtpbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4uL2VuZHBvaW50XCI7XG5pbXBvcnQgeyB1cGRhdGVkQXBwbGljYXRpb24gfSBmcm9tIFwiLi9zaGFyZWRcIjtcblxuLyoqXG4gKiBBYnNlbnQgcGFydHMga2VlcCB0aGVpciB2YWx1ZTsgYSBwYXJ0IHRoYXQgaXMgc2VudCByZXBsYWNlcyB0aGUgc3RvcmVkIG9uZSBjb21wbGV0ZWx5LCBzbyB0aGF0IGl0cyBhYnNlbnQgbWVtYmVycyBiZWNvbWVcbiAqIHVua25vd24sIHN1Y2ggYXMgdGhlIG1hcml0YWwgc3RhdHVzIG9mIGEgc2luZ2xlIHBlcnNvbi4gQSBiaXJ0aCBkYXRlIG91dHNpZGUgdGhlIGFnZXMgb2YgYnVzaW5lc3MvbGltaXRzIGFuZCBhIHN0YXJ0XG4gKiBvdXRzaWRlIGl0cyB3aW5kb3cgYXJlIHJlZnVzZWQgd2l0aCBhIHBvaW50ZXI7IHZpc2l0b3JzIGluIGFub3RoZXIgdGltZSB6b25lIGdldCBhIGRheSBvZiBncmFjZS5cbiAqL1xuZXhwb3J0IGNvbnN0IHVwZGF0ZUdlbmVyYWxJbmZvID0gZW5kcG9pbnQoe1xuICBpZDogXCJ1cGRhdGVHZW5lcmFsSW5mb1wiLFxuICBtZXRob2Q6IFwiUEFUQ0hcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9nZW5lcmFsLWluZm9cIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJldmlzaW9uOiBcInJlcXVpcmVkXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gdXBkYXRlZEFwcGxpY2F0aW9uKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9uc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVMaWZlLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvdXBkYXRlTGlmZS50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZWRpdGFibGVDb3ZlcmFnZSB9IGZyb20gXCIuLi9jb3ZlcmFnZVwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgdXBkYXRlZEFwcGxpY2F0aW9uIH0gZnJvbSBcIi4vc2hhcmVkXCI7XG5cbi8qKlxuICogQWJzZW50IG1lbWJlcnMga2VlcCB0aGVpciB2YWx1ZTsgYHVzYWdlc2AgaXMgc2VudCBhcyBhIHdob2xlLiBBIGJpcnRoIGRhdGUgb3V0c2lkZSBsaWZlJ3MgYWdlcyBpcyByZWZ1c2VkIHdpdGggYSBwb2ludGVyXG4gKiB0byBgL3BlcnNvbmFsSW5mby9kYXRlT2ZCaXJ0aGAuIFRoZSBzdGF0ZSBjYW4ndCBjaGFuZ2U6IGFub3RoZXIgc3RhdGUgbmVlZHMgYW5vdGhlciBhcHBsaWNhdGlvbi5cbiAqL1xuZXhwb3J0IGNvbnN0IHVwZGF0ZUxpZmUgPSBlbmRwb2ludCh7XG4gIGlkOiBcInVwZGF0ZUxpZmVcIixcbiAgbWV0aG9kOiBcIlBBVENIXCIsXG4gIHBhdGg6IFwiL3YxL2FwcGxpY2F0aW9ucy97YXBwbGljYXRpb25JZH0vbGlmZVwiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgcmV2aXNpb246IFwicmVxdWlyZWRcIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6LmV4dGVuZCh1cGRhdGVkQXBwbGljYXRpb24sIHsgZWRpdGFibGVDb3ZlcmFnZXM6IHouYXJyYXkoZWRpdGFibGVDb3ZlcmFnZSkgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3VwZGF0ZVByZWZpbGwudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVQcmVmaWxsLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlZGl0YWJsZUNvdmVyYWdlIH0gZnJvbSBcIi4uL2NvdmVyYWdlXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4uL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBwcm9wZXJ0eUFuc3dlciB9IGZyb20gXCIuL3Byb3BlcnR5XCI7XG5pbXBvcnQgeyB1cGRhdGVkQXBwbGljYXRpb24gfSBmcm9tIFwiLi9zaGFyZWRcIjtcblxuLyoqXG4gKiBUaGUgdmlzaXRvcidzIGNvbmZpcm1hdGlvbnMgYW5kIGNoYW5nZXM7IGFic2VudCBtZW1iZXJzIGtlZXAgdGhlaXIgdmFsdWUuIFJldHVybnMgdGhlIGN1cnJlbnQgcmVidWlsZCBjb3N0LCBzbyB0aGUgc2FtZVxuICogY2FsbCBhbHNvIHJlZnJlc2hlcyBpdC4gQWZ0ZXIgQ09TVF9UT09fSElHSCBub3RoaW5nIG9mIHRoZSBlZGl0IGlzIHN0b3JlZC5cbiAqL1xuZXhwb3J0IGNvbnN0IHVwZGF0ZVByZWZpbGwgPSBlbmRwb2ludCh7XG4gIGlkOiBcInVwZGF0ZVByZWZpbGxcIixcbiAgbWV0aG9kOiBcIlBBVENIXCIsXG4gIHBhdGg6IFwiL3YxL2FwcGxpY2F0aW9ucy97YXBwbGljYXRpb25JZH0vcHJlZmlsbFwiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgcmV2aXNpb246IFwicmVxdWlyZWRcIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6LmV4dGVuZCh1cGRhdGVkQXBwbGljYXRpb24sIHsgLi4ucHJvcGVydHlBbnN3ZXIsIGVkaXRhYmxlQ292ZXJhZ2VzOiB6LmFycmF5KGVkaXRhYmxlQ292ZXJhZ2UpIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9uc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy91cGRhdGVWZWhpY2xlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYXBwbGljYXRpb25zL3VwZGF0ZVZlaGljbGVzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlZGl0YWJsZUNvdmVyYWdlIH0gZnJvbSBcIi4uL2NvdmVyYWdlXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4uL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBpZCB9IGZyb20gXCIuLi92YWx1ZXNcIjtcbmltcG9ydCB7IHZlaGljbGUgfSBmcm9tIFwiLi4vdmVoaWNsZVwiO1xuaW1wb3J0IHsgdXBkYXRlZEFwcGxpY2F0aW9uIH0gZnJvbSBcIi4vc2hhcmVkXCI7XG5cbi8qKiBSZXBsYWNlcyB0aGUgdmVoaWNsZXMuIEF1dG8gZnJvbSAxOTkwOyBtb3RvcmN5Y2xlcyBmcm9tIDE5ODEgYW5kIHdpdGhvdXQgYXV0b0NvdmVyYWdlRGF0YSwgd2hpY2ggaXMgZHJvcHBlZC4gKi9cbmV4cG9ydCBjb25zdCB1cGRhdGVWZWhpY2xlcyA9IGVuZHBvaW50KHtcbiAgaWQ6IFwidXBkYXRlVmVoaWNsZXNcIixcbiAgbWV0aG9kOiBcIlBBVENIXCIsXG4gIHBhdGg6IFwiL3YxL2FwcGxpY2F0aW9ucy97YXBwbGljYXRpb25JZH0vdmVoaWNsZXNcIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJldmlzaW9uOiBcInJlcXVpcmVkXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5leHRlbmQodXBkYXRlZEFwcGxpY2F0aW9uLCB7XG4gICAgcGVyc29uYWxWZWhpY2xlczogei5hcnJheSh6LmV4dGVuZCh2ZWhpY2xlLCB7IGlkIH0pKSxcbiAgICBjdXJyZW50QXBwbGljYXRpb25TdGF0ZTogei5vYmplY3QoeyBlZGl0YWJsZUNvdmVyYWdlczogei5hcnJheShlZGl0YWJsZUNvdmVyYWdlKSB9KSxcbiAgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hZGRyZXNzZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FkZHJlc3Nlcy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBhZGRyZXNzIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbi8qKiBUaGUgdHlwZWQgdGV4dCBpcyBwZXJzb25hbCwgc28gaXQgaXMgc2VudCBpbiB0aGUgYm9keS4gRW1wdHkgYmVsb3cgdGhyZWUgY2hhcmFjdGVyczsgYXQgbW9zdCBlaWdodCBzdWdnZXN0aW9ucy4gKi9cbmV4cG9ydCBjb25zdCBzdWdnZXN0QWRkcmVzc2VzID0gZW5kcG9pbnQoe1xuICBpZDogXCJzdWdnZXN0QWRkcmVzc2VzXCIsXG4gIG1ldGhvZDogXCJQT1NUXCIsXG4gIHBhdGg6IFwiL3YxL2FkZHJlc3Nlcy9zdWdnZXN0aW9uc1wiLFxuICBhdXRoOiBcInBhcnRuZXJcIixcbiAgc2FmZTogdHJ1ZSxcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7IHN1Z2dlc3Rpb25zOiB6LmFycmF5KHoub2JqZWN0KHsgdGV4dDogei5zdHJpbmcoKSwgYWRkcmVzcyB9KSkgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuXG4vKipcbiAqIFN0cmljdCBvbiBzdGF0ZSBhbmQgWklQLiBgY29ycmVjdGVkYCBhc2tzIHRoZSBwZXJzb24gdG8gY29uZmlybSBgYWRkcmVzc2AsIGFuZCBuYW1lcyB0aGUgZGlmZmVyZW5jZXM7IGBtaXNzaW5nLXVuaXRgIGFza3NcbiAqIGZvciBhIHVuaXQsIGFuZCBjYW4gYmUgYW5zd2VyZWQgYnkgcmVwZWF0aW5nIHRoZSBjYWxsIHdpdGggYHVuaXRDb25maXJtZWRgLlxuICovXG5leHBvcnQgY29uc3QgdmVyaWZ5QWRkcmVzcyA9IGVuZHBvaW50KHtcbiAgaWQ6IFwidmVyaWZ5QWRkcmVzc1wiLFxuICBtZXRob2Q6IFwiUE9TVFwiLFxuICBwYXRoOiBcIi92MS9hZGRyZXNzZXMvdmVyaWZpY2F0aW9uXCIsXG4gIGF1dGg6IFwicGFydG5lclwiLFxuICBzYWZlOiB0cnVlLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoudW5pb24oW1xuICAgIHoub2JqZWN0KHsgb3V0Y29tZTogei5saXRlcmFsKFwidmVyaWZpZWRcIiksIGFkZHJlc3MgfSksXG4gICAgei5vYmplY3Qoe1xuICAgICAgb3V0Y29tZTogei5saXRlcmFsKFwiY29ycmVjdGVkXCIpLFxuICAgICAgYWRkcmVzcyxcbiAgICAgIGNoYW5nZWQ6IHouYXJyYXkoei5lbnVtKFtcImFkZHJlc3NMaW5lMVwiLCBcImFkZHJlc3NMaW5lMlwiLCBcImNpdHlcIiwgXCJzdGF0ZVwiLCBcInppcENvZGVcIl0pKSxcbiAgICB9KSxcbiAgICB6Lm9iamVjdCh7IG91dGNvbWU6IHoubGl0ZXJhbChcIm1pc3NpbmctdW5pdFwiKSwgYWRkcmVzcyB9KSxcbiAgICB6Lm9iamVjdCh7IG91dGNvbWU6IHoubGl0ZXJhbChcIm5vdC1mb3VuZFwiKSB9KSxcbiAgXSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idXNpbmVzc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvYmluZFF1ZXN0aW9ucy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9idXNpbmVzcy9iaW5kUXVlc3Rpb25zLnRzXCI7LyoqIFRoZSBxdWVzdGlvbnMgdGhhdCBhIHJlbnRlciBhbnN3ZXJzIGJlZm9yZSBhIHBvbGljeSBpcyBzb2xkIG9ubGluZSwgYW5kIHRoZSBhbnN3ZXJzIHRoYXQgbmVlZCBhbiBhZHZpc29yIGluc3RlYWQuICovXG5cbi8qKiBUaGUgZmlyc3QgaXMgdGhlIGRlZmF1bHQuICovXG5leHBvcnQgY29uc3QgZHdlbGxpbmdUeXBlcyA9IFtcIkFwYXJ0bWVudFwiLCBcIkhvdXNlXCIsIFwiVG93bmhvdXNlXCIsIFwiQ29uZG9cIiwgXCJEdXBsZXhcIl0gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBEd2VsbGluZ1R5cGUgPSAodHlwZW9mIGR3ZWxsaW5nVHlwZXMpW251bWJlcl07XG5cbi8qKiBUaGUgcGVyc29uJ3MgYW5zd2Vycy4gYGFueVJlc3RyaWN0ZWREb2dzYCBpcyBvbmx5IGFza2VkIGlmIHRoZXJlIGFyZSBkb2dzLiAqL1xuZXhwb3J0IGludGVyZmFjZSBCaW5kQW5zd2VycyB7XG4gIGJ1c2luZXNzT3JEYXljYXJlOiBib29sZWFuO1xuICBoYXZlQW55TG9zc2VzOiBib29sZWFuO1xuICBhbnlEb2dzT25QcmVtaXNlczogYm9vbGVhbjtcbiAgYW55UmVzdHJpY3RlZERvZ3M/OiBib29sZWFuIHwgdW5kZWZpbmVkO1xuICBhbnlBbmltYWxCaXRlczogYm9vbGVhbjtcbiAgYW55VmljaW91c0V4b3RpY0FuaW1hbHM6IGJvb2xlYW47XG59XG5cbi8qKiBRdWVzdGlvbnMgd2hvc2UgXCJ5ZXNcIiBzZW5kcyB0aGUgdmlzaXRvciB0byBhbiBhZHZpc29yLCBpbiB0aGUgb3JkZXIgdGhhdCB0aGV5IGFyZSBhc2tlZC4gKi9cbmV4cG9ydCBjb25zdCBhZHZpc29yUXVlc3Rpb25zID0gW1wiYnVzaW5lc3NPckRheWNhcmVcIiwgXCJoYXZlQW55TG9zc2VzXCIsIFwiYW55UmVzdHJpY3RlZERvZ3NcIiwgXCJhbnlBbmltYWxCaXRlc1wiLCBcImFueVZpY2lvdXNFeG90aWNBbmltYWxzXCJdIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgQWR2aXNvclF1ZXN0aW9uID0gKHR5cGVvZiBhZHZpc29yUXVlc3Rpb25zKVtudW1iZXJdO1xuXG4vKipcbiAqIFJldHVybnMgdGhlIGFuc3dlcnMgdGhhdCBydWxlIG91dCBhbiBvbmxpbmUgcG9saWN5OyBhbiBlbXB0eSBsaXN0IG1lYW5zIGNsZWFuLiBBIHJlc3RyaWN0ZWQgZG9nIGNvdW50cyBvbmx5IGlmIHRoZXJlIGFyZVxuICogZG9ncy5cbiAqL1xuZXhwb3J0IGNvbnN0IHVuY2xlYW5BbnN3ZXJzID0gKGFuc3dlcnM6IEJpbmRBbnN3ZXJzKTogQWR2aXNvclF1ZXN0aW9uW10gPT5cbiAgYWR2aXNvclF1ZXN0aW9ucy5maWx0ZXIoKG5hbWUpID0+IGFuc3dlcnNbbmFtZV0gPT09IHRydWUgJiYgKG5hbWUgIT09IFwiYW55UmVzdHJpY3RlZERvZ3NcIiB8fCBhbnN3ZXJzLmFueURvZ3NPblByZW1pc2VzKSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2JpbmQudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2JpbmQudHNcIjtpbXBvcnQgeyBkd2VsbGluZ1R5cGVzLCBhZHZpc29yUXVlc3Rpb25zIH0gZnJvbSBcIi4uLy4uL2J1c2luZXNzL2JpbmRRdWVzdGlvbnNcIjtcbmltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgdXBkYXRlZEFwcGxpY2F0aW9uIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL3NoYXJlZFwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBpZCwgaW5zdGFudCwgcGVyc29uTmFtZSwgcmV2aXNpb24gfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuLyoqXG4gKiBBIHJlbnRlcidzIGFuc3dlcnMgYmVmb3JlIGEgcG9saWN5IGlzIHNvbGQuIGBhbnlSZXN0cmljdGVkRG9nc2AgaXMgc2VudCBpZiB0aGVyZSBhcmUgZG9ncywgdGhlIGNvLWFwcGxpY2FudCdzIG5hbWVzIGlmXG4gKiB0aGVyZSBpcyBvbmUuXG4gKi9cbmV4cG9ydCBjb25zdCBiaW5kUXVlc3Rpb25zID0gei5vYmplY3Qoe1xuICB0eXBlT2ZEd2VsbGluZzogei5lbnVtKGR3ZWxsaW5nVHlwZXMpLFxuICBidXNpbmVzc09yRGF5Y2FyZTogei5ib29sZWFuKCksXG4gIGFueUFkZGl0aW9uYWxJbnN1cmVkOiB6LmJvb2xlYW4oKSxcbiAgY29hcHBsaWNhbnRGaXJzdE5hbWU6IHoub3B0aW9uYWwocGVyc29uTmFtZSksXG4gIGNvYXBwbGljYW50TGFzdE5hbWU6IHoub3B0aW9uYWwocGVyc29uTmFtZSksXG4gIGhhdmVBbnlMb3NzZXM6IHouYm9vbGVhbigpLFxuICBhbnlEb2dzT25QcmVtaXNlczogei5ib29sZWFuKCksXG4gIGFueVJlc3RyaWN0ZWREb2dzOiB6Lm9wdGlvbmFsKHouYm9vbGVhbigpKSxcbiAgYW55QW5pbWFsQml0ZXM6IHouYm9vbGVhbigpLFxuICBhbnlWaWNpb3VzRXhvdGljQW5pbWFsczogei5ib29sZWFuKCksXG59KTtcbmV4cG9ydCB0eXBlIEJpbmRRdWVzdGlvbnMgPSB6LmluZmVyPHR5cGVvZiBiaW5kUXVlc3Rpb25zPjtcblxuLyoqIFF1ZXN0aW9ucyB3aG9zZSBhbnN3ZXJzIG5lZWQgYW4gYWR2aXNvci4gSWYgaXQgaXMgZW1wdHksIHRoZSBwb2xpY3kgY2FuIGJlIHNvbGQgb25saW5lLiAqL1xuY29uc3QgYWR2aXNvckFuc3dlcnMgPSB6LmFycmF5KHouZW51bShhZHZpc29yUXVlc3Rpb25zKSk7XG5cbi8qKiBSZXBsYWNlcyB0aGUgZWFybGllciBhbnN3ZXJzIGFzIGEgd2hvbGUuIFN0b3JlZCBldmVuIGlmIGFuIGFkdmlzb3IgaXMgbmVlZGVkLCBzbyB0aGF0IHRoZSBhZHZpc29yIGNhbiByZWFkIHRoZW0uICovXG5leHBvcnQgY29uc3QgdXBkYXRlUXVlc3Rpb25zID0gZW5kcG9pbnQoe1xuICBpZDogXCJ1cGRhdGVRdWVzdGlvbnNcIixcbiAgbWV0aG9kOiBcIlBBVENIXCIsXG4gIHBhdGg6IFwiL3YxL2FwcGxpY2F0aW9ucy97YXBwbGljYXRpb25JZH0vcXVlc3Rpb25zXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICByZXZpc2lvbjogXCJyZXF1aXJlZFwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHouZXh0ZW5kKHVwZGF0ZWRBcHBsaWNhdGlvbiwgeyBhZHZpc29yQW5zd2VycyB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbmV4cG9ydCBjb25zdCByZWFkUXVlc3Rpb25zID0gZW5kcG9pbnQoe1xuICBpZDogXCJyZWFkUXVlc3Rpb25zXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9xdWVzdGlvbnNcIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyBxdWVzdGlvbnM6IHoubnVsbGFibGUoYmluZFF1ZXN0aW9ucyksIGFkdmlzb3JBbnN3ZXJzIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcblxuLyoqXG4gKiBBc2tzIHRoZSBxdW90ZSdzIGNhcnJpZXIgdG8gcmF0ZSB0aGUgY3VycmVudCBhbnN3ZXJzIGFnYWluOyBvdGhlciBjYXJyaWVycyBhcmVuJ3QgYXNrZWQuIEEgY2hhbmdlZCBwcmljZSByZXBsYWNlcyB0aGUgb2xkXG4gKiBvbmUsIHdoaWNoIGlzIHJldHVybmVkIHdpdGggaXQsIGFuZCBuZWVkcyBhIG5ldyBzaWduYXR1cmUuXG4gKiBOT1RfQklOREFCTEU6IHRoZSBjYXJyaWVyIGRvZXNuJ3Qgc2VsbCBvbmxpbmUsIG5vdCBpbiB0aGUgc3RhdGUsIG9yIG5vdCB3aXRoIHRoZXNlIGFuc3dlcnMgKGBlcnJvcnNgIHBvaW50IHRvIHRoZW0pLlxuICogTk9fUVVPVEVfT05fUkVWSUVXOiB0aGUgY2FycmllcidzIG9mZmVyIGhhcyBlbmRlZCAoY29tcGxleCBjYXNlIG5vUXVvdGVzUmV0dXJuZWRPbkRpZ2l0YWxCaW5kUmV2aWV3KS5cbiAqL1xuZXhwb3J0IGNvbnN0IHJldmlld0ZvckJpbmQgPSBlbmRwb2ludCh7XG4gIGlkOiBcInJldmlld0ZvckJpbmRcIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9iaW5kLXJldmlld1wiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgc2FmZTogdHJ1ZSxcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7XG4gICAgcXVvdGVJZDogaWQsXG4gICAgLyoqIFRoZSBjdXJyZW50IHByaWNlIGluIGRvbGxhcnMgZm9yIHRoZSB3aG9sZSB0ZXJtLiAqL1xuICAgIHByZW1pdW06IHoubnVtYmVyKCkuY2hlY2soei5wb3NpdGl2ZSgpKSxcbiAgICAvKiogVGhlIGVhcmxpZXIgcHJpY2UsIGlmIGl0IGhhcyBjaGFuZ2VkLiAqL1xuICAgIHByZXZpb3VzUHJlbWl1bTogei5udWxsYWJsZSh6Lm51bWJlcigpKSxcbiAgICB0ZXJtTW9udGhzOiB6LmludCgpLFxuICAgIC8qKiBUaGUgZnJhdWQgd2FybmluZyB0aGF0IHRoZSBzdGF0ZSdzIGxhdyByZXF1aXJlcyBhYm92ZSB0aGUgc2lnbmF0dXJlLCB3b3JkIGZvciB3b3JkOyBudWxsIGlmIGl0IHJlcXVpcmVzIG5vbmUuICovXG4gICAgZnJhdWROb3RpY2U6IHoubnVsbGFibGUoei5zdHJpbmcoKSksXG4gICAgLyoqIFRoZSByZXZpc2lvbiBvZiB0aGUgcmF0ZWQgYW5zd2Vycy4gSWYgaXQgaXNuJ3QgdGhlIGNhbGxlcidzIG93biwgYW5vdGhlciB0YWIgaGFzIGNoYW5nZWQgdGhlbS4gKi9cbiAgICByZXZpc2lvbixcbiAgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuXG4vKipcbiAqIEZpeGVzIHRoZSBwdXJjaGFzZTogdGhlIGFuc3dlcnMsIHRoZSBxdW90ZSBhbmQgaXRzIHByaWNlLCB3aXRoIGJvdGggY29uc2VudHMuIFRoZWlyIHJlY2VpcHRzIGFyZSBzdG9yZWQgd2l0aCB0aGUgc2Vzc2lvbidzXG4gKiBsZWFkIGZvciB0aGUgYXBwbGljYXRpb24sIGJ1dCBvbmx5IGlmIHRoZSBzdWJtaXNzaW9uIGlzIGFjY2VwdGVkOyBub3RoaW5nIG9mIGEgcmVmdXNlZCBvbmUgaXMga2VwdC5cbiAqIFRoZSByZXZpc2lvbiBpcyB0aGF0IG9mIHRoZSBzaWduZWQgYW5zd2VyczogUkVWSVNJT05fQ09ORkxJQ1QgaWYgdGhleSBoYXZlIGNoYW5nZWQgc2luY2UuXG4gKiBUaGUgcG9saWN5IGlzIGJvdW5kIG9uY2UgaXRzIGZpcnN0IHBheW1lbnQgaXMgbWFkZS4gU2FmZSB0byByZXBlYXQ6IHRoZSBzYW1lIHN1Ym1pc3Npb24gaXMgc3RvcmVkIG9uY2U7IGEgbGF0ZXIgb25lXG4gKiByZXBsYWNlcyBhbiBlYXJsaWVyIG9uZSB1bnRpbCBpdCBpcyBwYWlkIGZvci5cbiAqIEFQUExJQ0FUSU9OX0lOQ09NUExFVEU6IGFuIGFuc3dlciBvciB0aGUgbGVhZCBpcyBtaXNzaW5nLiBQUklDRV9DSEFOR0VEOiB0aGUgcHJpY2UgaXNuJ3QgdGhlIGFncmVlZCBvbmUsIHNvIHJldmlldyBhZ2Fpbi5cbiAqL1xuZXhwb3J0IGNvbnN0IHN1Ym1pdEZvckJpbmQgPSBlbmRwb2ludCh7XG4gIGlkOiBcInN1Ym1pdEZvckJpbmRcIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9iaW5kLXN1Ym1pc3Npb25cIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHNhZmU6IHRydWUsXG4gIHJldmlzaW9uOiBcInJlcXVpcmVkXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyBhcHBsaWNhdGlvbklkOiBpZCwgcXVvdGVJZDogaWQsIGNhcnJpZXI6IGlkLCBsZWFkSWQ6IGlkLCBwcmVtaXVtOiB6Lm51bWJlcigpLCBzdWJtaXR0ZWRUaW1lc3RhbXA6IGluc3RhbnQgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9jb3ZlcmFnZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2NvdmVyYWdlcy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgY292ZXJhZ2UgfSBmcm9tIFwiLi9jb3ZlcmFnZVwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBpbnN1cmFuY2VMaW5lLCBzdGF0ZUNvZGUgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuLyoqIENvdmVyYWdlcyBhbmQgZGVkdWN0aWJsZXMgb2YgYSBsaW5lIGluIGEgc3RhdGUsIGluIGRpc3BsYXkgb3JkZXIsIHdpdGhvdXQgdGhvc2Ugb24gdGhlIGV4Y2x1c2lvbiBsaXN0LiAqL1xuZXhwb3J0IGNvbnN0IGxpc3RDb3ZlcmFnZXMgPSBlbmRwb2ludCh7XG4gIGlkOiBcImxpc3RDb3ZlcmFnZXNcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS9jb3ZlcmFnZXNcIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyBsaW5lOiBpbnN1cmFuY2VMaW5lLCBzdGF0ZTogc3RhdGVDb2RlLCBjb3ZlcmFnZXM6IHouYXJyYXkoY292ZXJhZ2UpIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvZG9jdW1lbnRzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9kb2N1bWVudHMudHNcIjtpbXBvcnQgeyBlbmRwb2ludCB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5cbi8qKlxuICogVGhlIGRvY3VtZW50cyBvZiBhIHB1cmNoYXNlIGFzIFBERiBmaWxlcywgdGFnZ2VkIGZvciBzY3JlZW4gcmVhZGVycywgaW4gdGhlIGxhbmd1YWdlIGluIHdoaWNoIHRoZSBhcHBsaWNhdGlvbiBpcyByZWFkIGFuZCBzaWduZWQ6XG4gKiBudW1iZXJzLCBkYXRlcywgYW5kIHRlbGVwaG9uZSBudW1iZXJzIGFyZSB3cml0dGVuIGFzIHBlb3BsZSB3cml0ZSB0aGVtLlxuICovXG5jb25zdCBwZGYgPSBcImFwcGxpY2F0aW9uL3BkZlwiO1xuXG4vKipcbiAqIFRoZSB3aG9sZSBhcHBsaWNhdGlvbiBhcyBpdCB3b3VsZCBiZSBzaWduZWQgZm9yIHRoZSBxdW90ZSwgdG8gcmVhZCBhbmQga2VlcCBiZWZvcmUgdGhlIHNpZ25hdHVyZS4gSXQgaXNuJ3Qgc3RvcmVkLlxuICogQVBQTElDQVRJT05fSU5DT01QTEVURTogYW4gYW5zd2VyIGlzIG1pc3NpbmcuIE5PVF9CSU5EQUJMRTogdGhlIHF1b3RlIGlzbid0IHNvbGQgb25saW5lLlxuICovXG5leHBvcnQgY29uc3QgZG93bmxvYWRBcHBsaWNhdGlvbiA9IGVuZHBvaW50KHtcbiAgaWQ6IFwiZG93bmxvYWRBcHBsaWNhdGlvblwiLFxuICBtZXRob2Q6IFwiR0VUXCIsXG4gIHBhdGg6IFwiL3YxL2FwcGxpY2F0aW9ucy97YXBwbGljYXRpb25JZH0vZG9jdW1lbnRzL2FwcGxpY2F0aW9uXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBmaWxlOiBwZGYsXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKlxuICogVGhlIGNvcHkgdGhhdCAxNSBVU0MgNzAwMSByZXF1aXJlczogdGhlIHN1Ym1pc3Npb24sIGFuZCB0aGUgY29uc2VudHMgdW5kZXIgd2hpY2ggaXQgd2FzIHNpZ25lZC4gTk9UX0ZPVU5EIHVudGlsIGl0IGlzIHN1Ym1pdHRlZCBmb3JcbiAqIGJpbmQuXG4gKi9cbmV4cG9ydCBjb25zdCBkb3dubG9hZFNpZ25lZEFwcGxpY2F0aW9uID0gZW5kcG9pbnQoe1xuICBpZDogXCJkb3dubG9hZFNpZ25lZEFwcGxpY2F0aW9uXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9kb2N1bWVudHMvc2lnbmVkLWFwcGxpY2F0aW9uXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBmaWxlOiBwZGYsXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKiBUaGUgcG9saWN5IG9mIHRoZSBhcHBsaWNhdGlvbiwgb3Igb2YgYW5vdGhlciBhcHBsaWNhdGlvbiBvZiB0aGUgc2FtZSBsZWFkLiBOT1RfRk9VTkQgdW50aWwgaXQgaXMgYm91bmQuICovXG5leHBvcnQgY29uc3QgZG93bmxvYWRQb2xpY3kgPSBlbmRwb2ludCh7XG4gIGlkOiBcImRvd25sb2FkUG9saWN5XCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9kb2N1bWVudHMvcG9saWN5XCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBmaWxlOiBwZGYsXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2VyYXN1cmVzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9lcmFzdXJlcy50c1wiO2ltcG9ydCB7IGVuZHBvaW50IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcblxuLyoqIFRoZSBmcmFnbWVudCBwYXJhbWV0ZXIgd2l0aCBhbiBlcmFzdXJlIGxpbmsncyBzZWNyZXQuICovXG5leHBvcnQgY29uc3QgZXJhc3VyZVBhcmFtZXRlciA9IFwiZXJhc2VcIjtcblxuLyoqXG4gKiBFLW1haWxzIGEgbGluayB0byBgcGFnZVVybGAgdGhhdCBlcmFzZXMgdGhlIHBlcnNvbiwgaWYgYSBsZWFkIGhhcyB0aGUgYWRkcmVzcy4gVGhlIHJlc3BvbnNlIGRvZXNuJ3QgcmV2ZWFsIHdoZXRoZXIgb25lXG4gKiBoYXMuIE9SSUdJTl9OT1RfQUxMT1dFRDogdGhlIHBhZ2UgaXNuJ3Qgb25lIG9mIHRoZSBwYXJ0bmVyJ3MuXG4gKi9cbmV4cG9ydCBjb25zdCByZXF1ZXN0RXJhc3VyZSA9IGVuZHBvaW50KHtcbiAgaWQ6IFwicmVxdWVzdEVyYXN1cmVcIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvZXJhc3VyZS1yZXF1ZXN0c1wiLFxuICBhdXRoOiBcInBhcnRuZXJcIixcbiAgc3RhdHVzOiAyMDIsXG59KTtcblxuLyoqXG4gKiBVc2VzIHVwIGEgbGluaydzIHNlY3JldCwgYW5kIHJlbW92ZXMgZXZlcnkgbGVhZCB3aXRoIGl0cyBhZGRyZXNzIGFuZCBhbGwgZGF0YSBhYm91dCB0aGUgcGVyc29uLCBpbmNsdWRpbmcgbGVhZHMgd2l0aCBhblxuICogYWR2aXNvciBvciBhIHBvbGljeS4gQ29uc2VudCByZWNlaXB0cywgcGF5bWVudHMsIGFuZCBhIHBvbGljeSB3aXRoIGl0cyBzaWduZWQgYXBwbGljYXRpb24gc3RheS5cbiAqIFBBWU1FTlRfVU5ERVJfV0FZOiBtb25leSBpcyBvbiBpdHMgd2F5OyB0aGUgbGluayBzdGF5cyB2YWxpZC5cbiAqL1xuZXhwb3J0IGNvbnN0IGVyYXNlUGVyc29uID0gZW5kcG9pbnQoe1xuICBpZDogXCJlcmFzZVBlcnNvblwiLFxuICBtZXRob2Q6IFwiUE9TVFwiLFxuICBwYXRoOiBcIi92MS9lcmFzdXJlc1wiLFxuICBhdXRoOiBcInBhcnRuZXJcIixcbiAgc3RhdHVzOiAyMDQsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvZXZlbnRzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9ldmVudHMudHNcIjtpbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGVuZHBvaW50LCBsYXppbHkgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuXG4vKipcbiAqIExvc2luZyBhIGJhdGNoIGxvc2VzIG5vIHF1b3RlLCBzbyBjYWxsZXJzIGRvbid0IHJldHJ5LiBBbiBlbXB0eSBiYXRjaCBvbmx5IHRlc3RzIHdoZXRoZXIgdGhlIHNlcnZpY2UgYWNjZXB0cyB0aGUgcGFydG5lcidzXG4gKiBrZXkgYW5kIHRoZSBwYWdlJ3Mgb3JpZ2luLCBhcyB0aGUgZmlyc3QgY2FsbCBmb3IgYSBwYXJ0bmVyIHdpdGhvdXQgYW5hbHl0aWNzLlxuICovXG5leHBvcnQgY29uc3QgcmVjb3JkRXZlbnRzID0gZW5kcG9pbnQoe1xuICBpZDogXCJyZWNvcmRFdmVudHNcIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvZXZlbnRzXCIsXG4gIGF1dGg6IFwicGFydG5lclwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHsgYWNjZXB0ZWQ6IHouaW50KCkgfSkpLFxuICBzdGF0dXM6IDIwMixcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9oYW5kT2ZmVG9rZW5zLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9oYW5kT2ZmVG9rZW5zLnRzXCI7aW1wb3J0IHsgbGVuZ3RoLCBwZXRBZ2UgfSBmcm9tIFwiLi4vLi4vYnVzaW5lc3MvbGltaXRzXCI7XG5pbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGVuZHBvaW50LCBsYXppbHkgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgYWRkcmVzcywgZW1haWwsIGlkLCBpbnN0YW50LCBpc29EYXksIHBob25lLCB0ZXh0IH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbi8qKiBIb21lcyBpbiBGbG9yaWRhIGNvbnRpbnVlIG9uIHRoZSBxdW90aW5nIHNpdGUgKFwiaG9uZXkgcXVvdGVcIiksIHBldHMgb24gdGhlIHBldCBwYXJ0bmVyJ3MuICovXG5leHBvcnQgY29uc3QgaGFuZE9mZlByb2R1Y3QgPSB6LmVudW0oW1wiUEVSU09OQUxfSE9NRVwiLCBcIkNPTkRPTUlOSVVNXCIsIFwiUEVUXCJdKTtcbmV4cG9ydCB0eXBlIEhhbmRPZmZQcm9kdWN0ID0gei5pbmZlcjx0eXBlb2YgaGFuZE9mZlByb2R1Y3Q+O1xuXG4vKiogVGhlIGlzc3VlciBvZiBoYW5kLW9mZiB0b2tlbnMgKGBpc3NgKS4gQSBzaXRlIHJlZnVzZXMgdG9rZW5zIG9mIGFueSBvdGhlciBpc3N1ZXIuICovXG5leHBvcnQgY29uc3QgaGFuZE9mZklzc3VlciA9IFwicXVvdGUtc2VydmljZVwiO1xuXG4vKiogVGhlIHZpc2l0b3IncyBkYXRhIGZvciB0aGUgb3RoZXIgc2l0ZTsgb25seSBmaWxsZWQgbWVtYmVycyBhcmUgc2VudC4gKi9cbmV4cG9ydCBjb25zdCBoYW5kT2ZmTGVhZCA9IHoub2JqZWN0KHtcbiAgbGVhZElkOiB6Lm9wdGlvbmFsKGlkKSxcbiAgZmlyc3ROYW1lOiB6Lm9wdGlvbmFsKHRleHQobGVuZ3RoLm5hbWUpKSxcbiAgbGFzdE5hbWU6IHoub3B0aW9uYWwodGV4dChsZW5ndGgubmFtZSkpLFxuICBkYXRlT2ZCaXJ0aDogei5vcHRpb25hbChpc29EYXkpLFxuICBlbWFpbDogei5vcHRpb25hbChlbWFpbCksXG4gIHBob25lOiB6Lm9wdGlvbmFsKHBob25lKSxcbiAgYWRkcmVzczogei5vcHRpb25hbCh6LnBhcnRpYWwoYWRkcmVzcykpLFxuICBwZXROYW1lOiB6Lm9wdGlvbmFsKHRleHQobGVuZ3RoLnBldE5hbWUpKSxcbiAgcGV0VHlwZTogei5vcHRpb25hbCh6LmVudW0oW1wiQ0FUXCIsIFwiRE9HXCJdKSksXG4gIHBldENvZGU6IHoub3B0aW9uYWwodGV4dCg2MCkpLFxuICBwZXRBZ2U6IHoub3B0aW9uYWwoei5pbnQoKS5jaGVjayh6Lm1pbmltdW0ocGV0QWdlLm1pbiksIHoubWF4aW11bShwZXRBZ2UubWF4KSkpLFxuICAvKiogVGhlIGNob3NlbiBxdW90ZSwgaWYgdGhlcmUgaXMgb25lLiAqL1xuICBjYXJyaWVyOiB6Lm9wdGlvbmFsKHRleHQoNjQpKSxcbiAgY2FycmllclNwZWNpZmljUXVvdGVJZDogei5vcHRpb25hbCh0ZXh0KDY0KSksXG59KTtcbmV4cG9ydCB0eXBlIEhhbmRPZmZMZWFkID0gei5pbmZlcjx0eXBlb2YgaGFuZE9mZkxlYWQ+O1xuXG4vKipcbiAqIENyZWF0ZXMgYSB0b2tlbiBmb3IgdGhlIGV4dGVybmFsIHNpdGUgb24gd2hpY2ggdGhlIHZpc2l0b3IgY29udGludWVzLiBJdCBpcyBzaWduZWQgKEVkRFNBKSwgdmFsaWQgZm9yIG9uZSB1c2Ugd2l0aGluIHRlblxuICogbWludXRlcywgYW5kIGNvbnRhaW5zIG5vIHBlcnNvbmFsIGRhdGE6IFVSTHMgYXJlIHN0b3JlZCBpbiBoaXN0b3JpZXMgYW5kIGxvZ3MsIHNvIHRoZSBzaXRlJ3Mgc2VydmVyIGZldGNoZXMgdGhlIGxlYWQgd2l0aFxuICogdGhlIHRva2VuLiBgdXJsYCBpcyB0aGUgY29tcGxldGUgdGFyZ2V0LCBpbmNsdWRpbmcgdG9rZW4gYW5kIHJlZi4gQWZ0ZXIgSEFORF9PRkZfRkFJTEVEIHRoZSBzdGFuZGFyZCBmbG93IGNvbnRpbnVlcy5cbiAqL1xuZXhwb3J0IGNvbnN0IGNyZWF0ZUhhbmRPZmZUb2tlbiA9IGVuZHBvaW50KHtcbiAgaWQ6IFwiY3JlYXRlSGFuZE9mZlRva2VuXCIsXG4gIG1ldGhvZDogXCJQT1NUXCIsXG4gIHBhdGg6IFwiL3YxL2hhbmQtb2ZmLXRva2Vuc1wiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgY3JlYXRlOiB0cnVlLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHtcbiAgICB0b2tlbjogei5zdHJpbmcoKSxcbiAgICAvKiogVGhlIGhhbmQtb2ZmJ3MgbmFtZSBmb3IgcGVvcGxlIG9uIHRoZSBwaG9uZTogXCJGTC03SzJNOVFcIi4gKi9cbiAgICByZWY6IHouc3RyaW5nKCksXG4gICAgdXJsOiB6LnN0cmluZygpLFxuICAgIGV4cGlyZXNUaW1lc3RhbXA6IGluc3RhbnQsXG4gIH0pKSxcbiAgc3RhdHVzOiAyMDEsXG59KTtcblxuLyoqIFRoZSBwdWJsaWMga2V5cyB0aGF0IHZlcmlmeSBoYW5kLW9mZiB0b2tlbnMgKFJGQyA3NTE3KSwgZm9yIHRoZSBzaXRlcyB0aGF0IHJlY2VpdmUgdGhlbS4gKi9cbmV4cG9ydCBjb25zdCBsaXN0SGFuZE9mZktleXMgPSBlbmRwb2ludCh7XG4gIGlkOiBcImxpc3RIYW5kT2ZmS2V5c1wiLFxuICBtZXRob2Q6IFwiR0VUXCIsXG4gIHBhdGg6IFwiL3YxL2hhbmQtb2ZmLWtleXNcIixcbiAgYXV0aDogXCJub25lXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3Qoe1xuICAgIGtleXM6IHouYXJyYXkoei5vYmplY3QoeyBrdHk6IHouc3RyaW5nKCksIGNydjogei5zdHJpbmcoKSwgeDogei5zdHJpbmcoKSwga2lkOiB6LnN0cmluZygpLCBhbGc6IHouc3RyaW5nKCksIHVzZTogei5zdHJpbmcoKSB9KSksXG4gIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcblxuLyoqIEZvciB0aGUgcmVjZWl2aW5nIHNpdGUncyBzZXJ2ZXI6IHRoZSB0b2tlbiBpcyB0aGUgb25seSBjcmVkZW50aWFsLCBhbmQgdGhlIGNhbGwgdXNlcyBpdCB1cCAoaXRzIGBqdGlgIGlzIHNwZW50KS4gKi9cbmV4cG9ydCBjb25zdCByZWRlZW1IYW5kT2ZmVG9rZW4gPSBlbmRwb2ludCh7XG4gIGlkOiBcInJlZGVlbUhhbmRPZmZUb2tlblwiLFxuICBtZXRob2Q6IFwiUE9TVFwiLFxuICBwYXRoOiBcIi92MS9oYW5kLW9mZi10b2tlbnMvcmVkZW1wdGlvblwiLFxuICBhdXRoOiBcIm5vbmVcIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PlxuICAgIHoub2JqZWN0KHsgcHJvZHVjdFR5cGU6IGhhbmRPZmZQcm9kdWN0LCBjdXN0b21lcklkOiBpZCwgcmVmOiB6LnN0cmluZygpLCBwYXJ0bmVyOiBpZCwgbGVhZDogaGFuZE9mZkxlYWQsIGNyZWF0ZWRUaW1lc3RhbXA6IGluc3RhbnQgfSksXG4gICksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2hlYWx0aC50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvaGVhbHRoLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcblxuLyoqIFJlc3BvbmRzIGFzIGxvbmcgYXMgdGhlIHByb2Nlc3MgcnVucy4gKi9cbmV4cG9ydCBjb25zdCByZWFkSGVhbHRoID0gZW5kcG9pbnQoe1xuICBpZDogXCJyZWFkSGVhbHRoXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvaGVhbHRoXCIsXG4gIGF1dGg6IFwibm9uZVwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHsgc3RhdHVzOiB6LmxpdGVyYWwoXCJva1wiKSB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKiBTdWNjZWVkcyBpZiB0aGUgZGF0YWJhc2UgcmVzcG9uZHMgYW5kIHRoZSBzZXJ2aWNlIGlzbid0IHN0b3BwaW5nLiAqL1xuZXhwb3J0IGNvbnN0IHJlYWRSZWFkaW5lc3MgPSBlbmRwb2ludCh7XG4gIGlkOiBcInJlYWRSZWFkaW5lc3NcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS9oZWFsdGgvcmVhZHlcIixcbiAgYXV0aDogXCJub25lXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyBzdGF0dXM6IHoubGl0ZXJhbChcInJlYWR5XCIpLCBkYXRhYmFzZTogei5lbnVtKFtcInBnbGl0ZVwiLCBcInBvc3RncmVzcWxcIl0pIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvbGVhZExvb2t1cHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2xlYWRMb29rdXBzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IHZlaGljbGUgfSBmcm9tIFwiLi92ZWhpY2xlXCI7XG5pbXBvcnQgeyBhZGRyZXNzLCBlbWFpbCwgaWQsIGluc3VyYW5jZUxpbmUsIGluc3RhbnQsIGlzb0RheSwgcGhvbmUsIHF1b3RlU3RhdHVzIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbi8qKiBUaGUgbWVtYmVycyB0aGF0IGRvbid0IGRlcGVuZCBvbiB0aGUgcGVyc29uLiAqL1xuY29uc3QgaGVhZCA9IHsgdml1TGVhZElkOiBpZCwgY3JlYXRlZFRpbWVzdGFtcDogaW5zdGFudCwgdXBkYXRlZFRpbWVzdGFtcDogaW5zdGFudCwgaW5zdXJhbmNlTGluZVR5cGU6IGluc3VyYW5jZUxpbmUsIHF1b3RlU3RhdHVzIH07XG5cbi8qKiBBbiBlYXJsaWVyIGNvbnZlcnNhdGlvbiB3aXRoIHRoZSBwYXJ0bmVyLCBieSB0aGUgaWQgaW4gYHNwbG9va3VwYDsgdGhlIHBlcnNvbiBpcyBtYXNrZWQgYnV0IHJlY29nbml6YWJsZS4gKi9cbmV4cG9ydCBjb25zdCByZWFkTGVhZExvb2t1cCA9IGVuZHBvaW50KHtcbiAgaWQ6IFwicmVhZExlYWRMb29rdXBcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS9sZWFkLWxvb2t1cHMve2xvb2t1cElkfVwiLFxuICBhdXRoOiBcInBhcnRuZXJcIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7XG4gICAgLi4uaGVhZCxcbiAgICBmaXJzdE5hbWU6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gICAgbGFzdE5hbWU6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gICAgZW1haWw6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gICAgcGhvbmU6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcblxuLyoqIFVubWFza2VkLCBmb3IgdGhlIHZpc2l0b3IncyBvd24gZm9ybTogb25seSBmb3IgYSBwYXJ0bmVyJ3MgcGFnZSAoT1JJR0lOX05PVF9BTExPV0VEKS4gKi9cbmV4cG9ydCBjb25zdCB0YWtlT3ZlckxlYWRMb29rdXAgPSBlbmRwb2ludCh7XG4gIGlkOiBcInRha2VPdmVyTGVhZExvb2t1cFwiLFxuICBtZXRob2Q6IFwiUE9TVFwiLFxuICBwYXRoOiBcIi92MS9sZWFkLWxvb2t1cHMve2xvb2t1cElkfS90YWtlLW92ZXJcIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIHNhZmU6IHRydWUsXG4gIHBhZ2VPbmx5OiB0cnVlLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHtcbiAgICAuLi5oZWFkLFxuICAgIGZpcnN0TmFtZTogei5vcHRpb25hbCh6LnN0cmluZygpKSxcbiAgICBsYXN0TmFtZTogei5vcHRpb25hbCh6LnN0cmluZygpKSxcbiAgICBlbWFpbDogei5vcHRpb25hbChlbWFpbCksXG4gICAgcGhvbmU6IHoub3B0aW9uYWwocGhvbmUpLFxuICAgIHN1cHBsZW1lbnRzOiB6Lm9iamVjdCh7XG4gICAgICBhZGRyZXNzOiB6Lm9wdGlvbmFsKHoucGFydGlhbChhZGRyZXNzKSksXG4gICAgICAvKiogWVlZWS1NTS1ERCwgZmlsbGVkIGluIGZvciB0aGUgdmlzaXRvciBsaWtlIHRoZSBuYW1lLiAqL1xuICAgICAgaWRlbnRpZmljYXRpb246IHoub3B0aW9uYWwoei5vYmplY3QoeyBkYXRlT2ZCaXJ0aDogei5vcHRpb25hbChpc29EYXkpIH0pKSxcbiAgICAgIC8qKiBUaGUgY2FsbGVyJ3Mgb3duIGlkOiBubyBvdGhlciBwYXJ0bmVyIGNhbiBsb29rIHVwIHRoZSBpZC4gKi9cbiAgICAgIHBhcnRuZXI6IHoub3B0aW9uYWwoaWQpLFxuICAgICAgLyoqIFRoZSBjb21wYW55IHRoYXQgcGFzc2VkIHRoZSBwZXJzb24gb24gdG8gdGhlIHBhcnRuZXIuIEZvciB0aGUgcGFydG5lcidzIHJlcG9ydHM7IHRoZSB2aXNpdG9yJ3MgcGFnZSBkb2Vzbid0IHVzZSBpdC4gKi9cbiAgICAgIGFnZ3JlZ2F0b3I6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gICAgICB2ZWhpY2xlczogei5vcHRpb25hbCh6LmFycmF5KHZlaGljbGUpKSxcbiAgICB9KSxcbiAgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9sZWFkcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvbGVhZHMudHNcIjtpbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGVuZHBvaW50LCBsYXppbHkgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgZGV2aWNlTnVtYmVyLCBpZCwgaW5zdXJhbmNlTGluZSwgaW5zdGFudCwgcGhvbmUsIHF1b3RlU3RhdHVzLCByZXZpc2lvbiwgdGV4dCB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG4vKiogZGVjaXNpb25zLm1kLCBcIlJlY29yZCB0eXBlc1wiLCBzYXlzIHdoZW4gZWFjaCBpcyBzZW50LiAqL1xuZXhwb3J0IGNvbnN0IHJlY29yZFR5cGUgPSB6LmVudW0oW1wiSEFQUFlcIiwgXCJDT01QTEVYXCIsIFwiRElHSVRBTF9CSU5EXCIsIFwiSE9ORVlRVU9URVwiLCBcIkZFVENIXCIsIFwiQkFUQ0hfUVVPVEVfVE9fRElHSVRBTFwiXSk7XG5leHBvcnQgdHlwZSBSZWNvcmRUeXBlID0gei5pbmZlcjx0eXBlb2YgcmVjb3JkVHlwZT47XG5cbmNvbnN0IGxlYWRSZWNlaXB0ID0gei5vYmplY3QoeyBsZWFkSWQ6IGlkLCBxdW90ZVN0YXR1cywgcmVjb3JkVHlwZSwgcmV2aXNpb24gfSk7XG5cbi8qKiBUaGUgYm9keSBuZWVkcyBhdCBsZWFzdCB0aGUgbGluZTsgdGhlIHJlc3BvbnNlJ3MgdG9rZW4gZ3JhbnRzIGFjY2VzcyB0byBldmVyeXRoaW5nIHVuZGVyIHRoZSBsZWFkLiAqL1xuZXhwb3J0IGNvbnN0IGNyZWF0ZUxlYWQgPSBlbmRwb2ludCh7XG4gIGlkOiBcImNyZWF0ZUxlYWRcIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvbGVhZHNcIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIGNyZWF0ZTogdHJ1ZSxcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6LmV4dGVuZChsZWFkUmVjZWlwdCwgeyB0b2tlbjogei5zdHJpbmcoKSB9KSksXG4gIHN0YXR1czogMjAxLFxufSk7XG5cbi8qKlxuICogQSBwYXJ0aWFsIHVwZGF0ZS4gVGhlIHN0YXR1cyBjYW4gb25seSBtb3ZlIHRvIENBUFRVUkVELCBRVU9URUQgb3IgRklOQUxJWkVELCBhbmQgbmV2ZXIgYmFjay4gQW4gZW1wdHkgYm9keSBvbmx5IHJlY29yZHNcbiAqIHRoZSBsYXN0IGFjdGl2aXR5LiBBIGNhcnJpZXIgd2l0aG91dCBpdHMgcXVvdGUncyBpZCwgc3VjaCBhcyBhbiBhZGRpdGlvbmFsIG9uZSwgcmVwbGFjZXMgYm90aC5cbiAqL1xuZXhwb3J0IGNvbnN0IHVwZGF0ZUxlYWQgPSBlbmRwb2ludCh7XG4gIGlkOiBcInVwZGF0ZUxlYWRcIixcbiAgbWV0aG9kOiBcIlBBVENIXCIsXG4gIHBhdGg6IFwiL3YxL2xlYWRzL3tsZWFkSWR9XCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICByZXZpc2lvbjogXCJ1bmxlc3NFbXB0eVwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHouZXh0ZW5kKGxlYWRSZWNlaXB0LCB7IGRldmljZTogZGV2aWNlTnVtYmVyIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcblxuLyoqIENvbnRhaW5zIG5vIHBlcnNvbmFsIGRhdGEsIGJ1dCBldmVyeXRoaW5nIHRoYXQgYSByZWxvYWRlZCBzdWNjZXNzIHBhZ2UgbmVlZHMuICovXG5leHBvcnQgY29uc3QgcmVhZExlYWQgPSBlbmRwb2ludCh7XG4gIGlkOiBcInJlYWRMZWFkXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvbGVhZHMve2xlYWRJZH1cIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5leHRlbmQobGVhZFJlY2VpcHQsIHtcbiAgICBpbnN1cmFuY2VMaW5lLFxuICAgIGFwcGxpY2F0aW9uSWQ6IHoub3B0aW9uYWwoaWQpLFxuICAgIGNyZWF0ZWRUaW1lc3RhbXA6IGluc3RhbnQsXG4gICAgdXBkYXRlZFRpbWVzdGFtcDogaW5zdGFudCxcbiAgICBsYXN0QWN0aXZpdHlUaW1lc3RhbXA6IGluc3RhbnQsXG4gIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcblxuLyoqXG4gKiBEZWxldGVzIGFsbCBkYXRhIGFib3V0IHRoZSBwZXJzb24gZXhjZXB0IHRoZSBjb25zZW50IHJlY2VpcHRzLiBSZWZ1c2VkIG9uY2UgdGhlIGxlYWQgaXMgZmluYWxpemVkLCBwYWlkIG9yIGJvdW5kLCBhbmRcbiAqIHdoaWxlIGl0IGlzIGJlaW5nIHBhaWQgZm9yOyBgcmVxdWVzdEVyYXN1cmVgIGVyYXNlcyB0aG9zZSwgdG9vLlxuICovXG5leHBvcnQgY29uc3QgZGVsZXRlTGVhZCA9IGVuZHBvaW50KHtcbiAgaWQ6IFwiZGVsZXRlTGVhZFwiLFxuICBtZXRob2Q6IFwiREVMRVRFXCIsXG4gIHBhdGg6IFwiL3YxL2xlYWRzL3tsZWFkSWR9XCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBzdGF0dXM6IDIwNCxcbn0pO1xuXG4vKiogVGhlIGV4YWN0IHdvcmRzIG9mIGEgY29uc2VudCBvbiBzY3JlZW4sIGFuZCB0aGUgcGFnZSB0aGF0IHNob3dlZCB0aGVtLiAqL1xuZXhwb3J0IGNvbnN0IHNob3duVGV4dCA9IHoub2JqZWN0KHtcbiAgdGV4dDogdGV4dCg0XzAwMCksXG4gIHRleHRWZXJzaW9uOiB0ZXh0KDQwKSxcbiAgcGFnZVVybDogei5zdHJpbmcoKS5jaGVjayh6Lm1heExlbmd0aCgyXzA0OCksIHoucmVnZXgoL15odHRwcz86XFwvXFwvLykpLFxufSk7XG5cbi8qKiBUaGUgcGVyc29uIHNhdyB0aGlzIGFuZCBnYXZlIG9yIHdpdGhoZWxkIGNvbnNlbnQ6IHRoZSByZWNlaXB0IHRoYXQgNDcgQ0ZSIDY0LjEyMDAoZikoOSkgcmVxdWlyZXMuICovXG5leHBvcnQgY29uc3QgY29uc2VudEZpZWxkcyA9IHtcbiAgZ2l2ZW46IHouYm9vbGVhbigpLFxuICAuLi5zaG93blRleHQuc2hhcGUsXG4gIHBob25lOiB6Lm9wdGlvbmFsKHBob25lKSxcbiAgLyoqIFRoZSB2aXNpdG9yJ3MgY2xvY2ssIGZvciBpbmZvcm1hdGlvbiBvbmx5OiB0aGUgcmVjZWlwdCBoYXMgdGhlIHNlcnZpY2UncyB0aW1lLiAqL1xuICBhdDogei5vcHRpb25hbChpbnN0YW50KSxcbn07XG5cbmNvbnN0IGNvbnNlbnRLaW5kID0gei5lbnVtKFtcIkNBTExTX0FORF9URVhUU1wiLCBcIkVMRUNUUk9OSUNfUkVDT1JEU1wiLCBcIklOVEVOVF9UT19TSUdOXCJdKTtcbmV4cG9ydCB0eXBlIENvbnNlbnRLaW5kID0gei5pbmZlcjx0eXBlb2YgY29uc2VudEtpbmQ+O1xuXG5leHBvcnQgY29uc3QgY29uc2VudCA9IHoub2JqZWN0KHtcbiAgLi4uY29uc2VudEZpZWxkcyxcbiAga2luZDogY29uc2VudEtpbmQsXG4gIGF0OiBpbnN0YW50LFxuICBjb25zZW50SWQ6IGlkLFxuICB0ZXh0SGFzaDogei5zdHJpbmcoKSxcbiAgcmVjZWl2ZWRUaW1lc3RhbXA6IGluc3RhbnQsXG59KTtcbmV4cG9ydCB0eXBlIENvbnNlbnQgPSB6LmluZmVyPHR5cGVvZiBjb25zZW50PjtcblxuLyoqIFJlY29yZHMgdGhlIGNvbnNlbnQgdG8gY2FsbHMgYW5kIHRleHRzLiBUaG9zZSBvZiBhIHB1cmNoYXNlIGFyZSBzZW50IHdpdGggdGhlaXIgc3VibWlzc2lvbiAoYHN1Ym1pdEZvckJpbmRgKS4gKi9cbmV4cG9ydCBjb25zdCByZWNvcmRDb25zZW50ID0gZW5kcG9pbnQoe1xuICBpZDogXCJyZWNvcmRDb25zZW50XCIsXG4gIG1ldGhvZDogXCJQT1NUXCIsXG4gIHBhdGg6IFwiL3YxL2xlYWRzL3tsZWFkSWR9L2NvbnNlbnRzXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBjcmVhdGU6IHRydWUsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gY29uc2VudCksXG4gIHN0YXR1czogMjAxLFxufSk7XG5cbmV4cG9ydCBjb25zdCBsaXN0Q29uc2VudHMgPSBlbmRwb2ludCh7XG4gIGlkOiBcImxpc3RDb25zZW50c1wiLFxuICBtZXRob2Q6IFwiR0VUXCIsXG4gIHBhdGg6IFwiL3YxL2xlYWRzL3tsZWFkSWR9L2NvbnNlbnRzXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHsgY29uc2VudHM6IHouYXJyYXkoY29uc2VudCkgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9ub3RpZmljYXRpb25zLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9ub3RpZmljYXRpb25zLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IGlkIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbi8qKlxuICogRS1tYWlscyB0aGUgYXBwbGljYXRpb24ncyBxdW90ZXMsIGJ5IGRlZmF1bHQgdG8gdGhlIGFkZHJlc3Mgb2YgdGhlIHNlc3Npb24ncyBsZWFkLiBUaGUgZS1tYWlsIGNvbnRhaW5zIHRoZSBjYXJyaWVycydcbiAqIHF1b3RlcyBzbyBmYXIsIHRoZSBjb21wYW5pZXMgdGhhdCBxdW90ZSB0aHJvdWdoIGFuIGFkdmlzb3IsIGFuZCBhIGxpbmsgdGhhdCBjb250aW51ZXMgdGhlIHZpc2l0OiBub3RoaW5nIHRoYXQgYSBjYWxsZXJcbiAqIHdyb3RlLiBFTUFJTF9MSU1JVDogdGhlIHNlc3Npb24sIHRoZSBtYWlsYm94LCB0aGUgY2FsbGVyJ3MgbmV0d29yayBhZGRyZXNzIG9yIHRoZSBwYXJ0bmVyIGhhcyB1c2VkIHVwIHRoZSBkYXkncyBlLW1haWxzLlxuICovXG5leHBvcnQgY29uc3QgZW1haWxRdW90ZXMgPSBlbmRwb2ludCh7XG4gIGlkOiBcImVtYWlsUXVvdGVzXCIsXG4gIG1ldGhvZDogXCJQT1NUXCIsXG4gIHBhdGg6IFwiL3YxL25vdGlmaWNhdGlvbnNcIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIGNyZWF0ZTogdHJ1ZSxcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7IGVtYWlsSWQ6IGlkIH0pKSxcbiAgc3RhdHVzOiAyMDEsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcGFydG5lcnMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3BhcnRuZXJzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IGlkLCBpbnN1cmFuY2VMaW5lIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbi8qKiBBIHBhcnRuZXIncyBjb250ZW50LCB3aXRob3V0IHRoZSBwYXJ0cyB0aGF0IG9ubHkgaXRzIHBhZ2VzIG5lZWQuIFRoZSB3aWRnZXQgcmVhZHMgdGhlIGNvbnRlbnQgaXRzZWxmLiAqL1xuZXhwb3J0IGNvbnN0IHJlYWRQYXJ0bmVyID0gZW5kcG9pbnQoe1xuICBpZDogXCJyZWFkUGFydG5lclwiLFxuICBtZXRob2Q6IFwiR0VUXCIsXG4gIHBhdGg6IFwiL3YxL3BhcnRuZXJzL3twYXJ0bmVySWR9XCIsXG4gIGF1dGg6IFwicGFydG5lclwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHtcbiAgICBpZCxcbiAgICB0b2xsRnJlZU51bWJlcjogei5zdHJpbmcoKSxcbiAgICBodWJFcGljbG9va3VwY29kZTogei5udWxsYWJsZSh6LnN0cmluZygpKSxcbiAgICBwYXJ0bmVyU3RhdHVzVHlwZTogei5udWxsYWJsZSh6LnN0cmluZygpKSxcbiAgICBjb2JyYW5kaW5nOiB6LmJvb2xlYW4oKSxcbiAgICBwYXJ0bmVyUmV0dXJuVXJsOiB6Lm51bGxhYmxlKHouc3RyaW5nKCkpLFxuICAgIC8qKiBPbmUgZW50cnkgcGVyIGxpbmU7IGVudHJpZXMgd2l0aCB0aGUgbGVhZCBwYXRoIGB1aWAgdHVybiBhIGxpbmUgb24uIEVtcHR5IGlmIHRoZSBwYXJ0bmVyIHNob3dzIHRoZSBkZWZhdWx0IGxpbmVzLiAqL1xuICAgIHBhcnRuZXJJbnN1cmFuY2VMaW5lVHlwZTogei5hcnJheSh6Lm9iamVjdCh7IGluc3VyYW5jZUxpbmVUeXBlOiBpbnN1cmFuY2VMaW5lLCBsZWFkUGF0aDogei5zdHJpbmcoKSwgaW5jbHVkZTogei5ib29sZWFuKCkgfSkpLFxuICB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idXNpbmVzcy9wYXltZW50UGxhbnMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvcGF5bWVudFBsYW5zLnRzXCI7aW1wb3J0IHsgYWRkTW9udGhzLCB0eXBlIENhbGVuZGFyRGF0ZSB9IGZyb20gXCIuLi9rZXJuZWwvZGF0ZXNcIjtcblxuLyoqIFRoZSB3YXlzIHRvIHBheSBmb3IgYSBwb2xpY3kgb2YgdHdlbHZlIG1vbnRocy4gKi9cbmV4cG9ydCBjb25zdCBwYXltZW50UGxhbklkcyA9IFtcIk1PTlRITFlcIiwgXCJGVUxMX1BBWU1FTlRcIiwgXCJGT1JUWV9USElSVFlfVEhJUlRZXCJdIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgUGF5bWVudFBsYW5JZCA9ICh0eXBlb2YgcGF5bWVudFBsYW5JZHMpW251bWJlcl07XG5cbi8qKiBPbmUgcGF5bWVudCBvZiBhIHBsYW4uICovXG5leHBvcnQgaW50ZXJmYWNlIEluc3RhbGxtZW50IHtcbiAgZHVlOiBDYWxlbmRhckRhdGU7XG4gIC8qKiBXaG9sZSBjZW50cy4gKi9cbiAgY2VudHM6IG51bWJlcjtcbn1cblxuLyoqIFBheW1lbnRzIGFmdGVyIHRvZGF5J3M6IG1vbnRocyBmcm9tIHRvZGF5LCBhbmQgdGhlIHBhcnQgb2YgdGhlIHByZW1pdW0gdGhhdCBlYWNoIHRha2VzLiAqL1xuY29uc3QgbGF0ZXI6IFJlYWRvbmx5PFJlY29yZDxQYXltZW50UGxhbklkLCB7IG1vbnRoczogcmVhZG9ubHkgbnVtYmVyW107IHBhcnQ6IHJlYWRvbmx5IFtvZjogbnVtYmVyLCBpbl86IG51bWJlcl0gfT4+ID0ge1xuICBNT05USExZOiB7IG1vbnRoczogWzEsIDIsIDMsIDQsIDUsIDYsIDcsIDgsIDksIDEwXSwgcGFydDogWzEsIDEyXSB9LFxuICBGVUxMX1BBWU1FTlQ6IHsgbW9udGhzOiBbXSwgcGFydDogWzAsIDFdIH0sXG4gIEZPUlRZX1RISVJUWV9USElSVFk6IHsgbW9udGhzOiBbMiwgNF0sIHBhcnQ6IFszLCAxMF0gfSxcbn07XG5cbi8qKlxuICogUmV0dXJucyB0aGUgcGF5bWVudHMgb2YgYSBwbGFuIGluIG9yZGVyLCB0aGUgZmlyc3Qgb2YgdGhlbSBkdWUgdG9kYXkuIExhdGVyIHBheW1lbnRzIGFyZSBlcXVhbCBhbmQgcm91bmRlZCBkb3duIHRvIHRoZVxuICogY2VudDsgdGhlIGZpcnN0IHRha2VzIHRoZSByZW1haW5pbmcgY2VudHMsIHNvIHRoYXQgYWxsIG9mIHRoZW0gYWRkIHVwIHRvIHRoZSBwcmVtaXVtLiBgcHJlbWl1bUNlbnRzYCBpcyBhIHdob2xlIG51bWJlclxuICogZnJvbSAxIG9uLiBXaXRoIGEgcHJlbWl1bSBvZiBhIGZldyBjZW50cywgYSBsYXRlciBwYXltZW50IG1heSBiZSAwLlxuICovXG5leHBvcnQgZnVuY3Rpb24gaW5zdGFsbG1lbnRzT2YocGxhbjogUGF5bWVudFBsYW5JZCwgcHJlbWl1bUNlbnRzOiBudW1iZXIsIHRvZGF5OiBDYWxlbmRhckRhdGUpOiByZWFkb25seSBbSW5zdGFsbG1lbnQsIC4uLkluc3RhbGxtZW50W11dIHtcbiAgY29uc3QgeyBtb250aHMsIHBhcnQgfSA9IGxhdGVyW3BsYW5dO1xuICBjb25zdCBlYWNoID0gTWF0aC5mbG9vcigocHJlbWl1bUNlbnRzICogcGFydFswXSkgLyBwYXJ0WzFdKTtcbiAgcmV0dXJuIFtcbiAgICB7IGR1ZTogdG9kYXksIGNlbnRzOiBwcmVtaXVtQ2VudHMgLSBtb250aHMubGVuZ3RoICogZWFjaCB9LFxuICAgIC4uLm1vbnRocy5tYXAoKGFoZWFkKSA9PiAoeyBkdWU6IGFkZE1vbnRocyh0b2RheSwgYWhlYWQpLCBjZW50czogZWFjaCB9KSksXG4gIF07XG59XG5cbi8qKiBDb252ZXJ0cyBhIHF1b3RlJ3MgZG9sbGFycyB0byB3aG9sZSBjZW50cy4gKi9cbmV4cG9ydCBjb25zdCBjZW50c09mID0gKGRvbGxhcnM6IG51bWJlcik6IG51bWJlciA9PiBNYXRoLnJvdW5kKGRvbGxhcnMgKiAxMDApO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9wYXltZW50UGxhbnMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3BheW1lbnRQbGFucy50c1wiO2ltcG9ydCB7IHBheW1lbnRQbGFuSWRzIH0gZnJvbSBcIi4uLy4uL2J1c2luZXNzL3BheW1lbnRQbGFuc1wiO1xuaW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IGlkLCBpc29EYXkgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuZXhwb3J0IGNvbnN0IHBheW1lbnRQbGFuSWQgPSB6LmVudW0ocGF5bWVudFBsYW5JZHMpO1xuXG5jb25zdCBjZW50cyA9IHouaW50KCkuY2hlY2soei5ub25uZWdhdGl2ZSgpKTtcblxuLyoqIEEgd2F5IHRvIHBheSBhIHByZW1pdW0uIFRoZSBmaXJzdCBpbnN0YWxsbWVudCBpcyBkdWUgYXQgb25jZSwgYW5kIGFsbCBvZiB0aGVtIGFkZCB1cCB0byB0aGUgcHJlbWl1bS4gKi9cbmV4cG9ydCBjb25zdCBwYXltZW50UGxhbiA9IHoub2JqZWN0KHtcbiAgcGxhbklkOiBwYXltZW50UGxhbklkLFxuICBwcmVtaXVtQ2VudHM6IGNlbnRzLFxuICBpbnN0YWxsbWVudHM6IHouYXJyYXkoei5vYmplY3QoeyBkdWVEYXRlOiBpc29EYXksIGNlbnRzIH0pKSxcbn0pO1xuZXhwb3J0IHR5cGUgUGF5bWVudFBsYW4gPSB6LmluZmVyPHR5cGVvZiBwYXltZW50UGxhbj47XG5cbi8qKiBEYXRlcyBhcmUgY291bnRlZCBmcm9tIHRvZGF5LiBOT1RfQklOREFCTEU6IHRoZSBxdW90ZSBjYW4ndCBiZSBib3VnaHQgb25saW5lLiAqL1xuZXhwb3J0IGNvbnN0IGxpc3RQYXltZW50UGxhbnMgPSBlbmRwb2ludCh7XG4gIGlkOiBcImxpc3RQYXltZW50UGxhbnNcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS9xdW90ZXMve3F1b3RlSWR9L3BheW1lbnQtcGxhbnNcIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyBxdW90ZUlkOiBpZCwgcGxhbnM6IHouYXJyYXkocGF5bWVudFBsYW4pIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcGF5bWVudHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3BheW1lbnRzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IHBheW1lbnRQbGFuSWQgfSBmcm9tIFwiLi9wYXltZW50UGxhbnNcIjtcbmltcG9ydCB7IGlkLCBxdW90ZVN0YXR1cyB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG4vKipcbiAqIGBSZXF1ZXN0ZWRgOiB0aGUgcGF5bWVudCBwYWdlIGlzIGJlaW5nIG9wZW5lZC4gYFN0YXJ0ZWRgOiB0aGUgdmlzaXRvciBwYXlzIGF0IGBwYXltZW50VXJsYC4gYEluUHJvZ3Jlc3NgOiB0aGUgcGF5bWVudCwgdGhlXG4gKiBjYXJyaWVyIG9yIHRoZSByZXR1cm4gb2YgdGhlIG1vbmV5IHRha2VzIGl0cyB0aW1lLiBgQ29tcGxldGVkYDogcGFpZCwgYW5kIHRoZSBwb2xpY3kgaXMgYm91bmQuIFRoZSBvdGhlcnMgYXJlIG92ZXIgd2l0aG91dFxuICogYSBwb2xpY3k7IHRoZSB2aXNpdG9yIGNhdXNlZCBgQ2FuY2VsbGVkYC5cbiAqL1xuZXhwb3J0IGNvbnN0IHBheW1lbnRTdGF0dXMgPSB6LmVudW0oW1wiUmVxdWVzdGVkXCIsIFwiU3RhcnRlZFwiLCBcIkluUHJvZ3Jlc3NcIiwgXCJDb21wbGV0ZWRcIiwgXCJGYWlsZWRcIiwgXCJDYW5jZWxsZWRcIl0pO1xuXG4vKipcbiAqIFRoZSByZWFzb24gd2h5IHRoZXJlIGlzIG5vIHBvbGljeTogdGhlIGNhcmQgd2FzIGRlY2xpbmVkLCB0aGUgdmlzaXRvciB3ZW50IGJhY2sgb3IgYXNrZWQgdG8gc3RvcCwgdGhlIHBhZ2UgZXhwaXJlZCwgbm9cbiAqIHBhZ2UgY291bGQgYmUgb3BlbmVkLCB0aGUgY2FycmllciByZWZ1c2VkIHRvIGJpbmQsIG9yIHRoZSBwb2xpY3kncyBmaXJzdCBkYXkgY2FtZSBiZWZvcmUgdGhlIHBheW1lbnQuXG4gKi9cbmV4cG9ydCBjb25zdCBwYXltZW50UHJvYmxlbSA9IHouZW51bShbXCJERUNMSU5FRFwiLCBcIkNBTkNFTExFRFwiLCBcIlNUT1BQRURcIiwgXCJFWFBJUkVEXCIsIFwiVU5BVkFJTEFCTEVcIiwgXCJCSU5EX1JFRlVTRURcIiwgXCJTVEFSVF9QQVNTRURcIl0pO1xuXG4vKipcbiAqIFRoZSBwbGFjZSBvZiB0aGUgdmlzaXRvcidzIG1vbmV5LiBgUkVUVVJORURfQllfVk9JRGA6IHRoZSBjaGFyZ2Ugd2FzIHJldmVyc2VkOyBgUkVUVVJORURfQllfUkVGVU5EYDogaXQgd2FzIHBhaWQgYmFjay5cbiAqIGBVTktOT1dOYDogdGhlIHByb3ZpZGVyIGRvZXNuJ3QgcmVzcG9uZCwgZG9lc24ndCBrbm93IHRoZSBwYXltZW50LCBvciBjb250cmFkaWN0cyBpdHNlbGYuIFRoZSBzZXJ2aWNlIGtlZXBzIGFza2luZywgYW5kXG4gKiBub2JvZHkgcGF5cyBhZ2FpbiBtZWFud2hpbGUuXG4gKi9cbmV4cG9ydCBjb25zdCBwYXltZW50TW9uZXkgPSB6LmVudW0oW1wiTk9ORVwiLCBcIlRBS0VOXCIsIFwiUkVUVVJOSU5HXCIsIFwiUkVUVVJORURfQllfVk9JRFwiLCBcIlJFVFVSTkVEX0JZX1JFRlVORFwiLCBcIlVOS05PV05cIl0pO1xuXG4vKiogRXZlcnl0aGluZyB0aGF0IGEgc2NyZWVuIG5lZWRzIGFmdGVyIGEgcmVsb2FkOyBub3RoaW5nIGlzIHRha2VuIGZyb20gdGhlIFVSTC4gKi9cbmV4cG9ydCBjb25zdCBwYXltZW50ID0gei5vYmplY3Qoe1xuICB0cmFuc2FjdGlvbklkOiBpZCxcbiAgYXBwbGljYXRpb25JZDogaWQsXG4gIHF1b3RlSWQ6IGlkLFxuICBsZWFkSWQ6IGlkLFxuICBjYXJyaWVyOiBpZCxcbiAgcGxhbklkOiBwYXltZW50UGxhbklkLFxuICAvKiogVGhlIGFtb3VudCBkdWUgdG9kYXkuICovXG4gIGNlbnRzOiB6LmludCgpLFxuICBzdGF0dXM6IHBheW1lbnRTdGF0dXMsXG4gIC8qKiBTZXQgb25jZSBpdCBpcyBrbm93biB0aGF0IHRoaXMgcGF5bWVudCBicmluZ3Mgbm8gcG9saWN5LiAqL1xuICBwcm9ibGVtOiB6Lm51bGxhYmxlKHBheW1lbnRQcm9ibGVtKSxcbiAgbW9uZXk6IHBheW1lbnRNb25leSxcbiAgLyoqIFNldCBvbmx5IHdoaWxlIHRoZSB2aXNpdG9yIGNhbiBwYXkgdGhlcmUuICovXG4gIHBheW1lbnRVcmw6IHoubnVsbGFibGUoei5zdHJpbmcoKSksXG4gIC8qKiBUaGUgc3RhdGUgb2YgdGhlIHB1cmNoYXNlIGJ5IHRoZSBzZXJ2aWNlJ3Mgb3duIGtub3dsZWRnZS4gKi9cbiAgcXVvdGVTdGF0dXMsXG4gIHBvbGljeU51bWJlcjogei5udWxsYWJsZSh6LnN0cmluZygpKSxcbn0pO1xuZXhwb3J0IHR5cGUgUGF5bWVudCA9IHouaW5mZXI8dHlwZW9mIHBheW1lbnQ+O1xuXG4vKiogVGhlIHNpZ25lZCBxdW90ZSwgZm9yIGEgZGV2aWNlIG9uIHdoaWNoIGl0IHdhc24ndCBjaG9zZW4uICovXG5jb25zdCBzdWJtaXR0ZWRRdW90ZSA9IHoub2JqZWN0KHtcbiAgcXVvdGVJZDogaWQsXG4gIGNhcnJpZXI6IGlkLFxuICBjYXJyaWVyTmFtZTogei5zdHJpbmcoKSxcbiAgY2FycmllclNwZWNpZmljUXVvdGVJZDogei5zdHJpbmcoKSxcbiAgLyoqIERvbGxhcnMgZm9yIHRoZSB3aG9sZSB0ZXJtLiAqL1xuICBwcmVtaXVtOiB6Lm51bWJlcigpLFxuICB0ZXJtTW9udGhzOiB6LmludCgpLFxufSk7XG5cbi8qKlxuICogU3RhcnRzIHBheWluZyBmb3IgYSBwbGFuIG9mIHRoZSBxdW90ZSB0aGF0IHdhcyBzdWJtaXR0ZWQgZm9yIGJpbmQuIFRoZSByZXNwb25zZSBuYW1lcyB0aGUgdHJhbnNhY3Rpb247IHJlYWRpbmcgdGhhdFxuICogcmV0dXJucyB0aGUgcGF5bWVudCBwYWdlLiBJZiB0aGUgbGVhZCBoYXMgYSBwYXltZW50IHRoYXQgaXNuJ3Qgb3Zlciwgb3IgdGhhdCB3YXMgb3IgbWF5IGhhdmUgYmVlbiBtYWRlLCB0aGUgcmVzcG9uc2UgbmFtZXNcbiAqIHRoYXQgb25lLCBzbyB0d28gdGFicywgdHdvIGRldmljZXMgYW5kIHR3byBjbGlja3MgYXJlIG9uZSBwYXltZW50LiBQQVlNRU5UX1VOREVSX1dBWTogdGhlcmUgaXMgYSBwYXltZW50IGZvciBhbm90aGVyIHF1b3RlXG4gKiBvciBwbGFuLCB3aGljaCBoYXMgdG8gYmUgc3RvcHBlZCBmaXJzdC4gTk9UX0JJTkRBQkxFOiB0aGUgcXVvdGUgaXNuJ3QgdGhlIHN1Ym1pdHRlZCBvbmUsIHRoZSBhcHBsaWNhdGlvbiBoYXMgY2hhbmdlZFxuICogc2luY2UsIG9yIGl0cyBzdGFydCBkYXRlIGhhcyBjb21lLlxuICpcbiAqIFRoZSB2aXNpdG9yIHJldHVybnMgdG8gdGhlc2UgcGFnZXMgd2l0aCBgcXVvdGVfaWRgLCBgYXBwbGljYXRpb25faWRgLCBgbGVhZF9pZGAsIGBjYXJyaWVyYCBhbmQgYGluc3VyYW5jZWAgaW4gdGhlIHF1ZXJ5LlxuICogVGhleSBkb24ndCBjb250YWluIHRoZSBvdXRjb21lOiBlaXRoZXIgcGFnZSByZWFkcyB0aGUgdHJhbnNhY3Rpb24uXG4gKi9cbmV4cG9ydCBjb25zdCBjcmVhdGVQYXltZW50ID0gZW5kcG9pbnQoe1xuICBpZDogXCJjcmVhdGVQYXltZW50XCIsXG4gIG1ldGhvZDogXCJQT1NUXCIsXG4gIHBhdGg6IFwiL3YxL3BheW1lbnRzXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBjcmVhdGU6IHRydWUsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyB0cmFuc2FjdGlvbklkOiBpZCB9KSksXG4gIHN0YXR1czogMjAxLFxufSk7XG5cbi8qKiBBc2tzIHRoZSBwYXltZW50IHByb3ZpZGVyIHdoaWxlIHRoZSB2aXNpdG9yIG1heSBoYXZlIHBhaWQsIHNvIHJlYWRpbmcgaXMgdGhlIHdheSB0byBsZWFybiB0aGUgb3V0Y29tZS4gKi9cbmV4cG9ydCBjb25zdCByZWFkUGF5bWVudCA9IGVuZHBvaW50KHtcbiAgaWQ6IFwicmVhZFBheW1lbnRcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS9wYXltZW50cy97dHJhbnNhY3Rpb25JZH1cIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gcGF5bWVudCksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKlxuICogRW5kcyBhbiB1bnBhaWQgcGF5bWVudCwgZm9yIGV4YW1wbGUgZm9yIGFub3RoZXIgcGxhbi4gQSBwYXltZW50IHRoYXQgdHVybnMgb3V0IHRvIGJlIG1hZGUgY29udGludWVzOiByZWFkIGl0IHVudGlsIGl0IGlzXG4gKiBvdmVyLlxuICovXG5leHBvcnQgY29uc3Qgc3RvcFBheW1lbnQgPSBlbmRwb2ludCh7XG4gIGlkOiBcInN0b3BQYXltZW50XCIsXG4gIG1ldGhvZDogXCJQT1NUXCIsXG4gIHBhdGg6IFwiL3YxL3BheW1lbnRzL3t0cmFuc2FjdGlvbklkfS9zdG9wXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBzYWZlOiB0cnVlLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHBheW1lbnQpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuXG4vKipcbiAqIFRoZSBhcHBsaWNhdGlvbidzIGxhdGVzdCBwYXltZW50LCBmb3IgYSB0YWIgdGhhdCBvbmx5IGtub3dzIHRoZSBhcHBsaWNhdGlvbi4gQSBwYXltZW50IHRoYXQgaXNuJ3Qgb3Zlciwgb3IgdGhhdCB3YXMgbWFkZSxcbiAqIGNvbWVzIGZpcnN0LCBldmVuIGlmIGFub3RoZXIgZGV2aWNlIG1hZGUgaXQgZm9yIGFub3RoZXIgYXBwbGljYXRpb24gb2YgdGhlIHNhbWUgbGVhZC4gQXNrcyB0aGUgcGF5bWVudCBwcm92aWRlciwgYXNcbiAqIGByZWFkUGF5bWVudGAgZG9lcy5cbiAqL1xuZXhwb3J0IGNvbnN0IHJlYWRQdXJjaGFzZSA9IGVuZHBvaW50KHtcbiAgaWQ6IFwicmVhZFB1cmNoYXNlXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9wdXJjaGFzZVwiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7IGFwcGxpY2F0aW9uSWQ6IGlkLCBzdWJtaXR0ZWQ6IHoubnVsbGFibGUoc3VibWl0dGVkUXVvdGUpLCBwYXltZW50OiB6Lm51bGxhYmxlKHBheW1lbnQpIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcGV0QnJlZWRzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9wZXRCcmVlZHMudHNcIjtpbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGVuZHBvaW50LCBsYXppbHkgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuXG4vKiogYGFsc29gOiBpdHMgbmFtZSBpbiB0aGUgb3RoZXIgbGFuZ3VhZ2UsIGlmIHRoYXQgZGlmZmVycywgc28gdGhhdCBhIHR5cGVkIG5hbWUga2VlcHMgaXRzIGNvZGUgd2hlbiB0aGUgbGFuZ3VhZ2UgY2hhbmdlcy4gKi9cbmNvbnN0IGJyZWVkID0gei5vYmplY3QoeyBuYW1lOiB6LnN0cmluZygpLCBjb2RlOiB6LnN0cmluZygpLCBhbHNvOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkpIH0pO1xuXG4vKiogQWxwaGFiZXRpY2FsLCB3aXRoIG1peGVkIGJyZWVkcyBmaXJzdCwgaW4gdGhlIGNhbGxlcidzIGxhbmd1YWdlLiBBIGJyZWVkJ3MgbmFtZSBpcyB0aGUgbGFiZWwsIGl0cyBjb2RlIHRoZSB2YWx1ZS4gKi9cbmV4cG9ydCBjb25zdCBsaXN0UGV0QnJlZWRzID0gZW5kcG9pbnQoe1xuICBpZDogXCJsaXN0UGV0QnJlZWRzXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvcGV0LWJyZWVkc1wiLFxuICBhdXRoOiBcInBhcnRuZXJcIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7IGNhdHM6IHouYXJyYXkoYnJlZWQpLCBkb2dzOiB6LmFycmF5KGJyZWVkKSB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3F1b3RlLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9xdW90ZS50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgaWQsIGluc3VyYW5jZUxpbmUgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuLyoqXG4gKiBGYWN0cyBhYm91dCBhIGNhcnJpZXIuIEVhY2ggbWVtYmVyIGlzIGEgY29sdW1uIG9mIHRoZSBzZXJ2aWNlJ3MgYGNhcnJpZXJzLmNzdmAsIGFuZCBhYnNlbnQgaWYgdGhlIGNvbHVtbiBpcyBlbXB0eS4gVGhlIHdpZGdldFxuICogc2hvd3MgaXQgb24gdGhlIHF1b3RlJ3Mgcm93LCBpbiBpdHMgZGV0YWlscyBhbmQgaW4gdGhlIGNvbXBhcmlzb24gKHN0YWdlcy9xdW90ZXMvdGVybXMvY29tcGFueUZhY3RzLnRzKS5cbiAqL1xuZXhwb3J0IGNvbnN0IGNhcnJpZXJGYWN0cyA9IHoub2JqZWN0KHtcbiAgLyoqIEEuTS4gQmVzdCdzIG9waW5pb24gb2YgdGhlIGZpbmFuY2lhbCBzdHJlbmd0aCB0aGF0IGNsYWltcyBhcmUgcGFpZCBmcm9tLiBBKysgaXMgdGhlIGhpZ2hlc3QuICovXG4gIGFtQmVzdDogei5vcHRpb25hbCh6LmVudW0oW1wiQSsrXCIsIFwiQStcIiwgXCJBXCIsIFwiQS1cIiwgXCJCKytcIiwgXCJCK1wiLCBcIkJcIiwgXCJCLVwiXSkpLFxufSk7XG5leHBvcnQgdHlwZSBDYXJyaWVyRmFjdHMgPSB6LmluZmVyPHR5cGVvZiBjYXJyaWVyRmFjdHM+O1xuXG4vKiogQSBwcmljZSBvZiBvbmUgY2Fycmllci4gQmFkZ2VzIGFyZSBub3QgaGVyZTogdGhleSBjb21wYXJlIHF1b3RlcywgYW5kIGNoYW5nZSBhcyBvdGhlcnMgYXJyaXZlIChidXNpbmVzcy9iYWRnZXMpLiAqL1xuZXhwb3J0IGNvbnN0IHF1b3RlID0gei5vYmplY3Qoe1xuICBpZCxcbiAgY2FycmllcklkOiBpZCxcbiAgY2Fycmllck5hbWU6IHouc3RyaW5nKCksXG4gIGNhcnJpZXJTcGVjaWZpY1F1b3RlSWQ6IHouc3RyaW5nKCksXG4gIC8qKiAwLTUgaW4gdGVudGhzOiB0aGUgcmF0aW5nIG9mIHRoZSBjYXJyaWVyJ3MgY2xhaW1zIHNlcnZpY2UgYnkgaXRzIGN1c3RvbWVycy4gKi9cbiAgY2xhaW1zUmF0aW5nOiB6Lm51bWJlcigpLFxuICAuLi5jYXJyaWVyRmFjdHMuc2hhcGUsXG4gIC8qKiBEb2xsYXJzIGZvciB0aGUgd2hvbGUgdGVybS4gKi9cbiAgcHJlbWl1bTogei5udW1iZXIoKS5jaGVjayh6LnBvc2l0aXZlKCkpLFxuICAvKiogTW9udGhzLiAqL1xuICB0ZXJtOiB6LnVuaW9uKFt6LmxpdGVyYWwoMSksIHoubGl0ZXJhbCg2KSwgei5saXRlcmFsKDEyKV0pLFxuICAvKiogVGhlIGFwcGxpY2F0aW9uJ3MgbGluZS4gKi9cbiAgaW5zdXJhbmNlTGluZXM6IHouYXJyYXkoaW5zdXJhbmNlTGluZSksXG4gIC8qKiBDb3ZlcmFnZXMgYnkgdGhlaXIgZGVmaW5pdGlvbnMnIHF1b3RlS2V5LCBmb3JtYXR0ZWQ6IFwiJDEwMEsgcGVyIHBlcnNvbiAvICQzMDBLIHBlciBpbmNpZGVudFwiLiAqL1xuICBjb3ZlcmFnZXM6IHouYXJyYXkoXG4gICAgei5vYmplY3Qoe1xuICAgICAgaWQ6IHouc3RyaW5nKCksXG4gICAgICBxdW90ZUtleTogei5zdHJpbmcoKSxcbiAgICAgIGxhYmVsOiB6LnN0cmluZygpLFxuICAgICAgdmFsdWU6IHouc3RyaW5nKCksXG4gICAgICBhbW91bnQ6IHoubnVsbGFibGUoei5udW1iZXIoKSksXG4gICAgICAvKiogVGhlIGNob3NlbiB2YWx1ZSwgaWYgdGhlIGNhcnJpZXIgZG9lc24ndCBvZmZlciBpdCBhbmQgcXVvdGVzIGB2YWx1ZWAgaW5zdGVhZC4gKi9cbiAgICAgIGFza2VkOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkpLFxuICAgIH0pLFxuICApLFxuICBpc0JpbmRhYmxlOiB6LmJvb2xlYW4oKSxcbiAgaXNSZWNvbW1lbmRlZDogei5ib29sZWFuKCksXG4gIC8qKiBUaGUgY2FycmllcidzIHJlbWFya3MgYWJvdXQgaXRzIHByaWNlLiAqL1xuICBtZXNzYWdlczogei5hcnJheSh6Lm9iamVjdCh7IGNvZGU6IHouc3RyaW5nKCksIHRleHQ6IHouc3RyaW5nKCkgfSkpLFxufSk7XG5leHBvcnQgdHlwZSBRdW90ZSA9IHouaW5mZXI8dHlwZW9mIHF1b3RlPjtcblxuLyoqIEEgY2FycmllciB3aXRob3V0IGEgcHJpY2UgKHlldCkuIE5ldmVyIHNob3duIGFzIGEgcHJpY2VkIGNhcmQuICovXG5leHBvcnQgY29uc3QgdW5wcmljZWQgPSB6Lm9iamVjdCh7XG4gIGlkLFxuICBjYXJyaWVySWQ6IGlkLFxuICBjYXJyaWVyTmFtZTogei5zdHJpbmcoKSxcbiAgb3V0Y29tZTogei5lbnVtKFtcIkFTS0VEXCIsIFwiREVDTElORURcIiwgXCJUSU1FRF9PVVRcIiwgXCJGQUlMRURcIl0pLFxuICBtZXNzYWdlOiB6Lm51bGxhYmxlKHouc3RyaW5nKCkpLFxufSk7XG5leHBvcnQgdHlwZSBVbnByaWNlZCA9IHouaW5mZXI8dHlwZW9mIHVucHJpY2VkPjtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcG9saWNpZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3BvbGljaWVzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IHBheW1lbnRQbGFuIH0gZnJvbSBcIi4vcGF5bWVudFBsYW5zXCI7XG5pbXBvcnQgeyBxdW90ZSB9IGZyb20gXCIuL3F1b3RlXCI7XG5pbXBvcnQgeyBhZGRyZXNzLCBpZCwgaW5zdGFudCwgaXNvRGF5IH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbi8qKiBUaGUgY29udGVudHMgb2YgYSBwb2xpY3ksIHRvIGtlZXAgb3IgcHJpbnQuICovXG5leHBvcnQgY29uc3QgcG9saWN5ID0gei5vYmplY3Qoe1xuICBwb2xpY3lOdW1iZXI6IHouc3RyaW5nKCksXG4gIHRyYW5zYWN0aW9uSWQ6IGlkLFxuICBhcHBsaWNhdGlvbklkOiBpZCxcbiAgbGVhZElkOiBpZCxcbiAgcXVvdGVJZDogaWQsXG4gIGNhcnJpZXI6IGlkLFxuICBjYXJyaWVyTmFtZTogei5zdHJpbmcoKSxcbiAgLyoqIFRoZSBhcHBsaWNhbnQsIHRoZW4gdGhlIHBlb3BsZSBpbnN1cmVkIGJlc2lkZSB0aGVtLiAqL1xuICBpbnN1cmVkOiB6LmFycmF5KHouc3RyaW5nKCkpLFxuICBlbWFpbDogei5udWxsYWJsZSh6LnN0cmluZygpKSxcbiAgcHJvcGVydHlBZGRyZXNzOiBhZGRyZXNzLFxuICAvKiogVGhlIHBvbGljeSBpcyBpbiBmb3JjZSBmcm9tIHRoZSBmaXJzdCBkYXkgdG8gdGhlIGxhc3QsIGJvdGggaW5jbHVkZWQuICovXG4gIGVmZmVjdGl2ZURhdGU6IGlzb0RheSxcbiAgZXhwaXJhdGlvbkRhdGU6IGlzb0RheSxcbiAgY292ZXJhZ2VzOiBxdW90ZS5zaGFwZS5jb3ZlcmFnZXMsXG4gIC8qKiBUaGUgZmlyc3QgaW5zdGFsbG1lbnQgaXMgcGFpZC4gKi9cbiAgcGxhbjogcGF5bWVudFBsYW4sXG4gIGJvdW5kVGltZXN0YW1wOiBpbnN0YW50LFxufSk7XG5leHBvcnQgdHlwZSBQb2xpY3kgPSB6LmluZmVyPHR5cGVvZiBwb2xpY3k+O1xuXG4vKipcbiAqIFRoZSBwb2xpY3kgb2YgdGhlIGFwcGxpY2F0aW9uLCBvciBvZiBhbm90aGVyIGFwcGxpY2F0aW9uIG9mIHRoZSBzYW1lIGxlYWQsIGJlY2F1c2UgYSBsZWFkIGJ1eXMgb25jZS4gTk9UX0ZPVU5EIHVudGlsIGl0IGlzXG4gKiBib3VuZC5cbiAqL1xuZXhwb3J0IGNvbnN0IHJlYWRQb2xpY3kgPSBlbmRwb2ludCh7XG4gIGlkOiBcInJlYWRQb2xpY3lcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS9hcHBsaWNhdGlvbnMve2FwcGxpY2F0aW9uSWR9L3BvbGljeVwiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6LmV4dGVuZChwb2xpY3ksIHtcbiAgICAvKiogVGhlIG1hc2tlZCBhZGRyZXNzIHRoYXQgdGhlIHBvbGljeSdzIGUtbWFpbCB3YXMgc2VudCB0bzogYGFcdTIwMjJcdTIwMjJAZXhhbXBsZS5jb21gLiBOdWxsIGJlZm9yZS4gKi9cbiAgICBlbWFpbGVkVG86IHoubnVsbGFibGUoei5zdHJpbmcoKSksXG4gIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcblxuLyoqXG4gKiBUaGUgY29weSB0aGF0IDE1IFVTQyA3MDAxIHJlcXVpcmVzOiB0aGUgc3VibWlzc2lvbiwgYW5kIHRoZSBjb25zZW50cyB1bmRlciB3aGljaCBpdCB3YXMgc2lnbmVkLCBhcyBwbGFpbiB0ZXh0LCBmb3IgcGFnZXMgb2YgcmVsZWFzZVxuICogMS4wLiBPdGhlcnMgZG93bmxvYWQgdGhlIGZpbGUgKGRvd25sb2FkU2lnbmVkQXBwbGljYXRpb24pLlxuICogQ29uc2VudCByZWNlaXB0cyBhcmUgc3RvcmVkIGFwYXJ0IGZyb20gdGhlIGFwcGxpY2F0aW9uIGFuZCBvdXRsaXZlIGl0LiBOT1RfRk9VTkQgdW50aWwgaXQgaXMgc3VibWl0dGVkIGZvciBiaW5kLlxuICovXG5leHBvcnQgY29uc3QgcmVhZFNpZ25lZENvcHkgPSBlbmRwb2ludCh7XG4gIGlkOiBcInJlYWRTaWduZWRDb3B5XCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9zaWduZWQtY29weVwiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7IGZpbGVOYW1lOiB6LnN0cmluZygpLCB0ZXh0OiB6LnN0cmluZygpIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcHJvZHVjdHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3Byb2R1Y3RzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IGluc3VyYW5jZUxpbmUsIHN0YXRlQ29kZSB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG4vKiogRXZlcnkgbGluZSB3aXRoIHRoZSBzdGF0ZXMgd2hlcmUgaXQgaXMgb2ZmZXJlZDsgd2l0aCBhIHN0YXRlLCB0aGUgbGluZXMgdGhhdCBhcmUgb2ZmZXJlZCB0aGVyZS4gKi9cbmV4cG9ydCBjb25zdCBsaXN0UHJvZHVjdHMgPSBlbmRwb2ludCh7XG4gIGlkOiBcImxpc3RQcm9kdWN0c1wiLFxuICBtZXRob2Q6IFwiR0VUXCIsXG4gIHBhdGg6IFwiL3YxL3Byb2R1Y3RzXCIsXG4gIGF1dGg6IFwicGFydG5lclwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHtcbiAgICBwcm9kdWN0czogei5hcnJheShcbiAgICAgIHoub2JqZWN0KHtcbiAgICAgICAgaW5zdXJhbmNlTGluZSxcbiAgICAgICAgLyoqIFRoZSB3YXkgdG8gYnV5IGEgcXVvdGU6IG9ubGluZSwgaWYgYSBjb21wYW55IGFuZCB0aGUgc3RhdGUgYWxsb3cgaXQsIG9yIHdpdGggYW4gYWR2aXNvci4gKi9cbiAgICAgICAgYmluZFR5cGU6IHouZW51bShbXCJESUdJVEFMXCIsIFwiQURWSVNPUlwiXSksXG4gICAgICAgIHN0YXRlczogei5hcnJheShzdGF0ZUNvZGUpLFxuICAgICAgfSksXG4gICAgKSxcbiAgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9xdW90ZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3F1b3Rlcy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBxdW90ZSwgdW5wcmljZWQgfSBmcm9tIFwiLi9xdW90ZVwiO1xuaW1wb3J0IHsgaWQsIHByb2Nlc3NTdGF0dXMsIHF1b3RlU3RhdHVzIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbmNvbnN0IHByb2dyZXNzID0ge1xuICAvKiogUmlzZXMgd2hlbiBjaGFuZ2VkIGlucHV0cyBhcmUgc3VibWl0dGVkOyBxdW90ZXMgb2YgYW4gZWFybGllciBydW4gYXJlIGdvbmUuICovXG4gIHJhdGluZ1J1bjogei5pbnQoKSxcbiAgc3RhdHVzOiBwcm9jZXNzU3RhdHVzLFxuICBjYXJyaWVyc0Fza2VkOiB6LmludCgpLFxuICBjYXJyaWVyc0Fuc3dlcmVkOiB6LmludCgpLFxufTtcblxuLyoqXG4gKiBQcmljZWQgcXVvdGVzLCBjaGVhcGVzdCBtb250aCBmaXJzdCwgdGhlbiB0aG9zZSB3aXRob3V0IGEgcHJpY2UuIEJlZm9yZSB0aGUgc3VibWlzc2lvbiB0aGUgcnVuIGlzIDAgYW5kIGV2ZXJ5dGhpbmcgaXNcbiAqIGVtcHR5LlxuICovXG5leHBvcnQgY29uc3QgcXVvdGVMaXN0ID0gei5vYmplY3QoeyBhcHBsaWNhdGlvbklkOiBpZCwgLi4ucHJvZ3Jlc3MsIHF1b3Rlczogei5hcnJheShxdW90ZSksIHdpdGhvdXRQcmljZTogei5hcnJheSh1bnByaWNlZCkgfSk7XG5leHBvcnQgdHlwZSBRdW90ZUxpc3QgPSB6LmluZmVyPHR5cGVvZiBxdW90ZUxpc3Q+O1xuXG5leHBvcnQgY29uc3QgbGlzdFF1b3RlcyA9IGVuZHBvaW50KHtcbiAgaWQ6IFwibGlzdFF1b3Rlc1wiLFxuICBtZXRob2Q6IFwiR0VUXCIsXG4gIHBhdGg6IFwiL3YxL2FwcGxpY2F0aW9ucy97YXBwbGljYXRpb25JZH0vcXVvdGVzXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHF1b3RlTGlzdCksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKlxuICogYHNuYXBzaG90YCBpcyB0aGUgZmlyc3QgZXZlbnQgb24gZXZlcnkgY29ubmVjdGlvbiBhbmQgcmVwbGFjZXMgdGhlIHN0b3JlZCBsaXN0LiBFYWNoIGxhdGVyIGBxdW90ZWAgYW5kIGB1bnByaWNlZGAgcmVwbGFjZXNcbiAqIHRoZSBlbnRyeSBvZiBpdHMgaWQgaW4gZWl0aGVyIGxpc3QsIGFuZCBgcHJvZ3Jlc3NgIGhhcyB0aGUgY291bnRzLiBBZnRlciBhIGBwcm9ncmVzc2Agd2l0aCBhIGZpbmFsIHN0YXR1cyB0aGUgc3RyZWFtIGVuZHMgd2l0aFxuICogYGV2ZW50OiBlbmRgLiBBIHByb2Nlc3MgdGhhdCBzdG9wcyBlbmRzIGl0cyBzdHJlYW1zIHdpdGggYGV2ZW50OiBtb3ZlZGA6IG9wZW5lZCBhZ2FpbiwgdGhleSBjb250aW51ZSBhdCBhbm90aGVyIHByb2Nlc3MuXG4gKi9cbmV4cG9ydCBjb25zdCBxdW90ZUV2ZW50ID0gei51bmlvbihbXG4gIHouZXh0ZW5kKHF1b3RlTGlzdCwgeyB0eXBlOiB6LmxpdGVyYWwoXCJzbmFwc2hvdFwiKSB9KSxcbiAgei5vYmplY3QoeyB0eXBlOiB6LmxpdGVyYWwoXCJxdW90ZVwiKSwgcmF0aW5nUnVuOiB6LmludCgpLCBxdW90ZSB9KSxcbiAgei5vYmplY3QoeyB0eXBlOiB6LmxpdGVyYWwoXCJ1bnByaWNlZFwiKSwgcmF0aW5nUnVuOiB6LmludCgpLCB1bnByaWNlZCB9KSxcbiAgei5vYmplY3QoeyB0eXBlOiB6LmxpdGVyYWwoXCJwcm9ncmVzc1wiKSwgLi4ucHJvZ3Jlc3MgfSksXG5dKTtcbmV4cG9ydCB0eXBlIFF1b3RlRXZlbnQgPSB6LmluZmVyPHR5cGVvZiBxdW90ZUV2ZW50PjtcblxuZXhwb3J0IGNvbnN0IHN0cmVhbVF1b3RlcyA9IGVuZHBvaW50KHtcbiAgaWQ6IFwic3RyZWFtUXVvdGVzXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvYXBwbGljYXRpb25zL3thcHBsaWNhdGlvbklkfS9xdW90ZXMvc3RyZWFtXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBldmVudHM6IGxhemlseSgoKSA9PiBxdW90ZUV2ZW50KSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcblxuLyoqIEZ1cnRoZXIgY2FycmllcnMgdGhhdCBxdW90ZSB0aHJvdWdoIGFuIGFkdmlzb3I7IHRoZSBzZXJ2aWNlIGNob29zZXMgdGhlbSBieSB0aGUgbnVtYmVyIG9mIHF1b3Rlcy4gKi9cbmV4cG9ydCBjb25zdCBsaXN0QWRkaXRpb25hbFF1b3RlcyA9IGVuZHBvaW50KHtcbiAgaWQ6IFwibGlzdEFkZGl0aW9uYWxRdW90ZXNcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS9hcHBsaWNhdGlvbnMve2FwcGxpY2F0aW9uSWR9L2FkZGl0aW9uYWwtcXVvdGVzXCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHtcbiAgICBhZGRpdGlvbmFsUXVvdGVzOiB6LmFycmF5KHoub2JqZWN0KHsgaWQsIGNhcnJpZXJJZDogaWQsIGNhcnJpZXJOYW1lOiB6LnN0cmluZygpLCBjbGFpbXNSYXRpbmc6IHoubnVtYmVyKCkgfSkpLFxuICB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKlxuICogQXNrcyBvbmUgY2FycmllciBvZiB0aGUgY3VycmVudCBydW4gYWdhaW4gdGhhdCB0aW1lZCBvdXQgb3IgZmFpbGVkOyBhIHF1b3RlIHdpdGggYW55IG90aGVyIG91dGNvbWUgZG9lc24ndCBjaGFuZ2UuIFRoZVxuICogcmV0dXJuZWQgbGlzdCBoYXMgaXQgYXMgQVNLRUQsIGFuZCBpdHMgcnVuIGlzbid0IG92ZXIgdW50aWwgaXQgaGFzIGFuc3dlcmVkLiBOT1RfRk9VTkQgaWYgYSBsYXRlciBydW4gaGFzIHJlcGxhY2VkIGl0LlxuICovXG5leHBvcnQgY29uc3QgcmV0cnlRdW90ZSA9IGVuZHBvaW50KHtcbiAgaWQ6IFwicmV0cnlRdW90ZVwiLFxuICBtZXRob2Q6IFwiUE9TVFwiLFxuICBwYXRoOiBcIi92MS9xdW90ZXMve3F1b3RlSWR9L3JldHJ5XCIsXG4gIGF1dGg6IFwic2Vzc2lvblwiLFxuICBzYWZlOiB0cnVlLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHF1b3RlTGlzdCksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbmV4cG9ydCBjb25zdCBzZWxlY3RRdW90ZSA9IGVuZHBvaW50KHtcbiAgaWQ6IFwic2VsZWN0UXVvdGVcIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvcXVvdGVzL3txdW90ZUlkfS9zZWxlY3RcIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIHNhZmU6IHRydWUsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3Qoe1xuICAgIHF1b3RlSWQ6IGlkLFxuICAgIGFwcGxpY2F0aW9uSWQ6IGlkLFxuICAgIGNhcnJpZXJOYW1lOiB6LnN0cmluZygpLFxuICAgIGNhcnJpZXJTcGVjaWZpY1F1b3RlSWQ6IHouc3RyaW5nKCksXG4gICAgaXNCaW5kYWJsZTogei5ib29sZWFuKCksXG4gICAgcXVvdGVTdGF0dXMsXG4gIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcmVmZXJyYWxzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9yZWZlcnJhbHMudHNcIjtpbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGVuZHBvaW50LCBsYXppbHkgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgYWRkcmVzcywgZW1haWwsIGlkIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbi8qKiBNYXNrZWQgYnV0IHJlY29nbml6YWJsZTogYEoqKipgLCBgaioqKkBleGFtcGxlLmNvbWAsIGAoKioqKSAqKiotMDEzNGAuICovXG5leHBvcnQgY29uc3QgcmVhZFJlZmVycmFsID0gZW5kcG9pbnQoe1xuICBpZDogXCJyZWFkUmVmZXJyYWxcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS9yZWZlcnJhbHMve3JlZmVycmFsQ29kZX1cIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3Qoe1xuICAgIHJlZmVycmFsQ29kZTogaWQsXG4gICAgZmlyc3ROYW1lOiB6LnN0cmluZygpLFxuICAgIGxhc3ROYW1lOiB6LnN0cmluZygpLFxuICAgIGVtYWlsOiB6LnN0cmluZygpLFxuICAgIHBob25lOiB6LnN0cmluZygpLFxuICAgIHBhcnRuZXI6IHoub3B0aW9uYWwoaWQpLFxuICB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKiBVbm1hc2tlZCwgZm9yIHRoZSB2aXNpdG9yJ3Mgb3duIGZvcm06IG9ubHkgZm9yIGEgcGFydG5lcidzIHBhZ2UgKE9SSUdJTl9OT1RfQUxMT1dFRCkuICovXG5leHBvcnQgY29uc3QgdGFrZU92ZXJSZWZlcnJhbCA9IGVuZHBvaW50KHtcbiAgaWQ6IFwidGFrZU92ZXJSZWZlcnJhbFwiLFxuICBtZXRob2Q6IFwiUE9TVFwiLFxuICBwYXRoOiBcIi92MS9yZWZlcnJhbHMve3JlZmVycmFsQ29kZX0vdGFrZS1vdmVyXCIsXG4gIGF1dGg6IFwicGFydG5lclwiLFxuICBzYWZlOiB0cnVlLFxuICBwYWdlT25seTogdHJ1ZSxcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7XG4gICAgcmVmZXJyYWxDb2RlOiBpZCxcbiAgICBmaXJzdE5hbWU6IHouc3RyaW5nKCksXG4gICAgbGFzdE5hbWU6IHouc3RyaW5nKCksXG4gICAgZW1haWwsXG4gICAgLyoqIEZvcm1hdHRlZCBhcyAoWFhYKSBYWFgtWFhYWC4gKi9cbiAgICBwaG9uZTogei5zdHJpbmcoKSxcbiAgICBwYXJ0bmVyUmV0dXJuVXJsOiB6Lm51bGxhYmxlKHouc3RyaW5nKCkpLFxuICAgIGFkZHJlc3M6IHoub3B0aW9uYWwoYWRkcmVzcyksXG4gICAgdmluOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkpLFxuICAgIHBhcnRuZXI6IHoub3B0aW9uYWwoaWQpLFxuICB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3Jlc3VtZUxpbmtzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9yZXN1bWVMaW5rcy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgZW5kcG9pbnQsIGxhemlseSB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBkZXZpY2VOdW1iZXIsIGluc3RhbnQgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuLyoqIE1vc3QgY2hhcmFjdGVycyBvZiBhIGxpbmsncyB2aXNpdDsgYSB3aG9sZSB2aXNpdCB0YWtlcyBzb21lIDgsMDAwLiAqL1xuZXhwb3J0IGNvbnN0IHJlc3VtZUxlbmd0aCA9IDQ4XzAwMDtcblxuLyoqIFRoZSB2aXNpdCBvZiBhIGxpbmssIGFuZCB0aGUgcGFydG5lcidzIHBhZ2UgdGhhdCBpdCBvcGVucy4gT25seSB0aGUgcGFnZSdzIGZyYWdtZW50IGlzIHJlcGxhY2VkLiAqL1xuZXhwb3J0IGNvbnN0IHJlc3VtZVJlcXVlc3QgPSB6Lm9iamVjdCh7XG4gIHBhZ2VVcmw6IHouc3RyaW5nKCkuY2hlY2soei5tYXhMZW5ndGgoMl8wNDgpLCB6LnJlZ2V4KC9eaHR0cHM/OlxcL1xcLy8pKSxcbiAgLyoqIFRoZSB2aXNpdCBhcyB0aGUgd2lkZ2V0IHN0b3JlcyBpdC4gVGhlIHNlcnZpY2UgZW5jcnlwdHMgaXQgd2l0aCB0aGUgbGluaydzIHNlY3JldCwgd2hpY2ggaXQgZG9lc24ndCBzdG9yZS4gKi9cbiAgdmlzaXQ6IHouc3RyaW5nKCkuY2hlY2soei5taW5MZW5ndGgoMiksIHoubWF4TGVuZ3RoKHJlc3VtZUxlbmd0aCkpLFxufSk7XG5leHBvcnQgdHlwZSBSZXN1bWVSZXF1ZXN0ID0gei5pbnB1dDx0eXBlb2YgcmVzdW1lUmVxdWVzdD47XG5cbi8qKlxuICogQ3JlYXRlcyBhIGxpbmsgdGhhdCBjb250aW51ZXMgdGhlIHZpc2l0IG9uIGFub3RoZXIgZGV2aWNlLiBJdCB3b3JrcyBvbmNlLCB3aXRoaW4gdGhlIHNlc3Npb24ncyBob3Vycy4gSXRzIHNlY3JldCBpcyBpbiB0aGUgZnJhZ21lbnQsXG4gKiB3aGljaCBubyBzZXJ2ZXIgYW5kIG5vIFJlZmVyZXIgZXZlciBnZXRzLiBBIHNlc3Npb24ga2VlcHMgaXRzIHR3ZW50eSBuZXdlc3QgbGlua3MuIE9SSUdJTl9OT1RfQUxMT1dFRDogdGhlIHBhZ2UgaXNuJ3Qgb25lXG4gKiBvZiB0aGUgcGFydG5lcidzLlxuICovXG5leHBvcnQgY29uc3QgY3JlYXRlUmVzdW1lTGluayA9IGVuZHBvaW50KHtcbiAgaWQ6IFwiY3JlYXRlUmVzdW1lTGlua1wiLFxuICBtZXRob2Q6IFwiUE9TVFwiLFxuICBwYXRoOiBcIi92MS9yZXN1bWUtbGlua3NcIixcbiAgYXV0aDogXCJzZXNzaW9uXCIsXG4gIGNyZWF0ZTogdHJ1ZSxcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7XG4gICAgdXJsOiB6LnN0cmluZygpLFxuICAgIGV4cGlyZXNUaW1lc3RhbXA6IGluc3RhbnQsXG4gICAgLyoqIFRoZSBhZGRyZXNzIGFzIGEgUVIgY29kZTogYW4gU1ZHIHBhdGggb2YgZGFyayBzcXVhcmVzLCBpbiBhIHNxdWFyZSBvZiBgc2l6ZWAgd2l0aCBpdHMgcXVpZXQgem9uZS4gKi9cbiAgICBjb2RlOiB6Lm9iamVjdCh7IHNpemU6IHouaW50KCksIHBhdGg6IHouc3RyaW5nKCkgfSksXG4gIH0pKSxcbiAgc3RhdHVzOiAyMDEsXG59KTtcblxuLyoqXG4gKiBFeGNoYW5nZXMgYSBsaW5rJ3Mgc2VjcmV0IGZvciB0aGUgdmlzaXQsIGluY2x1ZGluZyBpdHMgdG9rZW4sIGFuZCB1c2VzIHRoZSBsaW5rIHVwLiBUb28gbWFueSB3cm9uZyBzZWNyZXRzIGFyZSByZWZ1c2VkXG4gKiAoUkFURV9MSU1JVEVEKSwgYSBjb3JyZWN0IG9uZSBuZXZlci5cbiAqL1xuZXhwb3J0IGNvbnN0IHJlZGVlbVJlc3VtZUxpbmsgPSBlbmRwb2ludCh7XG4gIGlkOiBcInJlZGVlbVJlc3VtZUxpbmtcIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvcmVzdW1lLWxpbmtzL3JlZGVtcHRpb25cIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyB2aXNpdDogei5zdHJpbmcoKSwgZGV2aWNlOiBkZXZpY2VOdW1iZXIgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuXG4vKiogQ29udGludWVzIHRoZSB2aXNpdCBvbiB0aGlzIGRldmljZSBhZ2FpbjsgdGhlIG90aGVyIGRldmljZSBsZWFybnMgdGhhdCB0aGUgdmlzaXQgaGFzIG1vdmVkLiAqL1xuZXhwb3J0IGNvbnN0IHRha2VWaXNpdEJhY2sgPSBlbmRwb2ludCh7XG4gIGlkOiBcInRha2VWaXNpdEJhY2tcIixcbiAgbWV0aG9kOiBcIlBPU1RcIixcbiAgcGF0aDogXCIvdjEvcmVzdW1lLWxpbmtzL3JldHVyblwiLFxuICBhdXRoOiBcInNlc3Npb25cIixcbiAgc2FmZTogdHJ1ZSxcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7IGRldmljZTogZGV2aWNlTnVtYmVyIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvdmVoaWNsZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3ZlaGljbGVzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcblxuLyoqIE1ha2VzIHNvbGQgdG8gY29uc3VtZXJzIHdpdGggYSBtb2RlbCBpbiB0aGUgeWVhciwgYWxwaGFiZXRpY2FsLiAqL1xuZXhwb3J0IGNvbnN0IGxpc3RNYWtlcyA9IGVuZHBvaW50KHtcbiAgaWQ6IFwibGlzdE1ha2VzXCIsXG4gIG1ldGhvZDogXCJHRVRcIixcbiAgcGF0aDogXCIvdjEvdmVoaWNsZXMvbWFrZXNcIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyBtYWtlczogei5hcnJheSh6LnN0cmluZygpKSB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKiBUaGUgbWFrZSBpbiBhbnkgY2FzZS4gRW1wdHkgd2hlbiB0aGUgbWFrZSBoYXMgbm8gbW9kZWwgaW4gdGhlIHllYXIuICovXG5leHBvcnQgY29uc3QgbGlzdE1vZGVscyA9IGVuZHBvaW50KHtcbiAgaWQ6IFwibGlzdE1vZGVsc1wiLFxuICBtZXRob2Q6IFwiR0VUXCIsXG4gIHBhdGg6IFwiL3YxL3ZlaGljbGVzL21vZGVsc1wiLFxuICBhdXRoOiBcInBhcnRuZXJcIixcbiAgcmVzcG9uc2U6IGxhemlseSgoKSA9PiB6Lm9iamVjdCh7IG1vZGVsczogei5hcnJheSh6LnN0cmluZygpKSB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKiBCb2R5IHN0eWxlcyBpbiB3aGljaCB0aGUgeWVhciwgbWFrZSBhbmQgbW9kZWwgd2VyZSBidWlsdCwgZWFjaCB3aXRoIGEgVklOIHByZWZpeCBpZiBvbmUgaXMga25vd24uICovXG5leHBvcnQgY29uc3QgbGlzdFZpblByZWZpeGVzID0gZW5kcG9pbnQoe1xuICBpZDogXCJsaXN0VmluUHJlZml4ZXNcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS92ZWhpY2xlcy92aW4tcHJlZml4ZXNcIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyB2aW5QcmVmaXhlczogei5hcnJheSh6Lm9iamVjdCh7IHZpblByZWZpeDogei5udWxsYWJsZSh6LnN0cmluZygpKSwgYm9keVN0eWxlOiB6LnN0cmluZygpIH0pKSB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG5cbi8qKlxuICogQSB3cm9uZyBjaGVjayBkaWdpdCBpcyBhIHdhcm5pbmcsIGJlY2F1c2Ugc29tZSB2ZWhpY2xlcyBoYXZlIG5vbmUuIEEgdmVoaWNsZSB0aGF0IGNhcnJpZXJzIGRvbid0IGFjY2VwdCByZXR1cm5zXG4gKiBgc3VwcG9ydGVkOiBmYWxzZWAuXG4gKi9cbmV4cG9ydCBjb25zdCBkZWNvZGVWaW4gPSBlbmRwb2ludCh7XG4gIGlkOiBcImRlY29kZVZpblwiLFxuICBtZXRob2Q6IFwiR0VUXCIsXG4gIHBhdGg6IFwiL3YxL3ZlaGljbGVzL3ZpbnMve3Zpbn1cIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3Qoe1xuICAgIHZpbjogei5zdHJpbmcoKSxcbiAgICBwbFllYXI6IHouaW50KCksXG4gICAgcGxNYWtlOiB6LnN0cmluZygpLFxuICAgIHBsTW9kZWw6IHouc3RyaW5nKCksXG4gICAgYm9keVN0eWxlOiB6Lm51bGxhYmxlKHouc3RyaW5nKCkpLFxuICAgIGNoZWNrRGlnaXRWYWxpZDogei5ib29sZWFuKCksXG4gICAgc3VwcG9ydGVkOiB6LmJvb2xlYW4oKSxcbiAgfSkpLFxuICBzdGF0dXM6IDIwMCxcbn0pO1xuXG4vKipcbiAqIFRlbGxzIHdoZXRoZXIgY2FycmllcnMgYWNjZXB0IGEgbWFrZSBhbmQgbW9kZWwgYXQgYWxsOyBgc3VwcG9ydGVkOiBmYWxzZWAgb3BlbnMgdGhlIGNvbXBsZXggY2FzZSBhdXRvTWFrZU1vZGVsVW5zdXBwb3J0ZWQuXG4gKi9cbmV4cG9ydCBjb25zdCByZWFkVmVoaWNsZVN1cHBvcnQgPSBlbmRwb2ludCh7XG4gIGlkOiBcInJlYWRWZWhpY2xlU3VwcG9ydFwiLFxuICBtZXRob2Q6IFwiR0VUXCIsXG4gIHBhdGg6IFwiL3YxL3ZlaGljbGVzL3N1cHBvcnRcIixcbiAgYXV0aDogXCJwYXJ0bmVyXCIsXG4gIHJlc3BvbnNlOiBsYXppbHkoKCkgPT4gei5vYmplY3QoeyBzdXBwb3J0ZWQ6IHouYm9vbGVhbigpIH0pKSxcbiAgc3RhdHVzOiAyMDAsXG59KTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvemlwQ29kZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3ppcENvZGVzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBlbmRwb2ludCwgbGF6aWx5IH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IHN0YXRlQ29kZSwgemlwQ29kZSB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG4vKiogVGVycml0b3JpZXMgYW5kIG1pbGl0YXJ5IHBvc3QgYXJlIGZvdW5kLCB3aXRoIGBzdXBwb3J0ZWQ6IGZhbHNlYDsgYW4gdW5rbm93biBaSVAgaXMgWklQX05PVF9GT1VORC4gKi9cbmV4cG9ydCBjb25zdCByZWFkWmlwQ29kZSA9IGVuZHBvaW50KHtcbiAgaWQ6IFwicmVhZFppcENvZGVcIixcbiAgbWV0aG9kOiBcIkdFVFwiLFxuICBwYXRoOiBcIi92MS96aXAtY29kZXMve3ppcENvZGV9XCIsXG4gIGF1dGg6IFwicGFydG5lclwiLFxuICByZXNwb25zZTogbGF6aWx5KCgpID0+IHoub2JqZWN0KHtcbiAgICB6aXBDb2RlLFxuICAgIC8qKiBUaGUgcG9zdGFsIHNlcnZpY2UncyBwcmVmZXJyZWQgbmFtZSBjb21lcyBmaXJzdC4gRW1wdHkgZm9yIHRlcnJpdG9yaWVzLiAqL1xuICAgIGNpdGllczogei5hcnJheSh6LnN0cmluZygpKSxcbiAgICBzdGF0ZTogc3RhdGVDb2RlLFxuICAgIGNvdW50eTogei5udWxsYWJsZSh6LnN0cmluZygpKSxcbiAgICAvKiogVHJ1ZSBpZiB0aGUgbGluZSwgb3IgYW55IGxpbmUgd2hlbiBub25lIHdhcyBnaXZlbiwgaXMgb2ZmZXJlZCB0aGVyZS4gKi9cbiAgICBzdXBwb3J0ZWQ6IHouYm9vbGVhbigpLFxuICB9KSksXG4gIHN0YXR1czogMjAwLFxufSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2VuZHBvaW50cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvZW5kcG9pbnRzLnRzXCI7aW1wb3J0IHsgaW5zdXJhbmNlTGluZXMgfSBmcm9tIFwiLi4vLi4vYnVzaW5lc3MvbGluZXNcIjtcbmltcG9ydCB7IGxpc3RWZWhpY2xlcyB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy9saXN0VmVoaWNsZXNcIjtcbmltcG9ydCB7IHJlYWRBcHBsaWNhdGlvbiB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy9yZWFkQXBwbGljYXRpb25cIjtcbmltcG9ydCB7IGNyZWF0aW9uQXQgfSBmcm9tIFwiLi9hcHBsaWNhdGlvbnMvY3JlYXRpb25BdFwiO1xuaW1wb3J0IHsgY3JlYXRlTGlmZUFwcGxpY2F0aW9uIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL2NyZWF0ZUxpZmVcIjtcbmltcG9ydCB7IGNyZWF0ZVBldEFwcGxpY2F0aW9uIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL2NyZWF0ZVBldFwiO1xuaW1wb3J0IHsgZmlsbFByZWZpbGwgfSBmcm9tIFwiLi9hcHBsaWNhdGlvbnMvcHJvcGVydHlEYXRhXCI7XG5pbXBvcnQgeyByZWFkUHJlZmlsbCB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy9yZWFkUHJlZmlsbFwiO1xuaW1wb3J0IHsgc3VibWl0QXBwbGljYXRpb24gfSBmcm9tIFwiLi9hcHBsaWNhdGlvbnMvc3VibWl0QXBwbGljYXRpb25cIjtcbmltcG9ydCB7IHVwZGF0ZUFkZGl0aW9uYWxJbmZvIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL3VwZGF0ZUFkZGl0aW9uYWxJbmZvXCI7XG5pbXBvcnQgeyB1cGRhdGVCdW5kbGluZyB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy91cGRhdGVCdW5kbGluZ1wiO1xuaW1wb3J0IHsgdXBkYXRlQ29oYWJpdGF0aW9uIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL3VwZGF0ZUNvaGFiaXRhdGlvblwiO1xuaW1wb3J0IHsgdXBkYXRlQ292ZXJhZ2VzIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL3VwZGF0ZUNvdmVyYWdlc1wiO1xuaW1wb3J0IHsgdXBkYXRlRGlzY291bnRzIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL3VwZGF0ZURpc2NvdW50c1wiO1xuaW1wb3J0IHsgdXBkYXRlRHJpdmVycyB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy91cGRhdGVEcml2ZXJzXCI7XG5pbXBvcnQgeyB1cGRhdGVHZW5lcmFsSW5mbyB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy91cGRhdGVHZW5lcmFsSW5mb1wiO1xuaW1wb3J0IHsgdXBkYXRlTGlmZSB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy91cGRhdGVMaWZlXCI7XG5pbXBvcnQgeyB1cGRhdGVQcmVmaWxsIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL3VwZGF0ZVByZWZpbGxcIjtcbmltcG9ydCB7IHVwZGF0ZVZlaGljbGVzIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL3VwZGF0ZVZlaGljbGVzXCI7XG5pbXBvcnQgeyBzdWdnZXN0QWRkcmVzc2VzLCB2ZXJpZnlBZGRyZXNzIH0gZnJvbSBcIi4vYWRkcmVzc2VzXCI7XG5pbXBvcnQgeyByZWFkUXVlc3Rpb25zLCByZXZpZXdGb3JCaW5kLCBzdWJtaXRGb3JCaW5kLCB1cGRhdGVRdWVzdGlvbnMgfSBmcm9tIFwiLi9iaW5kXCI7XG5pbXBvcnQgeyBsaXN0Q292ZXJhZ2VzIH0gZnJvbSBcIi4vY292ZXJhZ2VzXCI7XG5pbXBvcnQgeyBkb3dubG9hZEFwcGxpY2F0aW9uLCBkb3dubG9hZFBvbGljeSwgZG93bmxvYWRTaWduZWRBcHBsaWNhdGlvbiB9IGZyb20gXCIuL2RvY3VtZW50c1wiO1xuaW1wb3J0IHR5cGUgeyBFbmRwb2ludCB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBlcmFzZVBlcnNvbiwgcmVxdWVzdEVyYXN1cmUgfSBmcm9tIFwiLi9lcmFzdXJlc1wiO1xuaW1wb3J0IHsgcmVjb3JkRXZlbnRzIH0gZnJvbSBcIi4vZXZlbnRzXCI7XG5pbXBvcnQgeyBjcmVhdGVIYW5kT2ZmVG9rZW4sIGxpc3RIYW5kT2ZmS2V5cywgcmVkZWVtSGFuZE9mZlRva2VuIH0gZnJvbSBcIi4vaGFuZE9mZlRva2Vuc1wiO1xuaW1wb3J0IHsgcmVhZEhlYWx0aCwgcmVhZFJlYWRpbmVzcyB9IGZyb20gXCIuL2hlYWx0aFwiO1xuaW1wb3J0IHsgcmVhZExlYWRMb29rdXAsIHRha2VPdmVyTGVhZExvb2t1cCB9IGZyb20gXCIuL2xlYWRMb29rdXBzXCI7XG5pbXBvcnQgeyBjcmVhdGVMZWFkLCBkZWxldGVMZWFkLCBsaXN0Q29uc2VudHMsIHJlYWRMZWFkLCByZWNvcmRDb25zZW50LCB1cGRhdGVMZWFkIH0gZnJvbSBcIi4vbGVhZHNcIjtcbmltcG9ydCB7IGVtYWlsUXVvdGVzIH0gZnJvbSBcIi4vbm90aWZpY2F0aW9uc1wiO1xuaW1wb3J0IHsgcmVhZFBhcnRuZXIgfSBmcm9tIFwiLi9wYXJ0bmVyc1wiO1xuaW1wb3J0IHsgbGlzdFBheW1lbnRQbGFucyB9IGZyb20gXCIuL3BheW1lbnRQbGFuc1wiO1xuaW1wb3J0IHsgY3JlYXRlUGF5bWVudCwgcmVhZFBheW1lbnQsIHJlYWRQdXJjaGFzZSwgc3RvcFBheW1lbnQgfSBmcm9tIFwiLi9wYXltZW50c1wiO1xuaW1wb3J0IHsgbGlzdFBldEJyZWVkcyB9IGZyb20gXCIuL3BldEJyZWVkc1wiO1xuaW1wb3J0IHsgcmVhZFBvbGljeSwgcmVhZFNpZ25lZENvcHkgfSBmcm9tIFwiLi9wb2xpY2llc1wiO1xuaW1wb3J0IHsgbGlzdFByb2R1Y3RzIH0gZnJvbSBcIi4vcHJvZHVjdHNcIjtcbmltcG9ydCB7IGxpc3RBZGRpdGlvbmFsUXVvdGVzLCBsaXN0UXVvdGVzLCByZXRyeVF1b3RlLCBzZWxlY3RRdW90ZSwgc3RyZWFtUXVvdGVzIH0gZnJvbSBcIi4vcXVvdGVzXCI7XG5pbXBvcnQgeyByZWFkUmVmZXJyYWwsIHRha2VPdmVyUmVmZXJyYWwgfSBmcm9tIFwiLi9yZWZlcnJhbHNcIjtcbmltcG9ydCB7IGNyZWF0ZVJlc3VtZUxpbmssIHJlZGVlbVJlc3VtZUxpbmssIHRha2VWaXNpdEJhY2sgfSBmcm9tIFwiLi9yZXN1bWVMaW5rc1wiO1xuaW1wb3J0IHsgZGVjb2RlVmluLCBsaXN0TWFrZXMsIGxpc3RNb2RlbHMsIGxpc3RWaW5QcmVmaXhlcywgcmVhZFZlaGljbGVTdXBwb3J0IH0gZnJvbSBcIi4vdmVoaWNsZXNcIjtcbmltcG9ydCB7IHJlYWRaaXBDb2RlIH0gZnJvbSBcIi4vemlwQ29kZXNcIjtcblxuY29uc3QgYWxsID0gW1xuICBjcmVhdGVMZWFkLCByZWFkTGVhZCwgdXBkYXRlTGVhZCwgZGVsZXRlTGVhZCwgcmVjb3JkQ29uc2VudCwgbGlzdENvbnNlbnRzLFxuICByZWFkTGVhZExvb2t1cCwgdGFrZU92ZXJMZWFkTG9va3VwLCByZWFkUmVmZXJyYWwsIHRha2VPdmVyUmVmZXJyYWwsIHJlYWRQYXJ0bmVyLCBsaXN0UHJvZHVjdHMsXG4gIC4uLmluc3VyYW5jZUxpbmVzLmZsYXRNYXAoKGxpbmUpID0+IChcInJpc2tcIiBpbiBsaW5lID8gY3JlYXRpb25BdChsaW5lLnNsdWcpIDogW10pKSxcbiAgY3JlYXRlTGlmZUFwcGxpY2F0aW9uLCBjcmVhdGVQZXRBcHBsaWNhdGlvbiwgcmVhZEFwcGxpY2F0aW9uLFxuICB1cGRhdGVEcml2ZXJzLCB1cGRhdGVBZGRpdGlvbmFsSW5mbywgdXBkYXRlVmVoaWNsZXMsIHVwZGF0ZUJ1bmRsaW5nLCB1cGRhdGVHZW5lcmFsSW5mbyxcbiAgZmlsbFByZWZpbGwsIHVwZGF0ZVByZWZpbGwsIHVwZGF0ZUNvdmVyYWdlcywgdXBkYXRlRGlzY291bnRzLCB1cGRhdGVDb2hhYml0YXRpb24sIHVwZGF0ZUxpZmUsXG4gIHJlYWRQcmVmaWxsLCBsaXN0VmVoaWNsZXMsIHN1Ym1pdEFwcGxpY2F0aW9uLFxuICBsaXN0UXVvdGVzLCBzdHJlYW1RdW90ZXMsIGxpc3RBZGRpdGlvbmFsUXVvdGVzLCByZXRyeVF1b3RlLCBzZWxlY3RRdW90ZSxcbiAgbGlzdE1ha2VzLCBsaXN0TW9kZWxzLCBsaXN0VmluUHJlZml4ZXMsIGRlY29kZVZpbiwgcmVhZFZlaGljbGVTdXBwb3J0LFxuICBsaXN0UGV0QnJlZWRzLCBsaXN0Q292ZXJhZ2VzLCBzdWdnZXN0QWRkcmVzc2VzLCB2ZXJpZnlBZGRyZXNzLCByZWFkWmlwQ29kZSxcbiAgdXBkYXRlUXVlc3Rpb25zLCByZWFkUXVlc3Rpb25zLCByZXZpZXdGb3JCaW5kLCBzdWJtaXRGb3JCaW5kLCBsaXN0UGF5bWVudFBsYW5zLFxuICBjcmVhdGVQYXltZW50LCByZWFkUGF5bWVudCwgc3RvcFBheW1lbnQsIHJlYWRQdXJjaGFzZSwgcmVhZFBvbGljeSwgcmVhZFNpZ25lZENvcHksXG4gIGRvd25sb2FkQXBwbGljYXRpb24sIGRvd25sb2FkU2lnbmVkQXBwbGljYXRpb24sIGRvd25sb2FkUG9saWN5LFxuICBjcmVhdGVIYW5kT2ZmVG9rZW4sIGxpc3RIYW5kT2ZmS2V5cywgcmVkZWVtSGFuZE9mZlRva2VuLFxuICBlbWFpbFF1b3RlcywgY3JlYXRlUmVzdW1lTGluaywgcmVkZWVtUmVzdW1lTGluaywgdGFrZVZpc2l0QmFjaywgcmVxdWVzdEVyYXN1cmUsIGVyYXNlUGVyc29uLFxuICByZWNvcmRFdmVudHMsIHJlYWRIZWFsdGgsIHJlYWRSZWFkaW5lc3MsXG5dIHNhdGlzZmllcyByZWFkb25seSBFbmRwb2ludFtdO1xuXG5leHBvcnQgdHlwZSBFbmRwb2ludElkID0gKHR5cGVvZiBhbGwpW251bWJlcl1bXCJpZFwiXTtcblxuLyoqIEV2ZXJ5IGVuZHBvaW50LCBmb3IgdGhlIHNlcnZpY2UncyByb3V0ZXMgYW5kIHRoZSBPcGVuQVBJIGRvY3VtZW50LiBUaGUgd2lkZ2V0IGltcG9ydHMgcmVzb3VyY2VzIG9uZSBieSBvbmUgaW5zdGVhZC4gKi9cbmV4cG9ydCBjb25zdCBlbmRwb2ludHM6IHJlYWRvbmx5IEVuZHBvaW50W10gPSBhbGw7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3MvdGVzdHMvYXJjaGl0ZWN0dXJlXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3Rlc3RzL2FyY2hpdGVjdHVyZS9mbG9vcnMubWpzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvdGVzdHMvYXJjaGl0ZWN0dXJlL2Zsb29ycy5tanNcIjsvKipcbiAqIFRoZSBmbG9vcnMgb2YgdGhlIGhvdXNlOiBpbXBvcnRzIG9ubHkgZ28gZG93bi4gUnVsZXMgZm9yIGRlcGVuZGVuY3ktY3J1aXNlciwgaGVsZCBieSBmbG9vcnMudGVzdC50cy5cbiAqIEZvbGRlcnMgaW4gb25lIGVudHJ5IGFyZSBibGluZCB0byBlYWNoIG90aGVyLlxuICovXG5leHBvcnQgY29uc3QgZmxvb3JzID0gW1xuICBbXCJrZXJuZWxcIiwgXCJ0ZXh0c1wiXSxcbiAgW1wiYnVzaW5lc3NcIl0sXG4gIFtcImZsb3dcIiwgXCJhcGlcIiwgXCJ1aVwiLCBcInBhcnRuZXJcIiwgXCJzY2FuXCJdLFxuICBbXCJzZXNzaW9uXCJdLFxuICBbXCJmb3JtXCJdLFxuICBbXCJzdGVwc1wiXSxcbiAgW1wic3RhZ2VzXCJdLFxuICBbXCJsaW5lc1wiXSxcbiAgW1wiYXBwXCJdLFxuICBbXCJlbGVtZW50XCJdLFxuICBbXCJmaXJzdFNjcmVlbnMudHNcIl0sXG4gIFtcImxvYWRlci50c1wiLCBcIm93bkxvYWRlci50c1wiLCBcImluZGV4LnRzXCIsIFwiZGVmaW5lLnRzXCIsIFwiZWFnZXIudHNcIiwgXCJyZWFjdFwiLCBcInZ1ZVwiXSxcbiAgW1wiZml4dHVyZXNcIl0sXG4gIC8vIEJvdGggcnVuIGluIE5vZGUgYW5kIGdvIGludG8gbm8gcGFnZTogb25lIHJlYWRzIGFsbCBvZiBzcmMgdG8gYnVpbGQgaXQsIHRoZSBvdGhlciB0ZXN0cyBhIHNlcnZpY2UgYnkgdGhlIGNvbnRyYWN0LlxuICBbXCJidWlsZFwiLCBcImNvbmZvcm1hbmNlXCJdLFxuXTtcblxuLyoqIFRoZSBkZW1vIGFyb3VuZCB0aGUgc2VydmljZS4gVGhlIGxvd2VzdCBmbG9vciBpcyBwYWdlcyBhbmQgcGljdHVyZXMsIHdob3NlIHNjcmlwdHMgaW1wb3J0IG5vdGhpbmcuICovXG5leHBvcnQgY29uc3QgZGVtb0Zsb29ycyA9IFtcbiAgW1wiYnJhbmRzXCIsIFwiY29udGVudFwiLCBcImV4dGVybmFsXCIsIFwibGVnYWxcIiwgXCJzaXRlc1wiXSxcbiAgW1wiaG9zdGluZ1wiXSxcbiAgW1wiZmxhZ3NcIiwgXCJ0ZXh0c1wiXSxcbiAgW1wic2VydmljZVwiXSxcbiAgW1wicHVibGlzaFwiXSxcbiAgW1wiY2FycmllcnNcIiwgXCJkZXNrXCIsIFwiZ2FsbGVyeVwiLCBcInN0dWRpb1wiLCBcImhhbmRPZmZcIiwgXCJwYXltZW50XCIsIFwib3V0Ym94XCIsIFwiY3JtXCJdLFxuICBbXCJkb2NzXCJdLFxuICBbXCJzZXJ2ZXJzXCJdLFxuICBbXCJzdGFydC50c1wiXSxcbl07XG5cbi8qKiBUaGUgc2FuZGJveCBxdW90ZSBzZXJ2aWNlLCBmcm9tIHRoZSB3b3JkcyBhbmQgdGFibGVzIG9mIGl0cyByZWZlcmVuY2UgZGF0YSB0byBpdHMgc3RhcnQuICovXG5leHBvcnQgY29uc3Qgc2VydmljZUZsb29ycyA9IFtcbiAgW1widGV4dHNcIl0sXG4gIFtcInJlZmVyZW5jZVwiXSxcbiAgW1wiZGF0YWJhc2VcIl0sXG4gIFtcIm1ldHJpY3NcIiwgXCJ0cmFjaW5nXCJdLFxuICBbXCJwYXJ0bmVyc1wiLCBcImpvYnNcIl0sXG4gIFtcImh0dHBcIl0sXG4gIFtcImFwcGxpY2F0aW9uc1wiLCBcImNhcnJpZXJzXCIsIFwiY292ZXJhZ2VzXCIsIFwiZG9jdW1lbnRzXCIsIFwiaGFuZE9mZlwiLCBcImxlYWRzXCIsIFwibWFpbFwiLCBcInJhdGluZ1wiLCBcInJlc3VtZVwiLCBcInN0YWdpbmdcIiwgXCJ3ZWJob29rc1wiXSxcbiAgW1wiZHJpdmVuXCIsIFwicHJvcGVydHlcIl0sXG4gIFtcInF1b3Rlc1wiLCBcImxpbmVzXCJdLFxuICBbXCJwYXltZW50c1wiXSxcbiAgW1wicmV0ZW50aW9uXCJdLFxuICBbXCJkZXNrXCJdLFxuICBbXCJyb3V0ZXNcIl0sXG4gIFtcImJvb3RcIl0sXG5dO1xuXG4vKiogVGhlIHdpZGdldDogc3JjIHdpdGhvdXQgaXRzIHRlc3RzLCB3aXRob3V0IHdoYXQgYnVpbGRzIGl0LCBhbmQgd2l0aG91dCB3aGF0IHRlc3RzIGl0cyBzZXJ2aWNlcy4gKi9cbmNvbnN0IHdpZGdldCA9IHsgcGF0aDogXCJec3JjL1wiLCBwYXRoTm90OiBbXCJcXFxcLnRlc3RcXFxcLnRzeD8kXCIsIFwiXnNyYy8oPzpidWlsZHxjb25mb3JtYW5jZXxmaXh0dXJlcykvXCJdIH07XG5cbi8qKiBPbmUgcnVsZSBhIHBsYWNlOiBub3RoaW5nIGJlc2lkZSBpdCBhbmQgbm90aGluZyBhYm92ZSBpdCwgdHlwZXMgaW5jbHVkZWQuICovXG5mdW5jdGlvbiBkb3duT25seShyb290LCBuYW1lLCBmbG9vcnMpIHtcbiAgY29uc3QgcGF0dGVybiA9IChwbGFjZSkgPT4gKHBsYWNlLmVuZHNXaXRoKFwiLnRzXCIpID8gYF4ke3Jvb3R9LyR7cGxhY2UucmVwbGFjZShcIi5cIiwgXCJcXFxcLlwiKX0kYCA6IGBeJHtyb290fS8ke3BsYWNlfS9gKTtcbiAgY29uc3QgcnVsZXMgPSBmbG9vcnMuZmxhdE1hcCgoZmxvb3IsIGluZGV4KSA9PlxuICAgIGZsb29yLm1hcCgocGxhY2UpID0+ICh7XG4gICAgICBuYW1lOiBgJHtuYW1lfS0ke3BsYWNlfWAsXG4gICAgICBjb21tZW50OiBgJHtyb290fS8ke3BsYWNlfSBtYXkgaW1wb3J0IG9ubHkgd2hhdCBsaWVzIGJlbG93IGl0YCxcbiAgICAgIHNldmVyaXR5OiBcImVycm9yXCIsXG4gICAgICBmcm9tOiB7IHBhdGg6IHBhdHRlcm4ocGxhY2UpLCBwYXRoTm90OiBcIlxcXFwudGVzdFxcXFwudHN4PyRcIiB9LFxuICAgICAgdG86IHsgcGF0aDogWy4uLmZsb29yLmZpbHRlcigob3RoZXIpID0+IG90aGVyICE9PSBwbGFjZSksIC4uLmZsb29ycy5zbGljZShpbmRleCArIDEpLmZsYXQoKV0ubWFwKHBhdHRlcm4pIH0sXG4gICAgfSkpLFxuICApO1xuICAvLyBUaGUgcGxhY2UgYXQgdGhlIHRvcCBhbG9uZSBoYXMgbm90aGluZyBhYm92ZSBpdCwgYW5kIGFuIGVtcHR5IGxpc3Qgd291bGQgbWF0Y2ggZXZlcnl0aGluZy5cbiAgcmV0dXJuIHJ1bGVzLmZpbHRlcigoeyB0byB9KSA9PiB0by5wYXRoLmxlbmd0aCA+IDApO1xufVxuXG4vKiogUGFja2FnZXMgaGF2ZSBvbmUgZG9vciBlYWNoOyBhbnl0aGluZyBlbHNlIG9mIGEgcGFja2FnZSB3b3VsZCByZWFjaCBldmVyeSBob3N0IHBhZ2UuICovXG5jb25zdCBkb29ycyA9IHtcbiAgXCJebm9kZV9tb2R1bGVzLyg/OkB0eXBlcy8pP29mZXRjaC9cIjogXCJec3JjL2FwaS9jbGllbnRcXFxcLnRzJFwiLFxuICBcIl5ub2RlX21vZHVsZXMvem9kL1wiOiBcIl5zcmMva2VybmVsL3pvZFxcXFwudHMkXCIsXG4gIFwiXm5vZGVfbW9kdWxlcy9nb29iZXIvXCI6IFwiXnNyYy91aS9cIixcbiAgXCJebm9kZV9tb2R1bGVzL0ByMndjL1wiOiBcIl5zcmMvZWxlbWVudC9cIixcbiAgXCJebm9kZV9tb2R1bGVzL3JlYWN0LWRvbS9cIjogXCJeKD86c3JjL2VsZW1lbnR8ZW1iZWQtZGVtby8oPzpkZXNrfHN0dWRpbykpL1wiLFxuICBcIl5ub2RlX21vZHVsZXMvQHByZWFjdC9cIjogXCJec3JjLyg/OnNlc3Npb258Zm9ybXxzdGFnZXN8YXBwfGVsZW1lbnQpL1wiLFxuICBcIl5ub2RlX21vZHVsZXMvdnVlL1wiOiBcIl4oPzpzcmMvdnVlfGVtYmVkLWRlbW8vZG9jcy8oPzpcXFxcLnZpdGVwcmVzcy90aGVtZXxlbWJlZHN8cGxheWdyb3VuZHx0b2tlbnMpKS9cIixcbiAgXCJebm9kZV9tb2R1bGVzL3p4aW5nLXdhc20vXCI6IFwiXnNyYy9zY2FuL3dhc21EZWNvZGVyXFxcXC50cyRcIixcbiAgXCJebm9kZV9tb2R1bGVzLyg/OkB0eXBlcy8pP3BkZmtpdC9cIjogXCJeZW1iZWQtZGVtby9zZXJ2aWNlL2RvY3VtZW50cy9wZGZcXFxcLnRzJFwiLFxuICBcIl5ub2RlX21vZHVsZXMvdGxkcy9cIjogXCJeZW1iZWQtZGVtby9zZXJ2aWNlL3JlZmVyZW5jZS90b3BMZXZlbERvbWFpbnNcXFxcLnRzJFwiLFxufTtcbmNvbnN0IG9uZURvb3JFYWNoID0gT2JqZWN0LmVudHJpZXMoZG9vcnMpLm1hcCgoW3RvLCBkb29yXSkgPT4gKHtcbiAgbmFtZTogYGRvb3Itb2YtJHt0by5yZXBsYWNlKC9bXmEtejAtOV0rL2csIFwiLVwiKS5yZXBsYWNlKC9eLW5vZGUtbW9kdWxlcy0odHlwZXMtKT98LSQvZywgXCJcIil9YCxcbiAgY29tbWVudDogYG9ubHkgJHtkb29yfSBtYXkgaW1wb3J0IGl0YCxcbiAgc2V2ZXJpdHk6IFwiZXJyb3JcIixcbiAgZnJvbTogeyBwYXRoOiBcIl4oPzpzcmN8ZW1iZWQtZGVtbykvXCIsIHBhdGhOb3Q6IFtkb29yLCBcIl5zcmMvKD86YnVpbGR8Zml4dHVyZXMpL1wiLCBcIlxcXFwudGVzdFxcXFwudHN4PyRcIl0gfSxcbiAgdG86IHsgcGF0aDogdG8gfSxcbn0pKTtcblxuZXhwb3J0IGNvbnN0IGZvcmJpZGRlbiA9IFtcbiAgLi4uZG93bk9ubHkoXCJzcmNcIiwgXCJmbG9vci1vZlwiLCBmbG9vcnMpLFxuICAuLi5kb3duT25seShcImVtYmVkLWRlbW9cIiwgXCJmbG9vci1vZi1kZW1vXCIsIGRlbW9GbG9vcnMpLFxuICAuLi5kb3duT25seShcImVtYmVkLWRlbW8vc2VydmljZVwiLCBcImZsb29yLW9mLXNlcnZpY2VcIiwgc2VydmljZUZsb29ycyksXG4gIC4uLm9uZURvb3JFYWNoLFxuICB7XG4gICAgbmFtZTogXCJydW50aW1lLXBhY2thZ2VzXCIsXG4gICAgY29tbWVudDogXCJieXRlcyBvZiBhIGhvc3QgcGFnZTogbm8gbmV3IHBhY2thZ2Ugd2l0aG91dCBhIGJ1ZGdldCAoY3VzdG9tLWVsZW1lbnRzLW1hbmlmZXN0IGhhcyB0eXBlcyBhbG9uZSlcIixcbiAgICBzZXZlcml0eTogXCJlcnJvclwiLFxuICAgIGZyb206IHdpZGdldCxcbiAgICB0bzogeyBwYXRoOiBcIm5vZGVfbW9kdWxlcy9cIiwgcGF0aE5vdDogXCJub2RlX21vZHVsZXMvKD86Y3VzdG9tLWVsZW1lbnRzLW1hbmlmZXN0fEB0eXBlcy9yZWFjdCg/Oi1kb20pP3xyZWFjdHxyZWFjdC1kb218dnVlfEByMndjfEBwcmVhY3R8Z29vYmVyfG9mZXRjaHx6b2R8dGxkc3x6eGluZy13YXNtKS9cIiB9LFxuICB9LFxuICB7IG5hbWU6IFwibm8tbm9kZVwiLCBjb21tZW50OiBcInNyYyBydW5zIGluIGEgYnJvd3NlclwiLCBzZXZlcml0eTogXCJlcnJvclwiLCBmcm9tOiB3aWRnZXQsIHRvOiB7IGRlcGVuZGVuY3lUeXBlczogW1wiY29yZVwiXSB9IH0sXG4gIHtcbiAgICBuYW1lOiBcImJ1aWxkLXJlYWQtYnktYnVpbGRzXCIsXG4gICAgY29tbWVudDogXCJvbmx5IGEgcm9sbHVwLmNvbmZpZy5tanMgcmVhZHMgdGhlIGJ1aWxkLCBhbmQgdGhlIGRvY3MsIHdob3NlIHRhYmxlcyBpdCBtYWtlc1wiLFxuICAgIHNldmVyaXR5OiBcImVycm9yXCIsXG4gICAgZnJvbTogeyBwYXRoOiBcIl5lbWJlZC1kZW1vL1wiLCBwYXRoTm90OiBcIi9yb2xsdXBcXFxcLmNvbmZpZ1xcXFwubWpzJHxeZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9cIiB9LFxuICAgIHRvOiB7IHBhdGg6IFwiXnNyYy9idWlsZC9cIiB9LFxuICB9LFxuICB7XG4gICAgbmFtZTogXCJyZXF1ZXN0cy1mb3ItdGhlLXNlcnZpY2VcIixcbiAgICBjb21tZW50OiBcIndoYXQgY2hlY2tzIGFuZCBkZXNjcmliZXMgYSByZXF1ZXN0IGlzIHRoZSBzZXJ2aWNlJ3M6IHRoZSB3aWRnZXQgaW1wb3J0cyBpdHMgdHlwZXMgYWxvbmVcIixcbiAgICBzZXZlcml0eTogXCJlcnJvclwiLFxuICAgIGZyb206IHsgcGF0aDogXCJec3JjL1wiLCBwYXRoTm90OiBbXCJcXFxcLnRlc3RcXFxcLnRzeD8kXCIsIFwiXnNyYy9hcGkvY29udHJhY3QvLipyZXF1ZXN0c1xcXFwudHMkXCIsIFwiXnNyYy9jb25mb3JtYW5jZS9cIl0gfSxcbiAgICB0bzogeyBwYXRoOiBcIl5zcmMvYXBpL2NvbnRyYWN0Ly4qKD86cmVxdWVzdHN8ZW5kcG9pbnRzKVxcXFwudHMkXCIsIGRlcGVuZGVuY3lUeXBlc05vdDogW1widHlwZS1vbmx5XCJdIH0sXG4gIH0sXG4gIHtcbiAgICBuYW1lOiBcImNvbmZvcm1hbmNlLWJ5LXRoZS1jb250cmFjdFwiLFxuICAgIGNvbW1lbnQ6IFwiYSBzZXJ2aWNlIGlzIGp1ZGdlZCBieSB0aGUgY29udHJhY3QgYWxvbmU6IG5vIGNsaWVudCBvciBzY3JlZW4gbWF5IGhpZGUgb3IgcmVwYWlyIHdoYXQgaXQgZG9lc1wiLFxuICAgIHNldmVyaXR5OiBcImVycm9yXCIsXG4gICAgZnJvbTogeyBwYXRoOiBcIl5zcmMvY29uZm9ybWFuY2UvXCIsIHBhdGhOb3Q6IFwiXFxcXC50ZXN0XFxcXC50cyRcIiB9LFxuICAgIHRvOiB7IHBhdGg6IFwiXig/OnNyY3xub2RlX21vZHVsZXMpL1wiLCBwYXRoTm90OiBcIl5zcmMvKD86Y29uZm9ybWFuY2V8YXBpL2NvbnRyYWN0fGJ1c2luZXNzfGtlcm5lbCkvfF5zcmMvYXBpLyg/OnJlcXVlc3R8c2VydmVyU2VudEV2ZW50cylcXFxcLnRzJFwiIH0sXG4gIH0sXG4gIHtcbiAgICBuYW1lOiBcImxpbmVzLWFwYXJ0XCIsXG4gICAgY29tbWVudDogXCJhIGxpbmUgbmV2ZXIgaW1wb3J0cyBhbm90aGVyIGxpbmVcIixcbiAgICBzZXZlcml0eTogXCJlcnJvclwiLFxuICAgIGZyb206IHsgcGF0aDogXCJec3JjL2xpbmVzLyhbXi9dKykvXCIgfSxcbiAgICB0bzogeyBwYXRoOiBcIl5zcmMvbGluZXMvW14vXSsvXCIsIHBhdGhOb3Q6IFwiXnNyYy9saW5lcy8kMS9cIiB9LFxuICB9LFxuICB7XG4gICAgbmFtZTogXCJzZXJ2aWNlLWxpbmVzLWFwYXJ0XCIsXG4gICAgY29tbWVudDogXCJhIGxpbmUgb2YgdGhlIHNlcnZpY2UgbmV2ZXIgaW1wb3J0cyBhbm90aGVyIGxpbmU6IHdoYXQgdGhleSBzaGFyZSBsaWVzIGJlbG93XCIsXG4gICAgc2V2ZXJpdHk6IFwiZXJyb3JcIixcbiAgICBmcm9tOiB7IHBhdGg6IFwiXmVtYmVkLWRlbW8vc2VydmljZS9saW5lcy8oW14vXSspL1wiIH0sXG4gICAgdG86IHsgcGF0aDogXCJeZW1iZWQtZGVtby9zZXJ2aWNlL2xpbmVzL1teL10rL1wiLCBwYXRoTm90OiBcIl5lbWJlZC1kZW1vL3NlcnZpY2UvbGluZXMvJDEvXCIgfSxcbiAgfSxcbiAge1xuICAgIG5hbWU6IFwibGluZXMtbG9hZGVkLWxhdGVcIixcbiAgICBjb21tZW50OiBcImEgbGluZSdzIGNvZGUgaXMgZm9yIHRob3NlIHdobyBlbnRlciBpdFwiLFxuICAgIHNldmVyaXR5OiBcImVycm9yXCIsXG4gICAgZnJvbTogeyBwYXRoOiBcIl5zcmMvbGluZXMvbGluZXNcXFxcLnRzeCRcIiB9LFxuICAgIHRvOiB7IHBhdGg6IFwiXnNyYy9saW5lcy9bXi9dKy9cIiwgZHluYW1pYzogZmFsc2UsIGRlcGVuZGVuY3lUeXBlc05vdDogW1widHlwZS1vbmx5XCJdIH0sXG4gIH0sXG4gIHtcbiAgICBuYW1lOiBcInNlcnZpY2UtYW5kLXdpZGdldFwiLFxuICAgIGNvbW1lbnQ6IFwidGhlIHNlcnZpY2Uga25vd3MgdGhlIGNvbnRyYWN0LCBub3QgdGhlIHdpZGdldFwiLFxuICAgIHNldmVyaXR5OiBcImVycm9yXCIsXG4gICAgZnJvbTogeyBwYXRoOiBcIl5lbWJlZC1kZW1vL3NlcnZpY2UvXCIgfSxcbiAgICB0bzogeyBwYXRoOiBcIl5zcmMvXCIsIHBhdGhOb3Q6IFwiXnNyYy8oPzphcGkvY29udHJhY3R8YnVzaW5lc3N8a2VybmVsKS9cIiB9LFxuICB9LFxuICB7XG4gICAgbmFtZTogXCJ3aWRnZXQtd2l0aG91dC1kZW1vXCIsXG4gICAgY29tbWVudDogXCJ0aGUgcGFja2FnZSBzdGFuZHMgd2l0aG91dCBpdHMgZGVtbyBhbmQgaXRzIHRlc3RzXCIsXG4gICAgc2V2ZXJpdHk6IFwiZXJyb3JcIixcbiAgICBmcm9tOiB7IHBhdGg6IFwiXnNyYy9cIiB9LFxuICAgIHRvOiB7IHBhdGg6IFwiXig/OmVtYmVkLWRlbW98dGVzdHMpL1wiIH0sXG4gIH0sXG4gIHtcbiAgICBuYW1lOiBcImNvbnRlbnQtdGhyb3VnaC1wYXJ0bmVyXCIsXG4gICAgY29tbWVudDogXCJvbmx5IHBhcnRuZXIvIHJlYWRzIGNvbnRlbnRcIixcbiAgICBzZXZlcml0eTogXCJlcnJvclwiLFxuICAgIGZyb206IHsgcGF0aDogXCJec3JjL1wiLCBwYXRoTm90OiBcIl5zcmMvcGFydG5lci9cIiB9LFxuICAgIHRvOiB7IHBhdGg6IFwiXnNyYy9wYXJ0bmVyL2ZldGNoSnNvblxcXFwudHMkXCIgfSxcbiAgfSxcbiAge1xuICAgIG5hbWU6IFwiY29tcG9uZW50cy11c2UtdmFsdWVcIixcbiAgICBjb21tZW50OiBcImEgY29tcG9uZW50IHRoYXQgcmVhZHMgLnZhbHVlIGdvZXMgc3RhbGUgaW4gc2lsZW5jZTogdXNlVmFsdWUoKSBhbmQgdXNlRmllbGQoKSBhcmUgdGhlIG9ubHkgZG9vcnNcIixcbiAgICBzZXZlcml0eTogXCJlcnJvclwiLFxuICAgIGZyb206IHsgcGF0aDogXCJec3JjLy4qXFxcXC50c3gkXCIsIHBhdGhOb3Q6IFwiXFxcXC50ZXN0XFxcXC50c3gkXCIgfSxcbiAgICB0bzogeyBwYXRoOiBcIm5vZGVfbW9kdWxlcy9AcHJlYWN0L1wiLCBkZXBlbmRlbmN5VHlwZXNOb3Q6IFtcInR5cGUtb25seVwiXSB9LFxuICB9LFxuICB7XG4gICAgbmFtZTogXCJzY3JlZW5zLWRvLW5vdC1jYWxsXCIsXG4gICAgY29tbWVudDogXCJhIHNjcmVlbiBhc2tzIHRoZSBydW5uZXIgb3IgYSBsb29rdXA7IG9ubHkgZWZmZWN0cyBjYWxsIHRoZSBzZXJ2aWNlXCIsXG4gICAgc2V2ZXJpdHk6IFwiZXJyb3JcIixcbiAgICBmcm9tOiB7IHBhdGg6IFwiXnNyYy8oPzpzdGVwc3xzdGFnZXN8bGluZXMpLy4qW0EtWl1cXFxcdypcXFxcLnRzeCRcIiB9LFxuICAgIHRvOiB7IHBhdGg6IFwiXnNyYy9hcGkvY2xpZW50XFxcXC50cyRcIiB9LFxuICB9LFxuICB7XG4gICAgbmFtZTogXCJuby1jeWNsZXNcIixcbiAgICBjb21tZW50OiBcIm1vZHVsZXMgdGhhdCBrbm93IGVhY2ggb3RoZXIgYXJlIG9uZSBtb2R1bGUgaW4gdHdvIGZpbGVzOyB0eXBlcyBjb3VudCwgYW5kIGEgcGFyY2VsIHRoYXQgaXMgZmV0Y2hlZCBsYXRlIHRvb1wiLFxuICAgIHNldmVyaXR5OiBcImVycm9yXCIsXG4gICAgZnJvbTogeyBwYXRoOiBcIl4oPzpzcmN8ZW1iZWQtZGVtbykvXCIgfSxcbiAgICB0bzogeyBjaXJjdWxhcjogdHJ1ZSB9LFxuICB9LFxuICB7XG4gICAgbmFtZTogXCJmaXh0dXJlcy1mb3ItdGVzdHNcIixcbiAgICBjb21tZW50OiBcIm1hZGUtdXAgcXVvdGVzIGFuZCBzZXNzaW9ucyBtdXN0IG5vdCByZWFjaCBhIHBhZ2VcIixcbiAgICBzZXZlcml0eTogXCJlcnJvclwiLFxuICAgIGZyb206IHsgcGF0aDogXCJeKD86c3JjfGVtYmVkLWRlbW8pL1wiLCBwYXRoTm90OiBbXCJec3JjL2ZpeHR1cmVzL1wiLCBcIlxcXFwudGVzdFxcXFwudHN4PyRcIl0gfSxcbiAgICB0bzogeyBwYXRoOiBcIl5zcmMvZml4dHVyZXMvXCIgfSxcbiAgfSxcbiAgeyBuYW1lOiBcIm5vLXVucmVzb2x2YWJsZVwiLCBzZXZlcml0eTogXCJlcnJvclwiLCBmcm9tOiB7fSwgdG86IHsgY291bGROb3RSZXNvbHZlOiB0cnVlLCBwYXRoTm90OiBcIl52aXJ0dWFsOlwiIH0gfSxcbiAge1xuICAgIG5hbWU6IFwibm8tZGV2LXRvb2xzLWluLXNyY1wiLFxuICAgIHNldmVyaXR5OiBcImVycm9yXCIsXG4gICAgZnJvbTogeyBwYXRoOiBcIl4oPzpzcmN8ZW1iZWQtZGVtbykvXCIsIHBhdGhOb3Q6IFtcIl5zcmMvZml4dHVyZXMvXCIsIFwiXFxcXC50ZXN0XFxcXC4oPzp0c3g/fG1qcykkXCJdIH0sXG4gICAgdG86IHsgcGF0aDogXCJub2RlX21vZHVsZXMvKD86dml0ZXN0fHBsYXl3cmlnaHR8aGFwcHktZG9tfGF4ZS1jb3JlfGVzbGludCkvXCIgfSxcbiAgfSxcbl07XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzL2Zsb29yRHJhd2luZ3MudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzL2Zsb29yRHJhd2luZ3MudHNcIjtpbXBvcnQgeyBkZW1vRmxvb3JzLCBmbG9vcnMsIHNlcnZpY2VGbG9vcnMgfSBmcm9tIFwiLi4vLi4vLi4vdGVzdHMvYXJjaGl0ZWN0dXJlL2Zsb29ycy5tanNcIjtcblxuLyoqIEEgaG91c2UgYXMgYSBsaXN0IG9mIGl0cyBmbG9vcnMsIHRoZSBoaWdoZXN0IGZpcnN0OyBgZG9jcy5jc3NgIGRyYXdzIGl0LiBSb29tcyBvZiBvbmUgZmxvb3IgZG9uJ3Qga25vdyBlYWNoIG90aGVyLiAqL1xuY29uc3QgZHJhd2luZyA9IChuYW1lOiBzdHJpbmcsIGhvdXNlOiByZWFkb25seSAocmVhZG9ubHkgc3RyaW5nW10pW10pOiBzdHJpbmcgPT5cbiAgW1xuICAgIGA8b2wgY2xhc3M9XCJmbG9vcnNcIiBhcmlhLWxhYmVsPVwiJHtuYW1lfSwgdGhlIGhpZ2hlc3QgZmxvb3IgZmlyc3RcIj5gLFxuICAgIC4uLlsuLi5ob3VzZV0ucmV2ZXJzZSgpLm1hcCgocm9vbXMpID0+IGA8bGk+JHtyb29tcy5tYXAoKHJvb20pID0+IGA8Y29kZT4ke3Jvb219PC9jb2RlPmApLmpvaW4oXCIgXCIpfTwvbGk+YCksXG4gICAgXCI8L29sPlwiLFxuICBdLmpvaW4oXCJcXG5cIik7XG5cbi8qKiBUaGUgZHJhd2luZ3Mgb2YgdGhlIHRocmVlIGhvdXNlcywgZnJvbSB0aGUgZmxvb3JzIHRoYXQgYSB0ZXN0IGhvbGRzLiAqL1xuZXhwb3J0IGNvbnN0IGZsb29yRHJhd2luZ3MgPSB7XG4gIFwiZmxvb3JzLW9mLXNyY1wiOiBkcmF3aW5nKFwic3JjXCIsIGZsb29ycyksXG4gIFwiZmxvb3JzLW9mLWRlbW9cIjogZHJhd2luZyhcImVtYmVkLWRlbW9cIiwgZGVtb0Zsb29ycyksXG4gIFwiZmxvb3JzLW9mLXNlcnZpY2VcIjogZHJhd2luZyhcImVtYmVkLWRlbW8vc2VydmljZVwiLCBzZXJ2aWNlRmxvb3JzKSxcbn07XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1aWxkXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idWlsZC9zY2hlbWFzLm1qc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9idWlsZC9zY2hlbWFzLm1qc1wiO2ltcG9ydCB7IG1rZGlyU3luYywgcmVhZEZpbGVTeW5jLCB3cml0ZUZpbGVTeW5jIH0gZnJvbSBcIm5vZGU6ZnNcIjtcbmltcG9ydCB7IGpvaW4gfSBmcm9tIFwibm9kZTpwYXRoXCI7XG5pbXBvcnQgeyB0c0ltcG9ydCB9IGZyb20gXCJ0c3gvZXNtL2FwaVwiO1xuaW1wb3J0IHRzIGZyb20gXCJ0eXBlc2NyaXB0XCI7XG5pbXBvcnQgeyBjYXRhbG9ndWVPZlNvdXJjZXMgfSBmcm9tIFwiLi9jYXRhbG9ndWUubWpzXCI7XG5pbXBvcnQgeyBkaXN0LCBzcmMgfSBmcm9tIFwiLi9wYXRocy5tanNcIjtcblxuLyoqIFJlYWRzIHRoZSBjb21tZW50cyBvZiB0aGUgY29uZmlnJ3MgbWVtYmVycyBmcm9tIHBhcnRuZXIvY29udGVudC50cywgYnkgbmFtZS4gKi9cbmZ1bmN0aW9uIGNvbmZpZ0NvbW1lbnRzKCkge1xuICBjb25zdCBwYXRoID0gam9pbihzcmMsIFwicGFydG5lci9jb250ZW50LnRzXCIpO1xuICBjb25zdCBmaWxlID0gdHMuY3JlYXRlU291cmNlRmlsZShwYXRoLCByZWFkRmlsZVN5bmMocGF0aCwgXCJ1dGY4XCIpLCB0cy5TY3JpcHRUYXJnZXQuRVMyMDIyLCB0cnVlKTtcbiAgY29uc3QgY29tbWVudHMgPSB7fTtcbiAgY29uc3QgdmlzaXQgPSAobm9kZSkgPT4ge1xuICAgIGNvbnN0IFtkb2NdID0gdHMuaXNQcm9wZXJ0eUFzc2lnbm1lbnQobm9kZSkgPyB0cy5nZXRKU0RvY0NvbW1lbnRzQW5kVGFncyhub2RlKSA6IFtdO1xuICAgIGlmIChkb2MpIGNvbW1lbnRzW25vZGUubmFtZS5nZXRUZXh0KGZpbGUpXSA9IFN0cmluZyhkb2MuY29tbWVudCkucmVwbGFjZSgvXFxzKy9nLCBcIiBcIik7XG4gICAgdHMuZm9yRWFjaENoaWxkKG5vZGUsIHZpc2l0KTtcbiAgfTtcbiAgdmlzaXQoZmlsZSk7XG4gIHJldHVybiBjb21tZW50cztcbn1cblxuLyoqIFJldHVybnMgdGhlIGZpbGVzIHRoYXQgZGVzY3JpYmUgYSBwYXJ0bmVyJ3MgZm9sZGVyIHRvIGVkaXRvcnMsIGJ5IG5hbWUsIGFzIGRhdGEuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gc2NoZW1hc09mKCkge1xuICBjb25zdCB7IGNvbmZpZ1NjaGVtYSwga2V5c1NjaGVtYSwgdGV4dFNjaGVtYSwgdGhlbWVTY2hlbWEgfSA9IGF3YWl0IHRzSW1wb3J0KGpvaW4oc3JjLCBcInBhcnRuZXIvcHVibGlzaC9qc29uU2NoZW1hcy50c1wiKSwgaW1wb3J0Lm1ldGEudXJsKTtcbiAgY29uc3QgeyB0ZXh0c0J5S2V5IH0gPSBhd2FpdCB0c0ltcG9ydChqb2luKHNyYywgXCJrZXJuZWwvcGhyYXNlLnRzXCIpLCBpbXBvcnQubWV0YS51cmwpO1xuICBjb25zdCBwaHJhc2VzID0gdGV4dHNCeUtleShjYXRhbG9ndWVPZlNvdXJjZXMoKSk7XG4gIHJldHVybiB7XG4gICAgXCJjb25maWcuc2NoZW1hLmpzb25cIjogY29uZmlnU2NoZW1hKGNvbmZpZ0NvbW1lbnRzKCkpLFxuICAgIFwidGV4dC5zY2hlbWEuanNvblwiOiB0ZXh0U2NoZW1hKHBocmFzZXMpLFxuICAgIFwidGV4dC1rZXlzLnNjaGVtYS5qc29uXCI6IGtleXNTY2hlbWEocGhyYXNlcyksXG4gICAgXCJ0aGVtZS5zY2hlbWEuanNvblwiOiB0aGVtZVNjaGVtYSgpLFxuICAgIFwicGhyYXNlcy5qc29uXCI6IHBocmFzZXMsXG4gIH07XG59XG5cbi8qKiBXcml0ZXMgc2NoZW1hcyBvZiBhIHBhcnRuZXIncyBmaWxlcywgYW5kIHRoZSBsaXN0IG9mIHBocmFzZSBrZXlzIHdpdGggdGhlaXIgRW5nbGlzaC4gKi9cbmV4cG9ydCBjb25zdCB3cml0ZVNjaGVtYXMgPSB7XG4gIG5hbWU6IFwid3JpdGUtc2NoZW1hc1wiLFxuICBhc3luYyB3cml0ZUJ1bmRsZSgpIHtcbiAgICBta2RpclN5bmMoam9pbihkaXN0LCBcInNjaGVtYXNcIiksIHsgcmVjdXJzaXZlOiB0cnVlIH0pO1xuICAgIGZvciAoY29uc3QgW25hbWUsIGRhdGFdIG9mIE9iamVjdC5lbnRyaWVzKGF3YWl0IHNjaGVtYXNPZigpKSkgd3JpdGVGaWxlU3luYyhqb2luKGRpc3QsIFwic2NoZW1hc1wiLCBuYW1lKSwgSlNPTi5zdHJpbmdpZnkoZGF0YSkpO1xuICB9LFxufTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVpbGRcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1aWxkL2NhdGFsb2d1ZS5tanNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYnVpbGQvY2F0YWxvZ3VlLm1qc1wiO2ltcG9ydCB7IHJlYWRkaXJTeW5jLCByZWFkRmlsZVN5bmMgfSBmcm9tIFwibm9kZTpmc1wiO1xuaW1wb3J0IHsgam9pbiB9IGZyb20gXCJub2RlOnBhdGhcIjtcbmltcG9ydCB7IGlzRGVlcFN0cmljdEVxdWFsIH0gZnJvbSBcIm5vZGU6dXRpbFwiO1xuaW1wb3J0IHsgdHNJbXBvcnQgfSBmcm9tIFwidHN4L2VzbS9hcGlcIjtcbmltcG9ydCB0cyBmcm9tIFwidHlwZXNjcmlwdFwiO1xuaW1wb3J0IHsgc3JjIH0gZnJvbSBcIi4vcGF0aHMubWpzXCI7XG5cbi8qKiBUaGUgcGhyYXNlcyB0YWtlbiBvdXQgb2YgZWFjaCBtb2R1bGUsIGFzIGBbcHJlZml4LCBuYW1lLCB0ZXh0XWAsIGJ5IHRoZSBtb2R1bGUncyBpZC4gKi9cbmNvbnN0IGZvdW5kID0gbmV3IE1hcCgpO1xuXG4vKiogUmV0dXJucyB0aGUgdGV4dCBvZiBhIHN0cmluZyBsaXRlcmFsLCBvciBvZiBzZXZlcmFsIGpvaW5lZCBieSBgK2A7IHVuZGVmaW5lZCBmb3IgYW55IG90aGVyIGV4cHJlc3Npb24uICovXG5mdW5jdGlvbiB0ZXh0T2Yobm9kZSkge1xuICBpZiAodHMuaXNTdHJpbmdMaXRlcmFsTGlrZShub2RlKSkgcmV0dXJuIG5vZGUudGV4dDtcbiAgaWYgKHRzLmlzT2JqZWN0TGl0ZXJhbEV4cHJlc3Npb24obm9kZSkpIHJldHVybiBmb3Jtc09mKG5vZGUpO1xuICBjb25zdCBbaGVhZCwgdGFpbF0gPSB0cy5pc0JpbmFyeUV4cHJlc3Npb24obm9kZSkgPyBbdGV4dE9mKG5vZGUubGVmdCksIHRleHRPZihub2RlLnJpZ2h0KV0gOiBbXTtcbiAgcmV0dXJuIHR5cGVvZiBoZWFkID09PSBcInN0cmluZ1wiICYmIHR5cGVvZiB0YWlsID09PSBcInN0cmluZ1wiID8gaGVhZCArIHRhaWwgOiB1bmRlZmluZWQ7XG59XG5cbi8qKiBSZXR1cm5zIGEgdGV4dCdzIHBsdXJhbCBmb3JtcyAoc3JjL2tlcm5lbC9wbHVyYWwudHMpOyB1bmRlZmluZWQgaWYgb25lIGlzbid0IGEgbGl0ZXJhbC4gKi9cbmZ1bmN0aW9uIGZvcm1zT2Yobm9kZSkge1xuICBjb25zdCBmb3JtcyA9IG5vZGUucHJvcGVydGllcy5tYXAoKHsgbmFtZSwgaW5pdGlhbGl6ZXIgfSkgPT4gW25hbWU/LnRleHQsIGluaXRpYWxpemVyICYmIHRleHRPZihpbml0aWFsaXplcildKTtcbiAgcmV0dXJuIGZvcm1zLmV2ZXJ5KChbLCB0ZXh0XSkgPT4gdHlwZW9mIHRleHQgPT09IFwic3RyaW5nXCIpID8gT2JqZWN0LmZyb21FbnRyaWVzKGZvcm1zKSA6IHVuZGVmaW5lZDtcbn1cblxuLyoqIFRlbGxzIHdoZXRoZXIgZWFjaCB1c2Ugb2YgYSBjb25zdGFudCByZWFkcyBhIG5hbWVkIG1lbWJlciwgc28gdGhhdCB0aGUgbW9kdWxlIG5ldmVyIHBhc3NlcyB0aGUgb2JqZWN0IG9uLiAqL1xuZnVuY3Rpb24gaXNOYW1lZEluRXZlcnlVc2UoZGVjbGFyYXRpb24sIGZpbGUpIHtcbiAgaWYgKCF0cy5pc1ZhcmlhYmxlRGVjbGFyYXRpb24oZGVjbGFyYXRpb24pIHx8IHRzLmdldENvbWJpbmVkTW9kaWZpZXJGbGFncyhkZWNsYXJhdGlvbikgJiB0cy5Nb2RpZmllckZsYWdzLkV4cG9ydCkgcmV0dXJuIGZhbHNlO1xuICBjb25zdCBuYW1lcyA9IChub2RlKSA9PiB7XG4gICAgY29uc3QgeyBwYXJlbnQgfSA9IG5vZGU7XG4gICAgaWYgKCF0cy5pc0lkZW50aWZpZXIobm9kZSkgfHwgbm9kZS50ZXh0ICE9PSBkZWNsYXJhdGlvbi5uYW1lLnRleHQgfHwgcGFyZW50Lm5hbWUgPT09IG5vZGUpIHJldHVybiB0cy5mb3JFYWNoQ2hpbGQobm9kZSwgbmFtZXMpO1xuICAgIHJldHVybiAhKHRzLmlzUHJvcGVydHlBY2Nlc3NFeHByZXNzaW9uKHBhcmVudCkgJiYgcGFyZW50LmV4cHJlc3Npb24gPT09IG5vZGUpO1xuICB9O1xuICByZXR1cm4gIW5hbWVzKGZpbGUpO1xufVxuXG4vKiogUmV0dXJucyB0aGUgbW9kdWxlIHdpdGgga2V5cyBpbiBwbGFjZSBvZiB0ZXh0cywgYW5kIHRoZSB0ZXh0cy4gKi9cbmZ1bmN0aW9uIHdpdGhvdXRUZXh0cyhjb2RlLCBpZCwgZmFpbCkge1xuICBjb25zdCBmaWxlID0gdHMuY3JlYXRlU291cmNlRmlsZShpZCwgY29kZSwgdHMuU2NyaXB0VGFyZ2V0LkVTMjAyMiwgdHJ1ZSk7XG4gIGNvbnN0IFtlZGl0cywgdGV4dHMsIGhlbHBlcnNdID0gW1tdLCBbXSwgbmV3IFNldCgpXTtcbiAgY29uc3QgdGFrZSA9IChwcmVmaXgsIG5hbWUsIG5vZGUpID0+IHtcbiAgICBjb25zdCB0ZXh0ID0gdGV4dE9mKG5vZGUpO1xuICAgIGlmICghdHMuaXNTdHJpbmdMaXRlcmFsTGlrZShwcmVmaXgpIHx8IHRleHQgPT09IHVuZGVmaW5lZCB8fCAhL15cXHcrJC8udGVzdChuYW1lKSkge1xuICAgICAgZmFpbChgJHtpZH06ICR7bm9kZS5nZXRUZXh0KCl9IG11c3QgYmUgd3JpdHRlbiBvdXQsIHdpdGggYSBwbGFpbiBuYW1lLCBvciBpdCBjYW4ndCBnbyBpbnRvIHRoZSBjYXRhbG9ndWVgKTtcbiAgICB9XG4gICAgdGV4dHMucHVzaChbcHJlZml4LnRleHQsIG5hbWUsIHRleHRdKTtcbiAgfTtcbiAgY29uc3QgdmlzaXQgPSAobm9kZSkgPT4ge1xuICAgIGNvbnN0IGNhbGxlZCA9IHRzLmlzQ2FsbEV4cHJlc3Npb24obm9kZSkgPyBub2RlLmV4cHJlc3Npb24uZ2V0VGV4dCgpIDogXCJcIjtcbiAgICBjb25zdCBbZmlyc3QsIHNlY29uZCwgdGhpcmRdID0gbm9kZS5hcmd1bWVudHMgPz8gW107XG4gICAgaWYgKGNhbGxlZCA9PT0gXCJwaHJhc2VzXCIpIHtcbiAgICAgIGNvbnN0IG5hbWVzID0gc2Vjb25kLnByb3BlcnRpZXMubWFwKCh7IG5hbWUsIGluaXRpYWxpemVyIH0pID0+ICh0YWtlKGZpcnN0LCBuYW1lLnRleHQsIGluaXRpYWxpemVyKSwgbmFtZS50ZXh0KSk7XG4gICAgICBjb25zdCBpc05hbWVkID0gdHMuaXNQcm9wZXJ0eUFjY2Vzc0V4cHJlc3Npb24obm9kZS5wYXJlbnQpIHx8IGlzTmFtZWRJbkV2ZXJ5VXNlKG5vZGUucGFyZW50LCBmaWxlKTtcbiAgICAgIGNvbnN0IG1hZGUgPSBpc05hbWVkID8gYGtleWVkKCR7Zmlyc3QuZ2V0VGV4dCgpfSlgIDogYGxpc3RlZCgke2ZpcnN0LmdldFRleHQoKX0sICR7SlNPTi5zdHJpbmdpZnkobmFtZXMuam9pbihcIiBcIikpfSlgO1xuICAgICAgaGVscGVycy5hZGQobWFkZS5zbGljZSgwLCBtYWRlLmluZGV4T2YoXCIoXCIpKSk7XG4gICAgICBlZGl0cy5wdXNoKFtub2RlLmdldFN0YXJ0KCksIG5vZGUuZW5kLCBtYWRlXSk7XG4gICAgfVxuICAgIGNvbnN0IGxhYmVsID0gY2FsbGVkID09PSBcImZpZWxkXCIgJiYgdGhpcmQ/LnByb3BlcnRpZXM/LmZpbmQoKHsgbmFtZSB9KSA9PiBuYW1lPy5nZXRUZXh0KCkgPT09IFwibGFiZWxcIik/LmluaXRpYWxpemVyO1xuICAgIGlmIChsYWJlbCAmJiB0ZXh0T2YobGFiZWwpICE9PSB1bmRlZmluZWQpIHtcbiAgICAgIC8vIFdpdGhvdXQgYSBsaXRlcmFsIG5hbWUgdGhlcmUgaXMgbm8ga2V5LCBhbmQgdGhlIGxhYmVsIHdvdWxkIGJlIEVuZ2xpc2ggaW4gZXZlcnkgbGFuZ3VhZ2U6IHVzZSBhIHBocmFzZSB0aGVyZS5cbiAgICAgIGlmICghdHMuaXNTdHJpbmdMaXRlcmFsTGlrZShmaXJzdCkpIGZhaWwoYCR7aWR9OiB0aGUgZmllbGQgJHtmaXJzdC5nZXRUZXh0KCl9IGhhcyBpdHMgbGFiZWwgd3JpdHRlbiBvdXQsIGFuZCBub3QgaXRzIG5hbWVgKTtcbiAgICAgIHRleHRzLnB1c2goW1wiZmllbGRcIiwgZmlyc3QudGV4dCwgdGV4dE9mKGxhYmVsKV0pO1xuICAgICAgZWRpdHMucHVzaChbbGFiZWwuZ2V0U3RhcnQoKSwgbGFiZWwuZW5kLCAnXCJcIiddKTtcbiAgICB9XG4gICAgdHMuZm9yRWFjaENoaWxkKG5vZGUsIHZpc2l0KTtcbiAgfTtcbiAgdmlzaXQoZmlsZSk7XG4gIGNvbnN0IGltcG9ydGVkID0gZmlsZS5zdGF0ZW1lbnRzLmZpbHRlcih0cy5pc0ltcG9ydERlY2xhcmF0aW9uKS5mbGF0TWFwKCh7IGltcG9ydENsYXVzZSB9KSA9PiBpbXBvcnRDbGF1c2U/Lm5hbWVkQmluZGluZ3M/LmVsZW1lbnRzID8/IFtdKTtcbiAgY29uc3QgcGhyYXNlcyA9IGltcG9ydGVkLmZpbmQoKHsgbmFtZSB9KSA9PiBuYW1lLnRleHQgPT09IFwicGhyYXNlc1wiKTtcbiAgaWYgKHBocmFzZXMpIGVkaXRzLnB1c2goW3BocmFzZXMuZ2V0U3RhcnQoKSwgcGhyYXNlcy5lbmQsIFsuLi5oZWxwZXJzXS5qb2luKFwiLCBcIildKTtcbiAgY29uc3QgbWFkZSA9IGVkaXRzLnNvcnQoKFtvbmVdLCBbb3RoZXJdKSA9PiBvdGhlciAtIG9uZSkucmVkdWNlKCh0ZXh0LCBbZnJvbSwgdG8sIGJ5XSkgPT4gdGV4dC5zbGljZSgwLCBmcm9tKSArIGJ5ICsgdGV4dC5zbGljZSh0byksIGNvZGUpO1xuICByZXR1cm4geyBtYWRlLCB0ZXh0cyB9O1xufVxuXG4vKiogUmV0dXJucyBhbGwgdGV4dHMgYnkgcHJlZml4IGFuZCBuYW1lLCBpbiBhbiBvcmRlciBpbmRlcGVuZGVudCBvZiB0aGUgbW9kdWxlcycuIEZhaWxzIGlmIGEga2V5IGhhcyB0d28gdGV4dHMuICovXG5leHBvcnQgZnVuY3Rpb24gY2F0YWxvZ3VlT2YoZmFpbCkge1xuICBjb25zdCBjYXRhbG9ndWUgPSB7fTtcbiAgY29uc3QgYnlGaXJzdCA9IChbb25lXSwgW290aGVyXSkgPT4gKG9uZSA8IG90aGVyID8gLTEgOiBvbmUgPiBvdGhlciA/IDEgOiAwKTtcbiAgZm9yIChjb25zdCBbcHJlZml4LCBuYW1lLCB0ZXh0XSBvZiBbLi4uZm91bmRdLnNvcnQoYnlGaXJzdCkuZmxhdE1hcCgoWywgdGV4dHNdKSA9PiB0ZXh0cykuc29ydChieUZpcnN0KSkge1xuICAgIGNvbnN0IG5hbWVzID0gKGNhdGFsb2d1ZVtwcmVmaXhdID8/PSB7fSk7XG4gICAgaWYgKCFpc0RlZXBTdHJpY3RFcXVhbChuYW1lc1tuYW1lXSA/PyB0ZXh0LCB0ZXh0KSkgZmFpbChgJHtwcmVmaXh9LiR7bmFtZX0gc2F5cyBib3RoICR7SlNPTi5zdHJpbmdpZnkobmFtZXNbbmFtZV0pfSBhbmQgJHtKU09OLnN0cmluZ2lmeSh0ZXh0KX1gKTtcbiAgICBuYW1lc1tuYW1lXSA9IHRleHQ7XG4gIH1cbiAgcmV0dXJuIEpTT04uc3RyaW5naWZ5KGNhdGFsb2d1ZSk7XG59XG5cbi8qKiBSZXR1cm5zIHRoZSBjYXRhbG9ndWUgYXMgZGF0YSwgZnJvbSBhbGwgc291cmNlcyBhbmQgbm90IG9ubHkgZnJvbSB0aG9zZSB0aGF0IGEgYnVpbGQgaGFzIHJlYWQuICovXG5leHBvcnQgZnVuY3Rpb24gY2F0YWxvZ3VlT2ZTb3VyY2VzKCkge1xuICBjb25zdCBmYWlsID0gKG1lc3NhZ2UpID0+IHtcbiAgICB0aHJvdyBuZXcgRXJyb3IobWVzc2FnZSk7XG4gIH07XG4gIGZvciAoY29uc3QgZmlsZSBvZiByZWFkZGlyU3luYyhzcmMsIHsgcmVjdXJzaXZlOiB0cnVlIH0pKSB7XG4gICAgY29uc3QgcGF0aCA9IGpvaW4oc3JjLCBmaWxlKTtcbiAgICBpZiAoL1xcLnRzeD8kLy50ZXN0KGZpbGUpICYmICFmaWxlLmluY2x1ZGVzKFwiLnRlc3QuXCIpKSB0YWtlVGV4dHMudHJhbnNmb3JtLmNhbGwoeyBlcnJvcjogZmFpbCB9LCByZWFkRmlsZVN5bmMocGF0aCwgXCJ1dGY4XCIpLCBwYXRoKTtcbiAgfVxuICByZXR1cm4gSlNPTi5wYXJzZShjYXRhbG9ndWVPZihmYWlsKSk7XG59XG5cbi8qKiBUaGUgd2lkZ2V0J3MgbGFuZ3VhZ2VzLCByZWFkIGZyb20gdGhlIHNvdXJjZS4gKi9cbmV4cG9ydCBjb25zdCB7IGlzUGFydGlhbCwgbGFuZ3VhZ2VzLCBzb3VyY2VMYW5ndWFnZSwgdHJhbnNsYXRpb25zIH0gPSBhd2FpdCB0c0ltcG9ydChqb2luKHNyYywgXCJrZXJuZWwvbGFuZ3VhZ2UudHNcIiksIGltcG9ydC5tZXRhLnVybCk7XG5cbi8qKiBSZWFkcyBhIGxhbmd1YWdlJ3MgdGV4dHMgZnJvbSBpdHMgZm9sZGVyOiBvbmUgZmlsZSBwZXIgYXJlYSwgaW4gdGhlIGNhdGFsb2d1ZSdzIHNoYXBlLiBBIHN0ZXAncyBmaWxlIG1heSBjb250YWluIGl0cyBmaWVsZHMnIGxhYmVscy4gKi9cbmV4cG9ydCBmdW5jdGlvbiB0cmFuc2xhdGlvbk9mKGxhbmd1YWdlKSB7XG4gIGNvbnN0IGZvbGRlciA9IGpvaW4oc3JjLCBcInRleHRzXCIsIGxhbmd1YWdlKTtcbiAgcmV0dXJuIGpvaW5lZChyZWFkZGlyU3luYyhmb2xkZXIpLm1hcCgoZmlsZSkgPT4gSlNPTi5wYXJzZShyZWFkRmlsZVN5bmMoam9pbihmb2xkZXIsIGZpbGUpLCBcInV0ZjhcIikpKSk7XG59XG5cbi8qKiBKb2lucyBjYXRhbG9ndWVzLiBGYWlscyBpZiB0d28gb2YgdGhlbSBoYXZlIHRoZSBzYW1lIGtleS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBqb2luZWQocGFydHMpIHtcbiAgY29uc3QgY2F0YWxvZ3VlID0ge307XG4gIGZvciAoY29uc3QgW3ByZWZpeCwgdGV4dHNdIG9mIHBhcnRzLmZsYXRNYXAoT2JqZWN0LmVudHJpZXMpKSB7XG4gICAgY29uc3QgbmFtZXMgPSAoY2F0YWxvZ3VlW3ByZWZpeF0gPz89IHt9KTtcbiAgICBjb25zdCB0d2ljZSA9IE9iamVjdC5rZXlzKHRleHRzKS5maW5kKChuYW1lKSA9PiBuYW1lIGluIG5hbWVzKTtcbiAgICBpZiAodHdpY2UgIT09IHVuZGVmaW5lZCkgdGhyb3cgbmV3IEVycm9yKGAke3ByZWZpeH0uJHt0d2ljZX0gc3RhbmRzIGluIHR3byBmaWxlc2ApO1xuICAgIE9iamVjdC5hc3NpZ24obmFtZXMsIHRleHRzKTtcbiAgfVxuICByZXR1cm4gY2F0YWxvZ3VlO1xufVxuXG4vKiogUmV0dXJucyBhbm90aGVyIGxhbmd1YWdlJ3MgY2F0YWxvZ3VlLiBUZXh0cyB0aGF0IGl0IGxhY2tzIGFyZSBpbmNsdWRlZCBpbiBFbmdsaXNoLCB1bmRlciBFbmdsaXNoJ3MgY29kZSwgc28gdGhhdCBubyB0ZXh0IGlzIG1pc3NpbmcuICovXG5leHBvcnQgZnVuY3Rpb24gdHJhbnNsYXRlZChsYW5ndWFnZSwgZW5nbGlzaCkge1xuICBjb25zdCBbb3duLCBiYXNlXSA9IFt0cmFuc2xhdGlvbk9mKGxhbmd1YWdlKSwgSlNPTi5wYXJzZShlbmdsaXNoKV07XG4gIGNvbnN0IG1pc3NpbmcgPSBPYmplY3QuZW50cmllcyhiYXNlKS5mbGF0TWFwKChbcHJlZml4LCB0ZXh0c10pID0+IE9iamVjdC5lbnRyaWVzKHRleHRzKS5mbGF0TWFwKChbbmFtZSwgdGV4dF0pID0+IChvd25bcHJlZml4XT8uW25hbWVdID09PSB1bmRlZmluZWQgPyBbW2Ake3ByZWZpeH0uJHtuYW1lfWAsIHRleHRdXSA6IFtdKSkpO1xuICBjb25zdCBzb3J0ZWQgPSBPYmplY3QuZnJvbUVudHJpZXMoT2JqZWN0LmVudHJpZXMob3duKS5zb3J0KCkpO1xuICByZXR1cm4gSlNPTi5zdHJpbmdpZnkobWlzc2luZy5sZW5ndGggPT09IDAgPyBzb3J0ZWQgOiB7IC4uLnNvcnRlZCwgW3NvdXJjZUxhbmd1YWdlXTogT2JqZWN0LmZyb21FbnRyaWVzKG1pc3NpbmcpIH0pO1xufVxuXG4vKiogTW92ZXMgdGhlIHRleHRzIG9mIHBocmFzZXMgYW5kIGZpZWxkcyBmcm9tIHRoZSBjb2RlIHRvIHRoZSBjYXRhbG9ndWUuICovXG5leHBvcnQgY29uc3QgdGFrZVRleHRzID0ge1xuICBuYW1lOiBcInRha2UtdGV4dHNcIixcbiAgdHJhbnNmb3JtKGNvZGUsIGlkKSB7XG4gICAgaWYgKCFpZC5zdGFydHNXaXRoKHNyYykgfHwgIS9cXGIoPzpwaHJhc2VzfGZpZWxkKVsoPF0vLnRlc3QoY29kZSkgfHwgL1xcL2tlcm5lbFxcL3BocmFzZVxcLnRzJHxcXC9mbG93XFwvZmllbGRcXC50cyQvLnRlc3QoaWQpKSByZXR1cm4gbnVsbDtcbiAgICBjb25zdCB7IG1hZGUsIHRleHRzIH0gPSB3aXRob3V0VGV4dHMoY29kZSwgaWQsIChtZXNzYWdlKSA9PiB0aGlzLmVycm9yKG1lc3NhZ2UpKTtcbiAgICBmb3VuZC5zZXQoaWQsIHRleHRzKTtcbiAgICByZXR1cm4geyBjb2RlOiBtYWRlLCBtYXA6IG51bGwgfTtcbiAgfSxcbn07XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idXNpbmVzcy9wYXJ0bmVyRmxhZ3MudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvcGFydG5lckZsYWdzLnRzXCI7LyoqIFRoZSBmbGFncyBvZiBhIHBhcnRuZXIncyBjb25maWcsIGVhY2ggb2ZmIGJ5IGRlZmF1bHQuIENvbmZpZywgZmxvdyBjb25kaXRpb25zIGFuZCB0aGVpciB0ZXN0cyB0YWtlIHRoZSBuYW1lcyBmcm9tIGhlcmUuICovXG5leHBvcnQgY29uc3QgcGFydG5lckZsYWdzID0gW1xuICBcImJ1bmRsaW5nXCIsXG4gIFwic2NhblwiLFxuICBcImhvbmV5UXVvdGVcIixcbiAgXCJsaWZlXCIsXG4gIFwicHJpdmF0ZUxhYmVsXCIsXG4gIFwicHJpb3JCb2RpbHlJbmp1cnlcIixcbiAgXCJtb3RvcmN5Y2xlTG9hZGluZ1wiLFxuICBcIm1vdG9yY3ljbGVQcmlvckJvZGlseUluanVyeVwiLFxuICBcIm1vdG9yY3ljbGVCdW5kbGluZ1wiLFxuICBcInN3aXRjaGVyXCIsXG4gIFwibG9jYWxDb250ZW50XCIsXG5dIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgUGFydG5lckZsYWcgPSAodHlwZW9mIHBhcnRuZXJGbGFncylbbnVtYmVyXTtcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvcGFydG5lclRhYmxlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvcGFydG5lclRhYmxlcy50c1wiO2ltcG9ydCB7IHNjaGVtYXNPZiB9IGZyb20gXCIuLi8uLi8uLi9zcmMvYnVpbGQvc2NoZW1hcy5tanNcIjtcbmltcG9ydCB7IHBhcnRuZXJGbGFncyB9IGZyb20gXCIuLi8uLi8uLi9zcmMvYnVzaW5lc3MvcGFydG5lckZsYWdzXCI7XG5pbXBvcnQgeyBjZWxsLCBjb2RlLCB0YWJsZSB9IGZyb20gXCIuL21hcmtkb3duXCI7XG5cbmludGVyZmFjZSBTY2hlbWEge1xuICByZWFkb25seSB0eXBlPzogc3RyaW5nO1xuICByZWFkb25seSBlbnVtPzogcmVhZG9ubHkgdW5rbm93bltdO1xuICByZWFkb25seSBjb25zdD86IHVua25vd247XG4gIHJlYWRvbmx5IGFueU9mPzogcmVhZG9ubHkgU2NoZW1hW107XG4gIHJlYWRvbmx5IGl0ZW1zPzogU2NoZW1hO1xuICByZWFkb25seSBwYXR0ZXJuPzogc3RyaW5nO1xuICByZWFkb25seSBkZWZhdWx0PzogdW5rbm93bjtcbiAgcmVhZG9ubHkgZGVzY3JpcHRpb24/OiBzdHJpbmc7XG4gIHJlYWRvbmx5IHByb3BlcnRpZXM/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBTY2hlbWE+PjtcbiAgcmVhZG9ubHkgcmVxdWlyZWQ/OiByZWFkb25seSBzdHJpbmdbXTtcbn1cblxuLyoqIEEgbWVtYmVyJ3MgdHlwZSBpbiBhIGZldyB3b3Jkczogd2hhdCBhbiBlZGl0b3Igc2hvd3MgaW4gZnVsbC4gKi9cbmZ1bmN0aW9uIHR5cGVPZihzY2hlbWE6IFNjaGVtYSk6IHN0cmluZyB7XG4gIGlmIChzY2hlbWEuZW51bSkgcmV0dXJuIHNjaGVtYS5lbnVtLm1hcCgodmFsdWUpID0+IEpTT04uc3RyaW5naWZ5KHZhbHVlKSkuam9pbihcIiB8IFwiKTtcbiAgaWYgKHNjaGVtYS5jb25zdCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gSlNPTi5zdHJpbmdpZnkoc2NoZW1hLmNvbnN0KTtcbiAgaWYgKHNjaGVtYS5hbnlPZikgcmV0dXJuIHNjaGVtYS5hbnlPZi5tYXAodHlwZU9mKS5qb2luKFwiIHwgXCIpO1xuICBpZiAoc2NoZW1hLnR5cGUgPT09IFwiYXJyYXlcIikgcmV0dXJuIGAke3R5cGVPZihzY2hlbWEuaXRlbXMgPz8ge30pfVtdYDtcbiAgaWYgKHNjaGVtYS5wcm9wZXJ0aWVzKSByZXR1cm4gYHsgJHtPYmplY3Qua2V5cyhzY2hlbWEucHJvcGVydGllcykuam9pbihcIiwgXCIpfSB9YDtcbiAgcmV0dXJuIHNjaGVtYS50eXBlID8/IFwiYW55XCI7XG59XG5cbmNvbnN0IHZhbHVlT2YgPSAodmFsdWU6IHVua25vd24pOiBzdHJpbmcgPT4gKHZhbHVlID09PSB1bmRlZmluZWQgfHwgdHlwZW9mIHZhbHVlID09PSBcIm9iamVjdFwiID8gXCJcIiA6IEpTT04uc3RyaW5naWZ5KHZhbHVlKSk7XG5cbmZ1bmN0aW9uIGNvbmZpZ1RhYmxlKHNjaGVtYTogU2NoZW1hKTogc3RyaW5nIHtcbiAgY29uc3QgbWVtYmVycyA9IE9iamVjdC5lbnRyaWVzKHNjaGVtYS5wcm9wZXJ0aWVzID8/IHt9KS5maWx0ZXIoKFtuYW1lXSkgPT4gbmFtZSAhPT0gXCIkc2NoZW1hXCIpO1xuICBjb25zdCBpc1JlcXVpcmVkID0gKG5hbWU6IHN0cmluZyk6IGJvb2xlYW4gPT4gc2NoZW1hLnJlcXVpcmVkPy5pbmNsdWRlcyhuYW1lKSA/PyBmYWxzZTtcbiAgcmV0dXJuIHRhYmxlKFxuICAgIFtcIm1lbWJlclwiLCBcIm1lYW5pbmdcIiwgXCJ0eXBlXCIsIFwicmVxdWlyZWRcIiwgXCJkZWZhdWx0XCJdLFxuICAgIG1lbWJlcnMubWFwKChbbmFtZSwgbWVtYmVyXSkgPT4gW2NvZGUobmFtZSksIGNlbGwobWVtYmVyLmRlc2NyaXB0aW9uID8/IFwiXCIpLCBjb2RlKHR5cGVPZihtZW1iZXIpKSwgaXNSZXF1aXJlZChuYW1lKSA/IFwieWVzXCIgOiBcIlwiLCBjb2RlKHZhbHVlT2YobWVtYmVyLmRlZmF1bHQpKV0pLFxuICApO1xufVxuXG4vKiogRXZlcnkgcGhyYXNlIGJ5IHRoZSBmaXJzdCBwYXJ0IG9mIGl0cyBrZXksIHdpdGggaXRzIEVuZ2xpc2guICovXG5mdW5jdGlvbiBwaHJhc2VTZWN0aW9ucyhwaHJhc2VzOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+Pik6IHN0cmluZyB7XG4gIGNvbnN0IGFyZWFzID0gbmV3IE1hcDxzdHJpbmcsIFtzdHJpbmcsIHN0cmluZ11bXT4oKTtcbiAgZm9yIChjb25zdCBba2V5LCB0ZXh0XSBvZiBPYmplY3QuZW50cmllcyhwaHJhc2VzKSkge1xuICAgIGNvbnN0IGFyZWEgPSBrZXkuc3BsaXQoXCIuXCIpWzBdITtcbiAgICBhcmVhcy5zZXQoYXJlYSwgWy4uLihhcmVhcy5nZXQoYXJlYSkgPz8gW10pLCBba2V5LCB0ZXh0XV0pO1xuICB9XG4gIHJldHVybiBbLi4uYXJlYXNdLm1hcCgoW2FyZWEsIHJvd3NdKSA9PiBgIyMgJHthcmVhfVxcblxcbiR7dGFibGUoW1wia2V5XCIsIFwiRW5nbGlzaFwiXSwgcm93cy5tYXAoKFtrZXksIHRleHRdKSA9PiBbY29kZShrZXkpLCB0ZXh0ID09PSBcIlwiID8gXCIoZW1wdHkpXCIgOiBjZWxsKHRleHQpXSkpfWApLmpvaW4oXCJcXG5cXG5cIik7XG59XG5cbi8qKiBUaGUgdGFibGVzIG9mIGEgcGFydG5lcidzIGZvbGRlciwgYnkgbmFtZS4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBwYXJ0bmVyVGFibGVzKCkge1xuICBjb25zdCBzY2hlbWFzID0gYXdhaXQgc2NoZW1hc09mKCk7XG4gIHJldHVybiB7XG4gICAgY29uZmlnOiBjb25maWdUYWJsZShzY2hlbWFzW1wiY29uZmlnLnNjaGVtYS5qc29uXCJdIGFzIFNjaGVtYSksXG4gICAgcGhyYXNlczogcGhyYXNlU2VjdGlvbnMoc2NoZW1hc1tcInBocmFzZXMuanNvblwiXSBhcyBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+PiksXG4gICAgZmxhZ3M6IHBhcnRuZXJGbGFncy5tYXAoY29kZSkuam9pbihcIiwgXCIpLFxuICB9O1xufVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idXNpbmVzc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvY29tcGxleENhc2VzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzL2NvbXBsZXhDYXNlcy50c1wiOy8qKiBBbGwgY29tcGxleCBjYXNlcy4gV2hpbGUgb25lIGlzIG9wZW4sIHRoZSBwYWdlJ3MgYWRkcmVzcyBjb250YWlucyBge2xpbmV9LWNvbXBsZXgte2lkfWAgaW4ga2ViYWIgY2FzZS4gKi9cbmV4cG9ydCBjb25zdCBjYXNlSWRzID0gW1xuICBcImFkZHJlc3NOb3RGb3VuZFwiLFxuICBcImF1dG9NYWtlTW9kZWxVbnN1cHBvcnRlZFwiLFxuICBcImNvZGVOb3RTdXBwb3J0ZWRcIixcbiAgXCJpbnN1cmFuY2VDYW5CZVRyaWNreVwiLFxuICBcImluc3VyYW5jZUNhbkJlVHJpY2t5TG9jYWxBZ2VudFwiLFxuICBcImxpZmVDYXNlT3Zlck1heERvQlwiLFxuICBcImxpZmVDYXNlVW5kZXJNaW5Eb0JcIixcbiAgXCJtb3N0QWNjdXJhdGVRdW90ZXNcIixcbiAgXCJub1F1b3Rlc1JldHVybmVkXCIsXG4gIFwibm9RdW90ZXNSZXR1cm5lZEJ5T3RoZXJJbnN1cmFuY2VMaW5lXCIsXG4gIFwibm9RdW90ZXNSZXR1cm5lZE9uRGlnaXRhbEJpbmRSZXZpZXdcIixcbiAgXCJ0b29FeHBlbnNpdmVDb25uZWN0VmlhUGhvbmVcIixcbiAgXCJ0cmlja3lDYXNlQ29ubmVjdFZpYVBob25lXCIsXG5dIGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgQ2FzZUlkID0gKHR5cGVvZiBjYXNlSWRzKVtudW1iZXJdO1xuXG4vKiogVGhlIG5hbWVzIHRoYXQgYW5hbHl0aWNzIHVzZXMgZm9yIHRoZSBhbnN3ZXIgb3IgZmFpbHVyZSB0aGF0IHJhaXNlZCBhIGNhc2UuICovXG5leHBvcnQgY29uc3QgY2FzZVJlYXNvbnMgPSBbXG4gIFwiYWRkcmVzc19ub3RfZm91bmRcIixcbiAgXCJhZ2dyZXNzaXZlX2RvZ1wiLFxuICBcImFwYXJ0bWVudF9idWlsZGluZ19maXZlX3BsdXNfdW5pdHNcIixcbiAgXCJhdXRvX21vZGVsX3Vuc3VwcG9ydGVkXCIsXG4gIFwiYnVzaW5lc3NfZGF5Y2FyZVwiLFxuICBcImNvZGVfbm90X3N1cHBvcnRlZFwiLFxuICBcImNvbW1lcmNpYWxfcHJvcGVydHlcIixcbiAgXCJkYXRlX29mX2JpcnRoX292ZXJfODBcIixcbiAgXCJkYXRlX29mX2JpcnRoX3VuZGVyXzE4XCIsXG4gIFwiZG9nX2JyZWVkXCIsXG4gIFwiZmlsZWRfY2xhaW1zXCIsXG4gIFwibWFudWZhY3R1cmVkX29yX21vYmlsZV9ob21lXCIsXG4gIFwibW9yZV90aGFuXzFfeWVhcl9pbnRvX2Z1dHVyZVwiLFxuICBcIm5vX3F1b3Rlc19yZXR1cm5lZFwiLFxuICBcIm90aGVyX2FuaW1hbHNcIixcbiAgXCJyZWJ1aWxkX2Nvc3Rfb3Zlcl8xbVwiLFxuICBcInJlYnVpbGRfY29zdF9vdmVyXzJtXCIsXG4gIC8vIFRoZSB0aW1lIGZvciBxdW90ZXMgcmFuIG91dCB3aGlsZSBjYXJyaWVycyB3ZXJlIHN0aWxsIGJlaW5nIGFza2VkLlxuICBcIlRJTUVEX09VVFwiLFxuICBcInRvb19leHBlbnNpdmVcIixcbiAgXCJ1bm9jY3VwaWVkX29yX3ZhY2FudFwiLFxuXSBhcyBjb25zdDtcbmV4cG9ydCB0eXBlIENhc2VSZWFzb24gPSAodHlwZW9mIGNhc2VSZWFzb25zKVtudW1iZXJdO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9ldmVudHMucmVxdWVzdHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2V2ZW50cy5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IGNhc2VJZHMsIGNhc2VSZWFzb25zIH0gZnJvbSBcIi4uLy4uL2J1c2luZXNzL2NvbXBsZXhDYXNlc1wiO1xuaW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgdHlwZSB7IFJlcXVlc3RzIH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IGlkLCBpbnN0YW50LCBpbnN1cmFuY2VMaW5lIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbmNvbnN0IHNsdWcgPSB6LnN0cmluZygpLmNoZWNrKHoucmVnZXgoL15bYS16MC05Ly1dezAsODB9JC8pKTtcblxuY29uc3QgbmFtZSA9IHouc3RyaW5nKCkuY2hlY2soei5yZWdleCgvXltcXHctXXsxLDY0fSQvKSk7XG5cbi8qKiBNZW1iZXJzIG9mIGV2ZXJ5IGV2ZW50OiBub3RoaW5nIHRoYXQgYSBwZXJzb24gdHlwZWQsIGFuZCBubyB2aXNpdG9yIGlkIGFmdGVyIGFuIG9wdC1vdXQuICovXG5jb25zdCBjb21tb24gPSB7XG4gIGxpbmU6IHoubnVsbGFibGUoaW5zdXJhbmNlTGluZSksXG4gIHN0ZXA6IHoubnVsbGFibGUoc2x1ZyksXG4gIHBhcnRuZXI6IGlkLFxuICAvKiogVGhlIGVudmlyb25tZW50IG9mIHRoZSBldmVudCwgc3VjaCBhcyBcInByb2RcIiBvciBcInVhdFwiLiAqL1xuICBlbnZpcm9ubWVudDogei5vcHRpb25hbChuYW1lKSxcbiAgc2Vzc2lvbklkOiBpZCxcbiAgdmlzaXRvcklkOiB6Lm9wdGlvbmFsKGlkKSxcbiAgYXQ6IGluc3RhbnQsXG59O1xuXG4vKipcbiAqIFRoZSByZWFzb24gd2h5IG5vIG1vcmUgcXVvdGVzIHdpbGwgYXJyaXZlLiBgUVVPVEVTX0ZBSUxVUkVgOiBubyBjb21wYW55IGNvdWxkIGJlIHJlYWNoZWQuIGBFWENFRURFRF9NQVhfUkVUUklFU2A6IHRoZVxuICogc2VydmljZSBjb3VsZG4ndC4gYFFVT1RFX1NFTEVDVEVEYDogb25lIHdhcyBjaG9zZW4gYmVmb3JlIHRoZSBvdGhlcnMgYXJyaXZlZC5cbiAqL1xuZXhwb3J0IGNvbnN0IHF1b3RpbmdFbmQgPSB6LmVudW0oW1wiUVVPVElOR19DT01QTEVURURcIiwgXCJUSU1FRF9PVVRcIiwgXCJRVU9URVNfRkFJTFVSRVwiLCBcIkVYQ0VFREVEX01BWF9SRVRSSUVTXCIsIFwiUVVPVEVfU0VMRUNURURcIl0pO1xuXG5leHBvcnQgdHlwZSBRdW90aW5nRW5kID0gei5pbmZlcjx0eXBlb2YgcXVvdGluZ0VuZD47XG5cbmV4cG9ydCBjb25zdCBhbmFseXRpY3NFdmVudCA9IHouZGlzY3JpbWluYXRlZFVuaW9uKFwiZXZlbnRcIiwgW1xuICB6Lm9iamVjdCh7IGV2ZW50OiB6LmxpdGVyYWwoXCJwYWdlX3ZpZXdcIiksIC4uLmNvbW1vbiwgcGF0aDogc2x1ZyB9KSxcbiAgei5vYmplY3QoeyBldmVudDogei5saXRlcmFsKFwibG9nb19jbGlja1wiKSwgLi4uY29tbW9uIH0pLFxuICB6Lm9iamVjdCh7IGV2ZW50OiB6LmxpdGVyYWwoXCJwcm9kdWN0X2NsaWNrXCIpLCAuLi5jb21tb24sIHByb2R1Y3Q6IGluc3VyYW5jZUxpbmUgfSksXG4gIHoub2JqZWN0KHsgZXZlbnQ6IHoubGl0ZXJhbChcInN0ZXBfY29tcGxldGVcIiksIC4uLmNvbW1vbiB9KSxcbiAgei5vYmplY3QoeyBldmVudDogei5saXRlcmFsKFwiY29tcGxleF9tb2RhbFwiKSwgLi4uY29tbW9uLCB0eXBlOiB6LmVudW0oY2FzZUlkcyksIHByb2R1Y3Q6IHoubnVsbGFibGUoaW5zdXJhbmNlTGluZSksIHJlYXNvbjogei5lbnVtKGNhc2VSZWFzb25zKSB9KSxcbiAgei5vYmplY3QoeyBldmVudDogei5saXRlcmFsKFwicXVvdGVzX3Nob3duXCIpLCAuLi5jb21tb24sIHF1b3Rlczogei5pbnQoKSwgY2FycmllcnNBc2tlZDogei5pbnQoKSB9KSxcbiAgei5vYmplY3QoeyBldmVudDogei5saXRlcmFsKFwicXVvdGluZ19lbmRcIiksIC4uLmNvbW1vbiwgcmVhc29uOiBxdW90aW5nRW5kIH0pLFxuICB6Lm9iamVjdCh7IGV2ZW50OiB6LmxpdGVyYWwoXCJxdW90ZV9zZWxlY3RcIiksIC4uLmNvbW1vbiwgY2FycmllcjogbmFtZSB9KSxcbiAgei5vYmplY3QoeyBldmVudDogei5saXRlcmFsKFwiZmluYWxpemVcIiksIC4uLmNvbW1vbiwgYnk6IHouZW51bShbXCJjb250YWN0XCIsIFwicGhvbmVcIiwgXCJwdXJjaGFzZVwiXSkgfSksXG4gIHoub2JqZWN0KHsgZXZlbnQ6IHoubGl0ZXJhbChcImVycm9yX3NjcmVlblwiKSwgLi4uY29tbW9uLCBjb2RlOiBuYW1lIH0pLFxuXSk7XG5cbmV4cG9ydCB0eXBlIEFuYWx5dGljc0V2ZW50ID0gei5pbmZlcjx0eXBlb2YgYW5hbHl0aWNzRXZlbnQ+O1xuXG5leHBvcnQgY29uc3QgZXZlbnRzUmVxdWVzdHMgPSB7XG4gIHJlY29yZEV2ZW50czoge1xuICAgIHN1bW1hcnk6IFwiUmVjb3JkIGFuYWx5dGljcyBldmVudHNcIixcbiAgICBib2R5OiB6Lm9iamVjdCh7IGV2ZW50czogei5hcnJheShhbmFseXRpY3NFdmVudCkuY2hlY2soei5tYXhMZW5ndGgoNTApKSB9KSxcbiAgICBwcm9ibGVtczogW10sXG4gIH0sXG59IHNhdGlzZmllcyBSZXF1ZXN0cztcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcHJvYmxlbS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcHJvYmxlbS50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuXG4vKiogRXZlcnkgcHJvYmxlbSBjb2RlIG9mIHRoZSBzZXJ2aWNlLCB3aXRoIGl0cyBIVFRQIHN0YXR1cy4gQ2FsbGVycyBhY3Qgb24gdGhlIGNvZGUsIG5ldmVyIG9uIHRoZSBzdGF0dXMgb3IgdGhlIHRleHQuICovXG5leHBvcnQgY29uc3QgcHJvYmxlbVN0YXR1cyA9IHtcbiAgLyoqIFRoZSBib2R5LCBxdWVyeSBvciBwYXRoIGJyZWFrcyB0aGUgY29udHJhY3Q7IGBlcnJvcnNgIHBvaW50cyB0byB0aGUgcGxhY2VzLiAqL1xuICBWQUxJREFUSU9OOiA0MjIsXG4gIC8qKiBUaGUgYm9keSBpc24ndCBKU09OLiAqL1xuICBNQUxGT1JNRURfSlNPTjogNDAwLFxuICAvKiogVGhlIGJvZHkgaXMgbGFyZ2VyIHRoYW4gdGhlIGNhbGwgYWNjZXB0cy4gKi9cbiAgQk9EWV9UT09fTEFSR0U6IDQxMyxcbiAgLyoqIFRoZSBib2R5IGlzbid0IHNlbnQgYXMgYGFwcGxpY2F0aW9uL2pzb25gLiAqL1xuICBVTlNVUFBPUlRFRF9NRURJQV9UWVBFOiA0MTUsXG4gIC8qKiBUaGUgcGFydG5lciBrZXkgaXMgbWlzc2luZywgdW5rbm93biwgcmV2b2tlZCBvciBleHBpcmVkLCBvciB0aGUgcGFydG5lciBpcyBzdXNwZW5kZWQuICovXG4gIFBBUlRORVJfS0VZX0lOVkFMSUQ6IDQwMSxcbiAgLyoqIFRoZSBwYWdlJ3Mgb3JpZ2luIGlzIG5vdCBvbmUgb2YgdGhlIHBhcnRuZXIncy4gKi9cbiAgT1JJR0lOX05PVF9BTExPV0VEOiA0MDMsXG4gIC8qKiBUaGUgY2FsbCBuZWVkcyBhIHNlc3Npb24ncyB0b2tlbiAoYEF1dGhvcml6YXRpb246IEJlYXJlcmApLCBhbmQgaGFzIG5vbmUgdGhhdCBpcyBrbm93bi4gKi9cbiAgVE9LRU5fTUlTU0lORzogNDAxLFxuICAvKiogQWxzbyByZXR1cm5lZCBmb3IgYW5vdGhlciBzZXNzaW9uJ3MgbGVhZCBvciBhcHBsaWNhdGlvbjogYW4gaWQgZ3JhbnRzIG5vIGFjY2VzcyBhbmQgcmV2ZWFscyBub3RoaW5nLiAqL1xuICBOT1RfRk9VTkQ6IDQwNCxcbiAgLyoqIFRoZSBwYXRoIGV4aXN0cywgd2l0aCBvdGhlciBtZXRob2RzIChgQWxsb3dgKS4gKi9cbiAgTUVUSE9EX05PVF9BTExPV0VEOiA0MDUsXG4gIC8qKiBUaGUgZW50aXR5IGNoYW5nZWQgc2luY2UgaXQgd2FzIHJlYWQ6IGZldGNoIGl0IGFnYWluIChgcmV2aXNpb25gIGlzIHRoZSBjdXJyZW50IG9uZSkuICovXG4gIFJFVklTSU9OX0NPTkZMSUNUOiA0MDksXG4gIC8qKiBBbiB1cGRhdGUgbXVzdCBuYW1lIHRoZSByZXZpc2lvbiB0aGF0IGl0IGNoYW5nZXMuICovXG4gIFJFVklTSU9OX1JFUVVJUkVEOiA0MjgsXG4gIC8qKiBUaGUgc2FtZSBJZGVtcG90ZW5jeS1LZXkgd2FzIHVzZWQgZm9yIGFub3RoZXIgcmVxdWVzdC4gKi9cbiAgSURFTVBPVEVOQ1lfQ09ORkxJQ1Q6IDQwOSxcbiAgLyoqIFRoZSBjYWxsIG5lZWRzIGFuIGBJZGVtcG90ZW5jeS1LZXlgLCBzbyB0aGF0IGEgcmVwZWF0IGRvZXMgbm90aGluZyB0d2ljZS4gKi9cbiAgSURFTVBPVEVOQ1lfS0VZX1JFUVVJUkVEOiA0MjgsXG4gIC8qKiBUb28gbWFueSBjYWxscywgc3RyZWFtcyBvciB3cm9uZyBndWVzc2VzIGZyb20gdGhpcyBhZGRyZXNzIChSZXRyeS1BZnRlcikuICovXG4gIFJBVEVfTElNSVRFRDogNDI5LFxuICAvKiogVGhlIGxpbmUgaXNuJ3Qgb2ZmZXJlZCBpbiB0aGUgc3RhdGUgb3IgYnkgdGhlIHBhcnRuZXI6IGNvbXBsZXggY2FzZSBjb2RlTm90U3VwcG9ydGVkLiAqL1xuICBDT0RFX05PVF9TVVBQT1JURUQ6IDQwOSxcbiAgLyoqIFJlYnVpbGQgY29zdCBhYm92ZSB0aGUgdGhyZXNob2xkLiAqL1xuICBDT1NUX1RPT19ISUdIOiA0MDksXG4gIC8qKiBDb21wbGV4IGNhc2UgdG9vRXhwZW5zaXZlQ29ubmVjdFZpYVBob25lLiAqL1xuICBQUkVNSVVNX1RPT19ISUdIOiA0MDksXG4gIC8qKiBDb21wbGV4IGNhc2UgYXV0b01ha2VNb2RlbFVuc3VwcG9ydGVkLiAqL1xuICBNQUtFX01PREVMX1VOU1VQUE9SVEVEOiA0MDksXG4gIC8qKiBObyB2ZWhpY2xlIGhhcyB0aGlzIFZJTi4gKi9cbiAgVklOX05PVF9GT1VORDogNDA0LFxuICAvKiogTm8gcGxhY2UgaGFzIHRoaXMgWklQIGNvZGUuICovXG4gIFpJUF9OT1RfRk9VTkQ6IDQwNCxcbiAgLyoqIFRoZSBwYXJ0bmVyIGhhcyBubyBzdWNoIHJlZmVycmFsIGNvZGUuICovXG4gIFJFRkVSUkFMX05PVF9GT1VORDogNDA0LFxuICAvKiogVGhlIHBhcnRuZXIgaGFzIG5vIGxlYWQgd2l0aCB0aGlzIGxvb2t1cCBpZC4gKi9cbiAgTE9PS1VQX05PVF9GT1VORDogNDA0LFxuICAvKiogVGhlcmUgaXMgbm8gc3VjaCBwYXJ0bmVyLiAqL1xuICBQQVJUTkVSX05PVF9GT1VORDogNDA0LFxuICAvKiogVGhlIHByb3ZpZGVyIG9mIHByZWZpbGxlZCBkYXRhIGRpZG4ndCBhbnN3ZXIuICovXG4gIFBSRUZJTExfRkFJTEVEOiA1MDIsXG4gIC8qKiBTdWJtaXR0ZWQgYmVmb3JlIHRoZSBhbnN3ZXJzIHRoYXQgdGhlIGxpbmUgaXMgcmF0ZWQgb24gYXJlIGtub3duLiAqL1xuICBBUFBMSUNBVElPTl9JTkNPTVBMRVRFOiA0MDksXG4gIC8qKiBUaGUgcXVvdGUgaGFzIG5vIHByaWNlLCBvciBiZWxvbmdzIHRvIGEgcnVuIHRoYXQgYSBsYXRlciBvbmUgcmVwbGFjZWQuICovXG4gIFFVT1RFX05PVF9TRUxFQ1RBQkxFOiA0MDksXG4gIC8qKiBUaGUgcXVvdGUgY2FuJ3QgYmUgYm91Z2h0IG9ubGluZSwgYmVjYXVzZSBvZiBpdHMgY2FycmllciwgdGhlIHN0YXRlIG9yIGFuIGFuc3dlci4gKi9cbiAgTk9UX0JJTkRBQkxFOiA0MDksXG4gIC8qKiBDb21wbGV4IGNhc2Ugbm9RdW90ZXNSZXR1cm5lZE9uRGlnaXRhbEJpbmRSZXZpZXcuICovXG4gIE5PX1FVT1RFX09OX1JFVklFVzogNDA5LFxuICAvKiogVGhlIHByaWNlIGlzbid0IHRoZSBhZ3JlZWQgb25lLiAqL1xuICBQUklDRV9DSEFOR0VEOiA0MDksXG4gIC8qKiBBbm90aGVyIHBheW1lbnQgaXNuJ3Qgb3ZlciBvciB3YXMgbWFkZTogYSBsZWFkIGJ1eXMgb25jZSwgZnJvbSBhbnkgYXBwbGljYXRpb24gYW5kIGRldmljZS4gKi9cbiAgUEFZTUVOVF9VTkRFUl9XQVk6IDQwOSxcbiAgLyoqIFRoZSB0b2tlbiBmb3IgdGhlIGV4dGVybmFsIHNpdGUgY291bGRuJ3QgYmUgY3JlYXRlZC4gKi9cbiAgSEFORF9PRkZfRkFJTEVEOiA1MDIsXG4gIC8qKiBUaGUgdG9rZW4gaXNuJ3Qgb3VycywgaXMgZm9yIGFub3RoZXIgc2l0ZSwgb3IgaGFzIGV4cGlyZWQuICovXG4gIEhBTkRfT0ZGX1RPS0VOX0lOVkFMSUQ6IDQwMyxcbiAgLyoqIFRoZSB0b2tlbiBpcyB2YWxpZCBmb3Igb25lIHVzZS4gKi9cbiAgSEFORF9PRkZfVE9LRU5fVVNFRDogNDA5LFxuICAvKiogVGhlcmUgaXMgbm8gcHJpY2UgeWV0IGZvciBhbiBlLW1haWwuICovXG4gIE5PX1FVT1RFUzogNDA5LFxuICAvKiogTmVpdGhlciB0aGUgY2FsbCBub3IgdGhlIHNlc3Npb24ncyBsZWFkIGhhcyBhbiBlLW1haWwgYWRkcmVzcy4gKi9cbiAgTk9fUkVDSVBJRU5UOiA0MDksXG4gIC8qKiBUaGUgZGF5J3MgZS1tYWlscyBhcmUgdXNlZCB1cDogZm9yIHRoZSBzZXNzaW9uLCBpdHMgbmV0d29yayBhZGRyZXNzLCB0aGUgcGFydG5lciwgb3IgdGhlIG1haWxib3guICovXG4gIEVNQUlMX0xJTUlUOiA0MjksXG4gIC8qKiBUaGUgbGluayBpc24ndCBvdXJzLCBpcyBhbm90aGVyIHBhcnRuZXIncywgd2FzIHVzZWQgb3IgaGFzIGV4cGlyZWQ7IHRoZSByZXNwb25zZSBkb2Vzbid0IHJldmVhbCB3aGljaC4gKi9cbiAgUkVTVU1FX0xJTktfSU5WQUxJRDogNDA0LFxuICAvKiogVGhlIHNhbWUgZm9yIGFuIGVyYXN1cmUgbGluay4gKi9cbiAgRVJBU1VSRV9MSU5LX0lOVkFMSUQ6IDQwNCxcbiAgLyoqIEEgbGVhZCB0aGF0IGlzIGZpbmFsaXplZCwgcGFpZCBvciBib3VuZCBhY2NlcHRzIG5vIGZ1cnRoZXIgdXBkYXRlcy4gKi9cbiAgTEVBRF9GSU5BTElaRUQ6IDQwOSxcbiAgLyoqIFRoZSBzZXJ2aWNlIGlzIHN0b3BwaW5nLCBvciBpdHMgZGF0YWJhc2UgaXMgdW5yZWFjaGFibGU6IHRoZSBzYW1lIGNhbGwgbWF5IHN1Y2NlZWQgc29vbiAoUmV0cnktQWZ0ZXIpLiAqL1xuICBTSFVUVElOR19ET1dOOiA1MDMsXG4gIC8qKiBUaGUgc2VydmljZSBmYWlsZWQgaW4gYSB3YXkgdGhhdCBpdCBkaWRuJ3QgZXhwZWN0LiBJdHMgbG9nIGhhcyB0aGUgcmVzdCB1bmRlciBgcmVxdWVzdElkYC4gKi9cbiAgSU5URVJOQUw6IDUwMCxcbn0gYXMgY29uc3Q7XG5cbmV4cG9ydCB0eXBlIFByb2JsZW1Db2RlID0ga2V5b2YgdHlwZW9mIHByb2JsZW1TdGF0dXM7XG5cbi8qKiBQcm9ibGVtcyBvbiB0aGUgY2FsbGVyJ3Mgc2lkZTogbm8gY29ubmVjdGlvbiwgbm8gcmVzcG9uc2UgaW4gdGltZSwgYSByZXNwb25zZSB0aGF0IGJyZWFrcyB0aGUgY29udHJhY3QuICovXG5leHBvcnQgdHlwZSBMb2NhbFByb2JsZW1Db2RlID0gXCJORVRXT1JLXCIgfCBcIlRJTUVPVVRcIiB8IFwiSU5WQUxJRF9SRVNQT05TRVwiO1xuXG4vKipcbiAqIEEgcmVmdXNlZCBmaWVsZC4gYHBvaW50ZXJgIGlzIGEgSlNPTiBQb2ludGVyIGludG8gdGhlIGJvZHkgKFwiL2RyaXZlcnMvMC9kb2JcIiksIG9yIFwicXVlcnkvbmFtZVwiLCBcInBhdGgvbmFtZVwiLiBgY29kZWAgbmFtZXNcbiAqIHRoZSBydWxlIGlmIHRoZSBmb3JtcyBoYXZlIHRoZSBzYW1lIG9uZS5cbiAqL1xuZXhwb3J0IGNvbnN0IGZpZWxkRXJyb3IgPSB6Lm9iamVjdCh7IHBvaW50ZXI6IHouc3RyaW5nKCksIG1lc3NhZ2U6IHouc3RyaW5nKCksIGNvZGU6IHoub3B0aW9uYWwoei5zdHJpbmcoKSkgfSk7XG5leHBvcnQgdHlwZSBGaWVsZEVycm9yID0gei5pbmZlcjx0eXBlb2YgZmllbGRFcnJvcj47XG5cbi8qKlxuICogUkZDIDk0NTcgcHJvYmxlbSBkZXRhaWxzLiBgdHlwZWAgaXMgYGFib3V0OmJsYW5rYDogdGhlIGNvZGUgY2FycmllcyB0aGUgbWVhbmluZy4gQ2FsbGVycyBrZWVwIG5vdGhpbmcgZWxzZSBvZiBhIGZhaWx1cmU6XG4gKiBgdGl0bGVgIGFuZCBgc3RhdHVzYCBmb2xsb3cgZnJvbSB0aGUgY29kZSwgYW5kIHRoZSBzZXJ2aWNlJ3MgbG9nIGhhcyB0aGUgcmVzdCB1bmRlciBgcmVxdWVzdElkYC5cbiAqL1xuZXhwb3J0IGNvbnN0IHByb2JsZW0gPSB6Lm9iamVjdCh7XG4gIHR5cGU6IHouc3RyaW5nKCksXG4gIHRpdGxlOiB6LnN0cmluZygpLFxuICBzdGF0dXM6IHouaW50KCksXG4gIGNvZGU6IHouc3RyaW5nKCksXG4gIGRldGFpbDogei5vcHRpb25hbCh6LnN0cmluZygpKSxcbiAgLyoqIElkZW50aWZpZXMgdGhlIHJlcXVlc3QgaW4gdGhlIHNlcnZpY2UncyBsb2cuICovXG4gIHJlcXVlc3RJZDogei5vcHRpb25hbCh6LnN0cmluZygpKSxcbiAgZXJyb3JzOiB6Lm9wdGlvbmFsKHouYXJyYXkoZmllbGRFcnJvcikpLFxuICAvKiogVGhlIGN1cnJlbnQgcmV2aXNpb24sIHdpdGggUkVWSVNJT05fQ09ORkxJQ1QuICovXG4gIHJldmlzaW9uOiB6Lm9wdGlvbmFsKHouaW50KCkpLFxuICAvKiogVGhlIGNvbmZsaWN0aW5nIHBheW1lbnQsIHdpdGggUEFZTUVOVF9VTkRFUl9XQVkuICovXG4gIHRyYW5zYWN0aW9uSWQ6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG59KTtcblxuZXhwb3J0IGludGVyZmFjZSBQcm9ibGVtIGV4dGVuZHMgT21pdDx6LmluZmVyPHR5cGVvZiBwcm9ibGVtPiwgXCJjb2RlXCI+IHtcbiAgY29kZTogUHJvYmxlbUNvZGUgfCBMb2NhbFByb2JsZW1Db2RlO1xufVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hZGRyZXNzZXMucmVxdWVzdHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FkZHJlc3Nlcy5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IGxlbmd0aCB9IGZyb20gXCIuLi8uLi9idXNpbmVzcy9saW1pdHNcIjtcbmltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBhZGRyZXNzLCBzdGF0ZUNvZGUgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuZXhwb3J0IGNvbnN0IGFkZHJlc3Nlc1JlcXVlc3RzID0ge1xuICBzdWdnZXN0QWRkcmVzc2VzOiB7XG4gICAgc3VtbWFyeTogXCJTdWdnZXN0IGFkZHJlc3NlcyBmb3Igd2hhdCB3YXMgdHlwZWRcIixcbiAgICBib2R5OiB6Lm9iamVjdCh7IHRleHQ6IHouc3RyaW5nKCkuY2hlY2soei5tYXhMZW5ndGgobGVuZ3RoLmFkZHJlc3NTZWFyY2gpKSwgc3RhdGU6IHoub3B0aW9uYWwoc3RhdGVDb2RlKSB9KSxcbiAgICBwcm9ibGVtczogW10sXG4gIH0sXG4gIHZlcmlmeUFkZHJlc3M6IHtcbiAgICBzdW1tYXJ5OiBcIlZlcmlmeSBhbiBhZGRyZXNzXCIsXG4gICAgYm9keTogei5vYmplY3QoeyBhZGRyZXNzLCB1bml0Q29uZmlybWVkOiB6Lm9wdGlvbmFsKHouYm9vbGVhbigpKSB9KSxcbiAgICBwcm9ibGVtczogW10sXG4gIH0sXG59IHNhdGlzZmllcyBSZXF1ZXN0cztcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9uc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9hcHBsaWNhdGlvbnMucmVxdWVzdHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9hcHBsaWNhdGlvbnMucmVxdWVzdHMudHNcIjtpbXBvcnQgeyBkcml2ZXJzLCB2ZWhpY2xlcyB9IGZyb20gXCIuLi8uLi8uLi9idXNpbmVzcy9saW1pdHNcIjtcbmltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgaWQsIGluc3VyYW5jZUxpbmUsIGlzb0RheSwgcGVyc29uYWxJbmZvLCBzY29wZSwgc3RhdGVDb2RlLCB0ZXh0IH0gZnJvbSBcIi4uL3ZhbHVlc1wiO1xuaW1wb3J0IHsgdmVoaWNsZSB9IGZyb20gXCIuLi92ZWhpY2xlXCI7XG5pbXBvcnQgeyBhZGRpdGlvbmFsSW5mbyB9IGZyb20gXCIuL2FkZGl0aW9uYWxJbmZvXCI7XG5pbXBvcnQgeyBhdXRvQ292ZXJhZ2VEYXRhIH0gZnJvbSBcIi4vYXV0b0NvdmVyYWdlRGF0YVwiO1xuaW1wb3J0IHsgcGV0RGV0YWlscyB9IGZyb20gXCIuL2NyZWF0ZVBldFwiO1xuaW1wb3J0IHsgZHJpdmVyIH0gZnJvbSBcIi4vZHJpdmVyXCI7XG5pbXBvcnQgeyBsaWZlRmllbGRzLCBsaWZlTWFpbGluZ0FkZHJlc3MgfSBmcm9tIFwiLi9saWZlXCI7XG5pbXBvcnQgeyBwcm9wZXJ0eVByZWZpbGwgfSBmcm9tIFwiLi9wcm9wZXJ0eVwiO1xuaW1wb3J0IHsgYXBwbGljYXRpb25QYXJhbXMgfSBmcm9tIFwiLi9zaGFyZWRcIjtcbmltcG9ydCB7IGNvaGFiaXRhdGlvbkRhdGEgfSBmcm9tIFwiLi91cGRhdGVDb2hhYml0YXRpb25cIjtcbmltcG9ydCB7IGRpc2NvdW50c0RhdGEgfSBmcm9tIFwiLi91cGRhdGVEaXNjb3VudHNcIjtcblxuLyoqIEFuIG9wdGlvbidzIHZhbHVlIGFzIGBjb3ZlcmFnZXNgIGxpc3RzIGl0LCBvciB3aG9sZSBkb2xsYXJzIGlmIHRoZSBpbmNyZW1lbnRzIGFyZSBhIFJBTkdFLiAqL1xuY29uc3QgY2hvc2VuVmFsdWUgPSB6LnN0cmluZygpLmNoZWNrKHoucmVnZXgoL15cXGR7MSw4fSQvKSk7XG5cbi8qKiBDaG9zZW4gdmFsdWVzIGJ5IHRoZSBjb3ZlcmFnZXMnIGFwaUtleXM6IGB7IGFsbFBlcmlsczogXCIyNTAwXCIgfWAuICovXG5leHBvcnQgY29uc3QgY2hvc2VuQ292ZXJhZ2VzID0gei5yZWNvcmQoei5zdHJpbmcoKS5jaGVjayh6LnJlZ2V4KC9eW2EtekEtWl17MSw0MH0kLykpLCBjaG9zZW5WYWx1ZSk7XG5cbmV4cG9ydCB0eXBlIENob3NlbkNvdmVyYWdlcyA9IHouaW5mZXI8dHlwZW9mIGNob3NlbkNvdmVyYWdlcz47XG5cbmV4cG9ydCBjb25zdCBhcHBsaWNhdGlvbnNSZXF1ZXN0cyA9IHtcbiAgY3JlYXRlTGlmZUFwcGxpY2F0aW9uOiB7XG4gICAgc3VtbWFyeTogXCJDcmVhdGUgYSBsaWZlIGFwcGxpY2F0aW9uXCIsXG4gICAgYm9keTogei5vYmplY3QoeyBsZWFkSWQ6IHoub3B0aW9uYWwoaWQpLCBtYWlsaW5nQWRkcmVzczogbGlmZU1haWxpbmdBZGRyZXNzLCAuLi5saWZlRmllbGRzIH0pLFxuICAgIHByb2JsZW1zOiBbXCJDT0RFX05PVF9TVVBQT1JURURcIiwgXCJQUkVNSVVNX1RPT19ISUdIXCIsIFwiTk9UX0ZPVU5EXCIsIFwiTEVBRF9GSU5BTElaRURcIl0sXG4gIH0sXG4gIGNyZWF0ZVBldEFwcGxpY2F0aW9uOiB7XG4gICAgc3VtbWFyeTogXCJDcmVhdGUgYSBwZXQgYXBwbGljYXRpb25cIixcbiAgICBib2R5OiB6LmV4dGVuZChwZXREZXRhaWxzLCB7IGxlYWRJZDogei5vcHRpb25hbChpZCkgfSksXG4gICAgcHJvYmxlbXM6IFtcIkNPREVfTk9UX1NVUFBPUlRFRFwiLCBcIlBSRU1JVU1fVE9PX0hJR0hcIiwgXCJOT1RfRk9VTkRcIiwgXCJMRUFEX0ZJTkFMSVpFRFwiXSxcbiAgfSxcbiAgbGlzdFZlaGljbGVzOiB7XG4gICAgc3VtbWFyeTogXCJMaXN0IGFuIGFwcGxpY2F0aW9uJ3MgdmVoaWNsZXNcIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIl0sXG4gIH0sXG4gIGZpbGxQcmVmaWxsOiB7XG4gICAgc3VtbWFyeTogXCJGaWxsIGEgcHJvcGVydHkncyBkZXNjcmlwdGlvbiBmcm9tIHB1YmxpYyByZWNvcmRzXCIsXG4gICAgcGFyYW1zOiBhcHBsaWNhdGlvblBhcmFtcyxcbiAgICBib2R5OiB6Lm9iamVjdCh7fSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIlBSRUZJTExfRkFJTEVEXCIsIFwiQ09TVF9UT09fSElHSFwiXSxcbiAgfSxcbiAgcmVhZEFwcGxpY2F0aW9uOiB7XG4gICAgc3VtbWFyeTogXCJSZWFkIGFuIGFwcGxpY2F0aW9uXCIsXG4gICAgcGFyYW1zOiBhcHBsaWNhdGlvblBhcmFtcyxcbiAgICBwcm9ibGVtczogW1wiTk9UX0ZPVU5EXCJdLFxuICB9LFxuICByZWFkUHJlZmlsbDoge1xuICAgIHN1bW1hcnk6IFwiUmVhZCBwcmVmaWxsZWQgdmVoaWNsZXNcIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIiwgXCJQUkVGSUxMX0ZBSUxFRFwiXSxcbiAgfSxcbiAgc3VibWl0QXBwbGljYXRpb246IHtcbiAgICBzdW1tYXJ5OiBcIlN1Ym1pdCBhbiBhcHBsaWNhdGlvbiBmb3IgcmF0aW5nXCIsXG4gICAgcGFyYW1zOiBhcHBsaWNhdGlvblBhcmFtcyxcbiAgICBib2R5OiB6Lm9iamVjdCh7IGNhcnJpZXI6IHoub3B0aW9uYWwodGV4dCg2NCkpLCBwcm9kdWN0OiB6Lm9wdGlvbmFsKGluc3VyYW5jZUxpbmUpLCBzY29wZTogei5vcHRpb25hbChzY29wZSkgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIkFQUExJQ0FUSU9OX0lOQ09NUExFVEVcIiwgXCJQUkVNSVVNX1RPT19ISUdIXCJdLFxuICB9LFxuICB1cGRhdGVBZGRpdGlvbmFsSW5mbzoge1xuICAgIHN1bW1hcnk6IFwiVXBkYXRlIG1pbGVhZ2UsIGNvbnRpbnVvdXMgY292ZXJhZ2UsIHByaW9yIGxpbWl0cywgaG9tZSB0eXBlIGFuZCB1c2FnZVwiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgYm9keTogYWRkaXRpb25hbEluZm8sXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIlJFVklTSU9OX0NPTkZMSUNUXCJdLFxuICB9LFxuICB1cGRhdGVCdW5kbGluZzoge1xuICAgIHN1bW1hcnk6IFwiU2F5IHdoZXRoZXIgYSBzZWNvbmQgbGluZSBpcyB3YW50ZWRcIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIGJvZHk6IHoub2JqZWN0KHsgYnVuZGxpbmc6IHouYm9vbGVhbigpIH0pLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIiwgXCJSRVZJU0lPTl9DT05GTElDVFwiXSxcbiAgfSxcbiAgdXBkYXRlQ29oYWJpdGF0aW9uOiB7XG4gICAgc3VtbWFyeTogXCJTYXkgd2hvIHNoYXJlcyB0aGUgaG9tZVwiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgYm9keTogei5vYmplY3QoeyBjb2hhYml0YXRpb25EYXRhIH0pLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIiwgXCJSRVZJU0lPTl9DT05GTElDVFwiXSxcbiAgfSxcbiAgdXBkYXRlQ292ZXJhZ2VzOiB7XG4gICAgc3VtbWFyeTogXCJDaG9vc2UgY292ZXJhZ2VzIGFuZCBkZWR1Y3RpYmxlc1wiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgYm9keTogei5vYmplY3QoeyBlZGl0YWJsZUNvdmVyYWdlczogY2hvc2VuQ292ZXJhZ2VzIH0pLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIiwgXCJSRVZJU0lPTl9DT05GTElDVFwiXSxcbiAgfSxcbiAgdXBkYXRlRGlzY291bnRzOiB7XG4gICAgc3VtbWFyeTogXCJTYXkgd2hhdCBtYXkgZWFybiBhIGRpc2NvdW50XCIsXG4gICAgcGFyYW1zOiBhcHBsaWNhdGlvblBhcmFtcyxcbiAgICBib2R5OiB6Lm9iamVjdCh7IHByb2R1Y3Q6IGluc3VyYW5jZUxpbmUsIHN0YXRlOiBzdGF0ZUNvZGUsIGRpc2NvdW50c0RhdGEgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIlJFVklTSU9OX0NPTkZMSUNUXCJdLFxuICB9LFxuICB1cGRhdGVEcml2ZXJzOiB7XG4gICAgc3VtbWFyeTogXCJTZXQgdGhlIGRyaXZlcnNcIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIGJvZHk6IHoub2JqZWN0KHtcbiAgICAgIGRyaXZlcnM6IHouYXJyYXkoZHJpdmVyKS5jaGVjayh6Lm1pbkxlbmd0aCgxKSwgei5tYXhMZW5ndGgoZHJpdmVycy5tYXgpKSxcbiAgICAgIHBlcnNvbmFsSW5mbzogei5vcHRpb25hbChwZXJzb25hbEluZm8pLFxuICAgIH0pLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIiwgXCJSRVZJU0lPTl9DT05GTElDVFwiLCBcIlBSRU1JVU1fVE9PX0hJR0hcIl0sXG4gIH0sXG4gIHVwZGF0ZUdlbmVyYWxJbmZvOiB7XG4gICAgc3VtbWFyeTogXCJVcGRhdGUgdGhlIGFwcGxpY2FudCBhbmQgdGhlIHN0YXJ0IGRhdGVcIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIGJvZHk6IHoub2JqZWN0KHtcbiAgICAgIHBlcnNvbmFsSW5mb0RhdGE6IHoub3B0aW9uYWwocGVyc29uYWxJbmZvKSxcbiAgICAgIGluc3VyYW5jZVN0YXJ0RGF0YTogei5vcHRpb25hbChcbiAgICAgICAgei5vYmplY3Qoe1xuICAgICAgICAgIGVmZmVjdGl2ZURhdGU6IGlzb0RheSxcbiAgICAgICAgICAvKiogUmVudGVyczogdGhlIGRhdGUgc2luY2Ugd2hlbiB0aGUgaW5zdXJlZCBoYXMgbGl2ZWQgdGhlcmUsIDE5NzAtMDEtMDEgdG8gdG9kYXkuICovXG4gICAgICAgICAgaW5zdXJlZFJlc2lkZVRpbWU6IHoub3B0aW9uYWwoaXNvRGF5KSxcbiAgICAgICAgfSksXG4gICAgICApLFxuICAgIH0pLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIiwgXCJSRVZJU0lPTl9DT05GTElDVFwiLCBcIlBSRU1JVU1fVE9PX0hJR0hcIl0sXG4gIH0sXG4gIHVwZGF0ZUxpZmU6IHtcbiAgICBzdW1tYXJ5OiBcIlVwZGF0ZSBhIGxpZmUgYXBwbGljYXRpb25cIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIGJvZHk6IHoub2JqZWN0KGxpZmVGaWVsZHMpLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIiwgXCJSRVZJU0lPTl9DT05GTElDVFwiLCBcIlBSRU1JVU1fVE9PX0hJR0hcIl0sXG4gIH0sXG4gIHVwZGF0ZVByZWZpbGw6IHtcbiAgICBzdW1tYXJ5OiBcIlVwZGF0ZSBhIHByb3BlcnR5J3MgZGVzY3JpcHRpb25cIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIGJvZHk6IHoub2JqZWN0KHsgcHJvZHVjdDogaW5zdXJhbmNlTGluZSwgcHJlZmlsbERhdGE6IHByb3BlcnR5UHJlZmlsbCB9KSxcbiAgICBwcm9ibGVtczogW1wiTk9UX0ZPVU5EXCIsIFwiUkVWSVNJT05fQ09ORkxJQ1RcIiwgXCJDT1NUX1RPT19ISUdIXCJdLFxuICB9LFxuICB1cGRhdGVWZWhpY2xlczoge1xuICAgIHN1bW1hcnk6IFwiU2V0IHRoZSB2ZWhpY2xlcyBhbmQgdGhlIGNvdmVyYWdlcyBjaG9zZW4gZm9yIHRoZW1cIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIGJvZHk6IHoub2JqZWN0KHtcbiAgICAgIHBlcnNvbmFsVmVoaWNsZXNEYXRhOiB6LmFycmF5KHZlaGljbGUpLmNoZWNrKHoubWluTGVuZ3RoKDEpLCB6Lm1heExlbmd0aCh2ZWhpY2xlcy5tYXgpKSxcbiAgICAgIGF1dG9Db3ZlcmFnZURhdGE6IHoub3B0aW9uYWwoYXV0b0NvdmVyYWdlRGF0YSksXG4gICAgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIlJFVklTSU9OX0NPTkZMSUNUXCIsIFwiTUFLRV9NT0RFTF9VTlNVUFBPUlRFRFwiLCBcIlBSRU1JVU1fVE9PX0hJR0hcIl0sXG4gIH0sXG59IHNhdGlzZmllcyBSZXF1ZXN0cztcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9uc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2FwcGxpY2F0aW9ucy9jcmVhdGlvbkF0LnJlcXVlc3RzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvY3JlYXRpb25BdC5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IGFkZHJlc3NQYXR0ZXJucyB9IGZyb20gXCIuLi8uLi8uLi9idXNpbmVzcy9hZGRyZXNzUGF0dGVybnNcIjtcbmltcG9ydCB7IGxlbmd0aCB9IGZyb20gXCIuLi8uLi8uLi9idXNpbmVzcy9saW1pdHNcIjtcbmltcG9ydCB7IGluc3VyYW5jZUxpbmVzLCB0eXBlIExpbmVBdEFkZHJlc3MgfSBmcm9tIFwiLi4vLi4vLi4vYnVzaW5lc3MvbGluZXNcIjtcbmltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgYWRkcmVzcywgaWQsIHBlcnNvbmFsSW5mbywgdGV4dCB9IGZyb20gXCIuLi92YWx1ZXNcIjtcbmltcG9ydCB7IGNyZWF0aW9uSWQsIHR5cGUgQ3JlYXRpb25JZCB9IGZyb20gXCIuL2NyZWF0aW9uQXRcIjtcblxuLyoqIFRoZSBpbnN1cmVkIGFkZHJlc3MsIGluIHRoZSBjaGFyYWN0ZXJzIHRoYXQgYW4gYWRkcmVzcyBtYXkgaGF2ZS4gVGhlIHNlcnZpY2UgY2hlY2tzIHRoYXQgdGhlIFpJUCBjb2RlIGlzIGluIHRoZSBzdGF0ZS4gKi9cbmNvbnN0IHJpc2tBZGRyZXNzID0gei5leHRlbmQoYWRkcmVzcywge1xuICBhZGRyZXNzTGluZTE6IHRleHQobGVuZ3RoLmFkZHJlc3NMaW5lKS5jaGVjayh6LnJlZ2V4KGFkZHJlc3NQYXR0ZXJucy5saW5lKSksXG4gIGFkZHJlc3NMaW5lMjogei5vcHRpb25hbCh6LnN0cmluZygpLmNoZWNrKHoudHJpbSgpLCB6Lm1heExlbmd0aChsZW5ndGgudW5pdCksIHoucmVnZXgoYWRkcmVzc1BhdHRlcm5zLnVuaXQpKSksXG4gIGNpdHk6IHRleHQobGVuZ3RoLmNpdHkpLmNoZWNrKHoucmVnZXgoYWRkcmVzc1BhdHRlcm5zLmNpdHkpKSxcbn0pO1xuXG5jb25zdCBib2R5ID0gei5vYmplY3QoeyBsZWFkSWQ6IHoub3B0aW9uYWwoaWQpLCBwcm9wZXJ0eUFkZHJlc3M6IHJpc2tBZGRyZXNzLCBwZXJzb25hbEluZm86IHoub3B0aW9uYWwocGVyc29uYWxJbmZvKSB9KTtcblxuY29uc3QgcmVxdWVzdEF0ID0gKGxpbmU6IExpbmVBdEFkZHJlc3MpID0+ICh7XG4gIHN1bW1hcnk6IGBDcmVhdGUgYW4gYXBwbGljYXRpb24gZm9yICR7bGluZX0gaW5zdXJhbmNlYCxcbiAgYm9keSxcbiAgcHJvYmxlbXM6IFtcIkNPREVfTk9UX1NVUFBPUlRFRFwiLCBcIkNPU1RfVE9PX0hJR0hcIiwgXCJQUkVNSVVNX1RPT19ISUdIXCIsIFwiTk9UX0ZPVU5EXCIsIFwiTEVBRF9GSU5BTElaRURcIl0gYXMgY29uc3QsXG59KTtcblxuY29uc3QgbGluZXNBdEFkZHJlc3MgPSBpbnN1cmFuY2VMaW5lcy5mbGF0TWFwKChsaW5lKSA9PiAoXCJyaXNrXCIgaW4gbGluZSA/IFtsaW5lLnNsdWddIDogW10pKTtcblxuZXhwb3J0IGNvbnN0IGNyZWF0aW9uQXRSZXF1ZXN0cyA9IE9iamVjdC5mcm9tRW50cmllcyhsaW5lc0F0QWRkcmVzcy5tYXAoKGxpbmUpID0+IFtjcmVhdGlvbklkKGxpbmUpLCByZXF1ZXN0QXQobGluZSldKSkgYXMgUmVhZG9ubHk8XG4gIFJlY29yZDxDcmVhdGlvbklkLCBSZXR1cm5UeXBlPHR5cGVvZiByZXF1ZXN0QXQ+PlxuPiBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3F1b3Rlcy5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcXVvdGVzLnJlcXVlc3RzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBhcHBsaWNhdGlvblBhcmFtcyB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy9zaGFyZWRcIjtcbmltcG9ydCB0eXBlIHsgUmVxdWVzdHMgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgaWQsIGluc3VyYW5jZUxpbmUsIHNjb3BlLCBzdGF0ZUNvZGUsIHRleHQgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuLyoqIFRoZSBxdWVyeSBvZiB3aGF0IGlzIGFib3V0IG9uZSBjYXJyaWVyJ3MgcHJvZHVjdC4gKi9cbmV4cG9ydCBjb25zdCBvZkNhcnJpZXIgPSB6Lm9iamVjdCh7XG4gIGNhcnJpZXI6IHoub3B0aW9uYWwodGV4dCg2NCkpLFxuICBwcm9kdWN0OiB6Lm9wdGlvbmFsKGluc3VyYW5jZUxpbmUpLFxuICBzY29wZTogei5vcHRpb25hbChzY29wZSksXG4gIHN0YXRlOiB6Lm9wdGlvbmFsKHN0YXRlQ29kZSksXG59KTtcblxuZXhwb3J0IGNvbnN0IHF1b3Rlc1JlcXVlc3RzID0ge1xuICBsaXN0UXVvdGVzOiB7XG4gICAgc3VtbWFyeTogXCJMaXN0IHF1b3Rlc1wiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgLyoqIFRoZSBjYXJyaWVyIGlzIHRoZSBvbmx5IGZpbHRlcjogYW4gYXBwbGljYXRpb24gaXMgYWJvdXQgb25lIHByb2R1Y3QgaW4gb25lIHN0YXRlLCBhbmQgaXRzIHF1b3RlcyBhcmUgYWxsIGZ1bGwgb25lcy4gKi9cbiAgICBxdWVyeTogb2ZDYXJyaWVyLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIl0sXG4gIH0sXG4gIHN0cmVhbVF1b3Rlczoge1xuICAgIHN1bW1hcnk6IFwiU3RyZWFtIHF1b3RlcyBhcyBjYXJyaWVycyBhbnN3ZXIgKHNlcnZlci1zZW50IGV2ZW50cylcIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIl0sXG4gIH0sXG4gIGxpc3RBZGRpdGlvbmFsUXVvdGVzOiB7XG4gICAgc3VtbWFyeTogXCJMaXN0IGNhcnJpZXJzIHRoYXQgcXVvdGUgdGhyb3VnaCBhbiBhZHZpc29yXCIsXG4gICAgcGFyYW1zOiBhcHBsaWNhdGlvblBhcmFtcyxcbiAgICBxdWVyeTogei5vYmplY3QoeyBwcm9kdWN0OiBpbnN1cmFuY2VMaW5lLCBzdGF0ZTogc3RhdGVDb2RlLCBxdW90ZXNDb3VudDogei5jb2VyY2UubnVtYmVyKCkuY2hlY2soei5pbnQoKSwgei5ub25uZWdhdGl2ZSgpKSB9KSxcbiAgICBwcm9ibGVtczogW1wiTk9UX0ZPVU5EXCJdLFxuICB9LFxuICByZXRyeVF1b3RlOiB7XG4gICAgc3VtbWFyeTogXCJBc2sgYSBjYXJyaWVyIGFnYWluIHRoYXQgZ2F2ZSBubyBhbnN3ZXJcIixcbiAgICBwYXJhbXM6IHoub2JqZWN0KHsgcXVvdGVJZDogaWQgfSksXG4gICAgYm9keTogei5vYmplY3Qoe30pLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIl0sXG4gIH0sXG4gIHNlbGVjdFF1b3RlOiB7XG4gICAgc3VtbWFyeTogXCJTZWxlY3QgYSBxdW90ZVwiLFxuICAgIHBhcmFtczogei5vYmplY3QoeyBxdW90ZUlkOiBpZCB9KSxcbiAgICBib2R5OiB6Lm9iamVjdCh7IHByb2R1Y3Q6IGluc3VyYW5jZUxpbmUgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIlFVT1RFX05PVF9TRUxFQ1RBQkxFXCIsIFwiUEFZTUVOVF9VTkRFUl9XQVlcIl0sXG4gIH0sXG59IHNhdGlzZmllcyBSZXF1ZXN0cztcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYmluZC5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvYmluZC5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgYXBwbGljYXRpb25QYXJhbXMgfSBmcm9tIFwiLi9hcHBsaWNhdGlvbnMvc2hhcmVkXCI7XG5pbXBvcnQgeyBiaW5kUXVlc3Rpb25zIH0gZnJvbSBcIi4vYmluZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBzaG93blRleHQgfSBmcm9tIFwiLi9sZWFkc1wiO1xuaW1wb3J0IHsgb2ZDYXJyaWVyIH0gZnJvbSBcIi4vcXVvdGVzLnJlcXVlc3RzXCI7XG5pbXBvcnQgeyBpZCwgaW5zdXJhbmNlTGluZSwgc2NvcGUsIHRleHQgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuZXhwb3J0IGNvbnN0IGJpbmRSZXF1ZXN0cyA9IHtcbiAgdXBkYXRlUXVlc3Rpb25zOiB7XG4gICAgc3VtbWFyeTogXCJBbnN3ZXIgdGhlIHF1ZXN0aW9ucyB0aGF0IGNvbWUgYmVmb3JlIGEgcHVyY2hhc2VcIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIHF1ZXJ5OiBvZkNhcnJpZXIsXG4gICAgYm9keTogei5vYmplY3QoeyBxdWVzdGlvbnM6IGJpbmRRdWVzdGlvbnMgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIlJFVklTSU9OX0NPTkZMSUNUXCJdLFxuICB9LFxuICByZWFkUXVlc3Rpb25zOiB7XG4gICAgc3VtbWFyeTogXCJSZWFkIHRoZSBhbnN3ZXJzIHRoYXQgY29tZSBiZWZvcmUgYSBwdXJjaGFzZVwiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiXSxcbiAgfSxcbiAgcmV2aWV3Rm9yQmluZDoge1xuICAgIHN1bW1hcnk6IFwiUmF0ZSBhIHF1b3RlIGFnYWluIGJlZm9yZSBpdCBpcyBib3VnaHRcIixcbiAgICBwYXJhbXM6IGFwcGxpY2F0aW9uUGFyYW1zLFxuICAgIGJvZHk6IHoub2JqZWN0KHsgcXVvdGVJZDogaWQgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIlFVT1RFX05PVF9TRUxFQ1RBQkxFXCIsIFwiQVBQTElDQVRJT05fSU5DT01QTEVURVwiLCBcIk5PVF9CSU5EQUJMRVwiLCBcIk5PX1FVT1RFX09OX1JFVklFV1wiLCBcIlZBTElEQVRJT05cIl0sXG4gIH0sXG4gIHN1Ym1pdEZvckJpbmQ6IHtcbiAgICBzdW1tYXJ5OiBcIlN1Ym1pdCBhbiBhcHBsaWNhdGlvbiBmb3IgYmluZFwiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgYm9keTogei5vYmplY3Qoe1xuICAgICAgcXVvdGVJZDogaWQsXG4gICAgICAvKiogVGhlIHByaWNlIGluIGRvbGxhcnMgZm9yIHRoZSB3aG9sZSB0ZXJtIHRoYXQgdGhlIHZpc2l0b3IgaGFzIGFncmVlZCB0by4gKi9cbiAgICAgIHByZW1pdW06IHoubnVtYmVyKCkuY2hlY2soei5wb3NpdGl2ZSgpKSxcbiAgICAgIC8qKiBCb3RoIGNvbnNlbnRzLCBnaXZlbiBmb3IgdGhlc2UgYW5zd2VycyBhbmQgdGhpcyBwcmljZS4gKi9cbiAgICAgIGNvbnNlbnRzOiB6Lm9iamVjdCh7IGVsZWN0cm9uaWNSZWNvcmRzOiBzaG93blRleHQsIGludGVudFRvU2lnbjogc2hvd25UZXh0IH0pLFxuICAgICAgY2Fycmllcjogei5vcHRpb25hbCh0ZXh0KDY0KSksXG4gICAgICBwcm9kdWN0OiB6Lm9wdGlvbmFsKGluc3VyYW5jZUxpbmUpLFxuICAgICAgc2NvcGU6IHoub3B0aW9uYWwoc2NvcGUpLFxuICAgIH0pLFxuICAgIHByb2JsZW1zOiBbXG4gICAgICBcIk5PVF9GT1VORFwiLCBcIlFVT1RFX05PVF9TRUxFQ1RBQkxFXCIsIFwiQVBQTElDQVRJT05fSU5DT01QTEVURVwiLCBcIk5PVF9CSU5EQUJMRVwiLCBcIk5PX1FVT1RFX09OX1JFVklFV1wiLCBcIlBSSUNFX0NIQU5HRURcIiwgXCJQQVlNRU5UX1VOREVSX1dBWVwiLFxuICAgICAgXCJSRVZJU0lPTl9DT05GTElDVFwiLCBcIlZBTElEQVRJT05cIixcbiAgICBdLFxuICB9LFxufSBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2NvdmVyYWdlcy5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvY292ZXJhZ2VzLnJlcXVlc3RzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgdHlwZSB7IFJlcXVlc3RzIH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IGluc3VyYW5jZUxpbmUsIHN0YXRlQ29kZSB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG5leHBvcnQgY29uc3QgY292ZXJhZ2VzUmVxdWVzdHMgPSB7XG4gIGxpc3RDb3ZlcmFnZXM6IHtcbiAgICBzdW1tYXJ5OiBcIkxpc3QgYSBsaW5lJ3MgY292ZXJhZ2VzIGFuZCBkZWR1Y3RpYmxlcyBpbiBhIHN0YXRlXCIsXG4gICAgcXVlcnk6IHoub2JqZWN0KHsgbGluZTogaW5zdXJhbmNlTGluZSwgc3RhdGU6IHN0YXRlQ29kZSB9KSxcbiAgICBwcm9ibGVtczogW1wiQ09ERV9OT1RfU1VQUE9SVEVEXCJdLFxuICB9LFxufSBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2RvY3VtZW50cy5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvZG9jdW1lbnRzLnJlcXVlc3RzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBhcHBsaWNhdGlvblBhcmFtcyB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy9zaGFyZWRcIjtcbmltcG9ydCB0eXBlIHsgUmVxdWVzdHMgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgaWQgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuZXhwb3J0IGNvbnN0IGRvY3VtZW50c1JlcXVlc3RzID0ge1xuICBkb3dubG9hZEFwcGxpY2F0aW9uOiB7XG4gICAgc3VtbWFyeTogXCJEb3dubG9hZCB0aGUgYXBwbGljYXRpb24gYmVmb3JlIGl0IGlzIHNpZ25lZFwiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgcXVlcnk6IHoub2JqZWN0KHsgcXVvdGVJZDogaWQgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIk5PVF9CSU5EQUJMRVwiLCBcIkFQUExJQ0FUSU9OX0lOQ09NUExFVEVcIl0sXG4gIH0sXG4gIGRvd25sb2FkU2lnbmVkQXBwbGljYXRpb246IHtcbiAgICBzdW1tYXJ5OiBcIkRvd25sb2FkIHdoYXQgd2FzIHNpZ25lZFwiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiXSxcbiAgfSxcbiAgZG93bmxvYWRQb2xpY3k6IHtcbiAgICBzdW1tYXJ5OiBcIkRvd25sb2FkIHRoZSBwb2xpY3kgdGhhdCB3YXMgYm91Z2h0XCIsXG4gICAgcGFyYW1zOiBhcHBsaWNhdGlvblBhcmFtcyxcbiAgICBwcm9ibGVtczogW1wiTk9UX0ZPVU5EXCJdLFxuICB9LFxufSBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2VyYXN1cmVzLnJlcXVlc3RzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9lcmFzdXJlcy5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBlbWFpbCB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG5leHBvcnQgY29uc3QgZXJhc3VyZXNSZXF1ZXN0cyA9IHtcbiAgcmVxdWVzdEVyYXN1cmU6IHtcbiAgICBzdW1tYXJ5OiBcIkVtYWlsIGEgbGluayB0aGF0IGVyYXNlcyBhIHBlcnNvbidzIGRhdGFcIixcbiAgICBib2R5OiB6Lm9iamVjdCh7XG4gICAgICBlbWFpbCxcbiAgICAgIC8qKiBUaGUgcGFnZSBzaG93cyB0aGUgdmlzaXRvciB3aGF0IHdpbGwgYmUgZGVsZXRlZCwgYW5kIHNlbmRzIHRoZSBzZWNyZXQgZnJvbSBpdHMgZnJhZ21lbnQuICovXG4gICAgICBwYWdlVXJsOiB6LnN0cmluZygpLmNoZWNrKHoubWF4TGVuZ3RoKDJfMDQ4KSwgei5yZWdleCgvXmh0dHBzPzpcXC9cXC8vKSksXG4gICAgfSksXG4gICAgcHJvYmxlbXM6IFtcIk9SSUdJTl9OT1RfQUxMT1dFRFwiLCBcIkVNQUlMX0xJTUlUXCJdLFxuICB9LFxuICBlcmFzZVBlcnNvbjoge1xuICAgIHN1bW1hcnk6IFwiVXNlIGFuIGVyYXN1cmUgbGluayB1cCBhbmQgZXJhc2UgdGhlIHBlcnNvbidzIGRhdGFcIixcbiAgICBib2R5OiB6Lm9iamVjdCh7IHNlY3JldDogei5zdHJpbmcoKS5jaGVjayh6LnJlZ2V4KC9eW1xcdy1dezQzfSQvKSkgfSksXG4gICAgcHJvYmxlbXM6IFtcIkVSQVNVUkVfTElOS19JTlZBTElEXCIsIFwiUEFZTUVOVF9VTkRFUl9XQVlcIl0sXG4gIH0sXG59IHNhdGlzZmllcyBSZXF1ZXN0cztcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvaGFuZE9mZlRva2Vucy5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvaGFuZE9mZlRva2Vucy5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBoYW5kT2ZmTGVhZCwgaGFuZE9mZlByb2R1Y3QgfSBmcm9tIFwiLi9oYW5kT2ZmVG9rZW5zXCI7XG5pbXBvcnQgeyBpZCwgdGV4dCB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG5leHBvcnQgY29uc3QgaGFuZE9mZlRva2Vuc1JlcXVlc3RzID0ge1xuICBjcmVhdGVIYW5kT2ZmVG9rZW46IHtcbiAgICBzdW1tYXJ5OiBcIkNyZWF0ZSBhIHRva2VuIHRoYXQgaGFuZHMgdGhlIHZpc2l0b3IgdG8gYW4gZXh0ZXJuYWwgc2l0ZVwiLFxuICAgIGJvZHk6IHoub2JqZWN0KHtcbiAgICAgIHByb2R1Y3RUeXBlOiBoYW5kT2ZmUHJvZHVjdCxcbiAgICAgIC8qKiBUaGUgaWQgb2YgdGhlIHNlc3Npb24ncyBhcHBsaWNhdGlvbiBmb3IgdGhlIHByb2R1Y3QuIEFueXRoaW5nIGluIHRoZSBsZWFkIHRoYXQgaXNuJ3QgdGhlIHNlc3Npb24ncyBvd24gaXMgbGVmdCBvdXQuICovXG4gICAgICBjdXN0b21lcklkOiBpZCxcbiAgICAgIGxlYWQ6IGhhbmRPZmZMZWFkLFxuICAgICAgLyoqIFRoZSBwYXJ0bmVyIHVuZGVyIHdoaWNoIHRoZSBzaXRlIHN0b3JlcyB0aGUgbGVhZDsgYnkgZGVmYXVsdCB0aGF0IG9mIGl0cyBlbnZpcm9ubWVudC4gKi9cbiAgICAgIGxlYWRQYXJ0bmVyOiB6Lm9wdGlvbmFsKHRleHQoNjQpKSxcbiAgICB9KSxcbiAgICBwcm9ibGVtczogW1wiTk9UX0ZPVU5EXCIsIFwiSEFORF9PRkZfRkFJTEVEXCJdLFxuICB9LFxuICBsaXN0SGFuZE9mZktleXM6IHtcbiAgICBzdW1tYXJ5OiBcIkxpc3QgdGhlIHB1YmxpYyBrZXlzIG9mIGhhbmQtb2ZmIHRva2Vuc1wiLFxuICAgIHByb2JsZW1zOiBbXSxcbiAgfSxcbiAgcmVkZWVtSGFuZE9mZlRva2VuOiB7XG4gICAgc3VtbWFyeTogXCJVc2UgYSBoYW5kLW9mZiB0b2tlbiB1cCBhbmQgcmVjZWl2ZSB0aGUgbGVhZFwiLFxuICAgIGJvZHk6IHoub2JqZWN0KHsgdG9rZW46IHouc3RyaW5nKCkuY2hlY2soei5tYXhMZW5ndGgoMl8wMDApKSB9KSxcbiAgICBwcm9ibGVtczogW1wiSEFORF9PRkZfVE9LRU5fSU5WQUxJRFwiLCBcIkhBTkRfT0ZGX1RPS0VOX1VTRURcIl0sXG4gIH0sXG59IHNhdGlzZmllcyBSZXF1ZXN0cztcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvaGVhbHRoLnJlcXVlc3RzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9oZWFsdGgucmVxdWVzdHMudHNcIjtpbXBvcnQgdHlwZSB7IFJlcXVlc3RzIH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcblxuZXhwb3J0IGNvbnN0IGhlYWx0aFJlcXVlc3RzID0ge1xuICByZWFkSGVhbHRoOiB7XG4gICAgc3VtbWFyeTogXCJMaXZlbmVzc1wiLFxuICAgIHByb2JsZW1zOiBbXSxcbiAgfSxcbiAgcmVhZFJlYWRpbmVzczoge1xuICAgIHN1bW1hcnk6IFwiUmVhZGluZXNzXCIsXG4gICAgcHJvYmxlbXM6IFtcIlNIVVRUSU5HX0RPV05cIl0sXG4gIH0sXG59IHNhdGlzZmllcyBSZXF1ZXN0cztcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvbGVhZExvb2t1cHMucmVxdWVzdHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2xlYWRMb29rdXBzLnJlcXVlc3RzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgdHlwZSB7IFJlcXVlc3RzIH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IGlkIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbmNvbnN0IHBhcmFtcyA9IHoub2JqZWN0KHsgbG9va3VwSWQ6IGlkIH0pO1xuXG5leHBvcnQgY29uc3QgbGVhZExvb2t1cHNSZXF1ZXN0cyA9IHtcbiAgcmVhZExlYWRMb29rdXA6IHtcbiAgICBzdW1tYXJ5OiBcIlJlYWQgd2hhdCBhIGxlYWQgbG9va3VwIGlkIHN0YW5kcyBmb3IsIG1hc2tlZFwiLFxuICAgIHBhcmFtcyxcbiAgICBwcm9ibGVtczogW1wiTE9PS1VQX05PVF9GT1VORFwiXSxcbiAgfSxcbiAgdGFrZU92ZXJMZWFkTG9va3VwOiB7XG4gICAgc3VtbWFyeTogXCJUYWtlIG92ZXIgd2hhdCBhIGxlYWQgbG9va3VwIGlkIHN0YW5kcyBmb3JcIixcbiAgICBwYXJhbXMsXG4gICAgYm9keTogei5vYmplY3Qoe30pLFxuICAgIHByb2JsZW1zOiBbXCJMT09LVVBfTk9UX0ZPVU5EXCJdLFxuICB9LFxufSBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L2xlYWRzLnJlcXVlc3RzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9sZWFkcy5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IGxlYWRRdW90ZUlkLCBsZW5ndGggfSBmcm9tIFwiLi4vLi4vYnVzaW5lc3MvbGltaXRzXCI7XG5pbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB0eXBlIHsgUmVxdWVzdHMgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgY29uc2VudEZpZWxkcywgcmVjb3JkVHlwZSB9IGZyb20gXCIuL2xlYWRzXCI7XG5pbXBvcnQgeyBhZGRyZXNzLCBlbWFpbCwgZ2VuZGVyLCBpZCwgaW5zdGFudCwgaW5zdXJhbmNlTGluZSwgbWFyaXRhbFN0YXR1cywgcGhvbmUsIHF1b3RlU3RhdHVzLCBzY29wZSwgc3RhdGVDb2RlLCB0ZXh0IH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbi8qKiBBIGxlYWQncyBmaWVsZHMuIE9wdGlvbmFsIG1lbWJlcnMgYXJlIHNlbnQgb25seSB3aGVuIGZpbGxlZC4gKi9cbmNvbnN0IGxlYWRGaWVsZHMgPSB7XG4gIHF1b3RlU3RhdHVzOiB6Lm9wdGlvbmFsKHF1b3RlU3RhdHVzKSxcbiAgcmVjb3JkVHlwZTogei5vcHRpb25hbChyZWNvcmRUeXBlKSxcbiAgaW5zdXJhbmNlTGluZTogei5vcHRpb25hbChpbnN1cmFuY2VMaW5lKSxcbiAgcHJvZHVjdDogei5vcHRpb25hbChpbnN1cmFuY2VMaW5lKSxcbiAgYXBwbGljYXRpb25JZDogei5vcHRpb25hbChpZCksXG4gIHRyYW5zYWN0aW9uSWQ6IHoub3B0aW9uYWwoaWQpLFxuICBlbWFpbElkOiB6Lm9wdGlvbmFsKGlkKSxcbiAgcmVmZXJyYWxDb2RlOiB6Lm9wdGlvbmFsKHRleHQoNjQpKSxcbiAgdml1UGFydG5lcjogei5vcHRpb25hbCh0ZXh0KDY0KSksXG4gIGFnZW50SWQ6IHoub3B0aW9uYWwodGV4dCg2NCkpLFxuICBsb2NhdGlvbjogei5vcHRpb25hbCh0ZXh0KDY0KSksXG4gIG9yZ2FuaXphdGlvbkd1aWQ6IHoub3B0aW9uYWwodGV4dCgxMjApKSxcbiAgZmlyc3ROYW1lOiB6Lm9wdGlvbmFsKHRleHQobGVuZ3RoLm5hbWUpKSxcbiAgbGFzdE5hbWU6IHoub3B0aW9uYWwodGV4dChsZW5ndGgubmFtZSkpLFxuICBlbWFpbDogei5vcHRpb25hbChlbWFpbCksXG4gIHBob25lOiB6Lm9wdGlvbmFsKHBob25lKSxcbiAgZ2VuZGVyOiB6Lm9wdGlvbmFsKGdlbmRlciksXG4gIG1hcml0YWxTdGF0dXM6IHoub3B0aW9uYWwobWFyaXRhbFN0YXR1cyksXG4gIC8qKiBBYnNlbnQgaWYgbm8gcGFydCBvZiBhbiBhZGRyZXNzIGlzIGtub3duOiBsaWZlIGFuZCBwZXQgZG9uJ3QgYXNrIGZvciBvbmUuICovXG4gIHByb3BlcnR5QWRkcmVzczogei5vcHRpb25hbCh6LnBhcnRpYWwoYWRkcmVzcykpLFxuICBidW5kbGVEaXNjb3VudDogei5vcHRpb25hbCh6LmJvb2xlYW4oKSksXG4gIC8qKiBUaGUgY2FycmllcidzIG5hbWUsIGFzIHRoZSBhZHZpc29yIHJlYWRzIGl0LCBhbmQgaXRzIGlkLiAqL1xuICBjYXJyaWVyOiB6Lm9wdGlvbmFsKHRleHQoNjQpKSxcbiAgY2FycmllcklkOiB6Lm9wdGlvbmFsKGlkKSxcbiAgLyoqIGBGdWxsUXVvdGVgIGlmIHRoZSBjYXJyaWVyIGhhcyBnaXZlbiBhIHByaWNlLiAqL1xuICBzY29wZTogei5vcHRpb25hbChzY29wZSksXG4gIC8qKiBUaGUgZmlyc3QgMTQgY2hhcmFjdGVycyBvZiB0aGUgY2FycmllcidzIG93biBxdW90ZSBpZC4gKi9cbiAgc2VsZWN0ZWRDYXJyaWVyU3BlY2lmaWNRdW90ZUlkOiB6Lm9wdGlvbmFsKHRleHQobGVhZFF1b3RlSWQpKSxcbiAgc2Vzc2lvbklkOiB6Lm9wdGlvbmFsKGlkKSxcbiAgdmlzaXRvcklkOiB6Lm9wdGlvbmFsKGlkKSxcbiAgLyoqIFRoZSBwZXJzb24ncyB3aXNoOyB3aXRob3V0IGBjYWxsQXRgIHRoZSBwZXJzb24gYWNjZXB0cyBhIGNhbGwgYXQgb25jZS4gKi9cbiAgY29udGFjdFByZWZlcmVuY2U6IHoub3B0aW9uYWwoei5vYmplY3QoeyBieTogei5lbnVtKFtcIkNBTExcIiwgXCJFTUFJTFwiLCBcIlNFTEZcIl0pLCBjYWxsQXQ6IHoub3B0aW9uYWwoaW5zdGFudCkgfSkpLFxuICBwcmVmaWxsOiB6Lm9wdGlvbmFsKHoub2JqZWN0KHsgYWRkcmVzczogei5vYmplY3QoeyB1bml0OiB6Lm9wdGlvbmFsKHRleHQobGVuZ3RoLnVuaXQpKSB9KSB9KSksXG59O1xuXG5jb25zdCBsZWFkUGFyYW1zID0gei5vYmplY3QoeyBsZWFkSWQ6IGlkIH0pO1xuXG5leHBvcnQgY29uc3QgbGVhZHNSZXF1ZXN0cyA9IHtcbiAgY3JlYXRlTGVhZDoge1xuICAgIHN1bW1hcnk6IFwiQ3JlYXRlIGEgbGVhZFwiLFxuICAgIGJvZHk6IHoub2JqZWN0KHsgLi4ubGVhZEZpZWxkcywgaW5zdXJhbmNlTGluZSB9KSxcbiAgICBwcm9ibGVtczogW10sXG4gIH0sXG4gIHVwZGF0ZUxlYWQ6IHtcbiAgICBzdW1tYXJ5OiBcIlVwZGF0ZSBhIGxlYWQ7IGFuIGVtcHR5IGJvZHkgbWFya3MgaXRzIGxhc3QgYWN0aXZpdHlcIixcbiAgICBwYXJhbXM6IGxlYWRQYXJhbXMsXG4gICAgcXVlcnk6IHoub2JqZWN0KHtcbiAgICAgIHByb2R1Y3Q6IHoub3B0aW9uYWwoaW5zdXJhbmNlTGluZSksXG4gICAgICBjYXJyaWVyOiB6Lm9wdGlvbmFsKHRleHQoNjQpKSxcbiAgICAgIHNjb3BlOiB6Lm9wdGlvbmFsKHNjb3BlKSxcbiAgICAgIHN0YXRlOiB6Lm9wdGlvbmFsKHN0YXRlQ29kZSksXG4gICAgfSksXG4gICAgYm9keTogei5vYmplY3QobGVhZEZpZWxkcyksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIlJFVklTSU9OX0NPTkZMSUNUXCIsIFwiTEVBRF9GSU5BTElaRURcIl0sXG4gIH0sXG4gIHJlYWRMZWFkOiB7XG4gICAgc3VtbWFyeTogXCJSZWFkIGEgbGVhZCdzIHN0YXR1c1wiLFxuICAgIHBhcmFtczogbGVhZFBhcmFtcyxcbiAgICBwcm9ibGVtczogW1wiTk9UX0ZPVU5EXCJdLFxuICB9LFxuICBkZWxldGVMZWFkOiB7XG4gICAgc3VtbWFyeTogXCJEZWxldGUgYSBwYXJ0aWFsIGxlYWRcIixcbiAgICBwYXJhbXM6IGxlYWRQYXJhbXMsXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIkxFQURfRklOQUxJWkVEXCIsIFwiUEFZTUVOVF9VTkRFUl9XQVlcIl0sXG4gIH0sXG4gIHJlY29yZENvbnNlbnQ6IHtcbiAgICBzdW1tYXJ5OiBcIlJlY29yZCBhIGNvbnNlbnQgdGhhdCB3YXMgZ2l2ZW4gb3Igd2l0aGhlbGRcIixcbiAgICBwYXJhbXM6IGxlYWRQYXJhbXMsXG4gICAgYm9keTogei5vYmplY3QoeyBraW5kOiB6LmxpdGVyYWwoXCJDQUxMU19BTkRfVEVYVFNcIiksIC4uLmNvbnNlbnRGaWVsZHMgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiXSxcbiAgfSxcbiAgbGlzdENvbnNlbnRzOiB7XG4gICAgc3VtbWFyeTogXCJMaXN0IGEgbGVhZCdzIGNvbnNlbnRzLCBvbGRlc3QgZmlyc3RcIixcbiAgICBwYXJhbXM6IGxlYWRQYXJhbXMsXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiXSxcbiAgfSxcbn0gc2F0aXNmaWVzIFJlcXVlc3RzO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9ub3RpZmljYXRpb25zLnJlcXVlc3RzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9ub3RpZmljYXRpb25zLnJlcXVlc3RzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgdHlwZSB7IFJlcXVlc3RzIH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IHJlc3VtZVJlcXVlc3QgfSBmcm9tIFwiLi9yZXN1bWVMaW5rc1wiO1xuaW1wb3J0IHsgZW1haWwsIGlkLCB0ZXh0IH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbmV4cG9ydCBjb25zdCBub3RpZmljYXRpb25zUmVxdWVzdHMgPSB7XG4gIGVtYWlsUXVvdGVzOiB7XG4gICAgc3VtbWFyeTogXCJFLW1haWwgdGhlIHF1b3RlcyBvZiBhbiBhcHBsaWNhdGlvblwiLFxuICAgIGJvZHk6IHoub2JqZWN0KHtcbiAgICAgIGFwcGxpY2F0aW9uSWQ6IGlkLFxuICAgICAgZW1haWw6IHoub3B0aW9uYWwoZW1haWwpLFxuICAgICAgLyoqIElkcyBvZiBjYXJyaWVycyB0aGF0IHF1b3RlIHRocm91Z2ggYW4gYWR2aXNvciAoYGxpc3RBZGRpdGlvbmFsUXVvdGVzYCkuIEFueSBvdGhlciB0ZXh0IGlzIGxlZnQgb3V0LiAqL1xuICAgICAgYWRkaXRpb25hbENhcnJpZXJzOiB6LmFycmF5KHRleHQoNjQpKS5jaGVjayh6Lm1heExlbmd0aCgxMCkpLFxuICAgICAgLyoqIEluY2x1ZGVkIGluIHRoZSBlLW1haWwgaWYgaXQgaXMgb25lIG9mIHRoZSBwYXJ0bmVyJ3MuICovXG4gICAgICByZWZlcnJhbENvZGU6IHoub3B0aW9uYWwodGV4dCg2NCkpLFxuICAgICAgcHJpdmF0ZUxhYmVsUGFydG5lcjogei5vcHRpb25hbChpZCksXG4gICAgICByZXN1bWU6IHoub3B0aW9uYWwocmVzdW1lUmVxdWVzdCksXG4gICAgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIk5PX1FVT1RFU1wiLCBcIk5PX1JFQ0lQSUVOVFwiLCBcIk9SSUdJTl9OT1RfQUxMT1dFRFwiLCBcIkVNQUlMX0xJTUlUXCJdLFxuICB9LFxufSBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3BhcnRuZXJzLnJlcXVlc3RzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9wYXJ0bmVycy5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBpZCB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG5leHBvcnQgY29uc3QgcGFydG5lcnNSZXF1ZXN0cyA9IHtcbiAgcmVhZFBhcnRuZXI6IHtcbiAgICBzdW1tYXJ5OiBcIlJlYWQgYSBwYXJ0bmVyXCIsXG4gICAgcGFyYW1zOiB6Lm9iamVjdCh7IHBhcnRuZXJJZDogaWQgfSksXG4gICAgcHJvYmxlbXM6IFtcIlBBUlRORVJfTk9UX0ZPVU5EXCJdLFxuICB9LFxufSBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3BheW1lbnRQbGFucy5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcGF5bWVudFBsYW5zLnJlcXVlc3RzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgdHlwZSB7IFJlcXVlc3RzIH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IGlkIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbmV4cG9ydCBjb25zdCBwYXltZW50UGxhbnNSZXF1ZXN0cyA9IHtcbiAgbGlzdFBheW1lbnRQbGFuczoge1xuICAgIHN1bW1hcnk6IFwiTGlzdCBob3cgYSBxdW90ZSdzIHByZW1pdW0gbWF5IGJlIHBhaWRcIixcbiAgICBwYXJhbXM6IHoub2JqZWN0KHsgcXVvdGVJZDogaWQgfSksXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiLCBcIk5PVF9CSU5EQUJMRVwiXSxcbiAgfSxcbn0gc2F0aXNmaWVzIFJlcXVlc3RzO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9wYXltZW50cy5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcGF5bWVudHMucmVxdWVzdHMudHNcIjtpbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB7IGFwcGxpY2F0aW9uUGFyYW1zIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL3NoYXJlZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBwYXltZW50UGxhbklkIH0gZnJvbSBcIi4vcGF5bWVudFBsYW5zXCI7XG5pbXBvcnQgeyBpZCB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG4vKiogQSBwYWdlIG9mIHRoZSB2aXNpdG9yJ3MgaG9zdCwgb24gb25lIG9mIHRoZSBwYXJ0bmVyJ3Mgb3duIG9yaWdpbnMuICovXG5jb25zdCByZXR1cm5VcmwgPSB6LnN0cmluZygpLmNoZWNrKHoubWF4TGVuZ3RoKDJfMDQ4KSwgei5yZWdleCgvXmh0dHBzPzpcXC9cXC8vKSk7XG5cbmNvbnN0IHBheW1lbnRQYXJhbXMgPSB6Lm9iamVjdCh7IHRyYW5zYWN0aW9uSWQ6IGlkIH0pO1xuXG5leHBvcnQgY29uc3QgcGF5bWVudHNSZXF1ZXN0cyA9IHtcbiAgY3JlYXRlUGF5bWVudDoge1xuICAgIHN1bW1hcnk6IFwiUGF5IGZvciBhIHBsYW5cIixcbiAgICBib2R5OiB6Lm9iamVjdCh7IHF1b3RlSWQ6IGlkLCBwbGFuSWQ6IHBheW1lbnRQbGFuSWQsIHN1Y2Nlc3NVcmw6IHJldHVyblVybCwgZmFpbHVyZVVybDogcmV0dXJuVXJsIH0pLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIiwgXCJOT1RfQklOREFCTEVcIiwgXCJQQVlNRU5UX1VOREVSX1dBWVwiXSxcbiAgfSxcbiAgcmVhZFBheW1lbnQ6IHtcbiAgICBzdW1tYXJ5OiBcIlJlYWQgYSBwYXltZW50XCIsXG4gICAgcGFyYW1zOiBwYXltZW50UGFyYW1zLFxuICAgIHByb2JsZW1zOiBbXCJOT1RfRk9VTkRcIl0sXG4gIH0sXG4gIHN0b3BQYXltZW50OiB7XG4gICAgc3VtbWFyeTogXCJTdG9wIGEgcGF5bWVudCB0aGF0IGlzbid0IG1hZGVcIixcbiAgICBwYXJhbXM6IHBheW1lbnRQYXJhbXMsXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiXSxcbiAgfSxcbiAgcmVhZFB1cmNoYXNlOiB7XG4gICAgc3VtbWFyeTogXCJSZWFkIGhvdyBmYXIgdGhlIHB1cmNoYXNlIG9mIGFuIGFwcGxpY2F0aW9uIGhhcyBjb21lXCIsXG4gICAgcGFyYW1zOiBhcHBsaWNhdGlvblBhcmFtcyxcbiAgICBwcm9ibGVtczogW1wiTk9UX0ZPVU5EXCJdLFxuICB9LFxufSBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3BldEJyZWVkcy5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcGV0QnJlZWRzLnJlcXVlc3RzLnRzXCI7aW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5cbmV4cG9ydCBjb25zdCBwZXRCcmVlZHNSZXF1ZXN0cyA9IHtcbiAgbGlzdFBldEJyZWVkczoge1xuICAgIHN1bW1hcnk6IFwiTGlzdCBicmVlZHMgb2YgY2F0cyBhbmQgZG9nc1wiLFxuICAgIHByb2JsZW1zOiBbXSxcbiAgfSxcbn0gc2F0aXNmaWVzIFJlcXVlc3RzO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9wb2xpY2llcy5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcG9saWNpZXMucmVxdWVzdHMudHNcIjtpbXBvcnQgeyBhcHBsaWNhdGlvblBhcmFtcyB9IGZyb20gXCIuL2FwcGxpY2F0aW9ucy9zaGFyZWRcIjtcbmltcG9ydCB0eXBlIHsgUmVxdWVzdHMgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuXG5leHBvcnQgY29uc3QgcG9saWNpZXNSZXF1ZXN0cyA9IHtcbiAgcmVhZFBvbGljeToge1xuICAgIHN1bW1hcnk6IFwiUmVhZCB0aGUgcG9saWN5IHRoYXQgd2FzIGJvdWdodFwiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiXSxcbiAgfSxcbiAgcmVhZFNpZ25lZENvcHk6IHtcbiAgICBzdW1tYXJ5OiBcIkRvd25sb2FkIHdoYXQgd2FzIHNpZ25lZFwiLFxuICAgIHBhcmFtczogYXBwbGljYXRpb25QYXJhbXMsXG4gICAgcHJvYmxlbXM6IFtcIk5PVF9GT1VORFwiXSxcbiAgfSxcbn0gc2F0aXNmaWVzIFJlcXVlc3RzO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9wcm9kdWN0cy5yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcHJvZHVjdHMucmVxdWVzdHMudHNcIjtpbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB0eXBlIHsgUmVxdWVzdHMgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgc3RhdGVDb2RlIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbmV4cG9ydCBjb25zdCBwcm9kdWN0c1JlcXVlc3RzID0ge1xuICBsaXN0UHJvZHVjdHM6IHtcbiAgICBzdW1tYXJ5OiBcIkxpc3QgbGluZXMgYW5kIHdoZXJlIHRoZXkgYXJlIG9mZmVyZWRcIixcbiAgICBxdWVyeTogei5vYmplY3QoeyBzdGF0ZTogei5vcHRpb25hbChzdGF0ZUNvZGUpIH0pLFxuICAgIHByb2JsZW1zOiBbXSxcbiAgfSxcbn0gc2F0aXNmaWVzIFJlcXVlc3RzO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9yZWZlcnJhbHMucmVxdWVzdHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3JlZmVycmFscy5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBpZCB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuXG5jb25zdCBwYXJhbXMgPSB6Lm9iamVjdCh7IHJlZmVycmFsQ29kZTogaWQgfSk7XG5cbmV4cG9ydCBjb25zdCByZWZlcnJhbHNSZXF1ZXN0cyA9IHtcbiAgcmVhZFJlZmVycmFsOiB7XG4gICAgc3VtbWFyeTogXCJSZWFkIHdobyBhIHJlZmVycmFsIGNvZGUgaXMgYWJvdXQsIG1hc2tlZFwiLFxuICAgIHBhcmFtcyxcbiAgICBwcm9ibGVtczogW1wiUkVGRVJSQUxfTk9UX0ZPVU5EXCJdLFxuICB9LFxuICB0YWtlT3ZlclJlZmVycmFsOiB7XG4gICAgc3VtbWFyeTogXCJUYWtlIG92ZXIgd2hvbSBhIHJlZmVycmFsIGNvZGUgaXMgYWJvdXRcIixcbiAgICBwYXJhbXMsXG4gICAgYm9keTogei5vYmplY3Qoe30pLFxuICAgIHByb2JsZW1zOiBbXCJSRUZFUlJBTF9OT1RfRk9VTkRcIl0sXG4gIH0sXG59IHNhdGlzZmllcyBSZXF1ZXN0cztcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcmVzdW1lTGlua3MucmVxdWVzdHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3Jlc3VtZUxpbmtzLnJlcXVlc3RzLnRzXCI7aW1wb3J0IHsgeiB9IGZyb20gXCIuLi8uLi9rZXJuZWwvem9kXCI7XG5pbXBvcnQgdHlwZSB7IFJlcXVlc3RzIH0gZnJvbSBcIi4vZW5kcG9pbnRcIjtcbmltcG9ydCB7IHJlc3VtZVJlcXVlc3QgfSBmcm9tIFwiLi9yZXN1bWVMaW5rc1wiO1xuaW1wb3J0IHsgZW1haWwgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuZXhwb3J0IGNvbnN0IHJlc3VtZUxpbmtzUmVxdWVzdHMgPSB7XG4gIGNyZWF0ZVJlc3VtZUxpbms6IHtcbiAgICBzdW1tYXJ5OiBcIkNyZWF0ZSBhIGxpbmsgdGhhdCBjb250aW51ZXMgdGhlIHZpc2l0IG9uIGFub3RoZXIgZGV2aWNlXCIsXG4gICAgYm9keTogei5leHRlbmQocmVzdW1lUmVxdWVzdCwge1xuICAgICAgLyoqIEFuIGFkZHJlc3MgdG8gc2VuZCB0aGUgbGluayB0bywgdG9vLiAqL1xuICAgICAgZW1haWw6IHoub3B0aW9uYWwoZW1haWwpLFxuICAgIH0pLFxuICAgIHByb2JsZW1zOiBbXCJPUklHSU5fTk9UX0FMTE9XRURcIiwgXCJFTUFJTF9MSU1JVFwiXSxcbiAgfSxcbiAgcmVkZWVtUmVzdW1lTGluazoge1xuICAgIHN1bW1hcnk6IFwiVXNlIGEgcmVzdW1lIGxpbmsgdXAgYW5kIHJlY2VpdmUgdGhlIHZpc2l0XCIsXG4gICAgYm9keTogei5vYmplY3QoeyBzZWNyZXQ6IHouc3RyaW5nKCkuY2hlY2soei5yZWdleCgvXltcXHctXXs0M30kLykpIH0pLFxuICAgIHByb2JsZW1zOiBbXCJSRVNVTUVfTElOS19JTlZBTElEXCJdLFxuICB9LFxuICB0YWtlVmlzaXRCYWNrOiB7XG4gICAgc3VtbWFyeTogXCJUYWtlIGEgdmlzaXQgYmFjayBmcm9tIHRoZSBkZXZpY2UgdGhhdCBpdCB3YXMgdGFrZW4gdG9cIixcbiAgICBib2R5OiB6Lm9iamVjdCh7fSksXG4gICAgcHJvYmxlbXM6IFtdLFxuICB9LFxufSBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3ZlaGljbGVzLnJlcXVlc3RzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC92ZWhpY2xlcy5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IGxlbmd0aCwgdmVoaWNsZVllYXIgfSBmcm9tIFwiLi4vLi4vYnVzaW5lc3MvbGltaXRzXCI7XG5pbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uL2tlcm5lbC96b2RcIjtcbmltcG9ydCB0eXBlIHsgUmVxdWVzdHMgfSBmcm9tIFwiLi9lbmRwb2ludFwiO1xuaW1wb3J0IHsgaWQsIHN0YXRlQ29kZSwgdGV4dCB9IGZyb20gXCIuL3ZhbHVlc1wiO1xuaW1wb3J0IHsgdmluIH0gZnJvbSBcIi4vdmVoaWNsZVwiO1xuXG5jb25zdCB2ZWhpY2xlVHlwZSA9IHouX2RlZmF1bHQoei5lbnVtKFtcImNhclwiLCBcIm1vdG9yY3ljbGVcIl0pLCBcImNhclwiKTtcblxuLyoqIEEgbW9kZWwgeWVhciwgd2hpY2ggaXMgdGV4dCBiZWNhdXNlIGl0IGlzIGluIHRoZSBxdWVyeS4gKi9cbmNvbnN0IHllYXIgPSB6LmNvZXJjZS5udW1iZXIoKS5jaGVjayh6LmludCgpLCB6Lm1pbmltdW0odmVoaWNsZVllYXIubW90b3JjeWNsZU1pbiksIHoubWF4aW11bSgyMTAwKSk7XG5cbmV4cG9ydCBjb25zdCB2ZWhpY2xlc1JlcXVlc3RzID0ge1xuICBsaXN0TWFrZXM6IHtcbiAgICBzdW1tYXJ5OiBcIkxpc3QgbWFrZXMgb2YgYSB5ZWFyXCIsXG4gICAgcXVlcnk6IHoub2JqZWN0KHsgeWVhciwgdmVoaWNsZVR5cGUgfSksXG4gICAgcHJvYmxlbXM6IFtdLFxuICB9LFxuICBsaXN0TW9kZWxzOiB7XG4gICAgc3VtbWFyeTogXCJMaXN0IG1vZGVscyBvZiBhIG1ha2UgYW5kIHllYXJcIixcbiAgICBxdWVyeTogei5vYmplY3QoeyB5ZWFyLCBtYWtlOiB0ZXh0KGxlbmd0aC52ZWhpY2xlKSwgc3RhdGU6IHoub3B0aW9uYWwoc3RhdGVDb2RlKSwgdmVoaWNsZVR5cGUgfSksXG4gICAgcHJvYmxlbXM6IFtdLFxuICB9LFxuICBsaXN0VmluUHJlZml4ZXM6IHtcbiAgICBzdW1tYXJ5OiBcIkxpc3QgYm9keSBzdHlsZXMgYnkgVklOIHByZWZpeFwiLFxuICAgIHF1ZXJ5OiB6Lm9iamVjdCh7IHllYXIsIG1ha2U6IHRleHQobGVuZ3RoLnZlaGljbGUpLCBtb2RlbDogdGV4dChsZW5ndGgudmVoaWNsZSksIHN0YXRlOiB6Lm9wdGlvbmFsKHN0YXRlQ29kZSksIHZlaGljbGVUeXBlIH0pLFxuICAgIHByb2JsZW1zOiBbXSxcbiAgfSxcbiAgZGVjb2RlVmluOiB7XG4gICAgc3VtbWFyeTogXCJEZWNvZGUgYSBWSU5cIixcbiAgICBwYXJhbXM6IHoub2JqZWN0KHsgdmluIH0pLFxuICAgIHF1ZXJ5OiB6Lm9iamVjdCh7IGFwcGxpY2F0aW9uSWQ6IHoub3B0aW9uYWwoaWQpLCBzdGF0ZTogei5vcHRpb25hbChzdGF0ZUNvZGUpLCB2ZWhpY2xlVHlwZSB9KSxcbiAgICBwcm9ibGVtczogW1wiVklOX05PVF9GT1VORFwiXSxcbiAgfSxcbiAgcmVhZFZlaGljbGVTdXBwb3J0OiB7XG4gICAgc3VtbWFyeTogXCJTYXkgd2hldGhlciBhIG1ha2UgYW5kIG1vZGVsIGNhbiBiZSBxdW90ZWQgb25saW5lXCIsXG4gICAgcXVlcnk6IHoub2JqZWN0KHsgeWVhciwgbWFrZTogdGV4dChsZW5ndGgudmVoaWNsZSksIG1vZGVsOiB0ZXh0KGxlbmd0aC52ZWhpY2xlKSwgdmVoaWNsZVR5cGUgfSksXG4gICAgcHJvYmxlbXM6IFtdLFxuICB9LFxufSBzYXRpc2ZpZXMgUmVxdWVzdHM7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3ppcENvZGVzLnJlcXVlc3RzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC96aXBDb2Rlcy5yZXF1ZXN0cy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHR5cGUgeyBSZXF1ZXN0cyB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgeyBpbnN1cmFuY2VMaW5lLCB6aXBDb2RlIH0gZnJvbSBcIi4vdmFsdWVzXCI7XG5cbmV4cG9ydCBjb25zdCB6aXBDb2Rlc1JlcXVlc3RzID0ge1xuICByZWFkWmlwQ29kZToge1xuICAgIHN1bW1hcnk6IFwiTG9vayBhIFpJUCBjb2RlIHVwXCIsXG4gICAgcGFyYW1zOiB6Lm9iamVjdCh7IHppcENvZGUgfSksXG4gICAgcXVlcnk6IHoub2JqZWN0KHsgbGluZTogei5vcHRpb25hbChpbnN1cmFuY2VMaW5lKSB9KSxcbiAgICBwcm9ibGVtczogW1wiWklQX05PVF9GT1VORFwiXSxcbiAgfSxcbn0gc2F0aXNmaWVzIFJlcXVlc3RzO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3RcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC9yZXF1ZXN0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL3NyYy9hcGkvY29udHJhY3QvcmVxdWVzdHMudHNcIjtpbXBvcnQgdHlwZSB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgYWRkcmVzc2VzUmVxdWVzdHMgfSBmcm9tIFwiLi9hZGRyZXNzZXMucmVxdWVzdHNcIjtcbmltcG9ydCB7IGFwcGxpY2F0aW9uc1JlcXVlc3RzIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL2FwcGxpY2F0aW9ucy5yZXF1ZXN0c1wiO1xuaW1wb3J0IHsgY3JlYXRpb25BdFJlcXVlc3RzIH0gZnJvbSBcIi4vYXBwbGljYXRpb25zL2NyZWF0aW9uQXQucmVxdWVzdHNcIjtcbmltcG9ydCB7IGJpbmRSZXF1ZXN0cyB9IGZyb20gXCIuL2JpbmQucmVxdWVzdHNcIjtcbmltcG9ydCB7IGNvdmVyYWdlc1JlcXVlc3RzIH0gZnJvbSBcIi4vY292ZXJhZ2VzLnJlcXVlc3RzXCI7XG5pbXBvcnQgeyBkb2N1bWVudHNSZXF1ZXN0cyB9IGZyb20gXCIuL2RvY3VtZW50cy5yZXF1ZXN0c1wiO1xuaW1wb3J0IHR5cGUgeyBFbmRwb2ludCwgUmVxdWVzdCB9IGZyb20gXCIuL2VuZHBvaW50XCI7XG5pbXBvcnQgdHlwZSB7IEVuZHBvaW50SWQgfSBmcm9tIFwiLi9lbmRwb2ludHNcIjtcbmltcG9ydCB7IGVyYXN1cmVzUmVxdWVzdHMgfSBmcm9tIFwiLi9lcmFzdXJlcy5yZXF1ZXN0c1wiO1xuaW1wb3J0IHsgZXZlbnRzUmVxdWVzdHMgfSBmcm9tIFwiLi9ldmVudHMucmVxdWVzdHNcIjtcbmltcG9ydCB7IGhhbmRPZmZUb2tlbnNSZXF1ZXN0cyB9IGZyb20gXCIuL2hhbmRPZmZUb2tlbnMucmVxdWVzdHNcIjtcbmltcG9ydCB7IGhlYWx0aFJlcXVlc3RzIH0gZnJvbSBcIi4vaGVhbHRoLnJlcXVlc3RzXCI7XG5pbXBvcnQgeyBsZWFkTG9va3Vwc1JlcXVlc3RzIH0gZnJvbSBcIi4vbGVhZExvb2t1cHMucmVxdWVzdHNcIjtcbmltcG9ydCB7IGxlYWRzUmVxdWVzdHMgfSBmcm9tIFwiLi9sZWFkcy5yZXF1ZXN0c1wiO1xuaW1wb3J0IHsgbm90aWZpY2F0aW9uc1JlcXVlc3RzIH0gZnJvbSBcIi4vbm90aWZpY2F0aW9ucy5yZXF1ZXN0c1wiO1xuaW1wb3J0IHsgcGFydG5lcnNSZXF1ZXN0cyB9IGZyb20gXCIuL3BhcnRuZXJzLnJlcXVlc3RzXCI7XG5pbXBvcnQgeyBwYXltZW50UGxhbnNSZXF1ZXN0cyB9IGZyb20gXCIuL3BheW1lbnRQbGFucy5yZXF1ZXN0c1wiO1xuaW1wb3J0IHsgcGF5bWVudHNSZXF1ZXN0cyB9IGZyb20gXCIuL3BheW1lbnRzLnJlcXVlc3RzXCI7XG5pbXBvcnQgeyBwZXRCcmVlZHNSZXF1ZXN0cyB9IGZyb20gXCIuL3BldEJyZWVkcy5yZXF1ZXN0c1wiO1xuaW1wb3J0IHsgcG9saWNpZXNSZXF1ZXN0cyB9IGZyb20gXCIuL3BvbGljaWVzLnJlcXVlc3RzXCI7XG5pbXBvcnQgeyBwcm9kdWN0c1JlcXVlc3RzIH0gZnJvbSBcIi4vcHJvZHVjdHMucmVxdWVzdHNcIjtcbmltcG9ydCB7IHF1b3Rlc1JlcXVlc3RzIH0gZnJvbSBcIi4vcXVvdGVzLnJlcXVlc3RzXCI7XG5pbXBvcnQgeyByZWZlcnJhbHNSZXF1ZXN0cyB9IGZyb20gXCIuL3JlZmVycmFscy5yZXF1ZXN0c1wiO1xuaW1wb3J0IHsgcmVzdW1lTGlua3NSZXF1ZXN0cyB9IGZyb20gXCIuL3Jlc3VtZUxpbmtzLnJlcXVlc3RzXCI7XG5pbXBvcnQgeyB2ZWhpY2xlc1JlcXVlc3RzIH0gZnJvbSBcIi4vdmVoaWNsZXMucmVxdWVzdHNcIjtcbmltcG9ydCB7IHppcENvZGVzUmVxdWVzdHMgfSBmcm9tIFwiLi96aXBDb2Rlcy5yZXF1ZXN0c1wiO1xuXG4vKiogVGhlIHJlcXVlc3Qgb2YgZXZlcnkgZW5kcG9pbnQsIGJ5IHRoZSBlbmRwb2ludCdzIGlkLiBUaGUgY29tcGlsZXIgbmFtZXMgb25lIHRoYXQgaXMgbWlzc2luZy4gQSBwYWdlIGltcG9ydHMgb25seSB0aGUgdHlwZXMuICovXG5leHBvcnQgY29uc3QgcmVxdWVzdHMgPSB7XG4gIC4uLmFkZHJlc3Nlc1JlcXVlc3RzLFxuICAuLi5iaW5kUmVxdWVzdHMsXG4gIC4uLmNvdmVyYWdlc1JlcXVlc3RzLFxuICAuLi5kb2N1bWVudHNSZXF1ZXN0cyxcbiAgLi4uZXJhc3VyZXNSZXF1ZXN0cyxcbiAgLi4uZXZlbnRzUmVxdWVzdHMsXG4gIC4uLmhhbmRPZmZUb2tlbnNSZXF1ZXN0cyxcbiAgLi4uaGVhbHRoUmVxdWVzdHMsXG4gIC4uLmxlYWRMb29rdXBzUmVxdWVzdHMsXG4gIC4uLmxlYWRzUmVxdWVzdHMsXG4gIC4uLm5vdGlmaWNhdGlvbnNSZXF1ZXN0cyxcbiAgLi4ucGFydG5lcnNSZXF1ZXN0cyxcbiAgLi4ucGF5bWVudFBsYW5zUmVxdWVzdHMsXG4gIC4uLnBheW1lbnRzUmVxdWVzdHMsXG4gIC4uLnBldEJyZWVkc1JlcXVlc3RzLFxuICAuLi5wb2xpY2llc1JlcXVlc3RzLFxuICAuLi5wcm9kdWN0c1JlcXVlc3RzLFxuICAuLi5xdW90ZXNSZXF1ZXN0cyxcbiAgLi4ucmVmZXJyYWxzUmVxdWVzdHMsXG4gIC4uLnJlc3VtZUxpbmtzUmVxdWVzdHMsXG4gIC4uLnZlaGljbGVzUmVxdWVzdHMsXG4gIC4uLnppcENvZGVzUmVxdWVzdHMsXG4gIC4uLmFwcGxpY2F0aW9uc1JlcXVlc3RzLFxuICAuLi5jcmVhdGlvbkF0UmVxdWVzdHMsXG59IHNhdGlzZmllcyBSZWFkb25seTxSZWNvcmQ8RW5kcG9pbnRJZCwgUmVxdWVzdD4+O1xuXG5leHBvcnQgY29uc3QgcmVxdWVzdE9mID0gKHsgaWQgfTogUGljazxFbmRwb2ludCwgXCJpZFwiPik6IFJlcXVlc3QgPT4gKHJlcXVlc3RzIGFzIFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFJlcXVlc3Q+PilbaWRdITtcblxuLyoqIEFuIGVuZHBvaW50IHRoYXQgaXMgaW4gbm8gY29udHJhY3QsIHN1Y2ggYXMgYSB0ZXN0J3Mgb3duLCB0YWtlcyBub3RoaW5nLiAqL1xuZXhwb3J0IHR5cGUgUmVxdWVzdE9mPENhbGxlZCBleHRlbmRzIEVuZHBvaW50PiA9IENhbGxlZFtcImlkXCJdIGV4dGVuZHMga2V5b2YgdHlwZW9mIHJlcXVlc3RzID8gKHR5cGVvZiByZXF1ZXN0cylbQ2FsbGVkW1wiaWRcIl1dIDogUmVxdWVzdDtcblxudHlwZSBJbnB1dDxHaXZlbj4gPSBHaXZlbiBleHRlbmRzIHouWm9kTWluaVR5cGUgPyB6LmlucHV0PEdpdmVuPiA6IG5ldmVyO1xuXG5leHBvcnQgdHlwZSBQYXJhbXNPZjxDYWxsZWQgZXh0ZW5kcyBFbmRwb2ludD4gPSBSZXF1ZXN0T2Y8Q2FsbGVkPiBleHRlbmRzIHsgcGFyYW1zOiBpbmZlciBHaXZlbiB9ID8gSW5wdXQ8R2l2ZW4+IDogdW5kZWZpbmVkO1xuZXhwb3J0IHR5cGUgUXVlcnlPZjxDYWxsZWQgZXh0ZW5kcyBFbmRwb2ludD4gPSBSZXF1ZXN0T2Y8Q2FsbGVkPiBleHRlbmRzIHsgcXVlcnk6IGluZmVyIEdpdmVuIH0gPyBJbnB1dDxHaXZlbj4gOiB1bmRlZmluZWQ7XG5leHBvcnQgdHlwZSBCb2R5T2Y8Q2FsbGVkIGV4dGVuZHMgRW5kcG9pbnQ+ID0gUmVxdWVzdE9mPENhbGxlZD4gZXh0ZW5kcyB7IGJvZHk6IGluZmVyIEdpdmVuIH0gPyBJbnB1dDxHaXZlbj4gOiB1bmRlZmluZWQ7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9zcmMvYXBpL2NvbnRyYWN0L3dlYmhvb2tzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3Mvc3JjL2FwaS9jb250cmFjdC93ZWJob29rcy50c1wiO2ltcG9ydCB7IHogfSBmcm9tIFwiLi4vLi4va2VybmVsL3pvZFwiO1xuaW1wb3J0IHsgcmVjb3JkVHlwZSB9IGZyb20gXCIuL2xlYWRzXCI7XG5pbXBvcnQgeyBwYXltZW50IH0gZnJvbSBcIi4vcGF5bWVudHNcIjtcbmltcG9ydCB7IHBvbGljeSB9IGZyb20gXCIuL3BvbGljaWVzXCI7XG5pbXBvcnQgeyBhZGRyZXNzLCBpZCwgaW5zdXJhbmNlTGluZSwgaW5zdGFudCwgcXVvdGVTdGF0dXMgfSBmcm9tIFwiLi92YWx1ZXNcIjtcblxuLyoqIEEgbGVhZCBhdCB0aGUgdGltZSBvZiB0aGUgZXZlbnQ6IHdoYXQgdGhlIHZpc2l0b3IgaGFzIHNhaWQgc28gZmFyLCBhbmQgd2hlcmUgaXQgc3RhbmRzLiAqL1xuY29uc3QgbGVhZE5vdyA9IHoub2JqZWN0KHtcbiAgbGVhZElkOiBpZCxcbiAgcGFydG5lcjogaWQsXG4gIGluc3VyYW5jZUxpbmU6IHoub3B0aW9uYWwoaW5zdXJhbmNlTGluZSksXG4gIHF1b3RlU3RhdHVzLFxuICByZWNvcmRUeXBlLFxuICBhcHBsaWNhdGlvbklkOiB6Lm9wdGlvbmFsKGlkKSxcbiAgZmlyc3ROYW1lOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkpLFxuICBsYXN0TmFtZTogei5vcHRpb25hbCh6LnN0cmluZygpKSxcbiAgZW1haWw6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gIHBob25lOiB6Lm9wdGlvbmFsKHouc3RyaW5nKCkpLFxuICBwcm9wZXJ0eUFkZHJlc3M6IHoub3B0aW9uYWwoei5wYXJ0aWFsKGFkZHJlc3MpKSxcbiAgLyoqIFRoZSBjaG9zZW4gY29tcGFueSwgYXMgdGhlIGFkdmlzb3IgcmVhZHMgaXQuICovXG4gIGNhcnJpZXI6IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gIGNhcnJpZXJJZDogei5vcHRpb25hbChpZCksXG4gIHJlZmVycmFsQ29kZTogei5vcHRpb25hbCh6LnN0cmluZygpKSxcbiAgYWdlbnRJZDogei5vcHRpb25hbCh6LnN0cmluZygpKSxcbiAgbG9jYXRpb246IHoub3B0aW9uYWwoei5zdHJpbmcoKSksXG4gIGNyZWF0ZWRUaW1lc3RhbXA6IGluc3RhbnQsXG59KTtcblxuY29uc3Qgb2ZMZWFkID0geyBsZWFkSWQ6IGlkLCBwYXJ0bmVyOiBpZCB9IGFzIGNvbnN0O1xuXG5jb25zdCBjYWxsYmFjayA9IHouZXh0ZW5kKGxlYWROb3csIHsgY2FsbEF0OiB6Lm9wdGlvbmFsKGluc3RhbnQpIH0pO1xuXG5jb25zdCBzZWxlY3RlZFF1b3RlID0gei5vYmplY3Qoe1xuICAuLi5vZkxlYWQsXG4gIGFwcGxpY2F0aW9uSWQ6IGlkLFxuICBxdW90ZUlkOiBpZCxcbiAgY2FycmllcjogaWQsXG4gIGNhcnJpZXJOYW1lOiB6LnN0cmluZygpLFxuICBjYXJyaWVyU3BlY2lmaWNRdW90ZUlkOiB6LnN0cmluZygpLFxuICAvKiogRG9sbGFycyBmb3IgdGhlIHdob2xlIHRlcm0uICovXG4gIHByZW1pdW06IHoubnVtYmVyKCksXG4gIC8qKiBNb250aHMuICovXG4gIHRlcm06IHouaW50KCksXG4gIGlzQmluZGFibGU6IHouYm9vbGVhbigpLFxufSk7XG5cbmNvbnN0IHsgcG9saWN5TnVtYmVyLCB0cmFuc2FjdGlvbklkLCBhcHBsaWNhdGlvbklkLCBxdW90ZUlkLCBjYXJyaWVyLCBjYXJyaWVyTmFtZSwgaW5zdXJlZCwgZWZmZWN0aXZlRGF0ZSwgZXhwaXJhdGlvbkRhdGUgfSA9IHBvbGljeS5zaGFwZTtcbmNvbnN0IHNvbGQgPSB7IHRyYW5zYWN0aW9uSWQsIGFwcGxpY2F0aW9uSWQsIHF1b3RlSWQsIGNhcnJpZXIgfSBhcyBjb25zdDtcbmNvbnN0IGJvdW5kUG9saWN5ID0gei5vYmplY3QoeyAuLi5vZkxlYWQsIC4uLnNvbGQsIHBvbGljeU51bWJlciwgY2Fycmllck5hbWUsIGluc3VyZWQsIGVmZmVjdGl2ZURhdGUsIGV4cGlyYXRpb25EYXRlIH0pO1xuXG5jb25zdCB7IGNlbnRzLCBwcm9ibGVtLCBtb25leSB9ID0gcGF5bWVudC5zaGFwZTtcbmNvbnN0IGZhaWxlZFBheW1lbnQgPSB6Lm9iamVjdCh7IC4uLm9mTGVhZCwgLi4uc29sZCwgY2VudHMsIHByb2JsZW0sIG1vbmV5IH0pO1xuXG5jb25zdCBldmVudCA9IDxjb25zdCBUeXBlIGV4dGVuZHMgc3RyaW5nLCBEYXRhIGV4dGVuZHMgei5ab2RNaW5pVHlwZT4odHlwZTogVHlwZSwgZGF0YTogRGF0YSkgPT5cbiAgei5vYmplY3QoeyB0eXBlOiB6LmxpdGVyYWwodHlwZSksIHRpbWVzdGFtcDogaW5zdGFudCwgZGF0YSB9KTtcblxuLyoqIEFuIGV2ZW50IG9mIGEgbGVhZCwgYXMgaXQgaXMgc2VudCB0byB0aGUgYWRkcmVzc2VzIG9mIHRoZSBsZWFkJ3MgcGFydG5lci4gYHRpbWVzdGFtcGAgaXMgdGhlIHRpbWUgb2YgdGhlIGV2ZW50LiAqL1xuZXhwb3J0IGNvbnN0IGxlYWRFdmVudCA9IHouZGlzY3JpbWluYXRlZFVuaW9uKFwidHlwZVwiLCBbXG4gIGV2ZW50KFwibGVhZC5jcmVhdGVkXCIsIGxlYWROb3cpLFxuICBldmVudChcImxlYWQuZmluYWxpemVkXCIsIGxlYWROb3cpLFxuICBldmVudChcImNhbGxiYWNrLnJlcXVlc3RlZFwiLCBjYWxsYmFjayksXG4gIGV2ZW50KFwicXVvdGUuc2VsZWN0ZWRcIiwgc2VsZWN0ZWRRdW90ZSksXG4gIGV2ZW50KFwicG9saWN5LmJvdW5kXCIsIGJvdW5kUG9saWN5KSxcbiAgZXZlbnQoXCJwYXltZW50LmZhaWxlZFwiLCBmYWlsZWRQYXltZW50KSxcbiAgZXZlbnQoXCJsZWFkLmVyYXNlZFwiLCB6Lm9iamVjdChvZkxlYWQpKSxcbl0pO1xuZXhwb3J0IHR5cGUgTGVhZEV2ZW50ID0gei5pbmZlcjx0eXBlb2YgbGVhZEV2ZW50PjtcblxuLyoqIFdoYXQgZWFjaCBldmVudCBtZWFucywgZm9yIHRoZSBPcGVuQVBJIGRvY3VtZW50LiAqL1xuZXhwb3J0IGNvbnN0IGxlYWRFdmVudFN1bW1hcmllczogUmVhZG9ubHk8UmVjb3JkPExlYWRFdmVudFtcInR5cGVcIl0sIHN0cmluZz4+ID0ge1xuICBcImxlYWQuY3JlYXRlZFwiOiBcIkEgdmlzaXRvciBoYXMgZ2l2ZW4gdGhlIGZpcnN0IGFuc3dlcnNcIixcbiAgXCJsZWFkLmZpbmFsaXplZFwiOiBcIlRoZSBsZWFkIGlzIGFuIGFkdmlzb3IncyBmcm9tIG5vdyBvblwiLFxuICBcImNhbGxiYWNrLnJlcXVlc3RlZFwiOiBcIlRoZSBwZXJzb24gYXNrZWQgZm9yIGEgY2FsbDsgd2l0aG91dCBgY2FsbEF0YCwgYXQgb25jZVwiLFxuICBcInF1b3RlLnNlbGVjdGVkXCI6IFwiVGhlIHZpc2l0b3IgaGFzIGNob3NlbiBhIHF1b3RlXCIsXG4gIFwicG9saWN5LmJvdW5kXCI6IFwiVGhlIHBvbGljeSBpcyBwYWlkIGZvciBhbmQgaXNzdWVkXCIsXG4gIFwicGF5bWVudC5mYWlsZWRcIjogXCJBIHBheW1lbnQgYnJvdWdodCBubyBwb2xpY3ksIGFuZCB0aGUgdmlzaXRvciBkaWRuJ3Qgc3RvcCBpdFwiLFxuICBcImxlYWQuZXJhc2VkXCI6IFwiVGhlIHBlcnNvbiB3YXMgZXJhc2VkOiBkZWxldGUgd2hhdCBlYXJsaWVyIGV2ZW50cyBzYWlkIGFib3V0IHRoZSBsZWFkXCIsXG59O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9ib290XCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9ib290L3NlY3JldEZpbGVzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9zZXJ2aWNlL2Jvb3Qvc2VjcmV0RmlsZXMudHNcIjtpbXBvcnQgeyByZWFkRmlsZSB9IGZyb20gXCJub2RlOmZzL3Byb21pc2VzXCI7XG5cbi8qKiBUaGUgZW52aXJvbm1lbnQncyB2YXJpYWJsZXMsIGJ5IG5hbWUuICovXG5leHBvcnQgdHlwZSBFbnYgPSBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmcgfCB1bmRlZmluZWQ+PjtcblxuLyoqIFZhcmlhYmxlcyB0aGF0IGNvbnRhaW4gYSBzZWNyZXQuICovXG5leHBvcnQgY29uc3Qgc2VjcmV0TmFtZXMgPSBbXCJEQVRBQkFTRV9VUkxcIiwgXCJTRUNSRVRTX0tFWVwiLCBcIlBBWU1FTlRfQVBJX0tFWVwiLCBcIlBBWU1FTlRfTk9USUZJQ0FUSU9OX1NFQ1JFVFwiLCBcIlNNVFBfVVJMXCIsIFwiREVTS19UT0tFTlwiLCBcIk1FVFJJQ1NfVE9LRU5cIl0gYXMgY29uc3Q7XG5cbi8qKlxuICogRWFjaCBzZWNyZXQgbWF5IGJlIGluIGEgZmlsZSBpbnN0ZWFkLCB3aGljaCB0aGUgdmFyaWFibGUgd2l0aCBgX0ZJTEVgIGFmdGVyIGl0cyBuYW1lIG5hbWVzOiBgREVTS19UT0tFTl9GSUxFPS9ydW4vc2VjcmV0cy9kZXNrX3Rva2VuYC5cbiAqIE90aGVyIHByb2Nlc3NlcyBjYW4ndCByZWFkIGl0IHRoZXJlLCBhbmQgaXQgYXBwZWFycyBpbiBubyBsaXN0IG9mIHZhcmlhYmxlcy4gVGhyb3dzIG9uZSBsaW5lIGZvciBhIGZpbGUgdGhhdCBjYW4ndCBiZSByZWFkLlxuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gd2l0aFNlY3JldEZpbGVzKGVudjogRW52KTogUHJvbWlzZTxFbnY+IHtcbiAgY29uc3QgcmVhZCA9IGF3YWl0IFByb21pc2UuYWxsKHNlY3JldE5hbWVzLm1hcChhc3luYyAobmFtZSkgPT4gW25hbWUsIGF3YWl0IHNlY3JldE9mKGVudiwgbmFtZSldIGFzIGNvbnN0KSk7XG4gIHJldHVybiB7IC4uLmVudiwgLi4uT2JqZWN0LmZyb21FbnRyaWVzKHJlYWQpIH07XG59XG5cbmFzeW5jIGZ1bmN0aW9uIHNlY3JldE9mKGVudjogRW52LCBuYW1lOiBzdHJpbmcpOiBQcm9taXNlPHN0cmluZyB8IHVuZGVmaW5lZD4ge1xuICBjb25zdCBmaWxlID0gZW52W2Ake25hbWV9X0ZJTEVgXTtcbiAgaWYgKCFmaWxlKSByZXR1cm4gZW52W25hbWVdO1xuICBpZiAoZW52W25hbWVdKSB0aHJvdyBuZXcgRXJyb3IoYFNldCAke25hbWV9IG9yICR7bmFtZX1fRklMRSwgbm90IGJvdGguYCk7XG4gIGNvbnN0IHRleHQgPSBhd2FpdCByZWFkRmlsZShmaWxlLCBcInV0ZjhcIikuY2F0Y2goKCkgPT4ge1xuICAgIHRocm93IG5ldyBFcnJvcihgJHtuYW1lfV9GSUxFICR7ZmlsZX06IGNhbid0IGJlIHJlYWQuYCk7XG4gIH0pO1xuICBpZiAodGV4dC50cmltKCkgPT09IFwiXCIpIHRocm93IG5ldyBFcnJvcihgJHtuYW1lfV9GSUxFICR7ZmlsZX06IGlzIGVtcHR5LmApO1xuICByZXR1cm4gdGV4dC50cmltKCk7XG59XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9zZXJ2aWNlL2RhdGFiYXNlXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9kYXRhYmFzZS9jb25uZWN0aW9uLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9zZXJ2aWNlL2RhdGFiYXNlL2Nvbm5lY3Rpb24udHNcIjtpbXBvcnQgeyBmaWxlVVJMVG9QYXRoIH0gZnJvbSBcIm5vZGU6dXJsXCI7XG5pbXBvcnQgdHlwZSB7IFBnRGF0YWJhc2UsIFBnUXVlcnlSZXN1bHRIS1QgfSBmcm9tIFwiZHJpenpsZS1vcm0vcGctY29yZVwiO1xuXG4vKipcbiAqIEVpdGhlciBlbmdpbmUgYmVoaW5kIG9uZSB0eXBlLiBJbnNpZGUgYHRyYW5zYWN0aW9uYCBvbmx5IHRoZSBoYW5kZWQgdHJhbnNhY3Rpb24gbWF5IGJlIHVzZWQ6IFBHbGl0ZSBoYXMgb25lIGNvbm5lY3Rpb24sXG4gKiBhbmQgYSBxdWVyeSBvbiB0aGUgb3V0ZXIgZGF0YWJhc2Ugd291bGQgd2FpdCBmb3IgaXRzZWxmLlxuICovXG5leHBvcnQgdHlwZSBEYXRhYmFzZSA9IFBnRGF0YWJhc2U8UGdRdWVyeVJlc3VsdEhLVD47XG5cbmV4cG9ydCBpbnRlcmZhY2UgUG9vbFN0YXRlIHtcbiAgcmVhZG9ubHkgYnVzeTogbnVtYmVyO1xuICByZWFkb25seSBpZGxlOiBudW1iZXI7XG4gIC8qKiBDYWxsZXJzIHRoYXQgd2FpdCBmb3IgYSBjb25uZWN0aW9uLiAqL1xuICByZWFkb25seSB3YWl0aW5nOiBudW1iZXI7XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgQ29ubmVjdGlvbiB7XG4gIGVuZ2luZTogXCJwZ2xpdGVcIiB8IFwicG9zdGdyZXNxbFwiO1xuICBkYjogRGF0YWJhc2U7XG4gIC8qKiBDb21taXRzIHdoYXQgdGhlIHdvcmsgZGlkLCBvciBub3RoaW5nIG9mIGl0IHdoZXJlIHRoZSB3b3JrIHRocm93cy4gKi9cbiAgdHJhbnNhY3Rpb248UmVzdWx0Pih3b3JrOiAoZGI6IERhdGFiYXNlKSA9PiBQcm9taXNlPFJlc3VsdD4pOiBQcm9taXNlPFJlc3VsdD47XG4gIC8qKlxuICAgKiBMaXN0ZW5zIHRvIGBwZ19ub3RpZnlgIGZyb20gZXZlcnkgcHJvY2VzcyBvbiB0aGUgZGF0YWJhc2UuIEEgbG9zdCBjb25uZWN0aW9uIGlzIHJlc3RvcmVkOyBgb25NaXNzZWRgIGlzIGNhbGxlZCB3aGVuIGl0IGJyZWFrcyxcbiAgICogb25jZSBhIHNlY29uZCB3aGlsZSBpdCBpcyBhd2F5LCBhbmQgd2hlbiBpdCBpcyBiYWNrLCBiZWNhdXNlIG5vdGlmaWNhdGlvbnMgbWF5IGhhdmUgYmVlbiBsb3N0LlxuICAgKi9cbiAgbGlzdGVuKGNoYW5uZWw6IHN0cmluZywgb25QYXlsb2FkOiAocGF5bG9hZDogc3RyaW5nKSA9PiB2b2lkLCBvbk1pc3NlZDogKCkgPT4gdm9pZCk6IFByb21pc2U8dm9pZD47XG4gIC8qKiBUcnVlIGlmIGFub3RoZXIgcHJvY2VzcyBoYXMgc2VudCBhIG5vdGlmaWNhdGlvbiB3aXRoIHRoaXMgYHNlbmRlcmAgKGBzZW5kZXIudHNgKS4gKi9cbiAgaXNBbm90aGVycyhzZW5kZXI6IHN0cmluZyk6IGJvb2xlYW47XG4gIC8qKiBUaGUgY29ubmVjdGlvbnMgb2YgdGhpcyBwcm9jZXNzLiAqL1xuICBwb29sKCk6IFBvb2xTdGF0ZTtcbiAgY2xvc2UoKTogUHJvbWlzZTx2b2lkPjtcbn1cblxuLyoqIENvbm5lY3Rpb25zIG9mIGEgcHJvY2VzcyB0byBQb3N0Z3JlU1FMLCBiZXNpZGVzIHRoZSBvbmUgdGhhdCBsaXN0ZW5zLiAqL1xuZXhwb3J0IGNvbnN0IHVzdWFsUG9vbFNpemUgPSAxMDtcblxuLyoqXG4gKiBHZW5lcmF0ZWQgZnJvbSBgdGFibGVzL2AgYnkgYG5weCBkcml6emxlLWtpdCBnZW5lcmF0ZSAtLWRpYWxlY3QgcG9zdGdyZXNxbCAtLXNjaGVtYSBlbWJlZC1kZW1vL3NlcnZpY2UvZGF0YWJhc2UvdGFibGVzIC0tb3V0XG4gKiBlbWJlZC1kZW1vL3NlcnZpY2UvZGF0YWJhc2UvbWlncmF0aW9uc2AuXG4gKi9cbmV4cG9ydCBjb25zdCBtaWdyYXRpb25zRm9sZGVyID0gZmlsZVVSTFRvUGF0aChuZXcgVVJMKFwiLi9taWdyYXRpb25zXCIsIGltcG9ydC5tZXRhLnVybCkpO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9odHRwXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9odHRwL2xpbWl0cy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9odHRwL2xpbWl0cy50c1wiOy8qKiBUaGUgbGltaXRzIHBlciBjYWxsZXIsIHNvIHRoYXQgb25lIGNhbid0IHVzZSB1cCB0aGUgc2VydmljZSBmb3IgYWxsIG90aGVycy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgSHR0cExpbWl0cyB7XG4gIGJvZHlCeXRlczogbnVtYmVyO1xuICAvKiogT3BlbiBzb2NrZXRzLiBGdXJ0aGVyIG9uZXMgYXJlIGNsb3NlZCBhdCBvbmNlLiAqL1xuICBzb2NrZXRzOiBudW1iZXI7XG4gIC8qKiBNaWxsaXNlY29uZHMgZm9yIGEgd2hvbGUgcmVxdWVzdCB0byBhcnJpdmUsIGhlYWRlcnMgYW5kIGJvZHk7IGEgYnJvd3NlciBvbiBhIGJhZCBjb25uZWN0aW9uIHRha2VzIG9uZSBvciB0d28gc2Vjb25kcy4gKi9cbiAgcmVxdWVzdE1zOiBudW1iZXI7XG4gIC8qKiBNaWxsaXNlY29uZHMgYWZ0ZXIgd2hpY2ggYSBzaWxlbnQgc29ja2V0IGlzIGNsb3NlZC4gU3RyZWFtcyBzZW5kIHNvbWV0aGluZyBldmVyeSB0ZW4gc2Vjb25kcy4gKi9cbiAgc2lsZW5jZU1zOiBudW1iZXI7XG4gIC8qKiBPcGVuIHF1b3RlIHN0cmVhbXMgb2Ygb25lIHNlc3Npb246IGVhY2ggdGFiIGhhcyBvbmUuICovXG4gIHN0cmVhbXNQZXJTZXNzaW9uOiBudW1iZXI7XG4gIHN0cmVhbXM6IG51bWJlcjtcbiAgLyoqIFRoZSBsb25nZXN0IHRoYXQgYSBzdHJlYW0gbGFzdHMsIGluIG1pbGxpc2Vjb25kcy4gVGhlIHNsb3dlc3QgcnVuIHRha2VzIGhhbGYgYSBtaW51dGU7IGEgY2xpZW50IHRoYXQgaXMgY3V0IG9mZiByZWNvbm5lY3RzLiAqL1xuICBzdHJlYW1NczogbnVtYmVyO1xuICAvKiogV3Jvbmcgc2VjcmV0cyBwZXIgbWludXRlIG9mIG9uZSBraW5kIHdpdGggdGhlIHNhbWUgc3RhcnQgKHJlZmVycmFsIGNvZGVzLCBsb29rdXAgaWRzLCByZXN1bWUgbGlua3MpLCBmb3IgZWFjaCBrZXkgYW5kIGFkZHJlc3MuICovXG4gIGd1ZXNzZXNQZXJNaW51dGU6IG51bWJlcjtcbn1cblxuZXhwb3J0IGNvbnN0IGh0dHBMaW1pdHM6IEh0dHBMaW1pdHMgPSB7XG4gIGJvZHlCeXRlczogNjQgKiAxXzAyNCxcbiAgc29ja2V0czogMl8wMDAsXG4gIHJlcXVlc3RNczogMjBfMDAwLFxuICBzaWxlbmNlTXM6IDYwXzAwMCxcbiAgc3RyZWFtc1BlclNlc3Npb246IDYsXG4gIHN0cmVhbXM6IDFfMDAwLFxuICBzdHJlYW1NczogMzAwXzAwMCxcbiAgZ3Vlc3Nlc1Blck1pbnV0ZTogMTAsXG59O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9jYXJyaWVyc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2UvY2FycmllcnMvd2FybVVwLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9zZXJ2aWNlL2NhcnJpZXJzL3dhcm1VcC50c1wiO2ltcG9ydCB7IG9uY2UgfSBmcm9tIFwibm9kZTpldmVudHNcIjtcbmltcG9ydCB7IGNyZWF0ZVNlcnZlciB9IGZyb20gXCJub2RlOmh0dHBcIjtcbmltcG9ydCB0eXBlIHsgQWRkcmVzc0luZm8gfSBmcm9tIFwibm9kZTpuZXRcIjtcbmltcG9ydCB0eXBlIHsgQW5zd2VyIH0gZnJvbSBcIi4vY2FycmllclwiO1xuaW1wb3J0IHsgY2FycmllckxpbWl0cywgZ3VhcmRlZENhcnJpZXIgfSBmcm9tIFwiLi9ndWFyZGVkQ2FycmllclwiO1xuaW1wb3J0IHsgaHR0cENhcnJpZXIgfSBmcm9tIFwiLi9odHRwQ2FycmllclwiO1xuXG4vKiogQ2FsbHMgb2YgYSBuZXcgcHJvY2VzcyBiZWZvcmUgaXQgaXMgcmVhZHkuIEZld2VyIGxlYXZlIHBhcnQgb2YgdGhlIGNvZGUgdW5jb21waWxlZCwgbW9yZSBnYWluIG5vdGhpbmcuICovXG5leHBvcnQgY29uc3QgdXN1YWxXYXJtVXAgPSAyMDA7XG5cbmNvbnN0IGFuc3dlcjogQW5zd2VyID0geyBvdXRjb21lOiBcImRlY2xpbmVkXCIsIG1lc3NhZ2U6IFwiV2FybS11cFwiIH07XG5cbi8qKlxuICogQ2FsbHMgYSBjb21wYW55IHRoYXQgdGhpcyBwcm9jZXNzIHBsYXlzIGl0c2VsZiwgc28gb2Z0ZW4gdGhhdCBOb2RlIGNvbXBpbGVzIHRoZSB3YXkgdG8gY29tcGFuaWVzIGJlZm9yZSBhIHZpc2l0b3IgaXMgdGhlcmUuIFRoZSBmaXJzdFxuICogY3Jvd2Qgd291bGQgd2FpdCBmb3IgdGhhdDogaXRzIGh1bmRyZWRzIG9mIGNhbGxzIHNoYXJlIG9uZSBwcm9jZXNzb3Igd2l0aCB0aGUgY29tcGlsZXIuIE5vIHJlYWwgY29tcGFueSBpcyBjYWxsZWQsIGFuZCBub3RoaW5nIGlzXG4gKiBzdG9yZWQuIFJlamVjdHMgaWYgYSBjYWxsIGZhaWxzLCBvciBpZiB0aGVyZSBpcyBubyBsb29wYmFjayBpbnRlcmZhY2UgdG8gbGlzdGVuIG9uLlxuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gd2FybVVwKGNhbGxzOiBudW1iZXIpOiBQcm9taXNlPHZvaWQ+IHtcbiAgaWYgKGNhbGxzID09PSAwKSByZXR1cm47XG4gIGNvbnN0IGNvbXBhbnkgPSBjcmVhdGVTZXJ2ZXIoKHJlcXVlc3QsIHJlc3BvbnNlKSA9PiB7XG4gICAgcmVxdWVzdC5yZXN1bWUoKTtcbiAgICByZXNwb25zZS5zZXRIZWFkZXIoXCJDb250ZW50LVR5cGVcIiwgXCJhcHBsaWNhdGlvbi9qc29uXCIpLmVuZChKU09OLnN0cmluZ2lmeShhbnN3ZXIpKTtcbiAgfSk7XG4gIGF3YWl0IG9uY2UoY29tcGFueS5saXN0ZW4oMCwgXCIxMjcuMC4wLjFcIiksIFwibGlzdGVuaW5nXCIpO1xuICB0cnkge1xuICAgIGNvbnN0IHsgcG9ydCB9ID0gY29tcGFueS5hZGRyZXNzKCkgYXMgQWRkcmVzc0luZm87XG4gICAgY29uc3QgY2FycmllciA9IGd1YXJkZWRDYXJyaWVyKGh0dHBDYXJyaWVyPG51bGw+KHsgdXJsOiBgaHR0cDovLzEyNy4wLjAuMToke3BvcnR9L2AsIHRva2VuOiBcIndhcm0tdXBcIiB9KSk7XG4gICAgY29uc3QgZGVhZGxpbmUgPSBEYXRlLm5vdygpICsgY2FycmllckxpbWl0cy5hbnN3ZXJNcztcbiAgICBjb25zdCBjYWxsID0gKHJ1bjogbnVtYmVyKSA9PiBjYXJyaWVyLnF1b3RlKHsgYXBwbGljYXRpb25JZDogXCJ3YXJtLXVwXCIsIHJ1biwgYWdhaW46IGZhbHNlLCBpbnB1dDogbnVsbCB9LCB7IHNpZ25hbDogbmV3IEFib3J0Q29udHJvbGxlcigpLnNpZ25hbCwgZGVhZGxpbmUsIGlkZW1wb3RlbmN5S2V5OiBgd2FybS11cDoke3J1bn1gIH0pO1xuICAgIGF3YWl0IFByb21pc2UuYWxsKEFycmF5LmZyb20oeyBsZW5ndGg6IGNhbGxzIH0sIChfbm9uZSwgcnVuKSA9PiBjYWxsKHJ1bikpKTtcbiAgfSBmaW5hbGx5IHtcbiAgICBjb21wYW55LmNsb3NlQWxsQ29ubmVjdGlvbnMoKTtcbiAgICBjb21wYW55LmNsb3NlKCk7XG4gIH1cbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2UvcXVvdGVzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9xdW90ZXMvc2xvdHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2UvcXVvdGVzL3Nsb3RzLnRzXCI7LyoqIENhbGxzIHRvIGNvbXBhbmllcyBhdCBvbmNlIG9mIGEgcHJvY2Vzcy4gQ29tcGFuaWVzIGFyZSB3YWl0ZWQgZm9yIGluc3RlYWQgb2YgY29tcHV0ZWQsIHNvIG1hbnkgY2FuIGJlIGFza2VkIGF0IG9uY2UuICovXG5leHBvcnQgY29uc3QgdXN1YWxTbG90cyA9IDQwMDtcblxuLyoqIEEgdGFzaywgYW5kIGl0cyBvd25lcjogdGhlIHBhcnRuZXIncyBrZXkgYW5kIHRoZSB2aXNpdG9yJ3Mgc2Vzc2lvbi4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgT3duZWRUYXNrIHtcbiAgaWQ6IHN0cmluZztcbiAga2V5OiBzdHJpbmc7XG4gIHNlc3Npb246IHN0cmluZztcbn1cblxuLyoqXG4gKiBUaGUgdGFza3MgdG8gc3RhcnQsIHNvIHRoYXQgbm9ib2R5J3MgcHJpY2VzIHdhaXQgZm9yIGEgc3RyYW5nZXInczogaW4gcm91bmRzLCBvbmUgc2xvdCB0byB0aGUga2V5IGFuZCBzZXNzaW9uIHRoYXQgaGFzIHRoZSBmZXdlc3Qgc29cbiAqIGZhciwgYXMgbG9uZyBhcyB0aGVyZSBhcmUgc2xvdHMgYW5kIHRhc2tzLiBBIHNpbmdsZSBjYWxsZXIgZ2V0cyBhbGwgb2YgdGhlbS4gV2hlbiBvdGhlcnMgYXJyaXZlLCB0aGV5IGJlZ2luIHdpdGggdGhlaXIgc2hhcmUgYXQgb25jZSxcbiAqIGFuZCBjYWxscyBhYm92ZSB0aGUgbmV3IHNoYXJlcyBnbyBvbjogYSBjYWxsIHRoYXQgYSBjb21wYW55IG1heSBjaGFyZ2UgZm9yIGlzIG5ldmVyIHRocm93biBhd2F5LiBTbyBmb3IgYSB3aGlsZSBtb3JlIGNhbGxzIHRoYW4gc2xvdHNcbiAqIHJ1biwgYXQgbW9zdCBgc2xvdHMgKiAoMSArIGxuKHNlc3Npb25zKSlgOiB0aGUgbi10aCBuZXdjb21lcidzIHNoYXJlIGlzIG9uZSBuLXRoIG9mIHRoZSBzbG90cy4gV2l0aGluIGEgc2Vzc2lvbiBoZWxkIHRhc2tzIGNvdW50XG4gKiBmaXJzdCwgdGhlbiB3YWl0aW5nIG9uZXMsIGVhY2ggaW4gdGhlIGdpdmVuIG9yZGVyLlxuICovXG5leHBvcnQgZnVuY3Rpb24gc2hhcmVTbG90cyh3YWl0aW5nOiByZWFkb25seSBPd25lZFRhc2tbXSwgaGVsZDogcmVhZG9ubHkgT3duZWRUYXNrW10sIHNsb3RzOiBudW1iZXIpOiBzdHJpbmdbXSB7XG4gIGNvbnN0IGlzSGVsZCA9IG5ldyBTZXQoaGVsZC5tYXAoKHsgaWQgfSkgPT4gaWQpKTtcbiAgY29uc3Qgc2Vzc2lvbnMgPSBuZXcgTWFwPHN0cmluZywgT3duZWRUYXNrW10+KCk7XG4gIGZvciAoY29uc3QgdGFzayBvZiBbLi4uaGVsZCwgLi4ud2FpdGluZ10pIHNlc3Npb25zLnNldCh0YXNrLnNlc3Npb24sIFsuLi4oc2Vzc2lvbnMuZ2V0KHRhc2suc2Vzc2lvbikgPz8gW10pLCB0YXNrXSk7XG4gIGNvbnN0IGdpdmVuID0geyBrZXk6IG5ldyBNYXA8c3RyaW5nLCBudW1iZXI+KCksIHNlc3Npb246IG5ldyBNYXA8c3RyaW5nLCBudW1iZXI+KCkgfTtcbiAgY29uc3Qgb2ZLZXkgPSAoeyBrZXkgfTogT3duZWRUYXNrKTogbnVtYmVyID0+IGdpdmVuLmtleS5nZXQoa2V5KSA/PyAwO1xuICBjb25zdCBvZlNlc3Npb24gPSAoeyBzZXNzaW9uIH06IE93bmVkVGFzayk6IG51bWJlciA9PiBnaXZlbi5zZXNzaW9uLmdldChzZXNzaW9uKSA/PyAwO1xuICAvLyBJbiBhIHRpZSBoZWxkIHRhc2tzIGNvbWUgZmlyc3Q6IGEgbmV3Y29tZXIgZ2V0cyBubyBzbG90IHdoZXJlIHNoYXJlcyBhcmUgZXZlbi5cbiAgY29uc3QgcHJlY2VkZXMgPSAoYTogT3duZWRUYXNrLCBiOiBPd25lZFRhc2spOiBib29sZWFuID0+XG4gICAgKG9mS2V5KGEpIC0gb2ZLZXkoYikgfHwgb2ZTZXNzaW9uKGEpIC0gb2ZTZXNzaW9uKGIpIHx8IE51bWJlcihpc0hlbGQuaGFzKGIuaWQpKSAtIE51bWJlcihpc0hlbGQuaGFzKGEuaWQpKSkgPCAwO1xuXG4gIGNvbnN0IHNoYXJlZCA9IG5ldyBTZXQ8c3RyaW5nPigpO1xuICB3aGlsZSAoc2hhcmVkLnNpemUgPCBzbG90cykge1xuICAgIGxldCBuZXh0OiBPd25lZFRhc2sgfCB1bmRlZmluZWQ7XG4gICAgZm9yIChjb25zdCBbdGFza10gb2Ygc2Vzc2lvbnMudmFsdWVzKCkpIGlmICh0YXNrICYmICghbmV4dCB8fCBwcmVjZWRlcyh0YXNrLCBuZXh0KSkpIG5leHQgPSB0YXNrO1xuICAgIGlmICghbmV4dCkgYnJlYWs7XG4gICAgc2hhcmVkLmFkZChuZXh0LmlkKTtcbiAgICBnaXZlbi5rZXkuc2V0KG5leHQua2V5LCBvZktleShuZXh0KSArIDEpO1xuICAgIGdpdmVuLnNlc3Npb24uc2V0KG5leHQuc2Vzc2lvbiwgb2ZTZXNzaW9uKG5leHQpICsgMSk7XG4gICAgc2Vzc2lvbnMuZ2V0KG5leHQuc2Vzc2lvbik/LnNoaWZ0KCk7XG4gIH1cbiAgcmV0dXJuIHdhaXRpbmcuZmxhdE1hcCgoeyBpZCB9KSA9PiAoc2hhcmVkLmhhcyhpZCkgPyBbaWRdIDogW10pKTtcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2UvYm9vdFwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2UvYm9vdC9zZXR0aW5ncy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9ib290L3NldHRpbmdzLnRzXCI7aW1wb3J0IHsgdXN1YWxQb29sU2l6ZSB9IGZyb20gXCIuLi9kYXRhYmFzZS9jb25uZWN0aW9uXCI7XG5pbXBvcnQgeyBodHRwTGltaXRzIH0gZnJvbSBcIi4uL2h0dHAvbGltaXRzXCI7XG5pbXBvcnQgeyB1c3VhbFdhcm1VcCB9IGZyb20gXCIuLi9jYXJyaWVycy93YXJtVXBcIjtcbmltcG9ydCB7IHVzdWFsU2xvdHMgfSBmcm9tIFwiLi4vcXVvdGVzL3Nsb3RzXCI7XG5cbmV4cG9ydCBpbnRlcmZhY2UgU2V0dGluZyB7XG4gIC8qKiBUaGUgdmFsdWUgd2hlcmUgbm9uZSBpcyBzZXQsIGluIGBucG0gc3RhcnRgOyBudWxsIHdoZXJlIHRoZSBkZW1vIGRvZXNuJ3QgcmVhZCB0aGUgdmFyaWFibGUuICovXG4gIHJlYWRvbmx5IGRlbW86IHN0cmluZyB8IG51bGw7XG4gIC8qKiBUaGUgc2FtZSBpbiB0aGUgc2VydmljZSBhbG9uZS4gKi9cbiAgcmVhZG9ubHkgc2VydmljZTogc3RyaW5nIHwgbnVsbDtcbiAgLyoqIEZvciB0aGUgZG9jcy4gQmFja3RpY2tzIGFyZSBjb2RlLiAqL1xuICByZWFkb25seSBtZWFuaW5nOiBzdHJpbmc7XG59XG5cbmNvbnN0IGJvdGggPSAodmFsdWU6IHN0cmluZywgbWVhbmluZzogc3RyaW5nKTogU2V0dGluZyA9PiAoeyBkZW1vOiB2YWx1ZSwgc2VydmljZTogdmFsdWUsIG1lYW5pbmcgfSk7XG5jb25zdCBvZkRlbW8gPSAoZGVtbzogc3RyaW5nLCBtZWFuaW5nOiBzdHJpbmcpOiBTZXR0aW5nID0+ICh7IGRlbW8sIHNlcnZpY2U6IG51bGwsIG1lYW5pbmcgfSk7XG5jb25zdCBvZlNlcnZpY2UgPSAoc2VydmljZTogc3RyaW5nLCBtZWFuaW5nOiBzdHJpbmcpOiBTZXR0aW5nID0+ICh7IGRlbW86IG51bGwsIHNlcnZpY2UsIG1lYW5pbmcgfSk7XG5cbi8qKiBFdmVyeSBlbnZpcm9ubWVudCB2YXJpYWJsZSBvZiB0aGUgZGVtbyAoYGVtYmVkLWRlbW8vc3RhcnQudHNgKSBhbmQgb2YgdGhlIHNlcnZpY2UgYWxvbmUgKGBlbnZpcm9ubWVudC50c2ApLCBhcyB0aGUgZG9jcyBzaG93IHRoZW0uICovXG5leHBvcnQgY29uc3Qgc2V0dGluZ3M6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFNldHRpbmc+PiA9IHtcbiAgUE9SVDogeyBkZW1vOiBcIjQ0MDBcIiwgc2VydmljZTogXCI0NDAyXCIsIG1lYW5pbmc6IFwidGhlIGRlbW8ncyBmaXJzdCBvZiBmb3VyIHBvcnRzOyB0aGUgc2VydmljZSdzIG9ubHkgb25lXCIgfSxcbiAgSE9TVDogYm90aChcIjEyNy4wLjAuMVwiLCBcInRoZSBhZGRyZXNzIHRoYXQgaXMgbGlzdGVuZWQgb247IHdpdGggYDAuMC4wLjBgIHRoZSB3aG9sZSBuZXR3b3JrIGNhbiByZWFjaCBpdCwgaW4gdGhlIGRlbW8gaW5jbHVkaW5nIHRoZSBvdXRib3ggd2l0aCBpdHMgbGlua3MgdGhhdCBvcGVuIGEgdmlzaXRcIiksXG4gIERBVEFfRElSOiBib3RoKFwiLmRhdGEvc2VydmljZVwiLCBcInRoZSBlbWJlZGRlZCBkYXRhYmFzZSdzIGZvbGRlclwiKSxcbiAgREFUQUJBU0VfVVJMOiBib3RoKFwiXCIsIFwiYSByZWFsIFBvc3RncmVTUUwsIDE1IG9yIGxhdGVyXCIpLFxuICBPUklHSU5TX0ZJTEU6IGJvdGgoXG4gICAgXCJlbWJlZC1kZW1vL3NlcnZpY2UvcGFydG5lcnMvb3JpZ2lucy5qc29uXCIsXG4gICAgJ2Z1cnRoZXIgcGFnZXMgdGhhdCBtYXkgY2FsbCB3aXRoIGVhY2ggcGFydG5lclxcJ3Mga2V5LCBiZXNpZGUgdGhvc2UgaW4gdGhlIGRhdGFiYXNlIChzZWUgW1BhcnRuZXJzXSgvb3BlcmF0b3JzL29wZXJhdGluZyNwYXJ0bmVycykpOiBgeyBcImRlZmF1bHRcIjogW1wiaHR0cHM6Ly9zaG9wLmV4YW1wbGVcIl0gfWA7IGBcIipcImAgaXMgZXZlcnkgcGFydG5lci4gRWFjaCBwcm9jZXNzIHJlYWRzIGl0cyBvd24gZmlsZSwgYWdhaW4gYWZ0ZXIgZWFjaCBjaGFuZ2UsIHdpdGhvdXQgYSByZXN0YXJ0JyxcbiAgKSxcbiAgQUxMT1dFRF9PUklHSU5TOiBvZkRlbW8oXCJcIiwgXCJmdXJ0aGVyIHBhZ2VzIHRoYXQgbWF5IGNhbGwgd2l0aCBldmVyeSBrZXkgb2YgdGhlIGRlbW8ncyBwYXJ0bmVycywgdG8gdHJ5IHRoaW5ncyBvdXQ6IGBodHRwOi8vbG9jYWxob3N0OjMwMDBgLCBjb21tYS1zZXBhcmF0ZWRcIiksXG4gIEZMQUdTX0ZJTEU6IG9mRGVtbyhcbiAgICBcImVtYmVkLWRlbW8vZmxhZ3MvZmxhZ3MuanNvblwiLFxuICAgICdmbGFncyBieSBwYXJ0bmVyIGFuZCBzdGF0ZSwgd2hpY2ggb3ZlcnJpZGUgdGhvc2UgaW4gYGNvbmZpZy5qc29uYCBhbmQgdGhvc2UgdGhhdCB0aGUgb3BlcmF0b3IgaGFzIHN3aXRjaGVkOiBgeyBcImJ1bmRsaW5nXCI6IFt7IFwicGFydG5lcnNcIjogW1wiYXV2YW5lXCJdLCBcInN0YXRlc1wiOiBbXCJPSFwiXSwgXCJ2YWx1ZVwiOiB0cnVlIH1dIH1gOyB0aGUgZmlyc3QgcnVsZSB0aGF0IG1hdGNoZXMgZGVjaWRlcycsXG4gICksXG4gIEZMQUdTX1VSTDogb2ZEZW1vKFxuICAgIFwiXCIsXG4gICAgJ2FuIFtPcGVuRmVhdHVyZV0oaHR0cHM6Ly9vcGVuZmVhdHVyZS5kZXYvKSBmbGFnIHNlcnZpY2UuIEl0IGlzIGFza2VkIGJ5IGl0cyByZW1vdGUgZXZhbHVhdGlvbiBwcm90b2NvbCAoYFBPU1QgL29mcmVwL3YxL2V2YWx1YXRlL2ZsYWdzYCwgY29udGV4dCBgcGFydG5lcmA7IGZsYWcgYnkgZmxhZyBpZiBpdCBoYXMgbm8gYnVsayBldmFsdWF0aW9uKSwgb25jZSBhIG1pbnV0ZSBmb3IgZWFjaCBwYXJ0bmVyIHdob3NlIGNvbnRlbnQgaXMgcmVhZCBvciBpbiB3aG9zZSBuYW1lIGUtbWFpbHMgYXJlIHNlbnQuIEEgdmFsdWUgaXMgb24gb3Igb2ZmLCBvciBhbiBvYmplY3QgYnkgc3RhdGU6IGB7IFwiZGVmYXVsdFwiOiB0cnVlLCBcIk9IXCI6IGZhbHNlIH1gLiBUaGUgZmlsZVxcJ3MgcnVsZXMgYXBwbHkgdG8gZmxhZ3MgdGhhdCBpdCBsZWF2ZXMgb3V0LCBhbmQgd2hpbGUgaXQgaXMgZG93biwgd2hpY2ggc3RkZXJyIHJlcG9ydHMnLFxuICApLFxuICBTTVRQX1VSTDogYm90aChcIlwiLCBcImEgbWFpbCBzZXJ2ZXIgdGhhdCBzZW5kcyB0aGUgZW1haWxzLCBzdWNoIGFzIGBzbXRwczovL3VzZXI6cGFzc3dvcmRAbWFpbC5leGFtcGxlOjQ2NWA7IHdpdGhvdXQgb25lIHRoZXkgc3RheSBpbiB0aGUgb3V0Ym94XCIpLFxuICBTTVRQX0ZST006IGJvdGgoXCJxdW90ZXNAbG9jYWxob3N0XCIsIFwidGhlIGFkZHJlc3MgdGhhdCBlbWFpbHMgY29tZSBmcm9tXCIpLFxuICBXRUJIT09LU19GSUxFOiBvZlNlcnZpY2UoXCJcIiwgXCJmdXJ0aGVyIGFkZHJlc3NlcyB0aGF0IGV2ZW50cyBvZiBsZWFkcyBhcmUgc2VudCB0bywgYnkgcGFydG5lciAoc2VlIFtXZWJob29rc10oL2JhY2tlbmRzL3dlYmhvb2tzI2FkZHJlc3NlcykpXCIpLFxuICBERVNLX1RPS0VOOiBib3RoKFwiXCIsIFwib3BlbnMgdGhlIG9wZXJhdG9yJ3MgcGFnZSBhbmQgY2FsbHMgKHNlZSBbVGhlIGRlc2tdKC9vcGVyYXRvcnMvb3BlcmF0aW5nI3RoZS1kZXNrKSk7IHdpdGhvdXQgaXQgdGhlcmUgYXJlIG5vbmUsIGV4Y2VwdCBmb3IgdGhpcyBtYWNoaW5lIGluIHRoZSBkZW1vXCIpLFxuICBNRVRSSUNTX1RPS0VOOiBvZlNlcnZpY2UoXCJcIiwgXCJvcGVucyBgL21ldHJpY3NgIHRvIG90aGVyIG1hY2hpbmVzIChzZWUgW01ldHJpY3MgYW5kIGFsZXJ0c10oL29wZXJhdG9ycy9vcGVyYXRpbmcjbWV0cmljcy1hbmQtYWxlcnRzKSlcIiksXG4gIFNFQ1JFVFNfS0VZOiBvZlNlcnZpY2UoXCJ0aGUgc2FuZGJveCdzXCIsIFwiZW5jcnlwdHMgdGhlIGtleXMgb2YgaGFuZC1vZmYgdG9rZW5zIGFuZCB0aGUgc2VjcmV0cyBvZiB3ZWJob29rcyBpbiB0aGUgZGF0YWJhc2U7IHNldmVyYWwsIGNvbW1hLXNlcGFyYXRlZCwgd2hpbGUgb25lIHJlcGxhY2VzIGFub3RoZXJcIiksXG4gIEVYVEVSTkFMX09SSUdJTjogb2ZTZXJ2aWNlKFwiaHR0cDovL2xvY2FsaG9zdDo0NDAzXCIsIFwid2hlcmUgdGhlIGNvbXBhbmllcywgdGhlIHBheW1lbnQgcGFnZSBhbmQgdGhlIHNpdGVzIG9mIGhhbmQtb2ZmcyBhcmU7IHRoZSBkZW1vIHNlcnZlcyB0aGVtIGF0IGBQT1JUYCArIDNcIiksXG4gIFBVQkxJQ19VUkw6IG9mU2VydmljZShcImh0dHA6Ly9sb2NhbGhvc3Q6NDQwMlwiLCBcInRoZSBzZXJ2aWNlJ3Mgb3duIGFkZHJlc3MsIHdoZXJlIGNvbXBhbmllcyBjYWxsIGJhY2tcIiksXG4gIENBUlJJRVJfS0VZU19GSUxFOiBvZlNlcnZpY2UoXCJ0aGUgc2FuZGJveCdzXCIsICdlYWNoIGNvbXBhbnlcXCdzIGtleXM6IGB7IFwiY29wcGVyZmluY2hcIjogeyBcInRva2VuXCI6IFwiXHUyMDI2XCIsIFwic2VjcmV0XCI6IFwiXHUyMDI2XCIgfSB9YCcpLFxuICBQQVlNRU5UX0FQSV9LRVk6IG9mU2VydmljZShcInRoZSBzYW5kYm94J3NcIiwgXCJ0aGUga2V5IGZvciB0aGUgcGF5bWVudCBwcm92aWRlclwiKSxcbiAgUEFZTUVOVF9OT1RJRklDQVRJT05fU0VDUkVUOiBvZlNlcnZpY2UoXCJ0aGUgc2FuZGJveCdzXCIsIFwid2hhdCB0aGUgcHJvdmlkZXIgc2lnbnMgaXRzIG5vdGlmaWNhdGlvbnMgd2l0aFwiKSxcbiAgTUlHUkFURTogb2ZTZXJ2aWNlKFwib25cIiwgXCJgb2ZmYCBsZWF2ZXMgdGhlIHRhYmxlcyB0byB0aGUgY29tbWFuZCBgbWlncmF0ZWAsIGFzIHByb2R1Y3Rpb24gZG9lcyB1bmxlc3MgaXQgc2F5cyBgb25gXCIpLFxuICBSQVRFX0xJTUlUOiBvZlNlcnZpY2UoXCIxMjAwXCIsIFwicmVxdWVzdHMgYSBtaW51dGUgZm9yIGVhY2gga2V5IGFuZCBhZGRyZXNzOyBjb3VudGVkIGFjcm9zcyBhbGwgcHJvY2Vzc2VzLCBidXQgYnkgZWFjaCBwcm9jZXNzIG9uIGl0cyBvd24gZm9yIGNhbGxzIHRoYXQgb25seSByZWFkIHJlZmVyZW5jZSBkYXRhLCBzdWNoIGFzIGEgWklQIGNvZGVcIiksXG4gIFRSVVNURURfUFJPWElFUzogb2ZTZXJ2aWNlKFwiXCIsIFwiYWRkcmVzc2VzIGFuZCByYW5nZXMgd2hvc2UgYFgtRm9yd2FyZGVkLUZvcmAgaXMgdHJ1c3RlZCwgY29tbWEtc2VwYXJhdGVkLCBzdWNoIGFzIGAxMC4wLjAuMC84YFwiKSxcbiAgUE9PTDogb2ZTZXJ2aWNlKFN0cmluZyh1c3VhbFBvb2xTaXplKSwgXCJtb3N0IGNvbm5lY3Rpb25zIG9mIGVhY2ggcHJvY2VzcyB0byBQb3N0Z3JlU1FMLCBmcm9tIDIsIGJlc2lkZXMgb25lIHRoYXQgbGlzdGVuc1wiKSxcbiAgU0xPVFM6IG9mU2VydmljZShTdHJpbmcodXN1YWxTbG90cyksIFwiY2FsbHMgdG8gY29tcGFuaWVzIGF0IG9uY2Ugb2YgZWFjaCBwcm9jZXNzOyBmdXJ0aGVyIG9uZXMgd2FpdCwgaW4gZmFpciBzaGFyZXNcIiksXG4gIFdBUk1fVVA6IG9mU2VydmljZShTdHJpbmcodXN1YWxXYXJtVXApLCBcImNhbGxzIHRoYXQgYSBuZXcgcHJvY2VzcyBtYWtlcyB0byBpdHNlbGYgYmVmb3JlIGl0IGxpc3RlbnMsIHNvIHRoYXQgaXRzIHdheSB0byBjb21wYW5pZXMgaXMgY29tcGlsZWQgd2hlbiB0aGUgZmlyc3QgY3Jvd2QgY29tZXM7IDAgZm9yIG5vbmVcIiksXG4gIFNUUkVBTVM6IG9mU2VydmljZShTdHJpbmcoaHR0cExpbWl0cy5zdHJlYW1zKSwgXCJtb3N0IG9wZW4gcXVvdGUgc3RyZWFtcyBvZiBlYWNoIHByb2Nlc3M7IGEgd2lkZ2V0IHRoYXQgaXMgcmVmdXNlZCBvbmUgYXNrcyBldmVyeSB0d28gc2Vjb25kcyBpbnN0ZWFkXCIpLFxuICBEUkFJTl9TRUNPTkRTOiBvZlNlcnZpY2UoXCI1XCIsIFwic2Vjb25kcyBpbiB3aGljaCBiYWxhbmNlcnMgc2VlIHRoYXQgYSBwcm9jZXNzIGlzbid0IHJlYWR5IGJlZm9yZSBpdCBzdG9wc1wiKSxcbiAgTE9HX0xFVkVMOiB7IGRlbW86IFwid2FyblwiLCBzZXJ2aWNlOiBcImluZm9cIiwgbWVhbmluZzogXCJzdHJ1Y3R1cmVkIGxvZ3Mgd2l0aG91dCBwZXJzb25hbCBkYXRhXCIgfSxcbiAgTk9ERV9FTlY6IG9mU2VydmljZShcIlwiLCBcImBwcm9kdWN0aW9uYCByZWZ1c2VzIHRoZSBzYW5kYm94J3Mga2V5cyAoc2VlIFtSdW5uaW5nIGl0IGluIHByb2R1Y3Rpb25dKC9vcGVyYXRvcnMvb3BlcmF0aW5nI3J1bm5pbmctaXQtaW4tcHJvZHVjdGlvbikpXCIpLFxuICBSQVRJTkdfU1BFRUQ6IG9mRGVtbyhcIjFcIiwgXCJmYWN0b3IgYnkgd2hpY2ggdGhlIHNpbXVsYXRlZCBjb21wYW5pZXMgYW5zd2VyIGZhc3RlclwiKSxcbiAgSVFfRElTVDogb2ZEZW1vKFwiZGlzdFwiLCBcInRoZSBmb2xkZXIgb2YgdGhlIGJ1aWx0IHdpZGdldFwiKSxcbiAgUkVMRUFTRTogb2ZEZW1vKFwiXCIsIFwiYSBmb2xkZXIgd3JpdHRlbiBieSBgbnBtIHJ1biByZWxlYXNlYCwgc2VydmVkIGluIHBsYWNlIG9mIHRoZSBidWlsdCB3aWRnZXRcIiksXG59O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9kYXRhYmFzZVwiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2UvZGF0YWJhc2UvcGVyaW9kcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9kYXRhYmFzZS9wZXJpb2RzLnRzXCI7aW1wb3J0IHsgc3FsLCB0eXBlIFNRTCB9IGZyb20gXCJkcml6emxlLW9ybVwiO1xuaW1wb3J0IHsgc2Vzc2lvbkhvdXJzIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9idXNpbmVzcy9saW1pdHNcIjtcbmltcG9ydCB7IHJldGVudGlvbiBhcyB0b2xkIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9idXNpbmVzcy9yZXRlbnRpb25cIjtcblxuLyoqIEhvdXJzIGZvciB3aGljaCBhIGxpbmsgdGhhdCBlcmFzZXMgYSBwZXJzb24gd29ya3MuICovXG5leHBvcnQgY29uc3QgZXJhc3VyZUxpbmtIb3VycyA9IDI0O1xuXG5pbnRlcmZhY2UgS2VwdCB7XG4gIC8qKiBUaGUgZGVzY3JpcHRpb24gaW4gdGhlIGRvY3MuICovXG4gIHdoYXQ6IHN0cmluZztcbiAgLyoqIEFuIGludGVydmFsIGluIFBvc3RncmVTUUwncyBzeW50YXguICovXG4gIHBlcmlvZDogYCR7bnVtYmVyfSAke1wiaG91cnNcIiB8IFwiZGF5c1wiIHwgXCJtb250aHNcIiB8IFwieWVhcnNcIiB8IFwibWludXRlc1wifWA7XG4gIC8qKiBUaGUgc3RhcnQgb2YgdGhlIHBlcmlvZC4gKi9cbiAgc2luY2U6IHN0cmluZztcbiAgd2h5OiBzdHJpbmc7XG59XG5cbi8qKiBUaGUgb25seSB0YWJsZSBvZiByZXRlbnRpb24gcGVyaW9kcyBhbmQgdGhlaXIgcmVhc29ucy4gVGhlIHB1cmdlIGRlbGV0ZXMgYnkgaXQsIGFuZCB0aGUgZG9jcycgdGFibGUgaXMgbWFkZSBmcm9tIGl0LiAqL1xuZXhwb3J0IGNvbnN0IHJldGVudGlvbiA9IHtcbiAgc2Vzc2lvbjogeyB3aGF0OiBcInNlc3Npb25zLCB1bmxlc3MgdGhlIHBhcnRuZXIncyBgc2Vzc2lvbkhvdXJzYCBhcmUgbW9yZVwiLCBwZXJpb2Q6IGAke3Nlc3Npb25Ib3Vycy51c3VhbH0gaG91cnNgLCBzaW5jZTogXCJsYXN0IHVzZVwiLCB3aHk6IFwiYSB2aXNpdG9yIG1heSBjb21lIGJhY2sgdGhlIHNhbWUgZGF5XCIgfSxcbiAgcmVzdW1lTGluazogeyB3aGF0OiBcImxpbmtzIHRoYXQgY29udGludWUgYSB2aXNpdCwgbGlrZXdpc2VcIiwgcGVyaW9kOiBgJHtzZXNzaW9uSG91cnMudXN1YWx9IGhvdXJzYCwgc2luY2U6IFwiY3JlYXRpb25cIiwgd2h5OiBcInRoYXQgaXMgaG93IGxvbmcgdGhleSB3b3JrXCIgfSxcbiAgZXJhc3VyZUxpbms6IHsgd2hhdDogXCJsaW5rcyB0aGF0IGVyYXNlIGEgcGVyc29uXCIsIHBlcmlvZDogYCR7ZXJhc3VyZUxpbmtIb3Vyc30gaG91cnNgLCBzaW5jZTogXCJjcmVhdGlvblwiLCB3aHk6IFwidGhhdCBpcyBob3cgbG9uZyB0aGV5IHdvcmtcIiB9LFxuICBlbWFpbDogeyB3aGF0OiBcImVtYWlscyBpbiB0aGUgb3V0Ym94XCIsIHBlcmlvZDogXCIyNCBob3Vyc1wiLCBzaW5jZTogXCJjcmVhdGlvblwiLCB3aHk6IFwid2hhdCBjYW4ndCBiZSBkZWxpdmVyZWQgaW4gYSBkYXkgaXMgb2Ygbm8gdXNlXCIgfSxcbiAgam9iOiB7IHdoYXQ6IFwiam9iczogd2ViaG9va3Mgd2l0aCB0aGVpciBjb250ZW50LCBhbmQgcmVjb3JkcyBvZiBzZW50IGVtYWlsc1wiLCBwZXJpb2Q6IFwiMTQgZGF5c1wiLCBzaW5jZTogXCJjcmVhdGlvblwiLCB3aHk6IFwiYSBwYXJ0bmVyIHdob3NlIHJlY2VpdmVyIHdhcyBicm9rZW4gbWF5IGdldCB0aGVtIGFnYWluXCIgfSxcbiAgaWRlbXBvdGVuY3lLZXk6IHsgd2hhdDogXCJhbnN3ZXJzIHRvIGNyZWF0ZXNcIiwgcGVyaW9kOiBcIjI0IGhvdXJzXCIsIHNpbmNlOiBcImNyZWF0aW9uXCIsIHdoeTogXCJhIHJlcGVhdGVkIGNhbGwgZ2V0cyB0aGUgc2FtZSBhbnN3ZXJcIiB9LFxuICBoYW5kT2ZmOiB7IHdoYXQ6IFwiaGFuZC1vZmZzIHRvIG90aGVyIHNpdGVzXCIsIHBlcmlvZDogXCIyNCBob3Vyc1wiLCBzaW5jZTogXCJjcmVhdGlvblwiLCB3aHk6IFwidGhlIG90aGVyIHNpdGUgaGFzIGl0IGJ5IHRoZW5cIiB9LFxuICB1bmZpbmlzaGVkOiB7XG4gICAgd2hhdDogXCJsZWFkcyB0aGF0IG5vYm9keSBmaW5pc2hlZCwgYW5kIGFwcGxpY2F0aW9ucyB0aGF0IG5vIGtlcHQgbGVhZCBpcyBhYm91dFwiLFxuICAgIHBlcmlvZDogYCR7dG9sZC51bmZpbmlzaGVkRGF5c30gZGF5c2AsXG4gICAgc2luY2U6IFwibGFzdCBhY3Rpdml0eVwiLFxuICAgIHdoeTogXCJhIHZpc2l0b3IgbWF5IGNvbWUgYmFjayB0byBhIHByaWNlXCIsXG4gIH0sXG4gIGZpbmFsaXplZDoge1xuICAgIHdoYXQ6IFwibGVhZHMgdGhhdCB3ZW50IHRvIGFuIGFkdmlzb3IsIHdpdGggdGhlaXIgYXBwbGljYXRpb25zXCIsXG4gICAgcGVyaW9kOiBgJHt0b2xkLmZpbmFsaXplZFllYXJzfSB5ZWFyc2AsXG4gICAgc2luY2U6IFwibGFzdCBhY3Rpdml0eVwiLFxuICAgIHdoeTogXCJ0aGUgYWR2aXNvciB3b3JrcyB3aXRoIGl0LCBhbmQgYW5zd2VycyBmb3IgaXRcIixcbiAgfSxcbiAgYm91Z2h0OiB7XG4gICAgd2hhdDogXCJsZWFkcyB3aXRoIGEgcG9saWN5LCB3aXRoIHRoZWlyIGFwcGxpY2F0aW9uc1wiLFxuICAgIHBlcmlvZDogYCR7dG9sZC5wb2xpY3lZZWFyc30geWVhcnNgLFxuICAgIHNpbmNlOiBcImxhc3QgYWN0aXZpdHlcIixcbiAgICB3aHk6IFwiY2xhaW1zIGFuZCBjb21wbGFpbnRzIGFib3V0IHRoZSBwb2xpY3lcIixcbiAgfSxcbiAgcG9saWN5OiB7XG4gICAgd2hhdDogXCJwb2xpY2llcywgd2l0aCB0aGUgYXBwbGljYXRpb24gdGhhdCB3YXMgc2lnbmVkIGZvciBpdFwiLFxuICAgIHBlcmlvZDogYCR7dG9sZC5wb2xpY3lZZWFyc30geWVhcnNgLFxuICAgIHNpbmNlOiBcImJpbmRpbmdcIixcbiAgICB3aHk6IFwic3RhdGVzJyBydWxlcyBvbiBpbnN1cmVycycgcmVjb3Jkc1wiLFxuICB9LFxuICBwYXltZW50OiB7IHdoYXQ6IFwicGF5bWVudHNcIiwgcGVyaW9kOiBgJHt0b2xkLnBvbGljeVllYXJzfSB5ZWFyc2AsIHNpbmNlOiBcImxhc3QgY2hhbmdlXCIsIHdoeTogXCJzdGF0ZXMnIHJ1bGVzIG9uIGluc3VyZXJzJyByZWNvcmRzXCIgfSxcbiAgdW5wYWlkOiB7IHdoYXQ6IFwicGF5bWVudHMgdGhhdCBicm91Z2h0IG5vIG1vbmV5XCIsIHBlcmlvZDogYCR7dG9sZC51bmZpbmlzaGVkRGF5c30gZGF5c2AsIHNpbmNlOiBcImxhc3QgY2hhbmdlXCIsIHdoeTogXCJ0aGUgdmlzaXRvciBtYXkgYXNrIHdoYXQgYmVjYW1lIG9mIGl0XCIgfSxcbiAgY29uc2VudDogeyB3aGF0OiBcImNvbnNlbnQgcmVjZWlwdHNcIiwgcGVyaW9kOiBgJHt0b2xkLmNvbnNlbnRZZWFyc30geWVhcnNgLCBzaW5jZTogXCJyZWNlaXB0XCIsIHdoeTogXCJwcm9vZiB1bmRlciA0NyBDRlIgNjQuMTIwMCBhbmQgMjggVVNDIDE2NThcIiB9LFxuICBhbmFseXRpY3M6IHsgd2hhdDogXCJhbmFseXRpY3MgZXZlbnRzXCIsIHBlcmlvZDogYCR7dG9sZC52aXNpdE1vbnRoc30gbW9udGhzYCwgc2luY2U6IFwicmVjZWlwdFwiLCB3aHk6IFwiYSB5ZWFyIGNvbXBhcmVkIHdpdGggdGhlIG9uZSBiZWZvcmVcIiB9LFxuICByYXRlQnVja2V0OiB7IHdoYXQ6IFwiY291bnRzIG9mIHJlcXVlc3RzIGFuZCBlbWFpbHNcIiwgcGVyaW9kOiBcIjAgbWludXRlc1wiLCBzaW5jZTogXCJ0aGUgbGltaXQgYmVpbmcgZnJlZSBhZ2FpblwiLCB3aHk6IFwiaXQgc2F5cyBub3RoaW5nIGZyb20gdGhlbiBvblwiIH0sXG59IGFzIGNvbnN0IHNhdGlzZmllcyBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBLZXB0Pj47XG5cbi8qKiBUaGUgdGltZSBvbmUgcGVyaW9kIGFnbywgYnkgdGhlIGRhdGFiYXNlJ3MgY2xvY2suICovXG5leHBvcnQgY29uc3QgYmVmb3JlID0gKHsgcGVyaW9kIH06IFBpY2s8S2VwdCwgXCJwZXJpb2RcIj4pOiBTUUwgPT4gc3FsYG5vdygpIC0gJHtwZXJpb2R9OjppbnRlcnZhbGA7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3Mvc3JjL2J1c2luZXNzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL3NyYy9idXNpbmVzcy9yZXRlbnRpb24udHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9zcmMvYnVzaW5lc3MvcmV0ZW50aW9uLnRzXCI7LyoqIEhvdyBsb25nIHRoZSBzZXJ2aWNlIGtlZXBzIGRhdGEsIGFzIHZpc2l0b3JzIGFyZSB0b2xkLiBUaGUgcHVyZ2UgdXNlcyB0aGVzZSBwZXJpb2RzLCBhbmQgdGhlIHByaXZhY3kgcGFnZSBzaG93cyB0aGVtLiAqL1xuZXhwb3J0IGNvbnN0IHJldGVudGlvbiA9IHtcbiAgLyoqIEFuIHVuZmluaXNoZWQgbGVhZCwgd2l0aCBpdHMgYXBwbGljYXRpb24uICovXG4gIHVuZmluaXNoZWREYXlzOiAzMCxcbiAgLyoqIEEgbGVhZCB0aGF0IHdlbnQgdG8gYW4gYWR2aXNvciwga2VwdCBsb25nIGVub3VnaCB0byBhbnN3ZXIgZm9yIHRoZSBhZHZpY2UuICovXG4gIGZpbmFsaXplZFllYXJzOiAyLFxuICAvKiogTW9uZXksIGEgcG9saWN5IGFuZCB0aGUgbGVhZCB0aGF0IGJvdWdodCBpdDogYXMgbG9uZyBhcyBzdGF0ZXMgcmVxdWlyZSBpbnN1cmVycyB0byBrZWVwIHRoZWlyIGJvb2tzLCB3aXRoIGEgbWFyZ2luLiAqL1xuICBwb2xpY3lZZWFyczogNyxcbiAgLyoqXG4gICAqIFRoZSBwZXJpb2QgZm9yIHByb3ZpbmcgYSBjb25zZW50IHRvIGJlIGNhbGxlZCAoNDcgQ0ZSIDY0LjEyMDAgd2l0aCB0aGUgZm91ciB5ZWFycyBvZiAyOCBVU0MgMTY1OCksIHdpdGggYSB5ZWFyJ3MgbWFyZ2luLlxuICAgKi9cbiAgY29uc2VudFllYXJzOiA1LFxuICB2aXNpdE1vbnRoczogMTMsXG59IGFzIGNvbnN0O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9wYXJ0bmVyc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2UvcGFydG5lcnMvc2VjcmV0Q29kZS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9wYXJ0bmVycy9zZWNyZXRDb2RlLnRzXCI7LyoqIFJhbmRvbSBsZXR0ZXJzIGFuZCBkaWdpdHMgYXQgdGhlIGVuZCBvZiBhIGNvZGU6IDYwIGJpdHMgb3IgbW9yZSwgd2hpY2ggY2FuJ3QgYmUgZ3Vlc3NlZCBhdCB0aGUgYWxsb3dlZCByYXRlLiAqL1xuY29uc3QgcmFuZG9tRW5kID0gL1tBLVphLXowLTldezEyLH0kLztcblxuLyoqXG4gKiBQZW9wbGUgYnkgdGhlIGNvZGUgdGhhdCBsb29rcyB1cCB0aGVpciBuYW1lLCBhZGRyZXNzIGFuZCB0ZWxlcGhvbmUgbnVtYmVyLiBBIHBhcnRuZXIgZ2l2ZXMgc3VjaCBhIGNvZGUgb25seSB0byB0aGF0IHBlcnNvbiwgc28gaXRcbiAqIGhhcyB0byBiZSBzZWNyZXQ6IG9uZSB0aGF0IGNhbiBiZSBndWVzc2VkIChcIldFTENPTUUxMFwiKSB0aHJvd3MsIGFuZCB0aGUgc2VydmljZSBkb2Vzbid0IHN0YXJ0LlxuICovXG5leHBvcnQgZnVuY3Rpb24gYnlTZWNyZXRDb2RlPFBlcnNvbj4ocGVvcGxlOiByZWFkb25seSBQZXJzb25bXSwgY29kZU9mOiAocGVyc29uOiBQZXJzb24pID0+IHN0cmluZyk6IFJlYWRvbmx5TWFwPHN0cmluZywgUGVyc29uPiB7XG4gIGNvbnN0IHdlYWsgPSBwZW9wbGUubWFwKGNvZGVPZikuZmlsdGVyKChjb2RlKSA9PiAhcmFuZG9tRW5kLnRlc3QoY29kZSkpO1xuICBpZiAod2Vhay5sZW5ndGggPiAwKSB0aHJvdyBuZXcgRXJyb3IoYEEgY29kZSB0aGF0IG5hbWVzIGEgcGVyc29uIG11c3QgZW5kIGluIDEyIHJhbmRvbSBsZXR0ZXJzIG9yIGRpZ2l0cyBhdCBsZWFzdDogJHt3ZWFrLmpvaW4oXCIsIFwiKX1gKTtcbiAgcmV0dXJuIG5ldyBNYXAocGVvcGxlLm1hcCgocGVyc29uKSA9PiBbY29kZU9mKHBlcnNvbiksIHBlcnNvbl0pKTtcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2UvcGFydG5lcnNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9zZXJ2aWNlL3BhcnRuZXJzL2RlbW9QZW9wbGUudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2UvcGFydG5lcnMvZGVtb1Blb3BsZS50c1wiO2ltcG9ydCB0eXBlIHsgUmVzcG9uc2VPZiB9IGZyb20gXCIuLi8uLi8uLi9zcmMvYXBpL2NvbnRyYWN0L2VuZHBvaW50XCI7XG5pbXBvcnQgdHlwZSB7IHRha2VPdmVyTGVhZExvb2t1cCB9IGZyb20gXCIuLi8uLi8uLi9zcmMvYXBpL2NvbnRyYWN0L2xlYWRMb29rdXBzXCI7XG5pbXBvcnQgdHlwZSB7IHRha2VPdmVyUmVmZXJyYWwgfSBmcm9tIFwiLi4vLi4vLi4vc3JjL2FwaS9jb250cmFjdC9yZWZlcnJhbHNcIjtcbmltcG9ydCB7IGJ5U2VjcmV0Q29kZSB9IGZyb20gXCIuL3NlY3JldENvZGVcIjtcblxuLyoqIEZpY3Rpb25hbCBwZW9wbGUgb2YgdGhlIGRlbW8sIHdpdGggdGVsZXBob25lIG51bWJlcnMgZnJvbSA1NTUtMDF4eC4gKi9cbmNvbnN0IHJlZmVycmVkOiByZWFkb25seSBSZXNwb25zZU9mPHR5cGVvZiB0YWtlT3ZlclJlZmVycmFsPltdID0gW1xuICB7XG4gICAgcmVmZXJyYWxDb2RlOiBcIldFTENPTUUtOVRRNEtYN00yVlJCXCIsXG4gICAgZmlyc3ROYW1lOiBcIkpvcmRhblwiLFxuICAgIGxhc3ROYW1lOiBcIkF2ZXJ5XCIsXG4gICAgZW1haWw6IFwiam9yZGFuLmF2ZXJ5QGV4YW1wbGUuY29tXCIsXG4gICAgcGhvbmU6IFwiKDUxMikgNTU1LTAxMzRcIixcbiAgICBwYXJ0bmVyUmV0dXJuVXJsOiBudWxsLFxuICAgIGFkZHJlc3M6IHsgYWRkcmVzc0xpbmUxOiBcIjQxMiBNYWluIFN0XCIsIGNpdHk6IFwiQXVzdGluXCIsIHN0YXRlOiBcIlRYXCIsIHppcENvZGU6IFwiNzg3MDFcIiB9LFxuICAgIHBhcnRuZXI6IFwiZGVmYXVsdFwiLFxuICB9LFxuICB7XG4gICAgcmVmZXJyYWxDb2RlOiBcIk9XTkVSLTZIVzNQWjhONUNKRFwiLFxuICAgIGZpcnN0TmFtZTogXCJQcml5YVwiLFxuICAgIGxhc3ROYW1lOiBcIkxpbmRxdmlzdFwiLFxuICAgIGVtYWlsOiBcInByaXlhLmxpbmRxdmlzdEBleGFtcGxlLmNvbVwiLFxuICAgIHBob25lOiBcIig2MTcpIDU1NS0wMTE4XCIsXG4gICAgcGFydG5lclJldHVyblVybDogbnVsbCxcbiAgICBhZGRyZXNzOiB7IGFkZHJlc3NMaW5lMTogXCI4OCBQYXJrIEF2ZVwiLCBjaXR5OiBcIkJvc3RvblwiLCBzdGF0ZTogXCJNQVwiLCB6aXBDb2RlOiBcIjAyMTA4XCIgfSxcbiAgICB2aW46IFwiMUhHQ004MjYzM0EwMDQzNTJcIixcbiAgICBwYXJ0bmVyOiBcImF1dmFuZVwiLFxuICB9LFxuICB7XG4gICAgcmVmZXJyYWxDb2RlOiBcIk9VVEFHRS0yRlg5TEI3UTRUV01cIixcbiAgICBmaXJzdE5hbWU6IFwiUm9iaW5cIixcbiAgICBsYXN0TmFtZTogXCJTZXJ2ZXIgRXJyb3JcIixcbiAgICBlbWFpbDogXCJyb2Jpbi5lcnJvckBleGFtcGxlLmNvbVwiLFxuICAgIHBob25lOiBcIigzMTIpIDU1NS0wMTcxXCIsXG4gICAgcGFydG5lclJldHVyblVybDogbnVsbCxcbiAgICBwYXJ0bmVyOiBcImRlZmF1bHRcIixcbiAgfSxcbl07XG5cbmV4cG9ydCBjb25zdCByZWZlcnJhbHMgPSBieVNlY3JldENvZGUocmVmZXJyZWQsICh7IHJlZmVycmFsQ29kZSB9KSA9PiByZWZlcnJhbENvZGUpO1xuXG5jb25zdCBsZWFkczogcmVhZG9ubHkgeyByZWFkb25seSBsb29rdXBJZDogc3RyaW5nOyByZWFkb25seSBsZWFkOiBSZXNwb25zZU9mPHR5cGVvZiB0YWtlT3ZlckxlYWRMb29rdXA+IH1bXSA9IFtcbiAge1xuICAgIGxvb2t1cElkOiBcImxvb2t1cC04dnEycms2dDR4bndcIixcbiAgICBsZWFkOiB7XG4gICAgICB2aXVMZWFkSWQ6IFwibGVhZC1kZW1vLTFcIixcbiAgICAgIGNyZWF0ZWRUaW1lc3RhbXA6IFwiMjAyNi0wMS0xMlQxNTowNDowNS4wMDBaXCIsXG4gICAgICB1cGRhdGVkVGltZXN0YW1wOiBcIjIwMjYtMDEtMTJUMTU6MDk6NDEuMDAwWlwiLFxuICAgICAgZmlyc3ROYW1lOiBcIlNhbVwiLFxuICAgICAgbGFzdE5hbWU6IFwiT2thZm9yXCIsXG4gICAgICBlbWFpbDogXCJzYW0ub2thZm9yQGV4YW1wbGUuY29tXCIsXG4gICAgICBwaG9uZTogXCIoMjEzKSA1NTUtMDE2MlwiLFxuICAgICAgaW5zdXJhbmNlTGluZVR5cGU6IFwiUEVSU09OQUxfQVVUT1wiLFxuICAgICAgcXVvdGVTdGF0dXM6IFwiQ0FQVFVSRURcIixcbiAgICAgIHN1cHBsZW1lbnRzOiB7XG4gICAgICAgIGFkZHJlc3M6IHsgYWRkcmVzc0xpbmUxOiBcIjY0MCBNYWluIFN0XCIsIGNpdHk6IFwiTG9zIEFuZ2VsZXNcIiwgc3RhdGU6IFwiQ0FcIiwgemlwQ29kZTogXCI5MDAxMlwiIH0sXG4gICAgICAgIGlkZW50aWZpY2F0aW9uOiB7IGRhdGVPZkJpcnRoOiBcIjE5ODQtMTEtMDJcIiB9LFxuICAgICAgICBwYXJ0bmVyOiBcImRlZmF1bHRcIixcbiAgICAgICAgYWdncmVnYXRvcjogXCJxdW90ZWZpbmRlclwiLFxuICAgICAgICB2ZWhpY2xlczogW3sgc2VxdWVuY2VOdW06IDAsIHZpbjogXCIxSEdDTTgyNjMzQTAwNDM1MlwiLCBwbFllYXI6IDIwMDMsIHBsTWFrZTogXCJIb25kYVwiLCBwbE1vZGVsOiBcIkFjY29yZFwiLCBib2R5U3R5bGU6IFwiQ291cGVcIiB9XSxcbiAgICAgIH0sXG4gICAgfSxcbiAgfSxcbl07XG5cbmV4cG9ydCBjb25zdCBsZWFkTG9va3VwcyA9IGJ5U2VjcmV0Q29kZShsZWFkcywgKHsgbG9va3VwSWQgfSkgPT4gbG9va3VwSWQpO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9zdGFnaW5nXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vc2VydmljZS9zdGFnaW5nL3Rlc3RJbnB1dHMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL3NlcnZpY2Uvc3RhZ2luZy90ZXN0SW5wdXRzLnRzXCI7aW1wb3J0IHR5cGUgeyBQcm9wZXJ0eVByZWZpbGwgfSBmcm9tIFwiLi4vLi4vLi4vc3JjL2FwaS9jb250cmFjdC9hcHBsaWNhdGlvbnMvcHJvcGVydHlcIjtcbmltcG9ydCB7IHJlYWRBZGRyZXNzTGluZSB9IGZyb20gXCIuLi9yZWZlcmVuY2UvYWRkcmVzc0xpbmVcIjtcbmltcG9ydCB0eXBlIHsgQmluZFNjZW5hcmlvLCBSYXRpbmdTY2VuYXJpbywgU3RhZ2VkUmVjb3JkcyB9IGZyb20gXCIuLi9kYXRhYmFzZS9zdGFnZWRcIjtcbmltcG9ydCB0eXBlIHsgRm9yY2VkT3V0Y29tZSB9IGZyb20gXCIuLi9yZWZlcmVuY2UvdmVyaWZ5QWRkcmVzc1wiO1xuXG4vKipcbiAqIElucHV0cyB0aGF0IHByb3Zva2Ugb3V0Y29tZXMgd2hpY2ggdmlzaXRvcnMgcmFyZWx5IHNlZS4gU3RyZWV0cyB3b3JrIHdpdGggYW55IGhvdXNlIG51bWJlciBpbiBhbnkgWklQIGNvZGUuIExhc3QgbmFtZXMgYXJlIHRob3NlXG4gKiBvZiB0aGUgcHJpbWFyeSBkcml2ZXIgb3IgdGhlIGFwcGxpY2FudDsgZm9yIHBldHMgdGhlIHBldCdzIG5hbWUgaXMgdXNlZC4gVGhlIHRhYmxlIG9mIHRoZSBkb2NzIGFuZCB0aGUgcGxheWdyb3VuZCdzIGxpc3QgYXJlIG1hZGVcbiAqIGZyb20gdGhlbSAoZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9pbnB1dFRhYmxlLnRzKS5cbiAqL1xuXG50eXBlIENyZWF0ZU91dGNvbWUgPSBcIklOVEVSTkFMXCIgfCBcIkNPREVfTk9UX1NVUFBPUlRFRFwiIHwgXCJDT1NUX1RPT19ISUdIXCIgfCBcIlBSRU1JVU1fVE9PX0hJR0hcIjtcblxuaW50ZXJmYWNlIFRlc3RTdHJlZXQgZXh0ZW5kcyBTdGFnZWRSZWNvcmRzIHtcbiAgc3RyZWV0OiBzdHJpbmc7XG4gIC8qKiBUaGUgb3V0Y29tZSwgaW4gdGhlIGRvY3MnIHdvcmRzLiAqL1xuICB3aGF0OiBzdHJpbmc7XG4gIHZlcmlmaWNhdGlvbjogRm9yY2VkT3V0Y29tZTtcbiAgY3JlYXRlPzogQ3JlYXRlT3V0Y29tZTtcbn1cblxuLyoqIEFuIG9yZGluYXJ5IGhvdXNlLCBzbyB0aGF0IGl0cyBzY3JlZW5zIGFyZSBwcmVkaWN0YWJsZS4gKi9cbmNvbnN0IGZhbWlseUhvbWU6IFByb3BlcnR5UHJlZmlsbCA9IHtcbiAgY29uc3RydWN0aW9uUXVhbGl0eTogXCJTVEFOREFSRFwiLFxuICBkaXN0YW5jZVRvRmlyZVN0YXRpb246IFwiV0lUSElOX0ZJVkVfTUlMRVNcIixcbiAgeWVhckJ1aWx0OiAxOTk4LFxuICBzcXVhcmVGb290YWdlOiAyXzE0MCxcbiAgbnVtYmVyT2ZTdG9yaWVzOiAyLFxuICBmb3VuZGF0aW9uVHlwZTogXCJTTEFCXCIsXG4gIGNlbnRyYWxBQzogdHJ1ZSxcbiAgcm9vZlR5cGU6IFwiQVNQSEFMVF9TSElOR0xFXCIsXG4gIHJvb2ZVcGRhdGVkOiB0cnVlLFxuICB0aW1lU2luY2VSb29mVXBkYXRlOiBcIkZJVkVfVE9fVEVOXCIsXG59O1xuLyoqIFJlYnVpbGRpbmcgY29zdHMgbW9yZSB0aGFuIHR3byBtaWxsaW9uIGRvbGxhcnMgYXMgYSBob3VzZSwgYW5kIG1vcmUgdGhhbiBvbmUgYXMgYSBjb25kb21pbml1bS4gKi9cbmNvbnN0IGVzdGF0ZTogUHJvcGVydHlQcmVmaWxsID0geyBzcXVhcmVGb290YWdlOiAxNF8wMDAsIGNvbnN0cnVjdGlvblF1YWxpdHk6IFwiUFJFTUlVTVwiLCBudW1iZXJPZlN0b3JpZXM6IDMsIHllYXJCdWlsdDogMjAwNCB9O1xuXG5leHBvcnQgY29uc3QgdGVzdFN0cmVldHM6IHJlYWRvbmx5IFRlc3RTdHJlZXRbXSA9IFtcbiAgeyBzdHJlZXQ6IFwiTm93aGVyZSBMblwiLCB3aGF0OiBcImFkZHJlc3Mgbm90IGZvdW5kXCIsIHZlcmlmaWNhdGlvbjogXCJub3QtZm91bmRcIiB9LFxuICB7IHN0cmVldDogXCJNYW55IERvb3JzIFBsYXphXCIsIHdoYXQ6IFwiYSB1bml0IGlzIGFza2VkIGZvclwiLCB2ZXJpZmljYXRpb246IFwibWlzc2luZy11bml0XCIgfSxcbiAgeyBzdHJlZXQ6IFwiTWlzdGFrZSBXYXlcIiwgd2hhdDogXCJhIGNvcnJlY3Rpb24gdG8gY29uZmlybTsgYDEyIE1hcGVsIEF2ZWAgYXMgd2VsbFwiLCB2ZXJpZmljYXRpb246IFwiY29ycmVjdGVkXCIgfSxcbiAgeyBzdHJlZXQ6IFwiU2VydmVyIEVycm9yIFN0XCIsIHdoYXQ6IFwiNTAwIHdoZW4gdGhlIGFwcGxpY2F0aW9uIGlzIGNyZWF0ZWQ6IGVycm9yIHNjcmVlblwiLCB2ZXJpZmljYXRpb246IFwidmVyaWZpZWRcIiwgY3JlYXRlOiBcIklOVEVSTkFMXCIgfSxcbiAgeyBzdHJlZXQ6IFwiVW5zZXJ2ZWQgU3RcIiwgd2hhdDogXCJjb2RlIG5vdCBzdXBwb3J0ZWQsIGZyb20gdGhlIGNyZWF0ZVwiLCB2ZXJpZmljYXRpb246IFwidmVyaWZpZWRcIiwgY3JlYXRlOiBcIkNPREVfTk9UX1NVUFBPUlRFRFwiIH0sXG4gIHsgc3RyZWV0OiBcIkNvc3RseSBNYW5vciBTdFwiLCB3aGF0OiBcImNvc3QgdG9vIGhpZ2gsIGZyb20gdGhlIGNyZWF0ZVwiLCB2ZXJpZmljYXRpb246IFwidmVyaWZpZWRcIiwgY3JlYXRlOiBcIkNPU1RfVE9PX0hJR0hcIiB9LFxuICB7IHN0cmVldDogXCJIaWdoIFByZW1pdW0gU3RcIiwgd2hhdDogXCJwcmVtaXVtIHRvbyBoaWdoLCBmcm9tIHRoZSBjcmVhdGVcIiwgdmVyaWZpY2F0aW9uOiBcInZlcmlmaWVkXCIsIGNyZWF0ZTogXCJQUkVNSVVNX1RPT19ISUdIXCIgfSxcbiAgeyBzdHJlZXQ6IFwiTm8gUmVjb3JkcyBTdFwiLCB3aGF0OiBcInByZWZpbGwgZmluZHMgbm8gdmVoaWNsZTsgcHVibGljIHJlY29yZHMgZG9uJ3QgaGF2ZSB0aGUgcHJvcGVydHlcIiwgdmVyaWZpY2F0aW9uOiBcInZlcmlmaWVkXCIsIHByZWZpbGw6IFwiZW1wdHlcIiwgcHJvcGVydHk6IHsgc3RhdHVzOiBcIkZBSUxFRFwiIH0gfSxcbiAgeyBzdHJlZXQ6IFwiTG9zdCBSZWNvcmRzIFN0XCIsIHdoYXQ6IFwicHJlZmlsbCBmYWlsczogZXJyb3Igc2NyZWVuXCIsIHZlcmlmaWNhdGlvbjogXCJ2ZXJpZmllZFwiLCBwcmVmaWxsOiBcImZhaWxzXCIgfSxcbiAgeyBzdHJlZXQ6IFwiRnVsbCBHYXJhZ2UgU3RcIiwgd2hhdDogXCJwcmVmaWxsIGZpbmRzIGVpZ2h0IHZlaGljbGVzXCIsIHZlcmlmaWNhdGlvbjogXCJ2ZXJpZmllZFwiLCBwcmVmaWxsOiBcImZ1bGxcIiB9LFxuICB7IHN0cmVldDogXCJGdWxsIFJlY29yZHMgU3RcIiwgd2hhdDogXCJwdWJsaWMgcmVjb3JkcyBoYXZlIHRoZSBwcm9wZXJ0eSBhbmQgaXRzIHJlYnVpbGQgY29zdFwiLCB2ZXJpZmljYXRpb246IFwidmVyaWZpZWRcIiwgcHJvcGVydHk6IHsgc3RhdHVzOiBcIkNPTVBMRVRFXCIsIGtub3duOiBmYW1pbHlIb21lIH0gfSxcbiAgeyBzdHJlZXQ6IFwiUGFydGlhbCBSZWNvcmRzIFN0XCIsIHdoYXQ6IFwicHVibGljIHJlY29yZHMgaGF2ZSBzb21lIGZhY3RzIGFuZCBubyBjb3N0OiBhbiBlc3RpbWF0ZVwiLCB2ZXJpZmljYXRpb246IFwidmVyaWZpZWRcIiwgcHJvcGVydHk6IHsgc3RhdHVzOiBcIlBBUlRJQUxcIiwga25vd246IHsgeWVhckJ1aWx0OiAxOTk4LCBzcXVhcmVGb290YWdlOiAxXzg2MCB9IH0gfSxcbiAgeyBzdHJlZXQ6IFwiR3JhbmQgRXN0YXRlIERyXCIsIHdoYXQ6IFwibW9yZSB0aGFuICQyLDAwMCwwMDAgdG8gcmVidWlsZCAoJDEsMDAwLDAwMCBhcyBhIGNvbmRvbWluaXVtKTogY29zdCB0b28gaGlnaCwgZnJvbSBwcmVmaWxsXCIsIHZlcmlmaWNhdGlvbjogXCJ2ZXJpZmllZFwiLCBwcm9wZXJ0eTogeyBzdGF0dXM6IFwiQ09NUExFVEVcIiwga25vd246IGVzdGF0ZSB9IH0sXG4gIHsgc3RyZWV0OiBcIlRvd2VyIEJsb2NrIFJkXCIsIHdoYXQ6IFwicHJlZmlsbCBmaW5kcyBhbiBhcGFydG1lbnQgYnVpbGRpbmc6IGxvY2FsIGFnZW50XCIsIHZlcmlmaWNhdGlvbjogXCJ2ZXJpZmllZFwiLCBwcm9wZXJ0eTogeyBzdGF0dXM6IFwiQ09NUExFVEVcIiwga25vd246IHsgcHJvcGVydHlUeXBlOiBcIkFQQVJUTUVOVF9CVUlMRElOR1wiIH0gfSB9LFxuICB7IHN0cmVldDogXCJNYXJrZXQgSGFsbCBSZFwiLCB3aGF0OiBcInByZWZpbGwgZmluZHMgY29tbWVyY2lhbCBwcm9wZXJ0eTogbG9jYWwgYWdlbnRcIiwgdmVyaWZpY2F0aW9uOiBcInZlcmlmaWVkXCIsIHByb3BlcnR5OiB7IHN0YXR1czogXCJDT01QTEVURVwiLCBrbm93bjogeyBwcm9wZXJ0eVR5cGU6IFwiQ09NTUVSQ0lBTFwiIH0gfSB9LFxuICB7IHN0cmVldDogXCJNb2JpbGUgSG9tZSBDdFwiLCB3aGF0OiBcInByZWZpbGwgZmluZHMgYSBtYW51ZmFjdHVyZWQgaG9tZVwiLCB2ZXJpZmljYXRpb246IFwidmVyaWZpZWRcIiwgcHJvcGVydHk6IHsgc3RhdHVzOiBcIkNPTVBMRVRFXCIsIGtub3duOiB7IHByb3BlcnR5VHlwZTogXCJNQU5VRkFDVFVSRURfT1JfTU9CSUxFX0hPTUVcIiB9IH0gfSxcbl07XG5cbmludGVyZmFjZSBTdGFnZWROYW1lIHtcbiAgLyoqIEEgbGFzdCBuYW1lLCBhcyBhIHBlcnNvbiB3cml0ZXMgaXQuICovXG4gIHJlYWRvbmx5IG5hbWU6IHN0cmluZztcbiAgLyoqIFRoZSBvdXRjb21lLCBpbiB0aGUgZG9jcycgd29yZHMuICovXG4gIHJlYWRvbmx5IHdoYXQ6IHN0cmluZztcbn1cblxuLyoqIFRoZSBjYXJyaWVycycgYmVoYXZpb3IgZm9yIGEgbGFzdCBuYW1lLiBQYXJ0IG9mIHRoZSByYXRpbmcgaW5wdXQsIHNvIHRoYXQgYSBjb3JyZWN0ZWQgbmFtZSBpcyByYXRlZCBhZ2Fpbi4gKi9cbmV4cG9ydCBjb25zdCByYXRpbmdTY2VuYXJpb3M6IFJlYWRvbmx5PFJlY29yZDxSYXRpbmdTY2VuYXJpbywgU3RhZ2VkTmFtZT4+ID0ge1xuICBub3F1b3RlczogeyBuYW1lOiBcIk5vIFF1b3Rlc1wiLCB3aGF0OiBcImV2ZXJ5IGNvbXBhbnkgZGVjbGluZXM6IG5vIHF1b3Rlc1wiIH0sXG4gIHN0ZWFkeWNhcnJpZXJzOiB7IG5hbWU6IFwiU3RlYWR5IENhcnJpZXJzXCIsIHdoYXQ6IFwiZXZlcnkgY29tcGFueSBhbnN3ZXJzOyBvdGhlcndpc2Ugb25lIGluIGZpZnR5IGZhaWxzIG9yIHRpbWVzIG91dFwiIH0sXG4gIHNsb3djYXJyaWVyczogeyBuYW1lOiBcIlNsb3cgQ2FycmllcnNcIiwgd2hhdDogXCJjb21wYW5pZXMgdGFrZSB0aHJlZSB0aW1lcyBhcyBsb25nXCIgfSxcbiAgaGFsZmZhaWw6IHsgbmFtZTogXCJIYWxmIEZhaWxcIiwgd2hhdDogXCJldmVyeSBzZWNvbmQgY29tcGFueSBmYWlscyBvciB0aW1lcyBvdXRcIiB9LFxuICBhbGxmYWlsOiB7IG5hbWU6IFwiQWxsIEZhaWxcIiwgd2hhdDogXCJldmVyeSBjb21wYW55IGZhaWxzXCIgfSxcbiAgYWxsdGltZW91dDogeyBuYW1lOiBcIkFsbCBUaW1lb3V0XCIsIHdoYXQ6IFwiZXZlcnkgY29tcGFueSB0aW1lcyBvdXRcIiB9LFxufTtcblxuLyoqIFRoZSBjYXJyaWVyJ3MgYmVoYXZpb3Igd2hlbiBhIHJlbnRlcnMgcG9saWN5IGlzIGJvdWdodCBmcm9tIGl0LCBmb3IgdGhlIGFwcGxpY2FudCdzIGxhc3QgbmFtZS4gKi9cbmV4cG9ydCBjb25zdCBiaW5kU2NlbmFyaW9zOiBSZWFkb25seTxSZWNvcmQ8QmluZFNjZW5hcmlvLCBTdGFnZWROYW1lPj4gPSB7XG4gIHByaWNlY2hhbmdlOiB7IG5hbWU6IFwiUHJpY2UgQ2hhbmdlXCIsIHdoYXQ6IFwicmV2aWV3IGJlZm9yZSBhIHB1cmNoYXNlOiBhIGRpZmZlcmVudCBwcmljZVwiIH0sXG4gIG5vb2ZmZXI6IHsgbmFtZTogXCJObyBPZmZlclwiLCB3aGF0OiBcInJldmlldyBiZWZvcmUgYSBwdXJjaGFzZTogbm8gb2ZmZXJcIiB9LFxuICBiaW5kcmVmdXNlZDogeyBuYW1lOiBcIkJpbmQgUmVmdXNlZFwiLCB3aGF0OiBcImFmdGVyIHRoZSBwYXltZW50IHRoZSBjb21wYW55IHJlZnVzZXMsIGFuZCB0aGUgbW9uZXkgaXMgcmV0dXJuZWRcIiB9LFxuICBiaW5kb3V0YWdlOiB7IG5hbWU6IFwiQmluZCBPdXRhZ2VcIiwgd2hhdDogXCJhZnRlciB0aGUgcGF5bWVudCB0aGUgY29tcGFueSBkb2Vzbid0IGFuc3dlciBmb3Igc2V2ZXJhbCBzZWNvbmRzXCIgfSxcbn07XG5cbi8qKiBOYW1lcyB0aGF0IGFyZSByZWZ1c2VkIHdoZXJldmVyIHRoZXkgYXJlIHNlbnQuICovXG5jb25zdCByZWZ1c2VkTmFtZXM6IFJlYWRvbmx5TWFwPHN0cmluZywgXCJQUkVNSVVNX1RPT19ISUdIXCIgfCBcIklOVEVSTkFMXCI+ID0gbmV3IE1hcChbXG4gIFtcInRvb2V4cGVuc2l2ZVwiLCBcIlBSRU1JVU1fVE9PX0hJR0hcIl0sXG4gIFtcInNlcnZlcmVycm9yXCIsIFwiSU5URVJOQUxcIl0sXG5dKTtcblxuLyoqIFRoZSBsYXN0IG5hbWUgZm9yIHdoaWNoIG5vIGhhbmQtb2ZmIHRva2VuIGNhbiBiZSBjcmVhdGVkLiAqL1xuY29uc3Qgd2l0aG91dFRva2VuID0gXCJsb3N0dG9rZW5cIjtcblxuY29uc3QgdGVzdFN0cmVldE9mID0gKGFkZHJlc3NMaW5lMTogc3RyaW5nKTogVGVzdFN0cmVldCB8IHVuZGVmaW5lZCA9PiB7XG4gIGNvbnN0IG5hbWUgPSByZWFkQWRkcmVzc0xpbmUoYWRkcmVzc0xpbmUxKT8uc3RyZWV0LnRvTG93ZXJDYXNlKCkgPz8gXCJcIjtcbiAgcmV0dXJuIHRlc3RTdHJlZXRzLmZpbmQoKHsgc3RyZWV0IH0pID0+IG5hbWUuc3RhcnRzV2l0aChzdHJlZXQudG9Mb3dlckNhc2UoKSkpO1xufTtcblxuY29uc3QgbGV0dGVyc09mID0gKG5hbWU6IHN0cmluZyk6IHN0cmluZyA9PiBuYW1lLnRvTG93ZXJDYXNlKCkucmVwbGFjZSgvW15hLXpdL2csIFwiXCIpO1xuXG5leHBvcnQgY29uc3QgYWRkcmVzc091dGNvbWUgPSAoYWRkcmVzc0xpbmUxOiBzdHJpbmcpOiBGb3JjZWRPdXRjb21lIHwgbnVsbCA9PiB0ZXN0U3RyZWV0T2YoYWRkcmVzc0xpbmUxKT8udmVyaWZpY2F0aW9uID8/IG51bGw7XG5leHBvcnQgY29uc3QgY3JlYXRlT3V0Y29tZSA9IChhZGRyZXNzTGluZTE6IHN0cmluZyk6IENyZWF0ZU91dGNvbWUgfCBudWxsID0+IHRlc3RTdHJlZXRPZihhZGRyZXNzTGluZTEpPy5jcmVhdGUgPz8gbnVsbDtcbi8qKiBUaGUgc3RhZ2VkIHJlY29yZHMgb2YgYSBzdHJlZXQuICovXG5leHBvcnQgZnVuY3Rpb24gcmVjb3Jkc091dGNvbWUoYWRkcmVzc0xpbmUxOiBzdHJpbmcpOiBTdGFnZWRSZWNvcmRzIHwgbnVsbCB7XG4gIGNvbnN0IHsgcHJlZmlsbCwgcHJvcGVydHkgfSA9IHRlc3RTdHJlZXRPZihhZGRyZXNzTGluZTEpID8/IHt9O1xuICByZXR1cm4gcHJlZmlsbCB8fCBwcm9wZXJ0eSA/IHsgLi4uKHByZWZpbGwgJiYgeyBwcmVmaWxsIH0pLCAuLi4ocHJvcGVydHkgJiYgeyBwcm9wZXJ0eSB9KSB9IDogbnVsbDtcbn1cbmV4cG9ydCBjb25zdCBuYW1lT3V0Y29tZSA9IChuYW1lOiBzdHJpbmcgfCB1bmRlZmluZWQpOiBcIlBSRU1JVU1fVE9PX0hJR0hcIiB8IFwiSU5URVJOQUxcIiB8IG51bGwgPT4gcmVmdXNlZE5hbWVzLmdldChsZXR0ZXJzT2YobmFtZSA/PyBcIlwiKSkgPz8gbnVsbDtcbmV4cG9ydCBjb25zdCBpc1dpdGhvdXRUb2tlbiA9IChsYXN0TmFtZTogc3RyaW5nIHwgdW5kZWZpbmVkKTogYm9vbGVhbiA9PiBsZXR0ZXJzT2YobGFzdE5hbWUgPz8gXCJcIikgPT09IHdpdGhvdXRUb2tlbjtcblxuLyoqXG4gKiBUaGUgc2NlbmFyaW8gZm9yIGEgbGFzdCBuYW1lLCBhIHBldCdzIG5hbWUsIG9yIHRoZSBwYXJ0IGJlZm9yZSB0aGUgQCBvZiBhbiBlLW1haWwgYWRkcmVzcy4gQSBwdXJjaGFzZSB0aGF0IGlzIHN0YWdlZCBuZWVkcyB0aGVcbiAqIGFuc3dlciBvZiB0aGUgY2FycmllciB0aGF0IHNlbGxzIG9ubGluZS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJhdGluZ1NjZW5hcmlvKG5hbWU6IHN0cmluZyB8IHVuZGVmaW5lZCk6IFJhdGluZ1NjZW5hcmlvIHwgbnVsbCB7XG4gIGNvbnN0IGxldHRlcnMgPSBsZXR0ZXJzT2YoKG5hbWUgPz8gXCJcIikuc3BsaXQoXCJAXCIpWzBdID8/IFwiXCIpO1xuICBpZiAoT2JqZWN0Lmhhc093bihiaW5kU2NlbmFyaW9zLCBsZXR0ZXJzKSkgcmV0dXJuIFwic3RlYWR5Y2FycmllcnNcIjtcbiAgcmV0dXJuIE9iamVjdC5oYXNPd24ocmF0aW5nU2NlbmFyaW9zLCBsZXR0ZXJzKSA/IChsZXR0ZXJzIGFzIFJhdGluZ1NjZW5hcmlvKSA6IG51bGw7XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBiaW5kU2NlbmFyaW8obmFtZTogc3RyaW5nIHwgdW5kZWZpbmVkKTogQmluZFNjZW5hcmlvIHwgbnVsbCB7XG4gIGNvbnN0IGxldHRlcnMgPSBsZXR0ZXJzT2YobmFtZSA/PyBcIlwiKTtcbiAgcmV0dXJuIE9iamVjdC5oYXNPd24oYmluZFNjZW5hcmlvcywgbGV0dGVycykgPyAobGV0dGVycyBhcyBCaW5kU2NlbmFyaW8pIDogbnVsbDtcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvaW5wdXRUYWJsZS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvaW5wdXRUYWJsZS50c1wiO2ltcG9ydCB7IGxlYWRMb29rdXBzLCByZWZlcnJhbHMgfSBmcm9tIFwiLi4vLi4vc2VydmljZS9wYXJ0bmVycy9kZW1vUGVvcGxlXCI7XG5pbXBvcnQgeyBiaW5kU2NlbmFyaW9zLCBpc1dpdGhvdXRUb2tlbiwgbmFtZU91dGNvbWUsIHJhdGluZ1NjZW5hcmlvcywgdGVzdFN0cmVldHMgfSBmcm9tIFwiLi4vLi4vc2VydmljZS9zdGFnaW5nL3Rlc3RJbnB1dHNcIjtcbmltcG9ydCB7IGNlbGwsIHRhYmxlIH0gZnJvbSBcIi4vbWFya2Rvd25cIjtcblxudHlwZSBSb3cgPSByZWFkb25seSBbZW50ZXI6IHN0cmluZywgd2hlcmU6IHN0cmluZywgd2hhdDogc3RyaW5nXTtcblxuY29uc3Qgc3RyZWV0cyA9IHRlc3RTdHJlZXRzLm1hcCgoeyBzdHJlZXQsIHdoYXQgfSk6IFJvdyA9PiBbYFxcYDEgJHtzdHJlZXR9XFxgYCwgXCJhZGRyZXNzXCIsIHdoYXRdKTtcblxuLyoqIE5hbWVzIHRoYXQgb3RoZXIgbW9kdWxlcyBrbm93IGJ5IGEgZnVuY3Rpb24uIEJ1aWxkaW5nIHRoZSBkb2NzIGZhaWxzIGZvciBvbmUgdGhhdCB0aGV5IGRvbid0IGtub3cuICovXG5jb25zdCBuYW1lczogcmVhZG9ubHkgeyByZWFkb25seSBuYW1lOiBzdHJpbmc7IHJlYWRvbmx5IGlzS25vd246IChuYW1lOiBzdHJpbmcpID0+IGJvb2xlYW47IHJlYWRvbmx5IHdoZXJlOiBzdHJpbmc7IHJlYWRvbmx5IHdoYXQ6IHN0cmluZyB9W10gPSBbXG4gIHsgbmFtZTogXCJUb28gRXhwZW5zaXZlXCIsIGlzS25vd246IChuYW1lKSA9PiBuYW1lT3V0Y29tZShuYW1lKSA9PT0gXCJQUkVNSVVNX1RPT19ISUdIXCIsIHdoZXJlOiBcImRyaXZlcnMsIHBlcnNvbmFsIGluZm9cIiwgd2hhdDogXCJwcmVtaXVtIHRvbyBoaWdoOyBhIHBldCdzIG5hbWUgdG9vXCIgfSxcbiAgeyBuYW1lOiBcIlNlcnZlciBFcnJvclwiLCBpc0tub3duOiAobmFtZSkgPT4gbmFtZU91dGNvbWUobmFtZSkgPT09IFwiSU5URVJOQUxcIiwgd2hlcmU6IFwiZHJpdmVycywgcGVyc29uYWwgaW5mb1wiLCB3aGF0OiBcIjUwMDsgYSBwZXQncyBuYW1lIHRvbywgd2hlbiBpdHMgYXBwbGljYXRpb24gaXMgY3JlYXRlZFwiIH0sXG4gIHsgbmFtZTogXCJMb3N0IFRva2VuXCIsIGlzS25vd246IGlzV2l0aG91dFRva2VuLCB3aGVyZTogXCJwZXJzb25hbCBpbmZvIGluIEZsb3JpZGFcIiwgd2hhdDogXCJubyBoYW5kLW9mZiB0b2tlbjogdGhlIHN0YW5kYXJkIGZsb3cgY29udGludWVzXCIgfSxcbl07XG5cbmZ1bmN0aW9uIG5hbWVkUm93cygpOiByZWFkb25seSBSb3dbXSB7XG4gIGNvbnN0IHVua25vd24gPSBuYW1lcy5maWx0ZXIoKHsgbmFtZSwgaXNLbm93biB9KSA9PiAhaXNLbm93bihuYW1lKSk7XG4gIGlmICh1bmtub3duLmxlbmd0aCA+IDApIHRocm93IG5ldyBFcnJvcihgVGhlIHNlcnZpY2UgZG9lc24ndCBrbm93IHRoZSBuYW1lcyAke3Vua25vd24ubWFwKCh7IG5hbWUgfSkgPT4gbmFtZSkuam9pbihcIiwgXCIpfS5gKTtcbiAgcmV0dXJuIFtcbiAgICAuLi5uYW1lcy5tYXAoKHsgbmFtZSwgd2hlcmUsIHdoYXQgfSk6IFJvdyA9PiBbYGxhc3QgbmFtZSBcXGAke25hbWV9XFxgYCwgd2hlcmUsIHdoYXRdKSxcbiAgICAuLi5PYmplY3QudmFsdWVzKHJhdGluZ1NjZW5hcmlvcykubWFwKCh7IG5hbWUsIHdoYXQgfSk6IFJvdyA9PiBbYGxhc3QgbmFtZSBcXGAke25hbWV9XFxgYCwgXCJkcml2ZXJzLCBwZXJzb25hbCBpbmZvXCIsIHdoYXRdKSxcbiAgICAuLi5PYmplY3QudmFsdWVzKGJpbmRTY2VuYXJpb3MpLm1hcCgoeyBuYW1lLCB3aGF0IH0pOiBSb3cgPT4gW2BsYXN0IG5hbWUgXFxgJHtuYW1lfVxcYGAsIFwicGVyc29uYWwgaW5mbyBvZiByZW50ZXJzXCIsIHdoYXRdKSxcbiAgXTtcbn1cblxuY29uc3QgYWRkcmVzc2VzOiByZWFkb25seSBSb3dbXSA9IFtcbiAgW1wiWklQIGAwMDAwMGBcIiwgXCJhZGRyZXNzXCIsIFwiWklQIG5vdCBmb3VuZDogdGhlIGZpZWxkJ3MgbWVzc2FnZVwiXSxcbiAgW1wiWklQIGA5OTUwMWAgKEFsYXNrYSlcIiwgXCJhZGRyZXNzOyBzdGF0ZSBmb3IgbGlmZVwiLCBcIm5vIGxpbmUgaXMgb2ZmZXJlZCB0aGVyZTogY29kZSBub3Qgc3VwcG9ydGVkXCJdLFxuICBbXCJaSVAgYDgyMDAxYCAoV3lvbWluZykgZm9yIGF1dG8sIGA5NjgxM2AgKEhhd2FpaSkgZm9yIG1vdG9yY3ljbGUgYW5kIGxhbmRsb3JkXCIsIFwiYWRkcmVzc1wiLCBcInRoZSBsaW5lIGlzbid0IG9mZmVyZWQgdGhlcmU6IGNvZGUgbm90IHN1cHBvcnRlZFwiXSxcbiAgW1wiWklQIGAwMDkwMWAgKFB1ZXJ0byBSaWNvKSwgYDk2OTEwYCAoR3VhbSlcIiwgXCJhZGRyZXNzXCIsIFwiYSB0ZXJyaXRvcnk6IGNvZGUgbm90IHN1cHBvcnRlZCwgbm90IGFuIGludmFsaWQgWklQXCJdLFxuICBbXCJgP3RvZ2dsZVN0YXRlRmlsdGVyYFwiLCBcImFkZHJlc3Mgb2YgdGhlIHBhZ2UsIG91dHNpZGUgcHJvZHVjdGlvblwiLCBcImV2ZXJ5IGxpbmUgY29udGludWVzIGluIGV2ZXJ5IHN0YXRlLCBhbHNvIGluIEFsYXNrYVwiXSxcbiAgW1wiYD9jZG5EZXZUb29scz10cnVlYFwiLCBcImFkZHJlc3Mgb2YgdGhlIHBhZ2UsIG91dHNpZGUgcHJvZHVjdGlvblwiLCBcInNob3dzIHRoZSBwYXJ0bmVyIHN3aXRjaGVyIGJlbG93IHRoZSBmb290ZXI6IHRoZSBkZW1vJ3MgYnJhbmRzLCBhbmQgdGhlIHRoZW1lIGFzIEpTT047IGA9ZmFsc2VgIGhpZGVzIGl0IGlmIHRoZSBwYXJ0bmVyJ3MgZmxhZyBgc3dpdGNoZXJgIGlzIG9uOyBoYXMgbm8gZWZmZWN0IHdpdGggYHRlc3Q9ZTJlYFwiXSxcbiAgW1wiYDEyIEFiYmV5IExuLCBBdXN0aW4sIFRYIDEwMDAxYFwiLCBcImFkZHJlc3NcIiwgXCJhbiBleGlzdGluZyBzdHJlZXQgd2l0aCBhIHdyb25nIFpJUDogYWRkcmVzcyBub3QgZm91bmRcIl0sXG4gIFtcInNxdWFyZSBmb290YWdlIGAyMCwwMDBgLCBxdWFsaXR5IHByZW1pdW1cIiwgXCJwcmVmaWxsXCIsIFwiY29zdCB0b28gaGlnaCwgZnJvbSB0aGUgZWRpdFwiXSxcbl07XG5cbmNvbnN0IHZlaGljbGVzOiByZWFkb25seSBSb3dbXSA9IFtcbiAgW1wiVklOIGAxSEdDTTgyNjMzQTAwNDM1MmBcIiwgXCJ2ZWhpY2xlXCIsIFwiMjAwMyBIb25kYSBBY2NvcmRcIl0sXG4gIFtcIlZJTiBgNVlKM0UxRUE3S0YzMTcwMDBgXCIsIFwidmVoaWNsZVwiLCBcIjIwMTkgVGVzbGEgTW9kZWwgMywgd2l0aCBhIGNoZWNrIGRpZ2l0IHRoYXQgZmFpbHM6IGEgd2FybmluZ1wiXSxcbiAgW1wiVklOIGBaRkY2N05GQThEMDE5MDAwMGBcIiwgXCJ2ZWhpY2xlXCIsIFwiYSBGZXJyYXJpOiBtYWtlIGFuZCBtb2RlbCBub3Qgc3VwcG9ydGVkXCJdLFxuICBbXCJWSU4gYDFaWlpaWlpaWlpaMDAwMDAwYFwiLCBcInZlaGljbGVcIiwgXCJWSU4gbm90IGZvdW5kXCJdLFxuICBbXCJWSU4gYDFIRDFLQk0xWERCNjAwMDAwYFwiLCBcIm1vdG9yY3ljbGVcIiwgXCIyMDEzIEhhcmxleS1EYXZpZHNvbiBTdHJlZXQgR2xpZGVcIl0sXG5dO1xuXG5jb25zdCBmYWlsaW5nID0gXCI1MDAgd2hlbiBhbiBhcHBsaWNhdGlvbiBmb3IgYSBob21lIG9yIGZvciBsaWZlIGlzIGNyZWF0ZWQ6IGVycm9yIHNjcmVlbjsgd2l0aCBhdXRvIGFuZCBtb3RvcmN5Y2xlLCA1MDAgYXQgdGhlIGRyaXZlcnNcIjtcbmNvbnN0IHBlb3BsZTogcmVhZG9ubHkgUm93W10gPSBbXG4gIC4uLlsuLi5yZWZlcnJhbHMudmFsdWVzKCldLm1hcCgoeyByZWZlcnJhbENvZGUsIGZpcnN0TmFtZSwgbGFzdE5hbWUsIGFkZHJlc3MsIHZpbiwgcGFydG5lciB9KTogUm93ID0+IHtcbiAgICBjb25zdCBrbm93biA9IFthZGRyZXNzICYmIFwiYW4gYWRkcmVzc1wiLCB2aW4gJiYgXCJhIGNhclwiXS5maWx0ZXIoQm9vbGVhbikuam9pbihcIiBhbmQgXCIpO1xuICAgIHJldHVybiBbXG4gICAgICBgcmVmZXJyYWwgY29kZSBcXGAke3JlZmVycmFsQ29kZX1cXGAke3BhcnRuZXIgPT09IFwiZGVmYXVsdFwiID8gXCJcIiA6IGAgd2l0aCBcXGBwYXJ0bmVyPSR7cGFydG5lcn1cXGBgfWAsXG4gICAgICBcImFkZHJlc3Mgb2YgdGhlIHBhZ2VcIixcbiAgICAgIGAke2ZpcnN0TmFtZX0gJHtsYXN0TmFtZX0ke2tub3duICYmIGAsIHdpdGggJHtrbm93bn1gfSR7bmFtZU91dGNvbWUobGFzdE5hbWUpID8gYDogJHtmYWlsaW5nfWAgOiBcIlwifSR7cGFydG5lciA9PT0gXCJkZWZhdWx0XCIgPyBcIlwiIDogXCI7IGFub3RoZXIgcGFydG5lcidzIHBhZ2UgZG9lc24ndCBrbm93IHRoZSBjb2RlXCJ9YCxcbiAgICBdO1xuICB9KSxcbiAgW1wiYW55IG90aGVyIHJlZmVycmFsIGNvZGVcIiwgXCJhZGRyZXNzIG9mIHRoZSBwYWdlXCIsIFwibm90IGZvdW5kOiB0aGUgY29kZSBpcyByZW1vdmVkLCBhbmQgbm8gbGVhZCBjYXJyaWVzIGl0XCJdLFxuICAuLi5bLi4ubGVhZExvb2t1cHMua2V5cygpXS5tYXAoKGlkKTogUm93ID0+IFtgbGVhZCBsb29rdXAgXFxgJHtpZH1cXGBgLCBcImFkZHJlc3Mgb2YgdGhlIHBhZ2VcIiwgXCJhIGxlYWQgd2l0aCBhbiBhZGRyZXNzIGFuZCBhIHZlaGljbGVcIl0pLFxuXTtcblxuLyoqIEV2ZXJ5dGhpbmcgdGhhdCBwcm92b2tlcyBhbiBvdXRjb21lIHdoaWNoIHZpc2l0b3JzIHJhcmVseSBzZWUuICovXG5leHBvcnQgY29uc3QgaW5wdXRUYWJsZSA9ICgpOiBzdHJpbmcgPT5cbiAgdGFibGUoW1wiZW50ZXJcIiwgXCJ3aGVyZVwiLCBcIndoYXQgaGFwcGVuc1wiXSwgWy4uLmFkZHJlc3NlcywgLi4uc3RyZWV0cywgLi4ubmFtZWRSb3dzKCksIC4uLnZlaGljbGVzLCAuLi5wZW9wbGVdLm1hcCgocm93KSA9PiByb3cubWFwKGNlbGwpKSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzL21lbWJlckNvbW1lbnRzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlcy9tZW1iZXJDb21tZW50cy50c1wiO2ltcG9ydCB7IHJlYWRGaWxlU3luYyB9IGZyb20gXCJub2RlOmZzXCI7XG5pbXBvcnQgdHMgZnJvbSBcInR5cGVzY3JpcHRcIjtcblxuLyoqIFJlYWRzIHRoZSBjb21tZW50cyBvZiBhbiBvYmplY3QncyBvciBpbnRlcmZhY2UncyBtZW1iZXJzIGluIGEgc291cmNlIGZpbGUsIGJ5IG5hbWUuIE1lbWJlcnMgd2l0aG91dCBvbmUgYXJlIGxlZnQgb3V0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1lbWJlckNvbW1lbnRzKHBhdGg6IHN0cmluZywgb3duZXI6IHN0cmluZyk6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+IHtcbiAgY29uc3QgZmlsZSA9IHRzLmNyZWF0ZVNvdXJjZUZpbGUocGF0aCwgcmVhZEZpbGVTeW5jKHBhdGgsIFwidXRmOFwiKSwgdHMuU2NyaXB0VGFyZ2V0LkVTMjAyMiwgdHJ1ZSk7XG4gIGNvbnN0IGNvbW1lbnRzOiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+ID0ge307XG4gIGNvbnN0IHJlYWQgPSAobWVtYmVyczogdHMuTm9kZUFycmF5PHRzLk5vZGU+KTogdm9pZCA9PiB7XG4gICAgZm9yIChjb25zdCBtZW1iZXIgb2YgbWVtYmVycykge1xuICAgICAgY29uc3QgW2RvY10gPSB0cy5nZXRKU0RvY0NvbW1lbnRzQW5kVGFncyhtZW1iZXIpO1xuICAgICAgY29uc3QgeyBuYW1lIH0gPSBtZW1iZXIgYXMgdHMuUHJvcGVydHlBc3NpZ25tZW50O1xuICAgICAgaWYgKGRvYz8uY29tbWVudCkgY29tbWVudHNbbmFtZS5nZXRUZXh0KGZpbGUpLnJlcGxhY2UoL1wiL2csIFwiXCIpXSA9IFN0cmluZyhkb2MuY29tbWVudCkucmVwbGFjZSgvXFxzKy9nLCBcIiBcIik7XG4gICAgfVxuICB9O1xuICBjb25zdCBiYXJlID0gKG5vZGU6IHRzLkV4cHJlc3Npb24pOiB0cy5FeHByZXNzaW9uID0+ICh0cy5pc0FzRXhwcmVzc2lvbihub2RlKSB8fCB0cy5pc1NhdGlzZmllc0V4cHJlc3Npb24obm9kZSkgPyBiYXJlKG5vZGUuZXhwcmVzc2lvbikgOiBub2RlKTtcbiAgY29uc3QgdmlzaXQgPSAobm9kZTogdHMuTm9kZSk6IHZvaWQgPT4ge1xuICAgIGlmICh0cy5pc0ludGVyZmFjZURlY2xhcmF0aW9uKG5vZGUpICYmIG5vZGUubmFtZS50ZXh0ID09PSBvd25lcikgcmVhZChub2RlLm1lbWJlcnMpO1xuICAgIGlmICh0cy5pc1ZhcmlhYmxlRGVjbGFyYXRpb24obm9kZSkgJiYgbm9kZS5uYW1lLmdldFRleHQoZmlsZSkgPT09IG93bmVyICYmIG5vZGUuaW5pdGlhbGl6ZXIpIHtcbiAgICAgIGNvbnN0IHZhbHVlID0gYmFyZShub2RlLmluaXRpYWxpemVyKTtcbiAgICAgIGlmICh0cy5pc09iamVjdExpdGVyYWxFeHByZXNzaW9uKHZhbHVlKSkgcmVhZCh2YWx1ZS5wcm9wZXJ0aWVzKTtcbiAgICB9XG4gICAgdHMuZm9yRWFjaENoaWxkKG5vZGUsIHZpc2l0KTtcbiAgfTtcbiAgdmlzaXQoZmlsZSk7XG4gIHJldHVybiBjb21tZW50cztcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvc2VydmljZVRhYmxlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvc2VydmljZVRhYmxlcy50c1wiO2ltcG9ydCB7IGVuZHBvaW50cywgdHlwZSBFbmRwb2ludElkIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9hcGkvY29udHJhY3QvZW5kcG9pbnRzXCI7XG5pbXBvcnQgeyBhbmFseXRpY3NFdmVudCB9IGZyb20gXCIuLi8uLi8uLi9zcmMvYXBpL2NvbnRyYWN0L2V2ZW50cy5yZXF1ZXN0c1wiO1xuaW1wb3J0IHsgcHJvYmxlbVN0YXR1cyB9IGZyb20gXCIuLi8uLi8uLi9zcmMvYXBpL2NvbnRyYWN0L3Byb2JsZW1cIjtcbmltcG9ydCB7IHJlcXVlc3RzIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9hcGkvY29udHJhY3QvcmVxdWVzdHNcIjtcbmltcG9ydCB7IGxlYWRFdmVudFN1bW1hcmllcyB9IGZyb20gXCIuLi8uLi8uLi9zcmMvYXBpL2NvbnRyYWN0L3dlYmhvb2tzXCI7XG5pbXBvcnQgeyB6IH0gZnJvbSBcIi4uLy4uLy4uL3NyYy9rZXJuZWwvem9kXCI7XG5pbXBvcnQgeyBzZWNyZXROYW1lcyB9IGZyb20gXCIuLi8uLi9zZXJ2aWNlL2Jvb3Qvc2VjcmV0RmlsZXNcIjtcbmltcG9ydCB7IHNldHRpbmdzIH0gZnJvbSBcIi4uLy4uL3NlcnZpY2UvYm9vdC9zZXR0aW5nc1wiO1xuaW1wb3J0IHsgcmV0ZW50aW9uIH0gZnJvbSBcIi4uLy4uL3NlcnZpY2UvZGF0YWJhc2UvcGVyaW9kc1wiO1xuaW1wb3J0IHsgaW5wdXRUYWJsZSB9IGZyb20gXCIuL2lucHV0VGFibGVcIjtcbmltcG9ydCB7IGNlbGwsIGNvZGUsIHRhYmxlIH0gZnJvbSBcIi4vbWFya2Rvd25cIjtcbmltcG9ydCB7IG1lbWJlckNvbW1lbnRzIH0gZnJvbSBcIi4vbWVtYmVyQ29tbWVudHNcIjtcblxuY29uc3QgY2FsbHMgPSB0YWJsZShcbiAgW1wiY2FsbFwiLCBcIndoYXQgaXQgZG9lc1wiLCBcIm5lZWRzXCIsIFwiaXRzIG93biBjb2Rlc1wiXSxcbiAgZW5kcG9pbnRzLm1hcCgoeyBpZCwgbWV0aG9kLCBwYXRoLCBhdXRoIH0pID0+IHtcbiAgICBjb25zdCB7IHN1bW1hcnksIHByb2JsZW1zIH0gPSByZXF1ZXN0c1tpZCBhcyBFbmRwb2ludElkXTtcbiAgICByZXR1cm4gW2NvZGUoYCR7bWV0aG9kfSAke3BhdGh9YCksIGNlbGwoc3VtbWFyeSksIGF1dGggPT09IFwibm9uZVwiID8gXCJcIiA6IGF1dGgsIHByb2JsZW1zLm1hcChjb2RlKS5qb2luKFwiLCBcIildO1xuICB9KSxcbik7XG5cbmNvbnN0IG1lYW5pbmdzID0gbWVtYmVyQ29tbWVudHMoXCJzcmMvYXBpL2NvbnRyYWN0L3Byb2JsZW0udHNcIiwgXCJwcm9ibGVtU3RhdHVzXCIpO1xuY29uc3QgcHJvYmxlbXMgPSB0YWJsZShcbiAgW1wiY29kZVwiLCBcInN0YXR1c1wiLCBcIm1lYW5pbmdcIl0sXG4gIE9iamVjdC5lbnRyaWVzKHByb2JsZW1TdGF0dXMpLm1hcCgoW25hbWUsIHN0YXR1c10pID0+IFtjb2RlKG5hbWUpLCBTdHJpbmcoc3RhdHVzKSwgY2VsbChtZWFuaW5nc1tuYW1lXSA/PyBcIlwiKV0pLFxuKTtcblxuY29uc3Qgd2ViaG9va3MgPSB0YWJsZShbXCJldmVudFwiLCBcIndoZW5cIl0sIE9iamVjdC5lbnRyaWVzKGxlYWRFdmVudFN1bW1hcmllcykubWFwKChbbmFtZSwgc3VtbWFyeV0pID0+IFtjb2RlKG5hbWUpLCBjZWxsKHN1bW1hcnkpXSkpO1xuXG5jb25zdCBwZXJpb2RzID0gdGFibGUoXG4gIFtcImtlcHRcIiwgXCJmb3JcIiwgXCJmcm9tXCIsIFwiYmVjYXVzZVwiXSxcbiAgT2JqZWN0LnZhbHVlcyhyZXRlbnRpb24pLm1hcCgoeyB3aGF0LCBwZXJpb2QsIHNpbmNlLCB3aHkgfSkgPT4gW3doYXQsIHBlcmlvZCwgc2luY2UsIHdoeV0ubWFwKGNlbGwpKSxcbik7XG5cbmludGVyZmFjZSBFdmVudFNjaGVtYSB7XG4gIHJlYWRvbmx5IHByb3BlcnRpZXM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHsgcmVhZG9ubHkgY29uc3Q/OiBzdHJpbmcgfT4+O1xufVxuXG5jb25zdCBzZW50ID0gei50b0pTT05TY2hlbWEoYW5hbHl0aWNzRXZlbnQpIGFzIHVua25vd24gYXMgeyByZWFkb25seSBvbmVPZj86IHJlYWRvbmx5IEV2ZW50U2NoZW1hW107IHJlYWRvbmx5IGFueU9mPzogcmVhZG9ubHkgRXZlbnRTY2hlbWFbXSB9O1xuY29uc3QgZXZlbnRTY2hlbWFzID0gc2VudC5vbmVPZiA/PyBzZW50LmFueU9mID8/IFtdO1xuY29uc3QgbWVtYmVyc09mID0gKHsgcHJvcGVydGllcyB9OiBFdmVudFNjaGVtYSk6IHJlYWRvbmx5IHN0cmluZ1tdID0+IE9iamVjdC5rZXlzKHByb3BlcnRpZXMpLmZpbHRlcigobmFtZSkgPT4gbmFtZSAhPT0gXCJldmVudFwiKTtcbi8qKiBNZW1iZXJzIHRoYXQgZXZlcnkgZXZlbnQgaGFzLiAqL1xuY29uc3QgY29tbW9uID0gbWVtYmVyc09mKGV2ZW50U2NoZW1hc1swXSEpLmZpbHRlcigobmFtZSkgPT4gZXZlbnRTY2hlbWFzLmV2ZXJ5KChzY2hlbWEpID0+IG5hbWUgaW4gc2NoZW1hLnByb3BlcnRpZXMpKTtcblxuY29uc3QgYW5hbHl0aWNzID0gW1xuICBgRXZlcnkgZXZlbnQgaGFzICR7Y29tbW9uLm1hcChjb2RlKS5qb2luKFwiLCBcIil9OyBzb21lIGhhdmUgbW9yZTpgLFxuICB0YWJsZShcbiAgICBbXCJldmVudFwiLCBcImZ1cnRoZXIgbWVtYmVyc1wiXSxcbiAgICBldmVudFNjaGVtYXMubWFwKChzY2hlbWEpID0+IFtjb2RlKHNjaGVtYS5wcm9wZXJ0aWVzW1wiZXZlbnRcIl0/LmNvbnN0ID8/IFwiXCIpLCBtZW1iZXJzT2Yoc2NoZW1hKS5maWx0ZXIoKG5hbWUpID0+ICFjb21tb24uaW5jbHVkZXMobmFtZSkpLm1hcChjb2RlKS5qb2luKFwiLCBcIildKSxcbiAgKSxcbl0uam9pbihcIlxcblxcblwiKTtcblxuY29uc3QgbWF5QmVGaWxlID0gKG5hbWU6IHN0cmluZyk6IHN0cmluZyA9PiAoKHNlY3JldE5hbWVzIGFzIHJlYWRvbmx5IHN0cmluZ1tdKS5pbmNsdWRlcyhuYW1lKSA/IFwiOyBhIHNlY3JldCwgd2hpY2ggYFwiICsgbmFtZSArIFwiX0ZJTEVgIG1heSBuYW1lIGEgZmlsZSBvZiBpbnN0ZWFkXCIgOiBcIlwiKTtcbmNvbnN0IHVzdWFsID0gKHZhbHVlOiBzdHJpbmcgfCBudWxsKTogc3RyaW5nID0+ICh2YWx1ZSA9PT0gbnVsbCA/IFwibm90IHJlYWRcIiA6IHZhbHVlLmluY2x1ZGVzKFwiIFwiKSA/IGNlbGwodmFsdWUpIDogY29kZSh2YWx1ZSkpO1xuY29uc3QgdmFyaWFibGVzID0gdGFibGUoXG4gIFtcInZhcmlhYmxlXCIsIFwibWVhbmluZ1wiLCBcImBucG0gc3RhcnRgXCIsIFwidGhlIHNlcnZpY2UgYWxvbmVcIl0sXG4gIE9iamVjdC5lbnRyaWVzKHNldHRpbmdzKS5tYXAoKFtuYW1lLCB7IGRlbW8sIHNlcnZpY2UsIG1lYW5pbmcgfV0pID0+IFtjb2RlKG5hbWUpLCBjZWxsKG1lYW5pbmcgKyBtYXlCZUZpbGUobmFtZSkpLCB1c3VhbChkZW1vKSwgdXN1YWwoc2VydmljZSldKSxcbik7XG5cbi8qKiBUaGUgdGFibGVzIG9mIHRoZSBxdW90ZSBzZXJ2aWNlLCBieSBuYW1lLiAqL1xuZXhwb3J0IGNvbnN0IHNlcnZpY2VUYWJsZXMgPSB7IHNldHRpbmdzOiB2YXJpYWJsZXMsIFwidGVzdC1pbnB1dHNcIjogaW5wdXRUYWJsZSgpLCBjYWxscywgcHJvYmxlbXMsIHdlYmhvb2tzLCByZXRlbnRpb246IHBlcmlvZHMsIGFuYWx5dGljcyB9O1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlcy90b2tlblRhYmxlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXMvdG9rZW5UYWJsZXMudHNcIjtpbXBvcnQgeyByZWFkRmlsZVN5bmMgfSBmcm9tIFwibm9kZTpmc1wiO1xuaW1wb3J0IHsgam9pbiB9IGZyb20gXCJub2RlOnBhdGhcIjtcbmltcG9ydCB7IHBhaW50T2YgfSBmcm9tIFwiLi4vLi4vc3R1ZGlvL3BhaW50c1wiO1xuaW1wb3J0IHsgY2VsbCwgY29kZSwgdGFibGUgfSBmcm9tIFwiLi9tYXJrZG93blwiO1xuXG5pbnRlcmZhY2UgVG9rZW4ge1xuICByZWFkb25seSAkdHlwZT86IHN0cmluZztcbiAgcmVhZG9ubHkgJHZhbHVlPzogdW5rbm93bjtcbiAgcmVhZG9ubHkgJGRlc2NyaXB0aW9uPzogc3RyaW5nO1xufVxudHlwZSBUaGVtZSA9IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFRva2VuPj4gfCBzdHJpbmc+PjtcblxuLy8gVml0ZVByZXNzIGJ1bmRsZXMgdGhpcyBmaWxlOyB0aGUgY29udGVudCBpcyByZWFkIHdoZXJlIHRoZSBidWlsZCBydW5zLCBhdCB0aGUgcmVwb3NpdG9yeSdzIHJvb3QuXG5jb25zdCByZWFkID0gKHBhdGg6IHN0cmluZyk6IFRoZW1lID0+IEpTT04ucGFyc2UocmVhZEZpbGVTeW5jKGpvaW4oXCJlbWJlZC1kZW1vL2NvbnRlbnRcIiwgcGF0aCksIFwidXRmOFwiKSkgYXMgVGhlbWU7XG5cbmNvbnN0IHRva2Vuc09mID0gKHRoZW1lOiBUaGVtZSk6IFJlYWRvbmx5TWFwPHN0cmluZywgVG9rZW4+ID0+XG4gIG5ldyBNYXAoT2JqZWN0LmVudHJpZXModGhlbWUpLmZsYXRNYXAoKFtncm91cCwgdG9rZW5zXSkgPT4gKHR5cGVvZiB0b2tlbnMgPT09IFwic3RyaW5nXCIgPyBbXSA6IE9iamVjdC5lbnRyaWVzKHRva2VucykubWFwKChbbmFtZSwgdG9rZW5dKSA9PiBbYCR7Z3JvdXB9LiR7bmFtZX1gLCB0b2tlbl0gYXMgY29uc3QpKSkpO1xuXG5jb25zdCBoZXhPZiA9ICh0b2tlbjogVG9rZW4gfCB1bmRlZmluZWQpOiBzdHJpbmcgfCBudWxsID0+IHtcbiAgY29uc3QgeyBoZXgsIGFscGhhID0gMSB9ID0gKHRva2VuPy4kdmFsdWUgPz8ge30pIGFzIHsgcmVhZG9ubHkgaGV4Pzogc3RyaW5nOyByZWFkb25seSBhbHBoYT86IG51bWJlciB9O1xuICByZXR1cm4gaGV4ID09PSB1bmRlZmluZWQgPyBudWxsIDogaGV4ICsgKGFscGhhID09PSAxID8gXCJcIiA6IE1hdGgucm91bmQoYWxwaGEgKiAyNTUpLnRvU3RyaW5nKDE2KS5wYWRTdGFydCgyLCBcIjBcIikpO1xufTtcblxuLyoqIEEgY29sb3IgYXMgYSBzbWFsbCBwaWN0dXJlLCBzaW5jZSB0aGUgc2l0ZSdzIHBvbGljeSByZWZ1c2VzIHN0eWxlcyBpbiBpdHMgSFRNTC4gKi9cbmNvbnN0IHN3YXRjaCA9IChoZXg6IHN0cmluZyB8IG51bGwpOiBzdHJpbmcgPT5cbiAgaGV4ID09PSBudWxsID8gXCJcIiA6IGA8c3ZnIGNsYXNzPVwic3dhdGNoXCIgd2lkdGg9XCIyOFwiIGhlaWdodD1cIjIwXCIgYXJpYS1oaWRkZW49XCJ0cnVlXCI+PHJlY3QgeD1cIjAuNVwiIHk9XCIwLjVcIiB3aWR0aD1cIjI3XCIgaGVpZ2h0PVwiMTlcIiByeD1cIjRcIiBmaWxsPVwiJHtoZXh9XCIgc3Ryb2tlPVwiIzc3N1wiLz48L3N2Zz4gXFxgJHtoZXh9XFxgYDtcblxuZnVuY3Rpb24gdmFsdWVPZih7ICR2YWx1ZSB9OiBUb2tlbik6IHN0cmluZyB7XG4gIGlmICh0eXBlb2YgJHZhbHVlICE9PSBcIm9iamVjdFwiIHx8ICR2YWx1ZSA9PT0gbnVsbCkgcmV0dXJuIFN0cmluZygkdmFsdWUpO1xuICBpZiAoQXJyYXkuaXNBcnJheSgkdmFsdWUpKSByZXR1cm4gJHZhbHVlLmV2ZXJ5KChvbmUpID0+IHR5cGVvZiBvbmUgPT09IFwib2JqZWN0XCIpID8gXCJcIiA6ICR2YWx1ZS5qb2luKFwiLCBcIik7XG4gIGNvbnN0IHsgdmFsdWUsIHVuaXQgfSA9ICR2YWx1ZSBhcyB7IHJlYWRvbmx5IHZhbHVlPzogbnVtYmVyOyByZWFkb25seSB1bml0Pzogc3RyaW5nIH07XG4gIHJldHVybiB2YWx1ZSA9PT0gdW5kZWZpbmVkID8gXCJcIiA6IGAke3ZhbHVlfSR7dW5pdCA/PyBcIlwifWA7XG59XG5cbi8qKiBUaGUgdGFibGVzIG9mIHRva2VucywgYnkgbmFtZTogdGhlIGJhc2UgdGhlbWUncyB3aXRoIHdoYXQgZWFjaCBwYWludHMsIGFuZCBDbGVhcm1vb3IncyBkYXJrIG9uZXMgYmVzaWRlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRva2VuVGFibGVzKCkge1xuICBjb25zdCBbbGlnaHQsIGRhcmtdID0gW3Rva2Vuc09mKHJlYWQoXCJiYXNlL3RoZW1lLmpzb25cIikpLCB0b2tlbnNPZihyZWFkKFwiZGVmYXVsdC90aGVtZS1kYXJrLmpzb25cIikpXTtcbiAgY29uc3QgYWxsID0gWy4uLmxpZ2h0XTtcbiAgY29uc3QgaXNDb2xvciA9ICh7ICR0eXBlIH06IFRva2VuKTogYm9vbGVhbiA9PiAkdHlwZSA9PT0gXCJjb2xvclwiO1xuICByZXR1cm4ge1xuICAgIGNvbG9yczogdGFibGUoXG4gICAgICBbXCJ0b2tlblwiLCBcImxpZ2h0XCIsIFwiZGFya1wiLCBcIndoYXQgaXQgcGFpbnRzXCIsIFwiaW4gdGhlIHN0dWRpb1wiXSxcbiAgICAgIGFsbC5maWx0ZXIoKFssIHRva2VuXSkgPT4gaXNDb2xvcih0b2tlbikpLm1hcCgoW25hbWUsIHRva2VuXSkgPT4gW2NvZGUobmFtZSksIHN3YXRjaChoZXhPZih0b2tlbikpLCBzd2F0Y2goaGV4T2YoZGFyay5nZXQobmFtZSkgPz8gdG9rZW4pKSwgY2VsbCh0b2tlbi4kZGVzY3JpcHRpb24gPz8gXCJcIiksIGNlbGwocGFpbnRPZihuYW1lKSA/PyBcIlwiKV0pLFxuICAgICksXG4gICAgbWVhc3VyZXM6IHRhYmxlKFxuICAgICAgW1widG9rZW5cIiwgXCJiYXNlIHRoZW1lXCIsIFwid2hhdCBpdCBzZXRzXCJdLFxuICAgICAgYWxsLmZpbHRlcigoWywgdG9rZW5dKSA9PiAhaXNDb2xvcih0b2tlbikpLm1hcCgoW25hbWUsIHRva2VuXSkgPT4gW2NvZGUobmFtZSksIGNvZGUodmFsdWVPZih0b2tlbikpLCBjZWxsKHRva2VuLiRkZXNjcmlwdGlvbiA/PyBcIlwiKV0pLFxuICAgICksXG4gIH07XG59XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9zdHVkaW9cIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9zdHVkaW8vcGFpbnRzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9zdHVkaW8vcGFpbnRzLnRzXCI7LyoqIEVhY2ggY29sb3IgYnkgdGhlIHBhcnQgb2YgYSBzY3JlZW4gdGhhdCBpdCBwYWludHMsIGFzIGBncm91cC5uYW1lYC4gV29yZHMgb2YgdGhlIHN0dWRpbywgaW4gRW5nbGlzaC4gKi9cbmV4cG9ydCBjb25zdCBwYWludHM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+ID0ge1xuICBcImNvbG9yLmFjdGlvblwiOiBcIkJyYW5kIGNvbG9yXCIsXG4gIFwiY29sb3Iuc3VyZmFjZVwiOiBcIlBhZ2VcIixcbiAgXCJjb2xvci5oZWFkZXJcIjogXCJIZWFkZXJcIixcbiAgXCJjb2xvci5mb290ZXJcIjogXCJGb290ZXJcIixcbiAgXCJjb2xvci50ZXh0XCI6IFwiSGVhZGluZ3MgYW5kIHRleHRcIixcbiAgXCJjb2xvci5hY2NlbnRcIjogXCJTcGFyayBvZiB0aGUgZHJhd2luZ3NcIixcbiAgXCJjb2xvci50ZXh0LW11dGVkXCI6IFwiSGVscCB0ZXh0XCIsXG4gIFwiY29sb3IubGlua1wiOiBcIkxpbmtzXCIsXG4gIFwiY29sb3Iub24tYWN0aW9uXCI6IFwiVGV4dCBvbiB0aGUgbWFpbiBidXR0b25cIixcbiAgXCJjb2xvci5hY3Rpb24taG92ZXJcIjogXCJNYWluIGJ1dHRvbiwgcG9pbnRlZCBhdFwiLFxuICBcImNvbG9yLnJhaXNlZFwiOiBcIkNhcmRzIGFuZCBkaWFsb2dzXCIsXG4gIFwiY29sb3Iuc3Vua2VuXCI6IFwiV2VsbHMgYW5kIHRhYmxlIHN0cmlwZXNcIixcbiAgXCJjb2xvci5saW5lXCI6IFwiVGhpbiBsaW5lc1wiLFxuICBcImNvbG9yLmxpbmUtc3Ryb25nXCI6IFwiRWRnZXMgb2YgZmllbGRzXCIsXG4gIFwiY29sb3Iuc2VsZWN0ZWRcIjogXCJFZGdlIG9mIGEgY2hvc2VuIGNhcmRcIixcbiAgXCJjb2xvci5vbi1zZWxlY3RlZFwiOiBcIlRpY2sgb2YgYSBjaG9zZW4gY2FyZFwiLFxuICBcImNvbG9yLnNlbGVjdGVkLXNvZnRcIjogXCJGaWxsIG9mIGEgY2hvc2VuIGNhcmRcIixcbiAgXCJjb2xvci5iYWRnZVwiOiBcIkJhZGdlXCIsXG4gIFwiY29sb3Iub24tYmFkZ2VcIjogXCJUZXh0IG9uIGEgYmFkZ2VcIixcbiAgXCJjb2xvci5mb2N1c1wiOiBcIlJpbmcgb2YgdGhlIGZvY3VzZWQgY29udHJvbFwiLFxuICBcImNvbG9yLmF2YWlsYWJsZVwiOiBcIkRvdDogYWR2aXNvcnMgYXJlIGluXCIsXG4gIFwiY29sb3Iuc3VjY2Vzc1wiOiBcIkdvb2QgbmV3c1wiLFxuICBcImNvbG9yLnN1Y2Nlc3Mtc29mdFwiOiBcIkdyb3VuZCBvZiBnb29kIG5ld3NcIixcbiAgXCJjb2xvci53YXJuaW5nXCI6IFwiV2FybmluZ1wiLFxuICBcImNvbG9yLndhcm5pbmctc29mdFwiOiBcIkdyb3VuZCBvZiBhIHdhcm5pbmdcIixcbiAgXCJjb2xvci5lcnJvclwiOiBcIkVycm9yXCIsXG4gIFwiY29sb3IuZXJyb3Itc29mdFwiOiBcIkdyb3VuZCBvZiBhbiBlcnJvclwiLFxuICBcImNvbG9yLmluZm9cIjogXCJOb3RpY2VcIixcbiAgXCJjb2xvci5pbmZvLXNvZnRcIjogXCJHcm91bmQgb2YgYSBub3RpY2VcIixcbiAgXCJjb2xvci5vbi1oZWFkZXJcIjogXCJUZXh0IGluIHRoZSBoZWFkZXJcIixcbiAgXCJjb2xvci5vbi1oZWFkZXItbXV0ZWRcIjogXCJRdWlldCB0ZXh0IGluIHRoZSBoZWFkZXJcIixcbiAgXCJjb2xvci5oZWFkZXItcnVsZVwiOiBcIkxpbmUgdW5kZXIgdGhlIGhlYWRlclwiLFxuICBcImNvbG9yLm9uLWZvb3RlclwiOiBcIlRleHQgaW4gdGhlIGZvb3RlclwiLFxuICBcImNvbG9yLm9uLWZvb3Rlci1tdXRlZFwiOiBcIlF1aWV0IHRleHQgaW4gdGhlIGZvb3RlclwiLFxuICBcImNvbG9yLnByb2dyZXNzXCI6IFwiUHJvZ3Jlc3MgYmFyXCIsXG4gIFwiY29sb3IucHJvZ3Jlc3MtdHJhY2tcIjogXCJUcmFjayBvZiB0aGUgcHJvZ3Jlc3MgYmFyXCIsXG4gIFwiY29sb3IubW9uby0xXCI6IFwiQ29tcGFueSB0aWxlIDFcIixcbiAgXCJjb2xvci5tb25vLTJcIjogXCJDb21wYW55IHRpbGUgMlwiLFxuICBcImNvbG9yLm1vbm8tM1wiOiBcIkNvbXBhbnkgdGlsZSAzXCIsXG4gIFwiY29sb3IubW9uby00XCI6IFwiQ29tcGFueSB0aWxlIDRcIixcbiAgXCJjb2xvci5iYWNrZHJvcFwiOiBcIlNoYWRlIGJlaGluZCBhIGRpYWxvZ1wiLFxuICBcImZpZWxkLnN1cmZhY2VcIjogXCJGaWxsIG9mIGEgZmllbGRcIixcbiAgXCJpY29uLmNvbG9yXCI6IFwiTGluZXMgb2YgaWNvbnNcIixcbiAgXCJpY29uLmR1b1wiOiBcIlNlY29uZCB0b25lIG9mIGljb25zXCIsXG4gIFwiaWNvbi50aWxlXCI6IFwiVGlsZSBiZWhpbmQgYW4gaWNvblwiLFxuICBcImFydC5zdHJva2VcIjogXCJMaW5lcyBvZiBkcmF3aW5nc1wiLFxuICBcImFydC5ib2R5XCI6IFwiTWFpbiBzaGFwZSBvZiBkcmF3aW5nc1wiLFxuICBcImFydC5iYWNrXCI6IFwiR3JvdW5kIG9mIGRyYXdpbmdzXCIsXG4gIFwiYXJ0LmN1dFwiOiBcIldpbmRvd3Mgb2YgZHJhd2luZ3NcIixcbiAgXCJhcnQuZGV0YWlsXCI6IFwiRGV0YWlscyBvZiBkcmF3aW5nc1wiLFxuICBcImFydC5hY2NlbnRcIjogXCJTcGFyayBpbiBkcmF3aW5nc1wiLFxufTtcblxuLyoqIFRoZSBjb2xvcnMgdGhhdCBtb3N0IGJyYW5kcyBkZWNpZGUgb24uIEFsbCBvdGhlcnMgZm9sbG93IHRoZW0uICovXG5leHBvcnQgY29uc3QgZmlyc3RQYWludHMgPSBbXCJjb2xvci5hY3Rpb25cIiwgXCJjb2xvci5zdXJmYWNlXCIsIFwiY29sb3IuaGVhZGVyXCIsIFwiY29sb3IuZm9vdGVyXCJdIGFzIGNvbnN0O1xuXG4vKiogVGhlIG5hbWUgb2YgYSBjb2xvcidzIHBhcnQ7IG51bGwgZm9yIGEgdG9rZW4gdGhhdCBpc24ndCBhIGNvbG9yLiAqL1xuZXhwb3J0IGNvbnN0IHBhaW50T2YgPSAocGxhY2U6IHN0cmluZyk6IHN0cmluZyB8IG51bGwgPT4gcGFpbnRzW3BsYWNlXSA/PyBudWxsO1xuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy90YWJsZXNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlcy90YWJsZXMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzL3RhYmxlcy50c1wiO2ltcG9ydCB7IGVsZW1lbnRUYWJsZXMgfSBmcm9tIFwiLi9lbGVtZW50VGFibGVzXCI7XG5pbXBvcnQgeyBmYXVsdFRhYmxlcyB9IGZyb20gXCIuL2ZhdWx0VGFibGVzXCI7XG5pbXBvcnQgeyBmbG9vckRyYXdpbmdzIH0gZnJvbSBcIi4vZmxvb3JEcmF3aW5nc1wiO1xuaW1wb3J0IHsgcGFydG5lclRhYmxlcyB9IGZyb20gXCIuL3BhcnRuZXJUYWJsZXNcIjtcbmltcG9ydCB7IHNlcnZpY2VUYWJsZXMgfSBmcm9tIFwiLi9zZXJ2aWNlVGFibGVzXCI7XG5pbXBvcnQgeyB0b2tlblRhYmxlcyB9IGZyb20gXCIuL3Rva2VuVGFibGVzXCI7XG5cbi8qKiBFdmVyeSB0YWJsZSBhbmQgZHJhd2luZyB0aGF0IGEgcGFnZSBjYW4gaW5zZXJ0LCBieSBuYW1lOiBNYXJrZG93biBmcm9tIGNvZGUgYW5kIHNjaGVtYXMsIHNvIHRoYXQgbm90aGluZyBpcyB3cml0dGVuIHR3aWNlLiAqL1xuZXhwb3J0IGNvbnN0IHRhYmxlcyA9IGFzeW5jICgpOiBQcm9taXNlPFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+PiA9PiAoeyAuLi5lbGVtZW50VGFibGVzLCAuLi4oYXdhaXQgcGFydG5lclRhYmxlcygpKSwgLi4uc2VydmljZVRhYmxlcywgLi4udG9rZW5UYWJsZXMoKSwgLi4uZmF1bHRUYWJsZXMsIC4uLmZsb29yRHJhd2luZ3MgfSk7XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL3d0L2RvY3MvZW1iZWQtZGVtby9kb2NzL3RhYmxlc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzL3dpdGhvdXRGaWxlTGlua3MudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvdGFibGVzL3dpdGhvdXRGaWxlTGlua3MudHNcIjtpbXBvcnQgdHlwZSB7IE1hcmtkb3duUmVuZGVyZXIgfSBmcm9tIFwidml0ZXByZXNzXCI7XG5cbi8qKiBQYWdlcyBsaW5rIHRvIG90aGVyIHBhZ2VzIGZyb20gdGhlIHJvb3Qgb2YgdGhlIGRvY3MuIFdoYXQgZWxzZSBoYXMgbm8gcHJvdG9jb2wgbmFtZXMgYSBmaWxlIG9mIHRoZSByZXBvc2l0b3J5LiAqL1xuY29uc3QgaXNGaWxlID0gKGhyZWY6IHN0cmluZyk6IGJvb2xlYW4gPT4gIS9eKD86W2Etel0rOnxbLyNdKS8udGVzdChocmVmKSAmJiAhL15bXFx3LV0rXFwubWQoPzojfCQpLy50ZXN0KGhyZWYpO1xuXG4vKiogU2hvd3MgYSBsaW5rIHRvIGEgZmlsZSBvZiB0aGUgcmVwb3NpdG9yeSBhcyBpdHMgdGV4dCBhbG9uZTogcmVhZGVycyBvZiB0aGUgc2l0ZSBoYXZlIG5vIHJlcG9zaXRvcnkuICovXG5leHBvcnQgZnVuY3Rpb24gd2l0aG91dEZpbGVMaW5rcyhtZDogTWFya2Rvd25SZW5kZXJlcik6IHZvaWQge1xuICBtZC5jb3JlLnJ1bGVyLnB1c2goXCJ3aXRob3V0LWZpbGUtbGlua3NcIiwgKHN0YXRlKSA9PiB7XG4gICAgZm9yIChjb25zdCB7IGNoaWxkcmVuIH0gb2Ygc3RhdGUudG9rZW5zKSB7XG4gICAgICBsZXQgaXNMZWZ0T3V0ID0gZmFsc2U7XG4gICAgICBmb3IgKGNvbnN0IHRva2VuIG9mIGNoaWxkcmVuID8/IFtdKSB7XG4gICAgICAgIGlmICh0b2tlbi50eXBlID09PSBcImxpbmtfb3BlblwiKSBpc0xlZnRPdXQgPSBpc0ZpbGUodG9rZW4uYXR0ckdldChcImhyZWZcIikgPz8gXCJcIik7XG4gICAgICAgIGlmICghaXNMZWZ0T3V0IHx8ICF0b2tlbi50eXBlLnN0YXJ0c1dpdGgoXCJsaW5rX1wiKSkgY29udGludWU7XG4gICAgICAgIHRva2VuLnR5cGUgPSBcInRleHRcIjtcbiAgICAgICAgdG9rZW4uY29udGVudCA9IFwiXCI7XG4gICAgICB9XG4gICAgfVxuICB9KTtcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvLnZpdGVwcmVzc1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvd3QvZG9jcy9lbWJlZC1kZW1vL2RvY3MvLnZpdGVwcmVzcy9wYWdlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay93dC9kb2NzL2VtYmVkLWRlbW8vZG9jcy8udml0ZXByZXNzL3BhZ2VzLnRzXCI7aW50ZXJmYWNlIFBhZ2VFbnRyeSB7XG4gIHJlYWRvbmx5IHRleHQ6IHN0cmluZztcbiAgcmVhZG9ubHkgbGluazogYC8ke3N0cmluZ30vJHtzdHJpbmd9YDtcbn1cblxuaW50ZXJmYWNlIFNlY3Rpb24ge1xuICByZWFkb25seSB0ZXh0OiBzdHJpbmc7XG4gIHJlYWRvbmx5IGl0ZW1zOiBbUGFnZUVudHJ5LCAuLi5QYWdlRW50cnlbXV07XG59XG5cbi8qKiBQYWdlcyBpbiBTcGFuaXNoLCBiZXNpZGUgdGhlIEVuZ2xpc2ggb25lcyBvZiB0aGUgc2FtZSBuYW1lLiAqL1xuZXhwb3J0IGNvbnN0IHNwYW5pc2g6IFNlY3Rpb24gPSB7IHRleHQ6IFwiU29jaW9zXCIsIGl0ZW1zOiBbeyB0ZXh0OiBcIkRpZXogbWludXRvcyBoYXN0YSB1bmEgY290aXphY2lcdTAwRjNuXCIsIGxpbms6IFwiL2VzL3Rlbi1taW51dGVzXCIgfV0gfTtcblxuLyoqIEV2ZXJ5IHBhZ2UgaW4gRW5nbGlzaCBieSByZWFkZXIsIGluIHRoZSBvcmRlciBpbiB3aGljaCBpdCBpcyByZWFkLiBBIHRlc3QgY29tcGFyZXMgaXQgd2l0aCB0aGUgZmlsZXMuICovXG5leHBvcnQgY29uc3QgcGFnZXM6IFNlY3Rpb25bXSA9IFtcbiAge1xuICAgIHRleHQ6IFwiUGFydG5lcnNcIixcbiAgICBpdGVtczogW1xuICAgICAgeyB0ZXh0OiBcIlRlbiBtaW51dGVzIHRvIGEgcXVvdGVcIiwgbGluazogXCIvcGFydG5lcnMvdGVuLW1pbnV0ZXNcIiB9LFxuICAgICAgeyB0ZXh0OiBcIlBsYXlncm91bmRcIiwgbGluazogXCIvcGFydG5lcnMvcGxheWdyb3VuZFwiIH0sXG4gICAgICB7IHRleHQ6IFwiRW1iZWQgaXRcIiwgbGluazogXCIvcGFydG5lcnMvZW1iZWRcIiB9LFxuICAgICAgeyB0ZXh0OiBcIlJlYWN0LCBWdWUgYW5kIHRoZSBwYWNrYWdlXCIsIGxpbms6IFwiL3BhcnRuZXJzL2ZyYW1ld29ya3NcIiB9LFxuICAgICAgeyB0ZXh0OiBcIkhvc3RzXCIsIGxpbms6IFwiL3BhcnRuZXJzL2hvc3RzXCIgfSxcbiAgICAgIHsgdGV4dDogXCJBZGRyZXNzZXMgYW5kIHJvdXRlcnNcIiwgbGluazogXCIvcGFydG5lcnMvcm91dGVyXCIgfSxcbiAgICAgIHsgdGV4dDogXCJUaGVtaW5nXCIsIGxpbms6IFwiL3BhcnRuZXJzL3RoZW1pbmdcIiB9LFxuICAgICAgeyB0ZXh0OiBcIlRleHRzIGFuZCBsYW5ndWFnZXNcIiwgbGluazogXCIvcGFydG5lcnMvdGV4dHNcIiB9LFxuICAgICAgeyB0ZXh0OiBcIk1vZGVzIGFuZCBmbGFnc1wiLCBsaW5rOiBcIi9wYXJ0bmVycy9tb2Rlc1wiIH0sXG4gICAgICB7IHRleHQ6IFwiU2NhbiBpbnN0ZWFkIG9mIHR5cGVcIiwgbGluazogXCIvcGFydG5lcnMvc2Nhbm5pbmdcIiB9LFxuICAgICAgeyB0ZXh0OiBcIlZpc2l0b3JzIHlvdSBrbm93XCIsIGxpbms6IFwiL3BhcnRuZXJzL2lkZW50aXR5XCIgfSxcbiAgICAgIHsgdGV4dDogXCJBbmFseXRpY3NcIiwgbGluazogXCIvcGFydG5lcnMvYW5hbHl0aWNzXCIgfSxcbiAgICAgIHsgdGV4dDogXCJQcml2YWN5XCIsIGxpbms6IFwiL3BhcnRuZXJzL3ByaXZhY3lcIiB9LFxuICAgICAgeyB0ZXh0OiBcIlNlY3VyaXR5IGFuZCBDU1BcIiwgbGluazogXCIvcGFydG5lcnMvc2VjdXJpdHlcIiB9LFxuICAgICAgeyB0ZXh0OiBcIldoZW4gc29tZXRoaW5nIGZhaWxzXCIsIGxpbms6IFwiL3BhcnRuZXJzL2ZhaWx1cmVzXCIgfSxcbiAgICAgIHsgdGV4dDogXCJBY2Nlc3NpYmlsaXR5XCIsIGxpbms6IFwiL3BhcnRuZXJzL2FjY2Vzc2liaWxpdHlcIiB9LFxuICAgICAgeyB0ZXh0OiBcIkNvbmZvcm1hbmNlIHJlcG9ydFwiLCBsaW5rOiBcIi9wYXJ0bmVycy9jb25mb3JtYW5jZVwiIH0sXG4gICAgICB7IHRleHQ6IFwiUGVyZm9ybWFuY2VcIiwgbGluazogXCIvcGFydG5lcnMvcGVyZm9ybWFuY2VcIiB9LFxuICAgICAgeyB0ZXh0OiBcIlZlcnNpb25zXCIsIGxpbms6IFwiL3BhcnRuZXJzL3ZlcnNpb25zXCIgfSxcbiAgICBdLFxuICB9LFxuICB7XG4gICAgdGV4dDogXCJSZWZlcmVuY2VcIixcbiAgICBpdGVtczogW1xuICAgICAgeyB0ZXh0OiBcIlRoZSB0YWdcIiwgbGluazogXCIvcmVmZXJlbmNlL2VsZW1lbnRcIiB9LFxuICAgICAgeyB0ZXh0OiBcIkV2ZW50c1wiLCBsaW5rOiBcIi9yZWZlcmVuY2UvZXZlbnRzXCIgfSxcbiAgICAgIHsgdGV4dDogXCJFcnJvciBjb2Rlc1wiLCBsaW5rOiBcIi9yZWZlcmVuY2UvZXJyb3JzXCIgfSxcbiAgICAgIHsgdGV4dDogXCJjb25maWcuanNvblwiLCBsaW5rOiBcIi9yZWZlcmVuY2UvY29uZmlnXCIgfSxcbiAgICAgIHsgdGV4dDogXCJUZXh0IGtleXNcIiwgbGluazogXCIvcmVmZXJlbmNlL3RleHRzXCIgfSxcbiAgICAgIHsgdGV4dDogXCJUb2tlbnMgYW5kIENTUyBwcm9wZXJ0aWVzXCIsIGxpbms6IFwiL3JlZmVyZW5jZS9jc3NcIiB9LFxuICAgIF0sXG4gIH0sXG4gIHtcbiAgICB0ZXh0OiBcIkJhY2tlbmRzXCIsXG4gICAgaXRlbXM6IFtcbiAgICAgIHsgdGV4dDogXCJBIGJhY2tlbmQgb2YgeW91ciBvd25cIiwgbGluazogXCIvYmFja2VuZHMvb3duQmFja2VuZFwiIH0sXG4gICAgICB7IHRleHQ6IFwiVGhlIGNvbnRyYWN0XCIsIGxpbms6IFwiL2JhY2tlbmRzL2NvbnRyYWN0XCIgfSxcbiAgICAgIHsgdGV4dDogXCJXZWJob29rc1wiLCBsaW5rOiBcIi9iYWNrZW5kcy93ZWJob29rc1wiIH0sXG4gICAgICB7IHRleHQ6IFwiQ29tcGFuaWVzLCBwYXltZW50cywgbWFpbFwiLCBsaW5rOiBcIi9iYWNrZW5kcy9kb29yc1wiIH0sXG4gICAgICB7IHRleHQ6IFwiVGVzdCBpbnB1dHNcIiwgbGluazogXCIvYmFja2VuZHMvdGVzdC1pbnB1dHNcIiB9LFxuICAgICAgeyB0ZXh0OiBcIldoZW4gYSBjYWxsIGdvZXMgd3JvbmdcIiwgbGluazogXCIvYmFja2VuZHMvZmF1bHRzXCIgfSxcbiAgICBdLFxuICB9LFxuICB7XG4gICAgdGV4dDogXCJPcGVyYXRvcnNcIixcbiAgICBpdGVtczogW1xuICAgICAgeyB0ZXh0OiBcIkluc3RhbGwgYW5kIHJ1blwiLCBsaW5rOiBcIi9vcGVyYXRvcnMvaW5zdGFsbFwiIH0sXG4gICAgICB7IHRleHQ6IFwiU2V0dGluZ3NcIiwgbGluazogXCIvb3BlcmF0b3JzL3NldHRpbmdzXCIgfSxcbiAgICAgIHsgdGV4dDogXCJPcGVyYXRpbmcgdGhlIHNlcnZpY2VcIiwgbGluazogXCIvb3BlcmF0b3JzL29wZXJhdGluZ1wiIH0sXG4gICAgICB7IHRleHQ6IFwiU2NhbGluZ1wiLCBsaW5rOiBcIi9vcGVyYXRvcnMvc2NhbGluZ1wiIH0sXG4gICAgICB7IHRleHQ6IFwiUmV0ZW50aW9uIGFuZCBlcmFzdXJlXCIsIGxpbms6IFwiL29wZXJhdG9ycy9yZXRlbnRpb25cIiB9LFxuICAgICAgeyB0ZXh0OiBcIlJlbGlhYmlsaXR5XCIsIGxpbms6IFwiL29wZXJhdG9ycy9yZWxpYWJpbGl0eVwiIH0sXG4gICAgICB7IHRleHQ6IFwiUnVuYm9va1wiLCBsaW5rOiBcIi9vcGVyYXRvcnMvcnVuYm9va1wiIH0sXG4gICAgXSxcbiAgfSxcbiAge1xuICAgIHRleHQ6IFwiTWFpbnRhaW5lcnNcIixcbiAgICBpdGVtczogW1xuICAgICAgeyB0ZXh0OiBcIkhvdyB0aGUgY29kZSBpcyBsYWlkIG91dFwiLCBsaW5rOiBcIi9tYWludGFpbmVycy9ob3VzZVwiIH0sXG4gICAgICB7IHRleHQ6IFwiQWRkIGEgc3RlcFwiLCBsaW5rOiBcIi9tYWludGFpbmVycy9hZGQtYS1zdGVwXCIgfSxcbiAgICAgIHsgdGV4dDogXCJDb250cmlidXRpbmdcIiwgbGluazogXCIvbWFpbnRhaW5lcnMvY29udHJpYnV0aW5nXCIgfSxcbiAgICAgIHsgdGV4dDogXCJDb21tYW5kcyBhbmQgdGVzdHNcIiwgbGluazogXCIvbWFpbnRhaW5lcnMvY29tbWFuZHNcIiB9LFxuICAgICAgeyB0ZXh0OiBcIkJyb3dzZXIgZW5naW5lc1wiLCBsaW5rOiBcIi9tYWludGFpbmVycy9lbmdpbmVzXCIgfSxcbiAgICAgIHsgdGV4dDogXCJGaWd1cmVzXCIsIGxpbms6IFwiL21haW50YWluZXJzL2ZpZ3VyZXNcIiB9LFxuICAgICAgeyB0ZXh0OiBcIlJlbGVhc2VzXCIsIGxpbms6IFwiL21haW50YWluZXJzL3JlbGVhc2VzXCIgfSxcbiAgICAgIHsgdGV4dDogXCJEZWNpc2lvbnNcIiwgbGluazogXCIvbWFpbnRhaW5lcnMvZGVjaXNpb25zXCIgfSxcbiAgICBdLFxuICB9LFxuXTtcbiJdLAogICJtYXBwaW5ncyI6ICI7QUFBZ1MsU0FBUyxrQkFBa0I7QUFDM1QsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxRQUFBQSxhQUFZO0FBQ3JCLFNBQVMsK0JBQStCO0FBQ3hDLFNBQVMsb0JBQW9COzs7QUNEdEIsU0FBUyxhQUFhLElBQTRCO0FBQ3ZELEtBQUcsS0FBSyxNQUFNLEtBQUssa0JBQWtCLENBQUMsVUFBVTtBQUM5QyxlQUFXLFNBQVMsTUFBTSxRQUFRO0FBQ2hDLFlBQU0sQ0FBQyxFQUFFLElBQUksSUFBSSxxQkFBcUIsS0FBSyxNQUFNLFFBQVEsT0FBTyxLQUFLLEVBQUUsS0FBSyxDQUFDO0FBQzdFLFVBQUksU0FBUyxPQUFXO0FBQ3hCLFlBQU0sU0FBUyxNQUFNLFNBQVMsQ0FBQyxHQUFHLE9BQU8sQ0FBQyxDQUFDQyxLQUFJLE1BQU1BLFVBQVMsT0FBTztBQUNyRSxVQUFJLFNBQVMsT0FBUSxPQUFNLFNBQVMsU0FBUyxTQUFTLFVBQVUsY0FBYyxTQUFTLElBQUksRUFBRTtBQUFBLElBQy9GO0FBQUEsRUFDRixDQUFDO0FBQ0g7OztBQ1RBLElBQU0sU0FBUyxFQUFFLE9BQU8sSUFBSSxPQUFPLEdBQUc7QUFNL0IsU0FBUyxhQUFhLElBQTRCO0FBQ3ZELEtBQUcsS0FBSyxNQUFNLEtBQUssaUJBQWlCLENBQUMsVUFBVTtBQUM3QyxVQUFNLFVBQXdFLENBQUM7QUFDL0UsUUFBSSxLQUFLO0FBQ1QsVUFBTSxPQUFPLE1BQVk7QUFDdkIsaUJBQVcsRUFBRSxRQUFBQyxTQUFRLE1BQU0sS0FBSyxTQUFTO0FBQ3ZDLGNBQU1DLFFBQU9ELFdBQVUsT0FBTyxRQUFRLFVBQVVBLFdBQVUsT0FBTyxRQUFRLFVBQVU7QUFDbkYsWUFBSUMsVUFBUyxHQUFJLFlBQVdDLFNBQVEsTUFBTyxDQUFBQSxNQUFLLFNBQVMsU0FBU0QsS0FBSTtBQUFBLE1BQ3hFO0FBQUEsSUFDRjtBQUNBLGVBQVcsQ0FBQyxPQUFPLEtBQUssS0FBSyxNQUFNLE9BQU8sUUFBUSxHQUFHO0FBQ25ELFVBQUksTUFBTSxTQUFTLGFBQWMsU0FBUSxTQUFTO0FBQ2xELFVBQUksTUFBTSxTQUFTLFVBQVcsTUFBSztBQUNuQyxVQUFJLE1BQU0sU0FBUyxjQUFlLE1BQUs7QUFDdkMsVUFBSSxNQUFNLFNBQVMsVUFBVztBQUM5QixZQUFNLFNBQVUsUUFBUSxFQUFFLE1BQU0sRUFBRSxRQUFRLEdBQUcsT0FBTyxDQUFDLEVBQUU7QUFDdkQsWUFBTUUsU0FBUSxNQUFNLE9BQU8sUUFBUSxDQUFDLEdBQUcsWUFBWSxDQUFDLEdBQUcsSUFBSSxDQUFDLEVBQUUsTUFBTSxRQUFRLE1BQU8sU0FBUyxnQkFBZ0IsS0FBSyxPQUFRLEVBQUUsS0FBSyxFQUFFO0FBQ2xJLGFBQU8sU0FBUyxLQUFLLElBQUksT0FBTyxRQUFRQSxNQUFLLE1BQU07QUFDbkQsYUFBTyxNQUFNLEtBQUssS0FBSztBQUN2QixZQUFNO0FBQUEsSUFDUjtBQUFBLEVBQ0YsQ0FBQztBQUNIOzs7QUN6Qk8sU0FBUyxhQUFhQyxTQUEwQztBQUNyRSxTQUFPLENBQUMsT0FBK0I7QUFDckMsT0FBRyxLQUFLLE1BQU0sT0FBTyxhQUFhLFVBQVUsQ0FBQyxVQUFVO0FBQ3JELFlBQU0sTUFBTSxNQUFNLElBQUksUUFBUSw2QkFBNkIsQ0FBQyxRQUFRQyxVQUFpQjtBQUNuRixjQUFNQyxTQUFRRixRQUFPQyxLQUFJO0FBQ3pCLFlBQUlDLFdBQVUsT0FBVyxPQUFNLElBQUksTUFBTSxxQkFBcUJELEtBQUksdUNBQXVDO0FBQ3pHLGVBQU9DO0FBQUEsTUFDVCxDQUFDO0FBQUEsSUFDSCxDQUFDO0FBQUEsRUFDSDtBQUNGOzs7QUNiTyxTQUFTLFlBQVksSUFBNEI7QUFDdEQsS0FBRyxLQUFLLE1BQU0sS0FBSyxnQkFBZ0IsQ0FBQyxVQUFVO0FBQzVDLFFBQUksVUFBVTtBQUNkLFFBQUlDLFNBQVE7QUFDWixlQUFXLENBQUMsT0FBTyxLQUFLLEtBQUssTUFBTSxPQUFPLFFBQVEsR0FBRztBQUNuRCxVQUFJLE1BQU0sU0FBUyxnQkFBZ0I7QUFDakMsY0FBTSxTQUFTLE1BQU0sT0FBTyxRQUFRLENBQUMsR0FBRyxZQUFZLENBQUM7QUFDckQsa0JBQVUsT0FBTyxPQUFPLENBQUMsRUFBRSxLQUFLLE1BQU0sU0FBUyxVQUFVLFNBQVMsYUFBYSxFQUFFLElBQUksQ0FBQyxFQUFFLFFBQVEsTUFBTSxPQUFPLEVBQUUsS0FBSyxFQUFFLEVBQUUsS0FBSztBQUM3SCxRQUFBQSxTQUFRO0FBQUEsTUFDVjtBQUNBLFVBQUksTUFBTSxTQUFTLGFBQWM7QUFDakMsTUFBQUEsVUFBUztBQUNULFlBQU0sUUFBUSxZQUFZLEdBQUc7QUFDN0IsWUFBTSxRQUFRLGNBQWNBLFdBQVUsSUFBSSxVQUFVLEdBQUcsT0FBTyxLQUFLQSxNQUFLLEVBQUU7QUFBQSxJQUM1RTtBQUFBLEVBQ0YsQ0FBQztBQUVELEtBQUcsU0FBUyxNQUFNLFlBQVksSUFBSSxDQUFDQyxTQUFRLE9BQU8sVUFBVSxNQUFNLFNBQVMsU0FBUyxLQUFLLFlBQVlBLFFBQU8sS0FBSyxDQUFFLENBQUM7QUFBQTtBQUN0SDs7O0FDbEJBLElBQU0sT0FBTztBQUdOLFNBQVMsU0FBUyxJQUE0QjtBQUNuRCxLQUFHLEtBQUssTUFBTSxLQUFLLGFBQWEsQ0FBQyxVQUFVO0FBQ3pDLFFBQUksU0FBUztBQUNiLGVBQVcsU0FBUyxNQUFNLFFBQVE7QUFDaEMsVUFBSSxNQUFNLFNBQVMsVUFBVyxVQUFTO0FBQ3ZDLFVBQUksTUFBTSxTQUFTLFdBQVksVUFBUztBQUN4QyxVQUFJLENBQUMsT0FBUTtBQUNiLGlCQUFXLFNBQVMsTUFBTSxZQUFZLENBQUMsRUFBRyxLQUFJLE1BQU0sU0FBUyxpQkFBaUIsTUFBTSxRQUFRLFNBQVMsS0FBTSxPQUFNLFNBQVMsU0FBUyxNQUFNO0FBQUEsSUFDM0k7QUFBQSxFQUNGLENBQUM7QUFDSDs7O0FDOEdPLElBQU0sYUFBdUMsb0JBQUksSUFBaUIsQ0FBQyxhQUFhLENBQUM7OztBQzFIakYsSUFBTSxpQkFBaUI7QUFBQSxFQUM1QixFQUFFLE1BQU0sb0RBQW9ELFFBQVEsVUFBVSxTQUFTLE9BQU8sT0FBTyxvQkFBb0IsU0FBUyxlQUFlLE1BQU0sVUFBVTtBQUFBLEVBQ2pLLEVBQUUsTUFBTSxXQUFXLFFBQVEsV0FBVyxTQUFTLE9BQU8sT0FBTyxtQkFBbUIsU0FBUyxXQUFXLE1BQU0sUUFBUTtBQUFBLEVBQ2xILEVBQUUsTUFBTSxVQUFVLFFBQVEsVUFBVSxTQUFTLFFBQVEsT0FBTyxxQ0FBcUMsU0FBUyx3QkFBd0IsTUFBTSxPQUFPO0FBQ2pKOzs7QUNSdVAsU0FBUyxvQkFBb0I7QUFDcFIsU0FBUyxRQUFBQyxhQUFZO0FBQ3JCLE9BQU8sUUFBUTs7O0FDRjhOLFNBQVMsWUFBWTtBQUFsUSxJQUFNLG1DQUFtQztBQUVsQyxJQUFNLE9BQU8sS0FBSyxrQ0FBcUIsT0FBTztBQUM5QyxJQUFNLE1BQU0sS0FBSyxNQUFNLEtBQUs7QUFFNUIsSUFBTSxPQUFPLFFBQVEsSUFBSSxXQUFXLEtBQUssTUFBTSxNQUFNO0FBRXJELElBQU0sY0FBYyxRQUFRLElBQUksa0JBQWtCO0FBRWxELElBQU0sUUFBUSxRQUFRLElBQUksYUFBYTtBQUt2QyxJQUFNLE9BQU8sUUFBUSxJQUFJOzs7QURSaEMsSUFBTSxhQUFhLENBQUMsV0FBVyxPQUFPLEdBQUcsd0JBQXdCLE1BQU0sRUFBRSxDQUFDLEdBQUcsV0FBVyxFQUFFLEVBQUUsUUFBUSxRQUFRLEdBQUc7QUFHeEcsU0FBUyxhQUFhO0FBQzNCLFFBQU0sT0FBT0MsTUFBSyxLQUFLLG9CQUFvQjtBQUMzQyxRQUFNLE9BQU8sR0FBRyxpQkFBaUIsTUFBTSxhQUFhLE1BQU0sTUFBTSxHQUFHLEdBQUcsYUFBYSxRQUFRLElBQUk7QUFDL0YsUUFBTUMsV0FBVSxLQUFLLFdBQVcsS0FBSyxDQUFDLGNBQWMsR0FBRyx1QkFBdUIsU0FBUyxLQUFLLFVBQVUsS0FBSyxTQUFTLGdCQUFnQjtBQUNwSSxRQUFNLFVBQVUsQ0FBQyxTQUFTLEtBQUssUUFBUSxJQUFJLEVBQUUsUUFBUSxnQkFBZ0IsRUFBRSxFQUFFLFFBQVEsUUFBUSxHQUFHO0FBQzVGLFFBQU1DLGFBQVksQ0FBQyxVQUFVLEdBQUcsa0JBQWtCLElBQUksSUFBSSxLQUFLLFVBQVUsQ0FBQyxHQUFHLElBQUksQ0FBQyxZQUFZLEVBQUUsTUFBTSxPQUFPLEtBQUssTUFBTSxZQUFZLFFBQVEsT0FBTyxhQUFhLEdBQUcsTUFBTSxRQUFRLE9BQU8sSUFBSSxHQUFHLGFBQWEsV0FBVyxNQUFNLEVBQUUsRUFBRTtBQUNqTyxTQUFPLE9BQU8sWUFBWUQsU0FBUSxRQUFRLElBQUksQ0FBQyxFQUFFLE1BQUFFLE9BQU0sS0FBSyxNQUFNLENBQUNBLE1BQUssTUFBTUQsV0FBVSxJQUFJLENBQUMsQ0FBQyxDQUFDO0FBQ2pHOzs7QUVmTyxJQUFNLGNBQWMsQ0FBQyxRQUFRLFNBQVMsUUFBUSxRQUFROzs7QUNVdEQsSUFBTSxnQkFBcUQ7QUFBQSxFQUNoRSxTQUFTLEVBQUUsTUFBTSxVQUFVLFNBQVMsV0FBVyxhQUFhLDhEQUE4RDtBQUFBLEVBQzFILE1BQU0sRUFBRSxNQUFNLFVBQVUsU0FBUyxJQUFJLGFBQWEsNElBQTRJO0FBQUEsRUFDOUwsVUFBVSxFQUFFLE1BQU0sVUFBVSxTQUFTLDhCQUF5QixhQUFhLHFGQUFxRjtBQUFBLEVBQ2hLLFFBQVEsRUFBRSxNQUFNLCtCQUErQixTQUFTLFdBQVcsYUFBYSxrTEFBa0w7QUFBQSxFQUNsUSxpQkFBaUIsRUFBRSxNQUFNLHlCQUF5QixTQUFTLEtBQUssYUFBYSx3SUFBd0k7QUFBQSxFQUNyTixnQkFBZ0IsRUFBRSxNQUFNLDZCQUE2QixTQUFTLDRDQUE0QyxhQUFhLDBGQUEwRjtBQUFBLEVBQ2pOLFFBQVEsRUFBRSxNQUFNLFlBQVksSUFBSSxDQUFDRSxVQUFTLElBQUlBLEtBQUksR0FBRyxFQUFFLEtBQUssS0FBSyxHQUFHLFNBQVMsUUFBUSxhQUFhLDhGQUE4RjtBQUFBLEVBQ2hNLGFBQWEsRUFBRSxNQUFNLFVBQVUsU0FBUyxVQUFVLGFBQWEsK0NBQStDO0FBQUEsRUFDOUcsTUFBTSxFQUFFLE1BQU0sdUJBQXVCLFNBQVMsV0FBVyxhQUFhLHVGQUF1RjtBQUFBLEVBQzdKLGFBQWEsRUFBRSxNQUFNLGlGQUFpRixTQUFTLFFBQVEsYUFBYSx3QkFBd0I7QUFBQSxFQUM1SixLQUFLLEVBQUUsTUFBTSxPQUFPLFNBQVMsa0JBQWtCLGFBQWEsaURBQWlEO0FBQUEsRUFDN0csU0FBUyxFQUFFLE1BQU0sT0FBTyxTQUFTLGtCQUFrQixhQUFhLCtCQUErQjtBQUFBLEVBQy9GLFFBQVEsRUFBRSxNQUFNLE9BQU8sU0FBUyxrQkFBa0IsYUFBYSx1Q0FBdUM7QUFDeEc7OztBQ3JCTyxJQUFNLGlCQUFpQjtBQUFBLEVBQzVCLEVBQUUsTUFBTSxpQkFBaUIsTUFBTSxRQUFRLE9BQU8sUUFBUSxNQUFNLFVBQVU7QUFBQSxFQUN0RSxFQUFFLE1BQU0saUJBQWlCLE1BQU0sY0FBYyxPQUFPLFFBQVEsTUFBTSxXQUFXO0FBQUEsRUFDN0UsRUFBRSxNQUFNLFdBQVcsTUFBTSxXQUFXLE9BQU8sV0FBVyxNQUFNLFdBQVc7QUFBQSxFQUN2RSxFQUFFLE1BQU0sZUFBZSxNQUFNLGVBQWUsT0FBTyxTQUFTLE1BQU0sV0FBVztBQUFBLEVBQzdFLEVBQUUsTUFBTSxjQUFjLE1BQU0sY0FBYyxPQUFPLGNBQWMsTUFBTSxVQUFVO0FBQUEsRUFDL0UsRUFBRSxNQUFNLFlBQVksTUFBTSxZQUFZLE9BQU8sWUFBWSxNQUFNLFdBQVc7QUFBQSxFQUMxRSxFQUFFLE1BQU0sUUFBUSxNQUFNLFFBQVEsT0FBTyxZQUFZO0FBQUEsRUFDakQsRUFBRSxNQUFNLE9BQU8sTUFBTSxPQUFPLE9BQU8sTUFBTTtBQUFBLEVBQ3pDLEVBQUUsTUFBTSxTQUFTLE1BQU0sU0FBUyxPQUFPLFFBQVE7QUFDakQ7QUFRTyxJQUFNLFlBQVksZUFBZSxJQUFJLENBQUMsU0FBUyxLQUFLLElBQUk7QUFHeEQsSUFBTSx3QkFBNkMsZUFBZTtBQUFBLEVBQVEsQ0FBQyxTQUNoRixLQUFLLFNBQVMsVUFBVyxVQUFVLFFBQVEsS0FBSyxTQUFTLGFBQWMsQ0FBQyxLQUFLLElBQUksSUFBSSxDQUFDO0FBQ3hGO0FBSU8sSUFBTSxhQUFhLENBQUNDLFVBQW9DLFVBQWdDLFNBQVNBLEtBQUk7OztBQzlCckcsSUFBTSxjQUFjLENBQUNDLFVBQTBCLDhCQUE4QixLQUFLQSxLQUFJOzs7QUNBdEYsSUFBTSxlQUFlLENBQUMsU0FBUyxlQUFlLE9BQU8sTUFBTSxVQUFVLE9BQU8sVUFBVSxNQUFNO0FBSTVGLElBQU0sV0FBWSxRQUFRLElBQUksa0JBQWtCO0FBR2hELFNBQVMsWUFBWUMsY0FBMEI7QUFDcEQsTUFBSUEsaUJBQWdCLFNBQVM7QUFDM0IsV0FBTyxFQUFFLEtBQUsseUJBQXlCLFNBQVMsaUNBQWlDLFFBQVEsOEJBQThCO0FBQUEsRUFDekg7QUFDQSxRQUFNLFNBQVNBLGlCQUFnQixTQUFTLHNCQUFzQixHQUFHQSxZQUFXO0FBQzVFLFNBQU8sRUFBRSxLQUFLLGVBQWUsTUFBTSxJQUFJLFNBQVMsa0JBQWtCLE1BQU0sWUFBWSxRQUFRLGVBQWUsTUFBTSxTQUFTO0FBQzVIOzs7QUNSTyxJQUFNLGlCQUFpQixDQUFDLFdBQVcsUUFBUSxZQUFZLFVBQVUsaUJBQWlCLGdCQUFnQixVQUFVLGFBQWEsUUFBUSxlQUFlLE9BQU8sV0FBVyxRQUFRO0FBSTFLLElBQU0sZUFBZSxDQUFDQyxVQUFzQyxZQUFZQSxNQUFLLFlBQVksQ0FBQyxJQUFJQSxNQUFLLFlBQVksSUFBSTtBQUNuSCxJQUFNLG1CQUFtQixNQUFtQixZQUFZO0FBRS9ELElBQU0sZ0JBQWdCLENBQUMsR0FBRyxHQUFHLEdBQUcsR0FBRyxHQUFHLENBQUM7QUFNaEMsSUFBTSxhQUFhO0FBQUEsRUFDeEIsU0FBUztBQUFBLEVBQ1QsTUFBTSxDQUFDQSxVQUFrRDtBQUN2RCxVQUFNLFFBQVFBLE1BQUssWUFBWSxFQUFFLE1BQU0sUUFBUSxFQUFFLE9BQU8sT0FBTztBQUMvRCxXQUFPLE1BQU0sTUFBTSxVQUFVLElBQUksUUFBUTtBQUFBLEVBQzNDO0FBQUEsRUFDQSxVQUFVLENBQUNBLFVBQWtCLGdCQUFnQixLQUFLQSxLQUFJLElBQUlBLFFBQU87QUFBQSxFQUNqRSxRQUFRLE1BQU0sQ0FBQyxRQUFRLFdBQVcsTUFBTSxDQUFDO0FBQUEsRUFDekMsaUJBQWlCLENBQUNBLFVBQWlCLGNBQWMsS0FBSyxDQUFDLFVBQVUsT0FBTyxLQUFLLE1BQU1BLEtBQUk7QUFBQTtBQUFBLEVBRXZGLGdCQUFnQixNQUFNLENBQUMsU0FBUyxRQUFRLE1BQU0sQ0FBQztBQUFBLEVBQy9DLFFBQVEsTUFBa0IsV0FBVztBQUFBLEVBQ3JDLGFBQWEsQ0FBQ0EsVUFBa0IsaUJBQWlCLEtBQUtBLEtBQUksSUFBSUEsUUFBTztBQUFBLEVBQ3JFLE1BQU0sTUFBTSxDQUFDLFNBQVMsU0FBUyxDQUFDO0FBQUEsRUFDaEMsYUFBYTtBQUFBLEVBQ2IsS0FBSztBQUFBLEVBQ0wsU0FBUztBQUFBLEVBQ1QsUUFBUTtBQUNWO0FBT08sSUFBTSxhQUFhLENBQUNDLFVBQXNDQSxNQUFLLFFBQVEsT0FBTyxDQUFDLFNBQVMsS0FBSyxPQUFPLENBQUMsRUFBRSxZQUFZLENBQUM7QUErQjNILFNBQVMsTUFBNEIsUUFBMEI7QUFDN0QsU0FBTyxDQUFDQyxVQUFvQyxPQUFPLEtBQUssQ0FBQyxVQUFVLFVBQVVBLE1BQUssWUFBWSxDQUFDO0FBQ2pHO0FBTU8sU0FBUyxhQUFhQSxPQUFrQztBQUM3RCxNQUFJO0FBQ0YsVUFBTSxNQUFNLElBQUksSUFBSUEsT0FBTSxTQUFTLE9BQU87QUFDMUMsV0FBTyxZQUFZLEtBQUssSUFBSSxRQUFRLElBQUksSUFBSSxLQUFLLFFBQVEsUUFBUSxFQUFFLElBQUk7QUFBQSxFQUN6RSxRQUFRO0FBQ04sV0FBTztBQUFBLEVBQ1Q7QUFDRjs7O0FDdkZPLElBQU0sZUFBd0Q7QUFBQSxFQUNuRSxRQUFRO0FBQUEsRUFDUixPQUFPO0FBQUEsSUFDTCxpQkFBaUI7QUFBQSxJQUNqQixnQkFBZ0I7QUFBQSxJQUNoQixnQkFBZ0I7QUFBQSxJQUNoQixjQUFjO0FBQUEsSUFDZCxvQkFBb0I7QUFBQSxJQUNwQixjQUFjO0FBQUEsSUFDZCxjQUFjO0FBQUEsSUFDZCxxQkFBcUI7QUFBQSxJQUNyQixnQkFBZ0I7QUFBQSxJQUNoQixzQkFBc0I7QUFBQSxJQUN0QixtQkFBbUI7QUFBQSxJQUNuQixrQkFBa0I7QUFBQSxJQUNsQixxQkFBcUI7QUFBQSxJQUNyQix1QkFBdUI7QUFBQSxJQUN2QixnQkFBZ0I7QUFBQSxJQUNoQixlQUFlO0FBQUEsSUFDZixrQkFBa0I7QUFBQSxJQUNsQixlQUFlO0FBQUEsSUFDZixtQkFBbUI7QUFBQSxJQUNuQixpQkFBaUI7QUFBQSxJQUNqQixzQkFBc0I7QUFBQSxJQUN0QixpQkFBaUI7QUFBQSxJQUNqQixzQkFBc0I7QUFBQSxJQUN0QixlQUFlO0FBQUEsSUFDZixvQkFBb0I7QUFBQSxJQUNwQixjQUFjO0FBQUEsSUFDZCxtQkFBbUI7QUFBQSxJQUNuQixnQkFBZ0I7QUFBQSxJQUNoQixtQkFBbUI7QUFBQSxJQUNuQix5QkFBeUI7QUFBQSxJQUN6QixxQkFBcUI7QUFBQSxJQUNyQixnQkFBZ0I7QUFBQSxJQUNoQixtQkFBbUI7QUFBQSxJQUNuQix5QkFBeUI7QUFBQSxJQUN6QixrQkFBa0I7QUFBQSxJQUNsQix3QkFBd0I7QUFBQSxJQUN4QixnQkFBZ0I7QUFBQSxJQUNoQixnQkFBZ0I7QUFBQSxJQUNoQixnQkFBZ0I7QUFBQSxJQUNoQixnQkFBZ0I7QUFBQSxJQUNoQixrQkFBa0I7QUFBQSxJQUNsQixpQkFBaUI7QUFBQSxJQUNqQixvQkFBb0I7QUFBQSxJQUNwQixnQkFBZ0I7QUFBQSxJQUNoQixlQUFlO0FBQUEsSUFDZixpQkFBaUI7QUFBQSxJQUNqQixlQUFlO0FBQUEsSUFDZixlQUFlO0FBQUEsSUFDZixpQkFBaUI7QUFBQSxJQUNqQixlQUFlO0FBQUEsSUFDZixpQkFBaUI7QUFBQSxJQUNqQixtQkFBbUI7QUFBQSxJQUNuQixlQUFlO0FBQUEsSUFDZixlQUFlO0FBQUEsSUFDZixpQkFBaUI7QUFBQSxJQUNqQixhQUFhO0FBQUEsSUFDYixnQkFBZ0I7QUFBQSxJQUNoQixjQUFjO0FBQUEsSUFDZCx1QkFBdUI7QUFBQSxJQUN2QixxQkFBcUI7QUFBQSxJQUNyQixxQkFBcUI7QUFBQSxJQUNyQixxQkFBcUI7QUFBQSxJQUNyQixzQkFBc0I7QUFBQSxJQUN0Qix5QkFBeUI7QUFBQSxJQUN6QixxQkFBcUI7QUFBQSxJQUNyQiw2QkFBNkI7QUFBQSxJQUM3QixtQkFBbUI7QUFBQSxJQUNuQix1QkFBdUI7QUFBQSxJQUN2QixtQkFBbUI7QUFBQSxJQUNuQix1QkFBdUI7QUFBQSxJQUN2Qix5QkFBeUI7QUFBQSxJQUN6QixxQkFBcUI7QUFBQSxJQUNyQix3QkFBd0I7QUFBQSxJQUN4QixvQkFBb0I7QUFBQSxJQUNwQixtQkFBbUI7QUFBQSxJQUNuQixxQkFBcUI7QUFBQSxJQUNyQixvQkFBb0I7QUFBQSxJQUNwQixtQkFBbUI7QUFBQSxJQUNuQixrQkFBa0I7QUFBQSxJQUNsQixvQkFBb0I7QUFBQSxJQUNwQixlQUFlO0FBQUEsSUFDZixtQkFBbUI7QUFBQSxJQUNuQixnQkFBZ0I7QUFBQSxJQUNoQixtQkFBbUI7QUFBQSxJQUNuQixlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsSUFDYixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsSUFDYixvQkFBb0I7QUFBQSxJQUNwQixlQUFlO0FBQUEsSUFDZixlQUFlO0FBQUEsSUFDZixjQUFjO0FBQUEsSUFDZCxZQUFZO0FBQUEsSUFDWixZQUFZO0FBQUEsSUFDWixXQUFXO0FBQUEsSUFDWCxjQUFjO0FBQUEsSUFDZCxjQUFjO0FBQUEsSUFDZCxnQkFBZ0I7QUFBQSxJQUNoQixlQUFlO0FBQUEsSUFDZixnQkFBZ0I7QUFBQSxJQUNoQixnQkFBZ0I7QUFBQSxJQUNoQixlQUFlO0FBQUEsRUFDakI7QUFDRjs7O0FDM0dBLElBQU0sU0FBcUU7QUFBQSxFQUN6RSxPQUFPO0FBQUEsSUFDTCxPQUNFO0FBQUEsRUFJSjtBQUFBLEVBQ0EsT0FBTyxFQUFFLE9BQU8sV0FBVyxRQUFRLG9CQUFvQjtBQUFBLEVBQ3ZELFFBQVEsRUFBRSxXQUFXLCtCQUErQjtBQUFBLEVBQ3BELFFBQVEsRUFBRSxXQUFXLHVCQUF1QjtBQUFBLEVBQzVDLFFBQVEsRUFBRSxRQUFRLG1CQUFtQjtBQUFBLEVBQ3JDLE1BQU07QUFBQSxJQUNKLFlBQVk7QUFBQSxJQUNaLFlBQVk7QUFBQSxJQUNaLFdBQ0U7QUFBQSxJQUVGLFFBQVE7QUFBQSxFQUNWO0FBQUEsRUFDQSxTQUFTLEVBQUUsV0FBVyw4QkFBOEI7QUFBQSxFQUNwRCxVQUFVLEVBQUUsV0FBVyxvQkFBb0I7QUFBQSxFQUMzQyxNQUFNLEVBQUUsUUFBUSxVQUFVLFFBQVEsWUFBWSxPQUFPLGlCQUFpQjtBQUFBLEVBQ3RFLEtBQUssRUFBRSxXQUFXLGdDQUFnQyxPQUFPLHFDQUFxQztBQUFBLEVBQzlGLFFBQVEsRUFBRSxVQUFVLG9CQUFvQixXQUFXLFNBQVMsYUFBYSxPQUFPO0FBQ2xGO0FBU08sSUFBTSxTQUErQixPQUFPLFFBQVEsTUFBTSxFQUFFO0FBQUEsRUFBUSxDQUFDLENBQUMsT0FBT0MsTUFBSyxNQUN2RixPQUFPLFFBQVFBLE1BQUssRUFBRSxRQUFRLENBQUMsQ0FBQyxNQUFNQyxNQUFLLE1BQU1BLE9BQU0sTUFBTSxHQUFHLEVBQUUsSUFBSSxDQUFDQyxXQUFVLEVBQUUsT0FBTyxNQUFBQSxPQUFNLEtBQUssRUFBRSxDQUFDO0FBQzFHO0FBR08sSUFBTSxVQUFVLENBQUMsRUFBRSxPQUFPLE1BQUFBLE1BQUssTUFBdUMsR0FBRyxLQUFLLElBQUlBLEtBQUk7OztBQy9CdEYsSUFBTSxZQUEyQztBQUFBLEVBQ3RELFlBQVk7QUFBQSxJQUNWLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxJQUNQLE9BQU87QUFBQSxFQUNUO0FBQUEsRUFDQSxXQUFXO0FBQUEsSUFDVCxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0EsaUJBQWlCO0FBQUEsSUFDZixNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0EsYUFBYTtBQUFBLElBQ1gsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLElBQ1AsT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBLFdBQVc7QUFBQSxJQUNULE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxJQUNQLE9BQU87QUFBQSxFQUNUO0FBQUEsRUFDQSxhQUFhO0FBQUEsSUFDWCxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0EsZUFBZTtBQUFBLElBQ2IsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLElBQ1AsT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBLGVBQWU7QUFBQSxJQUNiLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxJQUNQLE9BQU87QUFBQSxFQUNUO0FBQUEsRUFDQSxjQUFjO0FBQUEsSUFDWixNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0EsWUFBWTtBQUFBLElBQ1YsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLElBQ1AsT0FBTztBQUFBLEVBQ1Q7QUFDRjs7O0FDbkRPLElBQU0sYUFBc0Q7QUFBQSxFQUNqRSxPQUFPLEVBQUUsWUFBWSxDQUFDLEVBQUUsTUFBTSxRQUFRLE1BQU0sVUFBVSxVQUFVLEtBQUssQ0FBQyxHQUFHLGFBQWEsb0RBQW9EO0FBQUEsRUFDMUksTUFBTSxFQUFFLFlBQVksQ0FBQyxFQUFFLE1BQU0sUUFBUSxNQUFNLFNBQVMsQ0FBQyxHQUFHLGFBQWEsdUZBQXVGO0FBQUEsRUFDNUosU0FBUztBQUFBLElBQ1AsWUFBWSxDQUFDLEVBQUUsTUFBTSxRQUFRLE1BQU0sVUFBVSxDQUFDO0FBQUEsSUFDOUMsYUFDRTtBQUFBLEVBQ0o7QUFBQSxFQUNBLGNBQWMsRUFBRSxZQUFZLENBQUMsRUFBRSxNQUFNLFNBQVMsTUFBTSxnQkFBZ0IsQ0FBQyxHQUFHLGFBQWEsc0VBQXNFO0FBQUEsRUFDM0osT0FBTyxFQUFFLFlBQVksQ0FBQyxHQUFHLGFBQWEsMEZBQTBGO0FBQUEsRUFDaEksT0FBTyxFQUFFLFlBQVksQ0FBQyxHQUFHLGFBQWEsaUZBQWlGO0FBQ3pIOzs7QUNIQSxJQUFNLFFBQVE7QUFFZCxJQUFNLE9BQU87QUFHYixJQUFNLFlBQW9EO0FBQUEsRUFDeEQsTUFBTTtBQUFBLEVBQ04sUUFBUSxHQUFHLGNBQWMsT0FBTyxJQUFJO0FBQ3RDO0FBRUEsSUFBTSxVQUFVLENBQUNDLFdBQTZDO0FBQUEsRUFDNUQsTUFBTTtBQUFBLEVBQ04sTUFBTSxXQUFXQSxLQUFJO0FBQUEsRUFDckIsTUFBTSxFQUFFLE1BQU0sVUFBVUEsS0FBSSxLQUFLLEdBQUcsY0FBY0EsS0FBSSxFQUFFLElBQUksVUFBVTtBQUFBLEVBQ3RFLFdBQVdBO0FBQUEsRUFDWCxVQUFVO0FBQUEsRUFDVixhQUFhLGNBQWNBLEtBQUksRUFBRTtBQUNuQztBQUVBLFNBQVMsUUFBUUEsT0FBbUIsU0FBNEM7QUFDOUUsUUFBTSxFQUFFLE1BQU0sT0FBTyxNQUFNLElBQUksVUFBVUEsS0FBSTtBQUM3QyxRQUFNLFFBQVEsVUFBVSxJQUFJLENBQUNDLFVBQVMsSUFBSUEsS0FBSSxHQUFHLEVBQUUsS0FBSyxLQUFLO0FBQzdELFFBQU0sU0FBUyxRQUFRLElBQUksQ0FBQyxXQUFXLEdBQUcsT0FBTyxJQUFJLEdBQUcsT0FBTyxhQUFhLE1BQU0sRUFBRSxLQUFLLE9BQU8sS0FBSyxRQUFRLFlBQVksS0FBSyxDQUFDLEVBQUUsRUFBRSxLQUFLLElBQUk7QUFDNUksU0FBTyxFQUFFLE1BQUFELE9BQU0sTUFBTSxFQUFFLE1BQU0saUJBQWlCLE1BQU0sTUFBTSxRQUFRLFFBQVEsSUFBSSxFQUFFLEdBQUcsYUFBYSxhQUFhLElBQUksZ0JBQWdCLEtBQUssWUFBWSxLQUFLLElBQUk7QUFDN0o7QUFHQSxJQUFNLFdBQTZDLEVBQUUsT0FBTyxXQUFXLFdBQVcsWUFBWSxVQUFVLFVBQVUsUUFBUSxZQUFZLFlBQVksV0FBVztBQUc3SixJQUFNLGdCQUE4QztBQUFBLEVBQ2xELEVBQUUsTUFBTSxtQkFBbUIsUUFBUSxZQUFZLFNBQVMsT0FBTyxhQUFhLHlFQUF5RTtBQUFBLEVBQ3JKLEdBQUcsT0FBTyxJQUFJLENBQUMsV0FBVztBQUFBLElBQ3hCLE1BQU0sUUFBUSxRQUFRLEtBQUssQ0FBQztBQUFBLElBQzVCLFFBQVEsU0FBUyxNQUFNLElBQUksS0FBSztBQUFBLElBQ2hDLEdBQUksYUFBYSxNQUFNLFFBQVEsS0FBSyxDQUFDLE1BQU0sVUFBYSxFQUFFLFNBQVMsYUFBYSxNQUFNLFFBQVEsS0FBSyxDQUFDLEVBQUc7QUFBQSxJQUN2RyxhQUFhLG9CQUFvQixNQUFNLEtBQUssSUFBSSxNQUFNLElBQUk7QUFBQSxFQUM1RCxFQUFFO0FBQ0o7QUFNTyxTQUFTLGVBQWUsYUFBeUU7QUFDdEcsUUFBTUUsZUFBd0M7QUFBQSxJQUM1QyxNQUFNO0FBQUEsSUFDTixlQUFlO0FBQUEsSUFDZixNQUFNO0FBQUEsSUFDTixTQUFTO0FBQUEsSUFDVCxZQUFZLEVBQUUsTUFBTSxjQUFjO0FBQUEsSUFDbEMsYUFBYTtBQUFBLElBQ2IsWUFBWTtBQUFBLE1BQ1YsR0FBRyxlQUFlLElBQUksQ0FBQ0YsVUFBUztBQUM5QixjQUFNLEVBQUUsTUFBTSxHQUFHLEtBQUssSUFBSSxjQUFjQSxLQUFJO0FBQzVDLGVBQU8sRUFBRSxNQUFBQSxPQUFNLFdBQVcsV0FBV0EsS0FBSSxHQUFHLE1BQU0sRUFBRSxNQUFNLEtBQUssR0FBRyxHQUFHLEtBQUs7QUFBQSxNQUM1RSxDQUFDO0FBQUEsTUFDRCxFQUFFLE1BQU0sUUFBUSxNQUFNLEVBQUUsTUFBTSxTQUFTLEdBQUcsYUFBYSxLQUFLO0FBQUEsSUFDOUQ7QUFBQSxJQUNBLFNBQVM7QUFBQSxNQUNQLEdBQUcsZUFBZSxJQUFJLE9BQU87QUFBQSxNQUM3QixHQUFHLE9BQU8sUUFBUSxVQUFVLEVBQUUsSUFBSSxDQUFDLENBQUNBLE9BQU0sRUFBRSxZQUFZLFlBQVksQ0FBQyxPQUFPO0FBQUEsUUFDMUUsTUFBTTtBQUFBLFFBQ04sTUFBQUE7QUFBQSxRQUNBLFlBQVksV0FBVyxJQUFJLENBQUMsRUFBRSxNQUFNLEdBQUcsVUFBVSxPQUFPLEVBQUUsR0FBRyxXQUFXLE1BQU0sRUFBRSxNQUFNLEtBQUssRUFBRSxFQUFFO0FBQUEsUUFDL0YsUUFBUSxFQUFFLE1BQU0sRUFBRSxNQUFNLE9BQU8sRUFBRTtBQUFBLFFBQ2pDO0FBQUEsTUFDRixFQUFFO0FBQUEsSUFDSjtBQUFBLElBQ0EsUUFBUyxPQUFPLEtBQUssU0FBUyxFQUFvQixJQUFJLENBQUNBLFVBQVMsUUFBUUEsT0FBTSxZQUFZQSxLQUFJLEtBQUssQ0FBQyxDQUFDLENBQUM7QUFBQSxJQUN0RyxlQUFlLENBQUMsR0FBRyxhQUFhO0FBQUEsSUFDaEMsVUFBVSxDQUFDLEVBQUUsTUFBTSxZQUFZLGFBQWEsNERBQTRELENBQUM7QUFBQSxFQUMzRztBQUNBLFFBQU0sV0FBVyxFQUFFLE1BQU0sNkJBQXNDLE1BQU0sbUJBQW1CLGFBQWEsRUFBRSxNQUFNLGtCQUFrQixRQUFRLE1BQU0sRUFBRTtBQUMvSSxTQUFPLEVBQUUsZUFBZSxTQUFTLFNBQVMsQ0FBQyxFQUFFLE1BQU0scUJBQXFCLE1BQU0sT0FBTyxjQUFjLENBQUNFLFlBQVcsR0FBRyxTQUFTLENBQUMsUUFBUSxFQUFFLENBQUMsRUFBRTtBQUMzSTs7O0FDckZPLElBQU0sWUFBZ0Q7QUFBQSxFQUMzRCxvQkFBb0IsRUFBRSxPQUFPLHNHQUFzRyxRQUFRLDRFQUE0RTtBQUFBLEVBQ3ZOLHNCQUFzQixFQUFFLE9BQU8scUhBQXFILFFBQVEsaURBQWlEO0FBQUEsRUFDN00sc0JBQXNCLEVBQUUsT0FBTyxtRkFBbUYsUUFBUSxRQUFRO0FBQUEsRUFDbEkseUJBQXlCLEVBQUUsT0FBTyxvRUFBb0UsUUFBUSxnQkFBZ0I7QUFBQSxFQUM5SCxpQkFBaUIsRUFBRSxPQUFPLDhFQUE4RSxRQUFRLG9EQUFvRDtBQUFBLEVBQ3BLLHNCQUFzQixFQUFFLE9BQU8saUVBQWlFLFFBQVEsZ0JBQWdCO0FBQUEsRUFDeEgsZUFBZSxFQUFFLE9BQU8sbURBQW1ELFFBQVEsa0JBQWtCO0FBQUEsRUFDckcsc0JBQXNCLEVBQUUsT0FBTyxtRkFBbUYsUUFBUSxnQ0FBZ0M7QUFBQSxFQUMxSixnQkFBZ0IsRUFBRSxPQUFPLHNDQUFzQyxRQUFRLHNGQUFzRjtBQUFBLEVBQzdKLG1CQUFtQixFQUFFLE9BQU8sNkZBQTZGLFFBQVEsZ0RBQWdEO0FBQUEsRUFDakwsd0JBQXdCLEVBQUUsT0FBTyxtRkFBbUYsUUFBUSwrQkFBK0I7QUFBQSxFQUMzSixzQkFBc0IsRUFBRSxPQUFPLG9FQUFvRSxRQUFRLGdCQUFnQjtBQUFBLEVBQzNILG9CQUFvQixFQUFFLE9BQU8sZ0dBQWdHLFFBQVEsK0NBQStDO0FBQUEsRUFDcEwsb0JBQW9CLEVBQUUsT0FBTyx1Q0FBdUMsUUFBUSwrQ0FBK0M7QUFBQSxFQUMzSCxvQkFBb0IsRUFBRSxPQUFPLGlJQUFpSSxRQUFRLHNEQUFzRDtBQUFBLEVBQzVOLGlCQUFpQixFQUFFLE9BQU8sMkRBQTJELFFBQVEsNEJBQTRCO0FBQUEsRUFDekgsZ0JBQWdCLEVBQUUsT0FBTywwRUFBMEUsUUFBUSxnREFBZ0Q7QUFBQSxFQUMzSixnQkFBZ0IsRUFBRSxPQUFPLGtFQUFrRSxRQUFRLGFBQWE7QUFBQSxFQUNoSCxjQUFjLEVBQUUsT0FBTyw2R0FBNkcsUUFBUSwyRUFBMkU7QUFBQSxFQUN2TiwwQkFBMEIsRUFBRSxPQUFPLCtGQUErRixRQUFRLG1GQUFtRjtBQUFBLEVBQzdOLCtCQUErQixFQUFFLE9BQU8seUpBQXlKLFFBQVEsNkRBQTZEO0FBQUEsRUFDdFEsdUJBQXVCLEVBQUUsT0FBTywrRUFBK0UsUUFBUSx3REFBd0Q7QUFBQSxFQUMvSyxtQkFBbUIsRUFBRSxPQUFPLGdGQUFnRixRQUFRLDBDQUEwQztBQUFBLEVBQzlKLHdCQUF3QixFQUFFLE9BQU8sNERBQTRELFFBQVEsdUJBQXVCO0FBQUEsRUFDNUgscUJBQXFCLEVBQUUsT0FBTywyR0FBMkcsUUFBUSxtQ0FBbUM7QUFBQSxFQUNwTCxvQkFBb0IsRUFBRSxPQUFPLCtGQUErRixRQUFRLGdCQUFnQjtBQUFBLEVBQ3BKLGlCQUFpQixFQUFFLE9BQU8sOEVBQThFLFFBQVEsK0NBQStDO0FBQUEsRUFDL0osZ0JBQWdCLEVBQUUsT0FBTyxnRkFBZ0YsUUFBUSxtQkFBbUI7QUFBQSxFQUNwSSxrQkFBa0IsRUFBRSxPQUFPLDhEQUE4RCxRQUFRLGlDQUFpQztBQUFBLEVBQ2xJLHFCQUFxQixFQUFFLE9BQU8sbUhBQW1ILFFBQVEsdUVBQXVFO0FBQUEsRUFDaE8sbUJBQW1CLEVBQUUsT0FBTyw0RUFBNEUsUUFBUSxpRkFBaUY7QUFBQSxFQUNqTSx1QkFBdUIsRUFBRSxPQUFPLHFDQUFxQyxRQUFRLCtEQUErRDtBQUFBLEVBQzVJLGVBQWUsRUFBRSxPQUFPLG9GQUFvRixRQUFRLG1DQUFtQztBQUFBLEVBQ3ZKLHNCQUFzQixFQUFFLE9BQU8sc0ZBQXNGLFFBQVEsd0RBQXdEO0FBQUEsRUFDckwsa0JBQWtCLEVBQUUsT0FBTyxtRkFBbUYsUUFBUSxnQkFBZ0I7QUFBQSxFQUN0SSxnQkFBZ0IsRUFBRSxPQUFPLGlFQUFpRSxRQUFRLDBCQUEwQjtBQUFBLEVBQzVILGtCQUFrQixFQUFFLE9BQU8sNkRBQTZELFFBQVEsOERBQThEO0FBQUEsRUFDOUosdUJBQXVCLEVBQUUsT0FBTyw0RkFBNEYsUUFBUSw0QkFBNEI7QUFBQSxFQUNoSyx3QkFBd0IsRUFBRSxPQUFPLDZGQUE2RixRQUFRLDZCQUE2QjtBQUFBLEVBQ25LLGdCQUFnQixFQUFFLE9BQU8sa0VBQWtFLFFBQVEscUNBQXFDO0FBQzFJOzs7QUNsREEsSUFBTSxVQUFVLENBQUNDLFVBQ2ZBLE1BQ0csTUFBTSxHQUFHLEVBQ1QsSUFBSSxDQUFDQyxPQUFNLE9BQVEsS0FBSyxNQUFNLElBQUlBLFFBQU9BLE1BQUssUUFBUSxNQUFNLE1BQU0sRUFBRSxRQUFRLFNBQVMsY0FBYyxDQUFFLEVBQ3JHLEtBQUssR0FBRztBQUViLElBQU0sVUFBVSxDQUFDRCxVQUF5QkEsTUFBSyxRQUFRLFFBQVEsR0FBRyxFQUFFLFFBQVEsT0FBTyxLQUFLO0FBR2pGLElBQU0sT0FBTyxDQUFDQSxVQUF5QixRQUFRLFFBQVFBLEtBQUksQ0FBQztBQUc1RCxJQUFNLE9BQU8sQ0FBQ0EsVUFBMEJBLFVBQVMsS0FBSyxLQUFLLEtBQUssUUFBUUEsS0FBSSxDQUFDO0FBRzdFLFNBQVMsTUFBTUUsT0FBeUJDLE9BQThDO0FBQzNGLFFBQU0sT0FBTyxDQUFDLFVBQXFDLEtBQUssTUFBTSxLQUFLLEtBQUssQ0FBQztBQUN6RSxTQUFPLENBQUMsS0FBS0QsS0FBSSxHQUFHLEtBQUtBLE1BQUssSUFBSSxNQUFNLEtBQUssQ0FBQyxHQUFHLEdBQUdDLE1BQUssSUFBSSxJQUFJLENBQUMsRUFBRSxLQUFLLElBQUk7QUFDL0U7OztBQ1BBLElBQU0sUUFBUSxXQUFXO0FBR3pCLElBQU0sY0FBYyxlQUFlLEtBQUssRUFBRSxRQUFRLENBQUMsRUFBRyxhQUFjLENBQUM7QUFNckUsSUFBTUMsY0FBYTtBQUFBLEVBQ2pCLENBQUMsYUFBYSxXQUFXLFFBQVEsU0FBUztBQUFBLEVBQzFDLE9BQU8sUUFBUSxhQUFhLEVBQUUsSUFBSSxDQUFDLENBQUNDLE9BQU0sR0FBRyxNQUFNLENBQUMsS0FBS0EsS0FBSSxHQUFHLEtBQUssSUFBSSxXQUFXLEdBQUcsS0FBSyxJQUFJLElBQUksR0FBRyxLQUFLLElBQUksT0FBTyxDQUFDLENBQUM7QUFDM0g7QUFFQSxJQUFNLGFBQWE7QUFBQSxFQUNqQixDQUFDLFlBQVksUUFBUSxXQUFXO0FBQUEsRUFDaEMsT0FBTyxLQUFLLGFBQWEsRUFBRSxJQUFJLENBQUNBLFVBQVM7QUFDdkMsVUFBTSxXQUFXLFdBQVdBLEtBQXFCO0FBQ2pELFdBQU8sQ0FBQyxLQUFLLFFBQVEsR0FBRyxLQUFLLFlBQVksUUFBUSxLQUFLLENBQUMsV0FBVyxPQUFPLFNBQVMsUUFBUSxHQUFHLE1BQU0sUUFBUSxFQUFFLEdBQUcsS0FBS0EsS0FBSSxDQUFDO0FBQUEsRUFDNUgsQ0FBQztBQUNIO0FBRUEsSUFBTSxZQUFZO0FBQUEsRUFDaEIsQ0FBQyxpQkFBaUIsU0FBUyxhQUFhLFVBQVU7QUFBQSxFQUNsRCxhQUFhLElBQUksQ0FBQ0EsVUFBUztBQUN6QixVQUFNLEVBQUUsS0FBSyxTQUFTLE9BQU8sSUFBSSxZQUFZQSxLQUFJO0FBQ2pELFdBQU8sQ0FBQ0EsT0FBTSxLQUFLLFNBQVMsTUFBTSxFQUFFLElBQUksSUFBSTtBQUFBLEVBQzlDLENBQUM7QUFDSDtBQUVBLElBQU0sVUFBVTtBQUFBLEVBQ2QsQ0FBQyxVQUFVLFNBQVM7QUFBQSxFQUNwQixPQUFPLFFBQVEsVUFBVSxFQUFFLElBQUksQ0FBQyxDQUFDQSxPQUFNLEVBQUUsWUFBWSxZQUFZLENBQUMsTUFBTTtBQUN0RSxVQUFNLFFBQVEsV0FBVyxJQUFJLENBQUMsY0FBYyxHQUFHLFVBQVUsSUFBSSxHQUFHLGNBQWMsWUFBWSxNQUFNLEVBQUUsS0FBSyxVQUFVLElBQUksRUFBRTtBQUN2SCxXQUFPLENBQUMsS0FBSyxHQUFHQSxLQUFJLElBQUksTUFBTSxLQUFLLElBQUksQ0FBQyxHQUFHLEdBQUcsS0FBSyxXQUFXLENBQUM7QUFBQSxFQUNqRSxDQUFDO0FBQ0g7QUFFQSxJQUFNLFNBQVM7QUFBQSxFQUNiLENBQUMsU0FBUyxRQUFRLGFBQWEsT0FBTztBQUFBLEVBQ3RDLE9BQU8sUUFBUSxTQUFTLEVBQUUsSUFBSSxDQUFDLENBQUNBLE9BQU0sRUFBRSxNQUFNLE9BQU8sTUFBTSxDQUFDLE1BQU0sQ0FBQyxNQUFNQSxLQUFJLFFBQVFBLEtBQUksS0FBSyxLQUFLLElBQUksR0FBRyxLQUFLLEtBQUssR0FBRyxLQUFLLEtBQUssQ0FBQyxDQUFDO0FBQ3JJO0FBR0EsSUFBTSxVQUFVLE9BQU8sUUFBUSxLQUFLLEVBQ2pDLElBQUksQ0FBQyxDQUFDQSxPQUFNLE9BQU8sTUFBTTtBQUN4QixRQUFNLE9BQU8sV0FBVyxJQUFJQSxLQUFtQixJQUFJLG9CQUFvQjtBQUN2RSxRQUFNQyxRQUFPLFFBQVEsSUFBSSxDQUFDLFdBQVcsQ0FBQyxLQUFLLEdBQUcsT0FBTyxJQUFJLEdBQUcsT0FBTyxhQUFhLE1BQU0sRUFBRSxFQUFFLEdBQUcsS0FBSyxPQUFPLFdBQVcsR0FBRyxLQUFLLE9BQU8sSUFBSSxDQUFDLENBQUM7QUFDekksU0FBTyxTQUFTRCxLQUFJLFFBQVFBLEtBQUk7QUFBQTtBQUFBLEVBQVEsSUFBSSxHQUFHQyxNQUFLLFdBQVcsSUFBSSx5QkFBeUIsTUFBTSxDQUFDLHNCQUFzQixXQUFXLE1BQU0sR0FBR0EsS0FBSSxDQUFDO0FBQ3BKLENBQUMsRUFDQSxLQUFLLE1BQU07QUFFZCxJQUFNLFNBQVM7QUFBQSxFQUNiLENBQUMsUUFBUSxTQUFTLFFBQVE7QUFBQSxFQUMxQixPQUFPLFFBQVEsU0FBUyxFQUFFLElBQUksQ0FBQyxDQUFDRCxPQUFNLEVBQUUsT0FBTyxPQUFPLENBQUMsTUFBTSxDQUFDLEtBQUtBLEtBQUksR0FBRyxLQUFLLEtBQUssR0FBRyxLQUFLLE1BQU0sQ0FBQyxDQUFDO0FBQ3RHO0FBRUEsSUFBTUUsaUJBQWdCO0FBQUEsRUFDcEIsQ0FBQyxZQUFZLFVBQVUsV0FBVyxPQUFPO0FBQUEsRUFDekMsWUFBWSxjQUFjLElBQUksQ0FBQyxFQUFFLE1BQUFGLE9BQU0sUUFBUSxTQUFTLFFBQVEsSUFBSSxZQUFZLE1BQU07QUFDcEYsVUFBTSxDQUFDLEVBQUUsS0FBSyxJQUFJLDJCQUEyQixLQUFLLFdBQVcsS0FBSyxDQUFDO0FBQ25FLFdBQU8sQ0FBQyxLQUFLQSxLQUFJLEdBQUcsS0FBSyxNQUFNLEdBQUcsS0FBSyxLQUFLLEdBQUcsVUFBVSxTQUFZLEtBQUssV0FBVyxJQUFJLEtBQUssS0FBSyxDQUFDO0FBQUEsRUFDdEcsQ0FBQztBQUNIO0FBRUEsSUFBTSxRQUFRLE1BQU0sQ0FBQyxRQUFRLFNBQVMsR0FBRyxZQUFZLFNBQVMsSUFBSSxDQUFDLEVBQUUsTUFBQUEsT0FBTSxZQUFZLE1BQU0sQ0FBQyxLQUFLQSxLQUFJLEdBQUcsS0FBSyxXQUFXLENBQUMsQ0FBQyxDQUFDO0FBRTdILElBQU0sV0FBVyxNQUFNLENBQUMsV0FBVyxnQkFBZ0IsMEJBQTBCLEdBQUcsZUFBZSxJQUFJLENBQUMsRUFBRSxNQUFBQSxPQUFNLFNBQVMsTUFBTSxNQUFNLENBQUNBLE9BQU0sU0FBUyxLQUFLLEtBQUssQ0FBQyxDQUFDLENBQUM7QUFHdkosSUFBTSxnQkFBZ0IsRUFBRSxZQUFBRCxhQUFZLFlBQVksV0FBVyxTQUFTLFFBQVEsU0FBUyxRQUFRLFVBQVUsa0JBQWtCRyxnQkFBZSxNQUFNOzs7QUNsRnlJLFNBQVMsZ0JBQUFDLHFCQUFvQjtBQUMzVCxTQUFTLHFCQUFxQjs7O0FDRzlCLFlBQVksT0FBTztBQUVqQixTQUFPLEVBQUUsU0FBUyxLQUFLLENBQUM7OztBQ21DbkIsSUFBTSxXQUFXLENBQWtDLGFBQWlDO0FBR3BGLFNBQVMsT0FBNEIsTUFBOEI7QUFDeEUsTUFBSTtBQUNKLFNBQU8sTUFBTyxTQUFTLEtBQUs7QUFDOUI7OztBQzVDTyxJQUFNLE1BQU0sRUFBRSxLQUFLLElBQUksS0FBSyxLQUFLLFNBQVMsSUFBSSxTQUFTLEdBQUc7QUFHMUQsSUFBTSxRQUFRLEVBQUUsUUFBUSxJQUFJLFdBQVcsSUFBSSxhQUFhLElBQUk7QUFDNUQsSUFBTSxNQUFNLEVBQUUsUUFBUSxFQUFFO0FBcUJ4QixJQUFNLGVBQWUsRUFBRSxPQUFPLElBQUksS0FBSyxJQUFJO0FBSzNDLElBQU0sVUFBVSxFQUFFLEtBQUssRUFBRTtBQUd6QixJQUFNLGFBQWEsRUFBRSxLQUFLLEdBQUcsS0FBSyxHQUFHO0FBS3JDLElBQU0sY0FBYyxFQUFFLFNBQVMsTUFBTSxlQUFlLEtBQUs7QUFFekQsSUFBTSxhQUFhLEVBQUUsS0FBSyxZQUFZLFNBQVMsWUFBWSxZQUFZLGNBQWM7QUFDckYsSUFBTSxXQUFXLEVBQUUsS0FBSyxHQUFHLGNBQWMsRUFBRTtBQUMzQyxJQUFNLE1BQU0sRUFBRSxRQUFRLElBQUksYUFBYSxFQUFFO0FBR3pDLElBQU0sVUFBVSxFQUFFLE1BQU0sRUFBRSxLQUFLLEtBQU8sS0FBSyxJQUFRLEdBQUcsWUFBWSxFQUFFLEtBQUssS0FBSyxLQUFLLElBQU8sRUFBRTtBQUs1RixJQUFNLFNBQVM7QUFBQSxFQUNwQixNQUFNO0FBQUEsRUFDTixTQUFTO0FBQUEsRUFDVCxTQUFTO0FBQUEsRUFDVCxTQUFTO0FBQUEsRUFDVCxNQUFNO0FBQUEsRUFDTixPQUFPO0FBQUEsRUFDUCxZQUFZO0FBQUEsRUFDWixhQUFhO0FBQUEsRUFDYixhQUFhO0FBQUEsRUFDYixlQUFlO0FBQUEsRUFDZixNQUFNO0FBQ1I7QUFFTyxJQUFNLE9BQU87QUFBQSxFQUNsQixZQUFZLEVBQUUsS0FBSyxLQUFLLEtBQUssSUFBTztBQUFBLEVBQ3BDLGNBQWM7QUFBQSxFQUNkLFNBQVMsRUFBRSxLQUFLLEdBQUcsS0FBSyxHQUFHLFVBQVUsSUFBSTtBQUMzQztBQVNPLElBQU0sU0FBUyxFQUFFLEtBQUssR0FBRyxLQUFLLEdBQUc7QUFXakMsSUFBTSxjQUFjOzs7QUNyRnBCLElBQU0sa0JBQWtCO0FBQUEsRUFDN0IsTUFBTTtBQUFBO0FBQUEsRUFFTixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUE7QUFBQSxFQUVOLEtBQUssSUFBSSxPQUFPLFFBQVEsSUFBSSxNQUFNLElBQUk7QUFDeEM7OztBQ1BPLElBQU0sZUFBZSxJQUFJLE9BQU8sV0FBVyxNQUFNLFdBQVcsMkRBQTJELE1BQU0sU0FBUyxDQUFDLElBQUk7OztBQ0YzSSxJQUFNLGVBQWU7QUFBQTtBQUFBLEVBRTFCLFlBQVk7QUFBQSxFQUNaLFFBQVE7QUFDVjtBQU1PLElBQU0sZUFBZTs7O0FDTnJCLElBQU0sT0FBTyxDQUFDLFFBQWdCLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxLQUFLLEdBQUcsRUFBRSxVQUFVLENBQUMsR0FBRyxFQUFFLFVBQVUsR0FBRyxDQUFDO0FBRXpGLElBQU0sS0FBSyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSxlQUFlLENBQUM7QUFHcEQsSUFBTSxXQUFXLEVBQUUsSUFBSSxFQUFFLE1BQU0sRUFBRSxZQUFZLENBQUM7QUFHOUMsSUFBTSxTQUFTLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxNQUFNLHFCQUFxQixDQUFDO0FBRzlELElBQU0sVUFBVSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSw2RUFBNkUsQ0FBQztBQUd2SCxJQUFNLGVBQWUsRUFBRSxJQUFJO0FBRzNCLElBQU0sWUFBWSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSxZQUFZLENBQUM7QUFFeEQsSUFBTSxVQUFVLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxNQUFNLGdCQUFnQixHQUFHLENBQUM7QUFFN0QsSUFBTSxnQkFBZ0IsRUFBRSxLQUFLLGVBQWUsSUFBSSxDQUFDLFNBQVMsS0FBSyxJQUFJLENBQXdDO0FBRTNHLElBQU0sUUFBUSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsWUFBWSxHQUFHLEVBQUUsVUFBVSxPQUFPLEtBQUssR0FBRyxFQUFFLE1BQU0sWUFBWSxDQUFDO0FBR2hHLElBQU1DLFNBQVEsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLFVBQVUsRUFBRSxHQUFHLEVBQUUsTUFBTSxZQUFZLENBQUM7QUFHckUsSUFBTSxhQUFhLEtBQUssT0FBTyxJQUFJLEVBQUUsTUFBTSxFQUFFLE1BQU0sYUFBYSxVQUFVLEdBQUcsRUFBRSxNQUFNLGFBQWEsTUFBTSxDQUFDO0FBRXpHLElBQU0sVUFBVSxFQUFFLE9BQU87QUFBQSxFQUM5QixjQUFjLEtBQUssT0FBTyxXQUFXO0FBQUEsRUFDckMsY0FBYyxFQUFFLFNBQVMsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLEtBQUssR0FBRyxFQUFFLFVBQVUsT0FBTyxJQUFJLENBQUMsQ0FBQztBQUFBLEVBQzdFLE1BQU0sS0FBSyxPQUFPLElBQUk7QUFBQSxFQUN0QixPQUFPO0FBQUEsRUFDUDtBQUNGLENBQUM7QUFHTSxJQUFNLFNBQVMsRUFBRSxLQUFLLENBQUMsUUFBUSxVQUFVLFdBQVcsQ0FBQztBQUVyRCxJQUFNLGdCQUFnQixFQUFFLEtBQUssQ0FBQyxXQUFXLGlCQUFpQixDQUFDO0FBRzNELElBQU0sZUFBZSxFQUFFLE9BQU87QUFBQSxFQUNuQyxXQUFXLEVBQUUsU0FBUyxVQUFVO0FBQUEsRUFDaEMsVUFBVSxFQUFFLFNBQVMsVUFBVTtBQUFBO0FBQUEsRUFFL0IsYUFBYSxFQUFFLFNBQVMsTUFBTTtBQUFBLEVBQzlCLE9BQU8sRUFBRSxTQUFTLEtBQUs7QUFBQSxFQUN2QixvQkFBb0IsRUFBRSxTQUFTQSxNQUFLO0FBQUEsRUFDcEMsUUFBUSxFQUFFLFNBQVMsTUFBTTtBQUFBLEVBQ3pCLGVBQWUsRUFBRSxTQUFTLGFBQWE7QUFBQSxFQUN2QyxjQUFjLEVBQUUsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQ2pDLGtCQUFrQixFQUFFLFNBQVMsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLFVBQVUsSUFBSyxDQUFDLENBQUM7QUFBQSxFQUNqRSxVQUFVLEVBQUUsU0FBUyxFQUFFLFFBQVEsQ0FBQztBQUNsQyxDQUFDO0FBR00sSUFBTSxjQUFjLEVBQUUsS0FBSyxDQUFDLFlBQVksVUFBVSxZQUFZLGFBQWEsUUFBUSxPQUFPLENBQUM7QUFJM0YsSUFBTSxnQkFBZ0IsRUFBRSxLQUFLLENBQUMsYUFBYSxXQUFXLGNBQWMsYUFBYSxRQUFRLENBQUM7QUFJMUYsSUFBTSxRQUFRLEVBQUUsS0FBSyxDQUFDLGFBQWEsWUFBWSxDQUFDOzs7QUN2RWhELElBQU1DLE9BQU0sRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLFlBQVksR0FBRyxFQUFFLE1BQU0sSUFBSSxPQUFPLG9CQUFvQixJQUFTLFNBQVMsSUFBUyxXQUFXLFFBQVEsSUFBUyxXQUFXLElBQUksQ0FBQyxDQUFDO0FBRzdKLElBQU0sZ0JBQWdCLEVBQUUsS0FBSyxDQUFDLFNBQVMsTUFBTSxDQUFDO0FBRTlDLElBQU0sZ0JBQWdCLEVBQUUsS0FBSyxDQUFDLGNBQWMsWUFBWSxjQUFjLGFBQWEsQ0FBQztBQUdwRixJQUFNLFVBQVUsRUFBRSxPQUFPO0FBQUEsRUFDOUIsSUFBSSxFQUFFLFNBQVMsRUFBRTtBQUFBO0FBQUEsRUFFakIsYUFBYSxFQUFFLElBQUksRUFBRSxNQUFNLEVBQUUsUUFBUSxDQUFDLEdBQUcsRUFBRSxRQUFRLFNBQVMsZUFBZSxDQUFDLENBQUM7QUFBQSxFQUM3RSxLQUFLLEVBQUUsU0FBU0EsSUFBRztBQUFBLEVBQ25CLFFBQVEsRUFBRSxJQUFJLEVBQUUsTUFBTSxFQUFFLFFBQVEsWUFBWSxhQUFhLEdBQUcsRUFBRSxRQUFRLElBQUksQ0FBQztBQUFBLEVBQzNFLFFBQVEsS0FBSyxPQUFPLE9BQU87QUFBQSxFQUMzQixTQUFTLEtBQUssT0FBTyxPQUFPO0FBQUEsRUFDNUIsV0FBVyxFQUFFLFNBQVMsS0FBSyxPQUFPLE9BQU8sQ0FBQztBQUFBLEVBQzFDLGVBQWUsRUFBRSxTQUFTLGFBQWE7QUFBQSxFQUN2QyxRQUFRLEVBQUUsU0FBUyxhQUFhO0FBQUE7QUFBQSxFQUVoQyxTQUFTLEVBQUUsU0FBUyxFQUFFLFFBQVEsQ0FBQztBQUFBO0FBQUEsRUFFL0IsZUFBZSxFQUFFLFNBQVMsRUFBRSxJQUFJLEVBQUUsTUFBTSxFQUFFLFFBQVEsUUFBUSxXQUFXLEdBQUcsR0FBRyxFQUFFLFFBQVEsUUFBUSxLQUFLLEdBQUcsQ0FBQyxDQUFDO0FBQ3pHLENBQUM7OztBQ3RCTSxJQUFNLGVBQWUsU0FBUztBQUFBLEVBQ25DLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxFQUFFLGVBQWUsSUFBSSxVQUFVLGtCQUFrQixFQUFFLE1BQU0sRUFBRSxPQUFPLFNBQVMsRUFBRSxHQUFHLENBQUMsQ0FBQyxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQ3RILFFBQVE7QUFDVixDQUFDOzs7QUNYRCxJQUFNLFNBQVMsRUFBRSxPQUFPLEVBQUUsT0FBTyxFQUFFLE9BQU8sR0FBRyxPQUFPLEVBQUUsT0FBTyxHQUFHLG9CQUFvQixFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUMsRUFBRSxDQUFDO0FBRzVHLElBQU0sYUFBYSxFQUFFLE9BQU8sRUFBRSxlQUFlLEVBQUUsS0FBSyxDQUFDLFFBQVEsT0FBTyxDQUFDLEdBQUcsU0FBUyxFQUFFLE1BQU0sTUFBTSxFQUFFLENBQUM7QUFHM0YsSUFBTSxtQkFBbUIsRUFBRSxPQUFPO0FBQUEsRUFDdkMsSUFBSSxFQUFFLE9BQU87QUFBQSxFQUNiLFFBQVEsRUFBRSxPQUFPO0FBQUEsRUFDakIsT0FBTyxFQUFFLE9BQU87QUFBQSxFQUNoQixhQUFhLEVBQUUsT0FBTztBQUFBLEVBQ3RCLGNBQWMsRUFBRSxJQUFJO0FBQUEsRUFDcEIsY0FBYyxFQUFFLFFBQVE7QUFBQSxFQUN4QixPQUFPLEVBQUUsT0FBTztBQUFBLEVBQ2hCO0FBQ0YsQ0FBQztBQUlNLElBQU0sV0FBVyxFQUFFLE9BQU87QUFBQSxFQUMvQixJQUFJLEVBQUUsT0FBTztBQUFBLEVBQ2IsT0FBTyxFQUFFLE9BQU87QUFBQSxFQUNoQixhQUFhLEVBQUUsT0FBTztBQUFBLEVBQ3RCLGNBQWMsRUFBRSxJQUFJO0FBQUEsRUFDcEIsVUFBVSxFQUFFLE9BQU87QUFBQSxFQUNuQixRQUFRLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUFBLEVBQzdCLGlCQUFpQixFQUFFLFFBQVE7QUFBQSxFQUMzQix1QkFBdUIsRUFBRSxRQUFRO0FBQUEsRUFDakMsY0FBYyxFQUFFLFFBQVE7QUFBQSxFQUN4QixZQUFZLEVBQUUsUUFBUTtBQUFBLEVBQ3RCLFNBQVMsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUE7QUFBQSxFQUU5QixZQUFZLEVBQUUsUUFBUTtBQUFBO0FBQUEsRUFFdEIsY0FBYyxFQUFFLE9BQU87QUFBQSxFQUN2QjtBQUNGLENBQUM7OztBQ25DTSxJQUFNLFlBQVksQ0FBQyxzQkFBc0IsYUFBYSxTQUFTLGdCQUFnQixzQkFBc0IsNkJBQTZCO0FBSWxJLElBQU0sZ0JBQWdCLENBQUMsR0FBRyxXQUFXLFlBQVk7QUFJakQsSUFBTSxpQkFBaUIsQ0FBQyxrQkFBa0IsbUJBQW1CLG1CQUFtQixjQUFjLFFBQVE7QUFJdEcsSUFBTSxrQkFBa0IsQ0FBQyxpQkFBaUIsR0FBRyxjQUFjO0FBSTNELElBQU0sd0JBQXdCLENBQUMsWUFBWSxZQUFZLFNBQVM7QUFPaEUsSUFBTSx1QkFBdUIsQ0FBQyxxQkFBcUIscUJBQXFCLHFCQUFxQjtBQUc3RixJQUFNLGtCQUFrQixDQUFDLFFBQVEsZUFBZSx1QkFBdUIscUJBQXFCLGVBQWU7QUFHM0csSUFBTSxZQUFZLENBQUMsbUJBQW1CLFNBQVMsUUFBUSxTQUFTLGNBQWMsTUFBTTtBQUlwRixJQUFNLGtCQUFrQixDQUFDLGtCQUFrQixlQUFlLHFCQUFxQixxQkFBcUIsV0FBVzs7O0FDL0IvRyxJQUFNLGFBQWEsRUFBRSxLQUFLO0FBQUEsRUFDL0I7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsQ0FBQztBQUdNLElBQU0saUJBQWlCLEVBQUUsT0FBTztBQUFBO0FBQUEsRUFFckMsZUFBZSxFQUFFLFNBQVMsRUFBRSxJQUFJLEVBQUUsTUFBTSxFQUFFLFFBQVEsUUFBUSxLQUFLLEdBQUcsR0FBRyxFQUFFLFFBQVEsUUFBUSxLQUFLLEdBQUcsQ0FBQyxDQUFDO0FBQUE7QUFBQSxFQUVqRyxlQUFlLEVBQUUsU0FBUyxFQUFFLElBQUksRUFBRSxNQUFNLEVBQUUsUUFBUSxRQUFRLFdBQVcsR0FBRyxHQUFHLEVBQUUsUUFBUSxRQUFRLFdBQVcsR0FBRyxDQUFDLENBQUM7QUFBQTtBQUFBLEVBRTdHLGlDQUFpQyxFQUFFLFNBQVMsRUFBRSxJQUFJLEVBQUUsTUFBTSxFQUFFLFFBQVEsQ0FBQyxHQUFHLEVBQUUsUUFBUSxJQUFJLEdBQUcsQ0FBQyxDQUFDO0FBQUEsRUFDM0YsY0FBYyxFQUFFLFNBQVMsVUFBVTtBQUFBLEVBQ25DLFVBQVUsRUFBRSxTQUFTLEVBQUUsS0FBSyxTQUFTLENBQUM7QUFBQTtBQUFBLEVBRXRDLGVBQWUsRUFBRSxTQUFTLEVBQUUsTUFBTSxFQUFFLEtBQUssY0FBYyxDQUFDLEVBQUUsTUFBTSxFQUFFLFVBQVUsQ0FBQyxHQUFHLEVBQUUsVUFBVSxlQUFlLE1BQU0sQ0FBQyxDQUFDO0FBQ3JILENBQUM7OztBQ3JCRCxJQUFNLGNBQWMsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0saUNBQWlDLENBQUM7QUFFL0UsSUFBTSxjQUFjO0FBQUEsRUFDbEIseUJBQXlCLEVBQUUsU0FBUyxXQUFXO0FBQUEsRUFDL0MscUJBQXFCLEVBQUUsU0FBUyxXQUFXO0FBQzdDO0FBTU8sSUFBTSxtQkFBbUIsRUFBRSxPQUFPO0FBQUEsRUFDdkMsY0FBYyxFQUFFLFNBQVMsV0FBVztBQUFBLEVBQ3BDLGdCQUFnQixFQUFFLFNBQVMsV0FBVztBQUFBLEVBQ3RDLG1CQUFtQixFQUFFLFNBQVMsV0FBVztBQUFBLEVBQ3pDLHNCQUFzQixFQUFFLFNBQVMsV0FBVztBQUFBLEVBQzVDLGlDQUFpQyxFQUFFLFNBQVMsV0FBVztBQUFBLEVBQ3ZELFVBQVUsRUFBRSxTQUFTLFdBQVc7QUFBQSxFQUNoQyxnQkFBZ0IsRUFBRSxTQUFTLFdBQVc7QUFBQSxFQUN0QyxHQUFHO0FBQUEsRUFDSCxVQUFVLEVBQUU7QUFBQSxJQUNWLEVBQUUsTUFBTSxFQUFFLE9BQU8sRUFBRSxhQUFhLEVBQUUsSUFBSSxFQUFFLE1BQU0sRUFBRSxZQUFZLENBQUMsR0FBRyxHQUFHLFlBQVksQ0FBQyxDQUFDLEVBQUUsTUFBTSxFQUFFLFVBQVUsU0FBUyxHQUFHLENBQUM7QUFBQSxFQUNwSDtBQUNGLENBQUM7OztBQ3ZCTSxJQUFNLG9CQUFvQixFQUFFLE9BQU8sRUFBRSxlQUFlLEdBQUcsQ0FBQztBQUd4RCxJQUFNLHFCQUFxQixFQUFFLE9BQU87QUFBQSxFQUN6QyxlQUFlO0FBQUEsRUFDZixhQUFhO0FBQUE7QUFBQSxFQUViLFNBQVMsRUFBRSxTQUFTLEVBQUU7QUFBQSxFQUN0QjtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsRUFLQSxjQUFjLEVBQUUsTUFBTSxFQUFFLE9BQU8sQ0FBQztBQUFBLEVBQ2hDLG1CQUFtQixFQUFFLE1BQU0sZ0JBQWdCO0FBQUEsRUFDM0M7QUFBQTtBQUFBLEVBRUEsT0FBTyxFQUFFLE9BQU87QUFDbEIsQ0FBQztBQUdNLElBQU0scUJBQXFCLEVBQUUsT0FBTyxFQUFFLGVBQWUsSUFBSSxTQUFTLENBQUM7OztBQ2xCbkUsSUFBTSxhQUFhLEVBQUUsT0FBTztBQUFBLEVBQ2pDO0FBQUEsRUFDQSxvQkFBb0IsRUFBRSxTQUFTQyxNQUFLO0FBQUEsRUFDcEMsZ0JBQWdCLEVBQUUsT0FBTyxFQUFFLE9BQU8sV0FBVyxRQUFRLENBQUM7QUFBQSxFQUN0RCxTQUFTLEtBQUssT0FBTyxPQUFPO0FBQUE7QUFBQSxFQUU1QixRQUFRLEVBQUUsSUFBSSxFQUFFLE1BQU0sRUFBRSxRQUFRLE9BQU8sR0FBRyxHQUFHLEVBQUUsUUFBUSxPQUFPLEdBQUcsQ0FBQztBQUFBLEVBQ2xFLFNBQVMsRUFBRSxLQUFLLENBQUMsT0FBTyxLQUFLLENBQUM7QUFBQTtBQUFBLEVBRTlCLFNBQVMsS0FBSyxFQUFFO0FBQUE7QUFBQSxFQUVoQixlQUFlO0FBQUEsRUFDZixtQkFBbUIsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDO0FBQzNDLENBQUM7QUFJTSxJQUFNLHVCQUF1QixTQUFTO0FBQUEsRUFDM0MsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUFBLEVBQ1IsVUFBVSxPQUFPLE1BQU0sa0JBQWtCO0FBQUEsRUFDekMsUUFBUTtBQUNWLENBQUM7OztBQzVCRCxJQUFNLFFBQVEsRUFBRSxJQUFJLEVBQUUsTUFBTSxFQUFFLFFBQVEsV0FBVyxHQUFHLEdBQUcsRUFBRSxRQUFRLFdBQVcsR0FBRyxDQUFDO0FBR3pFLElBQU0sU0FBUyxFQUFFLE9BQU87QUFBQSxFQUM3QixJQUFJLEVBQUUsU0FBUyxFQUFFO0FBQUEsRUFDakIsYUFBYSxFQUFFLElBQUksRUFBRSxNQUFNLEVBQUUsUUFBUSxDQUFDLEdBQUcsRUFBRSxRQUFRLFFBQVEsTUFBTSxDQUFDLENBQUM7QUFBQSxFQUNuRSxXQUFXO0FBQUEsRUFDWCxVQUFVO0FBQUEsRUFDVixLQUFLO0FBQUEsRUFDTCxRQUFRLEVBQUUsU0FBUyxNQUFNO0FBQUEsRUFDekIsZUFBZSxFQUFFLFNBQVMsYUFBYTtBQUFBO0FBQUEsRUFFdkMsb0JBQW9CLEVBQUUsU0FBUyxNQUFNO0FBQUEsRUFDckMsdUJBQXVCLEVBQUUsU0FBUyxLQUFLO0FBQUEsRUFDdkMsMEJBQTBCLEVBQUUsU0FBUyxLQUFLO0FBQUEsRUFDMUMsaUJBQWlCLEVBQUUsU0FBUyxLQUFLO0FBQ25DLENBQUM7QUFFTSxJQUFNLGNBQWMsRUFBRSxPQUFPLFFBQVEsRUFBRSxHQUFHLENBQUM7OztBQ3BCM0MsSUFBTSxnQkFBZ0IsQ0FBQyxhQUFhLFNBQVMsUUFBUSxNQUFNO0FBRzNELElBQU0sZ0JBQWdCLENBQUMsU0FBUyxjQUFjLFdBQVc7QUFHekQsSUFBTSxrQkFBa0IsQ0FBQyxjQUFjLGVBQWUsVUFBVSxRQUFRLFFBQVEsVUFBVTtBQUkxRixJQUFNLHFCQUFxQixDQUFDLEtBQUssSUFBSSxJQUFJLENBQUM7QUFJMUMsSUFBTSx1QkFBdUI7QUFBQSxFQUNsQyxFQUFFLE1BQU0sS0FBUSxJQUFJLEtBQVMsTUFBTSxLQUFPO0FBQUEsRUFDMUMsRUFBRSxNQUFNLEtBQVMsSUFBSSxLQUFTLE1BQU0sSUFBTztBQUFBLEVBQzNDLEVBQUUsTUFBTSxLQUFTLElBQUksS0FBVyxNQUFNLElBQVE7QUFBQSxFQUM5QyxFQUFFLE1BQU0sS0FBVyxJQUFJLEtBQVksTUFBTSxLQUFRO0FBQ25EO0FBR08sSUFBTSxZQUFZLENBQUMsSUFBSSxJQUFJLElBQUksSUFBSSxJQUFJLElBQUksRUFBRTtBQU03QyxJQUFNLGtCQUFxQztBQUFBLEVBQ2hELEdBQUcsSUFBSSxJQUFJLHFCQUFxQixRQUFRLENBQUMsRUFBRSxNQUFNLElBQUksS0FBSyxNQUFNLE1BQU0sS0FBSyxFQUFFLFNBQVMsS0FBSyxRQUFRLE9BQU8sRUFBRSxHQUFHLENBQUMsR0FBRyxVQUFVLE9BQU8sUUFBUSxJQUFJLENBQUMsQ0FBQztBQUNwSjs7O0FDeEJPLElBQU0sZUFBZSxFQUFFLE9BQU87QUFBQSxFQUNuQyxTQUFTLEVBQUUsS0FBWSxlQUFlO0FBQUEsRUFDdEMsUUFBUSxFQUFFLEtBQUssQ0FBQyxjQUFjLFdBQVcsQ0FBQztBQUFBLEVBQzFDLFdBQVcsRUFBRSxRQUFRLENBQUMsR0FBVSxrQkFBa0IsQ0FBQztBQUFBO0FBQUEsRUFFbkQsYUFBYSxFQUFFLFNBQVMsTUFBTTtBQUNoQyxDQUFDO0FBSU0sSUFBTSxhQUFhO0FBQUEsRUFDeEIsY0FBYyxFQUFFLFNBQVMsWUFBWTtBQUFBO0FBQUEsRUFFckMsY0FBYyxFQUFFLFNBQVMsRUFBRSxRQUFRLENBQUMsR0FBVSxlQUFlLENBQUMsQ0FBQztBQUFBLEVBQy9ELGNBQWMsRUFBRSxTQUFTLEVBQUUsUUFBUSxNQUFNLENBQUM7QUFBQTtBQUFBLEVBRTFDLGNBQWMsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDLEdBQVUsU0FBUyxDQUFDLENBQUM7QUFBQTtBQUFBLEVBRXpELFFBQVEsRUFBRSxTQUFTLEVBQUUsT0FBTyxFQUFFLGNBQWMsRUFBRSxLQUFZLGFBQWEsRUFBRSxDQUFDLENBQUM7QUFBQSxFQUMzRSxRQUFRLEVBQUUsU0FBUyxFQUFFLEtBQVksYUFBYSxDQUFDO0FBQUE7QUFBQSxFQUUvQyxRQUFRLEVBQUUsU0FBUyxFQUFFLE1BQU0sWUFBWSxFQUFFLE1BQU0sRUFBRSxVQUFVLElBQVcsZ0JBQWdCLE1BQU0sQ0FBQyxDQUFDO0FBQUE7QUFBQSxFQUU5RixLQUFLLEVBQUUsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUMxQjtBQUVPLElBQU0scUJBQXFCLEVBQUUsT0FBTyxFQUFFLE9BQU8sV0FBVyxTQUFTLEVBQUUsU0FBUyxPQUFPLEVBQUUsQ0FBQzs7O0FDekJ0RixJQUFNLGtCQUFrQixFQUFFLE9BQU87QUFBQSxFQUN0QyxjQUFjLEVBQUUsU0FBUyxFQUFFLEtBQVksYUFBYSxDQUFDO0FBQUEsRUFDckQsZUFBZSxFQUFFLFNBQVMsRUFBRSxLQUFZLGVBQWUsQ0FBQztBQUFBLEVBQ3hELHFCQUFxQixFQUFFLFNBQVMsRUFBRSxLQUFZLHFCQUFxQixDQUFDO0FBQUEsRUFDcEUsdUJBQXVCLEVBQUUsU0FBUyxFQUFFLEtBQVksb0JBQW9CLENBQUM7QUFBQSxFQUNyRSxXQUFXLEVBQUUsU0FBUyxFQUFFLElBQUksRUFBRSxNQUFNLEVBQUUsUUFBUSxLQUFLLFlBQVksR0FBRyxFQUFFLFFBQVEsSUFBSSxDQUFDLENBQUM7QUFBQSxFQUNsRixlQUFlLEVBQUUsU0FBUyxFQUFFLElBQUksRUFBRSxNQUFNLEVBQUUsUUFBUSxLQUFLLFdBQVcsR0FBRyxHQUFHLEVBQUUsUUFBUSxLQUFLLFdBQVcsR0FBRyxDQUFDLENBQUM7QUFBQTtBQUFBLEVBRXZHLGlCQUFpQixFQUFFLFNBQVMsRUFBRSxJQUFJLEVBQUUsTUFBTSxFQUFFLFFBQVEsS0FBSyxRQUFRLEdBQUcsR0FBRyxFQUFFLFFBQVEsS0FBSyxRQUFRLEdBQUcsQ0FBQyxDQUFDO0FBQUE7QUFBQSxFQUVuRyxnQkFBZ0IsRUFBRSxTQUFTLEVBQUUsSUFBSSxFQUFFLE1BQU0sRUFBRSxRQUFRLEtBQUssUUFBUSxHQUFHLEdBQUcsRUFBRSxRQUFRLEtBQUssUUFBUSxRQUFRLENBQUMsQ0FBQztBQUFBLEVBQ3ZHLGdCQUFnQixFQUFFLFNBQVMsRUFBRSxLQUFZLGVBQWUsQ0FBQztBQUFBLEVBQ3pELFdBQVcsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDO0FBQUEsRUFDakMsVUFBVSxFQUFFLFNBQVMsRUFBRSxLQUFZLFNBQVMsQ0FBQztBQUFBLEVBQzdDLGFBQWEsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDO0FBQUEsRUFDbkMscUJBQXFCLEVBQUUsU0FBUyxFQUFFLEtBQVksZUFBZSxDQUFDO0FBQ2hFLENBQUM7QUFJTSxJQUFNLGlCQUFpQixFQUFFLEtBQUssQ0FBQyxpQkFBaUIsWUFBWSxTQUFTLENBQUM7QUFJdEUsSUFBTSxjQUFjO0FBQUE7QUFBQSxFQUV6QixpQkFBaUIsRUFBRSxTQUFTLEVBQUUsSUFBSSxDQUFDO0FBQUE7QUFBQSxFQUVuQyxpQ0FBaUMsRUFBRSxRQUFRO0FBQUE7QUFBQSxFQUUzQyxxQ0FBcUMsRUFBRSxRQUFRO0FBQUE7QUFBQSxFQUUvQywyQkFBMkIsRUFBRSxRQUFRO0FBQ3ZDO0FBR08sSUFBTSxpQkFBaUI7QUFBQTtBQUFBLEVBRTVCLGdCQUFnQixFQUFFLEtBQUssQ0FBQyxZQUFZLFdBQVcsUUFBUSxDQUFDO0FBQUE7QUFBQSxFQUV4RCxhQUFhO0FBQUE7QUFBQSxFQUViLFNBQVMsRUFBRSxjQUFjLEVBQUUsTUFBTSxlQUFlLEdBQUcsY0FBYztBQUFBLEVBQ2pFLEdBQUc7QUFDTDs7O0FDN0NPLElBQU0sa0JBQWtCO0FBQUEsRUFDN0IsZUFBZTtBQUFBLEVBQ2YsYUFBYTtBQUFBLEVBQ2I7QUFBQSxFQUNBO0FBQUE7QUFBQSxFQUVBLGNBQWMsRUFBRSxTQUFTLGFBQWE7QUFBQSxFQUN0QyxXQUFXLEVBQUUsSUFBSTtBQUFBLEVBQ2pCLGlCQUFpQixFQUFFLFNBQVMsRUFBRTtBQUNoQztBQU1PLElBQU0sc0JBQXNCLFNBQVM7QUFBQSxFQUMxQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sZUFBZSxDQUFDO0FBQUEsRUFDaEQsUUFBUTtBQUNWLENBQUM7OztBQzFCRCxJQUFNLFNBQVMsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDO0FBRzlCLElBQU0sbUJBQW1CLEVBQUUsT0FBTyxFQUFFLGVBQWUsUUFBUSxXQUFXLFFBQVEsTUFBTSxRQUFRLEtBQUssUUFBUSxLQUFLLE9BQU8sQ0FBQztBQUl0SCxJQUFNLHFCQUFxQixTQUFTO0FBQUEsRUFDekMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVTtBQUFBLEVBQ1YsVUFBVSxPQUFPLE1BQU0sa0JBQWtCO0FBQUEsRUFDekMsUUFBUTtBQUNWLENBQUM7OztBQ2RELElBQU1DLFVBQVMsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDO0FBRzlCLElBQU0sZ0JBQWdCLEVBQUUsT0FBTyxrQkFBa0I7QUFBQSxFQUN0RCxpQkFBaUJBO0FBQUEsRUFDakIsZUFBZUE7QUFBQSxFQUNmLGtCQUFrQkE7QUFBQSxFQUNsQixlQUFlQTtBQUFBLEVBQ2YsY0FBY0E7QUFBQSxFQUNkLGdCQUFnQkE7QUFDbEIsQ0FBQztBQUlNLElBQU0sa0JBQWtCLEVBQUUsT0FBTyxFQUFFLElBQUksRUFBRSxLQUFLLENBQUMsb0JBQW9CLENBQUMsR0FBRyxTQUFTLEVBQUUsT0FBTyxFQUFFLENBQUM7QUFNNUYsSUFBTSxrQkFBa0IsU0FBUztBQUFBLEVBQ3RDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVU7QUFBQSxFQUNWLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxvQkFBb0IsRUFBRSxrQkFBa0IsRUFBRSxNQUFNLGVBQWUsRUFBRSxDQUFDLENBQUM7QUFBQSxFQUNuRyxRQUFRO0FBQ1YsQ0FBQzs7O0FDakJELElBQU0sYUFBYSxDQUFDLEVBQUUsY0FBYyxlQUFlLEdBQUcsS0FBSyxNQUF5QjtBQUc3RSxJQUFNLGtCQUFrQixTQUFTO0FBQUEsRUFDdEMsR0FBRztBQUFBLEVBQ0gsVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPO0FBQUEsSUFDOUIsR0FBRztBQUFBLElBQ0gsaUJBQWlCLEVBQUUsU0FBUyxPQUFPO0FBQUEsSUFDbkMsY0FBYyxFQUFFLFNBQVMsWUFBWTtBQUFBLElBQ3JDLFNBQVMsRUFBRSxTQUFTLEVBQUUsTUFBTSxXQUFXLENBQUM7QUFBQSxJQUN4QyxnQkFBZ0IsRUFBRSxTQUFTLGNBQWM7QUFBQSxJQUN6QyxrQkFBa0IsRUFBRSxTQUFTLEVBQUUsTUFBTSxPQUFPLENBQUM7QUFBQSxJQUM3QyxrQkFBa0IsRUFBRSxTQUFTLGdCQUFnQjtBQUFBO0FBQUEsSUFFN0MsYUFBYSxFQUFFLFNBQVMsZUFBZTtBQUFBLElBQ3ZDLGtCQUFrQixFQUFFLFNBQVMsZ0JBQWdCO0FBQUEsSUFDN0MsZUFBZSxFQUFFLFNBQVMsYUFBYTtBQUFBLElBQ3ZDLGtCQUFrQixFQUFFLFNBQVMsRUFBRSxNQUFNLGVBQWUsQ0FBQztBQUFBLElBQ3JELE1BQU0sRUFBRSxTQUFTLEVBQUUsT0FBTyxFQUFFLGdCQUFnQixvQkFBb0IsR0FBRyxXQUFXLFVBQVUsRUFBRSxDQUFDLENBQUM7QUFBQSxJQUM1RixLQUFLLEVBQUUsU0FBUyxVQUFVO0FBQUEsSUFDMUIsVUFBVSxFQUFFLFNBQVMsRUFBRSxRQUFRLENBQUM7QUFBQSxJQUNoQyxXQUFXLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUFBLElBQ2hDLHlCQUF5QixFQUFFLE9BQU8sRUFBRSxtQkFBbUIsRUFBRSxNQUFNLGdCQUFnQixFQUFFLENBQUM7QUFBQSxFQUNwRixDQUFDLENBQUM7QUFDSixDQUFDOzs7QUNsQ00sSUFBTSxhQUFhLENBQUMsU0FBd0IsU0FBUyxLQUFLLE9BQU8sQ0FBQyxFQUFFLFlBQVksQ0FBQyxHQUFHLEtBQUssTUFBTSxDQUFDLENBQUM7QUFPakcsSUFBTSxhQUFhLENBQUMsU0FDekIsU0FBUztBQUFBLEVBQ1AsSUFBSSxXQUFXLElBQUk7QUFBQSxFQUNuQixRQUFRO0FBQUEsRUFDUixNQUFNLG9CQUFvQixJQUFJO0FBQUEsRUFDOUIsTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUFBLEVBQ1IsVUFBVSxPQUFPLE1BQU0sa0JBQWtCO0FBQUEsRUFDekMsUUFBUTtBQUNWLENBQUM7OztBQ2xCSSxJQUFNLHdCQUF3QixTQUFTO0FBQUEsRUFDNUMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUFBLEVBQ1IsVUFBVSxPQUFPLE1BQU0sa0JBQWtCO0FBQUEsRUFDekMsUUFBUTtBQUNWLENBQUM7OztBQ0FNLElBQU0sY0FBYyxTQUFTO0FBQUEsRUFDbEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLG9CQUFvQixFQUFFLEdBQUcsZ0JBQWdCLG1CQUFtQixFQUFFLE1BQU0sZ0JBQWdCLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDeEgsUUFBUTtBQUNWLENBQUM7OztBQ2ZELElBQU0sUUFBUSxFQUFFLE9BQU8sU0FBUyxFQUFFLGFBQWEsRUFBRSxJQUFJLEVBQUUsTUFBTSxFQUFFLFFBQVEsQ0FBQyxDQUFDLEVBQUUsQ0FBQztBQUdyRSxJQUFNLGNBQWMsU0FBUztBQUFBLEVBQ2xDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxFQUFFLGtCQUFrQixFQUFFLE1BQU0sS0FBSyxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQ3JFLFFBQVE7QUFDVixDQUFDOzs7QUNOTSxJQUFNLG9CQUFvQixTQUFTO0FBQUEsRUFDeEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLEVBQUUsZUFBZSxJQUFJLFdBQVcsRUFBRSxJQUFJLEdBQUcsUUFBUSxlQUFlLGVBQWUsRUFBRSxJQUFJLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDekgsUUFBUTtBQUNWLENBQUM7OztBQ2JNLElBQU0sdUJBQXVCLFNBQVM7QUFBQSxFQUMzQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVO0FBQUEsRUFDVixVQUFVLE9BQU8sTUFBTSxrQkFBa0I7QUFBQSxFQUN6QyxRQUFRO0FBQ1YsQ0FBQzs7O0FDVE0sSUFBTSxpQkFBaUIsU0FBUztBQUFBLEVBQ3JDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVU7QUFBQSxFQUNWLFVBQVUsT0FBTyxNQUFNLGtCQUFrQjtBQUFBLEVBQ3pDLFFBQVE7QUFDVixDQUFDOzs7QUNETSxJQUFNLGtCQUFrQixTQUFTO0FBQUEsRUFDdEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVTtBQUFBLEVBQ1YsVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLG9CQUFvQixFQUFFLG1CQUFtQixFQUFFLE1BQU0sZ0JBQWdCLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDckcsUUFBUTtBQUNWLENBQUM7OztBQ1hNLElBQU0sZ0JBQWdCLFNBQVM7QUFBQSxFQUNwQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVO0FBQUEsRUFDVixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sb0JBQW9CO0FBQUEsSUFDbEQsYUFBYTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsSUFLYixvQkFBb0IsRUFBRSxTQUFTLE1BQU07QUFBQSxJQUNyQyxTQUFTLEVBQUUsTUFBTSxXQUFXO0FBQUEsRUFDOUIsQ0FBQyxDQUFDO0FBQUEsRUFDRixRQUFRO0FBQ1YsQ0FBQzs7O0FDZk0sSUFBTSxvQkFBb0IsU0FBUztBQUFBLEVBQ3hDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVU7QUFBQSxFQUNWLFVBQVUsT0FBTyxNQUFNLGtCQUFrQjtBQUFBLEVBQ3pDLFFBQVE7QUFDVixDQUFDOzs7QUNQTSxJQUFNLGFBQWEsU0FBUztBQUFBLEVBQ2pDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVU7QUFBQSxFQUNWLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxvQkFBb0IsRUFBRSxtQkFBbUIsRUFBRSxNQUFNLGdCQUFnQixFQUFFLENBQUMsQ0FBQztBQUFBLEVBQ3JHLFFBQVE7QUFDVixDQUFDOzs7QUNQTSxJQUFNLGdCQUFnQixTQUFTO0FBQUEsRUFDcEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVTtBQUFBLEVBQ1YsVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLG9CQUFvQixFQUFFLEdBQUcsZ0JBQWdCLG1CQUFtQixFQUFFLE1BQU0sZ0JBQWdCLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDeEgsUUFBUTtBQUNWLENBQUM7OztBQ1ZNLElBQU0saUJBQWlCLFNBQVM7QUFBQSxFQUNyQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVO0FBQUEsRUFDVixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sb0JBQW9CO0FBQUEsSUFDbEQsa0JBQWtCLEVBQUUsTUFBTSxFQUFFLE9BQU8sU0FBUyxFQUFFLEdBQUcsQ0FBQyxDQUFDO0FBQUEsSUFDbkQseUJBQXlCLEVBQUUsT0FBTyxFQUFFLG1CQUFtQixFQUFFLE1BQU0sZ0JBQWdCLEVBQUUsQ0FBQztBQUFBLEVBQ3BGLENBQUMsQ0FBQztBQUFBLEVBQ0YsUUFBUTtBQUNWLENBQUM7OztBQ2RNLElBQU0sbUJBQW1CLFNBQVM7QUFBQSxFQUN2QyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sRUFBRSxhQUFhLEVBQUUsTUFBTSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsT0FBTyxHQUFHLFFBQVEsQ0FBQyxDQUFDLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDbEcsUUFBUTtBQUNWLENBQUM7QUFNTSxJQUFNLGdCQUFnQixTQUFTO0FBQUEsRUFDcEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxNQUFNO0FBQUEsSUFDN0IsRUFBRSxPQUFPLEVBQUUsU0FBUyxFQUFFLFFBQVEsVUFBVSxHQUFHLFFBQVEsQ0FBQztBQUFBLElBQ3BELEVBQUUsT0FBTztBQUFBLE1BQ1AsU0FBUyxFQUFFLFFBQVEsV0FBVztBQUFBLE1BQzlCO0FBQUEsTUFDQSxTQUFTLEVBQUUsTUFBTSxFQUFFLEtBQUssQ0FBQyxnQkFBZ0IsZ0JBQWdCLFFBQVEsU0FBUyxTQUFTLENBQUMsQ0FBQztBQUFBLElBQ3ZGLENBQUM7QUFBQSxJQUNELEVBQUUsT0FBTyxFQUFFLFNBQVMsRUFBRSxRQUFRLGNBQWMsR0FBRyxRQUFRLENBQUM7QUFBQSxJQUN4RCxFQUFFLE9BQU8sRUFBRSxTQUFTLEVBQUUsUUFBUSxXQUFXLEVBQUUsQ0FBQztBQUFBLEVBQzlDLENBQUMsQ0FBQztBQUFBLEVBQ0YsUUFBUTtBQUNWLENBQUM7OztBQ2pDTSxJQUFNLGdCQUFnQixDQUFDLGFBQWEsU0FBUyxhQUFhLFNBQVMsUUFBUTtBQWMzRSxJQUFNLG1CQUFtQixDQUFDLHFCQUFxQixpQkFBaUIscUJBQXFCLGtCQUFrQix5QkFBeUI7OztBQ1BoSSxJQUFNLGdCQUFnQixFQUFFLE9BQU87QUFBQSxFQUNwQyxnQkFBZ0IsRUFBRSxLQUFLLGFBQWE7QUFBQSxFQUNwQyxtQkFBbUIsRUFBRSxRQUFRO0FBQUEsRUFDN0Isc0JBQXNCLEVBQUUsUUFBUTtBQUFBLEVBQ2hDLHNCQUFzQixFQUFFLFNBQVMsVUFBVTtBQUFBLEVBQzNDLHFCQUFxQixFQUFFLFNBQVMsVUFBVTtBQUFBLEVBQzFDLGVBQWUsRUFBRSxRQUFRO0FBQUEsRUFDekIsbUJBQW1CLEVBQUUsUUFBUTtBQUFBLEVBQzdCLG1CQUFtQixFQUFFLFNBQVMsRUFBRSxRQUFRLENBQUM7QUFBQSxFQUN6QyxnQkFBZ0IsRUFBRSxRQUFRO0FBQUEsRUFDMUIseUJBQXlCLEVBQUUsUUFBUTtBQUNyQyxDQUFDO0FBSUQsSUFBTSxpQkFBaUIsRUFBRSxNQUFNLEVBQUUsS0FBSyxnQkFBZ0IsQ0FBQztBQUdoRCxJQUFNLGtCQUFrQixTQUFTO0FBQUEsRUFDdEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVTtBQUFBLEVBQ1YsVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLG9CQUFvQixFQUFFLGVBQWUsQ0FBQyxDQUFDO0FBQUEsRUFDdkUsUUFBUTtBQUNWLENBQUM7QUFFTSxJQUFNLGdCQUFnQixTQUFTO0FBQUEsRUFDcEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLEVBQUUsV0FBVyxFQUFFLFNBQVMsYUFBYSxHQUFHLGVBQWUsQ0FBQyxDQUFDO0FBQUEsRUFDekYsUUFBUTtBQUNWLENBQUM7QUFRTSxJQUFNLGdCQUFnQixTQUFTO0FBQUEsRUFDcEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPO0FBQUEsSUFDOUIsU0FBUztBQUFBO0FBQUEsSUFFVCxTQUFTLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxTQUFTLENBQUM7QUFBQTtBQUFBLElBRXRDLGlCQUFpQixFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxJQUN0QyxZQUFZLEVBQUUsSUFBSTtBQUFBO0FBQUEsSUFFbEIsYUFBYSxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQTtBQUFBLElBRWxDO0FBQUEsRUFDRixDQUFDLENBQUM7QUFBQSxFQUNGLFFBQVE7QUFDVixDQUFDO0FBVU0sSUFBTSxnQkFBZ0IsU0FBUztBQUFBLEVBQ3BDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVU7QUFBQSxFQUNWLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxFQUFFLGVBQWUsSUFBSSxTQUFTLElBQUksU0FBUyxJQUFJLFFBQVEsSUFBSSxTQUFTLEVBQUUsT0FBTyxHQUFHLG9CQUFvQixRQUFRLENBQUMsQ0FBQztBQUFBLEVBQzlJLFFBQVE7QUFDVixDQUFDOzs7QUNyRk0sSUFBTSxnQkFBZ0IsU0FBUztBQUFBLEVBQ3BDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxFQUFFLE1BQU0sZUFBZSxPQUFPLFdBQVcsV0FBVyxFQUFFLE1BQU0sUUFBUSxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQ3hHLFFBQVE7QUFDVixDQUFDOzs7QUNQRCxJQUFNLE1BQU07QUFNTCxJQUFNLHNCQUFzQixTQUFTO0FBQUEsRUFDMUMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUNWLENBQUM7QUFNTSxJQUFNLDRCQUE0QixTQUFTO0FBQUEsRUFDaEQsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUNWLENBQUM7QUFHTSxJQUFNLGlCQUFpQixTQUFTO0FBQUEsRUFDckMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUNWLENBQUM7OztBQ2pDTSxJQUFNLGlCQUFpQixTQUFTO0FBQUEsRUFDckMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUNWLENBQUM7QUFPTSxJQUFNLGNBQWMsU0FBUztBQUFBLEVBQ2xDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFFBQVE7QUFDVixDQUFDOzs7QUNyQk0sSUFBTSxlQUFlLFNBQVM7QUFBQSxFQUNuQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sRUFBRSxVQUFVLEVBQUUsSUFBSSxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQ3RELFFBQVE7QUFDVixDQUFDOzs7QUNSTSxJQUFNLGlCQUFpQixFQUFFLEtBQUssQ0FBQyxpQkFBaUIsZUFBZSxLQUFLLENBQUM7QUFPckUsSUFBTSxjQUFjLEVBQUUsT0FBTztBQUFBLEVBQ2xDLFFBQVEsRUFBRSxTQUFTLEVBQUU7QUFBQSxFQUNyQixXQUFXLEVBQUUsU0FBUyxLQUFLLE9BQU8sSUFBSSxDQUFDO0FBQUEsRUFDdkMsVUFBVSxFQUFFLFNBQVMsS0FBSyxPQUFPLElBQUksQ0FBQztBQUFBLEVBQ3RDLGFBQWEsRUFBRSxTQUFTLE1BQU07QUFBQSxFQUM5QixPQUFPLEVBQUUsU0FBUyxLQUFLO0FBQUEsRUFDdkIsT0FBTyxFQUFFLFNBQVNDLE1BQUs7QUFBQSxFQUN2QixTQUFTLEVBQUUsU0FBUyxFQUFFLFFBQVEsT0FBTyxDQUFDO0FBQUEsRUFDdEMsU0FBUyxFQUFFLFNBQVMsS0FBSyxPQUFPLE9BQU8sQ0FBQztBQUFBLEVBQ3hDLFNBQVMsRUFBRSxTQUFTLEVBQUUsS0FBSyxDQUFDLE9BQU8sS0FBSyxDQUFDLENBQUM7QUFBQSxFQUMxQyxTQUFTLEVBQUUsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQzVCLFFBQVEsRUFBRSxTQUFTLEVBQUUsSUFBSSxFQUFFLE1BQU0sRUFBRSxRQUFRLE9BQU8sR0FBRyxHQUFHLEVBQUUsUUFBUSxPQUFPLEdBQUcsQ0FBQyxDQUFDO0FBQUE7QUFBQSxFQUU5RSxTQUFTLEVBQUUsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQzVCLHdCQUF3QixFQUFFLFNBQVMsS0FBSyxFQUFFLENBQUM7QUFDN0MsQ0FBQztBQVFNLElBQU0scUJBQXFCLFNBQVM7QUFBQSxFQUN6QyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixRQUFRO0FBQUEsRUFDUixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU87QUFBQSxJQUM5QixPQUFPLEVBQUUsT0FBTztBQUFBO0FBQUEsSUFFaEIsS0FBSyxFQUFFLE9BQU87QUFBQSxJQUNkLEtBQUssRUFBRSxPQUFPO0FBQUEsSUFDZCxrQkFBa0I7QUFBQSxFQUNwQixDQUFDLENBQUM7QUFBQSxFQUNGLFFBQVE7QUFDVixDQUFDO0FBR00sSUFBTSxrQkFBa0IsU0FBUztBQUFBLEVBQ3RDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTztBQUFBLElBQzlCLE1BQU0sRUFBRSxNQUFNLEVBQUUsT0FBTyxFQUFFLEtBQUssRUFBRSxPQUFPLEdBQUcsS0FBSyxFQUFFLE9BQU8sR0FBRyxHQUFHLEVBQUUsT0FBTyxHQUFHLEtBQUssRUFBRSxPQUFPLEdBQUcsS0FBSyxFQUFFLE9BQU8sR0FBRyxLQUFLLEVBQUUsT0FBTyxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQ2hJLENBQUMsQ0FBQztBQUFBLEVBQ0YsUUFBUTtBQUNWLENBQUM7QUFHTSxJQUFNLHFCQUFxQixTQUFTO0FBQUEsRUFDekMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVTtBQUFBLElBQU8sTUFDZixFQUFFLE9BQU8sRUFBRSxhQUFhLGdCQUFnQixZQUFZLElBQUksS0FBSyxFQUFFLE9BQU8sR0FBRyxTQUFTLElBQUksTUFBTSxhQUFhLGtCQUFrQixRQUFRLENBQUM7QUFBQSxFQUN0STtBQUFBLEVBQ0EsUUFBUTtBQUNWLENBQUM7OztBQ3RFTSxJQUFNLGFBQWEsU0FBUztBQUFBLEVBQ2pDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxFQUFFLFFBQVEsRUFBRSxRQUFRLElBQUksRUFBRSxDQUFDLENBQUM7QUFBQSxFQUM1RCxRQUFRO0FBQ1YsQ0FBQztBQUdNLElBQU0sZ0JBQWdCLFNBQVM7QUFBQSxFQUNwQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sRUFBRSxRQUFRLEVBQUUsUUFBUSxPQUFPLEdBQUcsVUFBVSxFQUFFLEtBQUssQ0FBQyxVQUFVLFlBQVksQ0FBQyxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQzNHLFFBQVE7QUFDVixDQUFDOzs7QUNmRCxJQUFNLE9BQU8sRUFBRSxXQUFXLElBQUksa0JBQWtCLFNBQVMsa0JBQWtCLFNBQVMsbUJBQW1CLGVBQWUsWUFBWTtBQUczSCxJQUFNLGlCQUFpQixTQUFTO0FBQUEsRUFDckMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPO0FBQUEsSUFDOUIsR0FBRztBQUFBLElBQ0gsV0FBVyxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxJQUNoQyxVQUFVLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUFBLElBQy9CLE9BQU8sRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsSUFDNUIsT0FBTyxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxFQUM5QixDQUFDLENBQUM7QUFBQSxFQUNGLFFBQVE7QUFDVixDQUFDO0FBR00sSUFBTSxxQkFBcUIsU0FBUztBQUFBLEVBQ3pDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVU7QUFBQSxFQUNWLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTztBQUFBLElBQzlCLEdBQUc7QUFBQSxJQUNILFdBQVcsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsSUFDaEMsVUFBVSxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxJQUMvQixPQUFPLEVBQUUsU0FBUyxLQUFLO0FBQUEsSUFDdkIsT0FBTyxFQUFFLFNBQVNDLE1BQUs7QUFBQSxJQUN2QixhQUFhLEVBQUUsT0FBTztBQUFBLE1BQ3BCLFNBQVMsRUFBRSxTQUFTLEVBQUUsUUFBUSxPQUFPLENBQUM7QUFBQTtBQUFBLE1BRXRDLGdCQUFnQixFQUFFLFNBQVMsRUFBRSxPQUFPLEVBQUUsYUFBYSxFQUFFLFNBQVMsTUFBTSxFQUFFLENBQUMsQ0FBQztBQUFBO0FBQUEsTUFFeEUsU0FBUyxFQUFFLFNBQVMsRUFBRTtBQUFBO0FBQUEsTUFFdEIsWUFBWSxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxNQUNqQyxVQUFVLEVBQUUsU0FBUyxFQUFFLE1BQU0sT0FBTyxDQUFDO0FBQUEsSUFDdkMsQ0FBQztBQUFBLEVBQ0gsQ0FBQyxDQUFDO0FBQUEsRUFDRixRQUFRO0FBQ1YsQ0FBQzs7O0FDN0NNLElBQU0sYUFBYSxFQUFFLEtBQUssQ0FBQyxTQUFTLFdBQVcsZ0JBQWdCLGNBQWMsU0FBUyx3QkFBd0IsQ0FBQztBQUd0SCxJQUFNLGNBQWMsRUFBRSxPQUFPLEVBQUUsUUFBUSxJQUFJLGFBQWEsWUFBWSxTQUFTLENBQUM7QUFHdkUsSUFBTSxhQUFhLFNBQVM7QUFBQSxFQUNqQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixRQUFRO0FBQUEsRUFDUixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sYUFBYSxFQUFFLE9BQU8sRUFBRSxPQUFPLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDbkUsUUFBUTtBQUNWLENBQUM7QUFNTSxJQUFNLGFBQWEsU0FBUztBQUFBLEVBQ2pDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVU7QUFBQSxFQUNWLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxhQUFhLEVBQUUsUUFBUSxhQUFhLENBQUMsQ0FBQztBQUFBLEVBQ3RFLFFBQVE7QUFDVixDQUFDO0FBR00sSUFBTSxXQUFXLFNBQVM7QUFBQSxFQUMvQixJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sYUFBYTtBQUFBLElBQzNDO0FBQUEsSUFDQSxlQUFlLEVBQUUsU0FBUyxFQUFFO0FBQUEsSUFDNUIsa0JBQWtCO0FBQUEsSUFDbEIsa0JBQWtCO0FBQUEsSUFDbEIsdUJBQXVCO0FBQUEsRUFDekIsQ0FBQyxDQUFDO0FBQUEsRUFDRixRQUFRO0FBQ1YsQ0FBQztBQU1NLElBQU0sYUFBYSxTQUFTO0FBQUEsRUFDakMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUNWLENBQUM7QUFHTSxJQUFNLFlBQVksRUFBRSxPQUFPO0FBQUEsRUFDaEMsTUFBTSxLQUFLLEdBQUs7QUFBQSxFQUNoQixhQUFhLEtBQUssRUFBRTtBQUFBLEVBQ3BCLFNBQVMsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLFVBQVUsSUFBSyxHQUFHLEVBQUUsTUFBTSxjQUFjLENBQUM7QUFDdkUsQ0FBQztBQUdNLElBQU0sZ0JBQWdCO0FBQUEsRUFDM0IsT0FBTyxFQUFFLFFBQVE7QUFBQSxFQUNqQixHQUFHLFVBQVU7QUFBQSxFQUNiLE9BQU8sRUFBRSxTQUFTQyxNQUFLO0FBQUE7QUFBQSxFQUV2QixJQUFJLEVBQUUsU0FBUyxPQUFPO0FBQ3hCO0FBRUEsSUFBTSxjQUFjLEVBQUUsS0FBSyxDQUFDLG1CQUFtQixzQkFBc0IsZ0JBQWdCLENBQUM7QUFHL0UsSUFBTSxVQUFVLEVBQUUsT0FBTztBQUFBLEVBQzlCLEdBQUc7QUFBQSxFQUNILE1BQU07QUFBQSxFQUNOLElBQUk7QUFBQSxFQUNKLFdBQVc7QUFBQSxFQUNYLFVBQVUsRUFBRSxPQUFPO0FBQUEsRUFDbkIsbUJBQW1CO0FBQ3JCLENBQUM7QUFJTSxJQUFNLGdCQUFnQixTQUFTO0FBQUEsRUFDcEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUFBLEVBQ1IsVUFBVSxPQUFPLE1BQU0sT0FBTztBQUFBLEVBQzlCLFFBQVE7QUFDVixDQUFDO0FBRU0sSUFBTSxlQUFlLFNBQVM7QUFBQSxFQUNuQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sRUFBRSxVQUFVLEVBQUUsTUFBTSxPQUFPLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDL0QsUUFBUTtBQUNWLENBQUM7OztBQ3JHTSxJQUFNLGNBQWMsU0FBUztBQUFBLEVBQ2xDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFFBQVE7QUFBQSxFQUNSLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxFQUFFLFNBQVMsR0FBRyxDQUFDLENBQUM7QUFBQSxFQUNoRCxRQUFRO0FBQ1YsQ0FBQzs7O0FDWk0sSUFBTSxjQUFjLFNBQVM7QUFBQSxFQUNsQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU87QUFBQSxJQUM5QjtBQUFBLElBQ0EsZ0JBQWdCLEVBQUUsT0FBTztBQUFBLElBQ3pCLG1CQUFtQixFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxJQUN4QyxtQkFBbUIsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsSUFDeEMsWUFBWSxFQUFFLFFBQVE7QUFBQSxJQUN0QixrQkFBa0IsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUE7QUFBQSxJQUV2QywwQkFBMEIsRUFBRSxNQUFNLEVBQUUsT0FBTyxFQUFFLG1CQUFtQixlQUFlLFVBQVUsRUFBRSxPQUFPLEdBQUcsU0FBUyxFQUFFLFFBQVEsRUFBRSxDQUFDLENBQUM7QUFBQSxFQUM5SCxDQUFDLENBQUM7QUFBQSxFQUNGLFFBQVE7QUFDVixDQUFDOzs7QUNsQk0sSUFBTSxpQkFBaUIsQ0FBQyxXQUFXLGdCQUFnQixxQkFBcUI7OztBQ0V4RSxJQUFNLGdCQUFnQixFQUFFLEtBQUssY0FBYztBQUVsRCxJQUFNLFFBQVEsRUFBRSxJQUFJLEVBQUUsTUFBTSxFQUFFLFlBQVksQ0FBQztBQUdwQyxJQUFNLGNBQWMsRUFBRSxPQUFPO0FBQUEsRUFDbEMsUUFBUTtBQUFBLEVBQ1IsY0FBYztBQUFBLEVBQ2QsY0FBYyxFQUFFLE1BQU0sRUFBRSxPQUFPLEVBQUUsU0FBUyxRQUFRLE1BQU0sQ0FBQyxDQUFDO0FBQzVELENBQUM7QUFJTSxJQUFNLG1CQUFtQixTQUFTO0FBQUEsRUFDdkMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLEVBQUUsU0FBUyxJQUFJLE9BQU8sRUFBRSxNQUFNLFdBQVcsRUFBRSxDQUFDLENBQUM7QUFBQSxFQUM3RSxRQUFRO0FBQ1YsQ0FBQzs7O0FDZk0sSUFBTSxnQkFBZ0IsRUFBRSxLQUFLLENBQUMsYUFBYSxXQUFXLGNBQWMsYUFBYSxVQUFVLFdBQVcsQ0FBQztBQU12RyxJQUFNLGlCQUFpQixFQUFFLEtBQUssQ0FBQyxZQUFZLGFBQWEsV0FBVyxXQUFXLGVBQWUsZ0JBQWdCLGNBQWMsQ0FBQztBQU81SCxJQUFNLGVBQWUsRUFBRSxLQUFLLENBQUMsUUFBUSxTQUFTLGFBQWEsb0JBQW9CLHNCQUFzQixTQUFTLENBQUM7QUFHL0csSUFBTSxVQUFVLEVBQUUsT0FBTztBQUFBLEVBQzlCLGVBQWU7QUFBQSxFQUNmLGVBQWU7QUFBQSxFQUNmLFNBQVM7QUFBQSxFQUNULFFBQVE7QUFBQSxFQUNSLFNBQVM7QUFBQSxFQUNULFFBQVE7QUFBQTtBQUFBLEVBRVIsT0FBTyxFQUFFLElBQUk7QUFBQSxFQUNiLFFBQVE7QUFBQTtBQUFBLEVBRVIsU0FBUyxFQUFFLFNBQVMsY0FBYztBQUFBLEVBQ2xDLE9BQU87QUFBQTtBQUFBLEVBRVAsWUFBWSxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQTtBQUFBLEVBRWpDO0FBQUEsRUFDQSxjQUFjLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUNyQyxDQUFDO0FBSUQsSUFBTSxpQkFBaUIsRUFBRSxPQUFPO0FBQUEsRUFDOUIsU0FBUztBQUFBLEVBQ1QsU0FBUztBQUFBLEVBQ1QsYUFBYSxFQUFFLE9BQU87QUFBQSxFQUN0Qix3QkFBd0IsRUFBRSxPQUFPO0FBQUE7QUFBQSxFQUVqQyxTQUFTLEVBQUUsT0FBTztBQUFBLEVBQ2xCLFlBQVksRUFBRSxJQUFJO0FBQ3BCLENBQUM7QUFZTSxJQUFNLGdCQUFnQixTQUFTO0FBQUEsRUFDcEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUFBLEVBQ1IsVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLEVBQUUsZUFBZSxHQUFHLENBQUMsQ0FBQztBQUFBLEVBQ3RELFFBQVE7QUFDVixDQUFDO0FBR00sSUFBTSxjQUFjLFNBQVM7QUFBQSxFQUNsQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxPQUFPO0FBQUEsRUFDOUIsUUFBUTtBQUNWLENBQUM7QUFNTSxJQUFNLGNBQWMsU0FBUztBQUFBLEVBQ2xDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLE9BQU87QUFBQSxFQUM5QixRQUFRO0FBQ1YsQ0FBQztBQU9NLElBQU0sZUFBZSxTQUFTO0FBQUEsRUFDbkMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLEVBQUUsZUFBZSxJQUFJLFdBQVcsRUFBRSxTQUFTLGNBQWMsR0FBRyxTQUFTLEVBQUUsU0FBUyxPQUFPLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDM0gsUUFBUTtBQUNWLENBQUM7OztBQzlHRCxJQUFNLFFBQVEsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE9BQU8sR0FBRyxNQUFNLEVBQUUsT0FBTyxHQUFHLE1BQU0sRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDLEVBQUUsQ0FBQztBQUdwRixJQUFNLGdCQUFnQixTQUFTO0FBQUEsRUFDcEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0sS0FBSyxHQUFHLE1BQU0sRUFBRSxNQUFNLEtBQUssRUFBRSxDQUFDLENBQUM7QUFBQSxFQUMvRSxRQUFRO0FBQ1YsQ0FBQzs7O0FDUE0sSUFBTSxlQUFlLEVBQUUsT0FBTztBQUFBO0FBQUEsRUFFbkMsUUFBUSxFQUFFLFNBQVMsRUFBRSxLQUFLLENBQUMsT0FBTyxNQUFNLEtBQUssTUFBTSxPQUFPLE1BQU0sS0FBSyxJQUFJLENBQUMsQ0FBQztBQUM3RSxDQUFDO0FBSU0sSUFBTSxRQUFRLEVBQUUsT0FBTztBQUFBLEVBQzVCO0FBQUEsRUFDQSxXQUFXO0FBQUEsRUFDWCxhQUFhLEVBQUUsT0FBTztBQUFBLEVBQ3RCLHdCQUF3QixFQUFFLE9BQU87QUFBQTtBQUFBLEVBRWpDLGNBQWMsRUFBRSxPQUFPO0FBQUEsRUFDdkIsR0FBRyxhQUFhO0FBQUE7QUFBQSxFQUVoQixTQUFTLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxTQUFTLENBQUM7QUFBQTtBQUFBLEVBRXRDLE1BQU0sRUFBRSxNQUFNLENBQUMsRUFBRSxRQUFRLENBQUMsR0FBRyxFQUFFLFFBQVEsQ0FBQyxHQUFHLEVBQUUsUUFBUSxFQUFFLENBQUMsQ0FBQztBQUFBO0FBQUEsRUFFekQsZ0JBQWdCLEVBQUUsTUFBTSxhQUFhO0FBQUE7QUFBQSxFQUVyQyxXQUFXLEVBQUU7QUFBQSxJQUNYLEVBQUUsT0FBTztBQUFBLE1BQ1AsSUFBSSxFQUFFLE9BQU87QUFBQSxNQUNiLFVBQVUsRUFBRSxPQUFPO0FBQUEsTUFDbkIsT0FBTyxFQUFFLE9BQU87QUFBQSxNQUNoQixPQUFPLEVBQUUsT0FBTztBQUFBLE1BQ2hCLFFBQVEsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUE7QUFBQSxNQUU3QixPQUFPLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUFBLElBQzlCLENBQUM7QUFBQSxFQUNIO0FBQUEsRUFDQSxZQUFZLEVBQUUsUUFBUTtBQUFBLEVBQ3RCLGVBQWUsRUFBRSxRQUFRO0FBQUE7QUFBQSxFQUV6QixVQUFVLEVBQUUsTUFBTSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsT0FBTyxHQUFHLE1BQU0sRUFBRSxPQUFPLEVBQUUsQ0FBQyxDQUFDO0FBQ3BFLENBQUM7QUFJTSxJQUFNLFdBQVcsRUFBRSxPQUFPO0FBQUEsRUFDL0I7QUFBQSxFQUNBLFdBQVc7QUFBQSxFQUNYLGFBQWEsRUFBRSxPQUFPO0FBQUEsRUFDdEIsU0FBUyxFQUFFLEtBQUssQ0FBQyxTQUFTLFlBQVksYUFBYSxRQUFRLENBQUM7QUFBQSxFQUM1RCxTQUFTLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUNoQyxDQUFDOzs7QUMvQ00sSUFBTSxTQUFTLEVBQUUsT0FBTztBQUFBLEVBQzdCLGNBQWMsRUFBRSxPQUFPO0FBQUEsRUFDdkIsZUFBZTtBQUFBLEVBQ2YsZUFBZTtBQUFBLEVBQ2YsUUFBUTtBQUFBLEVBQ1IsU0FBUztBQUFBLEVBQ1QsU0FBUztBQUFBLEVBQ1QsYUFBYSxFQUFFLE9BQU87QUFBQTtBQUFBLEVBRXRCLFNBQVMsRUFBRSxNQUFNLEVBQUUsT0FBTyxDQUFDO0FBQUEsRUFDM0IsT0FBTyxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxFQUM1QixpQkFBaUI7QUFBQTtBQUFBLEVBRWpCLGVBQWU7QUFBQSxFQUNmLGdCQUFnQjtBQUFBLEVBQ2hCLFdBQVcsTUFBTSxNQUFNO0FBQUE7QUFBQSxFQUV2QixNQUFNO0FBQUEsRUFDTixnQkFBZ0I7QUFDbEIsQ0FBQztBQU9NLElBQU0sYUFBYSxTQUFTO0FBQUEsRUFDakMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLFFBQVE7QUFBQTtBQUFBLElBRXRDLFdBQVcsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsRUFDbEMsQ0FBQyxDQUFDO0FBQUEsRUFDRixRQUFRO0FBQ1YsQ0FBQztBQU9NLElBQU0saUJBQWlCLFNBQVM7QUFBQSxFQUNyQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sRUFBRSxVQUFVLEVBQUUsT0FBTyxHQUFHLE1BQU0sRUFBRSxPQUFPLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDM0UsUUFBUTtBQUNWLENBQUM7OztBQ3BETSxJQUFNLGVBQWUsU0FBUztBQUFBLEVBQ25DLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTztBQUFBLElBQzlCLFVBQVUsRUFBRTtBQUFBLE1BQ1YsRUFBRSxPQUFPO0FBQUEsUUFDUDtBQUFBO0FBQUEsUUFFQSxVQUFVLEVBQUUsS0FBSyxDQUFDLFdBQVcsU0FBUyxDQUFDO0FBQUEsUUFDdkMsUUFBUSxFQUFFLE1BQU0sU0FBUztBQUFBLE1BQzNCLENBQUM7QUFBQSxJQUNIO0FBQUEsRUFDRixDQUFDLENBQUM7QUFBQSxFQUNGLFFBQVE7QUFDVixDQUFDOzs7QUNoQkQsSUFBTSxXQUFXO0FBQUE7QUFBQSxFQUVmLFdBQVcsRUFBRSxJQUFJO0FBQUEsRUFDakIsUUFBUTtBQUFBLEVBQ1IsZUFBZSxFQUFFLElBQUk7QUFBQSxFQUNyQixrQkFBa0IsRUFBRSxJQUFJO0FBQzFCO0FBTU8sSUFBTSxZQUFZLEVBQUUsT0FBTyxFQUFFLGVBQWUsSUFBSSxHQUFHLFVBQVUsUUFBUSxFQUFFLE1BQU0sS0FBSyxHQUFHLGNBQWMsRUFBRSxNQUFNLFFBQVEsRUFBRSxDQUFDO0FBR3RILElBQU0sYUFBYSxTQUFTO0FBQUEsRUFDakMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sU0FBUztBQUFBLEVBQ2hDLFFBQVE7QUFDVixDQUFDO0FBT00sSUFBTSxhQUFhLEVBQUUsTUFBTTtBQUFBLEVBQ2hDLEVBQUUsT0FBTyxXQUFXLEVBQUUsTUFBTSxFQUFFLFFBQVEsVUFBVSxFQUFFLENBQUM7QUFBQSxFQUNuRCxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsUUFBUSxPQUFPLEdBQUcsV0FBVyxFQUFFLElBQUksR0FBRyxNQUFNLENBQUM7QUFBQSxFQUNoRSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsUUFBUSxVQUFVLEdBQUcsV0FBVyxFQUFFLElBQUksR0FBRyxTQUFTLENBQUM7QUFBQSxFQUN0RSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsUUFBUSxVQUFVLEdBQUcsR0FBRyxTQUFTLENBQUM7QUFDdkQsQ0FBQztBQUdNLElBQU0sZUFBZSxTQUFTO0FBQUEsRUFDbkMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sUUFBUSxPQUFPLE1BQU0sVUFBVTtBQUFBLEVBQy9CLFFBQVE7QUFDVixDQUFDO0FBR00sSUFBTSx1QkFBdUIsU0FBUztBQUFBLEVBQzNDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTztBQUFBLElBQzlCLGtCQUFrQixFQUFFLE1BQU0sRUFBRSxPQUFPLEVBQUUsSUFBSSxXQUFXLElBQUksYUFBYSxFQUFFLE9BQU8sR0FBRyxjQUFjLEVBQUUsT0FBTyxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQzlHLENBQUMsQ0FBQztBQUFBLEVBQ0YsUUFBUTtBQUNWLENBQUM7QUFNTSxJQUFNLGFBQWEsU0FBUztBQUFBLEVBQ2pDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLFNBQVM7QUFBQSxFQUNoQyxRQUFRO0FBQ1YsQ0FBQztBQUVNLElBQU0sY0FBYyxTQUFTO0FBQUEsRUFDbEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPO0FBQUEsSUFDOUIsU0FBUztBQUFBLElBQ1QsZUFBZTtBQUFBLElBQ2YsYUFBYSxFQUFFLE9BQU87QUFBQSxJQUN0Qix3QkFBd0IsRUFBRSxPQUFPO0FBQUEsSUFDakMsWUFBWSxFQUFFLFFBQVE7QUFBQSxJQUN0QjtBQUFBLEVBQ0YsQ0FBQyxDQUFDO0FBQUEsRUFDRixRQUFRO0FBQ1YsQ0FBQzs7O0FDdkZNLElBQU0sZUFBZSxTQUFTO0FBQUEsRUFDbkMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPO0FBQUEsSUFDOUIsY0FBYztBQUFBLElBQ2QsV0FBVyxFQUFFLE9BQU87QUFBQSxJQUNwQixVQUFVLEVBQUUsT0FBTztBQUFBLElBQ25CLE9BQU8sRUFBRSxPQUFPO0FBQUEsSUFDaEIsT0FBTyxFQUFFLE9BQU87QUFBQSxJQUNoQixTQUFTLEVBQUUsU0FBUyxFQUFFO0FBQUEsRUFDeEIsQ0FBQyxDQUFDO0FBQUEsRUFDRixRQUFRO0FBQ1YsQ0FBQztBQUdNLElBQU0sbUJBQW1CLFNBQVM7QUFBQSxFQUN2QyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVO0FBQUEsRUFDVixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU87QUFBQSxJQUM5QixjQUFjO0FBQUEsSUFDZCxXQUFXLEVBQUUsT0FBTztBQUFBLElBQ3BCLFVBQVUsRUFBRSxPQUFPO0FBQUEsSUFDbkI7QUFBQTtBQUFBLElBRUEsT0FBTyxFQUFFLE9BQU87QUFBQSxJQUNoQixrQkFBa0IsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsSUFDdkMsU0FBUyxFQUFFLFNBQVMsT0FBTztBQUFBLElBQzNCLEtBQUssRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsSUFDMUIsU0FBUyxFQUFFLFNBQVMsRUFBRTtBQUFBLEVBQ3hCLENBQUMsQ0FBQztBQUFBLEVBQ0YsUUFBUTtBQUNWLENBQUM7OztBQ3JDTSxJQUFNLGVBQWU7QUFHckIsSUFBTSxnQkFBZ0IsRUFBRSxPQUFPO0FBQUEsRUFDcEMsU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsVUFBVSxJQUFLLEdBQUcsRUFBRSxNQUFNLGNBQWMsQ0FBQztBQUFBO0FBQUEsRUFFckUsT0FBTyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsVUFBVSxDQUFDLEdBQUcsRUFBRSxVQUFVLFlBQVksQ0FBQztBQUNuRSxDQUFDO0FBUU0sSUFBTSxtQkFBbUIsU0FBUztBQUFBLEVBQ3ZDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFFBQVE7QUFBQSxFQUNSLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTztBQUFBLElBQzlCLEtBQUssRUFBRSxPQUFPO0FBQUEsSUFDZCxrQkFBa0I7QUFBQTtBQUFBLElBRWxCLE1BQU0sRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLElBQUksR0FBRyxNQUFNLEVBQUUsT0FBTyxFQUFFLENBQUM7QUFBQSxFQUNwRCxDQUFDLENBQUM7QUFBQSxFQUNGLFFBQVE7QUFDVixDQUFDO0FBTU0sSUFBTSxtQkFBbUIsU0FBUztBQUFBLEVBQ3ZDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxFQUFFLE9BQU8sRUFBRSxPQUFPLEdBQUcsUUFBUSxhQUFhLENBQUMsQ0FBQztBQUFBLEVBQzVFLFFBQVE7QUFDVixDQUFDO0FBR00sSUFBTSxnQkFBZ0IsU0FBUztBQUFBLEVBQ3BDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTyxFQUFFLFFBQVEsYUFBYSxDQUFDLENBQUM7QUFBQSxFQUN6RCxRQUFRO0FBQ1YsQ0FBQzs7O0FDckRNLElBQU0sWUFBWSxTQUFTO0FBQUEsRUFDaEMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxPQUFPLENBQUMsRUFBRSxDQUFDLENBQUM7QUFBQSxFQUMvRCxRQUFRO0FBQ1YsQ0FBQztBQUdNLElBQU0sYUFBYSxTQUFTO0FBQUEsRUFDakMsSUFBSTtBQUFBLEVBQ0osUUFBUTtBQUFBLEVBQ1IsTUFBTTtBQUFBLEVBQ04sTUFBTTtBQUFBLEVBQ04sVUFBVSxPQUFPLE1BQU0sRUFBRSxPQUFPLEVBQUUsUUFBUSxFQUFFLE1BQU0sRUFBRSxPQUFPLENBQUMsRUFBRSxDQUFDLENBQUM7QUFBQSxFQUNoRSxRQUFRO0FBQ1YsQ0FBQztBQUdNLElBQU0sa0JBQWtCLFNBQVM7QUFBQSxFQUN0QyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sRUFBRSxhQUFhLEVBQUUsTUFBTSxFQUFFLE9BQU8sRUFBRSxXQUFXLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQyxHQUFHLFdBQVcsRUFBRSxPQUFPLEVBQUUsQ0FBQyxDQUFDLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDakksUUFBUTtBQUNWLENBQUM7QUFNTSxJQUFNLFlBQVksU0FBUztBQUFBLEVBQ2hDLElBQUk7QUFBQSxFQUNKLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFVBQVUsT0FBTyxNQUFNLEVBQUUsT0FBTztBQUFBLElBQzlCLEtBQUssRUFBRSxPQUFPO0FBQUEsSUFDZCxRQUFRLEVBQUUsSUFBSTtBQUFBLElBQ2QsUUFBUSxFQUFFLE9BQU87QUFBQSxJQUNqQixTQUFTLEVBQUUsT0FBTztBQUFBLElBQ2xCLFdBQVcsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsSUFDaEMsaUJBQWlCLEVBQUUsUUFBUTtBQUFBLElBQzNCLFdBQVcsRUFBRSxRQUFRO0FBQUEsRUFDdkIsQ0FBQyxDQUFDO0FBQUEsRUFDRixRQUFRO0FBQ1YsQ0FBQztBQUtNLElBQU0scUJBQXFCLFNBQVM7QUFBQSxFQUN6QyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU8sRUFBRSxXQUFXLEVBQUUsUUFBUSxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQzNELFFBQVE7QUFDVixDQUFDOzs7QUMzRE0sSUFBTSxjQUFjLFNBQVM7QUFBQSxFQUNsQyxJQUFJO0FBQUEsRUFDSixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixVQUFVLE9BQU8sTUFBTSxFQUFFLE9BQU87QUFBQSxJQUM5QjtBQUFBO0FBQUEsSUFFQSxRQUFRLEVBQUUsTUFBTSxFQUFFLE9BQU8sQ0FBQztBQUFBLElBQzFCLE9BQU87QUFBQSxJQUNQLFFBQVEsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUE7QUFBQSxJQUU3QixXQUFXLEVBQUUsUUFBUTtBQUFBLEVBQ3ZCLENBQUMsQ0FBQztBQUFBLEVBQ0YsUUFBUTtBQUNWLENBQUM7OztBQ3VCRCxJQUFNLE1BQU07QUFBQSxFQUNWO0FBQUEsRUFBWTtBQUFBLEVBQVU7QUFBQSxFQUFZO0FBQUEsRUFBWTtBQUFBLEVBQWU7QUFBQSxFQUM3RDtBQUFBLEVBQWdCO0FBQUEsRUFBb0I7QUFBQSxFQUFjO0FBQUEsRUFBa0I7QUFBQSxFQUFhO0FBQUEsRUFDakYsR0FBRyxlQUFlLFFBQVEsQ0FBQyxTQUFVLFVBQVUsT0FBTyxXQUFXLEtBQUssSUFBSSxJQUFJLENBQUMsQ0FBRTtBQUFBLEVBQ2pGO0FBQUEsRUFBdUI7QUFBQSxFQUFzQjtBQUFBLEVBQzdDO0FBQUEsRUFBZTtBQUFBLEVBQXNCO0FBQUEsRUFBZ0I7QUFBQSxFQUFnQjtBQUFBLEVBQ3JFO0FBQUEsRUFBYTtBQUFBLEVBQWU7QUFBQSxFQUFpQjtBQUFBLEVBQWlCO0FBQUEsRUFBb0I7QUFBQSxFQUNsRjtBQUFBLEVBQWE7QUFBQSxFQUFjO0FBQUEsRUFDM0I7QUFBQSxFQUFZO0FBQUEsRUFBYztBQUFBLEVBQXNCO0FBQUEsRUFBWTtBQUFBLEVBQzVEO0FBQUEsRUFBVztBQUFBLEVBQVk7QUFBQSxFQUFpQjtBQUFBLEVBQVc7QUFBQSxFQUNuRDtBQUFBLEVBQWU7QUFBQSxFQUFlO0FBQUEsRUFBa0I7QUFBQSxFQUFlO0FBQUEsRUFDL0Q7QUFBQSxFQUFpQjtBQUFBLEVBQWU7QUFBQSxFQUFlO0FBQUEsRUFBZTtBQUFBLEVBQzlEO0FBQUEsRUFBZTtBQUFBLEVBQWE7QUFBQSxFQUFhO0FBQUEsRUFBYztBQUFBLEVBQVk7QUFBQSxFQUNuRTtBQUFBLEVBQXFCO0FBQUEsRUFBMkI7QUFBQSxFQUNoRDtBQUFBLEVBQW9CO0FBQUEsRUFBaUI7QUFBQSxFQUNyQztBQUFBLEVBQWE7QUFBQSxFQUFrQjtBQUFBLEVBQWtCO0FBQUEsRUFBZTtBQUFBLEVBQWdCO0FBQUEsRUFDaEY7QUFBQSxFQUFjO0FBQUEsRUFBWTtBQUM1QjtBQUtPLElBQU0sWUFBaUM7OztBOURqRWtJLElBQU0sMkNBQTJDO0FBUWpPLElBQU0sWUFBWSxLQUFLLE1BQU1DLGNBQWEsY0FBYyxJQUFJLElBQUksZUFBZSx3Q0FBZSxDQUFDLEdBQUcsTUFBTSxDQUFDO0FBRXpHLElBQU0sT0FBTyxDQUFDQyxVQUEwQkEsVUFBUyxLQUFLLHlCQUF5QixLQUFLQSxLQUFJO0FBQ3hGLElBQU0sU0FBUyxDQUFDLFVBQTJCLFNBQVMsS0FBSyxLQUFLO0FBQzlELElBQU0sU0FBUyxDQUFDLFdBQXNDLE9BQU8sSUFBSSxDQUFDLFVBQVcsT0FBTyxLQUFLLElBQUksS0FBSyxLQUFLLElBQUksS0FBTSxFQUFFLEtBQUssSUFBSTtBQUc1SCxJQUFNLE9BQU8sVUFBVSxRQUFRLENBQUMsRUFBRSxJQUFBQyxJQUFHLE1BQU07QUFDekMsUUFBTSxPQUFPLFVBQVVBLEdBQUU7QUFDekIsTUFBSSxDQUFDLEtBQU0sUUFBTyxDQUFDLENBQUMsS0FBS0EsR0FBRSxHQUFHLElBQUksSUFBSSxtRkFBbUYsQ0FBQztBQUMxSCxTQUFRLENBQUMsUUFBUSxRQUFRLEVBQVksUUFBUSxDQUFDLFdBQVcsT0FBTyxRQUFRLEtBQUssTUFBTSxDQUFDLEVBQUUsSUFBSSxDQUFDLENBQUNELE9BQU0sTUFBTSxNQUFNLENBQUMsS0FBS0MsR0FBRSxHQUFHLFdBQVcsU0FBUyxTQUFTLGFBQWEsT0FBTyxNQUFNLEdBQUcsS0FBS0QsS0FBSSxDQUFDLENBQUMsQ0FBQztBQUNqTSxDQUFDO0FBR00sSUFBTSxjQUFjLEVBQUUsUUFBUSxNQUFNLENBQUMsUUFBUSxjQUFjLE9BQU8sdUJBQXVCLEdBQUcsSUFBSSxFQUFFOzs7QStEbEJsRyxJQUFNLFNBQVM7QUFBQSxFQUNwQixDQUFDLFVBQVUsT0FBTztBQUFBLEVBQ2xCLENBQUMsVUFBVTtBQUFBLEVBQ1gsQ0FBQyxRQUFRLE9BQU8sTUFBTSxXQUFXLE1BQU07QUFBQSxFQUN2QyxDQUFDLFNBQVM7QUFBQSxFQUNWLENBQUMsTUFBTTtBQUFBLEVBQ1AsQ0FBQyxPQUFPO0FBQUEsRUFDUixDQUFDLFFBQVE7QUFBQSxFQUNULENBQUMsT0FBTztBQUFBLEVBQ1IsQ0FBQyxLQUFLO0FBQUEsRUFDTixDQUFDLFNBQVM7QUFBQSxFQUNWLENBQUMsaUJBQWlCO0FBQUEsRUFDbEIsQ0FBQyxhQUFhLGdCQUFnQixZQUFZLGFBQWEsWUFBWSxTQUFTLEtBQUs7QUFBQSxFQUNqRixDQUFDLFVBQVU7QUFBQTtBQUFBLEVBRVgsQ0FBQyxTQUFTLGFBQWE7QUFDekI7QUFHTyxJQUFNLGFBQWE7QUFBQSxFQUN4QixDQUFDLFVBQVUsV0FBVyxZQUFZLFNBQVMsT0FBTztBQUFBLEVBQ2xELENBQUMsU0FBUztBQUFBLEVBQ1YsQ0FBQyxTQUFTLE9BQU87QUFBQSxFQUNqQixDQUFDLFNBQVM7QUFBQSxFQUNWLENBQUMsU0FBUztBQUFBLEVBQ1YsQ0FBQyxZQUFZLFFBQVEsV0FBVyxVQUFVLFdBQVcsV0FBVyxVQUFVLEtBQUs7QUFBQSxFQUMvRSxDQUFDLE1BQU07QUFBQSxFQUNQLENBQUMsU0FBUztBQUFBLEVBQ1YsQ0FBQyxVQUFVO0FBQ2I7QUFHTyxJQUFNLGdCQUFnQjtBQUFBLEVBQzNCLENBQUMsT0FBTztBQUFBLEVBQ1IsQ0FBQyxXQUFXO0FBQUEsRUFDWixDQUFDLFVBQVU7QUFBQSxFQUNYLENBQUMsV0FBVyxTQUFTO0FBQUEsRUFDckIsQ0FBQyxZQUFZLE1BQU07QUFBQSxFQUNuQixDQUFDLE1BQU07QUFBQSxFQUNQLENBQUMsZ0JBQWdCLFlBQVksYUFBYSxhQUFhLFdBQVcsU0FBUyxRQUFRLFVBQVUsVUFBVSxXQUFXLFVBQVU7QUFBQSxFQUM1SCxDQUFDLFVBQVUsVUFBVTtBQUFBLEVBQ3JCLENBQUMsVUFBVSxPQUFPO0FBQUEsRUFDbEIsQ0FBQyxVQUFVO0FBQUEsRUFDWCxDQUFDLFdBQVc7QUFBQSxFQUNaLENBQUMsTUFBTTtBQUFBLEVBQ1AsQ0FBQyxRQUFRO0FBQUEsRUFDVCxDQUFDLE1BQU07QUFDVDtBQUdBLElBQU0sU0FBUyxFQUFFLE1BQU0sU0FBUyxTQUFTLENBQUMsbUJBQW1CLHNDQUFzQyxFQUFFO0FBR3JHLFNBQVMsU0FBU0UsT0FBTUMsT0FBTUMsU0FBUTtBQUNwQyxRQUFNLFVBQVUsQ0FBQyxVQUFXLE1BQU0sU0FBUyxLQUFLLElBQUksSUFBSUYsS0FBSSxJQUFJLE1BQU0sUUFBUSxLQUFLLEtBQUssQ0FBQyxNQUFNLElBQUlBLEtBQUksSUFBSSxLQUFLO0FBQ2hILFFBQU0sUUFBUUUsUUFBTztBQUFBLElBQVEsQ0FBQyxPQUFPLFVBQ25DLE1BQU0sSUFBSSxDQUFDLFdBQVc7QUFBQSxNQUNwQixNQUFNLEdBQUdELEtBQUksSUFBSSxLQUFLO0FBQUEsTUFDdEIsU0FBUyxHQUFHRCxLQUFJLElBQUksS0FBSztBQUFBLE1BQ3pCLFVBQVU7QUFBQSxNQUNWLE1BQU0sRUFBRSxNQUFNLFFBQVEsS0FBSyxHQUFHLFNBQVMsa0JBQWtCO0FBQUEsTUFDekQsSUFBSSxFQUFFLE1BQU0sQ0FBQyxHQUFHLE1BQU0sT0FBTyxDQUFDLFVBQVUsVUFBVSxLQUFLLEdBQUcsR0FBR0UsUUFBTyxNQUFNLFFBQVEsQ0FBQyxFQUFFLEtBQUssQ0FBQyxFQUFFLElBQUksT0FBTyxFQUFFO0FBQUEsSUFDNUcsRUFBRTtBQUFBLEVBQ0o7QUFFQSxTQUFPLE1BQU0sT0FBTyxDQUFDLEVBQUUsR0FBRyxNQUFNLEdBQUcsS0FBSyxTQUFTLENBQUM7QUFDcEQ7QUFHQSxJQUFNLFFBQVE7QUFBQSxFQUNaLHFDQUFxQztBQUFBLEVBQ3JDLHNCQUFzQjtBQUFBLEVBQ3RCLHlCQUF5QjtBQUFBLEVBQ3pCLHdCQUF3QjtBQUFBLEVBQ3hCLDRCQUE0QjtBQUFBLEVBQzVCLDBCQUEwQjtBQUFBLEVBQzFCLHNCQUFzQjtBQUFBLEVBQ3RCLDZCQUE2QjtBQUFBLEVBQzdCLHFDQUFxQztBQUFBLEVBQ3JDLHVCQUF1QjtBQUN6QjtBQUNBLElBQU0sY0FBYyxPQUFPLFFBQVEsS0FBSyxFQUFFLElBQUksQ0FBQyxDQUFDLElBQUksSUFBSSxPQUFPO0FBQUEsRUFDN0QsTUFBTSxXQUFXLEdBQUcsUUFBUSxlQUFlLEdBQUcsRUFBRSxRQUFRLGdDQUFnQyxFQUFFLENBQUM7QUFBQSxFQUMzRixTQUFTLFFBQVEsSUFBSTtBQUFBLEVBQ3JCLFVBQVU7QUFBQSxFQUNWLE1BQU0sRUFBRSxNQUFNLHdCQUF3QixTQUFTLENBQUMsTUFBTSw0QkFBNEIsaUJBQWlCLEVBQUU7QUFBQSxFQUNyRyxJQUFJLEVBQUUsTUFBTSxHQUFHO0FBQ2pCLEVBQUU7QUFFSyxJQUFNLFlBQVk7QUFBQSxFQUN2QixHQUFHLFNBQVMsT0FBTyxZQUFZLE1BQU07QUFBQSxFQUNyQyxHQUFHLFNBQVMsY0FBYyxpQkFBaUIsVUFBVTtBQUFBLEVBQ3JELEdBQUcsU0FBUyxzQkFBc0Isb0JBQW9CLGFBQWE7QUFBQSxFQUNuRSxHQUFHO0FBQUEsRUFDSDtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLElBQ1QsVUFBVTtBQUFBLElBQ1YsTUFBTTtBQUFBLElBQ04sSUFBSSxFQUFFLE1BQU0saUJBQWlCLFNBQVMsdUlBQXVJO0FBQUEsRUFDL0s7QUFBQSxFQUNBLEVBQUUsTUFBTSxXQUFXLFNBQVMseUJBQXlCLFVBQVUsU0FBUyxNQUFNLFFBQVEsSUFBSSxFQUFFLGlCQUFpQixDQUFDLE1BQU0sRUFBRSxFQUFFO0FBQUEsRUFDeEg7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLFNBQVM7QUFBQSxJQUNULFVBQVU7QUFBQSxJQUNWLE1BQU0sRUFBRSxNQUFNLGdCQUFnQixTQUFTLG1EQUFtRDtBQUFBLElBQzFGLElBQUksRUFBRSxNQUFNLGNBQWM7QUFBQSxFQUM1QjtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLFNBQVM7QUFBQSxJQUNULFVBQVU7QUFBQSxJQUNWLE1BQU0sRUFBRSxNQUFNLFNBQVMsU0FBUyxDQUFDLG1CQUFtQixzQ0FBc0MsbUJBQW1CLEVBQUU7QUFBQSxJQUMvRyxJQUFJLEVBQUUsTUFBTSxvREFBb0Qsb0JBQW9CLENBQUMsV0FBVyxFQUFFO0FBQUEsRUFDcEc7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixTQUFTO0FBQUEsSUFDVCxVQUFVO0FBQUEsSUFDVixNQUFNLEVBQUUsTUFBTSxxQkFBcUIsU0FBUyxnQkFBZ0I7QUFBQSxJQUM1RCxJQUFJLEVBQUUsTUFBTSwwQkFBMEIsU0FBUyxpR0FBaUc7QUFBQSxFQUNsSjtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLFNBQVM7QUFBQSxJQUNULFVBQVU7QUFBQSxJQUNWLE1BQU0sRUFBRSxNQUFNLHNCQUFzQjtBQUFBLElBQ3BDLElBQUksRUFBRSxNQUFNLHFCQUFxQixTQUFTLGlCQUFpQjtBQUFBLEVBQzdEO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLElBQ1QsVUFBVTtBQUFBLElBQ1YsTUFBTSxFQUFFLE1BQU0scUNBQXFDO0FBQUEsSUFDbkQsSUFBSSxFQUFFLE1BQU0sb0NBQW9DLFNBQVMsZ0NBQWdDO0FBQUEsRUFDM0Y7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixTQUFTO0FBQUEsSUFDVCxVQUFVO0FBQUEsSUFDVixNQUFNLEVBQUUsTUFBTSwwQkFBMEI7QUFBQSxJQUN4QyxJQUFJLEVBQUUsTUFBTSxxQkFBcUIsU0FBUyxPQUFPLG9CQUFvQixDQUFDLFdBQVcsRUFBRTtBQUFBLEVBQ3JGO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLElBQ1QsVUFBVTtBQUFBLElBQ1YsTUFBTSxFQUFFLE1BQU0sdUJBQXVCO0FBQUEsSUFDckMsSUFBSSxFQUFFLE1BQU0sU0FBUyxTQUFTLHlDQUF5QztBQUFBLEVBQ3pFO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLElBQ1QsVUFBVTtBQUFBLElBQ1YsTUFBTSxFQUFFLE1BQU0sUUFBUTtBQUFBLElBQ3RCLElBQUksRUFBRSxNQUFNLHlCQUF5QjtBQUFBLEVBQ3ZDO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLElBQ1QsVUFBVTtBQUFBLElBQ1YsTUFBTSxFQUFFLE1BQU0sU0FBUyxTQUFTLGdCQUFnQjtBQUFBLElBQ2hELElBQUksRUFBRSxNQUFNLCtCQUErQjtBQUFBLEVBQzdDO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLElBQ1QsVUFBVTtBQUFBLElBQ1YsTUFBTSxFQUFFLE1BQU0sa0JBQWtCLFNBQVMsaUJBQWlCO0FBQUEsSUFDMUQsSUFBSSxFQUFFLE1BQU0seUJBQXlCLG9CQUFvQixDQUFDLFdBQVcsRUFBRTtBQUFBLEVBQ3pFO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLElBQ1QsVUFBVTtBQUFBLElBQ1YsTUFBTSxFQUFFLE1BQU0saURBQWlEO0FBQUEsSUFDL0QsSUFBSSxFQUFFLE1BQU0sd0JBQXdCO0FBQUEsRUFDdEM7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixTQUFTO0FBQUEsSUFDVCxVQUFVO0FBQUEsSUFDVixNQUFNLEVBQUUsTUFBTSx1QkFBdUI7QUFBQSxJQUNyQyxJQUFJLEVBQUUsVUFBVSxLQUFLO0FBQUEsRUFDdkI7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixTQUFTO0FBQUEsSUFDVCxVQUFVO0FBQUEsSUFDVixNQUFNLEVBQUUsTUFBTSx3QkFBd0IsU0FBUyxDQUFDLGtCQUFrQixpQkFBaUIsRUFBRTtBQUFBLElBQ3JGLElBQUksRUFBRSxNQUFNLGlCQUFpQjtBQUFBLEVBQy9CO0FBQUEsRUFDQSxFQUFFLE1BQU0sbUJBQW1CLFVBQVUsU0FBUyxNQUFNLENBQUMsR0FBRyxJQUFJLEVBQUUsaUJBQWlCLE1BQU0sU0FBUyxZQUFZLEVBQUU7QUFBQSxFQUM1RztBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sVUFBVTtBQUFBLElBQ1YsTUFBTSxFQUFFLE1BQU0sd0JBQXdCLFNBQVMsQ0FBQyxrQkFBa0IseUJBQXlCLEVBQUU7QUFBQSxJQUM3RixJQUFJLEVBQUUsTUFBTSxnRUFBZ0U7QUFBQSxFQUM5RTtBQUNGOzs7QUN6TUEsSUFBTSxVQUFVLENBQUNDLE9BQWMsVUFDN0I7QUFBQSxFQUNFLGtDQUFrQ0EsS0FBSTtBQUFBLEVBQ3RDLEdBQUcsQ0FBQyxHQUFHLEtBQUssRUFBRSxRQUFRLEVBQUUsSUFBSSxDQUFDLFVBQVUsT0FBTyxNQUFNLElBQUksQ0FBQyxTQUFTLFNBQVMsSUFBSSxTQUFTLEVBQUUsS0FBSyxHQUFHLENBQUMsT0FBTztBQUFBLEVBQzFHO0FBQ0YsRUFBRSxLQUFLLElBQUk7QUFHTixJQUFNLGdCQUFnQjtBQUFBLEVBQzNCLGlCQUFpQixRQUFRLE9BQU8sTUFBTTtBQUFBLEVBQ3RDLGtCQUFrQixRQUFRLGNBQWMsVUFBVTtBQUFBLEVBQ2xELHFCQUFxQixRQUFRLHNCQUFzQixhQUFhO0FBQ2xFOzs7QUNmaVAsU0FBUyxXQUFXLGdCQUFBQyxlQUFjLHFCQUFxQjtBQUN4UyxTQUFTLFFBQUFDLGFBQVk7QUFDckIsU0FBUyxZQUFBQyxpQkFBZ0I7QUFDekIsT0FBT0MsU0FBUTs7O0FDSHNPLFNBQVMsYUFBYSxnQkFBQUMscUJBQW9CO0FBQy9SLFNBQVMsUUFBQUMsYUFBWTtBQUNyQixTQUFTLHlCQUF5QjtBQUNsQyxTQUFTLGdCQUFnQjtBQUN6QixPQUFPQyxTQUFRO0FBSnNJLElBQU1DLDRDQUEyQztBQVF0TSxJQUFNLFFBQVEsb0JBQUksSUFBSTtBQUd0QixTQUFTLE9BQU8sTUFBTTtBQUNwQixNQUFJQyxJQUFHLG9CQUFvQixJQUFJLEVBQUcsUUFBTyxLQUFLO0FBQzlDLE1BQUlBLElBQUcsMEJBQTBCLElBQUksRUFBRyxRQUFPLFFBQVEsSUFBSTtBQUMzRCxRQUFNLENBQUNDLE9BQU0sSUFBSSxJQUFJRCxJQUFHLG1CQUFtQixJQUFJLElBQUksQ0FBQyxPQUFPLEtBQUssSUFBSSxHQUFHLE9BQU8sS0FBSyxLQUFLLENBQUMsSUFBSSxDQUFDO0FBQzlGLFNBQU8sT0FBT0MsVUFBUyxZQUFZLE9BQU8sU0FBUyxXQUFXQSxRQUFPLE9BQU87QUFDOUU7QUFHQSxTQUFTLFFBQVEsTUFBTTtBQUNyQixRQUFNLFFBQVEsS0FBSyxXQUFXLElBQUksQ0FBQyxFQUFFLE1BQUFDLE9BQU0sWUFBWSxNQUFNLENBQUNBLE9BQU0sTUFBTSxlQUFlLE9BQU8sV0FBVyxDQUFDLENBQUM7QUFDN0csU0FBTyxNQUFNLE1BQU0sQ0FBQyxDQUFDLEVBQUVDLEtBQUksTUFBTSxPQUFPQSxVQUFTLFFBQVEsSUFBSSxPQUFPLFlBQVksS0FBSyxJQUFJO0FBQzNGO0FBR0EsU0FBUyxrQkFBa0JDLGNBQWEsTUFBTTtBQUM1QyxNQUFJLENBQUNKLElBQUcsc0JBQXNCSSxZQUFXLEtBQUtKLElBQUcseUJBQXlCSSxZQUFXLElBQUlKLElBQUcsY0FBYyxPQUFRLFFBQU87QUFDekgsUUFBTUssU0FBUSxDQUFDLFNBQVM7QUFDdEIsVUFBTSxFQUFFLE9BQU8sSUFBSTtBQUNuQixRQUFJLENBQUNMLElBQUcsYUFBYSxJQUFJLEtBQUssS0FBSyxTQUFTSSxhQUFZLEtBQUssUUFBUSxPQUFPLFNBQVMsS0FBTSxRQUFPSixJQUFHLGFBQWEsTUFBTUssTUFBSztBQUM3SCxXQUFPLEVBQUVMLElBQUcsMkJBQTJCLE1BQU0sS0FBSyxPQUFPLGVBQWU7QUFBQSxFQUMxRTtBQUNBLFNBQU8sQ0FBQ0ssT0FBTSxJQUFJO0FBQ3BCO0FBR0EsU0FBUyxhQUFhQyxPQUFNQyxLQUFJLE1BQU07QUFDcEMsUUFBTSxPQUFPUCxJQUFHLGlCQUFpQk8sS0FBSUQsT0FBTU4sSUFBRyxhQUFhLFFBQVEsSUFBSTtBQUN2RSxRQUFNLENBQUMsT0FBTyxPQUFPLE9BQU8sSUFBSSxDQUFDLENBQUMsR0FBRyxDQUFDLEdBQUcsb0JBQUksSUFBSSxDQUFDO0FBQ2xELFFBQU0sT0FBTyxDQUFDLFFBQVFFLE9BQU0sU0FBUztBQUNuQyxVQUFNQyxRQUFPLE9BQU8sSUFBSTtBQUN4QixRQUFJLENBQUNILElBQUcsb0JBQW9CLE1BQU0sS0FBS0csVUFBUyxVQUFhLENBQUMsUUFBUSxLQUFLRCxLQUFJLEdBQUc7QUFDaEYsV0FBSyxHQUFHSyxHQUFFLEtBQUssS0FBSyxRQUFRLENBQUMsNEVBQTRFO0FBQUEsSUFDM0c7QUFDQSxVQUFNLEtBQUssQ0FBQyxPQUFPLE1BQU1MLE9BQU1DLEtBQUksQ0FBQztBQUFBLEVBQ3RDO0FBQ0EsUUFBTSxRQUFRLENBQUMsU0FBUztBQUN0QixVQUFNLFNBQVNILElBQUcsaUJBQWlCLElBQUksSUFBSSxLQUFLLFdBQVcsUUFBUSxJQUFJO0FBQ3ZFLFVBQU0sQ0FBQyxPQUFPLFFBQVEsS0FBSyxJQUFJLEtBQUssYUFBYSxDQUFDO0FBQ2xELFFBQUksV0FBVyxXQUFXO0FBQ3hCLFlBQU1LLFNBQVEsT0FBTyxXQUFXLElBQUksQ0FBQyxFQUFFLE1BQUFILE9BQU0sWUFBWSxPQUFPLEtBQUssT0FBT0EsTUFBSyxNQUFNLFdBQVcsR0FBR0EsTUFBSyxLQUFLO0FBQy9HLFlBQU0sVUFBVUYsSUFBRywyQkFBMkIsS0FBSyxNQUFNLEtBQUssa0JBQWtCLEtBQUssUUFBUSxJQUFJO0FBQ2pHLFlBQU1RLFFBQU8sVUFBVSxTQUFTLE1BQU0sUUFBUSxDQUFDLE1BQU0sVUFBVSxNQUFNLFFBQVEsQ0FBQyxLQUFLLEtBQUssVUFBVUgsT0FBTSxLQUFLLEdBQUcsQ0FBQyxDQUFDO0FBQ2xILGNBQVEsSUFBSUcsTUFBSyxNQUFNLEdBQUdBLE1BQUssUUFBUSxHQUFHLENBQUMsQ0FBQztBQUM1QyxZQUFNLEtBQUssQ0FBQyxLQUFLLFNBQVMsR0FBRyxLQUFLLEtBQUtBLEtBQUksQ0FBQztBQUFBLElBQzlDO0FBQ0EsVUFBTSxRQUFRLFdBQVcsV0FBVyxPQUFPLFlBQVksS0FBSyxDQUFDLEVBQUUsTUFBQU4sTUFBSyxNQUFNQSxPQUFNLFFBQVEsTUFBTSxPQUFPLEdBQUc7QUFDeEcsUUFBSSxTQUFTLE9BQU8sS0FBSyxNQUFNLFFBQVc7QUFFeEMsVUFBSSxDQUFDRixJQUFHLG9CQUFvQixLQUFLLEVBQUcsTUFBSyxHQUFHTyxHQUFFLGVBQWUsTUFBTSxRQUFRLENBQUMsOENBQThDO0FBQzFILFlBQU0sS0FBSyxDQUFDLFNBQVMsTUFBTSxNQUFNLE9BQU8sS0FBSyxDQUFDLENBQUM7QUFDL0MsWUFBTSxLQUFLLENBQUMsTUFBTSxTQUFTLEdBQUcsTUFBTSxLQUFLLElBQUksQ0FBQztBQUFBLElBQ2hEO0FBQ0EsSUFBQVAsSUFBRyxhQUFhLE1BQU0sS0FBSztBQUFBLEVBQzdCO0FBQ0EsUUFBTSxJQUFJO0FBQ1YsUUFBTSxXQUFXLEtBQUssV0FBVyxPQUFPQSxJQUFHLG1CQUFtQixFQUFFLFFBQVEsQ0FBQyxFQUFFLGFBQWEsTUFBTSxjQUFjLGVBQWUsWUFBWSxDQUFDLENBQUM7QUFDekksUUFBTSxVQUFVLFNBQVMsS0FBSyxDQUFDLEVBQUUsTUFBQUUsTUFBSyxNQUFNQSxNQUFLLFNBQVMsU0FBUztBQUNuRSxNQUFJLFFBQVMsT0FBTSxLQUFLLENBQUMsUUFBUSxTQUFTLEdBQUcsUUFBUSxLQUFLLENBQUMsR0FBRyxPQUFPLEVBQUUsS0FBSyxJQUFJLENBQUMsQ0FBQztBQUNsRixRQUFNLE9BQU8sTUFBTSxLQUFLLENBQUMsQ0FBQyxHQUFHLEdBQUcsQ0FBQyxLQUFLLE1BQU0sUUFBUSxHQUFHLEVBQUUsT0FBTyxDQUFDQyxPQUFNLENBQUMsTUFBTSxJQUFJLEVBQUUsTUFBTUEsTUFBSyxNQUFNLEdBQUcsSUFBSSxJQUFJLEtBQUtBLE1BQUssTUFBTSxFQUFFLEdBQUdHLEtBQUk7QUFDekksU0FBTyxFQUFFLE1BQU0sTUFBTTtBQUN2QjtBQUdPLFNBQVMsWUFBWSxNQUFNO0FBQ2hDLFFBQU0sWUFBWSxDQUFDO0FBQ25CLFFBQU0sVUFBVSxDQUFDLENBQUMsR0FBRyxHQUFHLENBQUMsS0FBSyxNQUFPLE1BQU0sUUFBUSxLQUFLLE1BQU0sUUFBUSxJQUFJO0FBQzFFLGFBQVcsQ0FBQyxRQUFRSixPQUFNQyxLQUFJLEtBQUssQ0FBQyxHQUFHLEtBQUssRUFBRSxLQUFLLE9BQU8sRUFBRSxRQUFRLENBQUMsQ0FBQyxFQUFFLEtBQUssTUFBTSxLQUFLLEVBQUUsS0FBSyxPQUFPLEdBQUc7QUFDdkcsVUFBTUUsU0FBUyxVQUFVLE1BQU0sTUFBTSxDQUFDO0FBQ3RDLFFBQUksQ0FBQyxrQkFBa0JBLE9BQU1ILEtBQUksS0FBS0MsT0FBTUEsS0FBSSxFQUFHLE1BQUssR0FBRyxNQUFNLElBQUlELEtBQUksY0FBYyxLQUFLLFVBQVVHLE9BQU1ILEtBQUksQ0FBQyxDQUFDLFFBQVEsS0FBSyxVQUFVQyxLQUFJLENBQUMsRUFBRTtBQUNoSixJQUFBRSxPQUFNSCxLQUFJLElBQUlDO0FBQUEsRUFDaEI7QUFDQSxTQUFPLEtBQUssVUFBVSxTQUFTO0FBQ2pDO0FBR08sU0FBUyxxQkFBcUI7QUFDbkMsUUFBTSxPQUFPLENBQUMsWUFBWTtBQUN4QixVQUFNLElBQUksTUFBTSxPQUFPO0FBQUEsRUFDekI7QUFDQSxhQUFXLFFBQVEsWUFBWSxLQUFLLEVBQUUsV0FBVyxLQUFLLENBQUMsR0FBRztBQUN4RCxVQUFNLE9BQU9NLE1BQUssS0FBSyxJQUFJO0FBQzNCLFFBQUksVUFBVSxLQUFLLElBQUksS0FBSyxDQUFDLEtBQUssU0FBUyxRQUFRLEVBQUcsV0FBVSxVQUFVLEtBQUssRUFBRSxPQUFPLEtBQUssR0FBR0MsY0FBYSxNQUFNLE1BQU0sR0FBRyxJQUFJO0FBQUEsRUFDbEk7QUFDQSxTQUFPLEtBQUssTUFBTSxZQUFZLElBQUksQ0FBQztBQUNyQztBQUdPLElBQU0sRUFBRSxXQUFXLFdBQVcsZ0JBQWdCLGFBQWEsSUFBSSxNQUFNLFNBQVNELE1BQUssS0FBSyxvQkFBb0IsR0FBR1YseUNBQWU7QUE2QjlILElBQU0sWUFBWTtBQUFBLEVBQ3ZCLE1BQU07QUFBQSxFQUNOLFVBQVVZLE9BQU1DLEtBQUk7QUFDbEIsUUFBSSxDQUFDQSxJQUFHLFdBQVcsR0FBRyxLQUFLLENBQUMsMEJBQTBCLEtBQUtELEtBQUksS0FBSywyQ0FBMkMsS0FBS0MsR0FBRSxFQUFHLFFBQU87QUFDaEksVUFBTSxFQUFFLE1BQU0sTUFBTSxJQUFJLGFBQWFELE9BQU1DLEtBQUksQ0FBQyxZQUFZLEtBQUssTUFBTSxPQUFPLENBQUM7QUFDL0UsVUFBTSxJQUFJQSxLQUFJLEtBQUs7QUFDbkIsV0FBTyxFQUFFLE1BQU0sTUFBTSxLQUFLLEtBQUs7QUFBQSxFQUNqQztBQUNGOzs7QUR2SW1KLElBQU1DLDRDQUEyQztBQVFwTSxTQUFTLGlCQUFpQjtBQUN4QixRQUFNLE9BQU9DLE1BQUssS0FBSyxvQkFBb0I7QUFDM0MsUUFBTSxPQUFPQyxJQUFHLGlCQUFpQixNQUFNQyxjQUFhLE1BQU0sTUFBTSxHQUFHRCxJQUFHLGFBQWEsUUFBUSxJQUFJO0FBQy9GLFFBQU0sV0FBVyxDQUFDO0FBQ2xCLFFBQU0sUUFBUSxDQUFDLFNBQVM7QUFDdEIsVUFBTSxDQUFDLEdBQUcsSUFBSUEsSUFBRyxxQkFBcUIsSUFBSSxJQUFJQSxJQUFHLHdCQUF3QixJQUFJLElBQUksQ0FBQztBQUNsRixRQUFJLElBQUssVUFBUyxLQUFLLEtBQUssUUFBUSxJQUFJLENBQUMsSUFBSSxPQUFPLElBQUksT0FBTyxFQUFFLFFBQVEsUUFBUSxHQUFHO0FBQ3BGLElBQUFBLElBQUcsYUFBYSxNQUFNLEtBQUs7QUFBQSxFQUM3QjtBQUNBLFFBQU0sSUFBSTtBQUNWLFNBQU87QUFDVDtBQUdBLGVBQXNCLFlBQVk7QUFDaEMsUUFBTSxFQUFFLGNBQWMsWUFBWSxZQUFZLFlBQVksSUFBSSxNQUFNRSxVQUFTSCxNQUFLLEtBQUssZ0NBQWdDLEdBQUdELHlDQUFlO0FBQ3pJLFFBQU0sRUFBRSxXQUFXLElBQUksTUFBTUksVUFBU0gsTUFBSyxLQUFLLGtCQUFrQixHQUFHRCx5Q0FBZTtBQUNwRixRQUFNLFVBQVUsV0FBVyxtQkFBbUIsQ0FBQztBQUMvQyxTQUFPO0FBQUEsSUFDTCxzQkFBc0IsYUFBYSxlQUFlLENBQUM7QUFBQSxJQUNuRCxvQkFBb0IsV0FBVyxPQUFPO0FBQUEsSUFDdEMseUJBQXlCLFdBQVcsT0FBTztBQUFBLElBQzNDLHFCQUFxQixZQUFZO0FBQUEsSUFDakMsZ0JBQWdCO0FBQUEsRUFDbEI7QUFDRjs7O0FFaENPLElBQU0sZUFBZTtBQUFBLEVBQzFCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGOzs7QUNLQSxTQUFTLE9BQU8sUUFBd0I7QUFDdEMsTUFBSSxPQUFPLEtBQU0sUUFBTyxPQUFPLEtBQUssSUFBSSxDQUFDLFVBQVUsS0FBSyxVQUFVLEtBQUssQ0FBQyxFQUFFLEtBQUssS0FBSztBQUNwRixNQUFJLE9BQU8sVUFBVSxPQUFXLFFBQU8sS0FBSyxVQUFVLE9BQU8sS0FBSztBQUNsRSxNQUFJLE9BQU8sTUFBTyxRQUFPLE9BQU8sTUFBTSxJQUFJLE1BQU0sRUFBRSxLQUFLLEtBQUs7QUFDNUQsTUFBSSxPQUFPLFNBQVMsUUFBUyxRQUFPLEdBQUcsT0FBTyxPQUFPLFNBQVMsQ0FBQyxDQUFDLENBQUM7QUFDakUsTUFBSSxPQUFPLFdBQVksUUFBTyxLQUFLLE9BQU8sS0FBSyxPQUFPLFVBQVUsRUFBRSxLQUFLLElBQUksQ0FBQztBQUM1RSxTQUFPLE9BQU8sUUFBUTtBQUN4QjtBQUVBLElBQU0sVUFBVSxDQUFDLFVBQTRCLFVBQVUsVUFBYSxPQUFPLFVBQVUsV0FBVyxLQUFLLEtBQUssVUFBVSxLQUFLO0FBRXpILFNBQVMsWUFBWSxRQUF3QjtBQUMzQyxRQUFNLFVBQVUsT0FBTyxRQUFRLE9BQU8sY0FBYyxDQUFDLENBQUMsRUFBRSxPQUFPLENBQUMsQ0FBQ0ssS0FBSSxNQUFNQSxVQUFTLFNBQVM7QUFDN0YsUUFBTSxhQUFhLENBQUNBLFVBQTBCLE9BQU8sVUFBVSxTQUFTQSxLQUFJLEtBQUs7QUFDakYsU0FBTztBQUFBLElBQ0wsQ0FBQyxVQUFVLFdBQVcsUUFBUSxZQUFZLFNBQVM7QUFBQSxJQUNuRCxRQUFRLElBQUksQ0FBQyxDQUFDQSxPQUFNLE1BQU0sTUFBTSxDQUFDLEtBQUtBLEtBQUksR0FBRyxLQUFLLE9BQU8sZUFBZSxFQUFFLEdBQUcsS0FBSyxPQUFPLE1BQU0sQ0FBQyxHQUFHLFdBQVdBLEtBQUksSUFBSSxRQUFRLElBQUksS0FBSyxRQUFRLE9BQU8sT0FBTyxDQUFDLENBQUMsQ0FBQztBQUFBLEVBQ2xLO0FBQ0Y7QUFHQSxTQUFTLGVBQWUsU0FBbUQ7QUFDekUsUUFBTSxRQUFRLG9CQUFJLElBQWdDO0FBQ2xELGFBQVcsQ0FBQyxLQUFLQyxLQUFJLEtBQUssT0FBTyxRQUFRLE9BQU8sR0FBRztBQUNqRCxVQUFNLE9BQU8sSUFBSSxNQUFNLEdBQUcsRUFBRSxDQUFDO0FBQzdCLFVBQU0sSUFBSSxNQUFNLENBQUMsR0FBSSxNQUFNLElBQUksSUFBSSxLQUFLLENBQUMsR0FBSSxDQUFDLEtBQUtBLEtBQUksQ0FBQyxDQUFDO0FBQUEsRUFDM0Q7QUFDQSxTQUFPLENBQUMsR0FBRyxLQUFLLEVBQUUsSUFBSSxDQUFDLENBQUMsTUFBTUMsS0FBSSxNQUFNLE1BQU0sSUFBSTtBQUFBO0FBQUEsRUFBTyxNQUFNLENBQUMsT0FBTyxTQUFTLEdBQUdBLE1BQUssSUFBSSxDQUFDLENBQUMsS0FBS0QsS0FBSSxNQUFNLENBQUMsS0FBSyxHQUFHLEdBQUdBLFVBQVMsS0FBSyxZQUFZLEtBQUtBLEtBQUksQ0FBQyxDQUFDLENBQUMsQ0FBQyxFQUFFLEVBQUUsS0FBSyxNQUFNO0FBQ2pMO0FBR0EsZUFBc0IsZ0JBQWdCO0FBQ3BDLFFBQU0sVUFBVSxNQUFNLFVBQVU7QUFDaEMsU0FBTztBQUFBLElBQ0wsUUFBUSxZQUFZLFFBQVEsb0JBQW9CLENBQVc7QUFBQSxJQUMzRCxTQUFTLGVBQWUsUUFBUSxjQUFjLENBQXFDO0FBQUEsSUFDbkYsT0FBTyxhQUFhLElBQUksSUFBSSxFQUFFLEtBQUssSUFBSTtBQUFBLEVBQ3pDO0FBQ0Y7OztBQ3ZETyxJQUFNLFVBQVU7QUFBQSxFQUNyQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBSU8sSUFBTSxjQUFjO0FBQUEsRUFDekI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUE7QUFBQSxFQUVBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjs7O0FDcENBLElBQU0sT0FBTyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSxvQkFBb0IsQ0FBQztBQUUzRCxJQUFNLE9BQU8sRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0sZUFBZSxDQUFDO0FBR3RELElBQU0sU0FBUztBQUFBLEVBQ2IsTUFBTSxFQUFFLFNBQVMsYUFBYTtBQUFBLEVBQzlCLE1BQU0sRUFBRSxTQUFTLElBQUk7QUFBQSxFQUNyQixTQUFTO0FBQUE7QUFBQSxFQUVULGFBQWEsRUFBRSxTQUFTLElBQUk7QUFBQSxFQUM1QixXQUFXO0FBQUEsRUFDWCxXQUFXLEVBQUUsU0FBUyxFQUFFO0FBQUEsRUFDeEIsSUFBSTtBQUNOO0FBTU8sSUFBTSxhQUFhLEVBQUUsS0FBSyxDQUFDLHFCQUFxQixhQUFhLGtCQUFrQix3QkFBd0IsZ0JBQWdCLENBQUM7QUFJeEgsSUFBTSxpQkFBaUIsRUFBRSxtQkFBbUIsU0FBUztBQUFBLEVBQzFELEVBQUUsT0FBTyxFQUFFLE9BQU8sRUFBRSxRQUFRLFdBQVcsR0FBRyxHQUFHLFFBQVEsTUFBTSxLQUFLLENBQUM7QUFBQSxFQUNqRSxFQUFFLE9BQU8sRUFBRSxPQUFPLEVBQUUsUUFBUSxZQUFZLEdBQUcsR0FBRyxPQUFPLENBQUM7QUFBQSxFQUN0RCxFQUFFLE9BQU8sRUFBRSxPQUFPLEVBQUUsUUFBUSxlQUFlLEdBQUcsR0FBRyxRQUFRLFNBQVMsY0FBYyxDQUFDO0FBQUEsRUFDakYsRUFBRSxPQUFPLEVBQUUsT0FBTyxFQUFFLFFBQVEsZUFBZSxHQUFHLEdBQUcsT0FBTyxDQUFDO0FBQUEsRUFDekQsRUFBRSxPQUFPLEVBQUUsT0FBTyxFQUFFLFFBQVEsZUFBZSxHQUFHLEdBQUcsUUFBUSxNQUFNLEVBQUUsS0FBSyxPQUFPLEdBQUcsU0FBUyxFQUFFLFNBQVMsYUFBYSxHQUFHLFFBQVEsRUFBRSxLQUFLLFdBQVcsRUFBRSxDQUFDO0FBQUEsRUFDakosRUFBRSxPQUFPLEVBQUUsT0FBTyxFQUFFLFFBQVEsY0FBYyxHQUFHLEdBQUcsUUFBUSxRQUFRLEVBQUUsSUFBSSxHQUFHLGVBQWUsRUFBRSxJQUFJLEVBQUUsQ0FBQztBQUFBLEVBQ2pHLEVBQUUsT0FBTyxFQUFFLE9BQU8sRUFBRSxRQUFRLGFBQWEsR0FBRyxHQUFHLFFBQVEsUUFBUSxXQUFXLENBQUM7QUFBQSxFQUMzRSxFQUFFLE9BQU8sRUFBRSxPQUFPLEVBQUUsUUFBUSxjQUFjLEdBQUcsR0FBRyxRQUFRLFNBQVMsS0FBSyxDQUFDO0FBQUEsRUFDdkUsRUFBRSxPQUFPLEVBQUUsT0FBTyxFQUFFLFFBQVEsVUFBVSxHQUFHLEdBQUcsUUFBUSxJQUFJLEVBQUUsS0FBSyxDQUFDLFdBQVcsU0FBUyxVQUFVLENBQUMsRUFBRSxDQUFDO0FBQUEsRUFDbEcsRUFBRSxPQUFPLEVBQUUsT0FBTyxFQUFFLFFBQVEsY0FBYyxHQUFHLEdBQUcsUUFBUSxNQUFNLEtBQUssQ0FBQztBQUN0RSxDQUFDO0FBSU0sSUFBTSxpQkFBaUI7QUFBQSxFQUM1QixjQUFjO0FBQUEsSUFDWixTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsT0FBTyxFQUFFLFFBQVEsRUFBRSxNQUFNLGNBQWMsRUFBRSxNQUFNLEVBQUUsVUFBVSxFQUFFLENBQUMsRUFBRSxDQUFDO0FBQUEsSUFDekUsVUFBVSxDQUFDO0FBQUEsRUFDYjtBQUNGOzs7QUMvQ08sSUFBTSxnQkFBZ0I7QUFBQTtBQUFBLEVBRTNCLFlBQVk7QUFBQTtBQUFBLEVBRVosZ0JBQWdCO0FBQUE7QUFBQSxFQUVoQixnQkFBZ0I7QUFBQTtBQUFBLEVBRWhCLHdCQUF3QjtBQUFBO0FBQUEsRUFFeEIscUJBQXFCO0FBQUE7QUFBQSxFQUVyQixvQkFBb0I7QUFBQTtBQUFBLEVBRXBCLGVBQWU7QUFBQTtBQUFBLEVBRWYsV0FBVztBQUFBO0FBQUEsRUFFWCxvQkFBb0I7QUFBQTtBQUFBLEVBRXBCLG1CQUFtQjtBQUFBO0FBQUEsRUFFbkIsbUJBQW1CO0FBQUE7QUFBQSxFQUVuQixzQkFBc0I7QUFBQTtBQUFBLEVBRXRCLDBCQUEwQjtBQUFBO0FBQUEsRUFFMUIsY0FBYztBQUFBO0FBQUEsRUFFZCxvQkFBb0I7QUFBQTtBQUFBLEVBRXBCLGVBQWU7QUFBQTtBQUFBLEVBRWYsa0JBQWtCO0FBQUE7QUFBQSxFQUVsQix3QkFBd0I7QUFBQTtBQUFBLEVBRXhCLGVBQWU7QUFBQTtBQUFBLEVBRWYsZUFBZTtBQUFBO0FBQUEsRUFFZixvQkFBb0I7QUFBQTtBQUFBLEVBRXBCLGtCQUFrQjtBQUFBO0FBQUEsRUFFbEIsbUJBQW1CO0FBQUE7QUFBQSxFQUVuQixnQkFBZ0I7QUFBQTtBQUFBLEVBRWhCLHdCQUF3QjtBQUFBO0FBQUEsRUFFeEIsc0JBQXNCO0FBQUE7QUFBQSxFQUV0QixjQUFjO0FBQUE7QUFBQSxFQUVkLG9CQUFvQjtBQUFBO0FBQUEsRUFFcEIsZUFBZTtBQUFBO0FBQUEsRUFFZixtQkFBbUI7QUFBQTtBQUFBLEVBRW5CLGlCQUFpQjtBQUFBO0FBQUEsRUFFakIsd0JBQXdCO0FBQUE7QUFBQSxFQUV4QixxQkFBcUI7QUFBQTtBQUFBLEVBRXJCLFdBQVc7QUFBQTtBQUFBLEVBRVgsY0FBYztBQUFBO0FBQUEsRUFFZCxhQUFhO0FBQUE7QUFBQSxFQUViLHFCQUFxQjtBQUFBO0FBQUEsRUFFckIsc0JBQXNCO0FBQUE7QUFBQSxFQUV0QixnQkFBZ0I7QUFBQTtBQUFBLEVBRWhCLGVBQWU7QUFBQTtBQUFBLEVBRWYsVUFBVTtBQUNaO0FBV08sSUFBTSxhQUFhLEVBQUUsT0FBTyxFQUFFLFNBQVMsRUFBRSxPQUFPLEdBQUcsU0FBUyxFQUFFLE9BQU8sR0FBRyxNQUFNLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQyxFQUFFLENBQUM7QUFPdEcsSUFBTSxVQUFVLEVBQUUsT0FBTztBQUFBLEVBQzlCLE1BQU0sRUFBRSxPQUFPO0FBQUEsRUFDZixPQUFPLEVBQUUsT0FBTztBQUFBLEVBQ2hCLFFBQVEsRUFBRSxJQUFJO0FBQUEsRUFDZCxNQUFNLEVBQUUsT0FBTztBQUFBLEVBQ2YsUUFBUSxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQTtBQUFBLEVBRTdCLFdBQVcsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsRUFDaEMsUUFBUSxFQUFFLFNBQVMsRUFBRSxNQUFNLFVBQVUsQ0FBQztBQUFBO0FBQUEsRUFFdEMsVUFBVSxFQUFFLFNBQVMsRUFBRSxJQUFJLENBQUM7QUFBQTtBQUFBLEVBRTVCLGVBQWUsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQ3RDLENBQUM7OztBQ2hITSxJQUFNLG9CQUFvQjtBQUFBLEVBQy9CLGtCQUFrQjtBQUFBLElBQ2hCLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsVUFBVSxPQUFPLGFBQWEsQ0FBQyxHQUFHLE9BQU8sRUFBRSxTQUFTLFNBQVMsRUFBRSxDQUFDO0FBQUEsSUFDMUcsVUFBVSxDQUFDO0FBQUEsRUFDYjtBQUFBLEVBQ0EsZUFBZTtBQUFBLElBQ2IsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLE9BQU8sRUFBRSxTQUFTLGVBQWUsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDLEVBQUUsQ0FBQztBQUFBLElBQ2xFLFVBQVUsQ0FBQztBQUFBLEVBQ2I7QUFDRjs7O0FDQUEsSUFBTSxjQUFjLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxNQUFNLFdBQVcsQ0FBQztBQUdsRCxJQUFNLGtCQUFrQixFQUFFLE9BQU8sRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0sa0JBQWtCLENBQUMsR0FBRyxXQUFXO0FBSTNGLElBQU0sdUJBQXVCO0FBQUEsRUFDbEMsdUJBQXVCO0FBQUEsSUFDckIsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLE9BQU8sRUFBRSxRQUFRLEVBQUUsU0FBUyxFQUFFLEdBQUcsZ0JBQWdCLG9CQUFvQixHQUFHLFdBQVcsQ0FBQztBQUFBLElBQzVGLFVBQVUsQ0FBQyxzQkFBc0Isb0JBQW9CLGFBQWEsZ0JBQWdCO0FBQUEsRUFDcEY7QUFBQSxFQUNBLHNCQUFzQjtBQUFBLElBQ3BCLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxPQUFPLFlBQVksRUFBRSxRQUFRLEVBQUUsU0FBUyxFQUFFLEVBQUUsQ0FBQztBQUFBLElBQ3JELFVBQVUsQ0FBQyxzQkFBc0Isb0JBQW9CLGFBQWEsZ0JBQWdCO0FBQUEsRUFDcEY7QUFBQSxFQUNBLGNBQWM7QUFBQSxJQUNaLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLFVBQVUsQ0FBQyxXQUFXO0FBQUEsRUFDeEI7QUFBQSxFQUNBLGFBQWE7QUFBQSxJQUNYLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxPQUFPLENBQUMsQ0FBQztBQUFBLElBQ2pCLFVBQVUsQ0FBQyxhQUFhLGtCQUFrQixlQUFlO0FBQUEsRUFDM0Q7QUFBQSxFQUNBLGlCQUFpQjtBQUFBLElBQ2YsU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsVUFBVSxDQUFDLFdBQVc7QUFBQSxFQUN4QjtBQUFBLEVBQ0EsYUFBYTtBQUFBLElBQ1gsU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsVUFBVSxDQUFDLGFBQWEsZ0JBQWdCO0FBQUEsRUFDMUM7QUFBQSxFQUNBLG1CQUFtQjtBQUFBLElBQ2pCLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxPQUFPLEVBQUUsU0FBUyxFQUFFLFNBQVMsS0FBSyxFQUFFLENBQUMsR0FBRyxTQUFTLEVBQUUsU0FBUyxhQUFhLEdBQUcsT0FBTyxFQUFFLFNBQVMsS0FBSyxFQUFFLENBQUM7QUFBQSxJQUM5RyxVQUFVLENBQUMsYUFBYSwwQkFBMEIsa0JBQWtCO0FBQUEsRUFDdEU7QUFBQSxFQUNBLHNCQUFzQjtBQUFBLElBQ3BCLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU07QUFBQSxJQUNOLFVBQVUsQ0FBQyxhQUFhLG1CQUFtQjtBQUFBLEVBQzdDO0FBQUEsRUFDQSxnQkFBZ0I7QUFBQSxJQUNkLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxPQUFPLEVBQUUsVUFBVSxFQUFFLFFBQVEsRUFBRSxDQUFDO0FBQUEsSUFDeEMsVUFBVSxDQUFDLGFBQWEsbUJBQW1CO0FBQUEsRUFDN0M7QUFBQSxFQUNBLG9CQUFvQjtBQUFBLElBQ2xCLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxPQUFPLEVBQUUsaUJBQWlCLENBQUM7QUFBQSxJQUNuQyxVQUFVLENBQUMsYUFBYSxtQkFBbUI7QUFBQSxFQUM3QztBQUFBLEVBQ0EsaUJBQWlCO0FBQUEsSUFDZixTQUFTO0FBQUEsSUFDVCxRQUFRO0FBQUEsSUFDUixNQUFNLEVBQUUsT0FBTyxFQUFFLG1CQUFtQixnQkFBZ0IsQ0FBQztBQUFBLElBQ3JELFVBQVUsQ0FBQyxhQUFhLG1CQUFtQjtBQUFBLEVBQzdDO0FBQUEsRUFDQSxpQkFBaUI7QUFBQSxJQUNmLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxPQUFPLEVBQUUsU0FBUyxlQUFlLE9BQU8sV0FBVyxjQUFjLENBQUM7QUFBQSxJQUMxRSxVQUFVLENBQUMsYUFBYSxtQkFBbUI7QUFBQSxFQUM3QztBQUFBLEVBQ0EsZUFBZTtBQUFBLElBQ2IsU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsTUFBTSxFQUFFLE9BQU87QUFBQSxNQUNiLFNBQVMsRUFBRSxNQUFNLE1BQU0sRUFBRSxNQUFNLEVBQUUsVUFBVSxDQUFDLEdBQUcsRUFBRSxVQUFVLFFBQVEsR0FBRyxDQUFDO0FBQUEsTUFDdkUsY0FBYyxFQUFFLFNBQVMsWUFBWTtBQUFBLElBQ3ZDLENBQUM7QUFBQSxJQUNELFVBQVUsQ0FBQyxhQUFhLHFCQUFxQixrQkFBa0I7QUFBQSxFQUNqRTtBQUFBLEVBQ0EsbUJBQW1CO0FBQUEsSUFDakIsU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsTUFBTSxFQUFFLE9BQU87QUFBQSxNQUNiLGtCQUFrQixFQUFFLFNBQVMsWUFBWTtBQUFBLE1BQ3pDLG9CQUFvQixFQUFFO0FBQUEsUUFDcEIsRUFBRSxPQUFPO0FBQUEsVUFDUCxlQUFlO0FBQUE7QUFBQSxVQUVmLG1CQUFtQixFQUFFLFNBQVMsTUFBTTtBQUFBLFFBQ3RDLENBQUM7QUFBQSxNQUNIO0FBQUEsSUFDRixDQUFDO0FBQUEsSUFDRCxVQUFVLENBQUMsYUFBYSxxQkFBcUIsa0JBQWtCO0FBQUEsRUFDakU7QUFBQSxFQUNBLFlBQVk7QUFBQSxJQUNWLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxPQUFPLFVBQVU7QUFBQSxJQUN6QixVQUFVLENBQUMsYUFBYSxxQkFBcUIsa0JBQWtCO0FBQUEsRUFDakU7QUFBQSxFQUNBLGVBQWU7QUFBQSxJQUNiLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxPQUFPLEVBQUUsU0FBUyxlQUFlLGFBQWEsZ0JBQWdCLENBQUM7QUFBQSxJQUN2RSxVQUFVLENBQUMsYUFBYSxxQkFBcUIsZUFBZTtBQUFBLEVBQzlEO0FBQUEsRUFDQSxnQkFBZ0I7QUFBQSxJQUNkLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxPQUFPO0FBQUEsTUFDYixzQkFBc0IsRUFBRSxNQUFNLE9BQU8sRUFBRSxNQUFNLEVBQUUsVUFBVSxDQUFDLEdBQUcsRUFBRSxVQUFVLFNBQVMsR0FBRyxDQUFDO0FBQUEsTUFDdEYsa0JBQWtCLEVBQUUsU0FBUyxnQkFBZ0I7QUFBQSxJQUMvQyxDQUFDO0FBQUEsSUFDRCxVQUFVLENBQUMsYUFBYSxxQkFBcUIsMEJBQTBCLGtCQUFrQjtBQUFBLEVBQzNGO0FBQ0Y7OztBQy9IQSxJQUFNLGNBQWMsRUFBRSxPQUFPLFNBQVM7QUFBQSxFQUNwQyxjQUFjLEtBQUssT0FBTyxXQUFXLEVBQUUsTUFBTSxFQUFFLE1BQU0sZ0JBQWdCLElBQUksQ0FBQztBQUFBLEVBQzFFLGNBQWMsRUFBRSxTQUFTLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxLQUFLLEdBQUcsRUFBRSxVQUFVLE9BQU8sSUFBSSxHQUFHLEVBQUUsTUFBTSxnQkFBZ0IsSUFBSSxDQUFDLENBQUM7QUFBQSxFQUM1RyxNQUFNLEtBQUssT0FBTyxJQUFJLEVBQUUsTUFBTSxFQUFFLE1BQU0sZ0JBQWdCLElBQUksQ0FBQztBQUM3RCxDQUFDO0FBRUQsSUFBTSxPQUFPLEVBQUUsT0FBTyxFQUFFLFFBQVEsRUFBRSxTQUFTLEVBQUUsR0FBRyxpQkFBaUIsYUFBYSxjQUFjLEVBQUUsU0FBUyxZQUFZLEVBQUUsQ0FBQztBQUV0SCxJQUFNLFlBQVksQ0FBQyxVQUF5QjtBQUFBLEVBQzFDLFNBQVMsNkJBQTZCLElBQUk7QUFBQSxFQUMxQztBQUFBLEVBQ0EsVUFBVSxDQUFDLHNCQUFzQixpQkFBaUIsb0JBQW9CLGFBQWEsZ0JBQWdCO0FBQ3JHO0FBRUEsSUFBTSxpQkFBaUIsZUFBZSxRQUFRLENBQUMsU0FBVSxVQUFVLE9BQU8sQ0FBQyxLQUFLLElBQUksSUFBSSxDQUFDLENBQUU7QUFFcEYsSUFBTSxxQkFBcUIsT0FBTyxZQUFZLGVBQWUsSUFBSSxDQUFDLFNBQVMsQ0FBQyxXQUFXLElBQUksR0FBRyxVQUFVLElBQUksQ0FBQyxDQUFDLENBQUM7OztBQ25CL0csSUFBTSxZQUFZLEVBQUUsT0FBTztBQUFBLEVBQ2hDLFNBQVMsRUFBRSxTQUFTLEtBQUssRUFBRSxDQUFDO0FBQUEsRUFDNUIsU0FBUyxFQUFFLFNBQVMsYUFBYTtBQUFBLEVBQ2pDLE9BQU8sRUFBRSxTQUFTLEtBQUs7QUFBQSxFQUN2QixPQUFPLEVBQUUsU0FBUyxTQUFTO0FBQzdCLENBQUM7QUFFTSxJQUFNLGlCQUFpQjtBQUFBLEVBQzVCLFlBQVk7QUFBQSxJQUNWLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQTtBQUFBLElBRVIsT0FBTztBQUFBLElBQ1AsVUFBVSxDQUFDLFdBQVc7QUFBQSxFQUN4QjtBQUFBLEVBQ0EsY0FBYztBQUFBLElBQ1osU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsVUFBVSxDQUFDLFdBQVc7QUFBQSxFQUN4QjtBQUFBLEVBQ0Esc0JBQXNCO0FBQUEsSUFDcEIsU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsT0FBTyxFQUFFLE9BQU8sRUFBRSxTQUFTLGVBQWUsT0FBTyxXQUFXLGFBQWEsRUFBRSxPQUFPLE9BQU8sRUFBRSxNQUFNLEVBQUUsSUFBSSxHQUFHLEVBQUUsWUFBWSxDQUFDLEVBQUUsQ0FBQztBQUFBLElBQzVILFVBQVUsQ0FBQyxXQUFXO0FBQUEsRUFDeEI7QUFBQSxFQUNBLFlBQVk7QUFBQSxJQUNWLFNBQVM7QUFBQSxJQUNULFFBQVEsRUFBRSxPQUFPLEVBQUUsU0FBUyxHQUFHLENBQUM7QUFBQSxJQUNoQyxNQUFNLEVBQUUsT0FBTyxDQUFDLENBQUM7QUFBQSxJQUNqQixVQUFVLENBQUMsV0FBVztBQUFBLEVBQ3hCO0FBQUEsRUFDQSxhQUFhO0FBQUEsSUFDWCxTQUFTO0FBQUEsSUFDVCxRQUFRLEVBQUUsT0FBTyxFQUFFLFNBQVMsR0FBRyxDQUFDO0FBQUEsSUFDaEMsTUFBTSxFQUFFLE9BQU8sRUFBRSxTQUFTLGNBQWMsQ0FBQztBQUFBLElBQ3pDLFVBQVUsQ0FBQyxhQUFhLHdCQUF3QixtQkFBbUI7QUFBQSxFQUNyRTtBQUNGOzs7QUNwQ08sSUFBTSxlQUFlO0FBQUEsRUFDMUIsaUJBQWlCO0FBQUEsSUFDZixTQUFTO0FBQUEsSUFDVCxRQUFRO0FBQUEsSUFDUixPQUFPO0FBQUEsSUFDUCxNQUFNLEVBQUUsT0FBTyxFQUFFLFdBQVcsY0FBYyxDQUFDO0FBQUEsSUFDM0MsVUFBVSxDQUFDLGFBQWEsbUJBQW1CO0FBQUEsRUFDN0M7QUFBQSxFQUNBLGVBQWU7QUFBQSxJQUNiLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLFVBQVUsQ0FBQyxXQUFXO0FBQUEsRUFDeEI7QUFBQSxFQUNBLGVBQWU7QUFBQSxJQUNiLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE1BQU0sRUFBRSxPQUFPLEVBQUUsU0FBUyxHQUFHLENBQUM7QUFBQSxJQUM5QixVQUFVLENBQUMsYUFBYSx3QkFBd0IsMEJBQTBCLGdCQUFnQixzQkFBc0IsWUFBWTtBQUFBLEVBQzlIO0FBQUEsRUFDQSxlQUFlO0FBQUEsSUFDYixTQUFTO0FBQUEsSUFDVCxRQUFRO0FBQUEsSUFDUixNQUFNLEVBQUUsT0FBTztBQUFBLE1BQ2IsU0FBUztBQUFBO0FBQUEsTUFFVCxTQUFTLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxTQUFTLENBQUM7QUFBQTtBQUFBLE1BRXRDLFVBQVUsRUFBRSxPQUFPLEVBQUUsbUJBQW1CLFdBQVcsY0FBYyxVQUFVLENBQUM7QUFBQSxNQUM1RSxTQUFTLEVBQUUsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBLE1BQzVCLFNBQVMsRUFBRSxTQUFTLGFBQWE7QUFBQSxNQUNqQyxPQUFPLEVBQUUsU0FBUyxLQUFLO0FBQUEsSUFDekIsQ0FBQztBQUFBLElBQ0QsVUFBVTtBQUFBLE1BQ1I7QUFBQSxNQUFhO0FBQUEsTUFBd0I7QUFBQSxNQUEwQjtBQUFBLE1BQWdCO0FBQUEsTUFBc0I7QUFBQSxNQUFpQjtBQUFBLE1BQ3RIO0FBQUEsTUFBcUI7QUFBQSxJQUN2QjtBQUFBLEVBQ0Y7QUFDRjs7O0FDekNPLElBQU0sb0JBQW9CO0FBQUEsRUFDL0IsZUFBZTtBQUFBLElBQ2IsU0FBUztBQUFBLElBQ1QsT0FBTyxFQUFFLE9BQU8sRUFBRSxNQUFNLGVBQWUsT0FBTyxVQUFVLENBQUM7QUFBQSxJQUN6RCxVQUFVLENBQUMsb0JBQW9CO0FBQUEsRUFDakM7QUFDRjs7O0FDTE8sSUFBTSxvQkFBb0I7QUFBQSxFQUMvQixxQkFBcUI7QUFBQSxJQUNuQixTQUFTO0FBQUEsSUFDVCxRQUFRO0FBQUEsSUFDUixPQUFPLEVBQUUsT0FBTyxFQUFFLFNBQVMsR0FBRyxDQUFDO0FBQUEsSUFDL0IsVUFBVSxDQUFDLGFBQWEsZ0JBQWdCLHdCQUF3QjtBQUFBLEVBQ2xFO0FBQUEsRUFDQSwyQkFBMkI7QUFBQSxJQUN6QixTQUFTO0FBQUEsSUFDVCxRQUFRO0FBQUEsSUFDUixVQUFVLENBQUMsV0FBVztBQUFBLEVBQ3hCO0FBQUEsRUFDQSxnQkFBZ0I7QUFBQSxJQUNkLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLFVBQVUsQ0FBQyxXQUFXO0FBQUEsRUFDeEI7QUFDRjs7O0FDbEJPLElBQU0sbUJBQW1CO0FBQUEsRUFDOUIsZ0JBQWdCO0FBQUEsSUFDZCxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsT0FBTztBQUFBLE1BQ2I7QUFBQTtBQUFBLE1BRUEsU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsVUFBVSxJQUFLLEdBQUcsRUFBRSxNQUFNLGNBQWMsQ0FBQztBQUFBLElBQ3ZFLENBQUM7QUFBQSxJQUNELFVBQVUsQ0FBQyxzQkFBc0IsYUFBYTtBQUFBLEVBQ2hEO0FBQUEsRUFDQSxhQUFhO0FBQUEsSUFDWCxTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsT0FBTyxFQUFFLFFBQVEsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0sYUFBYSxDQUFDLEVBQUUsQ0FBQztBQUFBLElBQ25FLFVBQVUsQ0FBQyx3QkFBd0IsbUJBQW1CO0FBQUEsRUFDeEQ7QUFDRjs7O0FDZE8sSUFBTSx3QkFBd0I7QUFBQSxFQUNuQyxvQkFBb0I7QUFBQSxJQUNsQixTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsT0FBTztBQUFBLE1BQ2IsYUFBYTtBQUFBO0FBQUEsTUFFYixZQUFZO0FBQUEsTUFDWixNQUFNO0FBQUE7QUFBQSxNQUVOLGFBQWEsRUFBRSxTQUFTLEtBQUssRUFBRSxDQUFDO0FBQUEsSUFDbEMsQ0FBQztBQUFBLElBQ0QsVUFBVSxDQUFDLGFBQWEsaUJBQWlCO0FBQUEsRUFDM0M7QUFBQSxFQUNBLGlCQUFpQjtBQUFBLElBQ2YsU0FBUztBQUFBLElBQ1QsVUFBVSxDQUFDO0FBQUEsRUFDYjtBQUFBLEVBQ0Esb0JBQW9CO0FBQUEsSUFDbEIsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLE9BQU8sRUFBRSxPQUFPLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxVQUFVLEdBQUssQ0FBQyxFQUFFLENBQUM7QUFBQSxJQUM5RCxVQUFVLENBQUMsMEJBQTBCLHFCQUFxQjtBQUFBLEVBQzVEO0FBQ0Y7OztBQ3pCTyxJQUFNLGlCQUFpQjtBQUFBLEVBQzVCLFlBQVk7QUFBQSxJQUNWLFNBQVM7QUFBQSxJQUNULFVBQVUsQ0FBQztBQUFBLEVBQ2I7QUFBQSxFQUNBLGVBQWU7QUFBQSxJQUNiLFNBQVM7QUFBQSxJQUNULFVBQVUsQ0FBQyxlQUFlO0FBQUEsRUFDNUI7QUFDRjs7O0FDUEEsSUFBTSxTQUFTLEVBQUUsT0FBTyxFQUFFLFVBQVUsR0FBRyxDQUFDO0FBRWpDLElBQU0sc0JBQXNCO0FBQUEsRUFDakMsZ0JBQWdCO0FBQUEsSUFDZCxTQUFTO0FBQUEsSUFDVDtBQUFBLElBQ0EsVUFBVSxDQUFDLGtCQUFrQjtBQUFBLEVBQy9CO0FBQUEsRUFDQSxvQkFBb0I7QUFBQSxJQUNsQixTQUFTO0FBQUEsSUFDVDtBQUFBLElBQ0EsTUFBTSxFQUFFLE9BQU8sQ0FBQyxDQUFDO0FBQUEsSUFDakIsVUFBVSxDQUFDLGtCQUFrQjtBQUFBLEVBQy9CO0FBQ0Y7OztBQ1hBLElBQU0sYUFBYTtBQUFBLEVBQ2pCLGFBQWEsRUFBRSxTQUFTLFdBQVc7QUFBQSxFQUNuQyxZQUFZLEVBQUUsU0FBUyxVQUFVO0FBQUEsRUFDakMsZUFBZSxFQUFFLFNBQVMsYUFBYTtBQUFBLEVBQ3ZDLFNBQVMsRUFBRSxTQUFTLGFBQWE7QUFBQSxFQUNqQyxlQUFlLEVBQUUsU0FBUyxFQUFFO0FBQUEsRUFDNUIsZUFBZSxFQUFFLFNBQVMsRUFBRTtBQUFBLEVBQzVCLFNBQVMsRUFBRSxTQUFTLEVBQUU7QUFBQSxFQUN0QixjQUFjLEVBQUUsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQ2pDLFlBQVksRUFBRSxTQUFTLEtBQUssRUFBRSxDQUFDO0FBQUEsRUFDL0IsU0FBUyxFQUFFLFNBQVMsS0FBSyxFQUFFLENBQUM7QUFBQSxFQUM1QixVQUFVLEVBQUUsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQzdCLGtCQUFrQixFQUFFLFNBQVMsS0FBSyxHQUFHLENBQUM7QUFBQSxFQUN0QyxXQUFXLEVBQUUsU0FBUyxLQUFLLE9BQU8sSUFBSSxDQUFDO0FBQUEsRUFDdkMsVUFBVSxFQUFFLFNBQVMsS0FBSyxPQUFPLElBQUksQ0FBQztBQUFBLEVBQ3RDLE9BQU8sRUFBRSxTQUFTLEtBQUs7QUFBQSxFQUN2QixPQUFPLEVBQUUsU0FBU0UsTUFBSztBQUFBLEVBQ3ZCLFFBQVEsRUFBRSxTQUFTLE1BQU07QUFBQSxFQUN6QixlQUFlLEVBQUUsU0FBUyxhQUFhO0FBQUE7QUFBQSxFQUV2QyxpQkFBaUIsRUFBRSxTQUFTLEVBQUUsUUFBUSxPQUFPLENBQUM7QUFBQSxFQUM5QyxnQkFBZ0IsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDO0FBQUE7QUFBQSxFQUV0QyxTQUFTLEVBQUUsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQzVCLFdBQVcsRUFBRSxTQUFTLEVBQUU7QUFBQTtBQUFBLEVBRXhCLE9BQU8sRUFBRSxTQUFTLEtBQUs7QUFBQTtBQUFBLEVBRXZCLGdDQUFnQyxFQUFFLFNBQVMsS0FBSyxXQUFXLENBQUM7QUFBQSxFQUM1RCxXQUFXLEVBQUUsU0FBUyxFQUFFO0FBQUEsRUFDeEIsV0FBVyxFQUFFLFNBQVMsRUFBRTtBQUFBO0FBQUEsRUFFeEIsbUJBQW1CLEVBQUUsU0FBUyxFQUFFLE9BQU8sRUFBRSxJQUFJLEVBQUUsS0FBSyxDQUFDLFFBQVEsU0FBUyxNQUFNLENBQUMsR0FBRyxRQUFRLEVBQUUsU0FBUyxPQUFPLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDOUcsU0FBUyxFQUFFLFNBQVMsRUFBRSxPQUFPLEVBQUUsU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsU0FBUyxLQUFLLE9BQU8sSUFBSSxDQUFDLEVBQUUsQ0FBQyxFQUFFLENBQUMsQ0FBQztBQUM5RjtBQUVBLElBQU0sYUFBYSxFQUFFLE9BQU8sRUFBRSxRQUFRLEdBQUcsQ0FBQztBQUVuQyxJQUFNLGdCQUFnQjtBQUFBLEVBQzNCLFlBQVk7QUFBQSxJQUNWLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxPQUFPLEVBQUUsR0FBRyxZQUFZLGNBQWMsQ0FBQztBQUFBLElBQy9DLFVBQVUsQ0FBQztBQUFBLEVBQ2I7QUFBQSxFQUNBLFlBQVk7QUFBQSxJQUNWLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLE9BQU8sRUFBRSxPQUFPO0FBQUEsTUFDZCxTQUFTLEVBQUUsU0FBUyxhQUFhO0FBQUEsTUFDakMsU0FBUyxFQUFFLFNBQVMsS0FBSyxFQUFFLENBQUM7QUFBQSxNQUM1QixPQUFPLEVBQUUsU0FBUyxLQUFLO0FBQUEsTUFDdkIsT0FBTyxFQUFFLFNBQVMsU0FBUztBQUFBLElBQzdCLENBQUM7QUFBQSxJQUNELE1BQU0sRUFBRSxPQUFPLFVBQVU7QUFBQSxJQUN6QixVQUFVLENBQUMsYUFBYSxxQkFBcUIsZ0JBQWdCO0FBQUEsRUFDL0Q7QUFBQSxFQUNBLFVBQVU7QUFBQSxJQUNSLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLFVBQVUsQ0FBQyxXQUFXO0FBQUEsRUFDeEI7QUFBQSxFQUNBLFlBQVk7QUFBQSxJQUNWLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLFVBQVUsQ0FBQyxhQUFhLGtCQUFrQixtQkFBbUI7QUFBQSxFQUMvRDtBQUFBLEVBQ0EsZUFBZTtBQUFBLElBQ2IsU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsTUFBTSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsUUFBUSxpQkFBaUIsR0FBRyxHQUFHLGNBQWMsQ0FBQztBQUFBLElBQ3ZFLFVBQVUsQ0FBQyxXQUFXO0FBQUEsRUFDeEI7QUFBQSxFQUNBLGNBQWM7QUFBQSxJQUNaLFNBQVM7QUFBQSxJQUNULFFBQVE7QUFBQSxJQUNSLFVBQVUsQ0FBQyxXQUFXO0FBQUEsRUFDeEI7QUFDRjs7O0FDL0VPLElBQU0sd0JBQXdCO0FBQUEsRUFDbkMsYUFBYTtBQUFBLElBQ1gsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLE9BQU87QUFBQSxNQUNiLGVBQWU7QUFBQSxNQUNmLE9BQU8sRUFBRSxTQUFTLEtBQUs7QUFBQTtBQUFBLE1BRXZCLG9CQUFvQixFQUFFLE1BQU0sS0FBSyxFQUFFLENBQUMsRUFBRSxNQUFNLEVBQUUsVUFBVSxFQUFFLENBQUM7QUFBQTtBQUFBLE1BRTNELGNBQWMsRUFBRSxTQUFTLEtBQUssRUFBRSxDQUFDO0FBQUEsTUFDakMscUJBQXFCLEVBQUUsU0FBUyxFQUFFO0FBQUEsTUFDbEMsUUFBUSxFQUFFLFNBQVMsYUFBYTtBQUFBLElBQ2xDLENBQUM7QUFBQSxJQUNELFVBQVUsQ0FBQyxhQUFhLGFBQWEsZ0JBQWdCLHNCQUFzQixhQUFhO0FBQUEsRUFDMUY7QUFDRjs7O0FDaEJPLElBQU0sbUJBQW1CO0FBQUEsRUFDOUIsYUFBYTtBQUFBLElBQ1gsU0FBUztBQUFBLElBQ1QsUUFBUSxFQUFFLE9BQU8sRUFBRSxXQUFXLEdBQUcsQ0FBQztBQUFBLElBQ2xDLFVBQVUsQ0FBQyxtQkFBbUI7QUFBQSxFQUNoQztBQUNGOzs7QUNOTyxJQUFNLHVCQUF1QjtBQUFBLEVBQ2xDLGtCQUFrQjtBQUFBLElBQ2hCLFNBQVM7QUFBQSxJQUNULFFBQVEsRUFBRSxPQUFPLEVBQUUsU0FBUyxHQUFHLENBQUM7QUFBQSxJQUNoQyxVQUFVLENBQUMsYUFBYSxjQUFjO0FBQUEsRUFDeEM7QUFDRjs7O0FDSEEsSUFBTSxZQUFZLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxVQUFVLElBQUssR0FBRyxFQUFFLE1BQU0sY0FBYyxDQUFDO0FBRTlFLElBQU0sZ0JBQWdCLEVBQUUsT0FBTyxFQUFFLGVBQWUsR0FBRyxDQUFDO0FBRTdDLElBQU0sbUJBQW1CO0FBQUEsRUFDOUIsZUFBZTtBQUFBLElBQ2IsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLE9BQU8sRUFBRSxTQUFTLElBQUksUUFBUSxlQUFlLFlBQVksV0FBVyxZQUFZLFVBQVUsQ0FBQztBQUFBLElBQ25HLFVBQVUsQ0FBQyxhQUFhLGdCQUFnQixtQkFBbUI7QUFBQSxFQUM3RDtBQUFBLEVBQ0EsYUFBYTtBQUFBLElBQ1gsU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsVUFBVSxDQUFDLFdBQVc7QUFBQSxFQUN4QjtBQUFBLEVBQ0EsYUFBYTtBQUFBLElBQ1gsU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsVUFBVSxDQUFDLFdBQVc7QUFBQSxFQUN4QjtBQUFBLEVBQ0EsY0FBYztBQUFBLElBQ1osU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsVUFBVSxDQUFDLFdBQVc7QUFBQSxFQUN4QjtBQUNGOzs7QUM5Qk8sSUFBTSxvQkFBb0I7QUFBQSxFQUMvQixlQUFlO0FBQUEsSUFDYixTQUFTO0FBQUEsSUFDVCxVQUFVLENBQUM7QUFBQSxFQUNiO0FBQ0Y7OztBQ0pPLElBQU0sbUJBQW1CO0FBQUEsRUFDOUIsWUFBWTtBQUFBLElBQ1YsU0FBUztBQUFBLElBQ1QsUUFBUTtBQUFBLElBQ1IsVUFBVSxDQUFDLFdBQVc7QUFBQSxFQUN4QjtBQUFBLEVBQ0EsZ0JBQWdCO0FBQUEsSUFDZCxTQUFTO0FBQUEsSUFDVCxRQUFRO0FBQUEsSUFDUixVQUFVLENBQUMsV0FBVztBQUFBLEVBQ3hCO0FBQ0Y7OztBQ1ZPLElBQU0sbUJBQW1CO0FBQUEsRUFDOUIsY0FBYztBQUFBLElBQ1osU0FBUztBQUFBLElBQ1QsT0FBTyxFQUFFLE9BQU8sRUFBRSxPQUFPLEVBQUUsU0FBUyxTQUFTLEVBQUUsQ0FBQztBQUFBLElBQ2hELFVBQVUsQ0FBQztBQUFBLEVBQ2I7QUFDRjs7O0FDTkEsSUFBTUMsVUFBUyxFQUFFLE9BQU8sRUFBRSxjQUFjLEdBQUcsQ0FBQztBQUVyQyxJQUFNLG9CQUFvQjtBQUFBLEVBQy9CLGNBQWM7QUFBQSxJQUNaLFNBQVM7QUFBQSxJQUNULFFBQUFBO0FBQUEsSUFDQSxVQUFVLENBQUMsb0JBQW9CO0FBQUEsRUFDakM7QUFBQSxFQUNBLGtCQUFrQjtBQUFBLElBQ2hCLFNBQVM7QUFBQSxJQUNULFFBQUFBO0FBQUEsSUFDQSxNQUFNLEVBQUUsT0FBTyxDQUFDLENBQUM7QUFBQSxJQUNqQixVQUFVLENBQUMsb0JBQW9CO0FBQUEsRUFDakM7QUFDRjs7O0FDYk8sSUFBTSxzQkFBc0I7QUFBQSxFQUNqQyxrQkFBa0I7QUFBQSxJQUNoQixTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsT0FBTyxlQUFlO0FBQUE7QUFBQSxNQUU1QixPQUFPLEVBQUUsU0FBUyxLQUFLO0FBQUEsSUFDekIsQ0FBQztBQUFBLElBQ0QsVUFBVSxDQUFDLHNCQUFzQixhQUFhO0FBQUEsRUFDaEQ7QUFBQSxFQUNBLGtCQUFrQjtBQUFBLElBQ2hCLFNBQVM7QUFBQSxJQUNULE1BQU0sRUFBRSxPQUFPLEVBQUUsUUFBUSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSxhQUFhLENBQUMsRUFBRSxDQUFDO0FBQUEsSUFDbkUsVUFBVSxDQUFDLHFCQUFxQjtBQUFBLEVBQ2xDO0FBQUEsRUFDQSxlQUFlO0FBQUEsSUFDYixTQUFTO0FBQUEsSUFDVCxNQUFNLEVBQUUsT0FBTyxDQUFDLENBQUM7QUFBQSxJQUNqQixVQUFVLENBQUM7QUFBQSxFQUNiO0FBQ0Y7OztBQ2xCQSxJQUFNLGNBQWMsRUFBRSxTQUFTLEVBQUUsS0FBSyxDQUFDLE9BQU8sWUFBWSxDQUFDLEdBQUcsS0FBSztBQUduRSxJQUFNLE9BQU8sRUFBRSxPQUFPLE9BQU8sRUFBRSxNQUFNLEVBQUUsSUFBSSxHQUFHLEVBQUUsUUFBUSxZQUFZLGFBQWEsR0FBRyxFQUFFLFFBQVEsSUFBSSxDQUFDO0FBRTVGLElBQU0sbUJBQW1CO0FBQUEsRUFDOUIsV0FBVztBQUFBLElBQ1QsU0FBUztBQUFBLElBQ1QsT0FBTyxFQUFFLE9BQU8sRUFBRSxNQUFNLFlBQVksQ0FBQztBQUFBLElBQ3JDLFVBQVUsQ0FBQztBQUFBLEVBQ2I7QUFBQSxFQUNBLFlBQVk7QUFBQSxJQUNWLFNBQVM7QUFBQSxJQUNULE9BQU8sRUFBRSxPQUFPLEVBQUUsTUFBTSxNQUFNLEtBQUssT0FBTyxPQUFPLEdBQUcsT0FBTyxFQUFFLFNBQVMsU0FBUyxHQUFHLFlBQVksQ0FBQztBQUFBLElBQy9GLFVBQVUsQ0FBQztBQUFBLEVBQ2I7QUFBQSxFQUNBLGlCQUFpQjtBQUFBLElBQ2YsU0FBUztBQUFBLElBQ1QsT0FBTyxFQUFFLE9BQU8sRUFBRSxNQUFNLE1BQU0sS0FBSyxPQUFPLE9BQU8sR0FBRyxPQUFPLEtBQUssT0FBTyxPQUFPLEdBQUcsT0FBTyxFQUFFLFNBQVMsU0FBUyxHQUFHLFlBQVksQ0FBQztBQUFBLElBQzVILFVBQVUsQ0FBQztBQUFBLEVBQ2I7QUFBQSxFQUNBLFdBQVc7QUFBQSxJQUNULFNBQVM7QUFBQSxJQUNULFFBQVEsRUFBRSxPQUFPLEVBQUUsS0FBQUMsS0FBSSxDQUFDO0FBQUEsSUFDeEIsT0FBTyxFQUFFLE9BQU8sRUFBRSxlQUFlLEVBQUUsU0FBUyxFQUFFLEdBQUcsT0FBTyxFQUFFLFNBQVMsU0FBUyxHQUFHLFlBQVksQ0FBQztBQUFBLElBQzVGLFVBQVUsQ0FBQyxlQUFlO0FBQUEsRUFDNUI7QUFBQSxFQUNBLG9CQUFvQjtBQUFBLElBQ2xCLFNBQVM7QUFBQSxJQUNULE9BQU8sRUFBRSxPQUFPLEVBQUUsTUFBTSxNQUFNLEtBQUssT0FBTyxPQUFPLEdBQUcsT0FBTyxLQUFLLE9BQU8sT0FBTyxHQUFHLFlBQVksQ0FBQztBQUFBLElBQzlGLFVBQVUsQ0FBQztBQUFBLEVBQ2I7QUFDRjs7O0FDbENPLElBQU0sbUJBQW1CO0FBQUEsRUFDOUIsYUFBYTtBQUFBLElBQ1gsU0FBUztBQUFBLElBQ1QsUUFBUSxFQUFFLE9BQU8sRUFBRSxRQUFRLENBQUM7QUFBQSxJQUM1QixPQUFPLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxTQUFTLGFBQWEsRUFBRSxDQUFDO0FBQUEsSUFDbkQsVUFBVSxDQUFDLGVBQWU7QUFBQSxFQUM1QjtBQUNGOzs7QUNrQk8sSUFBTSxXQUFXO0FBQUEsRUFDdEIsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUFBLEVBQ0gsR0FBRztBQUNMOzs7QUMvQ0EsSUFBTSxVQUFVLEVBQUUsT0FBTztBQUFBLEVBQ3ZCLFFBQVE7QUFBQSxFQUNSLFNBQVM7QUFBQSxFQUNULGVBQWUsRUFBRSxTQUFTLGFBQWE7QUFBQSxFQUN2QztBQUFBLEVBQ0E7QUFBQSxFQUNBLGVBQWUsRUFBRSxTQUFTLEVBQUU7QUFBQSxFQUM1QixXQUFXLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUFBLEVBQ2hDLFVBQVUsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsRUFDL0IsT0FBTyxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxFQUM1QixPQUFPLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUFBLEVBQzVCLGlCQUFpQixFQUFFLFNBQVMsRUFBRSxRQUFRLE9BQU8sQ0FBQztBQUFBO0FBQUEsRUFFOUMsU0FBUyxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxFQUM5QixXQUFXLEVBQUUsU0FBUyxFQUFFO0FBQUEsRUFDeEIsY0FBYyxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxFQUNuQyxTQUFTLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUFBLEVBQzlCLFVBQVUsRUFBRSxTQUFTLEVBQUUsT0FBTyxDQUFDO0FBQUEsRUFDL0Isa0JBQWtCO0FBQ3BCLENBQUM7QUFFRCxJQUFNLFNBQVMsRUFBRSxRQUFRLElBQUksU0FBUyxHQUFHO0FBRXpDLElBQU0sV0FBVyxFQUFFLE9BQU8sU0FBUyxFQUFFLFFBQVEsRUFBRSxTQUFTLE9BQU8sRUFBRSxDQUFDO0FBRWxFLElBQU0sZ0JBQWdCLEVBQUUsT0FBTztBQUFBLEVBQzdCLEdBQUc7QUFBQSxFQUNILGVBQWU7QUFBQSxFQUNmLFNBQVM7QUFBQSxFQUNULFNBQVM7QUFBQSxFQUNULGFBQWEsRUFBRSxPQUFPO0FBQUEsRUFDdEIsd0JBQXdCLEVBQUUsT0FBTztBQUFBO0FBQUEsRUFFakMsU0FBUyxFQUFFLE9BQU87QUFBQTtBQUFBLEVBRWxCLE1BQU0sRUFBRSxJQUFJO0FBQUEsRUFDWixZQUFZLEVBQUUsUUFBUTtBQUN4QixDQUFDO0FBRUQsSUFBTSxFQUFFLGNBQWMsZUFBZSxlQUFlLFNBQVMsU0FBUyxhQUFhLFNBQVMsZUFBZSxlQUFlLElBQUksT0FBTztBQUNySSxJQUFNLE9BQU8sRUFBRSxlQUFlLGVBQWUsU0FBUyxRQUFRO0FBQzlELElBQU0sY0FBYyxFQUFFLE9BQU8sRUFBRSxHQUFHLFFBQVEsR0FBRyxNQUFNLGNBQWMsYUFBYSxTQUFTLGVBQWUsZUFBZSxDQUFDO0FBRXRILElBQU0sRUFBRSxPQUFBQyxRQUFPLFNBQUFDLFVBQVMsTUFBTSxJQUFJLFFBQVE7QUFDMUMsSUFBTSxnQkFBZ0IsRUFBRSxPQUFPLEVBQUUsR0FBRyxRQUFRLEdBQUcsTUFBTSxPQUFBRCxRQUFPLFNBQUFDLFVBQVMsTUFBTSxDQUFDO0FBRTVFLElBQU0sUUFBUSxDQUF3RCxNQUFZLFNBQ2hGLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxRQUFRLElBQUksR0FBRyxXQUFXLFNBQVMsS0FBSyxDQUFDO0FBR3ZELElBQU0sWUFBWSxFQUFFLG1CQUFtQixRQUFRO0FBQUEsRUFDcEQsTUFBTSxnQkFBZ0IsT0FBTztBQUFBLEVBQzdCLE1BQU0sa0JBQWtCLE9BQU87QUFBQSxFQUMvQixNQUFNLHNCQUFzQixRQUFRO0FBQUEsRUFDcEMsTUFBTSxrQkFBa0IsYUFBYTtBQUFBLEVBQ3JDLE1BQU0sZ0JBQWdCLFdBQVc7QUFBQSxFQUNqQyxNQUFNLGtCQUFrQixhQUFhO0FBQUEsRUFDckMsTUFBTSxlQUFlLEVBQUUsT0FBTyxNQUFNLENBQUM7QUFDdkMsQ0FBQztBQUlNLElBQU0scUJBQWtFO0FBQUEsRUFDN0UsZ0JBQWdCO0FBQUEsRUFDaEIsa0JBQWtCO0FBQUEsRUFDbEIsc0JBQXNCO0FBQUEsRUFDdEIsa0JBQWtCO0FBQUEsRUFDbEIsZ0JBQWdCO0FBQUEsRUFDaEIsa0JBQWtCO0FBQUEsRUFDbEIsZUFBZTtBQUNqQjs7O0FDdkVPLElBQU0sY0FBYyxDQUFDLGdCQUFnQixlQUFlLG1CQUFtQiwrQkFBK0IsWUFBWSxjQUFjLGVBQWU7OztBQ05xSixTQUFTLGlCQUFBQyxzQkFBcUI7QUFBaEosSUFBTUMsNENBQTJDO0FBa0NuTyxJQUFNLGdCQUFnQjtBQU10QixJQUFNLG1CQUFtQkMsZUFBYyxJQUFJLElBQUksZ0JBQWdCRCx5Q0FBZSxDQUFDOzs7QUN0Qi9FLElBQU0sYUFBeUI7QUFBQSxFQUNwQyxXQUFXLEtBQUs7QUFBQSxFQUNoQixTQUFTO0FBQUEsRUFDVCxXQUFXO0FBQUEsRUFDWCxXQUFXO0FBQUEsRUFDWCxtQkFBbUI7QUFBQSxFQUNuQixTQUFTO0FBQUEsRUFDVCxVQUFVO0FBQUEsRUFDVixrQkFBa0I7QUFDcEI7OztBQ25CTyxJQUFNLGNBQWM7OztBQ1BwQixJQUFNLGFBQWE7OztBQ2ExQixJQUFNLE9BQU8sQ0FBQyxPQUFlLGFBQThCLEVBQUUsTUFBTSxPQUFPLFNBQVMsT0FBTyxRQUFRO0FBQ2xHLElBQU0sU0FBUyxDQUFDLE1BQWMsYUFBOEIsRUFBRSxNQUFNLFNBQVMsTUFBTSxRQUFRO0FBQzNGLElBQU0sWUFBWSxDQUFDLFNBQWlCLGFBQThCLEVBQUUsTUFBTSxNQUFNLFNBQVMsUUFBUTtBQUcxRixJQUFNLFdBQThDO0FBQUEsRUFDekQsTUFBTSxFQUFFLE1BQU0sUUFBUSxTQUFTLFFBQVEsU0FBUyx5REFBeUQ7QUFBQSxFQUN6RyxNQUFNLEtBQUssYUFBYSxtSkFBbUo7QUFBQSxFQUMzSyxVQUFVLEtBQUssaUJBQWlCLGdDQUFnQztBQUFBLEVBQ2hFLGNBQWMsS0FBSyxJQUFJLGdDQUFnQztBQUFBLEVBQ3ZELGNBQWM7QUFBQSxJQUNaO0FBQUEsSUFDQTtBQUFBLEVBQ0Y7QUFBQSxFQUNBLGlCQUFpQixPQUFPLElBQUksZ0lBQWdJO0FBQUEsRUFDNUosWUFBWTtBQUFBLElBQ1Y7QUFBQSxJQUNBO0FBQUEsRUFDRjtBQUFBLEVBQ0EsV0FBVztBQUFBLElBQ1Q7QUFBQSxJQUNBO0FBQUEsRUFDRjtBQUFBLEVBQ0EsVUFBVSxLQUFLLElBQUksNEhBQTRIO0FBQUEsRUFDL0ksV0FBVyxLQUFLLG9CQUFvQixtQ0FBbUM7QUFBQSxFQUN2RSxlQUFlLFVBQVUsSUFBSSwrR0FBK0c7QUFBQSxFQUM1SSxZQUFZLEtBQUssSUFBSSxxSkFBcUo7QUFBQSxFQUMxSyxlQUFlLFVBQVUsSUFBSSx3R0FBd0c7QUFBQSxFQUNySSxhQUFhLFVBQVUsaUJBQWlCLHdJQUF3STtBQUFBLEVBQ2hMLGlCQUFpQixVQUFVLHlCQUF5QiwwR0FBMEc7QUFBQSxFQUM5SixZQUFZLFVBQVUseUJBQXlCLHNEQUFzRDtBQUFBLEVBQ3JHLG1CQUFtQixVQUFVLGlCQUFpQixzRkFBNEU7QUFBQSxFQUMxSCxpQkFBaUIsVUFBVSxpQkFBaUIsa0NBQWtDO0FBQUEsRUFDOUUsNkJBQTZCLFVBQVUsaUJBQWlCLGdEQUFnRDtBQUFBLEVBQ3hHLFNBQVMsVUFBVSxNQUFNLDBGQUEwRjtBQUFBLEVBQ25ILFlBQVksVUFBVSxRQUFRLHNLQUFzSztBQUFBLEVBQ3BNLGlCQUFpQixVQUFVLElBQUksZ0dBQWdHO0FBQUEsRUFDL0gsTUFBTSxVQUFVLE9BQU8sYUFBYSxHQUFHLGtGQUFrRjtBQUFBLEVBQ3pILE9BQU8sVUFBVSxPQUFPLFVBQVUsR0FBRywrRUFBK0U7QUFBQSxFQUNwSCxTQUFTLFVBQVUsT0FBTyxXQUFXLEdBQUcsNklBQTZJO0FBQUEsRUFDckwsU0FBUyxVQUFVLE9BQU8sV0FBVyxPQUFPLEdBQUcsc0dBQXNHO0FBQUEsRUFDckosZUFBZSxVQUFVLEtBQUssMkVBQTJFO0FBQUEsRUFDekcsV0FBVyxFQUFFLE1BQU0sUUFBUSxTQUFTLFFBQVEsU0FBUyx3Q0FBd0M7QUFBQSxFQUM3RixVQUFVLFVBQVUsSUFBSSx5SEFBeUg7QUFBQSxFQUNqSixjQUFjLE9BQU8sS0FBSyx1REFBdUQ7QUFBQSxFQUNqRixTQUFTLE9BQU8sUUFBUSxnQ0FBZ0M7QUFBQSxFQUN4RCxTQUFTLE9BQU8sSUFBSSw0RUFBNEU7QUFDbEc7OztBQzdEcVMsU0FBUyxXQUFxQjs7O0FDQzVULElBQU0sWUFBWTtBQUFBO0FBQUEsRUFFdkIsZ0JBQWdCO0FBQUE7QUFBQSxFQUVoQixnQkFBZ0I7QUFBQTtBQUFBLEVBRWhCLGFBQWE7QUFBQTtBQUFBO0FBQUE7QUFBQSxFQUliLGNBQWM7QUFBQSxFQUNkLGFBQWE7QUFDZjs7O0FEUk8sSUFBTSxtQkFBbUI7QUFhekIsSUFBTUUsYUFBWTtBQUFBLEVBQ3ZCLFNBQVMsRUFBRSxNQUFNLDBEQUEwRCxRQUFRLEdBQUcsYUFBYSxLQUFLLFVBQVUsT0FBTyxZQUFZLEtBQUssdUNBQXVDO0FBQUEsRUFDakwsWUFBWSxFQUFFLE1BQU0seUNBQXlDLFFBQVEsR0FBRyxhQUFhLEtBQUssVUFBVSxPQUFPLFlBQVksS0FBSyw2QkFBNkI7QUFBQSxFQUN6SixhQUFhLEVBQUUsTUFBTSw2QkFBNkIsUUFBUSxHQUFHLGdCQUFnQixVQUFVLE9BQU8sWUFBWSxLQUFLLDZCQUE2QjtBQUFBLEVBQzVJLE9BQU8sRUFBRSxNQUFNLHdCQUF3QixRQUFRLFlBQVksT0FBTyxZQUFZLEtBQUssZ0RBQWdEO0FBQUEsRUFDbkksS0FBSyxFQUFFLE1BQU0saUVBQWlFLFFBQVEsV0FBVyxPQUFPLFlBQVksS0FBSyx5REFBeUQ7QUFBQSxFQUNsTCxnQkFBZ0IsRUFBRSxNQUFNLHNCQUFzQixRQUFRLFlBQVksT0FBTyxZQUFZLEtBQUssdUNBQXVDO0FBQUEsRUFDakksU0FBUyxFQUFFLE1BQU0sNEJBQTRCLFFBQVEsWUFBWSxPQUFPLFlBQVksS0FBSyxnQ0FBZ0M7QUFBQSxFQUN6SCxZQUFZO0FBQUEsSUFDVixNQUFNO0FBQUEsSUFDTixRQUFRLEdBQUcsVUFBSyxjQUFjO0FBQUEsSUFDOUIsT0FBTztBQUFBLElBQ1AsS0FBSztBQUFBLEVBQ1A7QUFBQSxFQUNBLFdBQVc7QUFBQSxJQUNULE1BQU07QUFBQSxJQUNOLFFBQVEsR0FBRyxVQUFLLGNBQWM7QUFBQSxJQUM5QixPQUFPO0FBQUEsSUFDUCxLQUFLO0FBQUEsRUFDUDtBQUFBLEVBQ0EsUUFBUTtBQUFBLElBQ04sTUFBTTtBQUFBLElBQ04sUUFBUSxHQUFHLFVBQUssV0FBVztBQUFBLElBQzNCLE9BQU87QUFBQSxJQUNQLEtBQUs7QUFBQSxFQUNQO0FBQUEsRUFDQSxRQUFRO0FBQUEsSUFDTixNQUFNO0FBQUEsSUFDTixRQUFRLEdBQUcsVUFBSyxXQUFXO0FBQUEsSUFDM0IsT0FBTztBQUFBLElBQ1AsS0FBSztBQUFBLEVBQ1A7QUFBQSxFQUNBLFNBQVMsRUFBRSxNQUFNLFlBQVksUUFBUSxHQUFHLFVBQUssV0FBVyxVQUFVLE9BQU8sZUFBZSxLQUFLLHFDQUFxQztBQUFBLEVBQ2xJLFFBQVEsRUFBRSxNQUFNLGtDQUFrQyxRQUFRLEdBQUcsVUFBSyxjQUFjLFNBQVMsT0FBTyxlQUFlLEtBQUssd0NBQXdDO0FBQUEsRUFDNUosU0FBUyxFQUFFLE1BQU0sb0JBQW9CLFFBQVEsR0FBRyxVQUFLLFlBQVksVUFBVSxPQUFPLFdBQVcsS0FBSyw2Q0FBNkM7QUFBQSxFQUMvSSxXQUFXLEVBQUUsTUFBTSxvQkFBb0IsUUFBUSxHQUFHLFVBQUssV0FBVyxXQUFXLE9BQU8sV0FBVyxLQUFLLHNDQUFzQztBQUFBLEVBQzFJLFlBQVksRUFBRSxNQUFNLGlDQUFpQyxRQUFRLGFBQWEsT0FBTyw4QkFBOEIsS0FBSywrQkFBK0I7QUFDcko7OztBRXREQSxJQUFNLFlBQVk7QUFNWCxTQUFTLGFBQXFCQyxTQUEyQixRQUFpRTtBQUMvSCxRQUFNLE9BQU9BLFFBQU8sSUFBSSxNQUFNLEVBQUUsT0FBTyxDQUFDQyxVQUFTLENBQUMsVUFBVSxLQUFLQSxLQUFJLENBQUM7QUFDdEUsTUFBSSxLQUFLLFNBQVMsRUFBRyxPQUFNLElBQUksTUFBTSxnRkFBZ0YsS0FBSyxLQUFLLElBQUksQ0FBQyxFQUFFO0FBQ3RJLFNBQU8sSUFBSSxJQUFJRCxRQUFPLElBQUksQ0FBQyxXQUFXLENBQUMsT0FBTyxNQUFNLEdBQUcsTUFBTSxDQUFDLENBQUM7QUFDakU7OztBQ0xBLElBQU0sV0FBMkQ7QUFBQSxFQUMvRDtBQUFBLElBQ0UsY0FBYztBQUFBLElBQ2QsV0FBVztBQUFBLElBQ1gsVUFBVTtBQUFBLElBQ1YsT0FBTztBQUFBLElBQ1AsT0FBTztBQUFBLElBQ1Asa0JBQWtCO0FBQUEsSUFDbEIsU0FBUyxFQUFFLGNBQWMsZUFBZSxNQUFNLFVBQVUsT0FBTyxNQUFNLFNBQVMsUUFBUTtBQUFBLElBQ3RGLFNBQVM7QUFBQSxFQUNYO0FBQUEsRUFDQTtBQUFBLElBQ0UsY0FBYztBQUFBLElBQ2QsV0FBVztBQUFBLElBQ1gsVUFBVTtBQUFBLElBQ1YsT0FBTztBQUFBLElBQ1AsT0FBTztBQUFBLElBQ1Asa0JBQWtCO0FBQUEsSUFDbEIsU0FBUyxFQUFFLGNBQWMsZUFBZSxNQUFNLFVBQVUsT0FBTyxNQUFNLFNBQVMsUUFBUTtBQUFBLElBQ3RGLEtBQUs7QUFBQSxJQUNMLFNBQVM7QUFBQSxFQUNYO0FBQUEsRUFDQTtBQUFBLElBQ0UsY0FBYztBQUFBLElBQ2QsV0FBVztBQUFBLElBQ1gsVUFBVTtBQUFBLElBQ1YsT0FBTztBQUFBLElBQ1AsT0FBTztBQUFBLElBQ1Asa0JBQWtCO0FBQUEsSUFDbEIsU0FBUztBQUFBLEVBQ1g7QUFDRjtBQUVPLElBQU0sWUFBWSxhQUFhLFVBQVUsQ0FBQyxFQUFFLGFBQWEsTUFBTSxZQUFZO0FBRWxGLElBQU0sUUFBd0c7QUFBQSxFQUM1RztBQUFBLElBQ0UsVUFBVTtBQUFBLElBQ1YsTUFBTTtBQUFBLE1BQ0osV0FBVztBQUFBLE1BQ1gsa0JBQWtCO0FBQUEsTUFDbEIsa0JBQWtCO0FBQUEsTUFDbEIsV0FBVztBQUFBLE1BQ1gsVUFBVTtBQUFBLE1BQ1YsT0FBTztBQUFBLE1BQ1AsT0FBTztBQUFBLE1BQ1AsbUJBQW1CO0FBQUEsTUFDbkIsYUFBYTtBQUFBLE1BQ2IsYUFBYTtBQUFBLFFBQ1gsU0FBUyxFQUFFLGNBQWMsZUFBZSxNQUFNLGVBQWUsT0FBTyxNQUFNLFNBQVMsUUFBUTtBQUFBLFFBQzNGLGdCQUFnQixFQUFFLGFBQWEsYUFBYTtBQUFBLFFBQzVDLFNBQVM7QUFBQSxRQUNULFlBQVk7QUFBQSxRQUNaLFVBQVUsQ0FBQyxFQUFFLGFBQWEsR0FBRyxLQUFLLHFCQUFxQixRQUFRLE1BQU0sUUFBUSxTQUFTLFNBQVMsVUFBVSxXQUFXLFFBQVEsQ0FBQztBQUFBLE1BQy9IO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFDRjtBQUVPLElBQU0sY0FBYyxhQUFhLE9BQU8sQ0FBQyxFQUFFLFNBQVMsTUFBTSxRQUFROzs7QUMzQ3pFLElBQU0sYUFBOEI7QUFBQSxFQUNsQyxxQkFBcUI7QUFBQSxFQUNyQix1QkFBdUI7QUFBQSxFQUN2QixXQUFXO0FBQUEsRUFDWCxlQUFlO0FBQUEsRUFDZixpQkFBaUI7QUFBQSxFQUNqQixnQkFBZ0I7QUFBQSxFQUNoQixXQUFXO0FBQUEsRUFDWCxVQUFVO0FBQUEsRUFDVixhQUFhO0FBQUEsRUFDYixxQkFBcUI7QUFDdkI7QUFFQSxJQUFNLFNBQTBCLEVBQUUsZUFBZSxNQUFRLHFCQUFxQixXQUFXLGlCQUFpQixHQUFHLFdBQVcsS0FBSztBQUV0SCxJQUFNLGNBQXFDO0FBQUEsRUFDaEQsRUFBRSxRQUFRLGNBQWMsTUFBTSxxQkFBcUIsY0FBYyxZQUFZO0FBQUEsRUFDN0UsRUFBRSxRQUFRLG9CQUFvQixNQUFNLHVCQUF1QixjQUFjLGVBQWU7QUFBQSxFQUN4RixFQUFFLFFBQVEsZUFBZSxNQUFNLG1EQUFtRCxjQUFjLFlBQVk7QUFBQSxFQUM1RyxFQUFFLFFBQVEsbUJBQW1CLE1BQU0scURBQXFELGNBQWMsWUFBWSxRQUFRLFdBQVc7QUFBQSxFQUNySSxFQUFFLFFBQVEsZUFBZSxNQUFNLHVDQUF1QyxjQUFjLFlBQVksUUFBUSxxQkFBcUI7QUFBQSxFQUM3SCxFQUFFLFFBQVEsbUJBQW1CLE1BQU0sa0NBQWtDLGNBQWMsWUFBWSxRQUFRLGdCQUFnQjtBQUFBLEVBQ3ZILEVBQUUsUUFBUSxtQkFBbUIsTUFBTSxxQ0FBcUMsY0FBYyxZQUFZLFFBQVEsbUJBQW1CO0FBQUEsRUFDN0gsRUFBRSxRQUFRLGlCQUFpQixNQUFNLG9FQUFvRSxjQUFjLFlBQVksU0FBUyxTQUFTLFVBQVUsRUFBRSxRQUFRLFNBQVMsRUFBRTtBQUFBLEVBQ2hMLEVBQUUsUUFBUSxtQkFBbUIsTUFBTSwrQkFBK0IsY0FBYyxZQUFZLFNBQVMsUUFBUTtBQUFBLEVBQzdHLEVBQUUsUUFBUSxrQkFBa0IsTUFBTSxnQ0FBZ0MsY0FBYyxZQUFZLFNBQVMsT0FBTztBQUFBLEVBQzVHLEVBQUUsUUFBUSxtQkFBbUIsTUFBTSx5REFBeUQsY0FBYyxZQUFZLFVBQVUsRUFBRSxRQUFRLFlBQVksT0FBTyxXQUFXLEVBQUU7QUFBQSxFQUMxSyxFQUFFLFFBQVEsc0JBQXNCLE1BQU0sMkRBQTJELGNBQWMsWUFBWSxVQUFVLEVBQUUsUUFBUSxXQUFXLE9BQU8sRUFBRSxXQUFXLE1BQU0sZUFBZSxLQUFNLEVBQUUsRUFBRTtBQUFBLEVBQzdNLEVBQUUsUUFBUSxtQkFBbUIsTUFBTSw4RkFBOEYsY0FBYyxZQUFZLFVBQVUsRUFBRSxRQUFRLFlBQVksT0FBTyxPQUFPLEVBQUU7QUFBQSxFQUMzTSxFQUFFLFFBQVEsa0JBQWtCLE1BQU0sb0RBQW9ELGNBQWMsWUFBWSxVQUFVLEVBQUUsUUFBUSxZQUFZLE9BQU8sRUFBRSxjQUFjLHFCQUFxQixFQUFFLEVBQUU7QUFBQSxFQUNoTSxFQUFFLFFBQVEsa0JBQWtCLE1BQU0sa0RBQWtELGNBQWMsWUFBWSxVQUFVLEVBQUUsUUFBUSxZQUFZLE9BQU8sRUFBRSxjQUFjLGFBQWEsRUFBRSxFQUFFO0FBQUEsRUFDdEwsRUFBRSxRQUFRLGtCQUFrQixNQUFNLHFDQUFxQyxjQUFjLFlBQVksVUFBVSxFQUFFLFFBQVEsWUFBWSxPQUFPLEVBQUUsY0FBYyw4QkFBOEIsRUFBRSxFQUFFO0FBQzVMO0FBVU8sSUFBTSxrQkFBZ0U7QUFBQSxFQUMzRSxVQUFVLEVBQUUsTUFBTSxhQUFhLE1BQU0sb0NBQW9DO0FBQUEsRUFDekUsZ0JBQWdCLEVBQUUsTUFBTSxtQkFBbUIsTUFBTSxtRUFBbUU7QUFBQSxFQUNwSCxjQUFjLEVBQUUsTUFBTSxpQkFBaUIsTUFBTSxxQ0FBcUM7QUFBQSxFQUNsRixVQUFVLEVBQUUsTUFBTSxhQUFhLE1BQU0sMENBQTBDO0FBQUEsRUFDL0UsU0FBUyxFQUFFLE1BQU0sWUFBWSxNQUFNLHNCQUFzQjtBQUFBLEVBQ3pELFlBQVksRUFBRSxNQUFNLGVBQWUsTUFBTSwwQkFBMEI7QUFDckU7QUFHTyxJQUFNLGdCQUE0RDtBQUFBLEVBQ3ZFLGFBQWEsRUFBRSxNQUFNLGdCQUFnQixNQUFNLDhDQUE4QztBQUFBLEVBQ3pGLFNBQVMsRUFBRSxNQUFNLFlBQVksTUFBTSxxQ0FBcUM7QUFBQSxFQUN4RSxhQUFhLEVBQUUsTUFBTSxnQkFBZ0IsTUFBTSxtRUFBbUU7QUFBQSxFQUM5RyxZQUFZLEVBQUUsTUFBTSxlQUFlLE1BQU0sbUVBQW1FO0FBQzlHO0FBR0EsSUFBTSxlQUFxRSxvQkFBSSxJQUFJO0FBQUEsRUFDakYsQ0FBQyxnQkFBZ0Isa0JBQWtCO0FBQUEsRUFDbkMsQ0FBQyxlQUFlLFVBQVU7QUFDNUIsQ0FBQztBQUdELElBQU0sZUFBZTtBQU9yQixJQUFNLFlBQVksQ0FBQ0UsVUFBeUJBLE1BQUssWUFBWSxFQUFFLFFBQVEsV0FBVyxFQUFFO0FBUzdFLElBQU0sY0FBYyxDQUFDQyxVQUFxRSxhQUFhLElBQUksVUFBVUEsU0FBUSxFQUFFLENBQUMsS0FBSztBQUNySSxJQUFNLGlCQUFpQixDQUFDLGFBQTBDLFVBQVUsWUFBWSxFQUFFLE1BQU07OztBQ25HdkcsSUFBTSxVQUFVLFlBQVksSUFBSSxDQUFDLEVBQUUsUUFBUSxLQUFLLE1BQVcsQ0FBQyxPQUFPLE1BQU0sTUFBTSxXQUFXLElBQUksQ0FBQztBQUcvRixJQUFNLFFBQTBJO0FBQUEsRUFDOUksRUFBRSxNQUFNLGlCQUFpQixTQUFTLENBQUNDLFVBQVMsWUFBWUEsS0FBSSxNQUFNLG9CQUFvQixPQUFPLDBCQUEwQixNQUFNLHFDQUFxQztBQUFBLEVBQ2xLLEVBQUUsTUFBTSxnQkFBZ0IsU0FBUyxDQUFDQSxVQUFTLFlBQVlBLEtBQUksTUFBTSxZQUFZLE9BQU8sMEJBQTBCLE1BQU0seURBQXlEO0FBQUEsRUFDN0ssRUFBRSxNQUFNLGNBQWMsU0FBUyxnQkFBZ0IsT0FBTyw0QkFBNEIsTUFBTSxpREFBaUQ7QUFDM0k7QUFFQSxTQUFTLFlBQTRCO0FBQ25DLFFBQU0sVUFBVSxNQUFNLE9BQU8sQ0FBQyxFQUFFLE1BQUFBLE9BQU0sUUFBUSxNQUFNLENBQUMsUUFBUUEsS0FBSSxDQUFDO0FBQ2xFLE1BQUksUUFBUSxTQUFTLEVBQUcsT0FBTSxJQUFJLE1BQU0sc0NBQXNDLFFBQVEsSUFBSSxDQUFDLEVBQUUsTUFBQUEsTUFBSyxNQUFNQSxLQUFJLEVBQUUsS0FBSyxJQUFJLENBQUMsR0FBRztBQUMzSCxTQUFPO0FBQUEsSUFDTCxHQUFHLE1BQU0sSUFBSSxDQUFDLEVBQUUsTUFBQUEsT0FBTSxPQUFPLEtBQUssTUFBVyxDQUFDLGVBQWVBLEtBQUksTUFBTSxPQUFPLElBQUksQ0FBQztBQUFBLElBQ25GLEdBQUcsT0FBTyxPQUFPLGVBQWUsRUFBRSxJQUFJLENBQUMsRUFBRSxNQUFBQSxPQUFNLEtBQUssTUFBVyxDQUFDLGVBQWVBLEtBQUksTUFBTSwwQkFBMEIsSUFBSSxDQUFDO0FBQUEsSUFDeEgsR0FBRyxPQUFPLE9BQU8sYUFBYSxFQUFFLElBQUksQ0FBQyxFQUFFLE1BQUFBLE9BQU0sS0FBSyxNQUFXLENBQUMsZUFBZUEsS0FBSSxNQUFNLDRCQUE0QixJQUFJLENBQUM7QUFBQSxFQUMxSDtBQUNGO0FBRUEsSUFBTUMsYUFBNEI7QUFBQSxFQUNoQyxDQUFDLGVBQWUsV0FBVyxvQ0FBb0M7QUFBQSxFQUMvRCxDQUFDLHdCQUF3QiwyQkFBMkIsOENBQThDO0FBQUEsRUFDbEcsQ0FBQyxnRkFBZ0YsV0FBVyxrREFBa0Q7QUFBQSxFQUM5SSxDQUFDLDZDQUE2QyxXQUFXLHFEQUFxRDtBQUFBLEVBQzlHLENBQUMsd0JBQXdCLDJDQUEyQyxxREFBcUQ7QUFBQSxFQUN6SCxDQUFDLHVCQUF1QiwyQ0FBMkMsZ0xBQWdMO0FBQUEsRUFDblAsQ0FBQyxtQ0FBbUMsV0FBVyx3REFBd0Q7QUFBQSxFQUN2RyxDQUFDLDRDQUE0QyxXQUFXLDhCQUE4QjtBQUN4RjtBQUVBLElBQU1DLFlBQTJCO0FBQUEsRUFDL0IsQ0FBQywyQkFBMkIsV0FBVyxtQkFBbUI7QUFBQSxFQUMxRCxDQUFDLDJCQUEyQixXQUFXLDhEQUE4RDtBQUFBLEVBQ3JHLENBQUMsMkJBQTJCLFdBQVcseUNBQXlDO0FBQUEsRUFDaEYsQ0FBQywyQkFBMkIsV0FBVyxlQUFlO0FBQUEsRUFDdEQsQ0FBQywyQkFBMkIsY0FBYyxtQ0FBbUM7QUFDL0U7QUFFQSxJQUFNLFVBQVU7QUFDaEIsSUFBTSxTQUF5QjtBQUFBLEVBQzdCLEdBQUcsQ0FBQyxHQUFHLFVBQVUsT0FBTyxDQUFDLEVBQUUsSUFBSSxDQUFDLEVBQUUsY0FBYyxXQUFXLFVBQVUsU0FBQUMsVUFBUyxLQUFBQyxNQUFLLFFBQVEsTUFBVztBQUNwRyxVQUFNQyxTQUFRLENBQUNGLFlBQVcsY0FBY0MsUUFBTyxPQUFPLEVBQUUsT0FBTyxPQUFPLEVBQUUsS0FBSyxPQUFPO0FBQ3BGLFdBQU87QUFBQSxNQUNMLG1CQUFtQixZQUFZLEtBQUssWUFBWSxZQUFZLEtBQUssbUJBQW1CLE9BQU8sSUFBSTtBQUFBLE1BQy9GO0FBQUEsTUFDQSxHQUFHLFNBQVMsSUFBSSxRQUFRLEdBQUdDLFVBQVMsVUFBVUEsTUFBSyxFQUFFLEdBQUcsWUFBWSxRQUFRLElBQUksS0FBSyxPQUFPLEtBQUssRUFBRSxHQUFHLFlBQVksWUFBWSxLQUFLLGdEQUFnRDtBQUFBLElBQ3JMO0FBQUEsRUFDRixDQUFDO0FBQUEsRUFDRCxDQUFDLDJCQUEyQix1QkFBdUIsd0RBQXdEO0FBQUEsRUFDM0csR0FBRyxDQUFDLEdBQUcsWUFBWSxLQUFLLENBQUMsRUFBRSxJQUFJLENBQUNDLFFBQVksQ0FBQyxpQkFBaUJBLEdBQUUsTUFBTSx1QkFBdUIsc0NBQXNDLENBQUM7QUFDdEk7QUFHTyxJQUFNLGFBQWEsTUFDeEIsTUFBTSxDQUFDLFNBQVMsU0FBUyxjQUFjLEdBQUcsQ0FBQyxHQUFHTCxZQUFXLEdBQUcsU0FBUyxHQUFHLFVBQVUsR0FBRyxHQUFHQyxXQUFVLEdBQUcsTUFBTSxFQUFFLElBQUksQ0FBQyxRQUFRLElBQUksSUFBSSxJQUFJLENBQUMsQ0FBQzs7O0FDNUQwSixTQUFTLGdCQUFBSyxxQkFBb0I7QUFDalUsT0FBT0MsU0FBUTtBQUdSLFNBQVMsZUFBZSxNQUFjLE9BQWlEO0FBQzVGLFFBQU0sT0FBT0MsSUFBRyxpQkFBaUIsTUFBTUMsY0FBYSxNQUFNLE1BQU0sR0FBR0QsSUFBRyxhQUFhLFFBQVEsSUFBSTtBQUMvRixRQUFNLFdBQW1DLENBQUM7QUFDMUMsUUFBTUUsUUFBTyxDQUFDLFlBQXlDO0FBQ3JELGVBQVcsVUFBVSxTQUFTO0FBQzVCLFlBQU0sQ0FBQyxHQUFHLElBQUlGLElBQUcsd0JBQXdCLE1BQU07QUFDL0MsWUFBTSxFQUFFLE1BQUFHLE1BQUssSUFBSTtBQUNqQixVQUFJLEtBQUssUUFBUyxVQUFTQSxNQUFLLFFBQVEsSUFBSSxFQUFFLFFBQVEsTUFBTSxFQUFFLENBQUMsSUFBSSxPQUFPLElBQUksT0FBTyxFQUFFLFFBQVEsUUFBUSxHQUFHO0FBQUEsSUFDNUc7QUFBQSxFQUNGO0FBQ0EsUUFBTSxPQUFPLENBQUMsU0FBd0NILElBQUcsZUFBZSxJQUFJLEtBQUtBLElBQUcsc0JBQXNCLElBQUksSUFBSSxLQUFLLEtBQUssVUFBVSxJQUFJO0FBQzFJLFFBQU0sUUFBUSxDQUFDLFNBQXdCO0FBQ3JDLFFBQUlBLElBQUcsdUJBQXVCLElBQUksS0FBSyxLQUFLLEtBQUssU0FBUyxNQUFPLENBQUFFLE1BQUssS0FBSyxPQUFPO0FBQ2xGLFFBQUlGLElBQUcsc0JBQXNCLElBQUksS0FBSyxLQUFLLEtBQUssUUFBUSxJQUFJLE1BQU0sU0FBUyxLQUFLLGFBQWE7QUFDM0YsWUFBTSxRQUFRLEtBQUssS0FBSyxXQUFXO0FBQ25DLFVBQUlBLElBQUcsMEJBQTBCLEtBQUssRUFBRyxDQUFBRSxNQUFLLE1BQU0sVUFBVTtBQUFBLElBQ2hFO0FBQ0EsSUFBQUYsSUFBRyxhQUFhLE1BQU0sS0FBSztBQUFBLEVBQzdCO0FBQ0EsUUFBTSxJQUFJO0FBQ1YsU0FBTztBQUNUOzs7QUNaQSxJQUFNLFFBQVE7QUFBQSxFQUNaLENBQUMsUUFBUSxnQkFBZ0IsU0FBUyxlQUFlO0FBQUEsRUFDakQsVUFBVSxJQUFJLENBQUMsRUFBRSxJQUFBSSxLQUFJLFFBQVEsTUFBTSxLQUFLLE1BQU07QUFDNUMsVUFBTSxFQUFFLFNBQVMsVUFBQUMsVUFBUyxJQUFJLFNBQVNELEdBQWdCO0FBQ3ZELFdBQU8sQ0FBQyxLQUFLLEdBQUcsTUFBTSxJQUFJLElBQUksRUFBRSxHQUFHLEtBQUssT0FBTyxHQUFHLFNBQVMsU0FBUyxLQUFLLE1BQU1DLFVBQVMsSUFBSSxJQUFJLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxFQUM5RyxDQUFDO0FBQ0g7QUFFQSxJQUFNLFdBQVcsZUFBZSwrQkFBK0IsZUFBZTtBQUM5RSxJQUFNLFdBQVc7QUFBQSxFQUNmLENBQUMsUUFBUSxVQUFVLFNBQVM7QUFBQSxFQUM1QixPQUFPLFFBQVEsYUFBYSxFQUFFLElBQUksQ0FBQyxDQUFDQyxPQUFNLE1BQU0sTUFBTSxDQUFDLEtBQUtBLEtBQUksR0FBRyxPQUFPLE1BQU0sR0FBRyxLQUFLLFNBQVNBLEtBQUksS0FBSyxFQUFFLENBQUMsQ0FBQztBQUNoSDtBQUVBLElBQU0sV0FBVyxNQUFNLENBQUMsU0FBUyxNQUFNLEdBQUcsT0FBTyxRQUFRLGtCQUFrQixFQUFFLElBQUksQ0FBQyxDQUFDQSxPQUFNLE9BQU8sTUFBTSxDQUFDLEtBQUtBLEtBQUksR0FBRyxLQUFLLE9BQU8sQ0FBQyxDQUFDLENBQUM7QUFFbEksSUFBTSxVQUFVO0FBQUEsRUFDZCxDQUFDLFFBQVEsT0FBTyxRQUFRLFNBQVM7QUFBQSxFQUNqQyxPQUFPLE9BQU9DLFVBQVMsRUFBRSxJQUFJLENBQUMsRUFBRSxNQUFNLFFBQVEsT0FBTyxJQUFJLE1BQU0sQ0FBQyxNQUFNLFFBQVEsT0FBTyxHQUFHLEVBQUUsSUFBSSxJQUFJLENBQUM7QUFDckc7QUFNQSxJQUFNLE9BQU8sRUFBRSxhQUFhLGNBQWM7QUFDMUMsSUFBTSxlQUFlLEtBQUssU0FBUyxLQUFLLFNBQVMsQ0FBQztBQUNsRCxJQUFNLFlBQVksQ0FBQyxFQUFFLFlBQUFDLFlBQVcsTUFBc0MsT0FBTyxLQUFLQSxXQUFVLEVBQUUsT0FBTyxDQUFDRixVQUFTQSxVQUFTLE9BQU87QUFFL0gsSUFBTUcsVUFBUyxVQUFVLGFBQWEsQ0FBQyxDQUFFLEVBQUUsT0FBTyxDQUFDSCxVQUFTLGFBQWEsTUFBTSxDQUFDLFdBQVdBLFNBQVEsT0FBTyxVQUFVLENBQUM7QUFFckgsSUFBTSxZQUFZO0FBQUEsRUFDaEIsbUJBQW1CRyxRQUFPLElBQUksSUFBSSxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsRUFDOUM7QUFBQSxJQUNFLENBQUMsU0FBUyxpQkFBaUI7QUFBQSxJQUMzQixhQUFhLElBQUksQ0FBQyxXQUFXLENBQUMsS0FBSyxPQUFPLFdBQVcsT0FBTyxHQUFHLFNBQVMsRUFBRSxHQUFHLFVBQVUsTUFBTSxFQUFFLE9BQU8sQ0FBQ0gsVUFBUyxDQUFDRyxRQUFPLFNBQVNILEtBQUksQ0FBQyxFQUFFLElBQUksSUFBSSxFQUFFLEtBQUssSUFBSSxDQUFDLENBQUM7QUFBQSxFQUMvSjtBQUNGLEVBQUUsS0FBSyxNQUFNO0FBRWIsSUFBTSxZQUFZLENBQUNBLFVBQTJCLFlBQWtDLFNBQVNBLEtBQUksSUFBSSx3QkFBd0JBLFFBQU8sc0NBQXNDO0FBQ3RLLElBQU0sUUFBUSxDQUFDLFVBQWtDLFVBQVUsT0FBTyxhQUFhLE1BQU0sU0FBUyxHQUFHLElBQUksS0FBSyxLQUFLLElBQUksS0FBSyxLQUFLO0FBQzdILElBQU0sWUFBWTtBQUFBLEVBQ2hCLENBQUMsWUFBWSxXQUFXLGVBQWUsbUJBQW1CO0FBQUEsRUFDMUQsT0FBTyxRQUFRLFFBQVEsRUFBRSxJQUFJLENBQUMsQ0FBQ0EsT0FBTSxFQUFFLE1BQU0sU0FBUyxRQUFRLENBQUMsTUFBTSxDQUFDLEtBQUtBLEtBQUksR0FBRyxLQUFLLFVBQVUsVUFBVUEsS0FBSSxDQUFDLEdBQUcsTUFBTSxJQUFJLEdBQUcsTUFBTSxPQUFPLENBQUMsQ0FBQztBQUNqSjtBQUdPLElBQU0sZ0JBQWdCLEVBQUUsVUFBVSxXQUFXLGVBQWUsV0FBVyxHQUFHLE9BQU8sVUFBVSxVQUFVLFdBQVcsU0FBUyxVQUFVOzs7QUM1RG9KLFNBQVMsZ0JBQUFJLHFCQUFvQjtBQUMzVCxTQUFTLFFBQUFDLGFBQVk7OztBQ0FkLElBQU0sU0FBMkM7QUFBQSxFQUN0RCxnQkFBZ0I7QUFBQSxFQUNoQixpQkFBaUI7QUFBQSxFQUNqQixnQkFBZ0I7QUFBQSxFQUNoQixnQkFBZ0I7QUFBQSxFQUNoQixjQUFjO0FBQUEsRUFDZCxnQkFBZ0I7QUFBQSxFQUNoQixvQkFBb0I7QUFBQSxFQUNwQixjQUFjO0FBQUEsRUFDZCxtQkFBbUI7QUFBQSxFQUNuQixzQkFBc0I7QUFBQSxFQUN0QixnQkFBZ0I7QUFBQSxFQUNoQixnQkFBZ0I7QUFBQSxFQUNoQixjQUFjO0FBQUEsRUFDZCxxQkFBcUI7QUFBQSxFQUNyQixrQkFBa0I7QUFBQSxFQUNsQixxQkFBcUI7QUFBQSxFQUNyQix1QkFBdUI7QUFBQSxFQUN2QixlQUFlO0FBQUEsRUFDZixrQkFBa0I7QUFBQSxFQUNsQixlQUFlO0FBQUEsRUFDZixtQkFBbUI7QUFBQSxFQUNuQixpQkFBaUI7QUFBQSxFQUNqQixzQkFBc0I7QUFBQSxFQUN0QixpQkFBaUI7QUFBQSxFQUNqQixzQkFBc0I7QUFBQSxFQUN0QixlQUFlO0FBQUEsRUFDZixvQkFBb0I7QUFBQSxFQUNwQixjQUFjO0FBQUEsRUFDZCxtQkFBbUI7QUFBQSxFQUNuQixtQkFBbUI7QUFBQSxFQUNuQix5QkFBeUI7QUFBQSxFQUN6QixxQkFBcUI7QUFBQSxFQUNyQixtQkFBbUI7QUFBQSxFQUNuQix5QkFBeUI7QUFBQSxFQUN6QixrQkFBa0I7QUFBQSxFQUNsQix3QkFBd0I7QUFBQSxFQUN4QixnQkFBZ0I7QUFBQSxFQUNoQixnQkFBZ0I7QUFBQSxFQUNoQixnQkFBZ0I7QUFBQSxFQUNoQixnQkFBZ0I7QUFBQSxFQUNoQixrQkFBa0I7QUFBQSxFQUNsQixpQkFBaUI7QUFBQSxFQUNqQixjQUFjO0FBQUEsRUFDZCxZQUFZO0FBQUEsRUFDWixhQUFhO0FBQUEsRUFDYixjQUFjO0FBQUEsRUFDZCxZQUFZO0FBQUEsRUFDWixZQUFZO0FBQUEsRUFDWixXQUFXO0FBQUEsRUFDWCxjQUFjO0FBQUEsRUFDZCxjQUFjO0FBQ2hCO0FBTU8sSUFBTSxVQUFVLENBQUMsVUFBaUMsT0FBTyxLQUFLLEtBQUs7OztBRDlDMUUsSUFBTSxPQUFPLENBQUMsU0FBd0IsS0FBSyxNQUFNQyxjQUFhQyxNQUFLLHNCQUFzQixJQUFJLEdBQUcsTUFBTSxDQUFDO0FBRXZHLElBQU0sV0FBVyxDQUFDLFVBQ2hCLElBQUksSUFBSSxPQUFPLFFBQVEsS0FBSyxFQUFFLFFBQVEsQ0FBQyxDQUFDLE9BQU9DLE9BQU0sTUFBTyxPQUFPQSxZQUFXLFdBQVcsQ0FBQyxJQUFJLE9BQU8sUUFBUUEsT0FBTSxFQUFFLElBQUksQ0FBQyxDQUFDQyxPQUFNLEtBQUssTUFBTSxDQUFDLEdBQUcsS0FBSyxJQUFJQSxLQUFJLElBQUksS0FBSyxDQUFVLENBQUUsQ0FBQztBQUVyTCxJQUFNLFFBQVEsQ0FBQyxVQUE0QztBQUN6RCxRQUFNLEVBQUUsS0FBSyxRQUFRLEVBQUUsSUFBSyxPQUFPLFVBQVUsQ0FBQztBQUM5QyxTQUFPLFFBQVEsU0FBWSxPQUFPLE9BQU8sVUFBVSxJQUFJLEtBQUssS0FBSyxNQUFNLFFBQVEsR0FBRyxFQUFFLFNBQVMsRUFBRSxFQUFFLFNBQVMsR0FBRyxHQUFHO0FBQ2xIO0FBR0EsSUFBTSxTQUFTLENBQUMsUUFDZCxRQUFRLE9BQU8sS0FBSywySEFBMkgsR0FBRyw2QkFBNkIsR0FBRztBQUVwTCxTQUFTQyxTQUFRLEVBQUUsT0FBTyxHQUFrQjtBQUMxQyxNQUFJLE9BQU8sV0FBVyxZQUFZLFdBQVcsS0FBTSxRQUFPLE9BQU8sTUFBTTtBQUN2RSxNQUFJLE1BQU0sUUFBUSxNQUFNLEVBQUcsUUFBTyxPQUFPLE1BQU0sQ0FBQyxRQUFRLE9BQU8sUUFBUSxRQUFRLElBQUksS0FBSyxPQUFPLEtBQUssSUFBSTtBQUN4RyxRQUFNLEVBQUUsT0FBTyxLQUFLLElBQUk7QUFDeEIsU0FBTyxVQUFVLFNBQVksS0FBSyxHQUFHLEtBQUssR0FBRyxRQUFRLEVBQUU7QUFDekQ7QUFHTyxTQUFTLGNBQWM7QUFDNUIsUUFBTSxDQUFDLE9BQU8sSUFBSSxJQUFJLENBQUMsU0FBUyxLQUFLLGlCQUFpQixDQUFDLEdBQUcsU0FBUyxLQUFLLHlCQUF5QixDQUFDLENBQUM7QUFDbkcsUUFBTUMsT0FBTSxDQUFDLEdBQUcsS0FBSztBQUNyQixRQUFNLFVBQVUsQ0FBQyxFQUFFLE1BQU0sTUFBc0IsVUFBVTtBQUN6RCxTQUFPO0FBQUEsSUFDTCxRQUFRO0FBQUEsTUFDTixDQUFDLFNBQVMsU0FBUyxRQUFRLGtCQUFrQixlQUFlO0FBQUEsTUFDNURBLEtBQUksT0FBTyxDQUFDLENBQUMsRUFBRSxLQUFLLE1BQU0sUUFBUSxLQUFLLENBQUMsRUFBRSxJQUFJLENBQUMsQ0FBQ0YsT0FBTSxLQUFLLE1BQU0sQ0FBQyxLQUFLQSxLQUFJLEdBQUcsT0FBTyxNQUFNLEtBQUssQ0FBQyxHQUFHLE9BQU8sTUFBTSxLQUFLLElBQUlBLEtBQUksS0FBSyxLQUFLLENBQUMsR0FBRyxLQUFLLE1BQU0sZ0JBQWdCLEVBQUUsR0FBRyxLQUFLLFFBQVFBLEtBQUksS0FBSyxFQUFFLENBQUMsQ0FBQztBQUFBLElBQ3hNO0FBQUEsSUFDQSxVQUFVO0FBQUEsTUFDUixDQUFDLFNBQVMsY0FBYyxjQUFjO0FBQUEsTUFDdENFLEtBQUksT0FBTyxDQUFDLENBQUMsRUFBRSxLQUFLLE1BQU0sQ0FBQyxRQUFRLEtBQUssQ0FBQyxFQUFFLElBQUksQ0FBQyxDQUFDRixPQUFNLEtBQUssTUFBTSxDQUFDLEtBQUtBLEtBQUksR0FBRyxLQUFLQyxTQUFRLEtBQUssQ0FBQyxHQUFHLEtBQUssTUFBTSxnQkFBZ0IsRUFBRSxDQUFDLENBQUM7QUFBQSxJQUN0STtBQUFBLEVBQ0Y7QUFDRjs7O0FFekNPLElBQU0sU0FBUyxhQUF3RCxFQUFFLEdBQUcsZUFBZSxHQUFJLE1BQU0sY0FBYyxHQUFJLEdBQUcsZUFBZSxHQUFHLFlBQVksR0FBRyxHQUFHLGFBQWEsR0FBRyxjQUFjOzs7QUNMbk0sSUFBTSxTQUFTLENBQUMsU0FBMEIsQ0FBQyxvQkFBb0IsS0FBSyxJQUFJLEtBQUssQ0FBQyxxQkFBcUIsS0FBSyxJQUFJO0FBR3JHLFNBQVMsaUJBQWlCLElBQTRCO0FBQzNELEtBQUcsS0FBSyxNQUFNLEtBQUssc0JBQXNCLENBQUMsVUFBVTtBQUNsRCxlQUFXLEVBQUUsU0FBUyxLQUFLLE1BQU0sUUFBUTtBQUN2QyxVQUFJLFlBQVk7QUFDaEIsaUJBQVcsU0FBUyxZQUFZLENBQUMsR0FBRztBQUNsQyxZQUFJLE1BQU0sU0FBUyxZQUFhLGFBQVksT0FBTyxNQUFNLFFBQVEsTUFBTSxLQUFLLEVBQUU7QUFDOUUsWUFBSSxDQUFDLGFBQWEsQ0FBQyxNQUFNLEtBQUssV0FBVyxPQUFPLEVBQUc7QUFDbkQsY0FBTSxPQUFPO0FBQ2IsY0FBTSxVQUFVO0FBQUEsTUFDbEI7QUFBQSxJQUNGO0FBQUEsRUFDRixDQUFDO0FBQ0g7OztBQ1BPLElBQU0sVUFBbUIsRUFBRSxNQUFNLFVBQVUsT0FBTyxDQUFDLEVBQUUsTUFBTSx3Q0FBcUMsTUFBTSxrQkFBa0IsQ0FBQyxFQUFFO0FBRzNILElBQU0sUUFBbUI7QUFBQSxFQUM5QjtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLE1BQ0wsRUFBRSxNQUFNLDBCQUEwQixNQUFNLHdCQUF3QjtBQUFBLE1BQ2hFLEVBQUUsTUFBTSxjQUFjLE1BQU0sdUJBQXVCO0FBQUEsTUFDbkQsRUFBRSxNQUFNLFlBQVksTUFBTSxrQkFBa0I7QUFBQSxNQUM1QyxFQUFFLE1BQU0sOEJBQThCLE1BQU0sdUJBQXVCO0FBQUEsTUFDbkUsRUFBRSxNQUFNLFNBQVMsTUFBTSxrQkFBa0I7QUFBQSxNQUN6QyxFQUFFLE1BQU0seUJBQXlCLE1BQU0sbUJBQW1CO0FBQUEsTUFDMUQsRUFBRSxNQUFNLFdBQVcsTUFBTSxvQkFBb0I7QUFBQSxNQUM3QyxFQUFFLE1BQU0sdUJBQXVCLE1BQU0sa0JBQWtCO0FBQUEsTUFDdkQsRUFBRSxNQUFNLG1CQUFtQixNQUFNLGtCQUFrQjtBQUFBLE1BQ25ELEVBQUUsTUFBTSx3QkFBd0IsTUFBTSxxQkFBcUI7QUFBQSxNQUMzRCxFQUFFLE1BQU0scUJBQXFCLE1BQU0scUJBQXFCO0FBQUEsTUFDeEQsRUFBRSxNQUFNLGFBQWEsTUFBTSxzQkFBc0I7QUFBQSxNQUNqRCxFQUFFLE1BQU0sV0FBVyxNQUFNLG9CQUFvQjtBQUFBLE1BQzdDLEVBQUUsTUFBTSxvQkFBb0IsTUFBTSxxQkFBcUI7QUFBQSxNQUN2RCxFQUFFLE1BQU0sd0JBQXdCLE1BQU0scUJBQXFCO0FBQUEsTUFDM0QsRUFBRSxNQUFNLGlCQUFpQixNQUFNLDBCQUEwQjtBQUFBLE1BQ3pELEVBQUUsTUFBTSxzQkFBc0IsTUFBTSx3QkFBd0I7QUFBQSxNQUM1RCxFQUFFLE1BQU0sZUFBZSxNQUFNLHdCQUF3QjtBQUFBLE1BQ3JELEVBQUUsTUFBTSxZQUFZLE1BQU0scUJBQXFCO0FBQUEsSUFDakQ7QUFBQSxFQUNGO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLE1BQ0wsRUFBRSxNQUFNLFdBQVcsTUFBTSxxQkFBcUI7QUFBQSxNQUM5QyxFQUFFLE1BQU0sVUFBVSxNQUFNLG9CQUFvQjtBQUFBLE1BQzVDLEVBQUUsTUFBTSxlQUFlLE1BQU0sb0JBQW9CO0FBQUEsTUFDakQsRUFBRSxNQUFNLGVBQWUsTUFBTSxvQkFBb0I7QUFBQSxNQUNqRCxFQUFFLE1BQU0sYUFBYSxNQUFNLG1CQUFtQjtBQUFBLE1BQzlDLEVBQUUsTUFBTSw2QkFBNkIsTUFBTSxpQkFBaUI7QUFBQSxJQUM5RDtBQUFBLEVBQ0Y7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsTUFDTCxFQUFFLE1BQU0seUJBQXlCLE1BQU0sdUJBQXVCO0FBQUEsTUFDOUQsRUFBRSxNQUFNLGdCQUFnQixNQUFNLHFCQUFxQjtBQUFBLE1BQ25ELEVBQUUsTUFBTSxZQUFZLE1BQU0scUJBQXFCO0FBQUEsTUFDL0MsRUFBRSxNQUFNLDZCQUE2QixNQUFNLGtCQUFrQjtBQUFBLE1BQzdELEVBQUUsTUFBTSxlQUFlLE1BQU0sd0JBQXdCO0FBQUEsTUFDckQsRUFBRSxNQUFNLDBCQUEwQixNQUFNLG1CQUFtQjtBQUFBLElBQzdEO0FBQUEsRUFDRjtBQUFBLEVBQ0E7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxNQUNMLEVBQUUsTUFBTSxtQkFBbUIsTUFBTSxxQkFBcUI7QUFBQSxNQUN0RCxFQUFFLE1BQU0sWUFBWSxNQUFNLHNCQUFzQjtBQUFBLE1BQ2hELEVBQUUsTUFBTSx5QkFBeUIsTUFBTSx1QkFBdUI7QUFBQSxNQUM5RCxFQUFFLE1BQU0sV0FBVyxNQUFNLHFCQUFxQjtBQUFBLE1BQzlDLEVBQUUsTUFBTSx5QkFBeUIsTUFBTSx1QkFBdUI7QUFBQSxNQUM5RCxFQUFFLE1BQU0sZUFBZSxNQUFNLHlCQUF5QjtBQUFBLE1BQ3RELEVBQUUsTUFBTSxXQUFXLE1BQU0scUJBQXFCO0FBQUEsSUFDaEQ7QUFBQSxFQUNGO0FBQUEsRUFDQTtBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLE1BQ0wsRUFBRSxNQUFNLDRCQUE0QixNQUFNLHFCQUFxQjtBQUFBLE1BQy9ELEVBQUUsTUFBTSxjQUFjLE1BQU0sMEJBQTBCO0FBQUEsTUFDdEQsRUFBRSxNQUFNLGdCQUFnQixNQUFNLDRCQUE0QjtBQUFBLE1BQzFELEVBQUUsTUFBTSxzQkFBc0IsTUFBTSx3QkFBd0I7QUFBQSxNQUM1RCxFQUFFLE1BQU0sbUJBQW1CLE1BQU0sdUJBQXVCO0FBQUEsTUFDeEQsRUFBRSxNQUFNLFdBQVcsTUFBTSx1QkFBdUI7QUFBQSxNQUNoRCxFQUFFLE1BQU0sWUFBWSxNQUFNLHdCQUF3QjtBQUFBLE1BQ2xELEVBQUUsTUFBTSxhQUFhLE1BQU0seUJBQXlCO0FBQUEsSUFDdEQ7QUFBQSxFQUNGO0FBQ0Y7OztBM0l4RUEsSUFBTUUsU0FBUSxNQUFNLE9BQU87QUFHM0IsSUFBTSxjQUFjLHdCQUF3QjtBQUc1QyxJQUFNLFVBQVUsb0JBQUksSUFBWTtBQUVoQyxJQUFPLGlCQUFRLGFBQWE7QUFBQSxFQUMxQixNQUFNO0FBQUEsRUFDTixPQUFPO0FBQUEsRUFDUCxhQUFhO0FBQUEsRUFDYixNQUFNO0FBQUEsRUFDTixXQUFXO0FBQUE7QUFBQSxFQUVYLFdBQVc7QUFBQSxFQUNYLFVBQVU7QUFBQSxFQUNWLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxJQUNKLENBQUMsUUFBUSxFQUFFLEtBQUssUUFBUSxNQUFNLHNCQUFzQixNQUFNLGdCQUFnQixDQUFDO0FBQUEsSUFDM0UsQ0FBQyxRQUFRLEVBQUUsS0FBSyxjQUFjLE1BQU0saUJBQWlCLENBQUM7QUFBQSxFQUN4RDtBQUFBLEVBQ0EsVUFBVTtBQUFBLElBQ1IsZUFBZSxFQUFFLEtBQUssYUFBYTtBQUFBLElBQ25DLE9BQU8sRUFBRSxPQUFPLDhCQUE4QixNQUFNLDRCQUE0QjtBQUFBLElBQ2hGLGtCQUFrQixDQUFDLFdBQVc7QUFBQSxJQUM5QixRQUFRLENBQUMsT0FBTztBQUNkLFNBQUcsSUFBSSxhQUFhQSxNQUFLLENBQUM7QUFDMUIsU0FBRyxJQUFJLFlBQVk7QUFDbkIsU0FBRyxJQUFJLFFBQVE7QUFDZixTQUFHLElBQUksWUFBWTtBQUNuQixTQUFHLElBQUksV0FBVztBQUNsQixTQUFHLElBQUksZ0JBQWdCO0FBQUEsSUFDekI7QUFBQSxFQUNGO0FBQUEsRUFDQSxLQUFLLEVBQUUsVUFBVSxFQUFFLGlCQUFpQixFQUFFLGlCQUFpQixDQUFDLFFBQVEsUUFBUSxrQkFBa0IsRUFBRSxFQUFFO0FBQUEsRUFDOUYsU0FBUztBQUFBLElBQ1AsTUFBTSxFQUFFLE9BQU8sV0FBVyxNQUFNLFFBQVE7QUFBQSxJQUN4QyxJQUFJO0FBQUEsTUFDRixPQUFPO0FBQUEsTUFDUCxNQUFNO0FBQUEsTUFDTixNQUFNO0FBQUEsTUFDTixhQUFhO0FBQUEsTUFDYixhQUFhO0FBQUEsUUFDWCxLQUFLLENBQUMsRUFBRSxNQUFNLFFBQVEsTUFBTSxNQUFNLFFBQVEsTUFBTSxDQUFDLEVBQUUsS0FBSyxDQUFDO0FBQUEsUUFDekQsU0FBUyxDQUFDLE9BQU87QUFBQSxRQUNqQixTQUFTLEVBQUUsT0FBTyxDQUFDLEdBQUcsQ0FBQyxHQUFHLE9BQU8sb0JBQWlCO0FBQUEsUUFDbEQsV0FBVyxFQUFFLE1BQU0sWUFBWSxNQUFNLFlBQVk7QUFBQSxRQUNqRCxrQkFBa0I7QUFBQSxRQUNsQixrQkFBa0I7QUFBQSxRQUNsQixlQUFlO0FBQUEsUUFDZixxQkFBcUI7QUFBQSxRQUNyQixxQkFBcUI7QUFBQSxRQUNyQixzQkFBc0I7QUFBQSxRQUN0QixvQkFBb0I7QUFBQSxNQUN0QjtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQUEsRUFDQSxhQUFhO0FBQUE7QUFBQSxJQUVYLGFBQWE7QUFBQSxJQUNiLEtBQUssTUFBTSxJQUFJLENBQUMsRUFBRSxNQUFBQyxPQUFNLE1BQU0sT0FBTyxFQUFFLE1BQUFBLE9BQU0sTUFBTSxNQUFNLENBQUMsRUFBRSxNQUFNLGFBQWEsS0FBSyxNQUFNLENBQUMsRUFBRSxLQUFLLE1BQU0sR0FBRyxFQUFFLENBQUMsQ0FBQyxJQUFJLEVBQUU7QUFBQSxJQUNySCxTQUFTLE9BQU8sWUFBWSxNQUFNLElBQUksQ0FBQyxZQUFZLENBQUMsSUFBSSxRQUFRLE1BQU0sQ0FBQyxFQUFFLEtBQUssTUFBTSxHQUFHLEVBQUUsQ0FBQyxDQUFDLEtBQUssQ0FBQyxPQUFPLENBQUMsQ0FBQyxDQUFDO0FBQUEsSUFDM0csUUFBUTtBQUFBLE1BQ04sVUFBVTtBQUFBLE1BQ1YsU0FBUztBQUFBLFFBQ1AsU0FBUztBQUFBLFVBQ1AsSUFBSTtBQUFBLFlBQ0YsY0FBYztBQUFBLGNBQ1osUUFBUSxFQUFFLFlBQVksVUFBVSxpQkFBaUIsU0FBUztBQUFBLGNBQzFELE9BQU8sRUFBRSxlQUFlLHVCQUF1QixrQkFBa0IsVUFBVSxpQkFBaUIsVUFBVSxRQUFRLEVBQUUsWUFBWSxlQUFlLGNBQWMsZ0JBQWdCLFdBQVcsY0FBYyxFQUFFO0FBQUEsWUFDdE07QUFBQSxVQUNGO0FBQUEsUUFDRjtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQUEsSUFDQSxTQUFTLEVBQUUsT0FBTyxDQUFDLEdBQUcsQ0FBQyxFQUFFO0FBQUEsSUFDekIsa0JBQWtCO0FBQUEsRUFDcEI7QUFBQSxFQUNBLGNBQWMsTUFBTTtBQUNsQixlQUFXLENBQUMsRUFBRSxNQUFNLEtBQUssS0FBSyxTQUFTLGdEQUFnRCxHQUFHO0FBQ3hGLGNBQVEsSUFBSSxXQUFXLFdBQVcsUUFBUSxFQUFFLE9BQU8sTUFBTyxFQUFFLE9BQU8sUUFBUSxDQUFDLEdBQUc7QUFBQSxJQUNqRjtBQUVBLFdBQU8sS0FBSyxRQUFRLGtDQUFrQyxJQUFJO0FBQUEsRUFDNUQ7QUFBQSxFQUNBLE1BQU0sU0FBUyxFQUFFLE9BQU8sR0FBRztBQUN6QixVQUFNLFVBQVVDLE1BQUssUUFBUSxVQUFVLEdBQUcsWUFBWSxPQUFPLENBQUM7QUFDOUQsVUFBTSxVQUFVQSxNQUFLLFFBQVEsYUFBYSxHQUFHLEtBQUssVUFBVSxFQUFFLFNBQVMsQ0FBQyxHQUFHLE9BQU8sRUFBRSxDQUFDLENBQUM7QUFBQSxFQUN4RjtBQUNGLENBQUM7IiwKICAibmFtZXMiOiBbImpvaW4iLCAibmFtZSIsICJsZW5ndGgiLCAibmFtZSIsICJjZWxsIiwgInRleHQiLCAidGFibGVzIiwgIm5hbWUiLCAidGFibGUiLCAiY291bnQiLCAidG9rZW5zIiwgImpvaW4iLCAiam9pbiIsICJkZXRhaWxzIiwgIm1lbWJlcnNPZiIsICJuYW1lIiwgIm5hbWUiLCAidGV4dCIsICJ0ZXh0IiwgImVudmlyb25tZW50IiwgInRleHQiLCAibmFtZSIsICJ0ZXh0IiwgInR5cGVzIiwgIm5hbWVzIiwgIm5hbWUiLCAibmFtZSIsICJzbHVnIiwgImRlY2xhcmF0aW9uIiwgInRleHQiLCAicGFydCIsICJoZWFkIiwgInJvd3MiLCAiYXR0cmlidXRlcyIsICJuYW1lIiwgInJvd3MiLCAiY3NzUHJvcGVydGllcyIsICJyZWFkRmlsZVN5bmMiLCAicGhvbmUiLCAidmluIiwgInBob25lIiwgImFuc3dlciIsICJwaG9uZSIsICJwaG9uZSIsICJwaG9uZSIsICJyZWFkRmlsZVN5bmMiLCAidGV4dCIsICJpZCIsICJyb290IiwgIm5hbWUiLCAiZmxvb3JzIiwgIm5hbWUiLCAicmVhZEZpbGVTeW5jIiwgImpvaW4iLCAidHNJbXBvcnQiLCAidHMiLCAicmVhZEZpbGVTeW5jIiwgImpvaW4iLCAidHMiLCAiX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCIsICJ0cyIsICJoZWFkIiwgIm5hbWUiLCAidGV4dCIsICJkZWNsYXJhdGlvbiIsICJuYW1lcyIsICJjb2RlIiwgImlkIiwgIm1hZGUiLCAiam9pbiIsICJyZWFkRmlsZVN5bmMiLCAiY29kZSIsICJpZCIsICJfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsIiwgImpvaW4iLCAidHMiLCAicmVhZEZpbGVTeW5jIiwgInRzSW1wb3J0IiwgIm5hbWUiLCAidGV4dCIsICJyb3dzIiwgInBob25lIiwgInBhcmFtcyIsICJ2aW4iLCAiY2VudHMiLCAicHJvYmxlbSIsICJmaWxlVVJMVG9QYXRoIiwgIl9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwiLCAiZmlsZVVSTFRvUGF0aCIsICJyZXRlbnRpb24iLCAicGVvcGxlIiwgImNvZGUiLCAibmFtZSIsICJuYW1lIiwgIm5hbWUiLCAiYWRkcmVzc2VzIiwgInZlaGljbGVzIiwgImFkZHJlc3MiLCAidmluIiwgImtub3duIiwgImlkIiwgInJlYWRGaWxlU3luYyIsICJ0cyIsICJ0cyIsICJyZWFkRmlsZVN5bmMiLCAicmVhZCIsICJuYW1lIiwgImlkIiwgInByb2JsZW1zIiwgIm5hbWUiLCAicmV0ZW50aW9uIiwgInByb3BlcnRpZXMiLCAiY29tbW9uIiwgInJlYWRGaWxlU3luYyIsICJqb2luIiwgInJlYWRGaWxlU3luYyIsICJqb2luIiwgInRva2VucyIsICJuYW1lIiwgInZhbHVlT2YiLCAiYWxsIiwgImtub3duIiwgInRleHQiLCAiam9pbiJdCn0K
