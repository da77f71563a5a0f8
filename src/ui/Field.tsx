import type { ReactNode } from "react";
import { label as labelStyle } from "./labelStyle";
import { Messages } from "./Messages";
import { css } from "./styles";

/** What every field has. `id` also names its messages: `{id}-error`, `{id}-help`. */
export interface FieldProps {
  id: string;
  label: string;
  /** Beside the label: "(optional)". */
  mark?: string;
  error?: string;
  help?: string;
}

const wrap = css`
  display: block;
  position: relative;
`;

/** Label above, control, error and help below. */
export const Field = ({ id, label, mark, error, help, children }: FieldProps & { children: ReactNode }) => (
  <div className={wrap}>
    <label className={labelStyle} htmlFor={id}>
      {label}
      {mark && <i> {mark}</i>}
    </label>
    {children}
    <Messages id={id} error={error} help={help} />
  </div>
);
