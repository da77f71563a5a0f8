import type { IqEventName } from "../app/host/events";

/** Texts for the custom-elements manifest and the README. The details' types are in app/host/events.ts. */
export const eventDocs: Record<IqEventName, string> = {
  "iq-ready": "The widget runs. Its first screen may have been shown, and typed into, before.",
  "iq-step": "Another screen is shown.",
  "iq-validation": "A submitted step was refused by its own validation. Names the step and its wrong fields, without values.",
  "iq-quotes": "Quotes were asked for, arrived, or are complete.",
  "iq-lead": "A lead was created or updated.",
  "iq-select": "A quote was chosen.",
  "iq-complete": "A line ended: with an advisor, on another company's site, or bought.",
  "iq-navigate": "The page is about to be left for another; cancelable.",
  "iq-sign-in": "The visitor wants to sign in; answer with setAuthToken().",
  "iq-error": "A warning or an error, with a stable code.",
};
