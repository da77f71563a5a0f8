import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A title with a seal. */
export const OwnedIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M9 7h17v20H9z" />
    <path d="M7 4.5h13l5 5V26a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 5 26V6.5a2 2 0 0 1 2-2zM19.5 4.5v5.5H25M9.5 14h9M9.5 18h5" />
    <circle cx="19.5" cy="21" r="3" />
  </Icon>
);
