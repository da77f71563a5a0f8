import { batch, computed, signal, untracked, type ReadonlySignal } from "@preact/signals-react";
import { answersOf } from "../flow/field";
import { newId } from "../kernel/ids";
import type { Phrase } from "../kernel/phrase";
import { say } from "../kernel/phrase";
import { wordingIn } from "../partner/partnerShown";
import type { Values } from "./answers/drafts";
import { createDrafts } from "./answers/drafts";
import { persist } from "./kept/persist";
import type { Line } from "./line";
import { createNotices } from "./notices";
import { createQuoteBoard } from "./quotes/quoteBoard";
import type { Identity, Session, Speech } from "./session";
import type { ApplicationRef, Bought, LeadCreation, LeadRef, OpenCase, Outcome, Selection, Snapshot } from "./kept/snapshot";
import { readSnapshot, snapshotVersion } from "./kept/snapshot";
import type { SessionStorage } from "./kept/storage";
import { createSubmissions } from "./answers/submission";
import { createWalk } from "./walk";
import { sourceLanguage } from "../kernel/language";

export interface SessionOptions
  extends Pick<Session, "partner" | "logger" | "analytics" | "environment" | "stateFilterOff" | "api" | "now" | "topLevelDomains"> {
  readonly storage: SessionStorage;
  /** Called for each lead, because a visitor may opt out at any time. */
  readonly identity?: () => Identity;
  /** English from the source by default. */
  readonly speech?: ReadonlySignal<Speech> | undefined;
  /** Turns phrases into texts, instead of the partner's wording and the catalogue. */
  readonly say?: (phrase: Phrase) => string;
}

export function createSession(options: SessionOptions): Session {
  const { storage, speech = signal<Speech>({ language: sourceLanguage }), ...given } = options;
  const { now, partner } = given;
  const life = new AbortController();
  const restored = readSnapshot(storage.read(), now());
  const id = restored?.sessionId ?? newId();
  const secret = signal(restored?.secret ?? newId());
  const line = signal<Line | null>(null);
  const lines = new Set<Line>();
  line.subscribe((entered) => void (entered && lines.add(entered)));
  const values = signal<Values>(restored?.answers ?? {});
  const application = signal<ApplicationRef | null>(restored?.application ?? null);
  const lead = signal<LeadRef | null>(restored?.lead ?? null);
  const device = signal(restored?.device ?? 0);
  const isElsewhere = signal(false);
  const leadCreation = signal<LeadCreation | null>(restored?.leadCreation ?? null);
  const selection = signal<Selection | null>(restored?.selection ?? null);
  const openCase = signal<OpenCase | null>(restored?.openCase ?? null);
  const complex = signal<Snapshot["complex"]>(restored?.complex ?? null);
  const outcome = signal<Outcome | null>(restored?.outcome ?? null);
  const bought = signal<Bought | null>(restored?.bought ?? null);
  const returnTo = signal<string | null>(restored?.returnTo ?? null);
  const quotes = createQuoteBoard(restored?.ledger, restored?.prices);
  const { flags, config } = partner;
  const drafts = createDrafts(restored?.drafts ?? {}, () => values.peek(), { startInManualMode: config.startInManualMode });
  const submissions = createSubmissions(drafts);
  const walk = createWalk<Session>({ before: restored?.journeys ?? {}, line, values, selection, outcome, bought, flags, flagsIn: config.flagsIn });
  const { journeys, advance: mark } = walk;
  const snapshot = (): Snapshot => ({
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
    leadCreation: leadCreation.value,
    device: device.value,
    selection: selection.value,
    ledger: Object.fromEntries([...quotes.ledger.value].map(([carrierId, entries]) => [carrierId, [...entries]])),
    prices: quotes.prices.value,
    openCase: openCase.value,
    complex: complex.value,
    outcome: outcome.value,
    bought: bought.value,
    returnTo: returnTo.value,
  });
  persist(storage, life.signal, snapshot);

  const reset: Session["reset"] = (keeps, keepsProgress) =>
    batch(() => {
      values.value = Object.fromEntries(Object.entries(values.peek()).filter(([name]) => keeps(name)));
      drafts.reset(keeps);
      submissions.forget(keeps);
      const begun = keepsProgress ? Object.entries(journeys.peek()) : [];
      journeys.value = Object.fromEntries(begun.map(([slug, known]) => [slug, { ...known, effects: {} }]));
      application.value = selection.value = openCase.value = complex.value = returnTo.value = null;
      quotes.clear();
    });

  const startOver: Session["startOver"] = (keeps) =>
    batch(() => {
      reset(keeps, false);
      lead.value = leadCreation.value = outcome.value = null;
      bought.value = bought.peek() && { ...bought.peek()!, isAnotherBegun: true };
      secret.value = newId();
      device.value = 0;
      isElsewhere.value = false;
    });

  return {
    identity: () => ({}),
    say(phrase) {
      const { language, catalogue } = speech.peek();
      return say(phrase, wordingIn(partner, language), catalogue, language);
    },
    ...given,
    partner: {
      ...partner,
      // Another language renders everything anew: whoever reads a link has it in the one that is spoken.
      get config() {
        return { ...partner.config, ...partner.config.linksIn?.[speech.peek().language] };
      },
    },
    speech,
    ...walk,
    id,
    secret,
    notices: createNotices(),
    line,
    lines,
    answers: computed(() => answersOf(values.value)),
    quotes,
    application,
    lead,
    leadCreation,
    device,
    isElsewhere,
    pendingLeadUpdates: signal(0),
    selection,
    openCase,
    complex,
    outcome,
    bought,
    returnTo,
    calls: signal(0),
    signedIn: signal(false),
    redirect: signal(null),
    trouble: signal(null),
    leaving: signal(false),
    restored,
    snapshot: () => untracked(snapshot),
    draft: drafts.of,
    drafted: (fields, scope) => ({
      ...values.peek(),
      ...Object.fromEntries(fields.map((field) => [field.name, drafts.of(field, scope).peek()])),
    }),
    clearDrafts: drafts.clear,
    set(field, value) {
      drafts.of(field).value = value;
    },
    answer(field, value) {
      drafts.of(field);
      submissions.settle(field.name, value);
    },
    submit: submissions.begin,
    commit(changed) {
      batch(() => {
        values.value = { ...values.peek(), ...changed };
        for (const [name, value] of Object.entries(changed)) submissions.settle(name, value);
      });
    },
    ruleContext: (extra) => {
      const seen = answersOf({ ...values.peek(), ...extra });
      return { answers: seen, state: line.peek()?.riskState(seen) ?? null, now: now() };
    },
    resetFlow() {
      batch(() => {
        mark({ completed: [], effects: {}, at: null });
        application.value = selection.value = openCase.value = complex.value = outcome.value = null;
      });
    },
    reset,
    startOver,
    signal: life.signal,
    dispose: () => life.abort(),
  };
}
