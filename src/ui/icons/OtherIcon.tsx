import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const OtherIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M9 9h17v17H9z" />
    <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" />
    <rect x="5.5" y="17.5" width="9" height="9" rx="1.5" />
    <rect x="17.5" y="5.5" width="9" height="9" rx="1.5" />
    <path d="M22 17.5v9M17.5 22h9" />
  </Icon>
);
