import { join } from "node:path";
import { build } from "esbuild";
import type { Tab } from "./engine";
import type { Focus, Outline, Place } from "./inPage/outline";

let bundled: Promise<string> | undefined;

/** Returns the page's part as an expression that defines it. */
async function pagesPart(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "inPage/outline.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    globalName: "read",
    target: "es2022",
  });
  // An expression may be neither a declaration nor a statement.
  return `(() => { ${outputFiles[0]!.text}; window.iqReader = read; return true; })()`;
}

/** Reads the screen of a window, and finds what is on it. Rejects while a page is being replaced. */
export function createReader(tab: Pick<Tab, "evaluate">) {
  async function ask(call: string): Promise<unknown> {
    const expression = `(window.iqReader ? { said: window.iqReader.${call} ?? null } : null)`;
    const known = (await tab.evaluate(expression)) as { said: unknown } | null;
    if (known) return known.said;
    await tab.evaluate(await (bundled ??= pagesPart()));
    const told = (await tab.evaluate(expression)) as { said: unknown } | null;
    if (!told) throw new Error("The page was replaced.");
    return told.said;
  }
  return {
    outline: () => ask("outline()") as Promise<Outline>,
    placeOf: (id: number) => ask(`placeOf(${id})`) as Promise<Place>,
    /** How the last press went; "met" once the page has gone. */
    pressed: () => ask("pressed()").then((said) => (said ?? "met") as "met" | "missed" | "slipped", () => "met" as const),
    markText: (id: number) => ask(`markText(${id})`),
    focus: () => ask("focus()") as Promise<Focus | null>,
    focusIsTrapped: () => ask("focusIsTrapped()") as Promise<boolean>,
    bottomOf: (id: number) => ask(`bottomOf(${id})`) as Promise<number | null>,
    /** False if the list is another one by now. */
    chooseOption: (id: number, index: number, text: string) => ask(`chooseOption(${id}, ${index}, ${JSON.stringify(text)})`) as Promise<boolean>,
  };
}
