import { apply, listen } from "../../harness/funnel";
import { newVisitor } from "./load";

/** Streams that are opened at a time. */
const atOnce = 20;

/** Opens this many streams over all processes, each for an application of its own that nobody submits. Returns the function that closes them. */
export async function openStreams(urls: readonly string[], count: number): Promise<() => Promise<void>> {
  const open: AsyncGenerator[] = [];
  let begun = 0;
  const add = async (): Promise<void> => {
    while (begun < count) {
      const visitor = newVisitor(urls[begun++ % urls.length]!);
      const stream = listen(visitor, await apply(visitor, "renters"));
      await stream.next();
      open.push(stream);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, add));
  return async () => void (await Promise.all(open.map((stream) => stream.return(undefined))));
}
