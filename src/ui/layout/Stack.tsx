import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface StackProps {
  children: ReactNode;
  /** `ul` for a list of cards. */
  as?: "div" | "ul" | "ol";
  /** Fields have more space between them than cards. */
  fields?: boolean;
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--iq-density-gap);
  @container iq (min-width: 640px) {
    &.fields {
      gap: calc(var(--iq-density-gap) + 6px);
    }
  }
`;

/** A vertical stack at the brand's density. */
export const Stack = ({ children, as: Tag = "div", fields }: StackProps) => (
  <Tag className={fields ? `${stack} fields` : stack}>{children}</Tag>
);
