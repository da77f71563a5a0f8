import { GoodIcon } from "../icons/GoodIcon";
import { Spinner } from "./Spinner";
import { css } from "../styles/styles";

interface LoadingStepsProps {
  steps: readonly { id: string; text: string; state: "done" | "now" | "wait" }[];
  /** Announced as it changes: the text of the current step. */
  status?: string;
}

const list = css`
  li {
    display: grid;
    grid-template-columns: calc(28 * var(--iq-u)) minmax(0, 1fr);
    gap: 14px;
    padding: 12px 0;
  }
  li > :first-child {
    margin-top: 1px;
  }
  .done svg {
    color: var(--iq-color-success);
  }
  .now {
    font-weight: var(--iq-font-label-weight);
  }
  .wait {
    color: var(--iq-color-text-muted);
  }
`;

/** The steps that are done, under way and still to come. */
export const LoadingSteps = ({ steps, status }: LoadingStepsProps) => (
  <>
    <ul className={list}>
      {steps.map((step) => (
        <li key={step.id} className={step.state}>
          <span>{step.state === "done" ? <GoodIcon /> : step.state === "now" ? <Spinner /> : null}</span>
          <span>{step.text}</span>
        </li>
      ))}
    </ul>
    <p className="vh" role="status">
      {status}
    </p>
  </>
);
