import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="d" d="M4 9.500h16v10.500H4z" />
    <path d="M5.5 5.500h13A1.5 1.5 0 0 1 20 7v11.500a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 18.500V7a1.5 1.5 0 0 1 1.5-1.500zM4 10h16M8 3.500v4M16 3.500v4" />
  </Icon>
);
