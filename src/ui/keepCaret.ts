interface Typed {
  /** What the field showed before this input. */
  before: string;
  /** What it shows now, typed, deleted or pasted. */
  typed: string;
  /** Where the caret stands in `typed`. */
  caret: number;
  /** A formatter that keeps letters and digits in order and only adds, moves or drops what separates them. */
  format: (text: string) => string;
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

/**
 * Formats what was typed and says where the caret goes: after the same letters and digits as before, and past separators
 * that the formatter put in at the end. Deleting a separator deletes the character before it, or Backspace would stick.
 */
export function keepCaret({ before, typed, caret, format }: Typed): { value: string; caret: number } {
  const ahead = countIn(typed.slice(0, caret));
  const value = format(typed);
  const deletedSeparator = typed.length === before.length - 1 && value === before && countIn(typed) === countIn(before);
  if (deletedSeparator && ahead > 0) {
    const at = indexAfter(typed, ahead);
    const shorter = format(typed.slice(0, at - 1) + typed.slice(at));
    return { value: shorter, caret: indexAfter(shorter, ahead - 1) };
  }
  const atEnd = ahead === countIn(value);
  return { value, caret: atEnd && caret === typed.length ? value.length : indexAfter(value, ahead) };
}
