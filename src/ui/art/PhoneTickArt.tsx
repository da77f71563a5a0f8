import { Art } from "./Art";

/** A call that is on its way. */
export const PhoneTickArt = () => (
  <Art grid="400 240">
    <path className="k" d="M36 214c0-90 60-160 160-160s168 70 168 160z" />
    <rect className="b" x="118" y="32" width="118" height="186" rx="16" />
    <path className="c" d="M130 54h94v136h-94z" />
    <path className="l" d="M166 204h22M164 43h24M146 84h40M146 102h58M146 120h32" />
    <path className="a" d="M226 76h92a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14h-58l-26 22v-22h-8a14 14 0 0 1-14-14V90a14 14 0 0 1 14-14z" />
    <path className="w" d="m252 112 14 14 28-30" />
    <path className="al" d="M344 66c10 6 16 15 18 26M336 48c18 8 30 22 34 40" />
    <path className="k" d="M20 218h360v4H20z" />
  </Art>
);
