import type { ReadonlySignal } from "@preact/signals-react";
import type { ComponentType } from "react";
import type { Position } from "../../flow/flow";
import type { Phrase } from "../../kernel/phrase";
import type { Line, LineStep } from "../../session/line";
import type { RouterAdapter } from "./router";

/** The position on screen. `Screen` is loaded before it is shown: there is no Suspense, which would hold the first field back. */
export interface View {
  /** The route without its query: tells a screen change from a modal. */
  readonly path: string;
  readonly line: Line | null;
  readonly position: Position | null;
  readonly step: LineStep | null;
  readonly Screen: ComponentType;
  /** What the screen is called where it isn't in sight: in a page's title. It says nothing that a person typed. */
  readonly title: Phrase;
  readonly isBack: boolean;
  /** The host has just mounted the widget: nothing may move or take the focus. */
  readonly isFirst: boolean;
}

export type HistoryMode = "push" | "replace" | "none";

export interface Navigator {
  readonly view: ReadonlySignal<View | null>;
  /** The modal parameter of the route now. */
  readonly modal: ReadonlySignal<string | null>;
  /** Shows what the URL asks for, as far as the journey allows, else the fallback. Resolves when the first screen is ready. */
  start(fallback: string, ignoresUrl?: boolean): Promise<void>;
  go(route: string, mode?: HistoryMode): Promise<void>;
  /** A step of the line that is under way. */
  to(position: Position, mode?: HistoryMode): Promise<void>;
  /** A step that something beside or above it is left for: back to its entry in history where there is one. */
  returnTo(position: Position): Promise<void>;
  openModal(value: string, mode: "push" | "replace"): void;
  /**
   * `below` returns to the dialog that it was opened over, if any; `replace` where another navigation follows at once. Resolves
   * once the browser has travelled back, where it does.
   */
  closeModal(mode: "return" | "below" | "replace"): Promise<void>;
  pathOf(position: Position): string;
  href(route: string): string;
  /** The host's page, without a route of ours. */
  pageUrl(): string;
  use(adapter: RouterAdapter): void;
}
