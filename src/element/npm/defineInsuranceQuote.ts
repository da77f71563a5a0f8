import { createElementClass } from "../createElementClass";
import { defineOnce } from "../defineOnce";
import { createEmptyClass } from "./createEmptyClass";
import { LoadingSession } from "./LoadingSession";
import { wholeAtHand } from "./loadWhole";

/**
 * Defines <insurance-quote> on the page. Does nothing if it is already defined, even by another copy of the script, or
 * without a DOM, as on a server. The tag is defined at once, so that frameworks set its properties and its methods can be
 * called; the first element on the page loads the widget itself.
 */
export function defineInsuranceQuote(): void {
  defineOnce(() =>
    createElementClass(createEmptyClass(), (options) => wholeAtHand()?.createSession(options) ?? new LoadingSession(options)),
  );
}
