import type { ReactNode } from "react";
import { Chip } from "../cards/Chip";
import type { FieldProps } from "./Field";
import { label as labelStyle } from "./labelStyle";
import { describedBy, Messages } from "./Messages";

interface FieldGroupProps extends FieldProps {
  /** Hides the label of a group that the question above already names. */
  hideLabel?: boolean;
  /** True for a choice of one. The group then announces the error, which a radio button can't. */
  radios?: boolean;
  children: ReactNode;
}

/** Several controls that answer one question: a fieldset with the same label, error and help as a field. */
export function FieldGroup({ children, hideLabel, radios, ...field }: FieldGroupProps) {
  return (
    <fieldset
      id={field.id}
      role={radios ? "radiogroup" : undefined}
      aria-required={(radios && field.required) || undefined}
      aria-invalid={radios && field.error ? true : undefined}
      aria-describedby={describedBy(field)}
    >
      <legend className={hideLabel ? "vh" : labelStyle}>
        {field.label}
        {field.mark && <i> {field.mark}</i>}
        {field.from && [" ", <Chip key="from" tone="good">{field.from}</Chip>]}
      </legend>
      {children}
      <Messages id={field.id} error={field.error} help={field.help} />
    </fieldset>
  );
}
