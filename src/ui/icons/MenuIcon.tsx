import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h16M4 16h16" />
  </Icon>
);
