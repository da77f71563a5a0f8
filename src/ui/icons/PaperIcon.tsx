import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const PaperIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="d" d="M6 3.5h8l4.5 4.5v12.5H6z" />
    <path d="M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5" />
  </Icon>
);
