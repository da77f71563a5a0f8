import type { ReactNode } from "react";

interface PanelProps {
  /** Unique on the page. */
  id: string;
  title: string;
  lede?: ReactNode;
  /** Beside the title, such as a way to download it. */
  action?: ReactNode;
  /** Columns of twelve, where there is room. */
  width?: 5 | 6 | 7 | 12;
  children: ReactNode;
}

/** A named part of a view. */
export const Panel = ({ id, title, lede, action, width = 12, children }: PanelProps) => (
  <section className={`panel w${width}`} aria-labelledby={id}>
    <div className="panel-head">
      <div>
        <h2 id={id}>{title}</h2>
        {lede !== undefined && <p>{lede}</p>}
      </div>
      {action}
    </div>
    {children}
  </section>
);
