import { Component, createRef } from "react";
import type { ReactNode } from "react";
import { fadeBelow } from "./fadeBelow";

interface GlidingRowsProps {
  /** Identifies the rows, their order and what they say. While it stays the same, nothing is measured. */
  order: string;
  /** Identifies what the visitor did to the rows, which is shown at once. */
  done: string;
  /** Nothing moves: paper would show rows before they have risen. */
  still: boolean;
  children: ReactNode;
}

type Places = ReadonlyMap<Element, number>;

/** Milliseconds: long enough to follow a row with the eyes, and over before the next prices usually come. */
const duration = 240;

/**
 * A list whose rows glide to their new places when prices that come in sort themselves among them. A row that jumps is one that the
 * visitor has to find again, and counts as a layout shift of the host's page. Rows sent elsewhere while they move would jump too, so the
 * next order waits until they rest, or until the visitor does something to them. With reduced motion rows stay for one frame instead.
 * New rows are marked with `data-fresh`. A class, because only React's snapshot is taken before the page changes.
 */
export class GlidingRows extends Component<GlidingRowsProps> {
  private readonly list = createRef<HTMLUListElement>();

  /** The order on the screen: `props` may have a later one, which waits. */
  #order = "";
  /** Changes whose rows are still on their way. A visitor may start one during another. */
  #moving = 0;
  #leave = (): void => {};

  override componentDidMount(): void {
    this.#leave = fadeBelow(this.list.current!);
  }

  override componentWillUnmount(): void {
    this.#leave();
  }

  override shouldComponentUpdate({ order, done }: GlidingRowsProps): boolean {
    return this.#moving === 0 || order === this.#order || done !== this.props.done;
  }

  override getSnapshotBeforeUpdate(): Places | null {
    return this.#order === this.props.order ? null : this.#places();
  }

  override componentDidUpdate(_props: GlidingRowsProps, _state: unknown, before: Places | null): void {
    this.#order = this.props.order;
    if (!before || this.props.still) return;
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const [row, now] of this.#places()) {
      const was = before.get(row);
      row.toggleAttribute("data-fresh", was === undefined && row.id !== "");
      const moved = (was ?? now) - now;
      if (moved) row.animate({ transform: [`translateY(${moved}px)`, "none"] }, { duration: isReduced ? 1 : duration, easing: "ease-out" });
    }
    void this.#rest();
  }

  /** Waits until no row glides or rises, and shows the order that came meanwhile. */
  async #rest(): Promise<void> {
    this.#moving += 1;
    await Promise.allSettled(this.#rows().flatMap((row) => row.getAnimations().map(({ finished }) => finished)));
    this.#moving -= 1;
    if (this.#moving === 0 && this.#order !== this.props.order) this.forceUpdate();
  }

  /** Pixels from the list's beginning, without the movements under way. */
  #places(): Places {
    const rows = this.#rows();
    return new Map(rows.map((row) => [row, row.offsetTop - rows[0]!.offsetTop]));
  }

  #rows(): readonly HTMLElement[] {
    return [...(this.list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
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
