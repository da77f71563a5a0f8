import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Many windows, one door. */
export const ApartmentsIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M8 5.5h15v22H8z" />
    <path d="M6 27.5v-24h17v24M3.5 27.5h25M10.5 8h2.5M16.5 8H19M10.5 13h2.5M16.5 13H19M10.5 18h2.5M16.5 18H19M13 27.5v-4.5h3.5v4.5M23 11.5h3.5v16" />
  </Icon>
);
