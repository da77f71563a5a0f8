import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A child with a balloon. */
export const KidsIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <circle className="d" cx="22.5" cy="9.5" r="5" />
    <circle cx="22" cy="9" r="5.2" />
    <circle cx="10.5" cy="13" r="3.7" />
    <path d="M22 14.2 20.5 21M4.5 27c0-5 2.5-8.5 6-8.5 2 0 3.5.9 4.6 2.5l5.4 0M4.5 27h12" />
  </Icon>
);
