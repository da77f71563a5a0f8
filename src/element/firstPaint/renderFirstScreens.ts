import { signal } from "@preact/signals-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Client } from "../../api/client";
import { Screens } from "../../app/Screens";
import type { FirstScreenFunnel } from "../../app/funnel";
import { FunnelNavigator } from "../../app/navigation/FunnelNavigator";
import { StepRunner } from "../../app/completing/StepRunner";
import type { LineSlug } from "../../business/lines";
import { createLogger } from "../../kernel/logger";
import { say, type Phrase } from "../../kernel/phrase";
import { bundledConfig } from "../../partner/bundledConfig";
import type { PartnerConfig } from "../../partner/content";
import { createSession } from "../../session/createSession";
import type { Speech } from "../../session/session";
import { styleText } from "../../ui/styles/styles";
import { memoryRouter } from "../router/memoryRouter";
import { parseMarkup } from "./parseMarkup";
import type { AheadElement, AheadScreen, AheadText, FirstScreens } from "./tree";
import { classesIn, isElement } from "./tree";
import { usedRules } from "./usedRules";

/* Runs in Node during the build: the app's own components render each line's first screen for a partner whose texts are all
   marks. The marks show what the partner's content decides later. */

/** Replaces texts in the markup by marks: their index in private-use characters, which none of our texts contains. */
class Marks {
  readonly #texts: AheadText[] = [];

  readonly put = (text: AheadText): string => `\uE000${this.#texts.push(text) - 1}\uE001`;

  readonly read = (marked: string): AheadText => {
    const parts = marked.split(/\uE000(\d+)\uE001/).flatMap((part, at): AheadText[] => (at % 2 === 1 ? [this.#texts[Number(part)]!] : part === "" ? [] : [part]));
    return parts.length === 0 ? "" : parts.length === 1 ? parts[0]! : { all: parts };
  };

  /** Returns a config whose texts are marks with their own path. Numbers and lists don't change. */
  config<Value>(value: Value, path = ""): Value {
    if (typeof value === "string") return this.put({ config: path }) as Value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.config<unknown>(member, path ? `${path}.${name}` : name)])) as Value;
  }

  readonly say = (phrase: Phrase, { language, catalogue }: Speech): string => {
    const params = Object.entries(phrase.params ?? {}).map(([name, value]) => [name, this.read(typeof value === "object" ? this.say(value, { language, catalogue }) : String(value))]);
    const text = { key: phrase.key, base: this.read(say(phrase, {}, catalogue, language)) };
    return this.put(params.length > 0 ? { ...text, params: Object.fromEntries(params) as Record<string, AheadText> } : text);
  };
}

const refuse = () => Promise.reject(new Error("A first screen calls nothing"));
const callsNothing: Client = { call: refuse, stream: refuse };

const image = { src: "image.svg", dark: "dark.svg", width: 1, height: 1 };
/** A config with every optional member; those that a partner lacks are later left out of the DOM. */
const fullConfig: PartnerConfig = { ...bundledConfig, logo: image, hero: image, cobrandName: "Another", partnerReturnUrl: "https://partner.example/" };

/** The parts of a browser that a session uses when it starts and ends. */
const page = { addEventListener: () => undefined, removeEventListener: () => undefined };

async function renderScreen(slug: LineSlug, speech: Speech, marks: Marks): Promise<AheadScreen> {
  const session = createSession({
    partner: { requestedId: "default", config: marks.config(fullConfig), wording: {}, css: "", lines: [slug], flags: new Set() },
    environment: "prod",
    logger: createLogger([]),
    analytics: { track: () => undefined, place: { line: null, step: null }, dispose: () => undefined },
    stateFilterOff: false,
    storage: { read: () => null, write: () => undefined, clear: () => undefined },
    api: callsNothing,
    now: () => new Date(),
    speech: signal(speech),
    say: (phrase) => marks.say(phrase, speech),
  });
  const ignore = (): void => undefined;
  const navigator = new FunnelNavigator({
    session,
    adapter: { ...memoryRouter(), href: () => "#", page: () => "" },
    offered: () => [slug],
    home: () => slug,
    onShown: ignore,
    onReferral: ignore,
    onLineChange: ignore,
  });
  await navigator.start(slug);
  const runner = new StepRunner({ session, navigator, raise: ignore, startOver: ignore, onCompleted: ignore });
  const funnel: FirstScreenFunnel = {
    session,
    navigator,
    runner,
    chrome: signal("full"),
    titleLevel: signal(1),
    emit: () => true,
    host: null,
  };
  const root = parseMarkup(renderToStaticMarkup(createElement(Screens, { funnel })), marks.read);
  const route = navigator.view.peek()?.path ?? slug;
  session.dispose();
  return { route, root: finished(root) };
}

/** Replaces each value that only the partner's files have by its place in the config. */
function finished(element: AheadElement): AheadElement {
  const attributes = { ...element.attributes };
  const source = attributes.src;
  if (typeof source === "object" && "config" in source) {
    const folder = source.config.replace(/\.\w+$/, "");
    Object.assign(attributes, { width: { config: `${folder}.width` }, height: { config: `${folder}.height` } });
  }
  // The digits are those of the mark, and are replaced by the country code and the partner's number.
  if (/^tel:\+\d+$/.test(String(attributes.href))) attributes.href = { all: ["tel:", { config: "tollFreeNumber" }] };
  // The availability of advisors depends on the time of day: the dot isn't lit, and the sentence is left out.
  if (attributes.class === "brief in") attributes.class = "brief";
  const children = element.children
    .filter((child) => !isElement(child) || !String(child.attributes.class).split(" ").includes("hours"))
    .map((child) => (isElement(child) ? finished(child) : child));
  return { ...element, attributes, children };
}

/** Styles of the loader's link to the standalone page, below a screen whose widget doesn't arrive. */
const wayOn = ":host>a{display:block;padding:24px;text-align:center;font:medium/1.5 system-ui,sans-serif;}";

/**
 * Renders the first screens of these lines in a language, with the rules of the classes that they use. Rejects if one can't
 * be rendered without a browser.
 */
export async function renderFirstScreens(slugs: readonly LineSlug[], speech: Speech): Promise<FirstScreens> {
  Object.assign(globalThis, { window: page });
  const screens: Record<string, AheadScreen> = {};
  for (const slug of slugs) screens[slug] = await renderScreen(slug, speech, new Marks());
  const { base, components } = styleText();
  const used = new Set(Object.values(screens).flatMap(({ root }) => classesIn(root)));
  return { language: speech.language, screens, css: base + usedRules(components, used) + wayOn };
}
