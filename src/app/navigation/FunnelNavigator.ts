import { signal } from "@preact/signals-react";
import { isLineSlug } from "../../business/lines";
import type { LineSlug } from "../../business/lines";
import { timings } from "../../business/timings";
import type { Position } from "../../flow/flow";
import { workOf } from "../../flow/flow";
import { phrases, type Phrase } from "../../kernel/phrase";
import { lines } from "../../lines/lines";
import { hostedPage } from "../../partner/hostedPage";
import type { Line } from "../../session/line";
import { otherProducts } from "../../session/lead/scenarios";
import type { NoticeKind } from "../../session/notices";
import type { Session } from "../../session/session";
import type { HistoryMode, Navigator, View } from "./navigator";
import { servedVersion } from "../host/servedVersion";
import { pages } from "../pages/pages";
import { directionOf, nearestEarlier, positionOf, positionPath, stepsOf } from "./positions";
import type { LineRoute, PageName, Route } from "./routes";
import { genericLine, parseRoute, scenarioOf, withModal } from "./routes";
import type { RouterAdapter } from "./router";
import { guardRouter } from "./router";

const texts = phrases("navigator", {
  failed: "The next page didn't load. Check your connection and try again.",
  late: "The next page is taking a while to load. You can wait, or try again.",
  retry: "Try again",
  replaced: "This page was updated. Reload it to continue. Your answers are saved.",
  reload: "Reload",
  removed: "This version of the form is no longer available. You can start over on our site.",
  hosted: "Continue on our site",
});

export interface NavigatorOptions {
  readonly session: Session;
  readonly adapter: RouterAdapter;
  /** The lines that a route may lead to. */
  readonly offered: () => readonly LineSlug[];
  /** The target of an unknown route. */
  readonly home: () => string;
  /** Called after a screen is shown. */
  readonly onShown: (view: View) => void;
  /** Called with the referral code that a line's first step may carry as a path segment. */
  readonly onReferral: (code: string) => void;
  /** Called when the browser travels to another route, or a route is typed into the address. */
  readonly onTravel?: (route: string | null) => void;
  /** Called when the route asks for another line than the current one; makes that line the session's. */
  readonly onLineChange: (line: Line) => void;
}

type State =
  | { readonly kind: "standing" }
  /** Once aborted, the trip changes neither screen, session nor address. */
  | { readonly kind: "going"; readonly trip: AbortController }
  | { readonly kind: "over" };

/** A navigation from its request until its screen is shown. */
interface Trip {
  readonly mode: HistoryMode;
  readonly signal: AbortSignal;
}

/**
 * Shows the screen of a route and writes the route to the address.
 *
 *                      go(): the trip before is aborted
 *                                 ┌──────┐
 *     standing ──── go() ────▶  going ◀──┘ 10 s: a notice offers to try again, and the trip continues
 *        ▲                        │
 *        └── shown, or a notice ──┘
 *
 *     either ──── the session ends ────▶  over: nothing is shown or written any more
 */
export class FunnelNavigator implements Navigator {
  readonly view = signal<View | null>(null);
  readonly modal = signal<string | null>(null);
  readonly #options: NavigatorOptions;
  readonly #session: Session;
  #state: State = { kind: "standing" };
  #adapter: RouterAdapter;
  /** The notice about a page that is late or failed to load; the next navigation closes it. */
  #told = 0;
  /** The dialog below the open modal. */
  #below: string | null = null;
  /** Called when the browser has travelled back to the entry from which a modal was opened. */
  #onReturn = (): void => undefined;
  #stopListening = (): void => undefined;
  /** The line that was entered last: a generic page in between doesn't change the line. */
  #entered: string | null;

  constructor(options: NavigatorOptions) {
    this.#options = options;
    this.#session = options.session;
    this.#adapter = options.adapter;
    const { restored, signal: ended } = options.session;
    this.#entered = restored?.line === genericLine ? null : (restored?.line ?? null);
    ended.addEventListener("abort", () => {
      this.#abandon();
      this.#state = { kind: "over" };
      this.#stopListening();
    });
  }

  async start(fallback: string, ignoresUrl?: boolean): Promise<void> {
    const given = ignoresUrl ? null : this.#adapter.read();
    const { modal } = parseRoute(given ?? "");
    // A reload closes the menu and the screens' own dialogs. Only a case is reopened.
    const closed = given !== null && modal !== null && !scenarioOf(modal) ? given.split("?")[0]! : null;
    await this.go(closed ?? given ?? fallback, "replace");
    this.#listen();
    if (closed !== null && this.#state.kind !== "over") this.#adapter.back?.(closed);
  }

  async go(text: string, mode: HistoryMode = "push"): Promise<void> {
    if (this.#state.kind === "over") return;
    this.#abandon();
    this.#session.notices.close(this.#told);
    const trip = new AbortController();
    this.#state = { kind: "going", trip };
    const { route, modal } = parseRoute(text);
    this.modal.value = modal;
    const { logger, notices } = this.#session;
    const tell = (kind: NoticeKind, said: Phrase, label = texts.retry, run: () => void = () => void this.go(text, mode)): void => {
      notices.close(this.#told);
      this.#told = notices.show(kind, said, { label, run });
    };
    const late = setTimeout(() => !trip.signal.aborted && this.view.peek() && tell("warning", texts.late), timings.pageLate);
    try {
      await this.#resolve(route, { mode, signal: trip.signal });
      if (!trip.signal.aborted) notices.close(this.#told);
    } catch (error) {
      if (trip.signal.aborted) return;
      if (this.view.peek() === null) throw error;
      const served = await servedVersion();
      if (trip.signal.aborted) return;
      logger.error("screen-not-loaded", "A screen could not be loaded", { route: route.kind, served });
      if (served === "newer") tell("error", texts.replaced, texts.reload, () => this.#reload(text, mode));
      else if (served === "none") tell("error", texts.removed, texts.hosted, () => this.#leaveForHosted());
      else tell("error", texts.failed);
    } finally {
      clearTimeout(late);
      if (!trip.signal.aborted) this.#state = { kind: "standing" };
    }
  }

  to(position: Position, mode: HistoryMode = "push"): Promise<void> {
    return this.go(this.pathOf(position), mode);
  }

  returnTo(position: Position): Promise<void> {
    const path = this.pathOf(position);
    return this.go(path, this.#adapter.back?.(path) ? "none" : "replace");
  }

  async travelTo(route: string): Promise<void> {
    const isBehind = this.#adapter.back?.(route);
    if (isBehind) await new Promise<void>((resolve) => (this.#onReturn = resolve));
    return this.go(route, isBehind ? "none" : "replace");
  }

  openModal(value: string, mode: "push" | "replace"): void {
    if (mode === "push") this.#below = this.modal.peek();
    this.modal.value = value;
    this.#write(this.view.peek()?.path ?? "", mode);
  }

  async closeModal(mode: "return" | "below" | "replace"): Promise<void> {
    const path = this.view.peek()?.path ?? "";
    const below = mode === "below" ? this.#below : null;
    this.#below = null;
    this.modal.value = below;
    if (mode === "replace" || !this.#adapter.back?.(withModal(path, below))) return this.#write(path, "replace");
    return new Promise((resolve) => (this.#onReturn = resolve));
  }

  pathOf(position: Position): string {
    return positionPath(this.#session.line.peek(), position);
  }

  href(route: string): string {
    return this.#adapter.href(route);
  }

  pageUrl(): string {
    return this.#adapter.page?.() ?? window.location.href;
  }

  use(adapter: RouterAdapter): void {
    this.#stopListening();
    this.#adapter.leave?.();
    this.#adapter = guardRouter(adapter, this.#session.logger);
    this.#write(this.view.peek()?.path ?? "", "replace");
    this.#listen();
  }

  #abandon(): void {
    if (this.#state.kind === "going") this.#state.trip.abort();
  }

  /** Writes the requested route before the reload, so the new version starts there. */
  #reload(text: string, mode: HistoryMode): void {
    this.#write(text.split("?")[0]!, mode);
    this.#session.leaving.value = true;
    window.location.reload();
  }

  /** Opens the standalone page. A reload would leave nothing here, as the script that the page names is gone, too. */
  #leaveForHosted(): void {
    const { requestedId, config } = this.#session.partner;
    this.#session.leaving.value = true;
    window.location.assign(hostedPage(config.hostedUrl.replace(/\/$/, ""), requestedId, this.#session.line.peek()?.slug));
  }

  #listen(): void {
    if (this.#state.kind === "over") return;
    this.#stopListening = this.#adapter.listen((route) => {
      void this.go(route ?? this.#options.home(), "none");
      this.#options.onTravel?.(route);
      // Browsers restore the scroll position right after the popstate event.
      setTimeout(this.#onReturn);
    });
  }

  #write(path: string, mode: HistoryMode): void {
    if (this.#state.kind === "over") return;
    const route = withModal(path, this.modal.peek());
    if (mode === "push") this.#adapter.push(route);
    // Also writes an equal route: the address may have a trailing slash.
    else if (mode === "replace") this.#adapter.replace(route);
  }

  #show(next: Omit<View, "direction">, { mode, signal: ended }: Trip): void {
    if (ended.aborted) return;
    const before = this.view.peek();
    const { journey, answers } = this.#session;
    const shown = { ...next, direction: before && directionOf(before, next, journey.peek(), answers.peek()) };
    const changed = before?.path !== next.path || before.Screen !== next.Screen;
    if (changed) this.view.value = shown;
    this.#write(next.path, mode);
    if (changed) this.#options.onShown(shown);
  }

  /** Returns the line of a generic page: the current line if it has that page, unless the visitor chose other products. */
  async #ownerOf(rest: string): Promise<Line> {
    const { line, restored, complex } = this.#session;
    const slug = this.view.peek() ? line.peek()?.slug : restored?.line;
    const owner = slug && isLineSlug(slug) && complex.peek()?.scenario !== otherProducts ? await load(slug) : null;
    return owner && stepsOf(owner).some(({ id, generic }) => generic && id === rest) ? owner : load(genericLine);
  }

  /** Makes the route's line the session's. Null if another route was requested while it loaded. */
  async #enterLine({ line: slug, rest }: LineRoute, trip: Trip): Promise<Line | null> {
    const session = this.#session;
    const current = session.line.peek();
    if (current?.slug === slug && slug !== genericLine) return current;
    const line = await (slug === genericLine ? this.#ownerOf(rest) : load(slug));
    if (trip.signal.aborted) return null;
    if (line.slug === genericLine) {
      session.line.value = line;
      return line;
    }
    const before = session.application.peek()?.line ?? this.#entered;
    this.#entered = line.slug;
    if (before && before !== line.slug) this.#options.onLineChange(line);
    else session.line.value = line;
    return line;
  }

  async #resolve(route: Route, trip: Trip): Promise<void> {
    const { offered, home, onReferral } = this.#options;
    const session = this.#session;
    const instead: Trip = { ...trip, mode: "replace" };
    const isRefused = route.kind === "line" && route.line !== "other" && !offered().includes(route.line);
    if (route.kind === "unknown") {
      const fallback = parseRoute(home()).route;
      if (fallback.kind === "unknown") throw new Error("The home route must exist");
      return this.#resolve(fallback, instead);
    }
    if (route.kind === "selected") {
      const slug = session.application.peek()?.line ?? session.bought.peek()?.line;
      return this.#resolve(slug && isLineSlug(slug) ? { kind: "line", line: slug, rest: route.rest, orFrontier: true } : { kind: "unknown" }, instead);
    }
    if (route.kind === "types" && home() !== "") return this.#resolve(parseRoute(home()).route, instead);
    if (route.kind !== "line" || isRefused) {
      // The type selection names the refused line and shows those on offer, instead of another line's first question.
      const name: PageName | "types" = route.kind === "page" ? route.page : "types";
      const { Screen, title } = await pages[name]();
      const path = route.kind === "line" ? route.line : name === "types" ? "" : name;
      return this.#show({ path, line: session.line.peek(), position: null, step: null, Screen, title }, trip);
    }
    const line = await this.#enterLine(route, trip);
    if (!line) return undefined;
    const journey = session.journey.peek();
    if (!journey) throw new Error("A line has a journey");
    const showInstead = ({ step, detail }: Position) => this.#resolve({ kind: "line", line: line.slug, rest: detail === null ? step : `${step}/${detail}` }, instead);
    const wanted = positionOf(journey, line, route.rest);
    if (wanted?.detail && wanted.step === journey.first.step) onReferral(wanted.detail);
    const visit = wanted && journey.visit(wanted);
    if (!visit || visit.kind === "unknown") {
      return showInstead(route.orFrontier ? journey.frontier : nearestEarlier(journey, line, session.progress().completed, route.rest));
    }
    const { position } = visit;
    const step = journey.find(position.step);
    if (!step) throw new Error("A journey shows its own steps only");
    const isLoaded = this.view.peek() === null;
    const isBegun = line.slug === genericLine ? session.restored !== null : session.progress().at !== null;
    if (isLoaded && !isBegun && !step.entry && step.id !== journey.first.step) return showInstead(journey.first);
    const { screen: Screen } = await workOf(step);
    const path = positionPath(line, position);
    return this.#show({ path, line, position, step, Screen, title: step.title }, visit.kind === "redirect" ? instead : trip);
  }
}

const load = async (slug: LineSlug): Promise<Line> => (await lines[slug]()).line;
