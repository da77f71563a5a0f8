import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const TickIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
