import { css } from "../styles/styles";

const ring = css`
  display: block;
  width: 24px;
  height: 24px;
  border: 3px solid var(--iq-color-progress-track);
  border-block-start-color: var(--iq-color-progress);
  border-radius: 50%;
  animation: iq-turn 1s linear infinite;
  /* A ring of one color would not be seen to turn. */
  @media (forced-colors: active) {
    border-color: Canvas;
    border-block-start-color: Highlight;
  }
`;

/** Shows that work is under way; the text beside it says which. */
export const Spinner = () => <span className={ring} aria-hidden="true" />;
