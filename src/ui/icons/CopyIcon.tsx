import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="8.5" y="8.5" width="11" height="11" rx="1.5" />
    <path d="M15.5 5.5v-1h-11v11h1" />
  </Icon>
);
