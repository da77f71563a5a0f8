import type { ReactNode } from "react";
import { containTyping } from "../behavior/containTyping";

interface RootProps {
  /** Names the region in the host page: "Insurance quote". */
  label: string;
  /** "es", which need not be the page's. */
  language: string;
  children: ReactNode;
}

/** The one child of the shadow root: ground, container of every query, and where typed keys stop. */
export const Root = ({ label, language, children }: RootProps) => (
  <section className="iq" lang={language} aria-label={label} onKeyDown={containTyping} onKeyUp={containTyping} onKeyPress={containTyping}>
    {children}
  </section>
);
