import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="d" d="M5 20c0-4 3-6.5 7-6.5s7 2.5 7 6.5z" />
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c.3-4 3.3-6.5 7.5-6.5s7.2 2.5 7.5 6.5" />
  </Icon>
);
