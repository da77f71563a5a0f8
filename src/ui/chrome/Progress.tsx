import type { MouseEvent } from "react";
import { BackIcon } from "../icons/BackIcon";
import { TickIcon } from "../icons/TickIcon";
import { css } from "../styles/styles";

export interface ProgressGroup {
  id: string;
  label: string;
  state: "inactive" | "active" | "visited";
  /** The completed share of the active group, 0 to 1. */
  part?: number;
  /** The link of a visited group. */
  href?: string;
  /** "Driver, done". Must contain the label. */
  linkLabel?: string;
}

interface ProgressProps {
  /** Name of the navigation: "Progress". */
  label: string;
  /** "Section 2 of 4:" */
  section: string;
  /** "Vehicles" */
  title: string;
  groups: readonly ProgressGroup[];
  /** True for names below the bars on a narrow host too, where groups are short and few. */
  named?: boolean;
  onGroup?: (id: string, event: MouseEvent) => void;
  back?: { label: string; href: string; onClick: (event: MouseEvent) => void };
}

const progress = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  width: 100%;
  max-width: 592px;
  margin: 0 auto;
  padding: var(--s3) var(--s4) 0;
  .now {
    grid-column: 2;
    align-content: center;
    min-height: 48px;
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
  }
  .now b {
    color: var(--iq-color-text);
  }
  /* Above the first section's link, whose area reaches into this one's. */
  .back {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 48px;
    margin-inline: -8px 12px;
    padding-inline: 8px;
    border-radius: var(--iq-radius-action);
    font-size: 16px;
    font-weight: var(--iq-font-label-weight);
    color: var(--iq-color-text);
    text-decoration: none;
  }
  .back:hover {
    text-decoration: underline;
  }
  ol {
    grid-column: 1 / -1;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: var(--iq-progress-gap);
    margin-top: 2px;
  }
  li > * {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  /* Above the screen's own space below it, which would take the presses. */
  li a {
    position: relative;
    --reach: calc(24px - var(--iq-progress-height) / 2);
    margin-block: calc(var(--reach) * -1);
    padding-block: var(--reach);
  }
  .bar {
    display: block;
    position: relative;
    height: var(--iq-progress-height);
    background: var(--iq-color-progress-track);
    overflow: hidden;
  }
  li:first-child .bar {
    border-start-start-radius: var(--iq-progress-radius);
    border-end-start-radius: var(--iq-progress-radius);
  }
  li:last-child .bar {
    border-start-end-radius: var(--iq-progress-radius);
    border-end-end-radius: var(--iq-progress-radius);
  }
  .bar::after {
    content: "";
    position: absolute;
    inset: 0;
    width: 0;
    background: var(--iq-color-progress);
    border-start-end-radius: var(--iq-progress-radius);
    border-end-end-radius: var(--iq-progress-radius);
    transition: width var(--iq-motion-count) var(--iq-motion-ease);
    forced-color-adjust: none;
  }
  .visited .bar::after {
    width: 100%;
    border-radius: 0;
  }
  .active .bar::after {
    width: var(--part, 30%);
  }
  .name {
    display: none;
    align-items: flex-start;
    gap: 4px;
    padding-top: 8px;
    font-size: 13px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
  }
  .visited .name,
  .active .name {
    color: var(--iq-color-text);
  }
  .active .name {
    font-weight: var(--iq-font-label-weight);
  }
  .named .name {
    display: flex;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .named a {
    margin-block-end: 0;
    padding-block-end: 0;
  }
  .name svg {
    flex: none;
    margin-top: 4px;
    color: var(--iq-color-progress);
  }
  @container iq (max-width: 359px) {
    .named .name {
      display: none;
    }
  }
  @container iq (min-width: 640px) {
    max-width: 768px;
    padding-inline: var(--s5);
  }
  @container iq (min-width: 960px) {
    grid-template-columns: 1fr 560px 1fr;
    align-items: start;
    max-width: 1168px;
    padding-top: var(--s5);
    .back {
      grid-column: 1;
      grid-row: 1;
      justify-self: start;
      margin-block: -20px 0;
      margin-inline: -12px 0;
      padding-inline: 12px;
    }
    .now {
      position: absolute;
      width: 1px;
      height: 1px;
      min-height: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
    ol {
      grid-column: 2;
      grid-row: 1;
      margin-top: 0;
    }
    li a {
      margin-block: -6px 0;
      padding-block: 6px 0;
    }
    .name {
      display: flex;
      gap: 6px;
      min-height: 42px;
      font-size: 15px;
    }
    a:hover .name {
      text-decoration: underline;
    }
  }
  @media (forced-colors: active) {
    .bar {
      border: 1px solid CanvasText;
    }
    .bar::after {
      background: Highlight;
    }
  }
`;

/** A bar of groups. Completed groups are links, and the bar never goes back. */
export const Progress = ({ label, section, title, groups, named, onGroup, back }: ProgressProps) => (
  <nav className={progress} aria-label={label}>
    {back && (
      <a className="back" href={back.href} onClick={back.onClick}>
        <BackIcon />
        <span>{back.label}</span>
      </a>
    )}
    <p className="now">
      <b>{section}</b> {title}
    </p>
    <ol className={named ? "named" : undefined}>
      {groups.map((group) => {
        const inside = (
          <>
            <span className="bar" style={group.state === "active" && group.part !== undefined ? partOf(group.part) : undefined} />
            <span className="name">
              {group.state === "visited" && <TickIcon size="xs" />}
              {group.label}
            </span>
          </>
        );
        return (
          <li key={group.id} className={group.state} aria-current={group.state === "active" ? "step" : undefined}>
            {group.state === "visited" && group.href ? (
              <a href={group.href} aria-label={group.linkLabel} onClick={(event) => onGroup?.(group.id, event)}>
                {inside}
              </a>
            ) : (
              <span>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);

const partOf = (part: number) => ({ ["--part" as string]: `${Math.round(Math.min(1, Math.max(0, part)) * 100)}%` });
