import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A cat that is thinking. */
export const CatIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M8 12h16v8c0 3.500-3.500 6-8 6s-8-2.500-8-6z" />
    <path d="M7.500 17V6l5 4c2.200-.6 4.800-.6 7 0l5-4v11c0 5.500-3.800 9.500-8.500 9.500S7.500 22.500 7.500 17zM12.500 15.500v1M19.500 15.500v1M14.800 19.500h2.400L16 21zM3.500 18l4 1M3.500 22.500l4.300-1.200M28.500 18l-4 1M28.500 22.500l-4.300-1.200" />
  </Icon>
);
