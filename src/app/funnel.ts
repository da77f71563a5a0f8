import type { ReadonlySignal } from "@preact/signals-react";
import type { LineSlug } from "../business/lines";
import type { Language } from "../kernel/language";
import type { HostContext } from "../session/hostContext";
import type { Session } from "../session/session";
import type { ComplexCases } from "./cases/ComplexCases";
import type { Emit } from "./host/events";
import type { Navigator } from "./navigation/navigator";
import type { StepRunner } from "./completing/StepRunner";

/** How much of the widget's own header is shown; phone number and licensing can be reached in all three. */
export type Chrome = "full" | "minimal" | "none";

/** One partner's funnel at work: session, navigator, runner and cases, wired together. */
export interface Funnel {
  /** Tells it from the funnel that it takes the place of. */
  readonly id: string;
  readonly session: Session;
  readonly navigator: Navigator;
  readonly runner: StepRunner;
  readonly cases: ComplexCases;
  readonly context: HostContext;
  readonly chrome: ReadonlySignal<Chrome>;
  readonly emit: Emit;
  readonly host: HTMLElement;
  /** Lines on offer: the attribute's and the partner's, in the partner's order. */
  readonly offered: () => readonly LineSlug[];
  /** Lines that a route, or the attribute, asks for and that can't be had. */
  readonly refused: (route: string) => readonly LineSlug[];
  /** The attribute's; what is offered follows from it. */
  readonly lines: ReadonlySignal<readonly LineSlug[]>;
  /**
   * `isAnother`: it takes the place of another partner's, whom the address is about. `isResumed`: a link has brought a visit back,
   * and what else the address asks for was done in it.
   */
  start(isAnother?: boolean, isResumed?: boolean): Promise<void>;
  /** The attribute has changed: an untouched screen gives way to what is offered now. */
  linesChanged(): void;
  enter(line: string | null): void;
  goTo(step: string): void;
  prefill(data: unknown): void;
  setAuthToken(token: string | null): void;
  startOver(): void;
  /** The visitor chooses a language. */
  speak(language: Language): void;
  focusFirst(): void;
  dispose(): void;
}

/**
 * The part of a funnel that is there when the build renders a line's first screen (element/firstPaint/renderFirstScreens.ts): header,
 * progress and first screen may ask for no more. There is no page yet, so no host.
 */
export interface FirstScreenFunnel extends Pick<Funnel, "session" | "navigator" | "runner" | "chrome" | "emit"> {
  readonly host: HTMLElement | null;
}
