/** Pixels of a page's own header and of the sticky action, with which a group has to fit into the window. */
const bars = 160;

/**
 * Focuses a field's control by the field's id: the control itself, or in a group the chosen one, else the first. Returns
 * whether there was one. `near` is any node inside the same shadow root.
 */
export function focusField(near: Node, id: string): boolean {
  const root = near.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(id);
  const control = field?.matches("input, select, button, [tabindex]")
    ? field
    : (field?.querySelector<HTMLElement>(":checked") ?? field?.querySelector<HTMLElement>("input, select, button"));
  if (!control) return false;
  // Scrolls to the middle, so that the label is visible and no sticky action covers the control, nor a group's error below it.
  control.focus({ preventScroll: true });
  (field && field.clientHeight < innerHeight - bars ? field : control).scrollIntoView({ block: "center" });
  return root.activeElement === control;
}
