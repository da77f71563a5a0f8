import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="d" d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z" />
    <path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z" />
  </Icon>
);
