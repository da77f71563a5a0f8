import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Two people side by side. */
export const PartnerIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M5 26c0-5 3-8 6.5-8s6.5 3 6.5 8z" />
    <circle cx="11.5" cy="11" r="4.5" />
    <circle cx="21.5" cy="12.5" r="3.8" />
    <path d="M3.5 26.5c0-5.5 3.5-8.5 8-8.5s8 3 8 8.5zM21 19.2c4.3-.4 7.5 2.3 7.5 7.3h-5" />
  </Icon>
);
