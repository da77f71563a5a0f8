import { css } from "../styles/styles";

/** A native radio or checkbox spread invisibly over its card, so that the whole card is the target and nothing is faked. */
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
