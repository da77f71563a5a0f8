import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const RentersIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M9 11h18v11H9z" />
    <path d="M7 15.5V11a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v4.5M7 20v-2.5a2.5 2.5 0 0 0-5 0V23a1 1 0 0 0 1 1h26a1 1 0 0 0 1-1v-5.5a2.5 2.5 0 0 0-5 0V20zM6 24v3M26 24v3M16 8v11.5" />
  </Icon>
);
