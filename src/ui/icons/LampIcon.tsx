import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const LampIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 3.5h8v4l-2 3v9a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-9l-2-3zM8 7.5h8M12 13v2" />
  </Icon>
);
