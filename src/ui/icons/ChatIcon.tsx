import type { IconProps } from "./Icon";
import { Icon } from "./Icon";

export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className="d" d="M4 5.5h16v10.5h-9l-4 4v-4H4z" />
    <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 4v-4h-2A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5zM8 9h8M8 12.3h5" />
  </Icon>
);
