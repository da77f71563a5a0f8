import { createHash } from "node:crypto";
import type { LineSlug } from "../../src/business/lines";
import { fallbackTexts } from "../../src/element/fallback";
import { hostedPage } from "../../src/element/hostedPage";
import { paintedPartner } from "../../src/element/firstPaint/paintedPartner";
import { sayScreen } from "../../src/element/firstPaint/sayScreen";
import type { FirstScreens, SaidElement } from "../../src/element/firstPaint/tree";
import { reserved } from "../../src/element/reserve";
import { wordingIn } from "../../src/partner/partnerShown";
import type { Published } from "../../src/partner/published";
import { screensOf } from "./screensOf";

export interface ScreenInPage {
  /** A `<template shadowrootmode>`: what stands between the tag's two halves. */
  readonly markup: string;
  /** `sha256-…` of its style, for the host's `style-src`. */
  readonly styleHash: string;
}

const isVoid = (tag: string): boolean => ["img", "input", "br", "hr"].includes(tag);

/** Nothing but ASCII: a page that doesn't say its charset is read as another. */
const escaped = (text: string): string => text.replace(/[&<>"]|[^\0-\x7f]/gu, (sign) => `&#${sign.codePointAt(0)};`);
const escapedInStyle = (css: string): string => css.replaceAll("</", "<\\/").replace(/[^\0-\x7f]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `);

/** What only a script can do is left out or said otherwise until one is there: see adoptScreen. `popovers` are those of the buttons. */
function beforeScripts({ tag, attributes, children }: SaidElement, popovers: string[]): SaidElement {
  // A form of this method goes nowhere by itself: what was typed must never get into the page's address.
  if (tag === "form") return { tag, attributes: { ...attributes, method: "dialog" }, children };
  if (tag === "button") {
    const { type = "button", ...others } = attributes;
    const popover = `${type}-${popovers.length}`;
    popovers.push(popover);
    // Opened by any press and closed by none: who gets no answer presses again.
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

/** A theme's rules with those tokens alone that something asks for: half of them are about later screens. */
function askedFor(theme: string, css: string): string {
  const asked = new Set([...`${css}${theme}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return theme.replace(/(--iq-[\w-]+):[^;}]*;?/g, (declaration, name: string) => (asked.has(name) ? declaration : ""));
}

const stylesIn = ({ attributes, children }: SaidElement): readonly string[] => [
  ...(attributes.style === undefined ? [] : [attributes.style]),
  ...children.flatMap((child) => (typeof child === "string" ? [] : stylesIn(child))),
];

/** How long Next may wait for a script before there is another way on: seconds. */
const patience = 10;

/**
 * The last rule, which goes with the first script. It leaves out what `chrome` doesn't ask for, shows that Next waits, and a way on
 * once it has waited for long. Nothing but a script can make a length of `--iq-u` (ui/baseStyles.ts): until then text is as large
 * as most browsers have it.
 */
const untilScripts = [
  ":host{--iq-u:1px}",
  ":host([chrome=none]) header,:host(:not([chrome=full])) #menu-open,[popover]{display:none}",
  "[data-brought]:has(~[id^=submit]:popover-open) [data-type=submit]{opacity:.6}",
  ":host>a{visibility:hidden;max-height:0;padding-block:0}",
  `[id^=submit]:popover-open~a{visibility:visible;max-height:none;padding-block:24px;transition:all 0s ${patience}s!important}`,
].join("");

/**
 * The first screen of a line as declarative shadow DOM, for hosts that put it into their pages' HTML: it is seen, and typed into,
 * before any script is there. `contentBase` is the content network's root as pages see it. Null where the partner doesn't
 * offer the line, and where its address screen begins with other fields than the one that is rendered.
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
    markup: `<template shadowrootmode="open"><style>${style}</style>${shown}<a href="${escaped(hosted)}">${fallbackTexts[first.language].hosted}</a></template>`,
    styleHash: `sha256-${createHash("sha256").update(style).digest("base64")}`,
  };
}
