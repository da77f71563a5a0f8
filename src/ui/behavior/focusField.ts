/**
 * Focuses the control of a field by the field's id: the control itself, or in a group the chosen one, else the first.
 * Answers whether there was one. `near` is any node inside the same shadow root.
 */
export function focusField(near: Node, id: string): boolean {
  const root = near.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(id);
  const control = field?.matches("input, select, button, [tabindex]")
    ? field
    : (field?.querySelector<HTMLElement>(":checked") ?? field?.querySelector<HTMLElement>("input, select, button"));
  if (!control) return false;
  // To the middle: its label comes along, and no sticky action lies over it.
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
  return root.activeElement === control;
}
