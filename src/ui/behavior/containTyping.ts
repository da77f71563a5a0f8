interface Keystroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
  stopPropagation(): void;
}

/**
 * Keeps what is typed into a field from the host page, whose listeners on `document` see the widget and not the field, and
 * would take an "s" of a street for a shortcut. Space stays inside on every control, because it presses buttons and ticks
 * boxes. Escape, arrows and combinations with Ctrl or Cmd go on to the host (Ctrl with Alt types characters).
 */
export function containTyping(event: Keystroke): void {
  if (event.key?.length !== 1 || event.metaKey || (event.ctrlKey && !event.altKey)) return;
  const controls = event.key === " " ? "input, select, textarea, button, summary" : "input, select, textarea";
  if (event.target instanceof Element && event.target.closest(controls)) event.stopPropagation();
}
