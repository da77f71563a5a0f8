import type { RouterAdapter } from "../app/navigation/router";
import { attributeNames, isText, propertyOf, type AttributeName } from "./attributes";
import type { InsuranceQuoteElement } from "./element";
import { ElementEvents } from "./ElementEvents";
import type { CreateSession } from "./ElementSession";
import { Lifecycle } from "./Lifecycle";
import { isRouterAdapter } from "./router/isRouterAdapter";
import type { RouterName } from "./router/names";

/**
 * The class below <insurance-quote>'s: its constructor attaches a shadow root if there is none yet, its callbacks mount React
 * there and unmount it.
 */
export type MountingClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/**
 * Creates the class of <insurance-quote>: attributes, properties and methods. The content network's and the package's differ
 * in what they get here. This is a function, so that importing the package does nothing on a server.
 */
export function createElementClass(Base: MountingClass, createSession: CreateSession): new () => InsuranceQuoteElement {
  class InsuranceQuote extends Base {
    static readonly observedAttributes = [...attributeNames, "lang"];

    static {
      for (const name of attributeNames) {
        if (name === "router") continue;
        Object.defineProperty(this.prototype, propertyOf(name), {
          configurable: true,
          enumerable: true,
          get(this: InsuranceQuote) {
            return this.getAttribute(name);
          },
          set(this: InsuranceQuote, value: unknown) {
            this.#reflect(name, value);
          },
        });
      }
    }

    #custom: RouterAdapter | null = null;
    readonly #events = new ElementEvents(this);
    readonly #life = new Lifecycle({
      createSession,
      host: this,
      emit: this.#events.emit,
      mount: () => super.connectedCallback(),
      unmount: () => super.disconnectedCallback(),
      router: () => this.#custom,
      onBad: this.#events.emitBad,
    });

    get router(): InsuranceQuoteElement["router"] {
      return this.#custom ?? (this.getAttribute("router") as RouterName | null);
    }

    set router(value: InsuranceQuoteElement["router"]) {
      const isAdapter = isRouterAdapter(value);
      const dropped = this.#custom;
      this.#custom = isAdapter ? value : null;
      if (!isAdapter && !(value === null && dropped)) this.#reflect("router", value);
      this.#life.refresh();
    }

    override connectedCallback(): void {
      if (!this.isConnected) return;
      takeEarlyProperties(this);
      this.#life.arrive();
    }

    override disconnectedCallback(): void {
      this.#life.leaveUnlessMoved();
    }

    /** Does nothing, but its presence keeps `moveBefore` from calling the two callbacks above. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (name === "lang") this.#life.speak();
      else this.#life.refresh();
    }

    start(line?: string): void {
      this.#life.call((widget) => widget.start(line));
    }

    goTo(step: string): void {
      this.#life.call((widget) => widget.goTo(step));
    }

    prefill(data: unknown): void {
      this.#life.call((widget) => widget.prefill(data));
    }

    setAuthToken(token: string | null): void {
      this.#life.call((widget) => widget.setAuthToken(token));
    }

    reset(): void {
      this.#life.call((widget) => widget.reset());
    }

    /** Replaces `delegatesFocus`, which would open a phone's keyboard on every tap. */
    override focus(): void {
      this.#life.call((widget) => widget.focusFirst());
    }

    /** Sets a property's value as its attribute. A value that is neither text nor a list of texts is reported and ignored. */
    #reflect(name: AttributeName, value: unknown): void {
      if (value === null || value === undefined) this.removeAttribute(name);
      else if ([value].flat().every(isText)) this.setAttribute(name, String(value));
      else this.#events.emitBad(name, "a value of another type");
    }
  }

  return InsuranceQuote as unknown as new () => InsuranceQuoteElement;
}

/** Properties that a host set before the class was defined are own properties of the object and hide the accessors. */
function takeEarlyProperties(element: HTMLElement): void {
  for (const name of attributeNames.map(propertyOf)) {
    if (!Object.hasOwn(element, name)) continue;
    const early: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early);
  }
}
