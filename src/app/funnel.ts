import type { ReadonlySignal } from "@preact/signals-react";
import type { LineSlug } from "../business/lines";
import type { Language } from "../kernel/language";
import type { HostContext } from "../session/hostContext";
import type { Session } from "../session/session";
import type { ComplexCases } from "./cases/ComplexCases";
import type { Emit } from "./host/events";
import type { Navigator } from "./navigation/navigator";
import type { StepRunner } from "./completing/StepRunner";

/** The amount of the widget's own header; all three show phone number and licensing. */
export type Chrome = "full" | "minimal" | "none";

/** One partner's running funnel: session, navigator, runner and cases, wired together. */
export interface Funnel {
  /** Distinguishes the funnel from the one it replaces. */
  readonly id: string;
  readonly session: Session;
  readonly navigator: Navigator;
  readonly runner: StepRunner;
  readonly cases: ComplexCases;
  readonly context: HostContext;
  readonly chrome: ReadonlySignal<Chrome>;
  /** The level of each screen's title among the headings of the host's page, from 1 to 6. */
  readonly titleLevel: ReadonlySignal<number>;
  readonly emit: Emit;
  readonly host: HTMLElement;
  /** The lines on offer: those of the attribute that the partner has, in the partner's order. */
  readonly offered: () => readonly LineSlug[];
  /** The lines that a route or the attribute requests and that aren't offered. */
  readonly refused: (route: string) => readonly LineSlug[];
  /** The attribute's lines, on which the offer depends. */
  readonly lines: ReadonlySignal<readonly LineSlug[]>;
  /**
   * `isAnother`: the funnel replaces another partner's, to whom the URL's route belongs. `isResumed`: a link has restored the visit,
   * in which the address's other tasks were already done.
   */
  start(isAnother?: boolean, isResumed?: boolean): Promise<void>;
  /** Called when the attribute changes: moves an untouched screen to the lines on offer. */
  linesChanged(): void;
  enter(line: string | null): void;
  goTo(step: string): void;
  prefill(data: unknown): void;
  setAuthToken(token: string | null): void;
  /** Begins another quote, with the person and the address of this one. */
  startOver(): void;
  /** Begins another quote without anything that the visitor has told. */
  deleteAnswers(): void;
  /** Changes the language at the visitor's request. */
  speak(language: Language): void;
  focusFirst(): void;
  dispose(): void;
}

/**
 * The part of a funnel that exists when the build renders a line's first screen (element/firstPaint/renderFirstScreens.ts): header,
 * progress and first screen may use no more. At build time there is no page and no host element.
 */
export interface FirstScreenFunnel extends Pick<Funnel, "session" | "navigator" | "runner" | "chrome" | "titleLevel" | "emit"> {
  readonly host: HTMLElement | null;
}
