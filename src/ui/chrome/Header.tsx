import type { MouseEvent, ReactNode } from "react";
import { PhoneIcon } from "../icons/PhoneIcon";
import { css } from "../styles/styles";

interface HeaderProps {
  /** The partner's logo: an `img` with the partner's name as `alt`, or an svg. */
  logo: ReactNode;
  /** The company beside the partner: "with Clearmoor". */
  beside?: string;
  /** The logo's link; without it the logo isn't one. */
  home?: { href: string; label: string; onClick?: (event: MouseEvent) => void };
  /** "Advisors are in. Monday to Friday, 8 a.m. to 9 p.m. ET". Behind the dot under 640 px. */
  availability?: string;
  /** Name of the dot under 640 px: "Hours". */
  hours?: string;
  /** True if the dot beside it is lit. */
  available?: boolean;
  phone?: { href: string; text: string; label: string };
  /** An IconButton. */
  menu?: ReactNode;
}

const header = css`
  background: var(--iq-color-header);
  color: var(--iq-color-on-header);
  border-bottom: var(--iq-border-header) solid var(--iq-color-header-rule);
  /* A logo made for a dark header would be white on paper. */
  print-color-adjust: exact;
  > div {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 64px;
    max-width: 1152px;
    margin: auto;
    padding: var(--s2) var(--s4);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  :focus-visible {
    outline-color: var(--iq-color-on-header);
  }
  .brands {
    min-width: 0;
    margin-inline-end: auto;
  }
  .brands small {
    display: block;
    margin-top: -8px;
    font-size: 13px;
    line-height: 16px;
    color: var(--iq-color-on-header-muted);
  }
  .logo {
    min-width: 0;
    display: flex;
    align-items: center;
    min-height: 48px;
    font-family: var(--iq-font-heading);
    font-weight: var(--iq-font-heading-weight);
    font-size: 20px;
    line-height: 24px;
  }
  .logo > * {
    width: auto;
    max-width: min(46cqi, 100%);
    height: 30px;
    object-fit: contain;
    object-position: left;
  }
  @media (forced-colors: active) {
    .logo > img {
      forced-color-adjust: none;
      background: var(--iq-color-header);
    }
  }
  .hours {
    display: none;
    text-wrap: balance;
    font-size: 14px;
    line-height: 20px;
    color: var(--iq-color-on-header-muted);
  }
  details {
    position: relative;
  }
  summary {
    display: grid;
    place-items: center;
    place-content: center;
    gap: 4px;
    min-width: 32px;
    min-height: 48px;
    font-size: 13px;
    line-height: 14px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details p {
    position: absolute;
    z-index: 6;
    top: 100%;
    inset-inline-end: 0;
    width: min(280px, 80cqi);
    padding: 12px 16px;
    border: var(--iq-border-card) solid var(--iq-color-line);
    border-radius: var(--iq-radius-card);
    background: var(--iq-color-raised);
    color: var(--iq-color-text);
    box-shadow: var(--iq-shadow-lift);
    font-size: 15px;
    line-height: 22px;
  }
  details b {
    display: block;
  }
  summary::before,
  .hours::before {
    content: "";
    display: inline-block;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    border: 1.5px solid currentColor;
    vertical-align: 1px;
  }
  .hours::before {
    margin-inline-end: 8px;
  }
  .in summary::before,
  .hours.in::before {
    border-color: var(--iq-color-available);
    background: var(--iq-color-available);
    forced-color-adjust: none;
  }
  .phone {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 48px;
    min-height: 48px;
    white-space: nowrap;
    font-size: 15px;
    font-weight: var(--iq-font-label-weight);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .phone:hover span {
    text-decoration: underline;
  }
  .phone + button {
    margin-inline-end: -12px;
  }
  @container iq (max-width: 359px) {
    .phone span {
      display: none;
    }
  }
  @container iq (min-width: 640px) {
    > div {
      gap: var(--s3);
      min-height: 72px;
      max-width: 768px;
      padding-inline: var(--s5);
    }
    .logo > * {
      height: 36px;
    }
    .brands {
      flex: none;
    }
    .phone {
      font-size: 17px;
    }
    .hours {
      display: block;
    }
    details {
      display: none;
    }
  }
  @container iq (min-width: 960px) {
    > div {
      max-width: 1168px;
    }
    .brands {
      display: flex;
      align-items: center;
      gap: var(--s3);
    }
    .brands small {
      margin: 0;
    }
    .phone {
      margin-inline-start: var(--s3);
    }
  }
`;

/** The page's brand, the advisors' availability, and the number, which is always visible. */
export const Header = ({ logo, beside, home, availability, hours, available, phone, menu }: HeaderProps) => (
  <header className={header}>
    <div>
      <div className="brands">
        {home ? (
          <a className="logo" href={home.href} aria-label={home.label} onClick={home.onClick}>
            {logo}
          </a>
        ) : (
          <span className="logo">{logo}</span>
        )}
        {beside && <small>{beside}</small>}
      </div>
      {availability && (
        <>
          <span className={available ? "hours in" : "hours"}>{availability}</span>
          <details className={available ? "in" : undefined}>
            <summary aria-label={`${hours}: ${availability}`}>{hours}</summary>
            <p>
              {availability}
              {phone && <b className="num">{phone.text}</b>}
            </p>
          </details>
        </>
      )}
      {phone && (
        <a className="phone" href={phone.href} aria-label={phone.label}>
          <PhoneIcon />
          <span>{phone.text}</span>
        </a>
      )}
      {menu}
    </div>
  </header>
);
