import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const NextIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="way" d="M5 12h13.5M13 6l6 6-6 6" />
  </Icon>
);
