import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A pensive cat. */
export const CatIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M8 12h16v8c0 3.5-3.5 6-8 6s-8-2.5-8-6z" />
    <path d="M7.5 17V6l5 4c2.2-.6 4.8-.6 7 0l5-4v11c0 5.5-3.8 9.5-8.5 9.5S7.5 22.5 7.5 17zM12.5 15.5v1M19.5 15.5v1M14.8 19.5h2.4L16 21zM3.5 18l4 1M3.5 22.5l4.3-1.2M28.5 18l-4 1M28.5 22.5l-4.3-1.2" />
  </Icon>
);
