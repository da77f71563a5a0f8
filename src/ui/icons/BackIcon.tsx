import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="way" d="M19 12H5.5M11 6l-6 6 6 6" />
  </Icon>
);
