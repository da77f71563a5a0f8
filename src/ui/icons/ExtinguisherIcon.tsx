import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const ExtinguisherIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M13 13h9v15h-9z" />
    <path d="M10.5 27.5V15a5.5 5.5 0 0 1 11 0v12.5zM16 9.5v-4M11.5 5.5H20l4-1.5M16 7.5h-5a5 5 0 0 0-5 5V16" />
  </Icon>
);
