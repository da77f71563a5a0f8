import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const MotorcycleIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M12.5 14c2.2-3 7-3.3 9.5-.5l-1.5 5-2.5 4h-6l-2-4z" />
    <circle cx="7" cy="22" r="4.5" />
    <circle cx="25" cy="22" r="4.5" />
    <path d="M25 22 20.7 8.500h-3.200M22 12.500l3-1 .8 2.6-3 1M21.3 13.800c-2-2.3-6.3-2.2-8 .5-1.3 1-4 .9-8.8-1.800l2.7 4.500h5.300M7 22l4.5-3M12 17h8l-2.2 5h-4.600zM13.5 19.500h5.4" />
  </Icon>
);
