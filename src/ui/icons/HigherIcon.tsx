import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const HigherIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19V5.5M6 11l6-6 6 6" />
  </Icon>
);
