import { containTyping } from "../../ui/behavior/containTyping";
import { containEvents } from "../containEvents";
import type { PaintedScreen } from "./handover";

const controls = "input, select, textarea, button, a[href]";

/** Milliseconds from the release of a press within which its click comes; iOS Safari waits for a second tap. */
const clicking = 300;

/** Milliseconds after which a press counts as let go. A page or a window in front may keep the release to itself. */
const holding = 5_000;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element | undefined): element is Field => element !== undefined && element.matches("input, select, textarea");
const isTicked = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

/**
 * True for an element with an action of its own: a phone number, a new tab. Clicking it later from a script would be blocked
 * as a pop-up.
 */
const leadsElsewhere = (element: Element): boolean => element.matches("a[target], a[href^='tel:']");

/**
 * A first screen that works without React: it accepts typing and remembers the last press. React's own screen, when it is
 * ready, gets the same values, focus and selection, and the press takes effect.
 */
export class FirstScreen implements PaintedScreen {
  readonly #root: ShadowRoot;
  readonly #screen: Element;
  readonly #sheets: readonly CSSStyleSheet[];
  readonly #onEnd: () => void;
  readonly #ending = new AbortController();
  #pressed: Element | undefined;
  /** In progress. Replacing the screen now would lose the character, and a press that ends on another element is no click. */
  readonly #held = new Set<"character" | "press">();
  #letting: ReturnType<typeof setTimeout> | undefined;
  #whenFree = (): void => undefined;

  constructor(root: ShadowRoot, screen: Element, sheets: readonly CSSStyleSheet[], onEnd = (): void => undefined) {
    this.#onEnd = onEnd;
    this.#root = root;
    this.#screen = screen;
    this.#sheets = sheets;
    // In the package, the element has a sheet that reserves its place, and keeps the last word on that.
    root.adoptedStyleSheets = [...new Set([...sheets, ...root.adoptedStyleSheets])];
    // Distinguishes it from React's screen, which is beside it for a moment.
    screen.toggleAttribute("data-ahead", true);
    // A screen that the page has brought isn't moved, because it would lose the focus.
    if (screen.parentNode !== root) root.replaceChildren(screen);
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
      root.addEventListener(name, listener as EventListener, { signal: this.#ending.signal });
    containEvents(root, this.#ending.signal);
    for (const name of ["keydown", "keyup", "keypress"] as const) on(name, containTyping);
    // As in ui/buttons/Button: a press leaves the focus in its field.
    on("mousedown", (event) => event.target instanceof Element && event.target.closest("button") && event.preventDefault());
    on("click", (event) => this.#press(event));
    // Enter in a field clicks the form's button, and the click is recorded here; the form itself is never sent.
    on("submit", (event) => event.preventDefault());
    on("compositionstart", () => this.#held.add("character"));
    on("compositionend", () => setTimeout(() => this.#end("character")));
    on("pointerdown", ({ button }) => button === 0 && this.#holdPress());
    on("keydown", ({ key, target }) => key === " " && (target as Element).matches("button") && this.#holdPress());
    const letGo = (): void => this.#letGo(clicking);
    for (const name of ["pointerup", "pointercancel", "keyup"]) addEventListener(name, letGo, { signal: this.#ending.signal, capture: true });
  }

  /**
   * Passes the focus from field to field, so that a phone's keyboard stays open. It waits for the end of a character in
   * composition and of a press. Calls `onGiven` once only React's screen is there.
   */
  giveWay(onGiven: () => void): void {
    if (this.#held.size > 0) return this.#waitBehind(onGiven);
    const before = [...this.#screen.querySelectorAll(controls)];
    const focused = this.#root.activeElement ?? undefined;
    const selection = selectionOf(focused);
    const after = [...this.#root.querySelectorAll(controls)].filter((control) => !this.#screen.contains(control));
    const twin = (of: Element | undefined): Element | undefined => of && after.find((control) => identity(control) === identity(of));
    const target = twin(focused);
    // Removed from the flow before `focus` forces a layout: with both screens below each other, the page would scroll.
    if (this.#screen instanceof HTMLElement) this.#screen.style.position = "absolute";
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    this.end();
    // Repeats the typing after React's commit and before the next frame is painted.
    queueMicrotask(() => {
      for (const control of before) if (isField(control)) repeat(control, twin(control));
      if (selection && isField(target) && "setSelectionRange" in target) target.setSelectionRange(...selection);
      const pressed = twin(this.#pressed);
      if (pressed instanceof HTMLElement) pressed.click();
    });
    onGiven();
  }

  #waitBehind(onGiven: () => void): void {
    const others = [...this.#root.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child !== this.#screen);
    const labels = others.flatMap((other) => Array.from(other.querySelectorAll<HTMLLabelElement>("label[for]"), (label) => ({ label, of: label.htmlFor })));
    const hide = (hidden: boolean): void => {
      for (const other of others) other.style.display = hidden ? "none" : "";
      // Both screens have the same ids, so a screen reader would hear the hidden labels as well.
      for (const { label, of } of labels) label.htmlFor = hidden ? "" : of;
    };
    hide(true);
    this.#whenFree = () => {
      hide(false);
      this.giveWay(onGiven);
    };
    this.#letGo(holding);
  }

  #holdPress(): void {
    clearTimeout(this.#letting);
    this.#held.add("press");
  }

  /** Ends the press after so many milliseconds, unless another one begins. */
  #letGo(after: number): void {
    if (!this.#held.has("press")) return;
    clearTimeout(this.#letting);
    this.#letting = setTimeout(() => this.#end("press"), after);
  }

  #end(what: "character" | "press"): void {
    this.#held.delete(what);
    if (this.#held.size === 0 && !this.#ending.signal.aborted) this.#whenFree();
  }

  /** Removes the first screen, with its style sheets and listeners. */
  end(): void {
    this.#ending.abort();
    this.#onEnd();
    this.#screen.remove();
    this.#root.adoptedStyleSheets = this.#root.adoptedStyleSheets.filter((sheet) => !this.#sheets.includes(sheet));
  }

  #press(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest("button, a[href]") : null;
    if (!control || !this.#screen.contains(control) || leadsElsewhere(control) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.#pressed = control;
    if (control.matches("[type=submit]")) control.setAttribute("aria-busy", "true");
  }
}

/** Identifies a control on both screens: by its id, by name and value for radio buttons, by its text for buttons. */
const identity = (control: Element): string =>
  control.id || [control.tagName, control.getAttribute("name"), control.getAttribute("value"), control.textContent].join("|");

/** Includes the direction, so that Shift and an arrow key continue to move the same end. */
function selectionOf(control: Element | undefined): Parameters<HTMLInputElement["setSelectionRange"]> | null {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  // Null for inputs without a selection, such as an e-mail address.
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd, selectionDirection ?? "none"];
}

/** Tells whether the visitor has touched a field. React fills the others, which the host may have prefilled by now. */
function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/**
 * Repeats a field's input on its twin with the events that a person would cause, so that its handlers format, look up and
 * store it.
 */
function repeat(from: Field, to: Element | undefined): void {
  if (!isField(to) || !isChanged(from)) return;
  if (isTicked(from)) {
    if (isTicked(to) && from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === to.value) return;
  // Uses the prototype's setter: React overrides the element's own, and would see no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), "value")?.set?.call(to, from.value);
  for (const name of ["input", "change"]) to.dispatchEvent(new Event(name, { bubbles: true }));
}
