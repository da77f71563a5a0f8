import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface StackProps {
  children: ReactNode;
  /** `ul` for a list of cards. */
  as?: "div" | "ul" | "ol";
  /** Fields have more space between them than cards. */
  fields?: boolean;
  /** Parts of one list are close together. */
  dense?: boolean;
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--iq-density-gap);
  &.dense {
    gap: 8px;
  }
  @container iq (min-width: 640px) {
    &.fields {
      gap: calc(var(--iq-density-gap) + 2px);
    }
  }
  /* Firefox cuts through rows inside a grid where a page ends. */
  @media print {
    display: block;
    > * + * {
      margin-top: var(--s4);
    }
    &.dense > * + * {
      margin-top: 8px;
    }
  }
`;

/** A vertical stack at the brand's density. */
export const Stack = ({ children, as: Tag = "div", fields, dense }: StackProps) => (
  <Tag className={fields ? `${stack} fields` : dense ? `${stack} dense` : stack}>{children}</Tag>
);
