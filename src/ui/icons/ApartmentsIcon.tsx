import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Many windows, one door. */
export const ApartmentsIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M8 5.500h15v22H8z" />
    <path d="M6 27.500v-24h17v24M3.5 27.500h25M10.5 8h2.500M16.5 8H19M10.5 13h2.500M16.5 13H19M10.5 18h2.500M16.5 18H19M13 27.500v-4.500h3.500v4.500M23 11.500h3.500v16" />
  </Icon>
);
