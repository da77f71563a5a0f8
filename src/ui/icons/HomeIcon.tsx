import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const HomeIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M10 15l8-6.5 8 6.5v12.5H10z" />
    <path d="M3.5 16 16 5.5 28.5 16M7 13.5v14h18v-14M13 27.5v-7.5h6v7.5M22.5 10.5v-4h3V13" />
  </Icon>
);
