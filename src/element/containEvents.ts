/** Events that contain what a visitor types, pastes or dictates. */
const telling = ["beforeinput", "input", "textInput", "compositionstart", "compositionupdate", "compositionend", "copy", "cut", "paste", "drop"] as const;

/** Elements on which the browser acts when pressed, unless a listener prevents it. */
const acting = "[type=submit], [type=checkbox], [type=radio], label, summary, a[href]";

/** A copy of a press that doesn't leave the shadow root. */
const inside = ({ ctrlKey, shiftKey, altKey, metaKey, detail }: MouseEventInit): MouseEvent =>
  new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, shiftKey, altKey, metaKey, detail });

/**
 * Keeps events inside from the host page's listeners, as far as possible: a shadow root is open, and listeners on `window`
 * in the capture phase hear everything first. Typing, Enter and presses with a default action don't leave the root, because
 * a host that prevents them on `document` would block submitting forms and checking boxes. If it does so in the capture
 * phase, the press is repeated where nothing outside hears it.
 */
export function containEvents(root: ShadowRoot, signal: AbortSignal): void {
  type Events = HTMLElementEventMap;
  const on = <Name extends keyof Events>(names: readonly Name[], listener: (event: Events[Name]) => void, capture = false) => {
    for (const name of names) root.addEventListener(name, listener as EventListener, { signal, capture });
  };
  const control = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>(acting);

  on(telling as readonly (keyof Events)[], (event) => event.stopPropagation());

  on(["keydown", "keyup", "keypress"], (event) => event.key === "Enter" && event.stopPropagation());
  on(["keydown"], ({ key, target, defaultPrevented }) => {
    if (!defaultPrevented || key !== "Enter" || !(target instanceof HTMLInputElement) || target.ariaExpanded === "true") return;
    setTimeout(() => target.form?.querySelector("[type=submit]")?.dispatchEvent(inside({})));
  }, true);

  on(["click"], (event) => {
    const { target } = event;
    if (!event.defaultPrevented || !event.composed || !control(event)) return;
    event.stopImmediatePropagation();
    // Repeats the press in a separate task, after the browser has reverted the prevented one.
    setTimeout(() => target?.dispatchEvent(inside(event)));
  }, true);

  on(["click"], (event) => {
    const pressed = control(event);
    if (!pressed) return;
    event.stopPropagation();
    const form = pressed.matches("[type=submit]") && pressed.closest("form");
    if (!form) return;
    let isSent = false;
    form.addEventListener("submit", () => (isSent = true), { once: true, capture: true, signal });
    // A frame whose sandbox allows no forms also swallows the event, so it is dispatched here. The form itself is never
    // sent.
    setTimeout(() => isSent || event.defaultPrevented || form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })));
  });
}
