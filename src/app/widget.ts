import type { ReactNode } from "react";
import type { Language } from "../kernel/language";
import type { Catalogue } from "../kernel/phrase";
import type { PartnerRequest } from "../partner/loadPartner";
import type { Chrome } from "./funnel";
import type { Emit } from "./host/events";
import type { RouterAdapter } from "./navigation/router";

export interface InstanceOptions {
  /** The element, measured and scrolled to. Only the switcher changes it, by its attribute `partner`. */
  readonly host: HTMLElement;
  readonly partner: string | null;
  /** The attribute `line`; empty offers all of the partner's. */
  readonly lines: readonly string[];
  /** Keeps URL and storage of several widgets on a page apart. */
  readonly instanceId: string;
  readonly chrome: Chrome;
  /** The level of each screen's title, from 1 to 6. */
  readonly titleLevel: number;
  readonly router: RouterAdapter;
  readonly environment: string;
  /** The API's origin, without the version. */
  readonly apiBase: string;
  /** The content network's root. */
  readonly contentBase: string;
  /** The standalone page is ours: its host name may name the partner. */
  readonly standalone?: boolean;
  readonly emit: Emit;
  /** The language to start in; English by default. */
  readonly language?: Language;
  /** Loads the texts of a language. Without it phrases appear in the English of the source. */
  readonly catalogue?: (language: Language) => Promise<Catalogue>;
  /** Returns the possible endings of an e-mail address. Without it any label of letters is accepted. */
  readonly topLevelDomains?: () => Promise<ReadonlySet<string>>;
  /** Called when the visitor chooses a language. */
  readonly onLanguage?: (language: Language) => void;
  /** Called when the widget doesn't open again, after "Try again" of a link that restores a visit. */
  readonly onUnopened?: (error: unknown) => void;
  /** Aborts when the widget ends; the widget then leaves nothing in the page. */
  readonly signal: AbortSignal;
  /** Returns the partner's content known before the network answers, and the pending network request if there is one. */
  readonly contentAtHand?: (partner: string) => Pick<PartnerRequest, "own" | "memory" | "fetched">;
}

/** A running widget, as the element sees it. */
export interface Widget {
  readonly view: ReactNode;
  /**
   * Resolves when content, texts, session and the first screen's parcel are loaded: rendering earlier would need Suspense. Rejects if
   * the first screen can't be loaded. `update` with another partner replaces the promise.
   */
  readonly ready: Promise<void>;
  applyTheme(root: ShadowRoot): void;
  start(line?: string): void;
  goTo(step: string): void;
  prefill(data: unknown): void;
  setAuthToken(token: string | null): void;
  reset(): void;
  update(options: Partial<Pick<InstanceOptions, "partner" | "lines" | "chrome" | "titleLevel" | "router" | "language">>): void;
  focusFirst(): void;
  /** Reports an error that ends the widget to every sink, including the host's event. */
  report(code: string, message: string): void;
  /** Ends the widget and takes its route out of the URL, before one with another name takes its place. */
  leave(): void;
}
