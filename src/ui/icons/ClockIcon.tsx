import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const ClockIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <circle className="d" cx="18" cy="18" r="10" />
    <circle cx="16" cy="16" r="11.5" />
    <path d="M16 9v7l4.5 3" />
  </Icon>
);
