import type { Emit } from "../app/events";
import { createWidget, type Widget } from "../app/widget";
import type { RouterAdapter } from "../app/router";
import { contentMemory } from "../partner/contentMemory";
import { contentUrl } from "../partner/contentUrls";
import type { AttributeName, Given } from "./attributes";
import { addressesOf, builtFor } from "./environments";
import { catalogueIn, widgetStyles } from "./besideParcels";
import { createFallback, fallbackCss } from "./fallback";
import { ownContent, takeFirstPaint, type FirstPaint, type PaintedScreen } from "./firstPaint/handover";
import { hostedPage } from "./hostedPage";
import { claimInstanceId, releaseInstanceId } from "./instanceIds";
import { setMounted } from "./Mount";
import { placeholder, reserved } from "./reserve";
import { createRouter } from "./router/createRouter";
import { whenIdle } from "./whenIdle";

/** After this the visitor sees a way on; should the widget still come, it takes its place. */
const deadline = 15_000;

export interface MountedSessionOptions {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly given: Given;
  /** The host's own adapter, in place of the `router` attribute's. */
  readonly router: RouterAdapter | null;
  readonly emit: Emit;
  /** r2wc's own mount and unmount. */
  mount(): void;
  unmount(): void;
  /** A new mounted session in place of this one. */
  restart(): void;
  /** The element is on its way out of the page: ends this session without waiting for whether it comes back. */
  leave(): void;
}

/**
 * From an element's insertion into a document to its real removal. It holds everything that has to go with it,
 * so that `end()` leaves nothing behind.
 */
export class MountedSession {
  readonly id: string;
  readonly #options: MountedSessionOptions;
  readonly #sheet = new CSSStyleSheet();
  readonly #waiting: ((instance: Widget) => void)[] = [];
  /** What was begun before the class was there, until the widget takes its place. */
  #painted: FirstPaint | null;
  /** Its screen, which may stand for a moment longer. */
  readonly #screen: PaintedScreen | null;
  #instance: Widget | null = null;
  #given: Given;
  #custom: RouterAdapter | null;
  #phase: "waiting" | "mounted" | "failed" | "ended" = "waiting";
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(options: MountedSessionOptions) {
    this.#options = options;
    this.#given = options.given;
    this.#custom = options.router;
    this.#painted = takeFirstPaint(options.host);
    this.#screen = this.#painted?.screen ?? null;
    this.id = claimInstanceId(options.given.instance, { isInPage: () => options.host.isConnected, leave: () => options.leave() });
    if (options.given.instance && this.id !== options.given.instance) {
      this.warn("duplicate-instance", `Another widget on this page is called "${options.given.instance}"; this one is "${this.id}".`);
    }
  }

  begin(): void {
    try {
      const { host, root, given, emit } = this.#options;
      if (!this.#painted?.screen) root.replaceChildren();
      root.adoptedStyleSheets = [...(this.#painted?.screen ? root.adoptedStyleSheets : []), this.#sheet];
      this.#dress(!this.#painted?.screen);
      this.#late = setTimeout(() => this.#fail("deadline", "The widget took too long to load."), deadline);
      const environment = given.environment ?? builtFor;
      const addresses = addressesOf(environment);
      const contentBase = given.content ?? addresses.content;
      this.#instance = createWidget({
        host,
        ...this.#settings(),
        instanceId: this.id,
        router: this.#router(),
        environment,
        standalone: given.router === "path",
        apiBase: given.api ?? addresses.api,
        contentBase,
        catalogue: () => catalogueIn("en"),
        contentAtHand: (partner) => {
          const begun = this.#painted?.partner === partner && this.#painted.contentBase === contentBase ? this.#painted : null;
          return { own: ownContent(partner), memory: contentMemory(contentUrl(contentBase, partner)), fetched: begun?.fetched };
        },
        emit: (name, detail) => this.#phase === "ended" || emit(name, detail),
      });
      Promise.all([widgetStyles(), this.#instance.ready])
        .then(([styles]) => (this.#painted?.screen ? whenIdle().then(() => styles) : styles))
        .then((styles) => this.#show(styles))
        .catch((error: unknown) => this.#fail("not-ready", String(error)));
    } catch (error) {
      this.#fail("not-started", String(error));
    }
  }

  /** Now, or as soon as the widget is there. Errors end here: a method of the element never throws into the host. */
  call(action: (instance: Widget) => void): void {
    if (this.#phase !== "mounted" || !this.#instance) return void this.#waiting.push(action);
    try {
      action(this.#instance);
    } catch (error) {
      this.warn("method-failed", String(error));
    }
  }

  /** Takes changed attributes and the host's router on, where that can be done without a new start. */
  update(given: Given, router: RouterAdapter | null): void {
    const changed = (...names: readonly AttributeName[]) => names.some((name) => String(given[name]) !== String(this.#given[name]));
    if (changed("instance", "environment", "api", "content")) return this.#options.restart();
    const rerouted = router !== this.#custom || changed("router", "base-path");
    const [repartnered, relined, rechromed] = [changed("partner"), changed("line"), changed("chrome")];
    this.#given = given;
    this.#custom = router;
    this.#dress(this.#phase === "waiting" && !this.#painted?.screen);
    const { partner, lines, chrome } = this.#settings();
    // Only what changed: another partner is another funnel, and its visitor begins where that one has been left.
    this.#instance?.update({
      ...(repartnered && { partner }),
      ...(relined && { lines }),
      ...(rechromed && { chrome }),
      ...(rerouted && { router: this.#router() }),
    });
    if (repartnered) this.#instance?.ready.catch((error: unknown) => this.#fail("not-ready", String(error)));
  }

  /** Waiting calls go to the session that takes this one's place. */
  end(): readonly ((instance: Widget) => void)[] {
    this.#stop();
    this.#phase = "ended";
    this.#screen?.end();
    this.#options.root.replaceChildren();
    this.#options.root.adoptedStyleSheets = [];
    releaseInstanceId(this.id);
    return this.#waiting.splice(0);
  }

  warn(code: string, message: string): void {
    this.#options.emit("iq-error", { level: "warning", code, message });
  }

  #show(styles: CSSStyleSheet): void {
    const { root, mount, emit } = this.#options;
    const instance = this.#instance;
    if (!instance || this.#phase === "ended" || this.#phase === "mounted") return;
    clearTimeout(this.#late);
    root.adoptedStyleSheets = [styles, ...root.adoptedStyleSheets];
    setMounted(root, {
      view: instance.view,
      onShown: () => {
        // Not earlier: a painted screen may have been painted from an older copy, and would show its texts in newer colours.
        instance.applyTheme(root);
        const tellReady = (): void => void emit("iq-ready", { instance: this.id });
        const painted = this.#painted?.screen;
        this.#painted = null;
        for (const child of [...root.children]) if (child.matches("[part=fallback]")) child.remove();
        this.#dress(false);
        if (painted) painted.giveWay(tellReady);
        else tellReady();
      },
      onCrash: (error) => queueMicrotask(() => this.#fail("render-failed", String(error))),
    });
    this.#phase = "mounted";
    for (const action of this.#waiting.splice(0)) this.call(action);
    mount();
  }

  #fail(code: string, message: string): void {
    const { root, given, emit, restart } = this.#options;
    if (this.#phase === "ended" || this.#phase === "failed") return;
    const instance = this.#instance;
    const hosted = hostedPage(given.hosted ?? addressesOf(given.environment ?? builtFor).hosted, given.partner, given.line?.[0]);
    if (code !== "deadline") {
      this.#stop();
      this.#phase = "failed";
    }
    this.#dress(false);
    // Below a first screen, which holds what was typed into it.
    if (this.#painted?.screen) root.querySelector("[part=fallback]")?.remove();
    else root.replaceChildren();
    root.append(createFallback(hosted, restart));
    if (instance) instance.report(code, message);
    else emit("iq-error", { level: "error", code, message });
  }

  #stop(): void {
    clearTimeout(this.#late);
    if (this.#phase === "mounted") this.#options.unmount();
    try {
      this.#instance?.dispose();
    } catch (error) {
      this.warn("not-disposed", String(error));
    }
    this.#instance = null;
  }

  #dress(waiting: boolean): void {
    const own = waiting ? placeholder : reserved;
    this.#sheet.replaceSync(`:host{${own}}:host([hidden]){display:none}${fallbackCss}`);
  }

  #settings() {
    const { partner, line, chrome } = this.#given;
    return { partner, lines: line ?? [], chrome: chrome ?? "minimal" } as const;
  }

  #router(): RouterAdapter {
    return this.#custom ?? createRouter(this.#given.router ?? "hash", this.id, this.#given["base-path"] ?? "/quote");
  }
}
