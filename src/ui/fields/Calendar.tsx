import type { KeyboardEvent } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { CalendarDate } from "../../kernel/dates";
import { compareDates, isoDate } from "../../kernel/dates";
import type { Language } from "../../kernel/language";
import { dayName, monthName, moved, weekdays, weeksOf } from "./calendarDays";
import { IconButton } from "../buttons/IconButton";
import { BackIcon } from "../icons/BackIcon";
import { NextIcon } from "../icons/NextIcon";
import { css } from "../styles/styles";
import { cardTitle } from "../styles/text";

interface CalendarProps {
  id: string;
  language: Language;
  value: CalendarDate | null;
  /** The first and the last selectable day. */
  min: CalendarDate;
  max: CalendarDate;
  previousLabel: string;
  nextLabel: string;
  onPick: (date: CalendarDate) => void;
  /** Called on Escape. */
  onClose: () => void;
}

const box = css`
  padding: 12px;
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 2px;
  }
  th {
    padding: 6px 0;
    font-size: 14px;
    font-weight: 400;
    color: var(--iq-color-text-muted);
  }
  td {
    padding: 0;
  }
  td button {
    display: block;
    width: 100%;
    min-height: 44px;
    text-align: center;
    border: var(--iq-border-card) solid transparent;
    border-radius: var(--iq-radius-action);
    font-variant-numeric: tabular-nums lining-nums;
    transition: background-color var(--iq-motion-press);
  }
  td button:hover {
    background: var(--iq-color-selected-soft);
    border-color: var(--iq-color-selected);
  }
  td [aria-pressed="true"] {
    background: var(--iq-color-selected);
    color: var(--iq-color-on-selected);
    font-weight: var(--iq-font-title-weight);
  }
  td button:disabled {
    background: transparent;
    border-color: transparent;
    color: var(--iq-color-text-muted);
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    td [aria-pressed="true"] {
      border: 3px solid Highlight;
    }
  }
`;

const inside = (date: CalendarDate, min: CalendarDate, max: CalendarDate): CalendarDate =>
  compareDates(date, min) < 0 ? min : compareDates(date, max) > 0 ? max : date;

/**
 * A month of days as native buttons. One of them is in the tab order; arrows move by a day or a week, Home and End within
 * the week, Page Up and Page Down by a month (WAI-ARIA date grid). The chosen day, or the first, takes the focus.
 */
export function Calendar({ id, language, value, min, max, previousLabel, nextLabel, onPick, onClose }: CalendarProps) {
  const days = useMemo(() => weekdays(language), [language]);
  const [at, setAt] = useState(() => inside(value ?? min, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const followsFocus = useRef(true);
  const shown = isoDate(at);

  // A date that is typed beside the open calendar turns it to that month, and the focus stays in the field.
  const chosen = value && isoDate(value);
  const [followed, setFollowed] = useState(chosen);
  if (followed !== chosen) {
    setFollowed(chosen);
    if (value) setAt(inside(value, min, max));
  }

  useEffect(() => {
    if (followsFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${shown}"]`)?.focus();
    followsFocus.current = false;
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      event.stopPropagation();
      return onClose();
    }
    const next = grid.current?.contains(event.target as Node) ? moved(at, event.key) : null;
    if (!next) return;
    event.preventDefault();
    followsFocus.current = true;
    setAt(inside(next, min, max));
  };
  const turn = (key: "PageUp" | "PageDown"): void => setAt(inside(moved(at, key) ?? at, min, max));
  const isSameMonth = (other: CalendarDate): boolean => other.year === at.year && other.month === at.month;

  return (
    <div className={box} id={id} role="group" onKeyDown={onKeyDown}>
      <div>
        <IconButton label={previousLabel} disabled={isSameMonth(min)} onClick={() => turn("PageUp")}>
          <BackIcon />
        </IconButton>
        {/* eslint-disable-next-line no-restricted-syntax -- a calendar is a dialog, apart from the page's headings */}
        <h2 className={cardTitle} id={`${id}-month`} aria-live="polite">
          {monthName(at, language)}
        </h2>
        <IconButton label={nextLabel} disabled={isSameMonth(max)} onClick={() => turn("PageDown")}>
          <NextIcon />
        </IconButton>
      </div>
      <table role="grid" aria-labelledby={`${id}-month`} ref={grid}>
        <thead>
          <tr>
            {days.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => (
                <td key={weekday}>
                  {date && (
                    <button
                      type="button"
                      data-day={isoDate(date)}
                      tabIndex={compareDates(date, at) === 0 ? 0 : -1}
                      aria-label={dayName(date, language)}
                      aria-pressed={value !== null && compareDates(date, value) === 0}
                      disabled={compareDates(date, min) < 0 || compareDates(date, max) > 0}
                      onClick={() => onPick(date)}
                    >
                      {date.day}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
