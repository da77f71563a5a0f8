import { containTyping } from "../../ui/behavior/containTyping";
import { containEvents } from "../containEvents";
import type { PaintedScreen } from "./handover";

const controls = "input, select, textarea, button, a[href]";
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element | undefined): element is Field => element !== undefined && element.matches("input, select, textarea");
const isTicked = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

/** Leads elsewhere by itself: a dialled number, a new tab. A later click of ours would be taken for a pop-up. */
const leadsElsewhere = (element: Element): boolean => element.matches("a[target], a[href^='tel:']");

/**
 * A first screen that works without React: it takes what is typed and remembers what was pressed. When React's own screen is
 * put in its place, that has the same values, focus and selection, and the press takes effect.
 */
export class FirstScreen implements PaintedScreen {
  readonly #root: ShadowRoot;
  readonly #screen: Element;
  readonly #sheets: readonly CSSStyleSheet[];
  readonly #ending = new AbortController();
  #pressed: Element | undefined;
  #isComposing = false;

  constructor(root: ShadowRoot, screen: Element, sheets: readonly CSSStyleSheet[]) {
    this.#root = root;
    this.#screen = screen;
    this.#sheets = sheets;
    root.adoptedStyleSheets = [...sheets];
    // Tells it from React's, which stands beside it for a moment.
    screen.toggleAttribute("data-ahead", true);
    // One that the page has brought stays where it is: moved, it would lose the focus.
    if (screen.parentNode !== root) root.replaceChildren(screen);
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
      root.addEventListener(name, listener as EventListener, { signal: this.#ending.signal });
    containEvents(root, this.#ending.signal);
    for (const name of ["keydown", "keyup", "keypress"] as const) on(name, containTyping);
    // As in ui/buttons/Button: a press leaves the focus in its field.
    on("mousedown", (event) => event.target instanceof Element && event.target.closest("button") && event.preventDefault());
    on("click", (event) => this.#press(event));
    // Enter in a field presses the form's button, which comes by here as a click; the form itself goes nowhere.
    on("submit", (event) => event.preventDefault());
    on("compositionstart", () => (this.#isComposing = true));
    on("compositionend", () => (this.#isComposing = false));
  }

  /**
   * The focus moves from field to field: a phone's keyboard stays. In the middle of a character that takes several keys nothing
   * may be replaced under the visitor: then it waits for the character. `onGiven` is called once React's screen is the one there.
   */
  giveWay(onGiven: () => void): void {
    if (this.#isComposing) return this.#waitForCharacter(onGiven);
    const before = [...this.#screen.querySelectorAll(controls)];
    const focused = this.#root.activeElement ?? undefined;
    const selection = selectionOf(focused);
    const after = [...this.#root.querySelectorAll(controls)].filter((control) => !this.#screen.contains(control));
    const twin = (of: Element | undefined): Element | undefined => of && after.find((control) => identity(control) === identity(of));
    const target = twin(focused);
    // Out of the way before the focus asks for a layout: with both in it, one below the other, the page would scroll to follow.
    if (this.#screen instanceof HTMLElement) this.#screen.style.position = "absolute";
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    this.end();
    // What was typed is repeated after React's commit and before the next frame is painted.
    queueMicrotask(() => {
      for (const control of before) if (isField(control)) repeat(control, twin(control));
      if (selection && isField(target) && "setSelectionRange" in target) target.setSelectionRange(...selection);
      const pressed = twin(this.#pressed);
      if (pressed instanceof HTMLElement) pressed.click();
    });
    onGiven();
  }

  #waitForCharacter(onGiven: () => void): void {
    const others = [...this.#root.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child !== this.#screen);
    const hide = (hidden: boolean): void => others.forEach((other) => (other.style.display = hidden ? "none" : ""));
    hide(true);
    const go = (): void => {
      hide(false);
      this.giveWay(onGiven);
    };
    this.#root.addEventListener("compositionend", () => setTimeout(go), { once: true, signal: this.#ending.signal });
  }

  /** Takes the first screen away, with its style sheets and listeners. */
  end(): void {
    this.#ending.abort();
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

/** By which a control is found again: its id; its name and choice, for radios; its words, for buttons. */
const identity = (control: Element): string =>
  control.id || [control.tagName, control.getAttribute("name"), control.getAttribute("value"), control.textContent].join("|");

/** With its direction: Shift and an arrow key go on moving the end that they have moved. */
function selectionOf(control: Element | undefined): Parameters<HTMLInputElement["setSelectionRange"]> | null {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  // Null for kinds of input that have no selection, such as an e-mail address.
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd, selectionDirection ?? "none"];
}

/** Whether the visitor has touched a field. The others are React's to fill: the host may have prefilled them by now. */
function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

/** Says to a control what was said to its twin, the way a person would: its own handlers format, look up and keep it. */
function repeat(from: Field, to: Element | undefined): void {
  if (!isField(to) || !isChanged(from)) return;
  if (isTicked(from)) {
    if (isTicked(to) && from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === to.value) return;
  // By the prototype's setter: React watches the element's own, and would think that nothing had changed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), "value")?.set?.call(to, from.value);
  for (const name of ["input", "change"]) to.dispatchEvent(new Event(name, { bubbles: true }));
}
