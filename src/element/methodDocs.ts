import type { InsuranceQuoteElement } from "./element";

interface MethodDoc {
  /** In TypeScript's notation. */
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly optional?: true }[];
  readonly description: string;
}

type Own = Omit<InsuranceQuoteElement, keyof HTMLElement>;
type MethodName = { [Name in keyof Own]: Own[Name] extends (...given: never[]) => void ? Name : never }[keyof Own];

/** Texts for the custom-elements manifest. The compiler asks for every method of the element. */
export const methodDocs: Record<MethodName | "focus", MethodDoc> = {
  start: { parameters: [{ name: "line", type: "string", optional: true }], description: "Goes to a line's first question, or to the choice of lines." },
  goTo: { parameters: [{ name: "step", type: "string" }], description: "Goes to a step as far as the answers allow." },
  prefill: { parameters: [{ name: "data", type: "unknown" }], description: "Fills in answers that the host knows already. Values that don't fit are dropped and reported." },
  setAuthToken: { parameters: [{ name: "token", type: "string | null" }], description: "Signs the visitor in, or out with null." },
  reset: { parameters: [], description: "Starts over: deletes the lead and all answers except the person's identity and address." },
  focus: { parameters: [], description: "Moves the focus to the screen's title, unless it is inside the widget already." },
};
