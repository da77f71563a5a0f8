import type { CaseId } from "../business/complexCases";
import type { Phrase } from "../kernel/phrase";
import type { Condition } from "./condition";
import type { AnyField, Answers } from "./field";

/** What a step shows, and what completing it does, in order. `Screen` and `Effect` are the business of the floors above. */
export interface StepWork<Screen = unknown, Effect = unknown> {
  readonly screen: Screen;
  readonly effects?: readonly Effect[];
}

/** What a step is: what it asks and when it is asked, never what comes after it. */
interface StepFacts {
  /** The slug in the URL, unique in its line: `years-continuous-coverage`, `finalize/contact`. */
  readonly id: string;
  readonly title: Phrase;
  readonly fields: readonly AnyField[];
  /** Asked only while this holds. Absent: always. */
  readonly when?: Condition;
  /** Ids of the complex cases that the step's answers or effects can raise. */
  readonly cases?: readonly CaseId[];
  /** Works by itself: completed on arrival, passed over by Back, and replaced in history by what follows. */
  readonly transient?: boolean;
  /** May be visited before the steps ahead of it are completed: a complex case leads straight to an advisor. */
  readonly open?: boolean;
  /** Like a line's first step, a page that may be loaded with nothing of the line answered. */
  readonly entry?: boolean;
  /** The same screen once for each of these, in order, each with its own URL; the first is the bare step. */
  readonly substeps?: (answers: Answers) => readonly string[];
  /** Screens of the step outside of next and previous, such as `add`: reachable while the step is. */
  readonly subroutes?: (answers: Answers) => readonly string[];
  /** The Back button isn't offered; the browser's own works. */
  readonly hidesBack?: boolean;
  /** Ends the line: nothing comes after it and it can't be completed. */
  readonly terminal?: boolean;
  /** Once this holds the walk is over: each place of the line leads here. */
  readonly ends?: Condition;
  /** Has the generic address, under no line's name: lines without a page of their own for it share this one. */
  readonly generic?: boolean;
}

/** A step of a line. Its work is at hand, or in a parcel of its own that is fetched when the step is first shown. */
export type Step<Screen = unknown, Effect = unknown> = StepFacts &
  (StepWork<Screen, Effect> | { readonly parcel: () => Promise<StepWork<Screen, Effect>> });

/** The step's work; rejects where its parcel can't be fetched. */
export const workOf = async <Screen, Effect>(step: Step<Screen, Effect>): Promise<StepWork<Screen, Effect>> => ("parcel" in step ? step.parcel() : step);

export interface Group<Screen = unknown, Effect = unknown> {
  readonly id: string;
  readonly label: Phrase;
  readonly steps: readonly Step<Screen, Effect>[];
}

export interface Flow<Screen = unknown, Effect = unknown> {
  readonly groups: readonly Group<Screen, Effect>[];
  /** Screens with a route that no Next of the groups leads to, such as `finalize/phone`; one leads to the following. */
  readonly detachedSteps?: readonly Step<Screen, Effect>[];
}

/** Where somebody is: a step, and in it a substep or a subroute. */
export interface Position {
  readonly step: string;
  readonly detail: string | null;
}
