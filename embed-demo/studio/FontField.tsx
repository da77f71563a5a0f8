import { useState } from "react";
import { SelectField } from "../../src/ui/fields/SelectField";
import { weightFault } from "../publish/pictureFaults";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { deviceFonts, webFonts, type OfferedFont } from "./fonts";
import { readFont } from "./readFont";
import { useSay } from "./useSay";
import { fontStack, withFont, type FontPart } from "./withFont";

const offered = [...deviceFonts, ...webFonts];
const isSerif = (stack: readonly string[]): boolean => stack.at(-1) === "serif";

/** A part's font, from lists or from a file of the partner's. */
export function FontField({ part, label, draft, change, faults, beginning }: Editing & { part: FontPart; label: string }) {
  const say = useSay();
  const [problem, setProblem] = useState("");
  const base = beginning.baseTheme;
  const stack = fontStack(draft, base, part);
  const isBase = JSON.stringify(stack) === JSON.stringify(base["font"]![part]!.$value);
  const current = isBase ? "base" : (offered.find((one) => one.stack[0] === stack[0])?.id ?? "own");
  const { error, help } = faultsAt(faults, "theme.json", `font.${part}`, say);

  const pick = async ({ stack: next, file }: OfferedFont): Promise<void> => {
    setProblem("");
    if (!file) return change(`font.${part}`, (now) => withFont(now, base, part, { stack: next }));
    try {
      const response = await fetch(`/studio/fonts/${file.name}`);
      if (!response.ok) throw new Error(String(response.status));
      const own = await readFont(await response.blob(), { family: next[0]!, name: file.name, weight: file.weight, isSerif: isSerif(next) });
      change(`font.${part}`, (now) => withFont(now, base, part, { stack: next, own }));
    } catch {
      setProblem(say("The font didn't arrive. Is the demo still running?"));
    }
  };
  const take = async (given: File): Promise<void> => {
    const family = given.name.replace(/\.woff2$/i, "").replace(/[^\w .-]+/g, " ").trim().slice(0, 60);
    const heavy = weightFault(given.size);
    if (!/\.woff2$/i.test(given.name) || family === "") return setProblem(say("Take a WOFF2 file."));
    if (heavy !== null) return setProblem(`${given.name} ${say(heavy)}.`);
    try {
      const next = [family, ...(isSerif(stack) ? ["Georgia", "serif"] : ["Arial", "sans-serif"])];
      const own = await readFont(given, { family, name: family.toLowerCase().replace(/[^a-z0-9]+/g, "-"), weight: "100 900", isSerif: isSerif(stack) });
      setProblem("");
      change(`font.${part}`, (now) => withFont(now, base, part, { stack: next, own }));
    } catch {
      setProblem(say("This browser can't read the font."));
    }
  };
  return (
    <div className="font">
      <SelectField
        id={`font-${part}`}
        label={label}
        value={current}
        options={[
          { value: "base", label: say("As the base: Inter, or the device's own") },
          ...(current === "own" ? [{ value: "own", label: stack[0]! }] : []),
          ...deviceFonts.map(({ id, label: name }) => ({ value: id, label: say(name) })),
          ...webFonts.map(({ id, label: name }) => ({ value: id, label: say("{font}, from your folder", { font: name }) })),
        ]}
        onChange={(id) => {
          const font = offered.find((one) => one.id === id);
          if (font) void pick(font);
          else if (id === "base") change(`font.${part}`, (now) => withFont(now, base, part, { stack: base["font"]![part]!.$value as readonly string[] }));
        }}
        {...((problem || error || help) && { error: problem || error || help || "" })}
      />
      <label className="file">
        {say("Your own file")}
        <input
          type="file"
          aria-label={say("Your own file: {font}", { font: label })}
          accept=".woff2"
          onChange={({ target }) => {
            const [given] = target.files ?? [];
            if (given) void take(given);
            target.value = "";
          }}
        />
      </label>
    </div>
  );
}
