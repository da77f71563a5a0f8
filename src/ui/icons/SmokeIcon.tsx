import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const SmokeIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <circle className="d" cx="18" cy="18" r="9" />
    <circle cx="16" cy="16" r="11" />
    <circle cx="16" cy="16" r="3.5" />
    <path d="M16 8.5v.5M23.5 16h-.5M8.5 16H9M16 23v.5" />
  </Icon>
);
