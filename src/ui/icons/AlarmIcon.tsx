import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const AlarmIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M10 14c0-4 3-6 7-6s7 2 7 6v10H10z" />
    <path d="M8.5 22.5V14a7.5 7.5 0 0 1 15 0v8.5M5.5 22.5h21v5h-21zM16 3.5v-1M5 8 4 7M27 8l1-1M16 11.5a3 3 0 0 0-3 3" />
  </Icon>
);
