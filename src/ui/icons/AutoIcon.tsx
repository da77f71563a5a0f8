import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A car. */
export const AutoIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M10 16l4-6h8l4 6v8H10z" />
    <path d="M6.3 23.5H4.5a1 1 0 0 1-1-1v-4.2c0-1.4.9-2.5 2.2-2.8l4.3-1 3.3-4.7A3 3 0 0 1 15.8 8.5h4.6a3 3 0 0 1 2.4 1.2l3.2 4.5 1 .4a2.9 2.9 0 0 1 1.5 2.6v5.3a1 1 0 0 1-1 1h-1.8M12.7 23.5h6.6M10 14.5h16M17.5 8.5v6" />
    <circle cx="9.5" cy="23.5" r="3" />
    <circle cx="22.5" cy="23.5" r="3" />
  </Icon>
);
