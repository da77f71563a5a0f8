import { Wheels } from "./Wheels";

export const CoupeArt = () => (
  <>
    <path className="b" d="M10 67c-4 0-6-2-6-5 0-8 5-13 14-15l58-9 24-14c7-4 13-6 22-6 22 0 42 8 58 20l36 4c10 1 15 6 16 13l1 6c1 4-1 6-5 6h-19a21 21 0 0 0-42 0H77a21 21 0 0 0-42 0z" />
    <path className="c" d="M88 38 105 28c5-3 10-4 17-4h6v14zM135 24c12 1 22 6 32 14h-32z" />
    <path className="l" d="M144 46h10M10 55h12M84 59h76" />
    <path className="a" d="M221 47h7l3 7h-10z" />
    <Wheels front={56} rear={188} />
  </>
);
