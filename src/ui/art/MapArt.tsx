import { Art } from "./Art";

/** A place that isn't on the map. */
export const MapArt = () => (
  <Art grid="320 200">
    <path className="k" d="M20 176c10-70 66-130 140-130s130 60 140 130z" />
    <path className="b" d="M56 70l70-22 68 22 70-22v106l-70 22-68-22-70 22z" />
    <path className="c" d="M126 48l68 22v106l-68-22z" />
    <path className="l" d="M74 104c16-12 30 10 44-2M74 132h30M210 92l36-12M140 130c16 8 24-18 42-8M212 140c12-14 20 4 36-10" />
    <path className="a" d="M160 14a31 31 0 0 0-31 31c0 23 31 52 31 52s31-29 31-52a31 31 0 0 0-31-31z" />
    <path className="w" d="M150 41a10 10 0 1 1 13.5 9.3c-2.5 1-3.5 3-3.5 6M160 67v.5" />
  </Art>
);
