import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Sun above the sea. */
export const SeasonIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <circle className="d" cx="17" cy="13.5" r="5" />
    <circle cx="16" cy="13" r="5.2" />
    <path d="M16 3.5v1.800M16 20.700v1.300M6.500 13h1.800M23.700 13h1.800M9.300 6.300l1.300 1.300M21.400 7.600l1.300-1.300M9.300 19.700l1.300-1.300M21.400 18.400l1.300 1.300M4 27c2-2 4-2 6 0s4 2 6 0 4-2 6 0 4 2 6 0" />
  </Icon>
);
