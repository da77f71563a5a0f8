import { ColorFields } from "./ColorFields";
import type { Editing } from "./editing";
import { readability } from "./readability";
import { Section } from "./Section";
import { useSay } from "./useSay";

export function ColorSection(editing: Editing) {
  const say = useSay();
  return (
    <Section title={say("Colors")} {...readability(editing.faults, "theme.json", say)} open>
      <ColorFields {...editing} />
    </Section>
  );
}
