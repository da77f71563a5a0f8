import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Notice } from "./Notice";
import { css } from "../styles/styles";

export interface NoticeItem {
  id: string;
  tone: "good" | "info" | "care" | "bad";
  text: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Milliseconds until it leaves by itself, not counted while pointed at or focused. Left out, it stays. */
  lasts?: number;
}

interface NoticesProps {
  /** At most as many as the caller wants to be seen. */
  notices: readonly NoticeItem[];
  onClose: (id: string) => void;
  /** "Dismiss" */
  closeLabel: string;
}

const list = css`
  scroll-margin: 16px;
  > div {
    display: grid;
    gap: 10px;
    margin-block: 12px;
  }
  > div:empty {
    display: none;
  }
`;

const isTrouble = ({ tone }: NoticeItem): boolean => tone === "bad" || tone === "care";

/** Notices in their place on the screen: nothing lies over anything. Trouble interrupts, good news waits its turn. */
export function Notices({ notices, onClose, closeLabel }: NoticesProps) {
  const show = (notice: NoticeItem) => <Notice key={notice.id} notice={notice} closeLabel={closeLabel} onClose={() => onClose(notice.id)} />;
  const within = useRef<HTMLDivElement>(null);
  const newest = notices.at(-1)?.id;
  // No further than it takes: what is in sight already stays where it is.
  useLayoutEffect(() => {
    if (newest !== undefined) within.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [newest]);
  return (
    <div ref={within} className={list}>
      <div role="alert">{notices.filter(isTrouble).map(show)}</div>
      <div role="status">{notices.filter((notice) => !isTrouble(notice)).map(show)}</div>
    </div>
  );
}
