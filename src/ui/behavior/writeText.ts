/**
 * Writes a field's text the way a key does, so that undo leads back to what stood there before: after an assigned `value`, Chromium
 * puts the old text beside the new. Only a field with the focus can be written so. `execCommand` is deprecated, and nothing else
 * does this.
 */
export function writeText(input: HTMLInputElement, text: string): void {
  if ("execCommand" in document && input.matches(":focus")) {
    input.select();
    document.execCommand(text === "" ? "delete" : "insertText", false, text);
  }
  if (input.value !== text) input.value = text;
}
