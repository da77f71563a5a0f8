import { useEffect, useEffectEvent, useState, type CSSProperties, type ReactNode } from "react";
import { timings } from "../../business/timings";
import { Button } from "../buttons/Button";
import { IconButton } from "../buttons/IconButton";
import { BadIcon } from "../icons/BadIcon";
import { CloseIcon } from "../icons/CloseIcon";
import { GoodIcon } from "../icons/GoodIcon";
import { InfoIcon } from "../icons/InfoIcon";
import { WarningIcon } from "../icons/WarningIcon";
import { css } from "../styles/styles";

export interface NoticeItem {
  id: string;
  tone: "good" | "info" | "care" | "bad";
  text: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Milliseconds until it disappears, not counted while it is pointed at or focused. Without it, the notice stays. */
  lasts?: number;
}

const style = css`
  --tone: var(--iq-color-info);
  --soft: var(--iq-color-info-soft);
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  padding-block: 14px;
  padding-inline: 14px 6px;
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  font-size: 16px;
  line-height: 24px;
  overflow-wrap: anywhere;
  animation: iq-fade var(--iq-motion-step);
  transition: opacity var(--closing);
  &.leaving {
    opacity: 0;
  }
  &.good {
    --tone: var(--iq-color-success);
    --soft: var(--iq-color-success-soft);
  }
  &.care {
    --tone: var(--iq-color-warning);
    --soft: var(--iq-color-warning-soft);
  }
  &.bad {
    --tone: var(--iq-color-error);
    --soft: var(--iq-color-error-soft);
  }
  > span {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: var(--iq-radius-tile);
    color: var(--tone);
    background: var(--soft);
  }
  > div {
    padding-top: 6px;
  }
  > div > button {
    margin-bottom: -12px;
  }
  > button {
    margin-block: -6px;
  }
`;

const closing = { "--closing": `${timings.notificationClose}ms` } as CSSProperties;
const icons = { good: GoodIcon, info: InfoIcon, care: WarningIcon, bad: BadIcon };

interface NoticeProps {
  notice: NoticeItem;
  closeLabel: string;
  onClose: () => void;
}

/**
 * An event, the possible action, and a close button. Good news may disappear automatically, but not while it is pointed at
 * or focused.
 */
export function Notice({ notice: { tone, text, action, lasts }, closeLabel, onClose }: NoticeProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const close = useEffectEvent(onClose);
  const held = hovered || focused;

  useEffect(() => {
    if (lasts === undefined || held || leaving) return;
    const timer = setTimeout(() => setLeaving(true), lasts);
    return () => clearTimeout(timer);
  }, [lasts, held, leaving]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(close, timings.notificationClose);
    return () => clearTimeout(timer);
  }, [leaving]);

  const Icon = icons[tone];
  return (
    <div
      className={`${style} ${tone}${leaving ? " leaving" : ""}`}
      style={closing}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span>
        <Icon />
      </span>
      <div>
        {text}
        {action && (
          <div>
            <Button variant="link" onClick={action.onClick}>
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton label={closeLabel} onClick={() => setLeaving(true)}>
        <CloseIcon size="sm" />
      </IconButton>
    </div>
  );
}
