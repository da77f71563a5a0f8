import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const SpeedIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M8 22a10 10 0 0 1 20 0v3H8z" />
    <path d="M6.3 25.5a11.5 11.5 0 1 1 19.4 0zM16 20.5l5-6.5M16 9.5V11M9 13.5l1 1M6.5 20h1.5M24 20h1.5" />
    <circle cx="16" cy="20.5" r="1.5" />
  </Icon>
);
