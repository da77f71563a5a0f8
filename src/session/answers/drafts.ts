import { signal } from "@preact/signals-react";
import type { ReadonlySignal, Signal } from "@preact/signals-react";
import type { Field } from "../../flow/field";

export type Values = Readonly<Record<string, unknown>>;

/** Values that are being typed, by field name, and by `scope/name` where a form edits an item of a list. */
export interface Drafts {
  /** Rises with every keystroke. */
  readonly changed: ReadonlySignal<number>;
  /** Begins with what was typed before the page was loaded, else with what is committed, else with the partner's or the field's initial value. */
  of<Value>(field: Field<Value>, scope?: string): Signal<Value>;
  /** The field was answered: its draft takes that value. */
  settle(name: string, value: unknown): void;
  clear(scope: string): void;
  /** Back to the initial value, but for those kept. */
  reset(keeps: (key: string) => boolean): void;
  all(): Values;
}

/** The value, or the field's initial one where a restored value has the wrong shape. */
function guarded<Value>(field: Field<Value>, value: unknown): Value {
  const parsed = field.shape.safeParse(value);
  return parsed.success ? parsed.data : field.initial;
}

/** `before` is what a reload brought back, of which a field takes its part when a screen first asks for it; `initials` replace those of fields. */
export function createDrafts(before: Values, committed: () => Values, initials: Values = {}): Drafts {
  const open = new Map<string, { readonly value: Signal<unknown>; readonly initial: unknown }>();
  const stored = new Map(Object.entries(before));
  const changed = signal(0);
  return {
    changed,
    of<Value>(field: Field<Value>, scope?: string) {
      const key = scope ? `${scope}/${field.name}` : field.name;
      const known = open.get(key);
      if (known) return known.value as Signal<Value>;
      const given = stored.has(key) ? stored.get(key) : scope ? undefined : committed()[field.name];
      const initial = initials[field.name] ?? field.initial;
      const value = signal<unknown>(given === undefined ? initial : guarded(field, given));
      open.set(key, { value, initial });
      value.subscribe(() => {
        changed.value = changed.peek() + 1;
      });
      return value as Signal<Value>;
    },
    settle(name, value) {
      const draft = open.get(name);
      if (draft) draft.value.value = value;
      else stored.delete(name);
    },
    clear(scope) {
      for (const key of [...open.keys(), ...stored.keys()]) {
        if (!key.startsWith(`${scope}/`)) continue;
        open.delete(key);
        stored.delete(key);
      }
      changed.value += 1;
    },
    reset(keeps) {
      for (const key of [...stored.keys()]) if (!keeps(key)) stored.delete(key);
      for (const [key, { value, initial }] of open) if (!keeps(key)) value.value = initial;
    },
    all: () => ({ ...Object.fromEntries(stored), ...Object.fromEntries([...open].map(([key, { value }]) => [key, value.peek()])) }),
  };
}
