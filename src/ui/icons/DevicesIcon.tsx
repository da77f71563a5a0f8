import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const DevicesIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="13" height="10" rx="1.5" />
    <path d="M8 19h4M10 15v4" />
    <rect className="d" x="15" y="9.5" width="6" height="10.5" rx="1.5" />
    <rect x="15" y="9.5" width="6" height="10.5" rx="1.5" />
  </Icon>
);
