import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Walls, a roof, and an open door. */
export const VacantIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M13.5 18.5h6v9h-6z" />
    <path d="M3.5 16 16 5.5 28.5 16M7 13.5v14h18v-14M12.5 27.5v-9.5h7v9.5M19.5 18l-4.5 2.2v7.3" />
  </Icon>
);
