import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A home on wheels. */
export const MobileHomeIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M5 11h22v11.5H5z" />
    <path d="M4 22.5v-11l2-3h20l2 3v11zM2.5 22.5h27M4 11.5h24M8 15h5v4H8zM18.5 22.5v-7.5h4.5v7.5" />
    <circle cx="9.5" cy="25" r="2.2" />
    <circle cx="14.8" cy="25" r="2.2" />
  </Icon>
);
