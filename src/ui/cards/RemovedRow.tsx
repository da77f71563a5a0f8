import { Button } from "../buttons/Button";
import { css } from "../styles/styles";

interface RemovedRowProps {
  id: string;
  /** "2019 Auvane Lyra was removed." */
  children: string;
  undo: string;
  onUndo: () => void;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s4);
  padding: 6px 20px;
  border-radius: var(--iq-radius-card);
  background: var(--iq-color-sunken);
  font-size: 16px;
  line-height: 24px;
`;

/**
 * Takes the place of a removed list item, with a button to undo. The button takes the focus, and is announced with the
 * sentence.
 */
export const RemovedRow = ({ id, children, undo, onUndo }: RemovedRowProps) => (
  <li className={row}>
    <span>{children}</span>
    <Button id={id} variant="link" label={`${undo}: ${children}`} onClick={onUndo}>
      {undo}
    </Button>
  </li>
);
