import { useState } from "react";
import { withColor } from "./colors";
import { contrastFigure } from "./contrastFigure";
import { lightTokens } from "./draft";
import { redrawn } from "./drawings";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { paintOf } from "./paints";
import { colorOf, hexColor, tokenLabel } from "./tokenText";
import { useSay } from "./useSay";

export interface ColorProps extends Editing {
  group: string;
  name: string;
  /** The theme file. The dark scheme's colors follow the light one's until they are changed. */
  scheme?: "light" | "dark";
  /** The scheme's tokens as published, for the contrast; null while they can't be. */
  tokens: Readonly<Record<string, unknown>> | null;
}

/** One color by what it paints: the browser's picker, its hex, its lowest contrast, and the colors that are illegible with it. */
export function ColorField({ group, name, draft, change, faults, beginning, scheme = "light", tokens }: ColorProps) {
  const say = useSay();
  const isDark = scheme === "dark";
  const base = isDark ? lightTokens(beginning.baseTheme, draft.theme) : beginning.baseTheme;
  const known = base[group]![name]!;
  const value = ((isDark ? draft.dark : draft.theme)?.[group]?.[name] ?? known).$value;
  const hex = hexColor(value) ?? "#000000";
  const [typing, setTyping] = useState<{ readonly text: string; readonly made: string } | null>(null);
  // Undo changes the color below what was typed, which is then no longer shown.
  const typed = typing?.made === hex ? typing.text : null;
  const place = `${group}.${name}`;
  const id = `${isDark ? "dark-" : ""}${group}-${name}`;
  const label = say(paintOf(place) ?? tokenLabel(name));
  const figure = tokens && contrastFigure(tokens, place);
  const { error, help } = faultsAt(faults, isDark ? "theme-dark.json" : "theme.json", place, say);
  const isWrong = typed !== null && colorOf(typed) === null;
  const told = isWrong ? say("Write six digits, such as #1C2A22.") : (error ?? help);
  const set = (next: string): void => {
    const made = colorOf(next, value);
    if (made === null) return;
    change(id, (now) => redrawn(now, withColor(now, beginning.baseTheme, scheme, group, name, made), beginning));
  };
  return (
    <div className="color">
      <input type="color" aria-label={say(isDark ? "Pick in the dark scheme: {color}" : "Pick: {color}", { color: label })} value={hex} onChange={({ target }) => set(target.value)} />
      <label htmlFor={id}>
        {label}
        {isDark && <span className="vh"> {say("in the dark scheme")}</span>}
        {figure && (
          <small className={figure.isPoor ? "bad" : undefined}>
            {say("{ratio} with {color}", { ratio: figure.text, color: say(figure.beside).toLowerCase() })}
          </small>
        )}
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
          setTyping({ text: target.value, made: hexColor(colorOf(target.value)) ?? hex });
          set(target.value);
        }}
        onBlur={() => setTyping(null)}
      />
      {told && (
        <p id={`${id}-told`} className="told">
          {told}
        </p>
      )}
      {id === "color-action" && <span className="hint">{say("The whole brand follows it: icons, drawings, tiles, badges, progress and the dark scheme, until you change one.")}</span>}
    </div>
  );
}
