import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);
