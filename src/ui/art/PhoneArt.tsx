import type { ReactNode } from "react";
import { Art } from "./Art";

/** A phone with its message as children. By default these are plain lines: a future call, which promises nothing. */
export const PhoneArt = ({ children = <path className="w" d="M244 102h56M244 122h34" /> }: { children?: ReactNode }) => (
  <Art grid="400 240">
    <path className="k" d="M36 214c0-90 60-160 160-160s168 70 168 160z" />
    <rect className="b" x="118" y="32" width="118" height="186" rx="16" />
    <path className="c" d="M130 54h94v136h-94z" />
    <path className="l" d="M166 204h22M164 43h24M146 84h40M146 102h58M146 120h32" />
    <path className="a" d="M226 76h92a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14h-58l-26 22v-22h-8a14 14 0 0 1-14-14V90a14 14 0 0 1 14-14z" />
    {children}
    <path className="k" d="M20 218h360v4H20z" />
  </Art>
);
