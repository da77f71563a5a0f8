import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A house for the weekend. */
export const CabinIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M17 10l8.500 17.500h-14z" />
    <path d="M14.500 2.500 27 27.500M17.500 2.500 5 27.500M3 27.500h26M12.500 27.500v-5.500a3.5 3.500 0 0 1 7 0v5.500M13.500 14.500h5" />
  </Icon>
);
