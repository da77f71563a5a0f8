import { until } from "./until";
import type { Visit } from "./visit";

/** Milliseconds without a request, and without a long task, that count as settled. */
const calm = { line: 700, processor: 1_000 } as const;

/** Waits until the page has loaded, its first field (if it has one) is there, and network and CPU are idle. */
export async function settled({ page, traffic }: Visit, firstField: string | undefined): Promise<void> {
  await until(`${page.url()} settles`, async () => {
    const isCalm = await page.evaluate(
      ([wantsField, rest]) => {
        const { longTasks, shown } = window.noted;
        const last = longTasks.at(-1);
        return document.readyState === "complete" && (!wantsField || shown !== null) && performance.now() - (last ? last.at + last.lasts : 0) > rest;
      },
      [firstField !== undefined, calm.processor] as const,
    );
    return isCalm && traffic.isQuiet(calm.line) ? true : null;
  }, 250);
}
