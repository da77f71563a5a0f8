interface Keystroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
  stopPropagation(): void;
}

/**
 * Keeps typed characters from the host page. Its listeners on `document` see the widget as the target, not the field, and
 * would take an "s" of a street for a shortcut. Space is contained on every control, because it presses buttons and checks
 * boxes. Escape, arrows and combinations with Ctrl or Cmd reach the host (Ctrl with Alt types characters).
 */
export function containTyping(event: Keystroke): void {
  if (event.key?.length !== 1 || event.metaKey || (event.ctrlKey && !event.altKey)) return;
  const controls = event.key === " " ? "input, select, textarea, button, summary" : "input, select, textarea";
  if (event.target instanceof Element && event.target.closest(controls)) event.stopPropagation();
}
