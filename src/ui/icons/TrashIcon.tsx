import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="d" d="M6.5 7.5h11l-1 12.5h-9z" />
    <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 11.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.3 11v5M13.7 11v5" />
  </Icon>
);
