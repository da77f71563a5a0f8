import { cancelable, type Emitted, type IqEventName } from "../app/host/events";
import { parseEnvironment, readAttribute } from "./attributes";
import { builtFor } from "./environments";

/** Sends an element's events to its host. */
export class ElementEvents {
  readonly #element: HTMLElement;
  readonly #reported = new Set<string>();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Delays warnings and errors until the host's own scripts have run and can listen. */
  readonly emit = <Name extends IqEventName>(name: Name, emitted: Emitted<Name>): boolean => {
    // Read without reporting, so that reports keep the attributes' order.
    const environment = readAttribute(this.#element, "environment", parseEnvironment) ?? builtFor;
    const detail = name === "iq-error" ? { ...emitted, environment } : emitted;
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: cancelable.has(name) });
    const tell = (): boolean => this.#element.dispatchEvent(event);
    if (name !== "iq-error") return tell();
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => setTimeout(tell), { once: true });
    else setTimeout(tell);
    return true;
  };

  /** Reports a bad value once, however often the attributes are read. */
  readonly emitBad = (name: string, value: string): void => {
    const message = `${name}: ${value.slice(0, 100)}`;
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.emit("iq-error", { level: "warning", code: "bad-attribute", message });
  };
}
