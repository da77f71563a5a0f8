import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Two beds, one room. */
export const RoommatesIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M5 19h22v5H5z" />
    <path d="M4 26.5V9.5M28 26.5V9.5M4 23.5h24M4 18.5h10.5M17.5 18.5H28M14.5 23.5v-5a3 3 0 0 0-3-3H8M17.5 23.5v-5a3 3 0 0 1 3-3H24" />
    <circle cx="7.5" cy="13" r="1.8" />
    <circle cx="24.5" cy="13" r="1.8" />
  </Icon>
);
