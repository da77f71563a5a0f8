import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A home that came on wheels. */
export const MobileHomeIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M5 11h22v11.500H5z" />
    <path d="M4 22.500v-11l2-3h20l2 3v11zM2.500 22.500h27M4 11.500h24M8 15h5v4H8zM18.500 22.500v-7.500h4.500v7.500" />
    <circle cx="9.5" cy="25" r="2.2" />
    <circle cx="14.8" cy="25" r="2.2" />
  </Icon>
);
