import type { BrowserContext } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import type { Visitor } from "../harness/visitor";

/** A code block of the page that is open. */
export interface Snippet {
  /** The heading that it stands under. */
  readonly under: string;
  readonly language: string;
  /** Text that only this block of its section has. */
  readonly with?: string;
}

/** Replacements that a reader types into a snippet: the old text and the new. */
type Changes = Readonly<Record<string, string>>;

/** One thing that a reader does, by what is on the screen. */
export type Step =
  /** Presses a link of the page, its bar or its list of pages. */
  | { readonly follow: string }
  /** Presses a heading in the page's outline, after reading the outline. */
  | { readonly jump: string }
  /** Reads on to the end of the section with this heading. */
  | { readonly read: string }
  /** Saves a snippet as a file of the reader's own folder. */
  | { readonly save: Snippet; readonly as: string; readonly changes?: Changes }
  /** Opens a file of the repository, and pastes a snippet before or after a place in it. */
  | { readonly paste: Snippet; readonly into: string; readonly after?: string; readonly before?: string }
  /** Runs the commands of a snippet, in the reader's folder or in the demo's. */
  | { readonly run: Snippet; readonly in?: "demo"; readonly changes?: Changes; readonly mayFail?: true }
  /** Starts a command that goes on running, and waits until it prints or answers. */
  | { readonly start: Snippet; readonly in?: "demo"; readonly changes?: Changes; readonly until?: string };

/** The reader's folder and what has been printed, after the last step. */
export interface Desk {
  readonly folder: string;
  /** Everything that the commands have printed. */
  readonly printed: () => string;
  /** Runs a command in the reader's folder, which isn't counted. */
  readonly shell: (command: string) => Promise<string>;
  /** Replaces the addresses of the docs by those of this run. */
  readonly here: (text: string) => string;
  /** The demo of the tests, beside which a task may start its own. */
  readonly demo: Origins;
  readonly open: (address: string, prepare?: (context: BrowserContext) => Promise<unknown>) => Promise<Visitor>;
}

/** A task of somebody who knows nothing but the docs. */
export interface DocTask {
  readonly id: string;
  /** The first column of the table in the docs. */
  readonly what: string;
  readonly steps: readonly Step[];
  /** Prepares the folder before the first step, as far as it isn't the docs' to say. */
  readonly begin?: (desk: Desk) => Promise<void>;
  /** Shows that the task is done. Rejects if it isn't. */
  readonly proof: (desk: Desk) => Promise<void>;
  /** Installs our package, which is in no public registry. */
  readonly needsPackage?: true;
  /** Works on a copy of the repository, in place of an empty folder. */
  readonly inRepository?: true;
  /** Also part of `npm test`: needs no package registry, and takes seconds. */
  readonly always?: true;
}
