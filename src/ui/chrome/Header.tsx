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
  /** "Advisors available now: Monday to Friday, 8 a.m. to 9 p.m. ET" */
  availability?: string;
  /** The same in few words, under the number on hosts under 640 px: "Advisors: Mon–Fri 8am–9pm ET". */
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
  /* The number and the hours take their line before the logo is at its largest. */
  .brands {
    flex: 1 1 0;
    min-width: 88px;
  }
  .brands small {
    display: block;
    margin-top: -8px;
    font-size: 12px;
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
  /* The whole of it is the number's link, with the hours on its ground. */
  .call {
    position: relative;
    display: grid;
    justify-items: end;
    min-width: min-content;
    text-align: end;
  }
  .brief {
    font-size: 12px;
    line-height: 16px;
    color: var(--iq-color-on-header-muted);
    text-wrap: balance;
  }
  .hours::before,
  .brief::before {
    content: "";
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-inline-end: 5px;
    border-radius: 50%;
    border: 1.5px solid currentColor;
  }
  .brief.in::before,
  .hours.in::before {
    border-color: var(--iq-color-available);
    background: var(--iq-color-available);
    forced-color-adjust: none;
  }
  .phone {
    display: inline-flex;
    align-items: center;
    justify-content: end;
    gap: 8px;
    min-height: 32px;
    white-space: nowrap;
    font-size: 15px;
    font-weight: var(--iq-font-label-weight);
    font-variant-numeric: lining-nums;
  }
  .phone::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  .phone:hover span {
    text-decoration: underline;
  }
  .call + button {
    margin-inline-end: -12px;
  }
  /* In enlarged text the number takes two lines. */
  @container iq (max-width: 359px) {
    .phone {
      white-space: normal;
    }
    .phone svg {
      display: none;
    }
  }
  /* In doubled text the logo has a line of its own. */
  @container iq (max-width: 259px) {
    > div {
      flex-wrap: wrap;
    }
    .brands {
      flex-basis: 100%;
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
      margin-inline-end: auto;
    }
    .phone {
      min-height: 48px;
      font-size: 17px;
    }
    .hours {
      display: block;
    }
    .call {
      flex: none;
    }
    .brief {
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
    .call {
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
      {availability && <span className={available ? "hours in" : "hours"}>{availability}</span>}
      {phone && (
        <div className="call">
          <a className="phone" href={phone.href} aria-label={phone.label}>
            <PhoneIcon />
            <span>{phone.text}</span>
          </a>
          {hours && <p className={available ? "brief in" : "brief"}>{hours}</p>}
        </div>
      )}
      {menu}
    </div>
  </header>
);
