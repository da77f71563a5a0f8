import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** A dog that listens. */
export const DogIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M10 11h12v9c0 3.500-2.500 6.500-6 6.500s-6-3-6-6.500z" />
    <path d="M10 19.500c0 4.500 2.500 7.500 6 7.500s6-3 6-7.500V12c0-3-2.500-5-6-5s-6 2-6 5zM10 10.500 6.500 8c-2 1.500-2.500 5.500-1.500 9 1.500.8 3.500.5 5-.5M22 10.500 25.500 8c2 1.500 2.500 5.500 1.500 9-1.500.8-3.500.5-5-.5M13 14v.5M19 14v.5M14.500 19.500h3L16 21.500zM16 21.500v2" />
  </Icon>
);
