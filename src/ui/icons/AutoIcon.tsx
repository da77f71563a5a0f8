import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A car. */
export const AutoIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M10 16l4-6h8l4 6v8H10z" />
    <path d="M6.3 23.500H4.500a1 1 0 0 1-1-1v-4.200c0-1.4.9-2.5 2.2-2.800l4.3-1 3.3-4.700A3 3 0 0 1 15.8 8.500h4.600a3 3 0 0 1 2.4 1.200l3.2 4.5 1 .4a2.9 2.9 0 0 1 1.5 2.600v5.300a1 1 0 0 1-1 1h-1.800M12.7 23.500h6.600M10 14.500h16M17.5 8.500v6" />
    <circle cx="9.5" cy="23.5" r="3" />
    <circle cx="22.5" cy="23.5" r="3" />
  </Icon>
);
