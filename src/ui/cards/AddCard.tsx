import type { Ref } from "react";
import { PlusIcon } from "../icons/PlusIcon";
import { css } from "../styles/styles";
import { Tile } from "./Tile";

interface AddCardProps {
  label: string;
  hint?: string;
  onClick: () => void;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}

const add = css`
  display: flex;
  align-items: center;
  gap: var(--s4);
  width: 100%;
  min-height: var(--iq-density-option);
  padding: 14px 20px;
  border: 1.5px dashed var(--iq-color-line-strong);
  border-radius: var(--iq-radius-card);
  color: var(--iq-color-link);
  font-weight: var(--iq-font-title-weight);
  overflow-wrap: anywhere;
  transition: background-color var(--iq-motion-press), border-color var(--iq-motion-press);
  &:hover {
    background: var(--iq-color-selected-soft);
    border-color: var(--iq-color-selected);
  }
  small {
    display: block;
    font-size: 15px;
    line-height: 21px;
    font-weight: 400;
    color: var(--iq-color-text-muted);
  }
`;

/** A card that adds an item to a list. */
export const AddCard = ({ label, hint, onClick, id, ref }: AddCardProps) => (
  <button type="button" className={add} id={id} onClick={onClick} ref={ref}>
    <Tile>
      <PlusIcon />
    </Tile>
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </button>
);
