import type { ReactNode, Ref } from "react";
import { css } from "../styles/styles";

export interface Suggestion {
  id: string;
  /** First line, with the typed text in bold. */
  text: string;
  /** Second line: "Columbus, OH 43215". */
  detail?: string;
}

interface SuggestionsProps {
  /** Id of the list's combobox. */
  id: string;
  suggestions: readonly Suggestion[];
  /** Index of the active suggestion; -1 while the field itself is. */
  active: number;
  /** The typed text, which is in bold. */
  query: string;
  onPick: (suggestion: Suggestion) => void;
  /** Name of the list: "Suggestions". */
  label: string;
  /** Shown below the list, even if it is empty. */
  footer?: ReactNode;
  /** Icon before each suggestion. */
  icon?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const panel = css`
  margin-top: 8px;
  /* The main action at the bottom of small hosts is as high. */
  scroll-margin-bottom: 96px;
  padding: 8px;
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  box-shadow: var(--iq-shadow-lift);
  animation: iq-fade var(--iq-motion-press);
  li {
    display: flex;
    gap: 14px;
    align-items: center;
    min-height: 60px;
    padding: 8px 12px;
    border-radius: max(0px, calc(var(--iq-radius-card) - 6px));
    line-height: 22px;
    cursor: pointer;
    scroll-margin-bottom: 96px;
  }
  li:hover {
    background: var(--iq-color-sunken);
  }
  li svg {
    color: var(--iq-color-text-muted);
  }
  small {
    display: block;
    font-size: 15px;
    color: var(--iq-color-text-muted);
  }
  mark {
    background: none;
    color: inherit;
    font-weight: var(--iq-font-label-weight);
  }
  [aria-selected="true"] {
    background: var(--iq-color-selected-soft);
    box-shadow: inset 0 0 0 var(--iq-border-selected) var(--iq-color-selected);
  }
  > div {
    padding: 0 12px;
  }
  ul + div {
    margin-top: 4px;
    border-top: 1px solid var(--iq-color-line);
  }
  @media (forced-colors: active) {
    [aria-selected="true"] {
      outline: 3px solid Highlight;
    }
  }
`;

/** The text with its first match of the query in bold. */
function Matched({ text, query }: { text: string; query: string }) {
  const at = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  );
}

/** The list under a combobox, in the flow. A press on it leaves the focus in the field. */
export const Suggestions = ({ id, suggestions, active, query, onPick, label, footer, icon, ref }: SuggestionsProps) => (
  <div className={panel} ref={ref}>
    {suggestions.length > 0 && (
      <ul role="listbox" id={`${id}-list`} aria-label={label}>
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.id}
            role="option"
            id={`${id}-option-${index}`}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
          >
            {icon}
            <span>
              <Matched text={suggestion.text} query={query} />
              {suggestion.detail && <small>{suggestion.detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    )}
    {footer && <div>{footer}</div>}
  </div>
);
