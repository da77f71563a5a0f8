import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface NumberedStepsProps {
  steps: readonly { id: string; text: ReactNode }[];
}

const list = css`
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 40px 1fr;
    gap: var(--s4);
    align-items: center;
    padding: 14px 0;
    counter-increment: step;
  }
  li + li {
    border-top: 1px solid var(--iq-color-line);
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    align-self: start;
    width: 40px;
    height: 40px;
    border-radius: var(--iq-radius-tile);
    background: var(--iq-color-selected-soft);
    font-family: var(--iq-font-heading);
    font-weight: var(--iq-font-title-weight);
  }
`;

/** The next steps, in order. */
export const NumberedSteps = ({ steps }: NumberedStepsProps) => (
  <ol className={list}>
    {steps.map((step) => (
      <li key={step.id}>
        <p>{step.text}</p>
      </li>
    ))}
  </ol>
);
