import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const BoltIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <rect className="d" x="10" y="7" width="13" height="22" rx="2" />
    <rect x="8.5" y="4.5" width="13" height="23" rx="2" />
    <circle cx="15" cy="12.5" r="3" />
    <path d="M15 15.5v5M21.5 12.5H26v7h-4.5" />
  </Icon>
);
