import { Wheels } from "./Wheels";

export const ConvertibleArt = () => (
  <>
    <path className="b" d="M126 40c0-10 1-16 8-16s8 7 8 16zM156 40c0-8 1-13 7-13s7 6 7 13z" />
    <path className="c" d="M86 40l20-19h4l-9 19z" />
    <path className="b" d="M10 67c-4 0-6-2-6-5 0-8 5-13 14-15l62-8h98l38 4c10 1 15 6 16 12l1 6c1 4-1 6-5 6h-19a21 21 0 0 0-42 0H77a21 21 0 0 0-42 0z" />
    <path className="l" d="M144 47h10M10 55h12M84 59h76M104 39v18" />
    <path className="a" d="M221 47h7l3 7h-10z" />
    <Wheels front={56} rear={188} />
  </>
);
