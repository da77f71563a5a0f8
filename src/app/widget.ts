import { signal } from "@preact/signals-react";
import { createElement } from "react";
import type { ReactNode } from "react";
import type { LineSlug } from "../business/lines";
import { isLineSlug } from "../business/lines";
import { createLogger } from "../kernel/logger";
import type { LogSink } from "../kernel/logger";
import type { Catalogue } from "../kernel/phrase";
import { loadPartner, type PartnerRequest } from "../partner/loadPartner";
import { resolvePartner } from "../partner/resolvePartner";
import type { HostContext } from "../session/hostContext";
import { readHostContext } from "../session/hostContext";
import { App } from "./App";
import type { Emit } from "./events";
import type { Chrome, Funnel } from "./funnel";
import { createFunnel } from "./createFunnel";
import type { RouterAdapter } from "./router";

export interface InstanceOptions {
  /** The element: measured and scrolled to, never changed. */
  readonly host: HTMLElement;
  readonly partner: string | null;
  /** The attribute `line`; empty offers all of the partner's. */
  readonly lines: readonly string[];
  /** Keeps URL and storage of several widgets on a page apart. */
  readonly instanceId: string;
  readonly chrome: Chrome;
  readonly router: RouterAdapter;
  readonly environment: string;
  /** The API's origin, without the version. */
  readonly apiBase: string;
  /** The content network's root. */
  readonly contentBase: string;
  /** The standalone page is ours: its host name may name the partner. */
  readonly standalone?: boolean;
  readonly emit: Emit;
  /** The texts of the visitor's language. Without it phrases are said in the English of the source. */
  readonly catalogue?: () => Promise<Catalogue>;
  /** What is at hand of a partner's content before the network answers, and that answer where it was asked for before. */
  readonly contentAtHand?: (partner: string) => Pick<PartnerRequest, "own" | "memory" | "fetched">;
}

/** A running widget, as the element sees it. */
export interface Widget {
  readonly view: ReactNode;
  /**
   * Content, texts, session and the first screen's parcel are there: rendering earlier would need Suspense. Another promise after
   * `update` with another partner. Rejects when the first screen can't be had.
   */
  readonly ready: Promise<void>;
  applyTheme(root: ShadowRoot): void;
  start(line?: string): void;
  goTo(step: string): void;
  prefill(data: unknown): void;
  setAuthToken(token: string | null): void;
  reset(): void;
  update(options: Partial<Pick<InstanceOptions, "partner" | "lines" | "chrome" | "router">>): void;
  focusFirst(): void;
  /** An error that ends the widget: to every sink, the host's event among them. */
  report(code: string, message: string): void;
  dispose(): void;
}

/** What a browser test looks at stands still (decision 13). */
const stillCss = "*,::before,::after,::backdrop{animation:none!important;transition:none!important}";

const knownLines = (given: readonly string[]): readonly LineSlug[] => given.filter(isLineSlug);

/** Warnings and errors reach the host, and whatever monitors its page, as an event; nothing goes to the console (decision 67). */
const hostSink =
  (emit: Emit): LogSink =>
  ({ level, code, message, details }) => {
    if (level === "warning" || level === "error") emit("iq-error", { level, code, message, ...(details && { details }) });
  };

export function createWidget(options: InstanceOptions): Widget {
  const { emit, environment } = options;
  const logger = createLogger([hostSink(emit)]);
  const context: HostContext = readHostContext(window.location, environment);
  const chrome = signal<Chrome>(options.chrome);
  const lines = signal<readonly LineSlug[]>(knownLines(options.lines));
  const funnel = signal<Funnel | null>(null);
  let theme: CSSStyleSheet | null = null;
  let themed: ShadowRoot | null = null;
  let router = options.router;
  /** The funnel made last: shown, or about to be. */
  let latest: Funnel | null = null;
  let generation = 0;
  let isDisposed = false;

  const paint = (css: string): void => {
    theme ??= new CSSStyleSheet();
    theme.replaceSync(css);
    if (themed && !themed.adoptedStyleSheets.includes(theme)) themed.adoptedStyleSheets = [...themed.adoptedStyleSheets, theme];
  };

  const start = async (partnerAttribute: string | null, isWanted: () => boolean): Promise<void> => {
    const id = resolvePartner({
      attribute: partnerAttribute,
      query: context.query,
      ...(options.standalone && { hostname: window.location.hostname }),
    });
    const [{ partner }, catalogue] = await Promise.all([
      loadPartner({
        ...options.contentAtHand?.(id),
        partner: id,
        contentBase: options.contentBase,
        fetch: (input, init) => window.fetch(input, init),
        logger,
      }),
      options.catalogue?.(),
    ]);
    if (!isWanted()) return;
    latest?.dispose();
    const { instanceId, apiBase, host } = options;
    const next = createFunnel({ partner, catalogue, context, logger, emit, environment, router, chrome, lines, instanceId, apiBase, host });
    latest = next;
    await next.start();
    if (!isWanted()) return;
    paint(context.isTest ? partner.css + stillCss : partner.css);
    funnel.value = next;
  };
  /** Shows a partner's funnel. Where another partner is wanted before it is there, it is ready when that one is. */
  const open = async (partnerAttribute: string | null): Promise<void> => {
    generation += 1;
    const mine = generation;
    // One that nobody has seen yet: the one on screen stays until the next can be made.
    if (latest !== funnel.peek()) latest?.dispose();
    try {
      await start(partnerAttribute, () => mine === generation);
    } catch (error) {
      if (mine === generation) throw error;
    }
    if (mine !== generation && !isDisposed) await ready;
  };
  let ready = open(options.partner);

  /** Does it once there is a funnel. Errors end here: a method of the element may be handed anything. */
  const soon = (act: (running: Funnel) => void): void => {
    const whenReady = (): void => {
      const running = funnel.peek();
      if (running) act(running);
    };
    void ready.then(whenReady, () => undefined).catch((error: unknown) => logger.warn("method-failed", String(error)));
  };
  return {
    view: createElement(App, { funnel }),
    get ready() {
      return ready;
    },
    applyTheme(root) {
      themed = root;
      if (theme) root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => sheet !== theme), theme];
    },
    start: (line) => soon((running) => running.enter(line ?? null)),
    goTo: (step) => soon((running) => running.goTo(step)),
    prefill: (data) => soon((running) => running.prefill(data)),
    setAuthToken: (token) => soon((running) => running.setAuthToken(token)),
    reset: () => soon((running) => running.startOver()),
    update(changed) {
      if (changed.chrome !== undefined) chrome.value = changed.chrome;
      if (changed.lines !== undefined) lines.value = knownLines(changed.lines);
      if (changed.router !== undefined) {
        router = changed.router;
        soon((running) => running.navigator.use(router));
      }
      if (changed.partner !== undefined) ready = open(changed.partner);
    },
    focusFirst: () => soon((running) => running.focusFirst()),
    report: (code, message) => logger.error(code, message),
    dispose() {
      isDisposed = true;
      generation += 1;
      latest?.dispose();
      funnel.value = null;
    },
  };
}
