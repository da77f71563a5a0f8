import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A house between its neighbors. */
export const TownhouseIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M11.5 11.500 16 7l4.5 4.500v16h-9z" />
    <path d="M11 27.500V11.500L16 6l5 5.500v16M11 15H4.500v12.500M21 15h6.500v12.500M2.5 27.500h27M14 27.500v-5.500h4v5.500M14 15h4M6.5 19h2M23.5 19h2M6.5 23h2M23.5 23h2" />
  </Icon>
);
