import type { SyntheticEvent } from "react";
import { Field, type FieldProps } from "../../src/ui/fields/Field";
import { describedBy } from "../../src/ui/fields/Messages";
import { input } from "../../src/ui/fields/inputStyle";

interface WrappingProps extends FieldProps {
  value: string;
  onInput: (value: string) => void;
  /** The keyboard of a phone. */
  inputMode?: "text" | "url";
}

/** The characters of a line in the studio's narrowest column, for browsers that don't fit a field to its text. */
const lineLength = 30;

/** One text, wrapped so that all of it can be read in a narrow column. It has no line breaks of its own. */
export function WrappingField({ id, label, mark, error, help, value, onInput, inputMode }: WrappingProps) {
  const take = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void => onInput(currentTarget.value.replace(/\s*[\r\n]+\s*/g, " "));
  return (
    <Field id={id} label={label} {...{ mark, error, help }}>
      <textarea
        className={`${input} wrapping`}
        id={id}
        rows={Math.max(1, Math.ceil(value.length / lineLength))}
        value={value}
        autoComplete="off"
        inputMode={inputMode}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error, help })}
        onInput={take}
        onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && event.preventDefault()}
        onChange={() => undefined}
      />
    </Field>
  );
}
