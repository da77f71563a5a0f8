import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A key whose bow is a house. */
export const LandlordIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M7 14.500l7.5-6.5 7.5 6.500V24H7z" />
    <path d="M3.5 13 12 5.500l8.5 7.500v9a1.5 1.5 0 0 1-1.5 1.500H5A1.5 1.5 0 0 1 3.5 22zM20.5 18H29v5.500M24.5 18v4" />
    <circle cx="12" cy="15.5" r="2.8" />
    <path d="M12 18.300v2.2" />
  </Icon>
);
