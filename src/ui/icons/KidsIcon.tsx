import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A balloon and who holds it. */
export const KidsIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <circle className="d" cx="22.5" cy="9.5" r="5" />
    <circle cx="22" cy="9" r="5.2" />
    <circle cx="10.5" cy="13" r="3.7" />
    <path d="M22 14.200 20.500 21M4.500 27c0-5 2.500-8.500 6-8.500 2 0 3.500.9 4.600 2.500l5.400 0M4.500 27h12" />
  </Icon>
);
