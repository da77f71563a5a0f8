import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const LowerIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v13.5M6 13l6 6 6-6" />
  </Icon>
);
