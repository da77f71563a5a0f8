import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="way" d="M13.5 4.5h6v6M19.5 4.5 11 13M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4" />
  </Icon>
);
