import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const HomeIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M10 15l8-6.5 8 6.500v12.500H10z" />
    <path d="M3.5 16 16 5.5 28.5 16M7 13.500v14h18v-14M13 27.500v-7.500h6v7.500M22.5 10.500v-4h3V13" />
  </Icon>
);
