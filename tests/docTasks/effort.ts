/** How fast a person reads, presses and types. */
const wordsPerMinute = 240;
const secondsPerClick = 1.2;
const secondsPerCharacter = 0.25;

/** Most minutes of a task. */
export const goal = 10;

/** A reader's work for one task. */
export interface Effort {
  /** Pages of the docs that were opened, each once. */
  readonly pages: number;
  readonly words: number;
  readonly clicks: number;
  readonly characters: number;
  /** Files of the repository that were opened. */
  readonly files: number;
}

/** Minutes of a person, without those in which a command runs. */
export const minutesOf = ({ words, clicks, characters }: Effort): number => words / wordsPerMinute + (clicks * secondsPerClick + characters * secondsPerCharacter) / 60;
