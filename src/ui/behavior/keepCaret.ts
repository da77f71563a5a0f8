interface Typed {
  /** What the field showed before this input. */
  before: string;
  /** What it shows now, typed, deleted or pasted. */
  typed: string;
  /** Where the caret stands in `typed`. */
  caret: number;
  /** A formatter that keeps letters and digits in order and only adds, moves or drops what separates them; a text pasted whole may turn. */
  format: (text: string) => string;
  /** The kind of change, as the browser calls it: `InputEvent.inputType`. Autofill names none. */
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

/** Deleted by a key. What is cut or dragged away was chosen, separators and all. */
const deletes = /^delete(?!By)/;

/**
 * Formats what was typed and says where the caret goes: after the same letters and digits as before, and past separators
 * that the formatter put in at the end. Deleting nothing but a separator deletes the character beside it, or the key would stick.
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
  const atEnd = ahead === countIn(value);
  return { value, caret: atEnd && caret === typed.length ? value.length : indexAfter(value, ahead) };
}
