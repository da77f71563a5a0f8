import type { ReactNode, Ref } from "react";
import { css } from "../styles/styles";

interface ScanStageProps {
  /** What would help, announced as it changes. */
  say: string;
  video: Ref<HTMLVideoElement>;
  /** The frame to hold the barcode in. */
  frame: Ref<HTMLDivElement>;
  /** Buttons on the picture. */
  children: ReactNode;
}

/* A camera's picture: dark in every brand and scheme. */
const stage = css`
  position: relative;
  margin-inline: calc(var(--inset) * -1);
  height: min(380px, 46dvh);
  overflow: hidden;
  background: #000;
  color: #fff;
  video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .frame {
    position: absolute;
    inset: 50% auto auto 50%;
    width: min(86%, 460px);
    aspect-ratio: 10 / 3.4;
    translate: -50% -50%;
    border: 3px solid #fff;
    border-radius: 12px;
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.55);
  }
  .say {
    position: absolute;
    inset: 14px 16px auto;
    z-index: 1;
    text-align: center;
  }
  .say span {
    display: inline-block;
    padding: 6px 14px;
    border-radius: var(--iq-radius-chip);
    background: #fff;
    color: #000;
    font-size: 16px;
    line-height: 22px;
    font-weight: var(--iq-font-label-weight);
  }
  .acts {
    position: absolute;
    inset: auto 16px 12px;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px 12px;
  }
`;

/** The camera's picture with the frame to hold a barcode in. */
export const ScanStage = ({ say, video, frame, children }: ScanStageProps) => (
  <div className={stage}>
    <p className="say" role="status">
      {say && <span>{say}</span>}
    </p>
    <video ref={video} muted playsInline aria-hidden="true" tabIndex={-1} />
    <div className="frame" ref={frame} />
    <div className="acts">{children}</div>
  </div>
);
