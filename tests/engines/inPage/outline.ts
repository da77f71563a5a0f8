import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** A control, heading or landmark as a screen reader tells it. */
export interface Thing {
  /** Identifies the element to the page's other functions, until the next outline. */
  readonly id: number;
  readonly role: string;
  readonly name: string;
  /** The name with its no-break spaces. */
  readonly spoken: string;
  /** The name of the nearest group, dialog or article around it. */
  readonly group: string;
  /** A field's name in the form, which is the same in every language. */
  readonly field?: string;
  /** A field's value. */
  readonly value?: string;
  /** The texts of a list's options, in order. */
  readonly options?: readonly string[];
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly level?: number;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly focused: boolean;
}

export interface Outline {
  readonly address: string;
  readonly things: readonly Thing[];
  /** The screen's text, line by line. */
  readonly text: string;
}

const told = new Set(
  "alert alertdialog article button checkbox combobox dialog group heading link listbox navigation option radio radiogroup searchbox slider spinbutton status switch textbox".split(" "),
);
const around = "[role=group], [role=radiogroup], fieldset, article, dialog";

let seen: readonly Element[] = [];

/** Returns the elements that a screen reader reaches, through open shadow roots. */
function* reachable(within: ParentNode): Generator<Element> {
  for (const element of within instanceof HTMLSlotElement && within.assignedElements().length > 0 ? within.assignedElements() : within.children) {
    if (element.ariaHidden === "true" || (element as HTMLElement).inert || getComputedStyle(element).display === "none") continue;
    if (element.checkVisibility({ visibilityProperty: true })) yield element;
    yield* reachable(element.shadowRoot ?? element);
  }
}

/** The widget, or else the page; of that the topmost modal dialog alone, if there is one. */
function scope(): { readonly within: ParentNode; readonly dialog: HTMLElement | undefined } {
  const within = document.querySelector("insurance-quote")?.shadowRoot ?? document.body;
  return { within, dialog: [...within.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) };
}

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

function thingOf(element: Element, id: number): Thing {
  const role = getRole(element) ?? "";
  const spoken = computeAccessibleName(element);
  const group = element.parentElement?.closest(around);
  const root = element.getRootNode() as Document | ShadowRoot;
  const expanded = element.getAttribute("aria-expanded");
  const level = /^H([1-6])$/.exec(element.tagName)?.[1] ?? element.getAttribute("aria-level");
  return {
    id,
    role,
    name: tidy(spoken),
    spoken,
    group: group ? tidy(computeAccessibleName(group)) : "",
    ...((element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) && { field: element.name || element.id, value: element.value }),
    ...(element instanceof HTMLSelectElement && { options: [...element.options].map(({ text }) => tidy(text)) }),
    ...(element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type) && { checked: element.checked }),
    ...(expanded !== null && { expanded: expanded === "true" }),
    ...(role === "heading" && { level: Number(level) }),
    disabled: element.matches(":disabled, [aria-disabled=true]"),
    required: element.matches(":required, [aria-required=true]"),
    invalid: element.matches("[aria-invalid=true]"),
    focused: root.activeElement === element,
  };
}

/** Tells what is on the screen, in its order. */
export function outline(): Outline {
  const { within, dialog } = scope();
  const all = dialog ? [dialog, ...reachable(dialog)] : [...reachable(within)];
  seen = all.filter((element) => told.has(getRole(element) ?? ""));
  const texts = dialog ? [dialog] : [...within.children].flatMap((child) => (child instanceof HTMLElement ? child : []));
  return { address: location.href, things: seen.map(thingOf), text: texts.map((child) => child.innerText).join("\n") };
}

/** Returns the innermost element at a point of the window, through open shadow roots. */
function at(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let deeper = hit?.shadowRoot?.elementFromPoint(x, y); deeper && deeper !== hit; deeper = hit.shadowRoot?.elementFromPoint(x, y)) hit = deeper;
  return hit;
}

/** The events of the last press that met the thing it was meant for. */
const met = new Set<string>();
let aim: readonly Element[] = [];

/** True for an element that has taken the place of what is aimed at, as when a running screen replaces a painted one. */
const isTwin = (one: Element): boolean => aim.some((old) => !old.isConnected && old.localName === one.localName && tidy(old.textContent ?? "") === tidy(one.textContent ?? ""));

for (const type of ["pointerdown", "click"]) {
  const note = (event: Event): void => {
    if (event.composedPath().some((one) => aim.includes(one as Element) || (one instanceof Element && isTwin(one)))) met.add(type);
  };
  addEventListener(type, note, true);
}

/** Tells how the last press went: it met its thing, missed it altogether, or the thing moved away under the pointer. */
export function pressed(): "met" | "missed" | "slipped" {
  // A press that led to another page has left nothing here.
  if (met.has("click") || aim.length === 0) return "met";
  return met.has("pointerdown") ? "slipped" : "missed";
}

/** A point of the window, or what covers it. */
export type Place = { readonly x: number; readonly y: number } | { readonly covered: string } | null;

/** Scrolls to a thing, and returns where a pointer meets it; null if it has gone. */
export function placeOf(id: number): Place {
  const element = seen[id];
  if (!element?.isConnected) return null;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const isTiny = (one: Element): boolean => one.getBoundingClientRect().width < 2;
  const target = isTiny(element) ? (labels.find((label) => !isTiny(label)) ?? element) : element;
  target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const [box = target.getBoundingClientRect()] = target.getClientRects();
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  const hit = at(x, y);
  met.clear();
  aim = [element, ...labels];
  const isHit = hit !== null && aim.some((one) => one.contains(hit));
  return isHit ? { x, y } : { covered: hit ? `${hit.localName} "${tidy(hit.textContent ?? "").slice(0, 40)}"` : "nothing" };
}

/** Returns a thing's element; null if it has gone. */
export const elementOf = (id: number): Element | null => (seen[id]?.isConnected ? seen[id] : null);

/** Marks all text of a field, so that typing replaces it. */
export function markText(id: number): void {
  const element = seen[id];
  if (element instanceof HTMLInputElement) element.select();
}

/**
 * Chooses an option of a list, as a WebDriver does: the list's own popup is outside the page. Chooses nothing if the list has changed
 * since it was read, as another option may have taken its place.
 */
export function chooseOption(id: number, index: number, text: string): boolean {
  const element = seen[id];
  if (!(element instanceof HTMLSelectElement) || tidy(element.options[index]?.text ?? "") !== text) return false;
  element.focus();
  element.selectedIndex = index;
  element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

function innermostFocus(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body ? null : active;
}

/** True unless the focus has left the open dialog for another part of the page. */
export function focusIsTrapped(): boolean {
  const { dialog } = scope();
  const active = innermostFocus();
  return dialog !== undefined && (active === null || dialog.contains(active));
}

/** Returns the focused element, and the element that covers its middle. */
export interface Focus {
  readonly name: string;
  readonly role: string;
  readonly covered: string | null;
  /** True if it is inside the widget. */
  readonly isInside: boolean;
}

/** Returns what has the focus; null if that is the whole page. */
export function focus(): Focus | null {
  const active = innermostFocus();
  if (!active) return null;
  const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [];
  const shown = active.getBoundingClientRect().width < 2 ? (labels[0] ?? active) : active;
  const [box = shown.getBoundingClientRect()] = shown.getClientRects();
  const hit = at(Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2));
  const isClear = hit !== null && [active, ...labels].some((one) => one.contains(hit) || hit.contains(one));
  return {
    name: tidy(computeAccessibleName(active)),
    role: getRole(active) ?? "",
    covered: isClear ? null : hit ? `${hit.localName} "${tidy(hit.textContent ?? "").slice(0, 40)}"` : "the window's edge",
    isInside: active.getRootNode() instanceof ShadowRoot,
  };
}

/** Returns how far below the window's top a thing ends, in CSS pixels, without scrolling to it; null if it has gone. */
export const bottomOf = (id: number): number | null => (seen[id]?.isConnected ? seen[id].getBoundingClientRect().bottom : null);
