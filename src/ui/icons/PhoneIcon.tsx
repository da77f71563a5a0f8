import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.2 3.5H9l1.6 4.3-2 1.7a12 12 0 0 0 5.9 5.9l1.7-2 4.3 1.6v2.8a2.2 2.2 0 0 1-2.2 2.2A14.3 14.3 0 0 1 4 5.7c0-1.2 1-2.2 2.2-2.2z" />
  </Icon>
);
