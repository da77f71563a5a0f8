import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface FactEditProps {
  name: string;
  /** The control, labeled with the name. */
  children: ReactNode;
  /** Under the control: "Done". */
  action: ReactNode;
}

const row = css`
  padding: 16px 0;
  div + & {
    border-top: 1px solid var(--iq-color-line);
  }
  dd {
    display: grid;
    gap: 4px;
  }
`;

/** An answer in a list of facts while it is being changed, in its place, so that nothing else moves. */
export const FactEdit = ({ name, children, action }: FactEditProps) => (
  <div className={row}>
    <dt className="vh">{name}</dt>
    <dd>
      {children}
      <div>{action}</div>
    </dd>
  </div>
);
