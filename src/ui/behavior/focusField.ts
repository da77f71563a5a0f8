/** Pixels of a page's own header and of the sticky action, with which a group has to fit into the window. */
const bars = 160;

/** Returns what to focus of a field: the control itself, or in a group the chosen one, else the first. */
function controlOf(field: HTMLElement | null): HTMLElement | null {
  if (field?.matches("input, select, button, [tabindex]")) return field;
  return field?.querySelector<HTMLElement>(":checked") ?? field?.querySelector<HTMLElement>("input, select, button") ?? null;
}

/** Scrolls to the middle, so that the label is visible and no sticky action covers the control, nor a group's error below it. */
function center(field: HTMLElement, control: HTMLElement): void {
  (field.clientHeight < innerHeight - bars ? field : control).scrollIntoView({ block: "center" });
}

/** Scrolls to the first field with an error in `within`, unless it is in sight, and leaves the focus where it is. */
export function showInvalid(within: ParentNode): void {
  const field = within.querySelector<HTMLElement>("[aria-invalid=true]");
  const control = controlOf(field);
  if (!field || !control) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (top < bars / 2 || bottom > innerHeight - bars / 2) center(field, control);
}

/**
 * Focuses a field's control by the field's id. Returns whether there was one. `near` is any node inside the same shadow root.
 */
export function focusField(near: Node, id: string): boolean {
  const root = near.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(id);
  const control = controlOf(field);
  if (!field || !control) return false;
  control.focus({ preventScroll: true });
  center(field, control);
  return root.activeElement === control;
}
