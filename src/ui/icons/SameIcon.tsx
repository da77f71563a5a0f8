import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const SameIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 9.500h12M6 14.500h12" />
  </Icon>
);
