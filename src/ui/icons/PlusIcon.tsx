import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
