import { Art } from "./Art";

/** A lapwing on the moor, looking around: the house brand's character, for screens with nothing to show yet. */
export const LapwingArt = () => (
  <Art grid="320 200">
    <circle className="a" cx="250" cy="52" r="24" />
    <path className="k" d="M0 172c50-40 100-44 160-20s110 8 160-6v34H0z" />
    <path className="l" d="M150 138l-8 36M172 138l4 36M134 174h16M168 174h16M40 172c2-12 0-20-6-28M46 172c0-14 4-22 12-30M278 166c0-12 4-20 10-26" />
    <path className="b" d="M112 68c12-12 34-10 40 6 4 12 16 16 34 20 24 5 44 14 62 32-24 2-38 16-70 16-38 0-64-18-64-48 0-8 0-12-4-16z" />
    <path className="c" d="M124 100c-4 22 18 40 54 41 12 0 22-2 31-5-30 0-58-8-70-36z" />
    <path className="b" d="M142 66c6-12 4-24-6-34-2 14-6 22-14 28z" />
    <path className="l" d="M110 70 88 72l22 6M150 96c18 10 38 18 64 22" />
    <circle className="c" cx="128" cy="72" r="4" />
  </Art>
);
