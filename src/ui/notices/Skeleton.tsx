import { css } from "../styles/styles";

interface SkeletonProps {
  /** Pixels, limited by the available width. */
  width: number;
  height: number;
}

const block = css`
  display: block;
  max-width: 100%;
  background: var(--iq-color-sunken);
  border-radius: min(8px, var(--iq-radius-tile));
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
  animation: iq-pulse 1.6s ease-in-out infinite alternate;
`;

/** A gray block in the shape of content that is loading. */
export const Skeleton = (size: SkeletonProps) => <span className={block} style={size} aria-hidden="true" />;
