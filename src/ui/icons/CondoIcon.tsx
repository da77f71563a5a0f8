import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const CondoIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M9 7h11v21H9z" />
    <path d="M6.5 27.5v-23h12v23M18.5 12.5h7v15M3.5 27.5h25M10.5 9h4M10.5 14h4M10.5 19h4M22 17v.5M22 22v.5" />
  </Icon>
);
