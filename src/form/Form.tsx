import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { FocusEvent, FormEvent, ReactNode } from "react";
import type { AnyField } from "../flow/field";
import { fill, phrases } from "../kernel/phrase";
import { useSession, useText } from "../session/context";
import { useValue } from "../session/useValue";
import { ErrorSummary } from "../ui/fields/ErrorSummary";
import { focusField } from "../ui/behavior/focusField";
import { useRunner } from "./runner";
import { trimmed, validate } from "./validate";

const texts = phrases("form", {
  summary: "Please fix {count} answers",
});

/** The id of a field's control: unique in each scope, and the same on a prerendered page. */
export const fieldId = (name: string, scope?: string): string => (scope ? `${scope}-${name}` : name);

interface FormScope {
  /** The scope of this form's drafts: absent for the step's own, a name for those of a list's item. */
  readonly scope?: string;
  /** Fields that are validated together: a license's date depends on the birth date beside it. */
  readonly fields: readonly AnyField[];
}

const ScopeContext = createContext<FormScope>({ fields: [] });

export const useFormScope = (): FormScope => useContext(ScopeContext);

interface FormProps {
  children: ReactNode;
  fields: readonly AnyField[];
  scope?: string;
  /** Set on an item's own form, and called when its fields are valid; a step's form completes the step. */
  onSubmit?: (values: Readonly<Record<string, unknown>>) => void;
}

/** Labels Enter on a phone's keyboard: "next" if another field follows. */
function nameEnter({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const typed = [...currentTarget.querySelectorAll<HTMLElement>("input:not([type=radio],[type=checkbox],[tabindex])")];
  if (typed.includes(target)) target.enterKeyHint = typed.at(-1) === target ? "go" : "next";
}

/**
 * A real form, so that Enter, autofill and password managers work. On a refused submit the focus goes to the only field with
 * an error, or to a summary of several; typed text isn't changed.
 */
export function Form({ children, fields, scope, onSubmit }: FormProps) {
  const session = useSession();
  const runner = useRunner();
  const within = useMemo(() => ({ fields, ...(scope !== undefined && { scope }) }), [fields, scope]);
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const errors = useValue(runner.errors);
  const refusals = useValue(runner.refusals);
  const busy = useValue(runner.busy);
  /** Ids of the form's elements in order, which the summary follows. */
  const [order, setOrder] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    if (refusals > 0 && form.current) setOrder(Array.from(form.current.querySelectorAll("[id]"), ({ id }) => id));
  }, [refusals]);
  const placeOf = (id: string): number => (order.indexOf(id) + 1 || Infinity);

  useEffect(() => {
    const wrong = runner.errors.peek();
    const [first] = wrong;
    if (refusals === 0 || !first || !form.current) return;
    if (wrong.length > 1) summary.current?.focus();
    else focusField(form.current, fieldId(first.field.name, scope));
  }, [refusals, runner, scope]);

  const submit = (): void => {
    if (busy) return;
    if (!onSubmit) return void runner.submit();
    const wrong = validate(session, fields, scope);
    runner.showErrors(wrong, wrong.length > 0);
    if (wrong.length === 0) onSubmit(trimmed(session.drafted(fields, scope)));
  };
  const take = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    submit();
  };
  return (
    <ScopeContext.Provider value={within}>
      <form ref={form} noValidate onSubmit={take} onFocus={nameEnter}>
        {errors.length > 1 && refusals > 0 && (
          <ErrorSummary
            id={`${scope ?? "step"}-errors`}
            ref={summary}
            title={text(fill(texts.summary, { count: errors.length }))}
            errors={errors
              .map(({ field, message }) => ({
                id: fieldId(field.name, scope),
                text: field.label ? `${text(field.label)}: ${text(message)}`.replace("?:", "?") : text(message),
              }))
              .sort((a, b) => placeOf(a.id) - placeOf(b.id) || 0)}
          />
        )}
        {children}
      </form>
    </ScopeContext.Provider>
  );
}
