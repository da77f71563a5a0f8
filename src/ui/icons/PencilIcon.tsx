import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const PencilIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="d" d="m5 15.5 3.5 3.5L19 8.5 15.5 5z" />
    <path d="M4.5 19.5 5.5 15 15.5 5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L9 18.5zM13.5 7l3.5 3.5" />
  </Icon>
);
