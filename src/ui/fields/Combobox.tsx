import type { FormEvent, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { afterPress } from "../behavior/afterPress";
import type { FieldProps } from "./Field";
import { Field } from "./Field";
import { inputBox } from "./inputBox";
import { input as inputStyle } from "./inputStyle";
import { readPlainText } from "../behavior/plainText";
import { describedBy } from "./Messages";
import { Suggestions, type Suggestion } from "./Suggestions";
import { useSuggestionList } from "./useSuggestionList";

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

/**
 * A text field with suggestions, by the ARIA 1.2 combobox pattern: focus stays in the field, arrows move through the list,
 * Enter picks, Escape closes. Typed text is only replaced by picking a suggestion. The list is in the flow, so that no host
 * page can cut it off.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, mark, from, error, help, required, ...rest } = props;
  const { value, onInput, onBlur, suggestions, onPick, listLabel, status, footer, icon, itemIcon, name = id, ...native } = rest;
  const list = useSuggestionList(suggestions, footer !== undefined && value.trim() !== "", onPick);
  const isListed = list.isShown && suggestions.length > 0;

  return (
    <Field id={id} label={label} mark={mark} from={from} error={error} help={help}>
      <div
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) afterPress(list.close);
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
            aria-expanded={isListed}
            aria-controls={isListed ? `${id}-list` : undefined}
            aria-activedescendant={isListed && list.active >= 0 ? `${id}-option-${list.active}` : undefined}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ id, error, help })}
            spellCheck={false}
            value={value}
            onInput={(event: FormEvent<HTMLInputElement>) => {
              list.open();
              const { isComposing } = event.nativeEvent as Partial<InputEvent>;
              onInput(isComposing ? event.currentTarget.value : readPlainText(event.currentTarget));
            }}
            onChange={ignore}
            onKeyDown={list.onKeyDown}
            onBlur={onBlur}
          />
        </div>
        {list.isShown && (
          <Suggestions
            ref={list.ref}
            id={id}
            suggestions={suggestions}
            active={list.active}
            query={value.trim()}
            onPick={list.pick}
            label={listLabel}
            footer={footer}
            icon={itemIcon}
          />
        )}
        <p className="vh" role="status">
          {list.isShown ? status : ""}
        </p>
      </div>
    </Field>
  );
}

/** React requires a handler beside `value`; `onInput` does the work, as it does on the prerendered page. */
const ignore = () => undefined;
