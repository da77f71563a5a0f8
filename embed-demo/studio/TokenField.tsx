import { useState } from "react";
import { TextField } from "../../src/ui/fields/TextField";
import { withToken } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { tokenLabel, tokenText, tokenValue } from "./tokenText";
import { useSay } from "./useSay";

/** An example of a value, by type. */
const shapes: Readonly<Record<string, string>> = {
  dimension: "Write a number, such as 12.",
  duration: "Write milliseconds, such as 200.",
  number: "Write a number.",
  fontWeight: "Write a number from 1 to 1000.",
  fontFamily: "Write names with commas between.",
  string: "Write a word or a length.",
  shadow: "Write it as design tokens have it, in JSON.",
  cubicBezier: "Write four numbers, such as [0.2, 0.8, 0.2, 1].",
};

/** A token as text. A unit may be left out. */
export function TokenField({ group, name, draft, change, faults, beginning }: Editing & { group: string; name: string }) {
  const say = useSay();
  const known = beginning.baseTheme[group]![name]!;
  const value = (draft.theme[group]?.[name] ?? known).$value;
  const [typing, setTyping] = useState<{ readonly text: string; readonly made: string } | null>(null);
  const current = JSON.stringify(value);
  // Undo changes the value below what was typed, which is then no longer shown.
  const typed = typing?.made === current ? typing.text : null;
  const isWrong = typed !== null && tokenValue(known.$type, typed, value) === undefined;
  const { error, help } = faultsAt(faults, "theme.json", `${group}.${name}`, say);
  const told = isWrong || error !== undefined ? say(shapes[known.$type] ?? "Write another value.") : undefined;
  return (
    <TextField
      id={`${group}-${name}`}
      label={say(known.$description ?? tokenLabel(name))}
      value={typed ?? tokenText(known.$type, value)}
      autoComplete="off"
      autoCapitalize="none"
      {...(told !== undefined && { error: told })}
      {...(help !== undefined && { help })}
      onInput={(next) => {
        const made = tokenValue(known.$type, next, value);
        setTyping({ text: next, made: made === undefined ? current : JSON.stringify(made) });
        if (made !== undefined) change(`${group}.${name}`, (now) => ({ ...now, theme: withToken(now.theme, beginning.baseTheme, group, name, made) }));
      }}
      onBlur={() => setTyping(null)}
    />
  );
}
