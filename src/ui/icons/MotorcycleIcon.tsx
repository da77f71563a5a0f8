import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const MotorcycleIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M12.5 15.5c1.6-3 7-3.4 9.3-.8L18.6 22h-6z" />
    <circle cx="7" cy="22" r="4.8" />
    <circle cx="7" cy="22" r="1" />
    <circle cx="25" cy="22" r="4.8" />
    <circle cx="25" cy="22" r="1" />
    <path d="M24.6 21 20.9 9.2H17M21.9 12.4h2.4a1.6 1.6 0 0 1 1.5 2.2l-.2.5h-2.8M21.7 14.8c-2.3-2.1-7-1.9-8.9.7-2.3.7-5 .4-8-.9.4 2.4 1.8 3.9 4.2 3.9h4.8M8 22h10.8l3.2-6.4M10.6 22l2.4-3.5" />
  </Icon>
);
