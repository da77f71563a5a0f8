import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A house and a car under one umbrella of a roof. */
export const BundleIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M6 14l10-8 10 8v5H6z" />
    <path d="M3.5 14.5 16 4.5l12.5 10M9 26.5H7.5a1 1 0 0 1-1-1V22l2.5-1 2-3.5h8l3 3.5 2.5.8a1.5 1.5 0 0 1 1 1.4v2.3a1 1 0 0 1-1 1H24M13.5 26.5h6" />
    <circle cx="11.2" cy="26.5" r="2.1" />
    <circle cx="21.8" cy="26.5" r="2.1" />
  </Icon>
);
