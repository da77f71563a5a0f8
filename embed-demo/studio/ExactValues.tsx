import { Disclosure } from "../../src/ui/layout/Disclosure";
import type { Editing } from "./editing";
import { paintOf } from "./paints";
import { TokenField } from "./TokenField";

/** Each token of some groups as text, folded, for those who want them. Colors are among the colors. */
export function ExactValues({ title, groups, without = [], ...editing }: Editing & { title: string; groups: readonly string[]; without?: readonly string[] }) {
  const tokens = groups.flatMap((group) => Object.keys(editing.beginning.baseTheme[group] ?? {}).flatMap((name) => (without.includes(name) || paintOf(`${group}.${name}`) ? [] : [[group, name] as const])));
  return (
    <Disclosure title={title} count={String(tokens.length)} plain>
      <div className="fields" style={{ padding: 0 }}>
        {tokens.map(([group, name]) => (
          <TokenField key={`${group}-${name}`} {...editing} group={group} name={name} />
        ))}
      </div>
    </Disclosure>
  );
}
