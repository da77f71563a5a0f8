import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const GateIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M8 12c3-4 14-4 17 0v14H8z" />
    <path d="M4.5 27.5v-20M27.5 27.5v-20M4.5 14c6-5 17-5 23 0M4.5 23.5h23M10 11.5v16M16 10.3v17.2M22 11.5v16" />
  </Icon>
);
