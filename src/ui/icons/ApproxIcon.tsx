import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const ApproxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10c2.5-3 5-3 8-.5s5.5 2.5 8-.5M4 16c2.5-3 5-3 8-.5s5.5 2.5 8-.5" />
  </Icon>
);
