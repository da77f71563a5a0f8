import { Component, createRef } from "react";
import type { ReactNode } from "react";

interface GlidingRowsProps {
  /** Identifies the rows, their order and what they say. While it stays the same, nothing is measured. */
  order: string;
  children: ReactNode;
}

type Places = ReadonlyMap<Element, number>;

/** Milliseconds: long enough to follow a row with the eyes, and over before the next prices usually come. */
const duration = 240;

/**
 * A list whose rows glide to their new places when prices that come in sort themselves among them. A row that jumps is one
 * that the visitor has to find again, and counts as a layout shift of the host's page. With reduced motion rows stay for one
 * frame instead. A class, because only React's snapshot is taken before the page changes.
 */
export class GlidingRows extends Component<GlidingRowsProps> {
  private readonly list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate({ order }: GlidingRowsProps): Places | null {
    return order === this.props.order ? null : this.#places();
  }

  override componentDidUpdate(_props: GlidingRowsProps, _state: unknown, before: Places | null): void {
    if (!before) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const [row, now] of this.#places()) {
      const moved = (before.get(row) ?? now) - now;
      // Added to a movement under way, so that a row that moves twice never jumps.
      if (moved) row.animate({ transform: [`translateY(${moved}px)`, "none"] }, { duration: isStill ? 1 : duration, easing: "ease-out", composite: "add" });
    }
  }

  /** Pixels from the list's beginning, without the movements under way. */
  #places(): Places {
    const rows = [...(this.list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
    return new Map(rows.map((row) => [row, row.offsetTop - rows[0]!.offsetTop]));
  }

  override render(): ReactNode {
    return (
      // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none
      <ul role="list" ref={this.list}>
        {this.props.children}
      </ul>
    );
  }
}
