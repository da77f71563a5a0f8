/** The rated factors that a request sends, by method and path. */
export type Told = Readonly<Record<string, readonly string[]>>;

/** The expectations that tests have of a line. They are written apart from its source, so that a mistake there can't hide itself. */
export interface Expected {
  /** The line's name on its card. */
  readonly card: string;
  /** The places that partners link to, under the line's slug, except for those of buying online. */
  readonly routes?: string;
  /** The parts of the progress bar. */
  readonly progress?: readonly string[];
  /** The host's events from the choice inside the widget to the end, by name and distinguishing detail. */
  readonly events?: readonly string[];
  /** The factors sent where no law bars them. */
  readonly told: Told;
  /** The screens with the notice that credit may be used, and the states where it may not be. */
  readonly credit?: { readonly screens: readonly string[]; readonly barred: readonly string[] };
  /** True if the notice is checked on every state's screen rather than on one of each law. */
  readonly isCheckedEverywhere?: boolean;
  /** The notes beside prices in Florida. */
  readonly florida?: readonly ("floods" | "hurricanes")[];
  /** The most that a visitor presses and answers before the first price, with the least answers in Ohio. */
  readonly effort?: { readonly presses: number; readonly questions: number };
  /** True if some partners offer to bundle another line. */
  readonly isBundled: boolean;
  /** Ways in which the line's fields differ from those of other lines: type ahead, keyboard and requirement, by name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Bytes of a whole walk: 3 % above the last build that changed them, in steps of half a kilobyte. */
  readonly walk: number;
}
