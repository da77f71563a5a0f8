import type { AnyField } from "../../flow/field";
import { hashOf } from "../../kernel/ids";
import type { Drafts, Values } from "./drafts";

/**
 * Answers on their way: what was validated is what is sent and committed. The form stays open meanwhile, and
 * what is typed into it is a draft of the next submit: neither sent unchecked with this one nor overwritten by its end.
 */
export interface Submission {
  /** The answers to send, with those that an effect has given for the person since. */
  readonly values: Values;
  /** Whether the field's draft differs from the value being sent: a message about the sent value doesn't apply to the draft. */
  isEdited(field: AnyField): boolean;
  /** The drafts on screen when it was sent. */
  shown(field: AnyField): unknown;
  end(): void;
}

export interface Submissions {
  /** `sent` by the names of these fields; `shown` is what stands in them on screen, untrimmed. */
  begin(fields: readonly AnyField[], sent: Values, shown: Values): Submission;
  /** An effect has answered a field for the person: submits under way take the answer over, drafts don't. */
  settle(name: string, value: unknown): void;
  /** Drops answers from the submits under way, so that their end doesn't bring them back. */
  forget(keeps: (name: string) => boolean): void;
}

interface Open {
  readonly fields: ReadonlyMap<string, AnyField>;
  sent: Values;
  shown: Values;
}

export function createSubmissions(drafts: Drafts): Submissions {
  const open = new Set<Open>();
  const isEdited = ({ shown }: Open, field: AnyField): boolean => hashOf(drafts.of(field).peek()) !== hashOf(shown[field.name]);
  return {
    begin(fields, sent, shown) {
      const own: Open = { fields: new Map(fields.map((field) => [field.name, field])), sent, shown };
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
      for (const one of open) {
        const field = one.fields.get(name);
        if (!field) continue;
        isTyped ||= isEdited(one, field);
        one.sent = { ...one.sent, [name]: value };
        one.shown = { ...one.shown, [name]: value };
      }
      if (!isTyped) drafts.settle(name, value);
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
