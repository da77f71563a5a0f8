interface Typed {
  /** The field's text before this input. */
  before: string;
  /** The current text: typed, deleted or pasted. */
  typed: string;
  /** The caret's index in `typed`. */
  caret: number;
  /**
   * A formatter that keeps letters and digits in order and only adds, moves or drops separators; only a text pasted as a
   * whole may be reordered, and only its end may become digits ("12k") or be dropped ("sq ft").
   */
  format: (text: string) => string;
  /** The browser's name for the kind of change: `InputEvent.inputType`. Autofill has none. */
  inputType?: string | undefined;
}

const counts = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
const countIn = (text: string): number => [...text].filter(counts).length;

/** The index just after the nth letter or digit. */
function indexAfter(text: string, n: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === n) return index;
    if (counts(text.charAt(index))) seen++;
  }
  return text.length;
}

/** Matches deletions by key. Cut or dragged text was selected deliberately, including its separators. */
const deletes = /^delete(?!By)/;

/**
 * Formats the typed text and returns the caret's new position: after the same letters and digits as before, and past
 * separators that the formatter has added at the end. Deleting only a separator also deletes the character beside it;
 * otherwise the key would have no effect.
 */
export function keepCaret({ before, typed, caret, format, inputType = "" }: Typed): { value: string; caret: number } {
  const ahead = countIn(typed.slice(0, caret));
  const value = format(typed);
  const left = inputType.endsWith("Forward") ? ahead : ahead - 1;
  if (left >= 0 && deletes.test(inputType) && value === before && typed === before.slice(0, caret) + before.slice(caret + 1)) {
    const at = indexAfter(typed, left);
    const shorter = format(typed.slice(0, at) + typed.slice(at).replace(/[\p{L}\p{N}]/u, ""));
    return { value: shorter, caret: indexAfter(shorter, left) };
  }
  return { value, caret: caret === typed.length ? value.length : indexAfter(value, ahead) };
}
