import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A weekend house. */
export const CabinIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M17 10l8.5 17.5h-14z" />
    <path d="M14.5 2.5 27 27.5M17.5 2.5 5 27.5M3 27.5h26M12.5 27.5v-5.5a3.5 3.5 0 0 1 7 0v5.5M13.5 14.5h5" />
  </Icon>
);
