import { until } from "./until";
import type { Visit } from "./visit";

/** Milliseconds without a request, and without a long task. */
const calm = { line: 700, processor: 1_000 } as const;

/** The page is loaded, its first field is there where it should have one, and neither line nor processor is busy any more. */
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
