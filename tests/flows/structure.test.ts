import { readdirSync, existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { workOf } from "../../src/flow/flow";
import { reads } from "../../src/flow/condition";
import { allStepsOf, lines, stepsOf } from "./lines";

const folders = readdirSync("src/lines", { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

it("every folder in lines is a line that can be entered", () => {
  expect(lines.map(({ line }) => line.slug).sort()).toEqual(folders.sort());
});

it("every line that asks questions has example answers", () => {
  const mute = lines.filter(({ line, examples }) => !examples && stepsOf(line).some((step) => "effects" in step && !step.open));
  expect(mute.map(({ line }) => line.slug)).toEqual([]);
});

describe.each(lines.map((entry) => ({ slug: entry.line.slug, ...entry })))("$slug", ({ line }) => {
  const steps = allStepsOf(line);

  it("has one step to a slug", () => {
    const ids = steps.map((step) => step.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:[-/][a-z]+)*$/);
  });

  it("names every group and step", () => {
    const groups = line.flow.groups.map((group) => group.id);
    expect(new Set(groups).size).toBe(groups.length);
    for (const group of line.flow.groups) {
      expect(group.label.english).not.toBe("");
      expect(group.steps.length).toBeGreaterThan(0);
    }
    for (const step of steps) expect(step.title.english).not.toBe("");
  });

  it("ends, and nothing follows the end", () => {
    const ends = stepsOf(line).map((step) => step.terminal === true);
    expect(ends.lastIndexOf(false)).toBe(ends.length - 2);
  });

  it("has screens and effects that load", async () => {
    for (const step of steps) {
      expect((await workOf(step)).screen, step.id).toBeTypeOf("function");
      const ids = ((await workOf(step)).effects ?? []).map((effect) => effect.id);
      expect(new Set(ids).size, step.id).toBe(ids.length);
    }
  });

  it("reads in a condition only answers of an earlier step", () => {
    const asked = new Set<string>();
    const early: string[] = [];
    for (const step of stepsOf(line)) {
      for (const name of step.when ? reads(step.when) : []) if (!asked.has(name)) early.push(`${step.id} reads ${name}`);
      for (const field of step.fields) asked.add(field.name);
    }
    expect(early).toEqual([]);
  });

  it("declares its questions in its fields, with labels for answers that can be wrong", () => {
    for (const step of steps) {
      const names = step.fields.map((field) => field.name);
      expect(new Set(names).size, step.id).toBe(names.length);
      for (const field of step.fields) {
        expect(field.shape.safeParse(field.initial).success, field.name).toBe(true);
        if (field.rule) expect(field.label?.english, field.name).toBeTruthy();
      }
    }
  });

  it("rates only by answers that it asks", () => {
    const asked = new Set(steps.flatMap((step) => step.fields.map((field) => field.name)));
    const read = new Set<string>();
    line.ratingInput({ get: (field) => (read.add(field.name), field.initial), has: () => false });
    expect([...read].filter((name) => !asked.has(name))).toEqual([]);
  });

  it("can raise each of its cases, and declares each case that it raises", async () => {
    const known = line.cases.map((found) => found.id);
    const raised = new Set<string>();
    for (const step of steps) {
      for (const id of step.cases ?? []) raised.add(id);
      for (const effect of (await workOf(step)).effects ?? []) for (const id of Object.values(effect.casesByCode ?? {})) raised.add(id);
    }
    expect([...raised].sort()).toEqual([...known].sort());
    expect(new Set(known).size).toBe(known.length);
  });

  it("resolves every choice of its cases", () => {
    const ids = new Set(steps.map((step) => step.id));
    const generic = new Set(allStepsOf(lines.find((entry) => entry.line.slug === "other")!.line).map((step) => step.id));
    for (const found of line.cases) {
      for (const choice of [found.main, found.secondary]) {
        if (!choice) continue;
        expect(choice.label.english, found.id).not.toBe("");
        const { kind } = choice.outcome;
        // A line without such a page uses the generic one.
        if (kind === "contact" || kind === "phone") expect(ids.has(`finalize/${kind}`) || generic.has(`finalize/${kind}`), found.id).toBe(true);
        else expect(["call", "edit", "back", "firstStep", "localAgent", "locations"], found.id).toContain(kind);
      }
      expect(found.reason, found.id).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)*$/);
      // A visitor who is refused for an answer sees which one, and can change it.
      if (found.when) expect(found.about, found.id).toBeTypeOf("function");
      // A case that can't be dismissed needs another way to continue.
      if (!found.dismissible) expect(["contact", "phone", "call", "localAgent"], found.id).toContain(found.main.outcome.kind);
    }
  });
});

it("the tests cover lines by their folders", () => {
  expect(folders.every((slug) => existsSync(`src/lines/${slug}/line.ts`))).toBe(true);
});
