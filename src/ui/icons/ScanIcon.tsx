import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const ScanIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.5v-3a1 1 0 0 1 1-1h3M16 4.5h3a1 1 0 0 1 1 1v3M20 15.5v3a1 1 0 0 1-1 1h-3M8 19.5H5a1 1 0 0 1-1-1v-3M8 9v6M11 9v6M13.5 9v6M16.5 9v6" />
  </Icon>
);
