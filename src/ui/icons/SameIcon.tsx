import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const SameIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 9.5h12M6 14.5h12" />
  </Icon>
);
