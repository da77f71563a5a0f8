import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Two homes under one roof. */
export const DuplexIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M6.5 14 16 7.500l9.5 6.500v13.500h-19z" />
    <path d="M3.5 15.500 16 6l12.5 9.500M6 14v13.500h20V14M16 6v21.500M9 27.500v-6h4v6M19 27.500v-6h4v6M10 17h2.500M19.500 17H22" />
  </Icon>
);
