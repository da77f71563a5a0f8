import { signal } from "@preact/signals-react";
import { timings } from "../../business/timings";
import type { Position } from "../../flow/flow";
import { phrases, type Phrase } from "../../kernel/phrase";
import { hostedPage } from "../../partner/hostedPage";
import type { NoticeKind } from "../../session/notices";
import type { Session } from "../../session/session";
import type { HistoryMode, Navigator, View } from "./navigator";
import { servedVersion } from "../host/servedVersion";
import { directionOf, positionPath } from "./positions";
import { parseRoute, scenarioOf, withModal } from "./routes";
import type { RouterAdapter } from "./router";
import { guardRouter } from "./router";
import type { Destination, Routing, RoutingOptions } from "./routing";
import { createRouting } from "./routing";

const texts = phrases("navigator", {
  failed: "The next page didn't load. Check your connection and try again.",
  late: "The next page is taking a while to load. You can wait, or try again.",
  retry: "Try again",
  replaced: "This page was updated. Reload it to continue. Your answers are saved.",
  reload: "Reload",
  removed: "This version of the form is no longer available. You can start over on our site.",
  hosted: "Continue on our site",
});

export interface NavigatorOptions extends RoutingOptions {
  readonly adapter: RouterAdapter;
  /** Called before another screen takes a screen's place. */
  readonly onLeave?: () => void;
  /** Called after a screen is shown. */
  readonly onShown: (view: View) => void;
  /** Called when the browser has travelled to another screen's entry and the one shown stays: the scroll position is the other's. */
  readonly onStay?: () => void;
  /** Called when the browser travels to another route, or a route is typed into the address. */
  readonly onTravel?: (route: string | null) => void;
}

type State =
  | { readonly kind: "standing" }
  /** Once aborted, the trip changes neither screen, session nor address. */
  | { readonly kind: "going"; readonly trip: AbortController }
  | { readonly kind: "over" };

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
  readonly #routing: Routing;
  #state: State = { kind: "standing" };
  #adapter: RouterAdapter;
  /** The notice about a page that is late or failed to load; the next navigation closes it. */
  #told = 0;
  /** The dialog below the open modal. */
  #below: string | null = null;
  /** Called when the browser has travelled back to the entry from which a modal was opened. */
  #onReturn = (): void => undefined;
  #stopListening = (): void => undefined;

  constructor(options: NavigatorOptions) {
    this.#options = options;
    this.#session = options.session;
    this.#adapter = options.adapter;
    this.#routing = createRouting(options);
    options.session.signal.addEventListener("abort", () => {
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
      const found = await this.#routing(route, { mode, isFirst: this.view.peek() === null, signal: trip.signal });
      if (!found || trip.signal.aborted) return;
      this.#show(found, mode);
      notices.close(this.#told);
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
    if (isBehind) await this.#returned();
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
    return this.#returned();
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

  /** Resolves once the browser is back at an earlier entry. A host's own router may not travel at all, or not tell. */
  #returned(): Promise<void> {
    return new Promise((resolve) => {
      this.#onReturn = resolve;
      setTimeout(resolve, timings.travel);
    });
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

  #show({ next, mode }: Destination, asked: HistoryMode): void {
    const before = this.view.peek();
    const { journey, answers } = this.#session;
    const direction = before && directionOf(before, next, journey.peek(), answers.peek());
    const shown = { ...next, direction, isElsewhere: asked === "none" && mode !== "none" };
    const changed = before?.path !== next.path || before.Screen !== next.Screen;
    if (changed && before) this.#options.onLeave?.();
    if (changed) this.view.value = shown;
    // Forward may lead to a screen that can't be shown yet. Written there, the screen that stays would have two entries.
    const stays = !changed && shown.isElsewhere;
    if (!stays || !this.#adapter.back?.(next.path)) {
      this.#write(next.path, mode);
      if (stays) this.#options.onStay?.();
    }
    if (changed) this.#options.onShown(shown);
  }
}
