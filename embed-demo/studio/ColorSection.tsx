import { useState } from "react";
import { Disclosure } from "../../src/ui/Disclosure";
import { colorOf, hexColor, tokenLabel } from "./tokenText";
import { withToken } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";

/** The ones that make a brand. Everything else follows in time. */
const first = ["action", "on-action", "text", "text-muted", "surface", "raised", "link", "selected", "accent", "header", "on-header", "footer", "on-footer"];

interface ColorProps extends Editing {
  group: string;
  name: string;
}

/** One color: the browser's picker, its hex, and what can't be read on it or under it. */
export function ColorField({ group, name, draft, change, faults, beginning }: ColorProps) {
  const known = beginning.baseTheme[group]![name]!;
  const value = (draft.theme[group]?.[name] ?? known).$value;
  const hex = hexColor(value) ?? "#000000";
  const [typed, setTyped] = useState<string | null>(null);
  const id = `${group}-${name}`;
  const { error, help } = faultsAt(faults, "theme.json", `${group}.${name}`);
  const isWrong = typed !== null && colorOf(typed) === null;
  const told = isWrong ? "Write six digits, such as #1C2A22." : (error ?? help);
  const set = (next: string): void => {
    const made = colorOf(next, value);
    if (made !== null) change(id, (now) => ({ ...now, theme: withToken(now.theme, beginning.baseTheme, group, name, made) }));
  };
  return (
    <div className="color">
      <input type="color" aria-label={`Pick ${tokenLabel(name).toLowerCase()}`} value={hex} onChange={({ target }) => set(target.value)} />
      <label htmlFor={id}>
        {tokenLabel(name)}
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
      {told && <p id={`${id}-told`}>{told}</p>}
    </div>
  );
}

export function ColorSection(editing: Editing) {
  const names = Object.keys(editing.beginning.baseTheme["color"]!);
  const weak = new Set(editing.faults.filter(({ file, place }) => file === "theme.json" && place.startsWith("color.")).map(({ place }) => place)).size;
  const fields = (list: readonly string[]) => list.map((name) => <ColorField key={name} {...editing} group="color" name={name} />);
  return (
    <Section title="Colors" state={weak > 0 ? `${weak} too weak` : "All readable"} bad={weak > 0} open>
      {fields(first)}
      <Disclosure title="More colors" count={String(names.length - first.length)} plain>
        <div className="fields" style={{ padding: 0 }}>
          {fields(names.filter((name) => !first.includes(name)))}
        </div>
      </Disclosure>
    </Section>
  );
}
