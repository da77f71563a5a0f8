import { createHash } from "node:crypto";
import type { LineSlug } from "../../src/business/lines";
import { hostedText } from "../../src/element/fallback";
import { hostedPage } from "../../src/partner/hostedPage";
import { paintedPartner } from "../../src/element/firstPaint/paintedPartner";
import { sayScreen } from "../../src/element/firstPaint/sayScreen";
import type { FirstScreens, SaidElement } from "../../src/element/firstPaint/tree";
import { reserved } from "../../src/element/reserve";
import { wordingIn } from "../../src/partner/partnerShown";
import type { Published } from "../../src/partner/published";
import { screensOf } from "./screensOf";

export interface ScreenInPage {
  /** The content of the element's tag: a `<template shadowrootmode>`. */
  readonly markup: string;
  /** The `sha256-…` of its style, for the host's `style-src`. */
  readonly styleHash: string;
}

const isVoid = (tag: string): boolean => ["img", "input", "br", "hr"].includes(tag);

/** Escapes everything but ASCII, because a page without a charset may be decoded as another. */
const escaped = (text: string): string => text.replace(/[&<>"]|[^\0-\x7f]/gu, (sign) => `&#${sign.codePointAt(0)};`);
const escapedInStyle = (css: string): string => css.replaceAll("</", "<\\/").replace(/[^\0-\x7f]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `);

/** Removes or rewrites parts that need a script, until there is one: see adoptScreen. `popovers` are those of the buttons. */
function beforeScripts({ tag, attributes, children }: SaidElement, popovers: string[]): SaidElement {
  // A form with this method sends nothing: typed text must never get into the page's address.
  if (tag === "form") return { tag, attributes: { ...attributes, method: "dialog" }, children };
  if (tag === "button") {
    const { type = "button", ...others } = attributes;
    const popover = `${type}-${popovers.length}`;
    popovers.push(popover);
    // A press only opens it and never closes it, because a visitor who gets no answer presses again.
    return { tag, attributes: { ...others, type: "button", "data-type": type, popovertarget: popover, popovertargetaction: "show" }, children };
  }
  // A strict CSP refuses a style attribute.
  const { style, ...others } = attributes;
  return style === undefined ? { tag, attributes, children } : { tag, attributes: { ...others, "data-style": style }, children };
}

function markupOf(element: SaidElement, popovers: string[]): string {
  const { tag, attributes, children } = beforeScripts(element, popovers);
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inner = children.map((child) => (typeof child === "string" ? escaped(child) : markupOf(child, popovers))).join("");
  return `<${tag}${written.join("")}>${isVoid(tag) ? "" : `${inner}</${tag}>`}`;
}

/** A theme's rules with only the tokens that are used: half of them are for later screens. */
function askedFor(theme: string, css: string): string {
  const asked = new Set([...`${css}${theme}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return theme.replace(/(--iq-[\w-]+):[^;}]*;?/g, (declaration, name: string) => (asked.has(name) ? declaration : ""));
}

const stylesIn = ({ attributes, children }: SaidElement): readonly string[] => [
  ...(attributes.style === undefined ? [] : [attributes.style]),
  ...children.flatMap((child) => (typeof child === "string" ? [] : stylesIn(child))),
];

/** Seconds that Next may wait for a script before a link to the hosted page appears. */
const patience = 10;

/**
 * The last rule, which is removed with the first script. It hides what `chrome` doesn't ask for, shows that Next is waiting, and
 * offers a link after a long wait. Only a script can turn `--iq-u` into a length (ui/baseStyles.ts), so text has most browsers'
 * default size until then.
 */
const untilScripts = [
  ":host{--iq-u:1px}",
  ":host([chrome=none]) header,:host(:not([chrome=full])) #menu-open,[popover]{display:none}",
  "[data-brought]:has(~[id^=submit]:popover-open) [data-type=submit]{opacity:.6}",
  ":host>a{visibility:hidden;max-height:0;padding-block:0}",
  `[id^=submit]:popover-open~a{visibility:visible;max-height:none;padding-block:24px;transition:all 0s ${patience}s!important}`,
].join("");

/**
 * The first screen of a line as declarative shadow DOM, for hosts that include it in their pages' HTML: it can be seen and typed
 * into before any script has loaded. `contentBase` is the content network's root as pages see it. Null if the partner doesn't offer
 * the line, or if its address screen starts with other fields than the rendered one.
 */
export function screenInPage(content: Published, first: FirstScreens, slug: LineSlug, contentBase: string): ScreenInPage | null {
  const { id } = content.config;
  const { screens, css } = screensOf(first, [slug]);
  const partner = paintedPartner(content, id, contentBase);
  const screen = screens[slug];
  if (!screen || !partner || partner.config.startInManualMode || !(slug === "other" || partner.lines.includes(slug))) return null;
  const { tag, attributes, children } = sayScreen(screen.root, { config: partner.config, wording: wordingIn(partner, first.language) });
  const root: SaidElement = { tag, attributes: { ...attributes, "data-brought": `${id}/${slug}/${first.language}` }, children };
  const own = stylesIn(root).map((style) => `[data-style="${style}"]{${style}}`);
  const style = escapedInStyle([css, askedFor(partner.css, css), `:host{${reserved}}:host([hidden]){display:none}`, ...own, `@media all{${untilScripts}}`].join(""));
  const popovers: string[] = [];
  const shown = markupOf(root, popovers) + popovers.map((name) => `<i id="${name}" popover="manual"></i>`).join("");
  const hosted = hostedPage(content.config.hostedUrl.replace(/\/$/, ""), id, slug);
  return {
    markup: `<template shadowrootmode="open"><style>${style}</style>${shown}<a href="${escaped(hosted)}">${hostedText(first.language)}</a></template>`,
    styleHash: `sha256-${createHash("sha256").update(style).digest("base64")}`,
  };
}
