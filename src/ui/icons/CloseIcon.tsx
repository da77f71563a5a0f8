import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
