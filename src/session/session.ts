import { batch, computed, signal } from "@preact/signals-react";
import type { ReadonlySignal, Signal } from "@preact/signals-react";
import type { Client } from "../api/client";
import type { AnyField, Answers, Field, RuleContext } from "../flow/field";
import { answersOf } from "../flow/field";
import { newId } from "../kernel/ids";
import type { Logger } from "../kernel/logger";
import type { Phrase } from "../kernel/phrase";
import { say } from "../kernel/phrase";
import type { Partner } from "../partner/loadPartner";
import type { Analytics } from "./analytics";
import type { Departure } from "./departure";
import type { Values } from "./drafts";
import { createDrafts } from "./drafts";
import { keep } from "./keep";
import type { Line } from "./line";
import { createNotices } from "./notices";
import type { Notices } from "./notices";
import { createQuoteBoard } from "./quoteBoard";
import type { QuoteBoard } from "./quoteBoard";
import type { ApplicationRef, LeadRef, OpenCase, Outcome, Selection, Snapshot } from "./snapshot";
import { readSnapshot, snapshotVersion } from "./snapshot";
import type { SessionStorage } from "./storage";
import { createWalk } from "./walk";
import type { Walk } from "./walk";

/** Who is quoting and who sent them, beside what the partner's config says (spec §3, §6). */
export interface Identity {
  /** None after an opt-out. */
  readonly visitorId?: string | undefined;
  readonly agentId?: string | null;
  readonly location?: string | null;
}

export interface SessionOptions {
  readonly partner: Partner;
  readonly storage: SessionStorage;
  readonly logger: Logger;
  readonly analytics: Analytics;
  readonly environment: string;
  readonly stateFilterOff: boolean;
  /** Loads the API client: nothing needs it before the first field. */
  readonly api: () => Promise<Client>;
  readonly now: () => Date;
  /** Asked anew for each lead: a visitor may opt out meanwhile. */
  readonly identity?: () => Identity;
  /** Phrases as texts, in place of the partner's wording. */
  readonly say?: (phrase: Phrase) => string;
}

/**
 * One running funnel. Every element instance has its own, never a module-level signal: two widgets on a page must not
 * share answers. Drafts are what is being typed, answers what a completed step committed: nothing walks the journey on a
 * keystroke, and nothing typed is lost.
 */
export interface Session extends Walk {
  /** Names the visit in analytics and on the lead. */
  readonly id: string;
  /** What idempotency keys begin with, and nothing else says: a key opens what was answered under it. New when all is forgotten. */
  readonly secret: ReadonlySignal<string>;
  readonly partner: Partner;
  readonly environment: string;
  /** `toggleStateFilter`, outside production. */
  readonly stateFilterOff: boolean;
  readonly logger: Logger;
  readonly analytics: Analytics;
  readonly api: () => Promise<Client>;
  readonly now: () => Date;
  readonly identity: () => Identity;
  /** A phrase in the partner's wording. */
  readonly say: (phrase: Phrase) => string;
  readonly notices: Notices;

  readonly line: Signal<Line | null>;
  readonly answers: ReadonlySignal<Answers>;
  readonly quotes: QuoteBoard;
  readonly application: Signal<ApplicationRef | null>;
  readonly lead: Signal<LeadRef | null>;
  /** Lead calls under way: rises on start, falls on finish or failure (spec §4). */
  readonly pendingLeadUpdates: Signal<number>;
  readonly selection: Signal<Selection | null>;
  readonly openCase: Signal<OpenCase | null>;
  /** Set while a complex case is open, and once somebody goes on to an advisor with it: the lead is COMPLEX then. Dismissing resets it. */
  readonly complex: Signal<{ scenario: string; reason: string } | null>;
  readonly outcome: Signal<Outcome | null>;
  readonly signedIn: Signal<boolean>;
  /** Where the page is about to go, in memory only. */
  readonly redirect: Signal<Departure | null>;
  /** The page is being left on purpose: no prompt. */
  readonly leaving: Signal<boolean>;

  /** The live value of a field, in a scope of its own where a form edits an item of a list. */
  draft<Value>(field: Field<Value>, scope?: string): Signal<Value>;
  /** Drafts of these fields as answers, on top of what is committed. */
  drafted(fields: readonly AnyField[], scope?: string): Record<string, unknown>;
  clearDrafts(scope: string): void;
  set<Value>(field: Field<Value>, value: Value): void;
  commit(values: Values): void;
  ruleContext(extra?: Values): RuleContext;

  /** The quote-flow state of spec §4: what is shown, picked and selected goes, and prices are asked for anew. */
  resetQuotes(): void;
  /** The line from its first step on: answers and the lead stay, what was built from them goes. */
  resetFlow(): void;
  /**
   * The store reset of spec §4, on a change of line and at the end of one. What was built from the answers goes, and answers
   * and drafts go that aren't kept (`key` is a field's name, in an item's form `scope/name`). The lead stays.
   */
  reset(keeps: (key: string) => boolean, keepsProgress: boolean): void;
  /** Forgets everything. */
  clear(): void;
  /** What this session was before the page was loaded; null for a new one. */
  readonly restored: Snapshot | null;
  dispose(): void;
}

export function createSession(options: SessionOptions): Session {
  const { storage, ...given } = options;
  const { now, partner } = given;
  const restored = readSnapshot(storage.read(), now());
  const id = restored?.sessionId ?? newId();
  const secret = signal(restored?.secret ?? newId());
  const line = signal<Line | null>(null);
  const values = signal<Values>(restored?.answers ?? {});
  const application = signal<ApplicationRef | null>(restored?.application ?? null);
  const lead = signal<LeadRef | null>(restored?.lead ?? null);
  const selection = signal<Selection | null>(restored?.selection ?? null);
  const openCase = signal<OpenCase | null>(restored?.openCase ?? null);
  const complex = signal<Snapshot["complex"]>(restored?.complex ?? null);
  const outcome = signal<Outcome | null>(restored?.outcome ?? null);
  const quotes = createQuoteBoard();
  const drafts = createDrafts(restored?.drafts ?? {}, () => values.peek());
  const walk = createWalk({ before: restored?.journeys ?? {}, line, values, selection, outcome, flags: partner.flags });
  const { journeys, mark } = walk;
  const kept = keep(storage, () => ({
    version: snapshotVersion,
    savedAt: now().getTime(),
    sessionId: id,
    secret: secret.value,
    line: line.value?.slug ?? restored?.line ?? null,
    answers: values.value,
    drafts: (drafts.changed.value, drafts.all()),
    journeys: journeys.value,
    application: application.value,
    lead: lead.value,
    selection: selection.value,
    openCase: openCase.value,
    complex: complex.value,
    outcome: outcome.value,
  }));

  const reset: Session["reset"] = (keeps, keepsProgress) =>
    batch(() => {
      values.value = Object.fromEntries(Object.entries(values.peek()).filter(([name]) => keeps(name)));
      drafts.reset(keeps);
      const begun = keepsProgress ? Object.entries(journeys.peek()) : [];
      journeys.value = Object.fromEntries(begun.map(([slug, known]) => [slug, { ...known, effects: {} }]));
      application.value = selection.value = openCase.value = complex.value = null;
      quotes.clear();
    });

  return {
    identity: () => ({}),
    say: (phrase) => say(phrase, partner.wording),
    ...given,
    ...walk,
    id,
    secret,
    notices: createNotices(),
    line,
    answers: computed(() => answersOf(values.value)),
    quotes,
    application,
    lead,
    pendingLeadUpdates: signal(0),
    selection,
    openCase,
    complex,
    outcome,
    signedIn: signal(false),
    redirect: signal(null),
    leaving: signal(false),
    restored,
    draft: drafts.of,
    drafted: (fields, scope) => ({
      ...values.peek(),
      ...Object.fromEntries(fields.map((field) => [field.name, drafts.of(field, scope).peek()])),
    }),
    clearDrafts: drafts.clear,
    set(field, value) {
      drafts.of(field).value = value;
    },
    commit(changed) {
      batch(() => {
        values.value = { ...values.peek(), ...changed };
        for (const [name, value] of Object.entries(changed)) drafts.settle(name, value);
      });
    },
    ruleContext: (extra) => {
      const seen = answersOf({ ...values.peek(), ...extra });
      return { answers: seen, state: line.peek()?.riskState(seen) ?? null, now: now() };
    },
    resetQuotes() {
      const current = application.peek();
      batch(() => {
        selection.value = null;
        quotes.clear();
        if (current) application.value = { ...current, ratedWith: null };
      });
    },
    resetFlow() {
      batch(() => {
        mark({ completed: [], effects: {}, at: null });
        application.value = selection.value = openCase.value = complex.value = outcome.value = null;
      });
    },
    reset,
    clear() {
      batch(() => {
        reset(() => false, false);
        lead.value = outcome.value = null;
        secret.value = newId();
      });
      kept.clear();
    },
    dispose: kept.stop,
  };
}
