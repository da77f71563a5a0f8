import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A house between its neighbors. */
export const TownhouseIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M11.5 11.5 16 7l4.5 4.5v16h-9z" />
    <path d="M11 27.5V11.5L16 6l5 5.5v16M11 15H4.5v12.5M21 15h6.5v12.5M2.5 27.5h27M14 27.5v-5.5h4v5.5M14 15h4M6.5 19h2M23.5 19h2M6.5 23h2M23.5 23h2" />
  </Icon>
);
