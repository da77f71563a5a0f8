import { Wheels } from "./Wheels";

export const SedanArt = () => (
  <>
    <path className="b" d="M12 67c-4 0-5-2-5-6 0-9 3-14 12-16l48-9 24-17c7-5 12-6 20-6h32c10 0 15 2 22 7l18 14 34 4c9 1 13 5 14 12l2 9c1 6-1 8-6 8h-20a21 21 0 0 0-42 0H79a21 21 0 0 0-42 0z" />
    <path className="c" d="M80 36 97 23c4-3 8-4 14-4h8v17zM126 19h16c7 0 11 1 16 5l14 12h-46z" />
    <path className="l" d="M108 44h9M150 44h9M12 54h10M86 58h70" />
    <path className="a" d="M221 43h6l3 8h-9z" />
    <Wheels front={58} rear={186} />
  </>
);
