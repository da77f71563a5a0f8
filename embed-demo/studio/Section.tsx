import type { ReactNode } from "react";
import { DownIcon } from "../../src/ui/icons/DownIcon";

interface SectionProps {
  title: string;
  /** The current setting, in a word or two. */
  state?: string;
  bad?: boolean;
  open?: boolean;
  children: ReactNode;
}

/** One group of settings. The browser keeps it open or closed. */
export const Section = ({ title, state, bad, open, children }: SectionProps) => (
  <details className="section" open={open}>
    <summary>
      {title}
      {state && <small className={bad ? "bad" : undefined}>{state}</small>}
      <DownIcon size="sm" />
    </summary>
    <div className="fields">{children}</div>
  </details>
);
