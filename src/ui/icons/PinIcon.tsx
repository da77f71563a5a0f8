import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="d" d="M12 3a7 7 0 0 0-7 7c0 5 7 11 7 11s7-6 7-11a7 7 0 0 0-7-7z" />
    <path d="M12 3a7 7 0 0 0-7 7c0 5 7 11 7 11s7-6 7-11a7 7 0 0 0-7-7z" />
    <circle cx="12" cy="10" r="2.5" />
  </Icon>
);
