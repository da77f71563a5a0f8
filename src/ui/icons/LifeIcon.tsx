import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const LifeIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M18 28C12 23 8 19 8 14a5 5 0 0 1 10-1.5A5 5 0 0 1 28 14c0 5-4 9-10 14z" />
    <path d="M16 26.5C9 21 4.5 17 4.5 12.2A5.7 5.7 0 0 1 16 10.5a5.7 5.7 0 0 1 11.5 1.7c0 4.8-4.5 8.8-11.5 14.3z" />
    <path d="M9 12.5c0-1.3 1-2.3 2.2-2.3" />
  </Icon>
);
