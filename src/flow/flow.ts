import type { CaseId } from "../business/complexCases";
import type { Language } from "../kernel/language";
import type { Phrase } from "../kernel/phrase";
import type { Condition } from "./condition";
import type { AnyField, Answers } from "./field";

/** A step's screen, and the effects of completing it, in order. The layers above define `Screen` and `Effect`. */
export interface StepWork<Screen = unknown, Effect = unknown> {
  readonly screen: Screen;
  readonly effects?: readonly Effect[];
}

/** A step's questions and the conditions for asking them, never what comes after it. */
interface StepFacts {
  /** The slug in the URL, unique in its line: `years-continuous-coverage`, `finalize/contact`. */
  readonly id: string;
  readonly title: Phrase;
  readonly fields: readonly AnyField[];
  /** Asked only while this holds. Absent: always. */
  readonly when?: Condition;
  /** Ids of the complex cases that the step's answers or effects can raise. */
  readonly cases?: readonly CaseId[];
  /** Makes what would hold up this step's first frame, while the step before is read. */
  readonly ahead?: (language: Language) => void;
  /** Completes itself on arrival; Back skips it, and the next step replaces it in history. */
  readonly transient?: boolean;
  /** Shows what others know of the visitor, to be confirmed: the second line of a bundle doesn't pass over it. */
  readonly confirms?: true;
  /** Completing it first sends what nobody waited for. */
  readonly settles?: true;
  /** Can be visited before the steps ahead of it are completed: a complex case leads straight to an advisor. */
  readonly open?: boolean;
  /** Can be loaded without any answers, like a line's first step. */
  readonly entry?: boolean;
  /** Repeats the screen once for each of these, in order, each with its own URL; the first has the bare step's. */
  readonly substeps?: (answers: Answers) => readonly string[];
  /** Screens of the step outside next and previous, such as `add`; reachable while the step is. */
  readonly subroutes?: (answers: Answers) => readonly string[];
  /** Hides the Back button; the browser's own works. */
  readonly hidesBack?: boolean;
  /** Once this holds, the step's address leads to the line's terminal step. */
  readonly over?: Condition;
  /** Ends the line: nothing comes after it, and it can't be completed. */
  readonly terminal?: boolean;
  /** Ends the walk once this holds: every route of the line then leads here. */
  readonly ends?: Condition;
  /** Uses the generic address without a line's name, which lines without a page of their own share. */
  readonly generic?: boolean;
}

/** A step of a line. Its work is available, or in a separate parcel that is fetched when the step is first shown. */
export type Step<Screen = unknown, Effect = unknown> = StepFacts &
  (StepWork<Screen, Effect> | { readonly parcel: () => Promise<StepWork<Screen, Effect>> });

/** Returns the step's work; rejects if its parcel can't be fetched. */
export const workOf = async <Screen, Effect>(step: Step<Screen, Effect>): Promise<StepWork<Screen, Effect>> => ("parcel" in step ? step.parcel() : step);

export interface Group<Screen = unknown, Effect = unknown> {
  readonly id: string;
  readonly label: Phrase;
  /** Groups of the same stage have a progress of their own, apart from the rest of the flow. */
  readonly stage?: string;
  readonly steps: readonly Step<Screen, Effect>[];
}

export interface Flow<Screen = unknown, Effect = unknown> {
  readonly groups: readonly Group<Screen, Effect>[];
  /** Screens with a route that no Next of the groups leads to, such as `finalize/phone`; each leads to the following one. */
  readonly detachedSteps?: readonly Step<Screen, Effect>[];
}

/** A visitor's place: a step, and in it a substep or a subroute. */
export interface Position {
  readonly step: string;
  readonly detail: string | null;
}
