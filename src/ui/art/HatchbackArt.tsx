import { Wheels } from "./Wheels";

export const HatchbackArt = () => (
  <>
    <path className="b" d="M20 67c-4 0-6-2-6-6 0-10 4-15 12-17l42-8 24-18c6-5 11-6 19-6h46c12 0 18 3 24 10l16 17c8 2 12 7 12 14v8c0 4-2 6-6 6h-4a21 21 0 0 0-42 0H87a21 21 0 0 0-42 0z" />
    <path className="c" d="M82 36 99 23c4-3 8-4 13-4h9v17zM128 19h27c9 0 13 2 18 7l9 10h-54z" />
    <path className="l" d="M110 44h9M150 44h9M20 53h10M94 58h56" />
    <path className="a" d="M197 43h6l4 8h-10z" />
    <Wheels front={66} rear={178} />
  </>
);
