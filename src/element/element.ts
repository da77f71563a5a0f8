import type { IqEventDetails, IqEventName } from "../app/host/events";
import type { PropertyValues } from "./propertyValues";

/**
 * Each property reflects its attribute; null or undefined removes the attribute. A bad value that an attribute has in the page
 * reads as it stands there.
 */
type AttributeProperties = { [Name in Exclude<keyof PropertyValues, "router" | "line">]: PropertyValues[Name] | null };

/** <insurance-quote> as a host's script sees it. Methods can be called before the widget is loaded; the calls wait for it. */
export interface InsuranceQuoteElement extends HTMLElement, AttributeProperties {
  get line(): string | null;
  set line(value: PropertyValues["line"] | null);
  /**
   * The name of an adapter, as in the attribute, or an adapter of the host's own. Null removes the adapter or, without one,
   * the name.
   */
  router: PropertyValues["router"] | null;
  /** Starts a line at its first question, or shows the choice of lines. */
  start(line?: string): void;
  /** Goes to a step as far as the answers allow: `"auto/vehicle"`. */
  goTo(step: string): void;
  /** Passes answers that the host already knows. Values that don't fit are ignored. */
  prefill(data: unknown): void;
  /** Signs the visitor in, or out with null. */
  setAuthToken(token: string | null): void;
  /** Starts over: deletes the lead and all answers except person and address (decisions.md, "Keep-list"). */
  reset(): void;
}

type IqEventMap = { [Name in IqEventName]: CustomEvent<IqEventDetails[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    "insurance-quote": InsuranceQuoteElement;
  }
  // Merging into the DOM's own maps types addEventListener("iq-step", …) on the tag and everywhere its events bubble to.
  interface HTMLElementEventMap extends IqEventMap {}
  interface DocumentEventMap extends IqEventMap {}
  interface WindowEventMap extends IqEventMap {}
}
