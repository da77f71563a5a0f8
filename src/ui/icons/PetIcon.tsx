import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const PetIcon = (props: IconProps) => (
  <Icon grid={32} size="tile" {...props}>
    <path className="d" d="M12 27c-2 0-3-2-2-4 1-3 4-5 7-5s6 3 6 6-2 4-4 3-4 0-7 0z" />
    <path d="M16 16c-3.5 0-7 4-7 7.3 0 2.3 1.7 3.2 3.5 2.7 2-.6 5-.6 7 0 1.8.5 3.5-.4 3.5-2.7C23 20 19.5 16 16 16z" />
    <ellipse cx="7.5" cy="14.5" rx="2" ry="2.7" />
    <ellipse cx="13" cy="9" rx="2" ry="2.9" />
    <ellipse cx="19" cy="9" rx="2" ry="2.9" />
    <ellipse cx="24.5" cy="14.5" rx="2" ry="2.7" />
  </Icon>
);
