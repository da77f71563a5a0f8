import { useLayoutEffect, useRef } from "react";
import { Notice, type NoticeItem } from "./Notice";
import { css } from "../styles/styles";

interface NoticesProps {
  /** The notices to show; the caller limits their number. */
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

/** Notices in the flow of the screen, where they cover nothing. Problems interrupt screen readers, good news doesn't. */
export function Notices({ notices, onClose, closeLabel }: NoticesProps) {
  const show = (notice: NoticeItem) => <Notice key={notice.id} notice={notice} closeLabel={closeLabel} onClose={() => onClose(notice.id)} />;
  const within = useRef<HTMLDivElement>(null);
  const newest = notices.at(-1)?.id;
  // Scrolls only as far as necessary: a visible notice doesn't move.
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
