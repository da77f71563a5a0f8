import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v6" />
    <circle className="s" cx="12" cy="7.8" r="1.2" />
  </Icon>
);
