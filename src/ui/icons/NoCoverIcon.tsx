import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const NoCoverIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M18 5 9 8.5v7c0 6 4 10 9 12 5-2 9-6 9-12v-7z" />
    <path d="M16 4 6 7.5v8c0 6 4.5 10.5 10 12.5 5.5-2 10-6.5 10-12.5v-8zM12.5 12.5l7 7M19.5 12.5l-7 7" />
  </Icon>
);
