import type { IqEventName } from "../app/host/events";

interface EventDoc {
  readonly when: string;
  readonly often: string;
  readonly order: string;
}

/**
 * Texts for the custom-elements manifest, and the docs. The details' types, with what each member means, are in
 * app/host/events.ts.
 */
export const eventDocs: Record<IqEventName, EventDoc> = {
  "iq-ready": {
    when: "the widget is running; visitors may have seen its first screen, and typed into it, before",
    often: "once per insertion into the page",
    order: "after the first `iq-step`",
  },
  "iq-step": {
    when: "another screen is shown",
    often: "once per screen shown, never twice in a row for the same one; also for the screen that a reload shows again",
    order: "first of all; before every event that its screen causes",
  },
  "iq-validation": {
    when: "a step's own validation refused a submit",
    often: "once per refused submit",
    order: "after the `iq-step` of its step, before the next",
  },
  "iq-quotes": {
    when: "prices were requested (`asked`), the first has arrived (`partial`), all have that come (`complete`)",
    often: "each state at most once per request for prices; asking one company again isn't told; a reload tells the state that it finds",
    order: "`asked`, `partial`, `complete`; `partial` is left out if all arrive at once; another request begins with `asked`",
  },
  "iq-lead": {
    when: "a lead was created or updated",
    often: "`created` once per lead, `updated` once per change; not again after a reload",
    order: "`created` before every other event about the lead",
  },
  "iq-select": {
    when: "a quote was chosen",
    often: "once per choice, also of the same quote; not again after a reload",
    order: "after an `iq-quotes` with a price, before `iq-complete`",
  },
  "iq-complete": {
    when: "a line ended: with an advisor who calls or is called (`finalize`), on another company's site (`hand-off`), or with a bought policy (`purchase`)",
    often: "once per lead, line and kind, however often the visitor calls; again after the visitor has started over",
    order: "last of its line; before the `iq-navigate` of a hand-off",
  },
  "iq-navigate": {
    when: "the widget is about to leave the page for another; call `preventDefault()` to do it yourself",
    often: "once per attempt to leave",
    order: "last before the page is left",
  },
  "iq-sign-in": {
    when: "the visitor wants to sign in; answer with `setAuthToken()`",
    often: "once per press",
    order: "before the `iq-navigate` to the config's `signInUrl`",
  },
  "iq-error": {
    when: "a warning or an error, with a stable code",
    often: "once per report",
    order: "any time once the page's scripts have run, also before `iq-ready`",
  },
};
