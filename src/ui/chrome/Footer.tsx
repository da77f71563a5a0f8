import type { MouseEvent, ReactNode } from "react";
import { Horizon } from "./Horizon";
import { Heading } from "../layout/Heading";
import { css } from "../styles/styles";

interface FooterLink {
  id: string;
  label: string;
  href: string;
  newTab?: boolean;
  onClick?: (event: MouseEvent) => void;
}

interface FooterProps {
  /** "About our insurance agency" */
  title: string;
  /** The complete licensing text. */
  licensing: ReactNode;
  /** Name of the links' navigation: "Legal". */
  linksLabel: string;
  links: readonly FooterLink[];
  /** Links to other languages. */
  languages?: ReactNode;
  /** "Opt-out signal honored." */
  optOut?: string;
  /** Both brands, if the page has two. */
  both?: string;
  /** The co-brand disclaimer or another line of the partner. */
  notice?: ReactNode;
  /** A quiet logo, which stands before the title. */
  watermark?: ReactNode;
  /** Without the hills, for a widget of little height. */
  plain?: boolean;
}

const footer = css`
  background: var(--iq-color-footer);
  color: var(--iq-color-on-footer-muted);
  font-size: 14px;
  line-height: 21px;
  overflow-wrap: anywhere;
  > div {
    display: grid;
    gap: var(--s4) var(--s5);
    max-width: 1168px;
    margin: auto;
    padding: var(--s5) var(--s4) var(--s6);
  }
  .who {
    font-weight: var(--iq-font-label-weight);
    color: var(--iq-color-on-footer);
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    color: var(--iq-color-on-footer);
  }
  :focus-visible {
    outline-color: var(--iq-color-on-footer);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    margin-block: -12px;
  }
  p + p {
    margin-top: var(--s2);
  }
  ul + p {
    margin-top: 14px;
  }
  button {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--s2);
    margin-bottom: 4px;
  }
  .who > svg,
  .who > img {
    width: auto;
    height: 24px;
  }
  /* Paper has no backgrounds, unless the visitor asks for them, and nothing to press. Its last sheet has the whole footer or none of it. */
  @media print {
    break-inside: avoid;
    a {
      min-height: 0;
    }
    ul {
      margin-block: 0;
    }
    --iq-color-footer: transparent;
    --iq-color-on-footer: var(--iq-color-text);
    --iq-color-on-footer-muted: var(--iq-color-text-muted);
  }
  @container iq (min-width: 640px) {
    > div {
      max-width: 768px;
      padding: var(--s6) var(--s5) var(--s7);
    }
  }
  @container iq (min-width: 960px) {
    > div {
      grid-template-columns: 1fr 1fr;
      max-width: 1168px;
    }
  }
`;

/** The companies behind the quotes, and the visitor's rights, in one text size. */
export const Footer = ({ title, licensing, linksLabel, links, languages, optOut, both, notice, watermark, plain }: FooterProps) => (
  <>
    {!plain && <Horizon />}
    <footer className={footer}>
      <div>
        <div>
          <Heading rank={2} className="who">
            {watermark}
            {title}
          </Heading>
          <p>{licensing}</p>
          {both && <p>{both}</p>}
          {notice && <p>{notice}</p>}
        </div>
        <nav aria-label={linksLabel}>
          <ul>
            {links.map((link) => (
              <li key={link.id}>
                <a
                  href={link.href}
                  onClick={link.onClick}
                  target={link.newTab ? "_blank" : undefined}
                  rel={link.newTab ? "noopener" : undefined}
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          {languages}
          {optOut && <p>{optOut}</p>}
        </nav>
      </div>
    </footer>
  </>
);
