import type { KeyboardEvent, RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "./Suggestions";

interface SuggestionList {
  /** True while the list, or the footer below it, is open. */
  readonly isShown: boolean;
  /** Index of the active suggestion; -1 while the field itself is. */
  readonly active: number;
  /** The list's box, which is kept in view. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly open: () => void;
  readonly close: () => void;
  readonly pick: (suggestion: Suggestion) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The behavior of a combobox's list: arrows move through it and through the field, Enter picks, Escape closes.
 * `opensEmpty` opens it without suggestions, too.
 */
export function useSuggestionList(suggestions: readonly Suggestion[], opensEmpty: boolean, onPick: (suggestion: Suggestion) => void): SuggestionList {
  const [isOpen, setOpen] = useState(false);
  // The list may change after an arrow key and before Enter, so an index could name another suggestion.
  const [activeId, setActiveId] = useState<string>();
  const isShown = isOpen && (suggestions.length > 0 || opensEmpty);
  const active = isShown ? suggestions.findIndex(({ id }) => id === activeId) : -1;
  const current = suggestions[active];

  const ref = useRef<HTMLDivElement>(null);
  // Scrolls the field up as it opens, because the list could be below the window's edge or under a sticky action.
  useEffect(() => {
    // The field comes last: where a window has no room for both, what is being typed stays in view.
    if (isShown) for (const box of [ref.current, ref.current?.previousElementSibling]) box?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [isShown, suggestions.length]);
  // The focus, which browsers scroll to, stays in the field, so the active suggestion is scrolled into view here.
  useEffect(() => {
    ref.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [active]);

  const show = (index: number): void => {
    setOpen(true);
    setActiveId(suggestions[index]?.id);
  };
  const close = (): void => {
    setOpen(false);
    setActiveId(undefined);
  };
  const pick = (suggestion: Suggestion): void => {
    close();
    onPick(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const count = suggestions.length;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count > 0) {
      event.preventDefault();
      // One stop for each suggestion, and one for the field itself.
      const stops = count + 1;
      show(((active + 1 + (event.key === "ArrowDown" ? 1 : stops - 1)) % stops) - 1);
    } else if (event.key === "Enter") {
      // Submits the form. Suggestions that come afterwards would cover what the screen says of it.
      if (!current) return close();
      event.preventDefault();
      pick(current);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return { isShown, active, ref, open: () => show(-1), close, pick, onKeyDown };
}
