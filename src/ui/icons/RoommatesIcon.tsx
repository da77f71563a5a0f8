import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Two beds, one room. */
export const RoommatesIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M5 19h22v5H5z" />
    <path d="M4 26.500V9.500M28 26.500V9.500M4 23.500h24M4 18.500h10.500M17.500 18.500H28M14.500 23.500v-5a3 3 0 0 0-3-3H8M17.500 23.500v-5a3 3 0 0 1 3-3H24" />
    <circle cx="7.5" cy="13" r="1.8" />
    <circle cx="24.5" cy="13" r="1.8" />
  </Icon>
);
