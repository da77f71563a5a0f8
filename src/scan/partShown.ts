import type { Part } from "./drawn";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A code that is held a little outside the frame is read as well: this share of the frame's height is added on each side. */
const margin = 0.35;

/**
 * Returns the part of the camera's picture that is shown inside the frame. The picture covers its box, as `object-fit: cover`
 * does it: its middle is shown, and what doesn't fit is cut off.
 */
export function partShown(picture: { readonly width: number; readonly height: number }, box: Box, frame: Box): Part {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const wider = frame.height * margin;
  const x = Math.max(0, (frame.left - wider - box.left - box.width / 2) / scale + picture.width / 2);
  const y = Math.max(0, (frame.top - wider - box.top - box.height / 2) / scale + picture.height / 2);
  return {
    x,
    y,
    width: Math.min(picture.width - x, (frame.width + 2 * wider) / scale),
    height: Math.min(picture.height - y, (frame.height + 2 * wider) / scale),
  };
}
