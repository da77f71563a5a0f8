import type { Field } from "../flow/field";
import { useSession, useText } from "../session/context";
import { hashOf } from "../kernel/ids";
import type { FieldError } from "../session/effectOutcome";
import { useValue } from "../session/useValue";
import { afterPress } from "../ui/behavior/afterPress";
import { fieldId, useFormScope } from "./Form";
import { useRunner } from "./runner";

export interface BoundField<Value> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly error: string | undefined;
  /** Whether nothing is no answer to it, as things stand. */
  readonly required: boolean;
  onChange(value: Value): void;
  onBlur(): void;
}

/** The same, in the words of a text input. */
export interface BoundTextField extends Omit<BoundField<string>, "onChange"> {
  onInput(value: string): void;
}

/**
 * A field's live value and its message. The message comes when the field is left or a submit is refused, and goes while
 * the mistake is being mended; an empty field is not blamed for having been passed through. What a service or a case has
 * found wrong is said as long as that value stands there.
 */
export function useField<Value>(field: Field<Value>): BoundField<Value> {
  const session = useSession();
  const runner = useRunner();
  const { scope, fields } = useFormScope();
  const text = useText();
  const draft = session.draft(field, scope);
  const value = useValue(draft);
  const isMine = (error: FieldError): boolean => error.field.name === field.name;
  const holds = ({ by }: FieldError): boolean => by !== undefined && hashOf(by.value) === hashOf(draft.peek());
  const said = useValue(runner.errors).find(isMine);
  const shown = said?.by && !holds(said) ? undefined : said;

  const judge = (): void => {
    const drafted = session.drafted(fields, scope);
    const message = field.rule?.(draft.peek(), session.ruleContext(drafted)) ?? null;
    const known = runner.errors.peek();
    const mine = known.find((error) => isMine(error) && holds(error)) ?? (message && { field, message });
    // In its place: a summary that is being read doesn't change its order.
    const next = mine && !known.some(isMine) ? [...known, mine] : known.flatMap((error) => (isMine(error) ? (mine ?? []) : error));
    runner.showErrors(next, false);
  };
  return {
    id: fieldId(field.name, scope),
    name: field.name,
    label: field.label ? text(field.label) : "",
    value,
    error: shown && text(shown.message),
    required: !!field.rule?.((typeof field.initial === "string" ? "" : field.initial) as Value, session.ruleContext(session.drafted(fields, scope))),
    onChange(next) {
      draft.value = next;
      if (said) judge();
    },
    onBlur() {
      const current: unknown = draft.peek();
      if (current === "" || current === null) return;
      const place = runner.position.peek();
      afterPress(() => {
        // The press may have led elsewhere.
        if (runner.position.peek() === place) judge();
      });
    },
  };
}

export function useTextField(field: Field<string>): BoundTextField {
  const { onChange, ...rest } = useField(field);
  return { ...rest, onInput: onChange };
}
