import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

/** Sun above the sea. */
export const SeasonIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <circle className="d" cx="17" cy="13.5" r="5" />
    <circle cx="16" cy="13" r="5.2" />
    <path d="M16 3.5v1.8M16 20.7v1.3M6.5 13h1.8M23.7 13h1.8M9.3 6.3l1.3 1.3M21.4 7.6l1.3-1.3M9.3 19.7l1.3-1.3M21.4 18.4l1.3 1.3M4 27c2-2 4-2 6 0s4 2 6 0 4-2 6 0 4 2 6 0" />
  </Icon>
);
