import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Two people side by side. */
export const PartnerIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M5 26c0-5 3-8 6.500-8s6.500 3 6.500 8z" />
    <circle cx="11.5" cy="11" r="4.5" />
    <circle cx="21.5" cy="12.5" r="3.8" />
    <path d="M3.500 26.500c0-5.500 3.500-8.500 8-8.500s8 3 8 8.500zM21 19.200c4.300-.4 7.500 2.300 7.500 7.300h-5" />
  </Icon>
);
