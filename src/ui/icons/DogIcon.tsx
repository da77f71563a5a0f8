import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** An attentive dog. */
export const DogIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M10 11h12v9c0 3.5-2.5 6.5-6 6.5s-6-3-6-6.5z" />
    <path d="M10 19.5c0 4.5 2.5 7.5 6 7.5s6-3 6-7.5V12c0-3-2.5-5-6-5s-6 2-6 5zM10 10.5 6.5 8c-2 1.5-2.5 5.5-1.5 9 1.5.8 3.5.5 5-.5M22 10.5 25.5 8c2 1.5 2.5 5.5 1.5 9-1.5.8-3.5.5-5-.5M13 14v.5M19 14v.5M14.5 19.5h3L16 21.5zM16 21.5v2" />
  </Icon>
);
