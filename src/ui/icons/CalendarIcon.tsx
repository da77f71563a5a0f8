import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="d" d="M4 9.5h16v10.5H4z" />
    <path d="M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8 3.5v4M16 3.5v4" />
  </Icon>
);
