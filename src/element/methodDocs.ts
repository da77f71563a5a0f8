import type { InsuranceQuoteElement } from "./element";

interface MethodDoc {
  /** In TypeScript's notation. */
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly optional?: true }[];
  readonly description: string;
}

type Own = Omit<InsuranceQuoteElement, keyof HTMLElement>;
type MethodName = { [Name in keyof Own]: Own[Name] extends (...given: never[]) => void ? Name : never }[keyof Own];

/** Texts for the custom-elements manifest and the docs. The compiler asks for every method of the element. */
export const methodDocs: Record<MethodName | "focus", MethodDoc> = {
  start: { parameters: [{ name: "line", type: "string", optional: true }], description: "Goes to a line's first question, or to the start." },
  goTo: { parameters: [{ name: "step", type: "string" }], description: 'Goes to a step (`"vehicle"`, or `"renters/discounts"`), as far as the answers allow.' },
  prefill: {
    parameters: [{ name: "data", type: "unknown" }],
    description:
      "Fills in `addressLine1`, `addressLine2`, `city`, `state`, `zipCode`, `startInManualMode` (a field for each part of the address; so does a part of an address alone), `firstName`, `lastName`, `email`, `dateOfBirth` (`YYYY-MM-DD` or `MM/DD/YYYY`), `primaryPhoneNumber`. Other members are dropped and reported by `iq-error`. The visitor sees all of it and can correct it.",
  },
  setAuthToken: { parameters: [{ name: "token", type: "string | null" }], description: "Tells the widget that the visitor is signed in, or out with `null`." },
  reset: { parameters: [], description: "Starts over: deletes the lead and all answers except the person's identity and address." },
  focus: { parameters: [], description: "Moves the focus to the screen's title, unless it is inside the widget already." },
};
