import r2wc from "@r2wc/react-to-web-component";
import type { Emitted, IqEventName } from "../app/events";
import { cancelable } from "../app/events";
import type { Widget } from "../app/widget";
import type { RouterAdapter } from "../app/router";
import { attributes, readAttributes } from "./attributes";
import type { InsuranceQuoteElement } from "./element";
import { builtFor } from "./environments";
import { Mount } from "./Mount";
import { isRouterAdapter } from "./router/createRouter";
import { MountedSession } from "./MountedSession";

/** What r2wc's class has and its type doesn't say. Its constructor attaches the shadow root. */
type R2wcClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/**
 * The class of <insurance-quote>. r2wc makes it and mounts React; what it doesn't do is here: it would mount before insertion,
 * unmount on every move, overlook removed attributes and lose properties that were set before the upgrade. No r2wc props are
 * declared, because its setters reflect into attributes. A function, so that importing the package does nothing on a server.
 */
export function createElementClass(): new () => InsuranceQuoteElement {
  const Base = r2wc(Mount, { shadow: "open" }) as unknown as R2wcClass;

  return class InsuranceQuote extends Base implements InsuranceQuoteElement {
    static readonly observedAttributes = Object.keys(attributes);

    #mounted: MountedSession | null = null;
    #custom: RouterAdapter | null = null;
    #waiting: readonly ((instance: Widget) => void)[] = [];
    #stale = false;
    readonly #reported = new Set<string>();

    /** A first screen may be shown in one before the class is there, and r2wc's constructor attaches one in any case. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    get router(): RouterAdapter | null {
      return this.#custom;
    }

    set router(value: RouterAdapter | null) {
      if (value && !isRouterAdapter(value)) this.#emitBad("router", "not a router adapter");
      else this.#custom = value ?? null;
      this.#refresh();
    }

    override connectedCallback(): void {
      if (!this.isConnected || this.#mounted) return;
      this.#takeEarlyProperty();
      this.#begin();
    }

    /** Frameworks move elements by removing and inserting them: only who is still out a microtask later was removed. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#leave();
      });
    }

    /** With `moveBefore` nothing has to be done; that this is here keeps the two above from being called. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before !== after) this.#refresh();
    }

    start(line?: string): void {
      this.#call((instance) => instance.start(line));
    }

    goTo(step: string): void {
      this.#call((instance) => instance.goTo(step));
    }

    prefill(data: unknown): void {
      this.#call((instance) => instance.prefill(data));
    }

    setAuthToken(token: string | null): void {
      this.#call((instance) => instance.setAuthToken(token));
    }

    reset(): void {
      this.#call((instance) => instance.reset());
    }

    /** In place of `delegatesFocus`, which opens the keyboard of a phone at every tap. */
    override focus(): void {
      this.#call((instance) => instance.focusFirst());
    }

    #begin(): void {
      const given = readAttributes(this, (name, text) => this.#emitBad(name, text));
      this.#mounted = new MountedSession({
        host: this,
        root: this.shadowRoot!,
        given,
        router: this.#custom,
        emit: (name, detail) => this.#emit(name, detail),
        mount: () => super.connectedCallback(),
        unmount: () => super.disconnectedCallback(),
        restart: () => {
          this.#waiting = this.#end();
          this.#begin();
        },
        leave: () => this.#leave(),
      });
      this.#mounted.begin();
      for (const action of this.#waiting) this.#mounted.call(action);
      this.#waiting = [];
    }

    #end(): readonly ((instance: Widget) => void)[] {
      const waiting = this.#mounted?.end() ?? [];
      this.#mounted = null;
      return waiting;
    }

    #leave(): void {
      this.#end();
      this.#waiting = [];
    }

    #call(action: (instance: Widget) => void): void {
      if (this.#mounted) this.#mounted.call(action);
      else this.#waiting = [...this.#waiting, action];
    }

    /** Several attributes set in a row are one change. */
    #refresh(): void {
      if (!this.#mounted || this.#stale) return;
      this.#stale = true;
      queueMicrotask(() => {
        this.#stale = false;
        if (this.#mounted) this.#mounted.update(readAttributes(this, (name, text) => this.#emitBad(name, text)), this.#custom);
      });
    }

    /** A property that a host set before the class was known stands on the object itself and hides the accessor. */
    #takeEarlyProperty(): void {
      if (!Object.hasOwn(this, "router")) return;
      const early = this.router;
      Reflect.deleteProperty(this, "router");
      this.router = early;
    }

    #emit<Name extends IqEventName>(name: Name, emitted: Emitted<Name>): boolean {
      const environment = () => readAttributes(this, () => undefined).environment ?? builtFor;
      const detail = name === "iq-error" ? { ...emitted, environment: environment() } : emitted;
      return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: cancelable.has(name) }));
    }

    /** Once for each value, however often the attributes are read. */
    #emitBad(name: string, value: string): void {
      const message = `${name}: ${value.slice(0, 80)}`;
      if (this.#reported.has(message)) return;
      this.#reported.add(message);
      this.#emit("iq-error", { level: "warning", code: "bad-attribute", message });
    }
  };
}
