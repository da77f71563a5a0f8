import { ColorFields } from "./ColorFields";
import type { Editing } from "./editing";
import { readability } from "./readability";
import { Section } from "./Section";

export const ColorSection = (editing: Editing) => (
  <Section title="Colors" {...readability(editing.faults, "theme.json")} open>
    <ColorFields {...editing} />
  </Section>
);
