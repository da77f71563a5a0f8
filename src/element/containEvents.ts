/** Events that carry what a visitor types, pastes or dictates. */
const telling = ["beforeinput", "input", "textInput", "compositionstart", "compositionupdate", "compositionend", "copy", "cut", "paste", "drop"] as const;

/** The browser's own action for a press, unless some listener prevents it. */
const acting = "[type=submit], [type=checkbox], [type=radio], label, summary, a[href]";

/** A press that ends at the shadow root. */
const inside = ({ ctrlKey, shiftKey, altKey, metaKey, detail }: MouseEventInit): MouseEvent =>
  new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, shiftKey, altKey, metaKey, detail });

/**
 * Keeps what happens inside from the listeners of the host's page, as far as a page can be kept out: a shadow root is open, and
 * who listens on `window` in the capture phase hears everything first. What is typed doesn't pass on, and neither do Enter and
 * the presses that do something by themselves: a host that prevents those on `document` would leave forms that can't be sent and
 * boxes that can't be ticked. Where it does so in the capture phase, the press is made again where nobody outside hears it.
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
    // The press is repeated in a task of its own: the browser is still to take back what the prevented press has done.
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
    // A frame whose sandbox allows no forms swallows the event too. The form itself goes nowhere in any case.
    setTimeout(() => isSent || event.defaultPrevented || form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })));
  });
}
