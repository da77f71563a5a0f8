import type { MouseEvent, ReactNode } from "react";
import { css } from "../styles/styles";

interface MenuLink {
  id: string;
  label: string;
  href: string;
  icon?: ReactNode;
  /** True for the visitor's current place. */
  current?: boolean;
  newTab?: boolean;
  onClick?: (event: MouseEvent) => void;
}

interface MenuSectionProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  links: readonly MenuLink[];
  note?: string;
}

const section = css`
  margin-top: 20px;
  h3 {
    margin-bottom: 4px;
    font-size: 15px;
    line-height: 22px;
    font-weight: var(--iq-font-label-weight);
    color: var(--iq-color-text-muted);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 136px), 1fr));
    gap: 0 8px;
    margin-inline: -8px;
  }
  /* Beside an entry of two lines, one of a single line stands in the middle. */
  li {
    display: grid;
  }
  /* A phone number alone stays in one line. */
  li:only-child {
    grid-column: 1 / -1;
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding: 6px 8px;
    border-radius: var(--iq-radius-action);
    color: var(--iq-color-text);
    font-size: 16px;
    line-height: 22px;
    text-decoration: none;
    font-variant-numeric: lining-nums;
  }
  a:hover {
    background: var(--iq-color-sunken);
    text-decoration: underline;
  }
  [aria-current] {
    background: var(--iq-color-selected-soft);
    font-weight: var(--iq-font-label-weight);
  }
  a > svg,
  a > img {
    width: 28px;
    height: 28px;
    object-fit: contain;
  }
  /* A partner's picture brings its own margin, as on the cards. */
  a > img {
    width: 40px;
    height: 40px;
    margin: -6px;
  }
  p {
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
  }
`;

/** A named section of the menu with links, two side by side if there is room. Renders nothing without links. */
export const MenuSection = ({ id, title, links, note }: MenuSectionProps) =>
  links.length > 0 && (
    <nav className={section} aria-labelledby={id}>
      {/* eslint-disable-next-line no-restricted-syntax -- inside the menu, a dialog with headings of its own */}
      <h3 id={id}>{title}</h3>
      <ul>
        {links.map(({ id: key, label, icon, current, newTab, ...link }) => (
          <li key={key}>
            <a {...link} {...(newTab && { target: "_blank", rel: "noopener" })} aria-current={current || undefined}>
              {icon}
              {label}
            </a>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </nav>
  );
