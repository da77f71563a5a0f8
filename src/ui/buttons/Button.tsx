import type { MouseEvent, ReactNode, Ref } from "react";
import { press } from "./press";
import { css } from "../styles/styles";

interface ButtonProps {
  children: ReactNode;
  /** `main` is the single filled action of a view, `line` an outlined one, `link` a quiet one that looks like a link. */
  variant?: "main" | "line" | "link";
  type?: "button" | "submit";
  /** Keeps the label, accepts no second press, and is announced as busy. */
  busy?: boolean;
  small?: boolean;
  full?: boolean;
  /** Makes it a link. A handler can still prevent the navigation. */
  href?: string;
  /** Opens the link in a new tab. */
  newTab?: boolean;
  id?: string;
  /** A longer name if the visible words aren't enough: "Edit 2022 Auvane Lyra". Must begin with the visible words. */
  label?: string;
  describedBy?: string;
  expanded?: boolean;
  /** Opens a screen below its own, and takes the focus in place of the heading once that is closed. */
  arrival?: boolean;
  onClick?: (event: MouseEvent) => void;
  ref?: Ref<HTMLElement>;
}

const solid = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: var(--iq-density-control);
  padding: 10px 24px;
  border: var(--iq-border-card) solid transparent;
  border-radius: var(--iq-radius-action);
  font-size: var(--iq-font-action-size);
  line-height: 22px;
  font-weight: var(--iq-font-action-weight);
  letter-spacing: var(--iq-font-action-tracking);
  text-transform: var(--iq-font-action-case);
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
  &.main {
    background: var(--iq-color-action);
    color: var(--iq-color-on-action);
  }
  &.main:hover {
    background: var(--iq-color-action-hover);
  }
  &.line {
    background: var(--iq-color-raised);
    color: var(--iq-color-link);
    border-color: var(--iq-color-line-strong);
  }
  &.line:hover {
    background: var(--iq-color-selected-soft);
    border-color: var(--iq-color-selected);
  }
  @media (forced-colors: active) {
    &.main {
      background: ButtonText;
      color: ButtonFace;
      forced-color-adjust: none;
    }
  }
  &.small {
    min-height: 48px;
    padding: 8px 18px;
  }
  &.full {
    width: 100%;
  }
  @media print {
    display: none;
  }
`;

const quiet = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  color: var(--iq-color-link);
  font-weight: var(--iq-font-label-weight);
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  &:hover {
    text-decoration-thickness: 2px;
  }
  &.full {
    width: 100%;
    justify-content: center;
    text-align: center;
  }
  &.small {
    font-size: 16px;
  }
  @media print {
    display: none;
  }
`;

/** Shows that a press is at work, on a link's look as well: a slow line may take seconds. */
const turning = css`
  cursor: progress;
  &::after {
    content: "";
    width: 18px;
    height: 18px;
    border: 2.5px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: iq-turn 1s linear infinite;
  }
`;

/**
 * Keeps the focus in a form's field while the button is pressed. Leaving the field may show its error, which would move the button
 * from under the pointer and lose the click. Elsewhere the press focuses the button, also in Safari, which doesn't by itself.
 */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  const { activeElement } = event.currentTarget.getRootNode() as Document | ShadowRoot;
  if (!activeElement?.matches("form *")) event.currentTarget.focus({ preventScroll: true });
}

/** A button, or a link that looks like one. At least 48 px high in every variant. */
export function Button(props: ButtonProps) {
  const { children, variant = "main", type = "button", busy, small, full, href, newTab } = props;
  const look = variant === "link" ? quiet : `${solid} ${press} ${variant}`;
  const elsewhere = newTab ? { target: "_blank", rel: "noopener" } : undefined;
  const shared = {
    id: props.id,
    className: `${look}${small ? " small" : ""}${full ? " full" : ""}${busy ? ` ${turning}` : ""}`,
    "aria-label": props.label,
    "aria-describedby": props.describedBy,
    "aria-busy": busy || undefined,
    "aria-expanded": props.expanded,
    "data-arrival": props.arrival ? "" : undefined,
    // The second press of a double click may already meet the next step's button, and would skip a step without required answers.
    onClick: (event: MouseEvent) => (busy || (type === "submit" && event.detail > 1) ? event.preventDefault() : props.onClick?.(event)),
  };
  if (href === undefined) {
    return (
      <button {...shared} type={type} onMouseDown={keepFocus} ref={props.ref as Ref<HTMLButtonElement>}>
        {children}
      </button>
    );
  }
  return (
    <a {...shared} {...elsewhere} href={href} ref={props.ref as Ref<HTMLAnchorElement>}>
      {children}
    </a>
  );
}
