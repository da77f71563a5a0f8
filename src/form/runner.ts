import type { ReadonlySignal } from "@preact/signals-react";
import { createContext, useContext } from "react";
import type { CaseId, CaseReason } from "../business/complexCases";
import type { Position } from "../flow/flow";
import type { Phrase } from "../kernel/phrase";
import type { FieldError, Question } from "../session/effectOutcome";
import type { DialogName } from "./dialogNames";

/**
 * The actions that a screen may request from the app. There is no goNext: a screen submits, and the one completion pipeline
 * decides what follows.
 */
export interface Runner {
  readonly position: ReadonlySignal<Position>;
  /** The step's title. */
  readonly title: ReadonlySignal<Phrase>;
  /** The direction from which the visitor came; null on the first screen, which isn't animated. */
  readonly enter: ReadonlySignal<"forward" | "back" | null>;
  readonly busy: ReadonlySignal<boolean>;
  readonly errors: ReadonlySignal<readonly FieldError[]>;
  /** Counts refused submits: the error summary takes the focus on each. */
  readonly refusals: ReadonlySignal<number>;
  readonly question: ReadonlySignal<Question | null>;
  submit(): Promise<void>;
  /** Sends what Next would send, as far as nobody has to see an outcome. Call it once the step's answers are all there. */
  ahead(): void;
  showErrors(errors: readonly FieldError[], refused: boolean): void;
  openSubroute(detail: string): void;
  closeSubroute(): void;
  /** The screen's open dialog; `useDialog` returns a single one. */
  readonly dialog: ReadonlySignal<DialogName | null>;
  openDialog(name: DialogName): void;
  closeDialog(): Promise<void>;
  /** `reason` is more exact than the case's own; `about` is the answer behind the case, if it is in the form of an item. */
  raise(caseId: CaseId, reason?: CaseReason, about?: FieldError): void;
  /** Sends the service what completed steps still owe it. False if that failed or led to another screen. */
  settle(signal: AbortSignal): Promise<boolean>;
  /**
   * Shows another route of the widget, such as `auto/finalize/phone`. With `instead`, it replaces the current history entry.
   */
  show(route: string, instead?: boolean): void;
  /** Returns the target of a link to a step, for middle clicks and screen readers. */
  hrefOf(position: Position): string;
  /** Returns the host's page without the widget's own parameters, for links that continue the visit. */
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
