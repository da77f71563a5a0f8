import type { IqEventDetails, IqEventName } from "../app/host/events";
import type { CamelCase } from "./attributes";

/** An event's name in the wrappers: `signIn` of `iq-sign-in`. */
export type WrapperEventName<Name extends IqEventName = IqEventName> = Name extends `iq-${infer Own}` ? CamelCase<Own> : never;

/** The events by their names in the wrappers, `onSignIn` in React and `@sign-in` in Vue. The compiler asks for a new event. */
export const wrapperEvents: { readonly [Name in IqEventName as WrapperEventName<Name>]: Name } = {
  ready: "iq-ready",
  step: "iq-step",
  validation: "iq-validation",
  quotes: "iq-quotes",
  lead: "iq-lead",
  select: "iq-select",
  complete: "iq-complete",
  navigate: "iq-navigate",
  signIn: "iq-sign-in",
  error: "iq-error",
};

/** The listeners of a wrapper's events, which receive the tag's own. */
export type WrapperListeners = { [Name in IqEventName as WrapperEventName<Name>]: (event: CustomEvent<IqEventDetails[Name]>) => void };
