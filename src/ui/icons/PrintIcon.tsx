import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 8.5v-5h9v5M7.5 16.5h-4v-8h17v8h-4" />
    <path d="M7.5 13.5h9v7h-9z" />
  </Icon>
);
