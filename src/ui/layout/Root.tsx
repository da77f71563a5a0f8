import type { ReactNode } from "react";
import { containTyping } from "../behavior/containTyping";

interface RootProps {
  /** Name of the region in the host page: "Insurance quote". */
  label: string;
  /** The texts' language, which may differ from the page's: "es". */
  language: string;
  children: ReactNode;
}

/** The single child of the shadow root. It has the background, is the container of every query, and contains typed keys. */
export const Root = ({ label, language, children }: RootProps) => (
  <section className="iq" lang={language} aria-label={label} onKeyDown={containTyping} onKeyUp={containTyping} onKeyPress={containTyping}>
    {children}
  </section>
);
