import type { FormEvent, HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode, Ref } from "react";
import { useEffect, useRef, useState } from "react";
import { afterPress } from "../behavior/afterPress";
import type { FieldProps } from "./Field";
import { Field } from "./Field";
import { inputBox } from "./inputBox";
import { input as inputStyle } from "./inputStyle";
import { describedBy } from "./Messages";
import { css } from "../styles/styles";

export interface Suggestion {
  id: string;
  /** First line, with the typed text in bold. */
  text: string;
  /** Second line: "Columbus, OH 43215". */
  detail?: string;
}

interface ComboboxProps extends FieldProps {
  value: string;
  onInput: (value: string) => void;
  onBlur?: () => void;
  suggestions: readonly Suggestion[];
  onPick: (suggestion: Suggestion) => void;
  /** Name of the list: "Suggestions". */
  listLabel: string;
  /** Announced politely as the list changes: "Suggestions: 4". */
  status?: string;
  /** Shown below the list, even if it is empty: "Not here? Enter it manually". */
  footer?: ReactNode;
  icon?: ReactNode;
  /** Icon before each suggestion. */
  itemIcon?: ReactNode;
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
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

/**
 * A text field with suggestions, by the ARIA 1.2 combobox pattern: focus stays in the field, arrows move through the list,
 * Enter picks, Escape closes. Typed text is only replaced by picking a suggestion. The list is in the flow, so that no host
 * page can cut it off.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, mark, error, help, required, ...rest } = props;
  const { value, onInput, onBlur, suggestions, onPick, listLabel, status, footer, icon, itemIcon, name = id, ...native } = rest;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && (suggestions.length > 0 || (footer !== undefined && value.trim() !== ""));
  const current = shown ? suggestions[active] : undefined;

  const list = useRef<HTMLDivElement>(null);
  // Scrolls the field up as it opens, because the list could be below the window's edge or under a sticky action.
  useEffect(() => {
    if (shown) list.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [shown, suggestions.length]);
  // The focus, which browsers scroll to, stays in the field, so the active suggestion is scrolled into view here.
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [active]);

  const show = (index: number) => {
    setOpen(true);
    setActive(index);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    onPick(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const count = suggestions.length;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count > 0) {
      event.preventDefault();
      // One stop for each suggestion, and one for the field itself.
      const stops = count + 1;
      show(((active + 1 + (event.key === "ArrowDown" ? 1 : stops - 1)) % stops) - 1);
    } else if (event.key === "Enter" && current) {
      event.preventDefault();
      pick(current);
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field id={id} label={label} mark={mark} error={error} help={help}>
      <div
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) afterPress(close);
        }}
      >
        <div className={inputBox}>
          {icon}
          <input
            {...native}
            className={inputStyle}
            id={id}
            name={name}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown && suggestions.length > 0}
            aria-controls={shown && suggestions.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={current ? `${id}-option-${active}` : undefined}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ id, error, help })}
            spellCheck={false}
            value={value}
            onInput={(event: FormEvent<HTMLInputElement>) => {
              show(-1);
              onInput(event.currentTarget.value);
            }}
            onChange={ignore}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
        </div>
        {shown && (
          <div className={panel} ref={list}>
            {suggestions.length > 0 && (
              <ul role="listbox" id={`${id}-list`} aria-label={listLabel}>
                {suggestions.map((suggestion, index) => (
                  <li
                    key={suggestion.id}
                    role="option"
                    id={`${id}-option-${index}`}
                    aria-selected={index === active}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => pick(suggestion)}
                  >
                    {itemIcon}
                    <span>
                      <Matched text={suggestion.text} query={value.trim()} />
                      {suggestion.detail && <small>{suggestion.detail}</small>}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {footer && <div>{footer}</div>}
          </div>
        )}
        <p className="vh" role="status">
          {shown ? status : ""}
        </p>
      </div>
    </Field>
  );
}

/** React requires a handler beside `value`; `onInput` does the work, as it does on the prerendered page. */
const ignore = () => undefined;
