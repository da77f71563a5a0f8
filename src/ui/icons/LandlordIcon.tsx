import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A house and its key, which a tenant has. */
export const LandlordIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M8 15.5l7-6 6.5 5.6V17a6 6 0 0 0-4 8H8z" />
    <path d="M16.5 25.5h-10A1.5 1.5 0 0 1 5 24V14M3 15.5l10.5-9 8.7 7.5M10.5 25.5V20a1.5 1.5 0 0 1 1.5-1.5h2.5M23 21.6l5.5 5.5M25.7 24.3l2-2" />
    <circle cx="20.5" cy="19" r="3.6" />
  </Icon>
);
