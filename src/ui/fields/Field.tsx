import type { ReactNode } from "react";
import { Chip } from "../cards/Chip";
import { label as labelStyle } from "./labelStyle";
import { Messages } from "./Messages";

/** Props of every field. `id` also names its messages: `{id}-error`, `{id}-help`. */
export interface FieldProps {
  id: string;
  label: string;
  /** Beside the label: "(optional)". */
  mark?: string;
  /** A source beside the label: "from your license". */
  from?: string;
  error?: string;
  help?: string;
  /** Announced as required without the HTML attribute, which would add the browser's own messages. */
  required?: boolean;
}

/** Label above, control, error and help below. */
export const Field = ({ id, label, mark, from, error, help, children }: FieldProps & { children: ReactNode }) => (
  <div>
    <label className={labelStyle} htmlFor={id}>
      {label}
      {mark && [" ", <i key="mark">{mark}</i>]}
      {from && [" ", <Chip key="from" tone="good">{from}</Chip>]}
    </label>
    {children}
    <Messages id={id} error={error} help={help} />
  </div>
);
