import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.2 21 19.5H3z" />
    <path d="M12 10v4" />
    <circle className="s" cx="12" cy="16.8" r="1.1" />
  </Icon>
);
