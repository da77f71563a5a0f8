import { Art } from "./Art";

/** A key that is handed over. */
export const KeyArt = () => (
  <Art grid="320 200">
    <path className="k" d="M20 176c10-70 66-130 140-130s130 60 140 130z" />
    <path className="b" d="M96 56l42-34 42 34v46a8 8 0 0 1-8 8h-68a8 8 0 0 1-8-8z" />
    <circle className="c" cx="138" cy="62" r="13" />
    <path className="b" d="M130 110h16v62h-16zM146 132h24v10h-24zM146 154h16v10h-16z" />
    <path className="l" d="M112 96h52" />
    <path className="al" d="M140 49c20-18 48-16 62 2" />
    <path className="a" d="M196 50l34 8a6 6 0 0 1 5 7l-12 54a6 6 0 0 1-7 5l-34-8a6 6 0 0 1-5-7l12-54a6 6 0 0 1 7-5z" />
    <path className="w" d="M196 78l22 5M192 96l14 3" />
    <path className="k" d="M20 176h280v4H20z" />
  </Art>
);
