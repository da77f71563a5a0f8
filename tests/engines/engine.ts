/** A browser engine that a walk can be driven in. */
export interface Engine {
  /** Its name and version: "Firefox 153.7". */
  readonly name: string;
  /** Abilities that this engine or its driver hasn't, each with the reason. */
  readonly lacks: Readonly<Partial<Record<Ability, string>>>;
  /** Opens a window with nothing stored. */
  open(options: WindowOptions): Promise<Tab>;
  close(): Promise<void>;
}

/** A setting of the visitor's browser. `older` is a browser without the newer features that the widget uses. */
export type Preference = "dark" | "forcedColors" | "largeText" | "older";

export type Ability = Preference | "paper";

export interface WindowOptions {
  /** CSS pixels of the page. */
  readonly width: number;
  readonly height: number;
  readonly preference?: Preference;
}

/** Keys that aren't characters, named as in a KeyboardEvent. */
export type Key = "ArrowDown" | "ArrowRight" | "ArrowUp" | "Enter" | "Escape" | "Shift+Tab" | "Space" | "Tab";

/** An element as an accessibility tree has it. */
export interface Told {
  readonly role: string;
  readonly name: string;
}

/** An element as the page's own reader has it. */
export interface Spoken extends Told {
  /** The name with its no-break spaces. */
  readonly spoken: string;
}

/** One window and its page. Every engine's driver offers this and no more, so that a visitor is the same in all of them. */
export interface Tab {
  /** Opens an address; resolves once its document is there. */
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page. Its value has to be JSON. Rejects while the page is being replaced. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer to a point of the window and presses it. */
  click(x: number, y: number): Promise<void>;
  /** Moves the pointer. */
  moveTo(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Returns a PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** Returns the text of the page as the browser prints it. Rejects in an engine that lacks `paper`. */
  paper(): Promise<string>;
  /**
   * Returns those of `things` that the browser's own accessibility tree hasn't. `elements` is an expression for an array of
   * the elements, in the order of `things`.
   */
  untold(things: readonly Spoken[], elements: string): Promise<readonly Told[]>;
  /** Errors and warnings of the console, uncaught errors and policy violations, from the first byte on. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}
