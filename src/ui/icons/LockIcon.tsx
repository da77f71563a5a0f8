import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect className="d" x="5" y="10.5" width="14" height="9.5" rx="1.5" />
    <rect x="5" y="10.5" width="14" height="9.5" rx="1.5" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />
  </Icon>
);
