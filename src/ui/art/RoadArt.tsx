import { Art } from "./Art";
import { SuvArt } from "./SuvArt";

/** A home, a street and the car on it. */
export const RoadArt = () => (
  <Art grid="400 240">
    <circle className="a" cx="306" cy="66" r="28" />
    <path className="k" d="M0 170c60-58 110-62 170-24 60-46 130-50 230 8v62H0z" />
    <path className="b" d="M72 152v-44l36-31 36 31v44z" />
    <path className="b" d="M128 84V70h10v23z" />
    <path className="c" d="M101 152v-26h16v26zM84 114h11v12H84zM122 114h11v12h-11z" />
    <path className="l" d="M58 112l50-43 50 43M178 152v-32M178 122c-14-4-14-30 0-36 14 6 14 32 0 36zM42 153v-18M42 137c-9-3-9-19 0-23 9 4 9 20 0 23z" />
    <path className="k" d="M0 212h400v4H0z" />
    <path className="l" d="M20 226h34M86 226h22M300 226h56" />
    <g transform="translate(146 131)">
      <SuvArt />
    </g>
  </Art>
);
