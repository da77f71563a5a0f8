import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const GoodIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.2 12.3 2.6 2.6 5-5.4" />
  </Icon>
);
