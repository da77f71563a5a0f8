import { signal } from "@preact/signals-react";
import type { Signal } from "@preact/signals-react";
import { createElement } from "react";
import type { ReactNode } from "react";
import { createClient } from "../api/client";
import type { LineSlug } from "../business/lines";
import { isLineSlug } from "../business/lines";
import { newId } from "../kernel/ids";
import { createLogger } from "../kernel/logger";
import type { Logger, LogSink } from "../kernel/logger";
import { sourceLanguage, type Language } from "../kernel/language";
import { contentOnPage } from "../partner/contentOnPage";
import type { ContentRequest } from "../partner/fetchContent";
import { wearFonts } from "../partner/fontFaces";
import { loadPartner } from "../partner/loadPartner";
import type { Partner } from "../partner/partnerShown";
import { resolvePartner } from "../partner/resolvePartner";
import type { HostContext } from "../session/hostContext";
import { readHostContext } from "../session/hostContext";
import type { Speech } from "../session/session";
import { App } from "./App";
import type { Emit } from "./host/events";
import type { Chrome, Funnel } from "./funnel";
import { createFunnel, storageOf } from "./createFunnel";
import { markSourceTexts } from "./markSourceTexts";
import { resumeVisit, tellResumed, type Resumed } from "./incoming/resumeVisit";
import { guardRouter, type RouterAdapter } from "./navigation/router";
import type { InstanceOptions, Widget } from "./widget";

/** Turns off motion for browser tests. Production ignores it (decisions.md, "Production ignores test switches"). */
const stillCss = "*,::before,::after,::backdrop{animation:none!important;transition:none!important}";

const knownLines = (given: readonly string[]): readonly LineSlug[] => given.filter(isLineSlug);

/** Sends warnings and errors to the host and its page's monitoring as an event. Nothing goes to the console, which is the host's. */
const hostSink =
  (emit: Emit): LogSink =>
  ({ level, code, message, details }) => {
    if (level === "warning" || level === "error") emit("iq-error", { level, code, message, ...(details && { details }) });
  };

type State =
  /** `made` is the running funnel: the one on screen until the next is created. */
  | { readonly kind: "opening"; readonly isFirst: boolean; made: Funnel | null }
  | { readonly kind: "showing"; readonly made: Funnel }
  | { readonly kind: "over" };

/**
 *     opening ── its first screen is there ──▶ showing
 *      │ ▲ └─ another partner: anew              │
 *      │ └──────────── another partner ──────────┤
 *      └─────────────▶ over ◀── the signal ──────┘
 *
 * If opening fails, the state stays "opening": `ready` rejects, and the element decides.
 */
class PartnersWidget implements Widget {
  readonly view: ReactNode;
  ready: Promise<void>;
  readonly #options: InstanceOptions;
  readonly #logger: Logger;
  readonly #context: HostContext;
  readonly #chrome: Signal<Chrome>;
  readonly #titleLevel: Signal<number>;
  readonly #lines: Signal<readonly LineSlug[]>;
  readonly #shown = signal<Funnel | null>(null);
  readonly #speech: Signal<Speech>;
  /** The language requested last; its texts may not have arrived yet. */
  #language: Language;
  /** The secret of a link that restores a visit, until it is used or refused. */
  #resumeSecret: string | null;
  readonly #redemptionId = newId();
  #router: RouterAdapter;
  #state: State = { kind: "opening", isFirst: true, made: null };
  /** The theme of the current partner, which the shadow root adopts. */
  #theme: CSSStyleSheet | null = null;
  #root: ShadowRoot | null = null;
  /** Takes the current partner's fonts off the page. */
  #takeFontsOff: (() => void) | null = null;
  /** Ends the marks on texts that the language lacks. */
  #unmark: () => void = () => undefined;

  constructor(options: InstanceOptions) {
    this.#options = options;
    this.#logger = createLogger([hostSink(options.emit)]);
    this.#context = readHostContext(window.location, options.environment);
    this.#resumeSecret = this.#context.resumeSecret;
    this.#chrome = signal(options.chrome);
    this.#titleLevel = signal(options.titleLevel);
    this.#lines = signal(knownLines(options.lines));
    this.#router = options.router;
    this.#language = options.language ?? sourceLanguage;
    this.#speech = signal({ language: this.#language });
    this.view = createElement(App, { funnel: this.#shown });
    options.signal.addEventListener("abort", () => this.#end());
    this.ready = this.#open(options.partner);
  }

  applyTheme(root: ShadowRoot): void {
    this.#root = root;
    this.#mark();
    if (this.#theme) root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => sheet !== this.#theme), this.#theme];
  }

  start(line?: string): void {
    this.#soon((running) => running.enter(line ?? null));
  }

  goTo(step: string): void {
    this.#soon((running) => running.goTo(step));
  }

  prefill(data: unknown): void {
    this.#soon((running) => running.prefill(data));
  }

  setAuthToken(token: string | null): void {
    this.#soon((running) => running.setAuthToken(token));
  }

  reset(): void {
    this.#soon((running) => running.startOver());
  }

  focusFirst(): void {
    this.#soon((running) => running.focusFirst());
  }

  update({ chrome, titleLevel, lines, router, partner, language }: Parameters<Widget["update"]>[0]): void {
    if (language !== undefined) void this.#speak(language).catch((error: unknown) => this.#stayIn(language, error));
    if (chrome !== undefined) this.#chrome.value = chrome;
    if (titleLevel !== undefined) this.#titleLevel.value = titleLevel;
    if (lines !== undefined) {
      this.#lines.value = knownLines(lines);
      if (partner === undefined) this.#soon((running) => running.linesChanged());
    }
    if (router !== undefined) {
      this.#router = router;
      this.#soon((running) => running.navigator.use(router));
    }
    if (partner !== undefined) this.ready = this.#open(partner);
  }

  report(code: string, message: string): void {
    this.#logger.error(code, message);
  }

  leave(): void {
    this.#end();
    guardRouter(this.#router, this.#logger).leave?.();
  }

  /** Opens a partner's funnel. If another partner is requested meanwhile, resolves when that one is ready. */
  async #open(attribute: string | null): Promise<void> {
    const before = this.#state;
    if (before.kind === "over") return;
    const opening: State = { kind: "opening", isFirst: before.kind === "opening" && before.isFirst, made: before.made };
    this.#state = opening;
    const isWanted = (): boolean => this.#state === opening;
    try {
      const [partner] = await Promise.all([this.#load(attribute), this.#speak(this.#language)]);
      if (isWanted()) {
        // Both funnels would write to the same address and, for the same partner, to the same storage.
        opening.made?.dispose();
        const resumed = await this.#resume(partner);
        if (isWanted()) {
          const made = (opening.made = this.#make(partner));
          // The URL's route belongs to the previous partner; with this one the visitor continues where they stopped.
          await made.start(!opening.isFirst, resumed === "resumed");
          if (isWanted()) {
            this.#show(made, partner);
            // A visitor who opens such a link wants to see the widget, wherever on the page it is.
            if (resumed !== null) this.#options.host.scrollIntoView();
            tellResumed(made.session, resumed, () => {
              this.ready = this.#open(attribute);
              this.ready.catch((error: unknown) => this.#options.onUnopened?.(error));
            });
          }
        }
      }
    } catch (error) {
      if (isWanted()) throw error;
    }
    if (this.#state.kind === "opening" && !isWanted()) await this.ready;
  }

  /** Renders the screen in the language once its texts are loaded. Remounts nothing, so that typed text stays. */
  async #speak(language: Language): Promise<void> {
    this.#language = language;
    const catalogue = await this.#options.catalogue?.(language);
    if (this.#language !== language) return;
    this.#speech.value = { language, catalogue, lacking: catalogue?.[sourceLanguage] && new Set() };
    this.#mark();
  }

  /** Keeps the language that is shown. Another partner would ask for the missing texts again, and wouldn't open without them. */
  #stayIn(missing: Language, error: unknown): void {
    if (this.#language === missing) this.#language = this.#speech.peek().language;
    this.#logger.warn("language-unavailable", String(error));
  }

  /** Marks the texts that the language lacks, if it lacks any. */
  #mark(): void {
    const { language, lacking } = this.#speech.peek();
    this.#unmark();
    this.#unmark = this.#root && lacking ? markSourceTexts(this.#root, lacking, language) : () => undefined;
  }

  async #load(attribute: string | null): Promise<Partner> {
    const { standalone, contentAtHand, contentBase } = this.#options;
    const id = resolvePartner({ attribute, query: this.#context.query, ...(standalone && { hostname: window.location.hostname }) });
    const { fetched, ...atHand } = contentAtHand?.(id) ?? {};
    const request: ContentRequest = { ...atHand, partner: id, contentBase, fetch: (input, init) => window.fetch(input, init) };
    const { partner } = await loadPartner({ ...request, fetched: contentOnPage(request, fetched), logger: this.#logger });
    return partner;
  }

  /** Restores the visit of a link. Null if no such link opened the page. */
  async #resume(partner: Partner): Promise<Resumed | null> {
    const secret = this.#resumeSecret;
    if (secret === null) return null;
    const { apiBase, instanceId } = this.#options;
    const api = createClient({
      baseUrl: apiBase,
      partnerKey: partner.config.publishableKey,
      stateFilterOff: this.#context.stateFilterOff,
      language: () => this.#language,
    });
    const { sessionHours } = partner.config;
    const storage = storageOf(partner, instanceId);
    const resumed = await resumeVisit({ secret, redemptionId: this.#redemptionId, api, storage, now: new Date(), sessionHours });
    if (resumed !== "failed") this.#resumeSecret = null;
    return resumed;
  }

  #make(partner: Partner): Funnel {
    const { instanceId, apiBase, host, emit, environment, topLevelDomains } = this.#options;
    const [context, logger, router, chrome, lines] = [this.#context, this.#logger, this.#router, this.#chrome, this.#lines];
    const onLanguage = (language: Language): void => {
      this.#options.onLanguage?.(language);
      this.update({ language });
    };
    const speech = this.#speech;
    const shown = { speech, onLanguage, chrome, titleLevel: this.#titleLevel, lines, host };
    return createFunnel({ ...shown, partner, context, logger, emit, environment, router, instanceId, apiBase, topLevelDomains });
  }

  #show(made: Funnel, { css, config }: Partner): void {
    this.#state = { kind: "showing", made };
    const before = this.#takeFontsOff;
    this.#takeFontsOff = wearFonts(config);
    before?.();
    this.#theme ??= new CSSStyleSheet();
    this.#theme.replaceSync(this.#context.isTest ? css + stillCss : css);
    if (this.#root && !this.#root.adoptedStyleSheets.includes(this.#theme)) this.applyTheme(this.#root);
    this.#shown.value = made;
  }

  /** Acts on the funnel once it is ready. Logs errors instead of throwing: a host may pass any value to a method. */
  #soon(act: (running: Funnel) => void): void {
    const whenReady = (): void => {
      const running = this.#shown.peek();
      if (running) act(running);
    };
    void this.ready.then(whenReady, () => undefined).catch((error: unknown) => this.#logger.warn("method-failed", String(error)));
  }

  #end(): void {
    const before = this.#state;
    this.#state = { kind: "over" };
    if (before.kind === "over") return;
    this.#takeFontsOff?.();
    this.#unmark();
    try {
      before.made?.dispose();
    } catch (error) {
      this.#logger.warn("not-disposed", String(error));
    }
    this.#shown.value = null;
  }
}

export const createWidget = (options: InstanceOptions): Widget => new PartnersWidget(options);
