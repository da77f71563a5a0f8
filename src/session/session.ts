import type { ReadonlySignal, Signal } from "@preact/signals-react";
import type { Client } from "../api/client";
import type { AnyField, Answers, Field, RuleContext } from "../flow/field";
import type { Language } from "../kernel/language";
import type { Logger } from "../kernel/logger";
import type { Catalogue, Phrase } from "../kernel/phrase";
import type { Partner } from "../partner/partnerShown";
import type { Analytics } from "./analytics";
import type { Departure } from "./departure";
import type { Values } from "./answers/drafts";
import type { LineIn } from "./lineIn";
import type { Notices } from "./notices";
import type { QuoteBoard } from "./quotes/quoteBoard";
import type { AdvisorAsked, ApplicationRef, Bought, EmailBegun, LeadCreation, LeadRef, OpenCase, Outcome, Selection, Snapshot } from "./kept/snapshot";
import type { Submissions } from "./answers/submission";
import type { Walk } from "./walk";

/** Identifies the visitor and the referrer, beside what the partner's config says. */
export interface Identity {
  /** Absent after an opt-out. */
  readonly visitorId?: string | undefined;
  readonly agentId?: string | null;
  readonly location?: string | null;
}

/** The current language, with its texts if it isn't the source's. */
export interface Speech {
  readonly language: Language;
  readonly catalogue?: Catalogue | undefined;
  /** Collects the texts that were shown in the source's language because this one lacks them. */
  readonly lacking?: Set<string> | undefined;
}

/** A failure that leads to the error screen, and its route. */
export interface Trouble {
  readonly code: string;
  readonly status?: number | undefined;
  readonly path: string;
  /** A submit failed, which another try repeats. */
  readonly isSubmit?: boolean;
}

/**
 * A running funnel. Every element instance has its own, never a module-level signal, because two widgets on a page must not
 * share answers. Drafts are what is being typed; answers are what a completed step committed. A keystroke doesn't recompute
 * the journey, and nothing typed is lost.
 */
export interface Session extends Walk<Session> {
  /** Identifies the visit in analytics and on the lead. */
  readonly id: string;
  /**
   * The prefix of idempotency keys, used for nothing else, because a key opens the stored response. Renewed when everything
   * is reset.
   */
  readonly secret: ReadonlySignal<string>;
  readonly partner: Partner;
  readonly environment: string;
  /** `toggleStateFilter`, outside production. */
  readonly stateFilterOff: boolean;
  readonly logger: Logger;
  readonly analytics: Analytics;
  readonly api: Client;
  readonly now: () => Date;
  /** Returns the possible endings of an e-mail address. Rejects if the list is unavailable. */
  readonly topLevelDomains?: (() => Promise<ReadonlySet<string>>) | undefined;
  /** That list once an address has needed it; null before. */
  readonly domains: Signal<ReadonlySet<string> | null>;
  readonly identity: () => Identity;
  /** Changes while the funnel runs, by the visitor's or the host's choice. */
  readonly speech: ReadonlySignal<Speech>;
  /** Returns a phrase in the current language and the partner's wording. */
  readonly say: (phrase: Phrase) => string;
  readonly notices: Notices;

  readonly line: Signal<LineIn<Session> | null>;
  /** Every line that the visit has been in since the page was loaded. */
  readonly lines: ReadonlySet<LineIn<Session>>;
  readonly answers: ReadonlySignal<Answers>;
  readonly quotes: QuoteBoard;
  readonly application: Signal<ApplicationRef | null>;
  readonly lead: Signal<LeadRef | null>;
  /** This device's number in the order of devices that had the visit. */
  readonly device: Signal<number>;
  /** True once the visit has moved to another device. */
  readonly isElsewhere: Signal<boolean>;
  /** A lead's create without a response so far. */
  readonly leadCreation: Signal<LeadCreation | null>;
  /** The key of an application's create without a response so far. */
  readonly applicationCreation: Signal<string | null>;
  /** The different requests to an advisor about this lead whose answers were lost. */
  readonly advisorAsked: Signal<AdvisorAsked | null>;
  /** The last request for an e-mail, without a response so far. */
  readonly emailBegun: Signal<EmailBegun | null>;
  /** Lead calls under way: increases on start, decreases on completion or failure. */
  readonly pendingLeadUpdates: Signal<number>;
  readonly selection: Signal<Selection | null>;
  readonly openCase: Signal<OpenCase | null>;
  /**
   * Set while a complex case is open, and once the visitor continues to an advisor with it: the lead is COMPLEX then.
   * Dismissing resets it.
   */
  readonly complex: Signal<{ scenario: string; reason: string } | null>;
  readonly outcome: Signal<Outcome | null>;
  /** The policy that was bought last. It survives another line and another quote. */
  readonly bought: Signal<Bought | null>;
  /** The id of the step to return to after changing an earlier answer; null while the visitor moves forward. */
  readonly returnTo: Signal<string | null>;
  /** Increases when the visitor dials an advisor's number, which may end a line. */
  readonly calls: Signal<number>;
  readonly signedIn: Signal<boolean>;
  /** The address to which the page is about to go, in memory only. */
  readonly redirect: Signal<Departure | null>;
  /** The failure that led to the error screen; null without one. In memory only. */
  readonly trouble: Signal<Trouble | null>;
  /** True while the page is left on purpose, so that no prompt appears. */
  readonly leaving: Signal<boolean>;

  /** Returns the live value of a field; a form for a list's item has a scope of its own. */
  draft<Value>(field: Field<Value>, scope?: string): Signal<Value>;
  /** Returns drafts of these fields as answers, merged into the committed ones. */
  drafted(fields: readonly AnyField[], scope?: string): Record<string, unknown>;
  clearDrafts(scope: string): void;
  /** Sets a draft to what the person enters. */
  set<Value>(field: Field<Value>, value: Value): void;
  /**
   * Stores a value that an effect derives for the person, such as a corrected address. It is sent, and shown unless
   * something else has been typed meanwhile.
   */
  answer<Value>(field: Field<Value>, value: Value): void;
  readonly submit: Submissions["begin"];
  commit(values: Values): void;
  /** Changes each version of an answer by itself: the committed one, the one being sent, and the draft. */
  adapt<Value>(field: Field<Value>, change: (value: Value) => Value): void;
  ruleContext(extra?: Values): RuleContext;

  /** Restarts the line at its first step: answers and the lead stay, derived data is deleted. */
  resetFlow(): void;
  /**
   * Called on a change of line and at the end of one. Deletes derived data, and all answers and drafts that aren't kept
   * (`key` is a field's name, in an item's form `scope/name`). The lead stays.
   */
  reset(keeps: (key: string) => boolean, keepsProgress: boolean): void;
  /**
   * Starts over as a new visit to the service: deletes lead, outcome, progress, and the answers that aren't kept. A policy
   * stays.
   */
  startOver(keeps: (key: string) => boolean): void;
  /** The stored session from before the page was loaded; null for a new one. */
  readonly restored: Snapshot | null;
  /** Returns the current state, from which a reload or another device continues. */
  snapshot(): Snapshot;
  /** Aborted by `dispose`, which ends everything that works for this session. */
  readonly signal: AbortSignal;
  dispose(): void;
}
