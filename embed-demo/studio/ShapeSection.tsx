import { Choice } from "../../src/ui/choices/Choice";
import type { Editing } from "./editing";
import { ExactValues } from "./ExactValues";
import { Section } from "./Section";
import { cornersIn, densities, densityIn, roundest, shadowIn, shadows, withCorners, withDensity, withShadow } from "./shapes";
import { useSay } from "./useSay";

const words: Readonly<Record<(typeof shadows)[number] | (typeof densities)[number], string>> = {
  none: "None",
  soft: "Soft",
  strong: "Strong",
  hard: "Hard edge",
  compact: "Compact",
  regular: "Regular",
  roomy: "Roomy",
};

/** Corners, shadow and room, each as one decision. Single values are folded. */
export function ShapeSection(editing: Editing) {
  const say = useSay();
  const { draft, change, beginning } = editing;
  const base = beginning.baseTheme;
  const corners = cornersIn(draft, base);
  const said = corners === 0 ? say("Square") : corners >= roundest ? say("Round") : say("{size} px", { size: corners });
  const optionsOf = <Value extends keyof typeof words>(values: readonly Value[]) => values.map((value) => ({ value, label: say(words[value]) }));
  return (
    <Section title={say("Shape")} state={said}>
      <div className="range">
        <label htmlFor="corners">{say("Corners")}</label>
        <output htmlFor="corners">{said}</output>
        <input
          type="range"
          id="corners"
          min={0}
          max={roundest}
          value={corners}
          aria-valuetext={said}
          onChange={({ target }) => change("corners", (now) => withCorners(now, base, Number(target.value)))}
        />
        <small aria-hidden="true">{say("Square")}</small>
        <small aria-hidden="true">{say("Round")}</small>
      </div>
      <div className="four">
        <Choice id="shadow" label={say("Shadow of cards")} value={shadowIn(draft, base)} options={optionsOf(shadows)} onChange={(shadow) => change("shadow", (now) => withShadow(now, base, shadow))} />
      </div>
      <Choice id="density" label={say("Room")} value={densityIn(draft, base)} options={optionsOf(densities)} onChange={(density) => change("density", (now) => withDensity(now, base, density))} />
      <ExactValues {...editing} title={say("Exact values")} groups={["radius", "border", "field", "shadow", "density", "progress", "motion", "icon", "art"]} />
    </Section>
  );
}
