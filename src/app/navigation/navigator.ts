import type { ReadonlySignal } from "@preact/signals-react";
import type { ComponentType } from "react";
import type { Position } from "../../flow/flow";
import type { Phrase } from "../../kernel/phrase";
import type { Line, LineStep } from "../../session/line";
import type { Direction } from "../host/events";
import type { RouterAdapter } from "./router";

/** The position on screen. `Screen` is loaded before it is shown: Suspense would delay the first field. */
export interface View {
  /** The route without its query: tells a screen change from a modal. */
  readonly path: string;
  readonly line: Line | null;
  readonly position: Position | null;
  readonly step: LineStep | null;
  readonly Screen: ComponentType;
  /** The screen's name for the page's title; it contains nothing that a person typed. */
  readonly title: Phrase;
  /** Null for the first screen after mounting: nothing may move or take the focus. */
  readonly direction: Direction | null;
  /** True if the browser travelled to the history entry of another screen, whose scroll position it restores. */
  readonly isElsewhere: boolean;
}

export type HistoryMode = "push" | "replace" | "none";

export interface Navigator {
  readonly view: ReadonlySignal<View | null>;
  /** The modal parameter of the current route. */
  readonly modal: ReadonlySignal<string | null>;
  /** Shows the URL's route as far as the journey allows, else the fallback. Resolves when the first screen is ready. */
  start(fallback: string, ignoresUrl?: boolean): Promise<void>;
  go(route: string, mode?: HistoryMode): Promise<void>;
  /** Goes to a step of the current line. */
  to(position: Position, mode?: HistoryMode): Promise<void>;
  /** Returns to a step from a screen beside or above it: back to its history entry if there is one. */
  returnTo(position: Position): Promise<void>;
  /** Returns to a route from a page beside the flow. Resolves when the browser is on the route's own history entry, if there is one. */
  travelTo(route: string): Promise<void>;
  openModal(value: string, mode: "push" | "replace"): void;
  /**
   * `below` returns to the dialog that the modal was opened over, if any; use `replace` before another navigation. Resolves once the
   * browser has travelled back, if it does.
   */
  closeModal(mode: "return" | "below" | "replace"): Promise<void>;
  pathOf(position: Position): string;
  href(route: string): string;
  /** The URL of the host's page without the widget's route. */
  pageUrl(): string;
  use(adapter: RouterAdapter): void;
}
