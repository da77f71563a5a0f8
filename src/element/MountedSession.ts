import { servedVersion } from "../app/host/servedVersion";
import { createWidget } from "../app/createWidget";
import type { Widget } from "../app/widget";
import type { RouterAdapter } from "../app/navigation/router";
import { resumeParameter } from "../business/limits";
import { contentMemory } from "../partner/contentMemory";
import { contentUrl } from "../partner/contentUrls";
import { readAttributes, type AttributeName, type Given } from "./attributes";
import { containEvents } from "./containEvents";
import type { Call, ElementSession, SessionOptions } from "./ElementSession";
import { addressesOf, builtFor } from "./environments";
import { catalogueIn, topLevelDomains, widgetStyles } from "./besideParcels";
import { createFallback } from "./fallback";
import { ownContent, takeFirstPaint, type FirstPaint, type PaintedScreen } from "./firstPaint/handover";
import { hostedPage } from "../partner/hostedPage";
import { hostRules } from "./hostRules";
import { chooseLanguage, forgetLanguage, languageOf } from "./languageOf";
import { claimInstanceId, releaseInstanceId } from "./instanceIds";
import { setMounted } from "./Mount";
import { createRouter } from "./router/createRouter";
import { forgetParameters } from "./router/forgetParameters";
import { whenIdle } from "./whenIdle";

/** Milliseconds after which the visitor sees a fallback. If the widget still arrives, it replaces that. */
const deadline = 15_000;

type State =
  /** `painted`: started before the class was defined. `calls` wait for the widget. */
  | { readonly kind: "waiting"; readonly painted: FirstPaint | null; readonly calls: Call[] }
  | { readonly kind: "shown" }
  /** The fallback is shown. Calls wait for the session that replaces this one. */
  | { readonly kind: "failed"; readonly calls: Call[] }
  | { readonly kind: "ended" };

/**
 * Reads the attributes. A framework turns an adapter that is set before the tag is defined into "[object Object]"; the report
 * explains what to do instead.
 */
const read = ({ host, onBad }: SessionOptions): Given =>
  readAttributes(host, (name, text) => onBad(name, text === "[object Object]" ? "an object written before the tag was defined; define it first, or use insurance-quote/react or /vue" : text));

/**
 * A session of the element, from its insertion into a document to its final removal.
 *
 *                 first screen is there
 *     waiting ───────────────────────────▶ shown
 *      │ │ └─ 15 s: the fallback, and      │ └─ another partner: the current one stays until the next is ready
 *      │ │    still waiting                │
 *      │ └────────── unavailable ──────▶ failed ◀── a render crashed
 *      │                                   │ └─ "Try again": a new session
 *      └───────────── end() ───────────▶ ended
 *
 * One AbortSignal ends everything that runs; it aborts on the way to `failed` and to `ended`.
 */
export class MountedSession implements ElementSession {
  readonly id: string;
  readonly #options: SessionOptions;
  readonly #sheet = new CSSStyleSheet();
  readonly #running = new AbortController();
  /** The painted screen, until it is replaced. */
  #screen: PaintedScreen | null;
  #state: State;
  #given: Given;
  #custom: RouterAdapter | null;
  #router: RouterAdapter;
  #widget: Widget | null = null;

  constructor(options: SessionOptions) {
    const { host, router } = options;
    const given = read(options);
    const painted = takeFirstPaint(host);
    this.#options = options;
    this.#given = given;
    this.#custom = router;
    this.#state = { kind: "waiting", painted, calls: [] };
    this.#screen = painted?.screen ?? options.screen;
    this.id = claimInstanceId(given.instance, { isInPage: () => host.isConnected, leave: () => options.leave() });
    this.#router = this.#routerNow();
    if (given.instance && this.id !== given.instance) {
      this.warn("duplicate-instance", `Another widget on this page is called "${given.instance}"; this one is "${this.id}".`);
    }
  }

  begin(): void {
    const { signal } = this.#running;
    try {
      const { host, root, emit } = this.#options;
      const given = this.#given;
      if (!this.#screen) root.replaceChildren();
      root.adoptedStyleSheets = [...(this.#screen ? root.adoptedStyleSheets : []), this.#sheet];
      this.#dress(!this.#screen);
      containEvents(root, signal);
      const late = setTimeout(() => this.#giveWayOn("deadline", "The widget took too long to load."), deadline);
      signal.addEventListener("abort", () => clearTimeout(late));
      const environment = given.environment ?? builtFor;
      const addresses = addressesOf(environment);
      const contentBase = given.content ?? addresses.content;
      this.#widget = createWidget({
        host,
        ...this.#settings(),
        instanceId: this.id,
        router: this.#router,
        environment,
        standalone: given.router === "path",
        apiBase: given.api ?? addresses.api,
        contentBase,
        language: languageOf(host),
        catalogue: catalogueIn,
        topLevelDomains,
        onLanguage: chooseLanguage,
        onUnopened: (error) => this.#fail("not-ready", String(error)),
        contentAtHand: (partner) => {
          const painted = this.#state.kind === "waiting" ? this.#state.painted : null;
          const begun = painted?.partner === partner && painted.contentBase === contentBase ? painted : null;
          return { own: ownContent(partner), memory: contentMemory(contentUrl(contentBase, partner)), fetched: begun?.fetched };
        },
        emit: (name, detail) => this.#state.kind === "ended" || emit(name, detail),
        signal,
      });
      // The widget has read the parameter. Hide it from the rest of the page, and from a history that syncs to other
      // devices.
      forgetParameters([resumeParameter]);
      Promise.all([widgetStyles(), this.#widget.ready])
        .then(([styles]) => (this.#screen ? whenIdle().then(() => styles) : styles))
        .then((styles) => this.#show(styles, late))
        .catch((error: unknown) => this.#fail("not-ready", String(error)));
    } catch (error) {
      this.#fail("not-started", String(error));
    }
  }

  /** Runs a call now, or once the widget is there. Catches errors, because the element's methods never throw into the host. */
  call(action: Call): void {
    if ("calls" in this.#state) return void this.#state.calls.push(action);
    try {
      if (this.#widget) action(this.#widget);
    } catch (error) {
      this.warn("method-failed", String(error));
    }
  }

  /** Applies changed attributes and the host's router if that is possible without a restart. */
  update(router: RouterAdapter | null): void {
    const given = read(this.#options);
    const changed = (...names: readonly AttributeName[]) => names.some((name) => String(given[name]) !== String(this.#given[name]));
    if (changed("instance", "environment", "api", "content")) {
      // Nobody owns the route of another name, but Back and a reload would lead to it.
      if (changed("instance")) this.#widget?.leave();
      return this.#options.restart(null);
    }
    const rerouted = router !== this.#custom || changed("router", "base-path");
    const [repartnered, relined, rechromed, releveled] = [changed("partner"), changed("line"), changed("chrome"), changed("heading-level")];
    this.#given = given;
    this.#custom = router;
    if (rerouted) this.#router = this.#routerNow();
    this.#dress(this.#state.kind === "waiting" && !this.#screen);
    const { partner, lines, chrome, titleLevel } = this.#settings();
    // Only changed attributes count. Another partner is another funnel, which continues where it was left.
    this.#widget?.update({
      ...(repartnered && { partner }),
      ...(relined && { lines }),
      ...(rechromed && { chrome }),
      ...(releveled && { titleLevel }),
      ...(rerouted && { router: this.#router }),
    });
    if (repartnered) this.#widget?.ready.catch((error: unknown) => this.#fail("not-ready", String(error)));
  }

  /** The host has changed the language of the element or around it, which overrides the visitor's earlier choice. */
  speak(): void {
    forgetLanguage();
    this.#widget?.update({ language: languageOf(this.#options.host) });
  }

  /** Ends the session. Returns the waiting calls for the session that replaces this one, which may also keep the screen. */
  end(keepsScreen = false): readonly Call[] {
    const { root } = this.#options;
    const calls = "calls" in this.#state ? this.#state.calls : [];
    this.#stop({ kind: "ended" });
    if (keepsScreen) {
      this.#takeFallbackAway();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    } else {
      this.#screen?.end();
      root.replaceChildren();
      root.adoptedStyleSheets = [];
    }
    releaseInstanceId(this.id);
    return calls;
  }

  warn(code: string, message: string): void {
    this.#options.emit("iq-error", { level: "warning", code, message });
  }

  #show(styles: CSSStyleSheet, late: ReturnType<typeof setTimeout>): void {
    const { root, mount, emit } = this.#options;
    const widget = this.#widget;
    if (!widget || this.#state.kind !== "waiting") return;
    const { calls } = this.#state;
    clearTimeout(late);
    root.adoptedStyleSheets = [styles, ...root.adoptedStyleSheets];
    setMounted(root, {
      view: widget.view,
      onShown: () => {
        // The theme isn't applied earlier, because a painted screen may be from an older copy, and its texts would get newer
        // colors.
        widget.applyTheme(root);
        const tellReady = (): void => {
          this.#screen = null;
          emit("iq-ready", { instance: this.id });
        };
        this.#takeFallbackAway();
        this.#dress(false);
        if (this.#screen) this.#screen.giveWay(tellReady);
        else tellReady();
      },
      onCrash: (error) => queueMicrotask(() => this.#fail("render-failed", String(error))),
    });
    this.#state = { kind: "shown" };
    for (const action of calls) this.call(action);
    mount();
  }

  #fail(code: string, message: string): void {
    if (this.#state.kind === "ended" || this.#state.kind === "failed") return;
    this.#stop({ kind: "failed", calls: "calls" in this.#state ? this.#state.calls : [] });
    this.#giveWayOn(code, message);
  }

  /** Shows the fallback, below a painted screen with what was typed, or alone. */
  #giveWayOn(code: string, message: string): void {
    const { host, root, emit, restart } = this.#options;
    const { hosted, environment, partner, line } = this.#given;
    const page = hostedPage(hosted ?? addressesOf(environment ?? builtFor).hosted, partner, line?.[0]);
    this.#dress(false);
    if (this.#screen) this.#takeFallbackAway();
    else root.replaceChildren();
    const again = async (): Promise<void> => {
      // The widget's code may be gone from the server, and a restart would request it again.
      const served = await servedVersion();
      // Meanwhile the widget may have arrived after all, the tag may have gone, or another press may have begun another session.
      if (this.#state.kind === "shown" || this.#state.kind === "ended") return;
      if (served === "own") restart(this.#screen);
      else window.location.reload();
    };
    root.append(createFallback(languageOf(host), page, () => void again()));
    if (this.#widget) this.#widget.report(code, message);
    else emit("iq-error", { level: "error", code, message });
  }

  #takeFallbackAway(): void {
    for (const child of [...this.#options.root.children]) if (child.matches("[part=fallback]")) child.remove();
  }

  #stop(next: State): void {
    if (this.#state.kind === "shown") this.#options.unmount();
    this.#state = next;
    this.#running.abort();
  }

  #dress(isWaiting: boolean): void {
    this.#sheet.replaceSync(hostRules({ isWaiting }));
  }

  #settings() {
    const { partner, line, chrome, "heading-level": titleLevel } = this.#given;
    return { partner, lines: line ?? [], chrome: chrome ?? "minimal", titleLevel: titleLevel ?? 1 } as const;
  }

  #routerNow(): RouterAdapter {
    return this.#custom ?? createRouter(this.#given.router ?? "hash", this.id, this.#given["base-path"] ?? "/quote");
  }
}
