import type fc from "fast-check";
import { hold } from "./invariants/hold";
import type { Model } from "./model";
import type { Visit } from "./visit";

/** Milliseconds after which an act, with all that it leads to, hangs. */
const most = 60_000;

/** Playwright's messages about a page that went away under an act, as pages and their pop-ups do, and the browser's about its own page. */
const left = /Execution context was destroyed|interrupted by another navigation|frame was detached|Cannot find context|navigating and changing the content|reading 'controller'|browser has been closed|Access is denied for this document/;

const unlessLeft = (error: unknown): void => {
  if (!(error instanceof Error) || !left.test(error.message)) throw error;
};

/** Acts that were carried out in this process. */
export const done = { steps: 0, byAct: new Map<string, number>() };

interface ActOptions {
  /** Tells whether the act makes sense now. */
  readonly may?: (model: Readonly<Model>) => boolean;
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(reject, most, new Error(`Took more than ${most / 1_000} s.`))));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** One thing that a visitor does. After each, everything that holds at any time has to hold. */
export function act(says: string, does: (visit: Visit, model: Model) => Promise<unknown>, { may = () => true }: ActOptions = {}): fc.AsyncCommand<Model, Visit> {
  return {
    check: may,
    async run(model, visit) {
      done.steps += 1;
      const kind = says.split(":")[0]!;
      done.byAct.set(kind, (done.byAct.get(kind) ?? 0) + 1);
      await inTime(
        (async () => {
          await does(visit, model).catch(unlessLeft);
          await visit.comeBack();
          await hold(visit);
        })(),
      );
    },
    toString: () => says,
  };
}
