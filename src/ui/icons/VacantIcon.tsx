import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Walls, a roof, and an open door. */
export const VacantIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M13.500 18.500h6v9h-6z" />
    <path d="M3.500 16 16 5.500 28.500 16M7 13.500v14h18v-14M12.500 27.500v-9.500h7v9.500M19.500 18l-4.500 2.200v7.300" />
  </Icon>
);
