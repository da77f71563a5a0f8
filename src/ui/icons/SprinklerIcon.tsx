import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const SprinklerIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M11 12h12v5H11z" />
    <path d="M16 4.5v6M9.5 10.5h13l-2 5h-9zM11.5 20l-2 6.5M16 20v7M20.5 20l2 6.5" />
  </Icon>
);
