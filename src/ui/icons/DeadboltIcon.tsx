import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A lock and its bolt. */
export const DeadboltIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <rect className="d" x="10" y="6.5" width="11" height="21" rx="2" />
    <rect x="8.5" y="4.5" width="12" height="23" rx="2" />
    <circle cx="14.5" cy="12.5" r="3" />
    <path d="M14.5 15.5v5.5M20.5 12h6v6h-6" />
  </Icon>
);
