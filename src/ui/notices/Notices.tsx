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

const style = css`
  scroll-margin: 16px;
  outline: none;
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
  const within = useRef<HTMLDivElement>(null);
  /** A notice takes its buttons with it: the focus stays at its place, and not on the page's body. */
  const keepFocus = (): void => {
    const list = within.current;
    if (list?.contains((list.getRootNode() as Document | ShadowRoot).activeElement)) list.focus({ preventScroll: true });
  };
  const show = ({ action, ...notice }: NoticeItem) => {
    const onClick = (): void => {
      keepFocus();
      action?.onClick();
    };
    const onLeave = (): void => {
      keepFocus();
      onClose(notice.id);
    };
    const shown = { ...notice, ...(action && { action: { ...action, onClick } }) };
    return <Notice key={notice.id} notice={shown} closeLabel={closeLabel} onClose={onLeave} />;
  };
  const newest = notices.at(-1)?.id;
  // Scrolls only as far as necessary: a visible notice doesn't move.
  useLayoutEffect(() => {
    if (newest !== undefined) within.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [newest]);
  return (
    <div ref={within} tabIndex={-1} className={style}>
      <div role="alert">{notices.filter(isTrouble).map(show)}</div>
      <div role="status">{notices.filter((notice) => !isTrouble(notice)).map(show)}</div>
    </div>
  );
}
