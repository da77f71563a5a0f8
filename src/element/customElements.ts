import type { CssCustomProperty, CustomElementDeclaration, CustomElementField, Event as EventDoc, Package } from "custom-elements-manifest/schema";
import { lineSlugs } from "../business/lines";
import type { IqEventName } from "../app/host/events";
import { bundledTheme } from "../partner/bundledTheme";
import { cssName, tokens } from "../partner/publish/tokens";
import { attributeDocs } from "./attributeDocs";
import { attributeNames, propertyOf, type AttributeName } from "./attributes";
import { eventDocs } from "./eventDocs";
import { methodDocs } from "./methodDocs";

/** A member of an event's detail, as app/host/events.ts declares it. */
export interface DetailMember {
  readonly name: string;
  readonly isOptional: boolean;
  /** In TypeScript's notation. */
  readonly type: string;
  /** Its comment there; empty without one. */
  readonly description: string;
}

const entry = "dist/npm/index.js";

const lang = "The language: `en` or `es`, with any region; otherwise that of the nearest `lang` around the tag. A change takes effect at once.";

/** The types of the properties that accept more than their attribute's text. */
const moreTypes: Partial<Record<AttributeName, string>> = {
  line: "string | readonly string[] | null",
  router: `${attributeDocs.router.type} | RouterAdapter | null`,
};

const fieldOf = (name: AttributeName): CustomElementField => ({
  kind: "field",
  name: propertyOf(name),
  type: { text: moreTypes[name] ?? `${attributeDocs[name].type} | null` },
  attribute: name,
  reflects: true,
  description: attributeDocs[name].description,
});

function eventOf(name: IqEventName, members: readonly DetailMember[]): EventDoc {
  const { when, often, order } = eventDocs[name];
  const slugs = lineSlugs.map((slug) => `"${slug}"`).join(" | ");
  const detail = members.map((member) => `${member.name}${member.isOptional ? "?" : ""}: ${member.type.replace("LineSlug", slugs)}`).join("; ");
  return { name, type: { text: `CustomEvent<{ ${detail} }>`.replace("{  }", "{}") }, description: `Sent when ${when}. How often: ${often}. Order: ${order}.` };
}

/** The syntaxes of CSS by the types of design tokens; any other token accepts anything. */
const syntaxes: Readonly<Record<string, string>> = { color: "<color>", dimension: "<length>", duration: "<time>", number: "<number>", fontWeight: "<number>" };

/** Every custom property that a page's own rule for the tag can set. */
const cssProperties: readonly CssCustomProperty[] = [
  { name: "--iq-sticky-top", syntax: "<length>", default: "0px", description: "The height of the page's sticky header, below which sticky parts stay." },
  ...tokens.map((token) => ({
    name: `--iq-${cssName(token)}`,
    syntax: syntaxes[token.type] ?? "*",
    ...(bundledTheme.theme[cssName(token)] !== undefined && { default: bundledTheme.theme[cssName(token)]! }),
    description: `The design token ${token.group}.${token.name}, which a partner's theme sets and checks. A page's own rule for the tag overrides it, unchecked.`,
  })),
];

/**
 * Returns the custom-elements manifest (schema 2.1.0), for editors and wrappers. The build writes it to dist. `detailTypes` are the
 * members of the events' details (src/build/eventTypes.mjs).
 */
export function customElements(detailTypes: Readonly<Record<string, readonly DetailMember[]>>): Package {
  const declaration: CustomElementDeclaration = {
    kind: "class",
    customElement: true,
    name: "InsuranceQuote",
    tagName: "insurance-quote",
    superclass: { name: "HTMLElement" },
    description: "A whole insurance quoting funnel.",
    attributes: [
      ...attributeNames.map((name) => {
        const { type, ...rest } = attributeDocs[name];
        return { name, fieldName: propertyOf(name), type: { text: type }, ...rest };
      }),
      { name: "lang", type: { text: "string" }, description: lang },
    ],
    members: [
      ...attributeNames.map(fieldOf),
      ...Object.entries(methodDocs).map(([name, { parameters, description }]) => ({
        kind: "method" as const,
        name,
        parameters: parameters.map(({ type, ...parameter }) => ({ ...parameter, type: { text: type } })),
        return: { type: { text: "void" } },
        description,
      })),
    ],
    events: (Object.keys(eventDocs) as IqEventName[]).map((name) => eventOf(name, detailTypes[name] ?? [])),
    cssProperties: [...cssProperties],
    cssParts: [{ name: "fallback", description: "Sentence, link and button when the widget can't be shown." }],
  };
  const exported = { kind: "custom-element-definition" as const, name: "insurance-quote", declaration: { name: "InsuranceQuote", module: entry } };
  return { schemaVersion: "2.1.0", modules: [{ kind: "javascript-module", path: entry, declarations: [declaration], exports: [exported] }] };
}
