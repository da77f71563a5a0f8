import { describe, expect, it } from "vitest";
import { journeyOf, keyOf, lines, settingsOf, stepsOf, walk, written } from "./lines";

describe.each(lines.map((entry) => ({ slug: entry.line.slug, entry })))("$slug", ({ entry }) => {
  const { line } = entry;
  const settings = settingsOf(entry);
  const stepOf = (id: string) => stepsOf(line).find((step) => step.id === id)!;

  it("leads along these paths", () => {
    const paths = settings.map((setting) => `${setting.name}: ${walk(journeyOf(line, setting)).map(written).join(" > ")}`);
    expect(`${paths.join("\n")}\n`).toMatchSnapshot();
  });

  it("goes back the way it came, skipping steps without a screen", () => {
    for (const setting of settings) {
      const journey = journeyOf(line, setting);
      const path = walk(journey);
      path.forEach((position, index) => {
        const before = path.slice(0, index).findLast(({ step }) => !stepOf(step).transient);
        expect(journey.previous(position), `${setting.name} ${written(position)}`).toEqual(before ?? null);
      });
    }
  });

  it("opens every step up to the first that isn't done, and none beyond", () => {
    for (const setting of settings) {
      const path = walk(journeyOf(line, setting));
      path.forEach((frontier, index) => {
        const completed = path.slice(0, index).map((position) => keyOf(stepOf(position.step), position, setting.values ?? {}));
        const journey = journeyOf(line, { ...setting, completed });
        const name = `${setting.name} at ${written(frontier)}`;
        expect(journey.frontier, name).toEqual(frontier);
        path.forEach((position, place) => {
          const isOpen = place <= index || stepOf(position.step).open === true;
          expect(journey.visit(position), `${name} to ${written(position)}`).toEqual(
            isOpen ? { kind: "show", position } : { kind: "redirect", position: frontier },
          );
        });
      });
    }
  });

  it("sends a link to a step that isn't asked to the visitor's current step, and knows no others", () => {
    for (const setting of settings) {
      const journey = journeyOf(line, setting);
      const asked = new Set(journey.steps.map((step) => step.id));
      for (const { id } of stepsOf(line)) {
        if (!asked.has(id)) expect(journey.visit({ step: id, detail: null })).toEqual({ kind: "redirect", position: journey.frontier });
      }
      expect(journey.visit({ step: "nowhere", detail: null })).toEqual({ kind: "unknown" });
    }
  });

  it("never shows progress going backward", () => {
    for (const setting of settings) {
      const path = walk(journeyOf(line, setting));
      const last = journeyOf(line, setting).groupOf(path.at(-1)!.step);
      for (const { step } of path) {
        const journey = journeyOf(line, { ...setting, furthestGroup: last });
        const states = journey.progress(step).map((group) => group.state);
        expect(states.filter((state) => state === "active")).toHaveLength(1);
        expect(states.slice(0, last + 1)).not.toContain("inactive");
      }
    }
  });

  it("doesn't send answers of steps that aren't asked", () => {
    for (const setting of settings) {
      const journey = journeyOf(line, setting);
      const shown = new Set([...journey.steps, ...(line.flow.detachedSteps ?? [])].flatMap((step) => step.fields.map((field) => field.name)));
      for (const field of stepsOf(line).flatMap((step) => step.fields)) {
        const leaves = journey.relevant.has(field);
        expect(leaves, `${setting.name} ${field.name}`).toBe(shown.has(field.name) && field.name in (setting.values ?? {}));
      }
    }
  });
});
