import type { ClipboardEvent } from "react";
import { Field, type FieldProps } from "../fields/Field";
import { input } from "../fields/inputStyle";
import { describedBy } from "../fields/Messages";
import { css } from "../styles/styles";

interface PasteBoxProps extends FieldProps {
  onText: (text: string) => void;
  /** Called with a picture that is pasted. */
  onPicture: (picture: Blob) => void;
}

const box = css`
  display: block;
  width: 100%;
  min-height: 88px;
  padding: 12px 14px;
  border: 1px solid var(--iq-color-line-strong);
  border-radius: var(--iq-field-radius);
  background: var(--iq-field-surface);
  color: inherit;
  font: inherit;
  resize: vertical;
`;

/** Takes a barcode's text or its picture from the clipboard. Line breaks are part of a code, so it isn't an input. */
export function PasteBox({ onText, onPicture, ...field }: PasteBoxProps) {
  const take = (event: ClipboardEvent): void => {
    const [picture] = event.clipboardData.files;
    if (!picture) return;
    event.preventDefault();
    onPicture(picture);
  };
  return (
    <Field {...field}>
      <textarea
        className={`${input} ${box}`}
        id={field.id}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field)}
        onInput={(event) => onText(event.currentTarget.value)}
        onPaste={take}
      />
    </Field>
  );
}
