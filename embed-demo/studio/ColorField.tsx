import { useState } from "react";
import { colorOf, hexColor, tokenLabel } from "./tokenText";
import { withColor } from "./colors";
import { lightTokens } from "./draft";
import { redrawn } from "./drawings";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";

export interface ColorProps extends Editing {
  group: string;
  name: string;
  /** The theme file. The dark scheme's colors follow the light one's until they are changed. */
  scheme?: "light" | "dark";
}

/** One color: the browser's picker, its hex, and the colors that are illegible with it. */
export function ColorField({ group, name, draft, change, faults, beginning, scheme = "light" }: ColorProps) {
  const isDark = scheme === "dark";
  const base = isDark ? lightTokens(beginning.baseTheme, draft.theme) : beginning.baseTheme;
  const known = base[group]![name]!;
  const value = ((isDark ? draft.dark : draft.theme)?.[group]?.[name] ?? known).$value;
  const hex = hexColor(value) ?? "#000000";
  const [typed, setTyped] = useState<string | null>(null);
  const id = `${isDark ? "dark-" : ""}${group}-${name}`;
  const { error, help } = faultsAt(faults, isDark ? "theme-dark.json" : "theme.json", `${group}.${name}`);
  const isWrong = typed !== null && colorOf(typed) === null;
  const told = isWrong ? "Write six digits, such as #1C2A22." : (error ?? help);
  const set = (next: string): void => {
    const made = colorOf(next, value);
    if (made === null) return;
    change(id, (now) => redrawn(now, withColor(now, beginning.baseTheme, scheme, group, name, made), beginning));
  };
  return (
    <div className="color">
      <input type="color" aria-label={`Pick ${tokenLabel(name).toLowerCase()}${isDark ? " in the dark scheme" : ""}`} value={hex} onChange={({ target }) => set(target.value)} />
      <label htmlFor={id}>
        {tokenLabel(name)}
        {isDark && <span className="vh"> in the dark scheme</span>}
        <small>{known.$description}</small>
      </label>
      <input
        className="hex"
        id={id}
        value={typed ?? hex}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={told !== undefined || undefined}
        aria-describedby={told && `${id}-told`}
        onChange={({ target }) => {
          setTyped(target.value);
          set(target.value);
        }}
        onBlur={() => setTyped(null)}
      />
      {told && (
        <p id={`${id}-told`} className="told">
          {told}
        </p>
      )}
      {id === "color-action" && <span className="hint">Links, progress, tints and the dark scheme follow it, until you change one.</span>}
    </div>
  );
}
