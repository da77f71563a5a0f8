import { signal } from "@preact/signals-react";
import type { ReadonlySignal, Signal } from "@preact/signals-react";
import type { Field } from "../../flow/field";

export type Values = Readonly<Record<string, unknown>>;

/** Values as they are typed, by field name, or by `scope/name` in a form for a list's item. */
export interface Drafts {
  /** Increases with every keystroke. */
  readonly changed: ReadonlySignal<number>;
  /**
   * Starts with what was typed before a reload, or else with the committed answer, or else with the partner's or the field's
   * initial value.
   */
  of<Value>(field: Field<Value>, scope?: string): Signal<Value>;
  /** Sets the draft to the field's answer. */
  settle(name: string, value: unknown): void;
  clear(scope: string): void;
  /** Resets drafts to their initial values, except the kept ones. */
  reset(keeps: (key: string) => boolean): void;
  all(): Values;
}

/** Returns the value, or the field's initial one if a restored value has the wrong shape. */
function guarded<Value>(field: Field<Value>, value: unknown): Value {
  const parsed = field.shape.safeParse(value);
  return parsed.success ? parsed.data : field.initial;
}

/**
 * `before` are the drafts of a reload, which a field takes over when a screen first uses it; `initials` override those of
 * fields.
 */
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
