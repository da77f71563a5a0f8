import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const BankIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M7 13h18v12H7z" />
    <path d="M4 12.5 16 5l12 7.5zM6.5 27.5h19M8.5 12.5V24M13.5 12.5V24M18.5 12.5V24M23.5 12.5V24M5 24h22" />
  </Icon>
);
