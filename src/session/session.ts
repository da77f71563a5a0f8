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
import type { ApplicationRef, Bought, LeadCreation, LeadRef, OpenCase, Outcome, Selection, Snapshot } from "./kept/snapshot";
import type { Submissions } from "./answers/submission";
import type { Walk } from "./walk";

/** Who is quoting and who sent them, beside what the partner's config says. */
export interface Identity {
  /** None after an opt-out. */
  readonly visitorId?: string | undefined;
  readonly agentId?: string | null;
  readonly location?: string | null;
}

/** What is spoken: a language, and its texts where they are not those of the source. */
export interface Speech {
  readonly language: Language;
  readonly catalogue?: Catalogue | undefined;
}

/**
 * One running funnel. Every element instance has its own, never a module-level signal: two widgets on a page must not
 * share answers. Drafts are what is being typed, answers what a completed step committed: nothing walks the journey on a
 * keystroke, and nothing typed is lost.
 */
export interface Session extends Walk<Session> {
  /** Names the visit in analytics and on the lead. */
  readonly id: string;
  /** The start of idempotency keys, used for nothing else: a key opens the answer that was given under it. New when all is forgotten. */
  readonly secret: ReadonlySignal<string>;
  readonly partner: Partner;
  readonly environment: string;
  /** `toggleStateFilter`, outside production. */
  readonly stateFilterOff: boolean;
  readonly logger: Logger;
  readonly analytics: Analytics;
  readonly api: Client;
  readonly now: () => Date;
  /** What an e-mail address may end with. Rejects where the list can't be had. */
  readonly topLevelDomains?: (() => Promise<ReadonlySet<string>>) | undefined;
  readonly identity: () => Identity;
  /** Another while the funnel runs: the visitor's choice, or the host's. */
  readonly speech: ReadonlySignal<Speech>;
  /** A phrase in the language that is spoken now, in the partner's wording. */
  readonly say: (phrase: Phrase) => string;
  readonly notices: Notices;

  readonly line: Signal<LineIn<Session> | null>;
  /** Every line that the visit has been in since the page was loaded. */
  readonly lines: ReadonlySet<LineIn<Session>>;
  readonly answers: ReadonlySignal<Answers>;
  readonly quotes: QuoteBoard;
  readonly application: Signal<ApplicationRef | null>;
  readonly lead: Signal<LeadRef | null>;
  /** What number this device has of those that the visit was taken to. */
  readonly device: Signal<number>;
  /** The visit was taken to another device since. */
  readonly isElsewhere: Signal<boolean>;
  /** A lead's create that isn't answered yet. */
  readonly leadCreation: Signal<LeadCreation | null>;
  /** Lead calls under way: rises on start, falls on finish or failure. */
  readonly pendingLeadUpdates: Signal<number>;
  readonly selection: Signal<Selection | null>;
  readonly openCase: Signal<OpenCase | null>;
  /** Set while a complex case is open, and once somebody goes on to an advisor with it: the lead is COMPLEX then. Dismissing resets it. */
  readonly complex: Signal<{ scenario: string; reason: string } | null>;
  readonly outcome: Signal<Outcome | null>;
  /** The policy that was bought last. Neither another line nor another quote loses it. */
  readonly bought: Signal<Bought | null>;
  /** The id of the step that a change of an earlier answer comes back to; null while the visitor goes forward. */
  readonly returnTo: Signal<string | null>;
  /** Rises when the visitor dials an advisor's number, where a line may end. */
  readonly calls: Signal<number>;
  readonly signedIn: Signal<boolean>;
  /** Address that the page is about to go to, in memory only. */
  readonly redirect: Signal<Departure | null>;
  /** The failure that led to the error screen, and the route at which it happened; null while nothing has. In memory only. */
  readonly trouble: Signal<{ readonly code: string; readonly status?: number | undefined; readonly path: string } | null>;
  /** The page is being left on purpose: no prompt. */
  readonly leaving: Signal<boolean>;

  /** The live value of a field, in a scope of its own where a form edits an item of a list. */
  draft<Value>(field: Field<Value>, scope?: string): Signal<Value>;
  /** Drafts of these fields as answers, on top of what is committed. */
  drafted(fields: readonly AnyField[], scope?: string): Record<string, unknown>;
  clearDrafts(scope: string): void;
  /** What the person enters. */
  set<Value>(field: Field<Value>, value: Value): void;
  /** Takes an effect's answer for the person, such as a corrected address: it is sent, and shown where nothing else is typed meanwhile. */
  answer<Value>(field: Field<Value>, value: Value): void;
  readonly submit: Submissions["begin"];
  commit(values: Values): void;
  ruleContext(extra?: Values): RuleContext;

  /** The line from its first step on: answers and the lead stay, what was built from them goes. */
  resetFlow(): void;
  /**
   * On a change of line and at the end of one. What was built from the answers goes, and answers
   * and drafts go that aren't kept (`key` is a field's name, in an item's form `scope/name`). The lead stays.
   */
  reset(keeps: (key: string) => boolean, keepsProgress: boolean): void;
  /** Begins anew as somebody else's, for the service: lead, outcome and progress go, and the answers that aren't kept. A policy stays. */
  startOver(keeps: (key: string) => boolean): void;
  /** The stored session from before the page was loaded; null for a new one. */
  readonly restored: Snapshot | null;
  /** What it is now, as a reload or another device goes on with it. */
  snapshot(): Snapshot;
  /** Aborted by `dispose`: the one end of everything that works for this session. */
  readonly signal: AbortSignal;
  dispose(): void;
}
