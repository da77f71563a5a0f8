import { Art } from "./Art";

/** Quotes arriving, one over the other. */
export const QuotesArt = () => (
  <Art grid="400 220">
    <path className="k" d="M40 196c6-84 70-150 160-150s154 66 160 150z" />
    <path className="c" d="M104 70l74-16 24 110-74 16z" />
    <path className="c" d="M296 70l-74-16-24 110 74 16z" />
    <rect className="b" x="146" y="40" width="108" height="146" rx="12" />
    <path className="c" d="M156 50h88v126h-88z" />
    <path className="l" d="M170 108h34M170 122h60M170 136h50M170 150h60" />
    <circle className="a" cx="176" cy="66" r="10" />
    <path className="l" d="M192 61h40M192 70h24" />
    <path className="al" d="M320 62c12 8 20 18 24 32M80 62c-12 8-20 18-24 32" />
    <path className="k" d="M20 198h360v4H20z" />
  </Art>
);
