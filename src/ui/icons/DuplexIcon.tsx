import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Two homes under one roof. */
export const DuplexIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M6.5 14 16 7.5l9.5 6.5v13.5h-19z" />
    <path d="M3.5 15.5 16 6l12.5 9.5M6 14v13.5h20V14M16 6v21.5M9 27.5v-6h4v6M19 27.5v-6h4v6M10 17h2.5M19.5 17H22" />
  </Icon>
);
