import type { AnyField, Field } from "../../flow/field";
import { hashOf } from "../../kernel/ids";
import type { Drafts, Values } from "./drafts";

/**
 * Answers that are being sent: the validated values are the ones sent and committed. The form stays editable meanwhile, and
 * edits are drafts of the next submit: they are neither sent unchecked with this one nor overwritten by its end.
 */
export interface Submission {
  /** The answers to send, including those that an effect has derived since. */
  readonly values: Values;
  /**
   * Tells whether the field's draft differs from the value being sent: a message about the sent value doesn't apply to the
   * draft.
   */
  isEdited(field: AnyField): boolean;
  /** Returns a field's draft at the time of sending. */
  shown(field: AnyField): unknown;
  end(): void;
}

export interface Submissions {
  /**
   * Starts sending `sent`, the values of these fields; `shown` are their untrimmed values on screen. `behind`: the visitor didn't submit
   * it just now. While one of those runs, a visitor's submit waits for it.
   */
  begin(fields: readonly AnyField[], sent: Values, shown: Values, behind?: "behind"): Submission;
  /**
   * Stores a field's value that an effect has derived: current submits use it, drafts don't change. One that waits with another answer
   * keeps that, which is newer.
   */
  settle(name: string, value: unknown): void;
  /** Changes a field's value in current submits, each as it is being sent. */
  adapt<Value>(field: Field<Value>, change: (value: Value) => Value): void;
  /** Drops answers from current submits, so that their end doesn't restore them. */
  forget(keeps: (name: string) => boolean): void;
}

interface Open {
  readonly fields: ReadonlyMap<string, AnyField>;
  readonly isBehind: boolean;
  sent: Values;
  shown: Values;
}

/** Owed answers are sent as they are shown: only `shown` has them. */
const answerIn = ({ sent, shown }: Open, name: string): unknown => (name in sent ? sent[name] : shown[name]);

export function createSubmissions(drafts: Drafts): Submissions {
  const open = new Set<Open>();
  const isEdited = ({ shown }: Open, field: AnyField): boolean => hashOf(drafts.of(field).peek()) !== hashOf(shown[field.name]);
  return {
    begin(fields, sent, shown, behind) {
      const own: Open = { fields: new Map(fields.map((field) => [field.name, field])), isBehind: behind !== undefined, sent, shown };
      open.add(own);
      return {
        get values() {
          return own.sent;
        },
        isEdited: (field) => own.fields.has(field.name) && isEdited(own, field),
        shown: ({ name }) => own.shown[name],
        end: () => void open.delete(own),
      };
    },
    settle(name, value) {
      let isTyped = false;
      const running = [...open].find(({ isBehind, fields }) => isBehind && fields.has(name));
      const sent = running && hashOf(answerIn(running, name));
      for (const one of open) {
        const field = one.fields.get(name);
        if (!field) continue;
        const isNewer = running !== undefined && hashOf(answerIn(one, name)) !== sent;
        isTyped ||= isNewer || isEdited(one, field);
        if (isNewer) continue;
        one.sent = { ...one.sent, [name]: value };
        one.shown = { ...one.shown, [name]: value };
      }
      if (!isTyped) drafts.settle(name, value);
    },
    adapt({ name }, change) {
      for (const one of open) {
        if (!one.fields.has(name)) continue;
        const changed = (given: Values): Values => ({ ...given, [name]: change(given[name] as never) });
        one.sent = changed(one.sent);
        one.shown = changed(one.shown);
      }
    },
    forget(keeps) {
      for (const one of open) {
        const forgotten = [...one.fields.values()].filter(({ name }) => !keeps(name));
        const blank = Object.fromEntries(forgotten.map(({ name, initial }) => [name, initial]));
        one.sent = { ...one.sent, ...blank };
        one.shown = { ...one.shown, ...blank };
      }
    },
  };
}
