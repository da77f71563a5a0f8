/**
 * Writes a field's text as typing does, so that undo restores the earlier text. After an assignment to `value`, Chromium's
 * undo would restore the old text beside the new. The field must have the focus. `execCommand` is deprecated, but has no
 * replacement. A field for an e-mail address has no caret for scripts: null.
 */
export function writeText(input: HTMLInputElement, text: string, caret: number | null): void {
  if ("execCommand" in document && input.matches(":focus")) {
    input.select();
    document.execCommand(text === "" ? "delete" : "insertText", false, text);
  }
  if (input.value !== text) input.value = text;
  if (caret !== null) input.setSelectionRange(caret, caret);
}
