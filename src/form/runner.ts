import type { ReadonlySignal } from "@preact/signals-react";
import { createContext, useContext } from "react";
import type { CaseId, CaseReason } from "../business/complexCases";
import type { Position } from "../flow/flow";
import type { Phrase } from "../kernel/phrase";
import type { FieldError, Question } from "../session/effectOutcome";
import type { DialogName } from "./dialogNames";

/**
 * What a screen may ask of the app. There is no goNext: a screen submits, and the one completion pipeline decides what
 * follows.
 */
export interface Runner {
  readonly position: ReadonlySignal<Position>;
  /** The step's title. */
  readonly title: ReadonlySignal<Phrase>;
  /** Which way the visitor came; null on the first screen, which doesn't move. */
  readonly enter: ReadonlySignal<"forward" | "back" | null>;
  readonly busy: ReadonlySignal<boolean>;
  readonly errors: ReadonlySignal<readonly FieldError[]>;
  /** Counts submits that were refused: the error summary takes the focus on each. */
  readonly refusals: ReadonlySignal<number>;
  readonly question: ReadonlySignal<Question | null>;
  submit(): Promise<void>;
  showErrors(errors: readonly FieldError[], refused: boolean): void;
  openSubroute(detail: string): void;
  closeSubroute(): void;
  /** The dialog of the screen that is open; `useDialog` tells each its own. */
  readonly dialog: ReadonlySignal<DialogName | null>;
  openDialog(name: DialogName): void;
  closeDialog(): Promise<void>;
  /**
   * `reason` where there is a more exact one than the case's own; `about` where the answer that it is judged by stands in a form
   * of one item.
   */
  raise(caseId: CaseId, reason?: CaseReason, about?: FieldError): void;
  /** Sends what completed steps still owe the service. False when that failed or something else is shown because of it. */
  settle(signal: AbortSignal): Promise<boolean>;
  /** Another route of the widget, such as `auto/finalize/phone`; `instead` of the place that is shown, Back doesn't return to it. */
  show(route: string, instead?: boolean): void;
  /** Where a link to a step leads, for middle clicks and screen readers. */
  hrefOf(position: Position): string;
  /** The host's page without the widget's own parameters: where a link that continues the visit leads. */
  pageUrl(): string;
  startOver(): void;
}

const RunnerContext = createContext<Runner | null>(null);

export const RunnerProvider = RunnerContext.Provider;

export function useRunner(): Runner {
  const runner = useContext(RunnerContext);
  if (!runner) throw new Error("Screens are shown inside a RunnerProvider");
  return runner;
}
