import { batch, computed, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals-react";
import { answersOf } from "../flow/field";
import { newId } from "../kernel/ids";
import type { Phrase } from "../kernel/phrase";
import { say } from "../kernel/phrase";
import { wordingIn } from "../partner/partnerShown";
import type { Drafts, Values } from "./answers/drafts";
import { createDrafts } from "./answers/drafts";
import { persist } from "./kept/persist";
import { languageShown } from "./languageShown";
import type { Line } from "./line";
import { createNotices } from "./notices";
import type { QuoteBoard } from "./quotes/quoteBoard";
import { createQuoteBoard } from "./quotes/quoteBoard";
import type { Identity, Session, Speech } from "./session";
import type { Snapshot } from "./kept/snapshot";
import { readSnapshot, snapshotVersion } from "./kept/snapshot";
import type { SessionStorage } from "./kept/storage";
import type { VisitState } from "./kept/visitState";
import { visitState } from "./kept/visitState";
import { createSubmissions } from "./answers/submission";
import type { Walk } from "./walk";
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

interface Endable {
  readonly state: VisitState;
  readonly values: Signal<Values>;
  readonly drafts: Drafts;
  readonly submissions: ReturnType<typeof createSubmissions>;
  readonly walk: Walk<Session>;
  readonly quotes: QuoteBoard;
}

/** The three ways to restart a visit: in its line, with another line, or as a new visit to the service. */
function endings({ state, values, drafts, submissions, walk, quotes }: Endable): Pick<Session, "reset" | "resetFlow" | "startOver"> {
  const { application, selection, openCase, complex, returnTo, outcome } = state;
  const reset: Session["reset"] = (keeps, keepsProgress) =>
    batch(() => {
      values.value = Object.fromEntries(Object.entries(values.peek()).filter(([name]) => keeps(name)));
      drafts.reset(keeps);
      submissions.forget(keeps);
      const begun = keepsProgress ? Object.entries(walk.journeys.peek()) : [];
      walk.journeys.value = Object.fromEntries(begun.map(([slug, known]) => [slug, { ...known, effects: {} }]));
      application.value = state.emailBegun.value = selection.value = openCase.value = complex.value = returnTo.value = null;
      quotes.clear();
    });
  return {
    reset,
    startOver: (keeps) =>
      batch(() => {
        reset(keeps, false);
        state.lead.value = state.leadCreation.value = state.applicationCreation.value = state.advisorAsked.value = outcome.value = null;
        state.bought.value = state.bought.peek() && { ...state.bought.peek()!, isAnotherBegun: true };
        state.secret.value = newId();
        state.device.value = 0;
        state.isElsewhere.value = false;
      }),
    resetFlow: () =>
      batch(() => {
        walk.advance({ completed: [], effects: {}, at: null });
        application.value = selection.value = openCase.value = complex.value = outcome.value = null;
      }),
  };
}

export function createSession(options: SessionOptions): Session {
  const { storage, speech = signal<Speech>({ language: sourceLanguage }), ...given } = options;
  const { now, partner } = given;
  const life = new AbortController();
  const restored = readSnapshot(storage.read(), now(), partner.config.sessionHours);
  const id = restored?.sessionId ?? newId();
  const state = visitState(restored);
  const line = signal<Line | null>(null);
  const lines = new Set<Line>();
  line.subscribe((entered) => void (entered && lines.add(entered)));
  const values = signal<Values>(restored?.answers ?? {});
  const quotes = createQuoteBoard(restored?.ledger, restored?.prices);
  const { flags, config } = partner;
  const domains = signal<ReadonlySet<string> | null>(null);
  const drafts = createDrafts(restored?.drafts ?? {}, () => values.peek(), { startInManualMode: config.startInManualMode });
  const submissions = createSubmissions(drafts);
  const { flagsIn } = config;
  const walk = createWalk<Session>({ before: restored?.journeys ?? {}, line, values, ...state, flags, flagsIn, offered: partner.lines });
  const snapshot = (): Snapshot => ({
    version: snapshotVersion,
    savedAt: now().getTime(),
    sessionId: id,
    secret: state.secret.value,
    line: line.value?.slug ?? restored?.line ?? null,
    answers: values.value,
    drafts: (drafts.changed.value, drafts.all()),
    journeys: walk.journeys.value,
    application: state.application.value,
    lead: state.lead.value,
    leadCreation: state.leadCreation.value,
    applicationCreation: state.applicationCreation.value,
    advisorAsked: state.advisorAsked.value,
    emailBegun: state.emailBegun.value,
    device: state.device.value,
    selection: state.selection.value,
    ledger: Object.fromEntries([...quotes.ledger.value].map(([carrierId, entries]) => [carrierId, [...entries]])),
    prices: quotes.prices.value,
    openCase: state.openCase.value,
    complex: state.complex.value,
    outcome: state.outcome.value,
    bought: state.bought.value,
    returnTo: state.returnTo.value,
  });
  persist(storage, life.signal, snapshot);

  return {
    identity: () => ({}),
    say(phrase) {
      const { language, catalogue, lacking } = speech.peek();
      const said = say(phrase, wordingIn(partner, language), catalogue, language);
      if (lacking && languageShown({ partner, speech }, phrase) !== language) lacking.add(said);
      return said;
    },
    ...given,
    partner: {
      ...partner,
      // Links are read while rendering, and a change of language renders everything again, so each is in the current language.
      get config() {
        return { ...partner.config, ...partner.config.linksIn?.[speech.peek().language] };
      },
    },
    speech,
    domains,
    ...walk,
    id,
    ...state,
    notices: createNotices(),
    line,
    lines,
    answers: computed(() => answersOf(values.value)),
    quotes,
    pendingLeadUpdates: signal(0),
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
    adapt(field, change) {
      batch(() => {
        const draft = drafts.of(field);
        values.value = { ...values.peek(), [field.name]: change(answersOf(values.peek()).get(field)) };
        submissions.adapt(field, change);
        draft.value = change(draft.peek());
      });
    },
    ruleContext: (extra) => {
      const seen = answersOf({ ...values.peek(), ...extra });
      return { answers: seen, state: line.peek()?.riskState(seen) ?? null, now: now(), domains: domains.peek() };
    },
    ...endings({ state, values, drafts, submissions, walk, quotes }),
    signal: life.signal,
    dispose: () => life.abort(),
  };
}
