import type { ReadonlySignal } from "@preact/signals-react";
import type { LineSlug } from "../business/lines";
import { isLineSlug } from "../business/lines";
import { newId } from "../kernel/ids";
import type { Logger } from "../kernel/logger";
import type { Partner } from "../partner/partnerShown";
import type { Analytics } from "../session/analytics";
import type { SessionOptions } from "../session/createSession";
import { createSession } from "../session/createSession";
import { learnOfPolicy } from "../session/purchase/bought";
import { discardLead } from "../session/lead/discardLead";
import { resumeLead } from "../session/lead/sendLead";
import { touchLead } from "../session/lead/touchLead";
import type { HostContext } from "../session/hostContext";
import { hasTask, sensitiveParameters } from "../session/hostContext";
import { referralCode, referralRead } from "../session/fields/referral";
import type { Session, Speech } from "../session/session";
import { openStorage, type SessionStorage } from "../session/kept/storage";
import { leaveFocus } from "../ui/behavior/leaveFocus";
import { createReporting } from "./createReporting";
import { ComplexCases } from "./cases/ComplexCases";
import { changeLine } from "./completing/changeLine";
import { FunnelNavigator } from "./navigation/FunnelNavigator";
import { followOpenPayment } from "./navigation/openPayment";
import { isFromPage, keptAmong } from "./completing/keepList";
import { reportToHost } from "./host/hostEvents";
import { returnedIds, tellPaidElsewhere } from "./incoming/paidElsewhere";
import { lookUpReferral, recordBatch } from "./incoming/lookups";
import { applyPrefill } from "./incoming/prefill";
import { runTasks } from "./incoming/tasks";
import type { Emit } from "./host/events";
import { watchLeaving } from "./host/leavePrompt";
import { stepShown } from "./host/stepShown";
import type { Chrome, Funnel } from "./funnel";
import type { View } from "./navigation/navigator";
import { showInvalid } from "../ui/behavior/focusField";
import { showTop } from "../ui/behavior/showTop";
import { createLineRouting } from "./navigation/lineRouting";
import { readAhead } from "./navigation/readAhead";
import type { RouterAdapter } from "./navigation/router";
import { guardRouter } from "./navigation/router";
import { showEnd } from "./navigation/showEnd";
import { tellTakenAlong } from "./navigation/takenAlong";
import { sendingBehind } from "./completing/sendingBehind";
import { StepRunner } from "./completing/StepRunner";

export interface FunnelOptions {
  readonly partner: Partner;
  readonly speech: ReadonlySignal<Speech>;
  readonly topLevelDomains?: SessionOptions["topLevelDomains"];
  readonly onLanguage: Funnel["speak"];
  readonly context: HostContext;
  readonly logger: Logger;
  readonly emit: Emit;
  readonly environment: string;
  readonly router: RouterAdapter;
  readonly chrome: ReadonlySignal<Chrome>;
  readonly titleLevel: ReadonlySignal<number>;
  readonly lines: ReadonlySignal<readonly LineSlug[]>;
  readonly instanceId: string;
  readonly apiBase: string;
  readonly host: HTMLElement;
}

/** Returns the tab's storage for a widget's session. */
export const storageOf = ({ requestedId }: Partner, instanceId: string): SessionStorage => openStorage(`iq.${requestedId}.${instanceId}`);

/** Stores a screen as the place to return to, and reports it to the analytics and to the host. */
function reportShown({ session, analytics, emit }: Readonly<{ session: Session; analytics: Analytics; emit: Emit }>, view: View): void {
  const step = view.position?.step ?? null;
  const journey = session.journey.peek();
  const group = view.position ? (journey?.groupOf(view.position.step) ?? -1) : -1;
  const reached = view.step && !journey?.isAhead(view.step.id) ? group : -1;
  // Stores steps only as the place to return to: no pages, such as the one shown before another site opens.
  if (view.step) session.advance({ at: view.path, furthestGroup: Math.max(session.progress().furthestGroup, reached) });
  Object.assign(analytics.place, { line: view.line?.wire ?? null, step });
  analytics.track({ event: "page_view", path: view.path.toLowerCase() });
  emit("iq-step", stepShown(session, view));
}

/** Reads the token of an earlier page, and returns the function that keeps another, or none, for this tab. */
function keepSignedIn(session: Session, { requestedId }: Partner): Funnel["setAuthToken"] {
  const key = openStorage(`iq.${requestedId}.auth`);
  session.signedIn.value = typeof key.read() === "string";
  return (token) => {
    if (token === null) key.clear();
    else key.write(token);
    session.signedIn.value = token !== null;
  };
}

/** Returns a function that warns once per line that the partner, or the page's own attribute, doesn't offer. */
function refusalsTold(refused: Funnel["refused"], logger: Logger): (route: string) => void {
  const told = new Set<LineSlug>();
  return (route) => {
    for (const line of refused(route)) if (!told.has(line)) logger.warn("line-not-offered", "A line was asked for that is not on offer", { line });
    refused(route).forEach((line) => told.add(line));
  };
}

/** Stores a referral code. False if it is the one whose referral was read already. */
function keepReferral(session: Session, code: string): boolean {
  if (session.answers.peek().get(referralRead) === code) return false;
  session.commit({ [referralCode.name]: code });
  return true;
}

const readReferral = (session: Session, forgotten: AbortSignal): void => void lookUpReferral(session, forgotten).catch(() => undefined);

/** True if `applicationId` is this session's own: it then continues where it was. Grants no access on its own. */
const ownsApplication = (session: Session, { applicationId }: HostContext): boolean => applicationId === session.application.peek()?.id;

interface Start {
  readonly options: FunnelOptions;
  readonly session: Session;
  readonly router: RouterAdapter;
  readonly navigator: FunnelNavigator;
  readonly runner: StepRunner;
  readonly cases: ComplexCases;
  readonly send: ReturnType<typeof createReporting>["send"];
  readonly resume: ReturnType<typeof createLineRouting>["resume"];
  readonly reachable: ReturnType<typeof createLineRouting>["reachable"];
  /** The funnel replaces another partner's, to whom the page's route belongs. */
  readonly isAnother: boolean;
  /** A link has restored the visit, in which the address's other tasks were already done. */
  readonly isResumed: boolean;
  /** Aborted once the visitor has deleted all answers. */
  readonly forgotten: AbortSignal;
}

/** Shows the first screen, then does what the page's address and an earlier visit ask for. */
async function startVisit(parts: Start): Promise<void> {
  const { options: { context, partner, logger }, session, router, navigator, runner, cases, isAnother, isResumed, forgotten } = parts;
  if (context.referralCode) keepReferral(session, context.referralCode);
  const asked = router.read();
  // The visitor may have bought one of the quotes after the link was made.
  if (isResumed) await learnOfPolicy(session).catch(() => undefined);
  await navigator.start(parts.resume(), isAnother || isResumed || ownsApplication(session, context));
  if (session.signal.aborted) return;
  followOpenPayment(session, navigator, isResumed);
  if (!isAnother) tellPaidElsewhere(session, asked);
  router.forget?.([...sensitiveParameters, ...returnedIds(session, asked, context.query)]);
  // Without events a page would notice only at its visitor's first Next that the service doesn't know its key or origin.
  if (!partner.config.analytics) void parts.send([]).catch(() => undefined);
  cases.restore();
  resumeLead(session);
  sendingBehind(session).send();
  if (isResumed && context.splookup !== null) void recordBatch(session, context.splookup, forgotten).catch(() => undefined);
  if (isResumed || !hasTask(context)) return;
  readReferral(session, forgotten);
  void runTasks({ context, session, navigator, runner, forgotten, reachable: parts.reachable }).catch(() => logger.warn("tasks-not-done", "What the page's address asks for could not be done"));
}

export function createFunnel(options: FunnelOptions): Funnel {
  const { partner, speech, context, logger, emit, environment, chrome, titleLevel, lines, instanceId, host } = options;
  const { api, send, analytics, visitorId } = createReporting(options, () => session.id);
  const session = createSession({
    partner,
    speech,
    topLevelDomains: options.topLevelDomains,
    environment,
    logger,
    analytics,
    stateFilterOff: context.stateFilterOff,
    storage: storageOf(partner, instanceId),
    api,
    now: () => new Date(),
    identity: () => ({ visitorId: visitorId(), agentId: context.agent, location: context.location }),
  });

  const { offered, reachable, refused, home, resume, moved } = createLineRouting({ partner, session, context, lines });
  /** Aborted when the visitor deletes all answers: a person who is still looked up then isn't filled in. */
  let answersHeld = new AbortController();
  const tellRefused = refusalsTold(refused, logger);
  const router = guardRouter(options.router, logger);
  const navigator = new FunnelNavigator({
    session,
    adapter: router,
    offered: reachable,
    home,
    onLeave: () => leaveFocus(host),
    onShown: (view: View) => {
      tellRefused(view.path);
      reportShown({ session, analytics, emit }, view);
      runner.arrived();
      readAhead(session, view);
    },
    onReferral: (code) => {
      if (!context.referralCode && keepReferral(session, code)) readReferral(session, answersHeld.signal);
    },
    // Browsers restore the scroll position right after the popstate event.
    onStay: () => void setTimeout(showTop, 0, host),
    onTravel: (route) => tellPaidElsewhere(session, route),
    onLineChange: (line) => changeLine(session, line),
  });
  const beginAnew = (keeps: (key: string) => boolean): void => {
    // Drops the running submit here, as no screen change does it if the first screen is already shown; it would use deleted answers.
    runner.drop();
    void discardLead(session);
    session.startOver(keeps);
    session.line.value = null;
    void navigator.go(home(), "push");
  };
  // Keeps person and address, so that nobody types them twice.
  const startOver = (): void => beginAnew(keptAmong(session.lines));
  const deleteAnswers = (): void => {
    answersHeld.abort();
    answersHeld = new AbortController();
    beginAnew(isFromPage);
  };
  const cases = new ComplexCases({
    session,
    navigator,
    emit,
    mark: (error, focused) => runner.mark(error, focused),
    showMarked: () => host.shadowRoot && showInvalid(host.shadowRoot),
  });
  const runner = new StepRunner({
    session,
    navigator,
    raise: (...raised) => cases.raise(...raised),
    startOver,
    onCompleted: () => {
      analytics.track({ event: "step_complete" });
      void touchLead(session);
    },
  });
  showEnd(session, navigator);
  tellTakenAlong(session);
  watchLeaving(session, navigator, home);
  reportToHost(session, runner, emit);
  session.signal.addEventListener("abort", analytics.dispose);
  const setAuthToken = keepSignedIn(session, partner);
  const parts = { options, session, router, navigator, runner, cases, send, resume, reachable };

  return {
    id: newId(),
    session,
    navigator,
    runner,
    cases,
    context,
    chrome,
    titleLevel,
    emit,
    host,
    lines,
    offered,
    refused,
    start: (isAnother = false, isResumed = false) => startVisit({ ...parts, isAnother, isResumed, forgotten: answersHeld.signal }),
    enter(line) {
      const known = line !== null && isLineSlug(line);
      if (line !== null && !known) logger.warn("line-not-offered", "A line was asked for that is not on offer", { line: line.slice(0, 40) });
      void navigator.go(known ? line : home());
    },
    linesChanged() {
      const view = navigator.view.peek();
      const to = view && moved(view);
      if (to !== null) void navigator.go(to, "replace");
    },
    goTo(step) {
      const [head = ""] = step.split("/", 1);
      const line = session.line.peek();
      void navigator.go(line && !isLineSlug(head) ? `${line.slug}/${step}` : step);
    },
    prefill(data) {
      applyPrefill(session, data);
    },
    setAuthToken,
    startOver,
    deleteAnswers,
    speak: options.onLanguage,
    // Focuses the heading rather than a field, as React also focuses the element when the focused part of a screen is replaced.
    // Keeps a focus that is already inside.
    focusFirst: () => host.shadowRoot?.activeElement ?? host.shadowRoot?.querySelector<HTMLElement>("[data-title]")?.focus(),
    dispose: session.dispose,
  };
}
