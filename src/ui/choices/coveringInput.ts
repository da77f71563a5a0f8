import { css } from "../styles/styles";

/** A native radio button or checkbox that invisibly covers its card, so that the whole card is a native target. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;
