import type { ReactNode } from "react";
import { DownIcon } from "../icons/DownIcon";
import { InfoIcon } from "../icons/InfoIcon";
import { css } from "../styles/styles";

interface InPlaceProps {
  /** Without a title, the text is always shown. */
  title?: string | undefined;
  children: ReactNode;
}

const inPlace = css`
  margin: -16px 0 4px;
  font-size: 15px;
  line-height: 22px;
  color: var(--iq-color-text-muted);
  summary {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--iq-color-link);
    overflow-wrap: anywhere;
    list-style: none;
    cursor: pointer;
  }
  summary:hover {
    text-decoration: underline;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg + span + svg {
    transition: rotate var(--iq-motion-press);
  }
  &[open] summary svg + span + svg {
    rotate: 180deg;
  }
  > div {
    padding-bottom: var(--s3);
  }
`;

/** A SideNote's text on hosts without room beside the column: one press away, under its question. */
export const InPlace = ({ title, children }: InPlaceProps) =>
  title ? (
    <details className={inPlace}>
      <summary>
        <InfoIcon size="sm" />
        <span>{title}</span>
        <DownIcon size="sm" />
      </summary>
      <div>{children}</div>
    </details>
  ) : (
    <div className={inPlace}>
      <div>{children}</div>
    </div>
  );
