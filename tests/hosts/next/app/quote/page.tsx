import { readFile } from "node:fs/promises";
import { Quote } from "./Quote";

export const dynamic = "force-dynamic";

/** A server component: the HTML of the page contains the content network's first-screen-{line}.html. Without it the first screen takes a script. */
export default async function QuotePage() {
  const firstScreen = await readFile("first-screen.html", "utf8").catch(() => undefined);
  return <Quote firstScreen={firstScreen} />;
}
