import { cancelable, type Emitted, type IqEventName } from "../app/host/events";
import { afterPaint } from "../ui/behavior/afterPaint";
import { parseEnvironment, readAttribute } from "./attributes";
import { builtFor } from "./environments";

/** Events that the host may act on in the visitor's stead. */
const atOnce: ReadonlySet<IqEventName> = new Set([...cancelable, "iq-sign-in"]);

/** Sends an element's events to its host, in their order. */
export class ElementEvents {
  readonly #element: HTMLElement;
  /** Events that wait for the next paint. */
  #due: (() => boolean)[] = [];
  readonly #reported = new Set<string>();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /**
   * Tells after the next paint, so that a host's own scripts hold up no screen; what the host may do itself, at once. Delays warnings
   * and errors until the host's scripts have run and can listen.
   */
  readonly emit = <Name extends IqEventName>(name: Name, emitted: Emitted<Name>): boolean => {
    // Read without reporting, so that reports keep the attributes' order.
    const environment = readAttribute(this.#element, "environment", parseEnvironment) ?? builtFor;
    const detail = name === "iq-error" ? { ...emitted, environment } : emitted;
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: cancelable.has(name) });
    const tell = (): boolean => this.#element.dispatchEvent(event);
    if (atOnce.has(name)) {
      this.#flush();
      return tell();
    }
    if (name !== "iq-error") this.#tellPainted(tell);
    else if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => setTimeout(tell), { once: true });
    else setTimeout(tell);
    return true;
  };

  readonly #flush = (): void => {
    const due = this.#due;
    this.#due = [];
    for (const tell of due) tell();
  };

  #tellPainted(tell: () => boolean): void {
    if (this.#due.push(tell) === 1) afterPaint(this.#flush);
  }

  /** Reports a bad value once, however often the attributes are read. */
  readonly emitBad = (name: string, value: string): void => {
    const message = `${name}: ${value.slice(0, 100)}`;
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.emit("iq-error", { level: "warning", code: "bad-attribute", message });
  };
}
