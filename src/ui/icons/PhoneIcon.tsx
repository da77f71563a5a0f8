import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.2 3.500H9l1.6 4.3-2 1.700a12 12 0 0 0 5.9 5.900l1.7-2 4.3 1.600v2.800a2.2 2.2 0 0 1-2.2 2.200A14.3 14.3 0 0 1 4 5.700c0-1.2 1-2.2 2.2-2.200z" />
  </Icon>
);
