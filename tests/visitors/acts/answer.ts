import fc from "fast-check";
import type { Thing } from "../../engines/inPage/outline";
import { act } from "../act";
import { isTyped } from "../tab";
import { anyValue } from "../values";
import type { Visit } from "../visit";

const choices = new Set(["radio", "checkbox"]);
const isControl = (thing: Thing): boolean => !thing.disabled && (isTyped(thing) || Boolean(thing.options) || choices.has(thing.role));

type Way = "fill" | "type" | "autofill";

/** Gives one control of the screen any answer: one that fits, on a bound, beyond it, or nonsense. */
async function answer({ tab }: Visit, pick: number, value: number, way: Way): Promise<void> {
  const controls = (await tab.look()).things.filter(isControl);
  const control = controls[pick % Math.max(1, controls.length)];
  if (!control) return;
  if (choices.has(control.role)) await tab.check(control);
  else if (control.options) await tab.select(control, value % Math.max(1, control.options.length));
  else await tab[way](control, anyValue(control.field ?? "", value));
}

export const answers = fc
  .record({ pick: fc.nat(30), value: fc.nat(40), way: fc.constantFrom<Way>("fill", "fill", "type", "autofill") })
  .map(({ pick, value, way }) => act(`${way}: control ${pick} with value ${value}`, (visit) => answer(visit, pick, value, way)));

/** A browser's autofill: all fields that it knows, at once. */
export const autofillAll = fc.nat(40).map((value) =>
  act(`autofill all: ${value}`, async ({ tab }) => {
    for (const field of (await tab.look()).things.filter(isTyped)) await tab.autofill(field, anyValue(field.field ?? "", value));
  }),
);
