import type { Field } from "../flow/field";
import { useSession, useText } from "../session/context";
import { hashOf } from "../kernel/ids";
import { phrases } from "../kernel/phrase";
import type { FieldError } from "../session/effectOutcome";
import { useValue } from "../session/useValue";
import { afterPress } from "../ui/behavior/afterPress";
import { fieldId, useFormScope } from "./Form";
import { useRunner } from "./runner";
import { scannedIn } from "./scanned";

const { license: fromLicense } = phrases("scan.mark", { license: "from your license" });

export interface BoundField<Value> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  /** Says where the value comes from, as long as nobody has changed it. */
  readonly from?: string;
  readonly error: string | undefined;
  /** True if an empty value is currently an error. */
  readonly required: boolean;
  onChange(value: Value): void;
  onBlur(): void;
}

/** The same, with the handlers of a text input. */
export interface BoundTextField extends Omit<BoundField<string>, "onChange"> {
  onInput(value: string): void;
}

/**
 * A field's live value and its error. The error appears when the field is left or a submit is refused, and disappears while
 * it is being corrected; passing an empty field isn't an error. An error from a service or a case stays as long as its value
 * does.
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
  const id = fieldId(field.name, scope);
  const scanned = useValue(scannedIn(session))[id];
  const isScanned = scanned !== undefined && scanned === value;
  const said = useValue(runner.errors).find(isMine);
  const shown = said?.by && !holds(said) ? undefined : said;

  const judge = (): void => {
    const drafted = session.drafted(fields, scope);
    const message = field.rule?.(draft.peek(), session.ruleContext(drafted)) ?? null;
    const known = runner.errors.peek();
    const mine = known.find((error) => isMine(error) && holds(error)) ?? (message && { field, message });
    // Replaces the error in its place, because a summary that is being read must keep its order.
    const next = mine && !known.some(isMine) ? [...known, mine] : known.flatMap((error) => (isMine(error) ? (mine ?? []) : error));
    runner.showErrors(next, false);
  };
  return {
    id,
    name: field.name,
    label: field.label ? text(field.label) : "",
    value,
    ...(isScanned && { from: text(fromLicense) }),
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
        // The press may have led to another screen.
        if (runner.position.peek() !== place) return;
        const left = draft.peek();
        // A pasted space at an end would stay in sight until the answers are stored, which drops it.
        if (typeof left === "string") draft.value = left.trim() as Value & string;
        judge();
      });
    },
  };
}

export function useTextField(field: Field<string>): BoundTextField {
  const { onChange, ...rest } = useField(field);
  return { ...rest, onInput: onChange };
}
