import { useContext, type ComponentProps } from "react";
import { TitleLevel } from "./titleLevel";

interface HeadingProps extends ComponentProps<"h1"> {
  /** 1 is the screen's title, 2 a heading below it, 3 one below that. */
  rank: 1 | 2 | 3;
}

/** A heading, as deep as the host's page needs it. Focus and styles find the title by `data-title`, as its tag isn't always `h1`. */
export function Heading({ rank, ...rest }: HeadingProps) {
  const Tag = `h${Math.min(6, useContext(TitleLevel) + rank - 1)}` as "h1";
  return <Tag {...(rank === 1 && { "data-title": "" })} {...rest} />;
}
