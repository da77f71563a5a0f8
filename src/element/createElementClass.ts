import r2wc from "@r2wc/react-to-web-component";
import type { Emitted, IqEventName } from "../app/host/events";
import { cancelable } from "../app/host/events";
import type { Widget } from "../app/widget";
import type { RouterAdapter } from "../app/navigation/router";
import { attributes, propertyOf, readAttributes, type AttributeName, type Given } from "./attributes";
import type { InsuranceQuoteElement } from "./element";
import { builtFor } from "./environments";
import type { PaintedScreen } from "./firstPaint/handover";
import { Mount } from "./Mount";
import { isRouterAdapter } from "./router/createRouter";
import type { RouterName } from "./router/names";
import { MountedSession } from "./MountedSession";

/** Members of r2wc's class that its type lacks. Its constructor attaches the shadow root. */
type R2wcClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

type Call = (widget: Widget) => void;

/** `calls`: made by a host before the session has started, which then gets them. */
type State = { readonly kind: "out" | "arriving"; readonly calls: Call[] } | { readonly kind: "in"; readonly session: MountedSession };

/**
 * Creates the class of <insurance-quote>. r2wc provides its base and mounts React, but alone it would mount before insertion,
 * unmount on every move, overlook removed attributes and lose properties that were set before the upgrade. No r2wc props are
 * declared, because its setters can't report bad values. This is a function, so that importing the package does nothing on a
 * server.
 *
 *     out ── inserted ──▶ arriving ── a microtask later ──▶ in ─┐ changed beyond an update, "Try again":
 *      ▲                                                    │ ▲─┘ another session
 *      └───────────── not back in the page a microtask after its removal
 */
export function createElementClass(): new () => InsuranceQuoteElement {
  const Base = r2wc(Mount, { shadow: "open" }) as unknown as R2wcClass;
  const names = Object.keys(attributes) as AttributeName[];

  class InsuranceQuote extends Base {
    static readonly observedAttributes = [...names, "lang"];

    static {
      for (const name of names) {
        if (name === "router") continue;
        Object.defineProperty(this.prototype, propertyOf(name), {
          configurable: true,
          enumerable: true,
          get(this: InsuranceQuote) {
            return this.getAttribute(name);
          },
          set(this: InsuranceQuote, value: unknown) {
            this.#reflect(name, value, "no text");
          },
        });
      }
    }

    #state: State = { kind: "out", calls: [] };
    #custom: RouterAdapter | null = null;
    #isStale = false;
    readonly #reported = new Set<string>();

    /**
     * Reuses an existing shadow root: one may show a first screen before the class is defined, and r2wc's constructor always
     * attaches one.
     */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    get router(): InsuranceQuoteElement["router"] {
      return this.#custom ?? (this.getAttribute("router") as RouterName | null);
    }

    set router(value: InsuranceQuoteElement["router"]) {
      const isAdapter = isRouterAdapter(value);
      const dropped = this.#custom;
      this.#custom = isAdapter ? value : null;
      if (!isAdapter && !(value === null && dropped)) this.#reflect("router", value, "neither the name of an adapter nor one");
      this.#refresh();
    }

    /** Sets a property's value as its attribute. A value that is neither text nor a list of texts is reported and ignored. */
    #reflect(name: AttributeName, value: unknown, fault: string): void {
      if (value === null || value === undefined) this.removeAttribute(name);
      else if ([value].flat().every((one) => typeof one === "string")) this.setAttribute(name, String(value));
      else this.#emitBad(name, fault);
    }

    override connectedCallback(): void {
      if (!this.isConnected || this.#state.kind !== "out") return;
      this.#takeEarlyProperties();
      this.#state = { ...this.#state, kind: "arriving" };
      // Waits a microtask: a page that inserts a new copy before it removes this one has then done both.
      queueMicrotask(() => {
        if (this.#state.kind !== "arriving") return;
        if (this.isConnected) this.#begin(this.#state.calls);
        else this.#leave();
      });
    }

    /**
     * Frameworks move elements by removing and inserting them, so only an element that is still out a microtask later was
     * removed.
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#leave();
      });
    }

    /** Does nothing, but its presence keeps `moveBefore` from calling the two callbacks above. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (name !== "lang") this.#refresh();
      else if (this.#state.kind === "in") this.#state.session.speak();
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

    /** Replaces `delegatesFocus`, which would open a phone's keyboard on every tap. */
    override focus(): void {
      this.#call((instance) => instance.focusFirst());
    }

    #begin(calls: readonly Call[], screen: PaintedScreen | null = null): void {
      const session = new MountedSession({
        screen,
        host: this,
        root: this.shadowRoot!,
        given: this.#read(),
        router: this.#custom,
        emit: (name, detail) => this.#emit(name, detail),
        mount: () => super.connectedCallback(),
        unmount: () => super.disconnectedCallback(),
        restart: (kept) => this.#begin(session.end(kept !== null), kept),
        leave: () => this.#leave(),
      });
      this.#state = { kind: "in", session };
      session.begin();
      for (const action of calls) session.call(action);
    }

    #leave(): void {
      const before = this.#state;
      this.#state = { kind: "out", calls: [] };
      if (before.kind === "in") before.session.end();
    }

    #call(action: Call): void {
      if (this.#state.kind === "in") this.#state.session.call(action);
      else this.#state.calls.push(action);
    }

    /** Combines several attributes that are set in a row into one change. */
    #refresh(): void {
      if (this.#isStale) return;
      this.#isStale = true;
      queueMicrotask(() => {
        this.#isStale = false;
        if (this.#state.kind === "in") this.#state.session.update(this.#read(), this.#custom);
      });
    }

    #read(): Given {
      // A framework turns an adapter that is set before the tag is defined into this text; the report explains what to do
      // instead.
      return readAttributes(this, (name, text) => this.#emitBad(name, text === "[object Object]" ? "an object that was set before the tag was defined; define it first" : text));
    }

    /** Properties that a host set before the class was defined are own properties of the object and hide the accessors. */
    #takeEarlyProperties(): void {
      for (const name of names.map(propertyOf)) {
        if (!Object.hasOwn(this, name)) continue;
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
    }

    /** Delays warnings and errors until the host's own scripts have run and can listen. */
    #emit<Name extends IqEventName>(name: Name, emitted: Emitted<Name>): boolean {
      // Read without reporting, so that reports keep the attributes' order.
      const { environment } = readAttributes(this, () => undefined);
      const detail = name === "iq-error" ? { ...emitted, environment: environment ?? builtFor } : emitted;
      const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: cancelable.has(name) });
      const tell = (): boolean => this.dispatchEvent(event);
      if (name !== "iq-error") return tell();
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => setTimeout(tell), { once: true });
      else setTimeout(tell);
      return true;
    }

    /** Reports a bad value once, however often the attributes are read. */
    #emitBad(name: string, value: string): void {
      const message = `${name}: ${value.slice(0, 80)}`;
      if (this.#reported.has(message)) return;
      this.#reported.add(message);
      this.#emit("iq-error", { level: "warning", code: "bad-attribute", message });
    }
  }

  return InsuranceQuote as unknown as new () => InsuranceQuoteElement;
}
