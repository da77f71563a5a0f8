import { useState } from "react";
import { TextField } from "../../src/ui/fields/TextField";
import { ColorField } from "./ColorField";
import { withToken } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";
import { tokenLabel, tokenText, tokenValue } from "./tokenText";

/** An example of a value, by type. */
const shapes: Readonly<Record<string, string>> = {
  dimension: "such as 12px or 0.1em",
  duration: "such as 200ms",
  number: "a number",
  fontWeight: "a number from 1 to 1000",
  fontFamily: "names with commas between",
  string: "a word or a length",
  shadow: "as design tokens have it, in JSON",
  cubicBezier: "four numbers, such as [0.2, 0.8, 0.2, 1]",
};

function TokenField({ group, name, draft, change, faults, beginning }: Editing & { group: string; name: string }) {
  const known = beginning.baseTheme[group]![name]!;
  const text = tokenText(known.$type, (draft.theme[group]?.[name] ?? known).$value);
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && tokenValue(known.$type, typed) === undefined;
  const { error, help } = faultsAt(faults, "theme.json", `${group}.${name}`);
  const told = isWrong || error !== undefined ? `Write ${shapes[known.$type] ?? "another value"}.` : undefined;
  return (
    <TextField
      id={`${group}-${name}`}
      label={`${tokenLabel(group)}: ${tokenLabel(name).toLowerCase()}`}
      value={typed ?? text}
      autoComplete="off"
      autoCapitalize="none"
      {...(told !== undefined && { error: told })}
      help={help ?? known.$description ?? ""}
      onInput={(next) => {
        setTyped(next);
        const value = tokenValue(known.$type, next);
        if (value !== undefined) change(`${group}.${name}`, (now) => ({ ...now, theme: withToken(now.theme, beginning.baseTheme, group, name, value) }));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** The tokens of some groups, as text; colors among them as color fields. */
export function TokenSection({ title, groups, ...editing }: Editing & { title: string; groups: readonly string[] }) {
  const changed = groups.reduce((count, group) => count + Object.keys(editing.draft.theme[group] ?? {}).length, 0);
  return (
    <Section title={title} state={changed > 0 ? `${changed} of its own` : "As the base"}>
      {groups.flatMap((group) =>
        Object.entries(editing.beginning.baseTheme[group] ?? {}).map(([name, { $type }]) =>
          $type === "color" ? <ColorField key={`${group}-${name}`} {...editing} group={group} name={name} /> : <TokenField key={`${group}-${name}`} {...editing} group={group} name={name} />,
        ),
      )}
    </Section>
  );
}
