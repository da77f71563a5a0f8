import type { IqEventDetails, IqEventName } from "../app/host/events";
import type { RouterAdapter } from "../app/navigation/router";
import type { PropertyName } from "./attributes";
import type { RouterName } from "./router/names";

/** Each says what its attribute says; null or undefined takes that away. `line` takes a list too. */
type AttributeProperties = { [Name in Exclude<PropertyName, "router" | "line">]: string | null };

/** <insurance-quote>, as a host's script sees it. Methods may be called before the widget is loaded: they wait for it. */
export interface InsuranceQuoteElement extends HTMLElement, AttributeProperties {
  get line(): string | null;
  set line(value: string | readonly string[] | null);
  /** The name of an adapter, as in the attribute, or an adapter of the host's own. Null drops that one, or else the name. */
  router: RouterName | RouterAdapter | null;
  /** Begins a line from its first question, or shows the choice of lines. */
  start(line?: string): void;
  /** Goes to a step as far as the answers allow: `"auto/vehicle"`. */
  goTo(step: string): void;
  /** Answers that the host knows already. What doesn't fit is dropped. */
  prefill(data: unknown): void;
  /** Signs the visitor in, or out with null. */
  setAuthToken(token: string | null): void;
  /** Begins anew: the lead goes, and all answers but who the person is and where (decisions.md, "Keep-list"). */
  reset(): void;
}

type IqEventMap = { [Name in IqEventName]: CustomEvent<IqEventDetails[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    "insurance-quote": InsuranceQuoteElement;
  }
  // Merging into the DOM's own maps is what types addEventListener("iq-step", …), on the tag and wherever its events bubble to.
  interface HTMLElementEventMap extends IqEventMap {}
  interface DocumentEventMap extends IqEventMap {}
  interface WindowEventMap extends IqEventMap {}
}
