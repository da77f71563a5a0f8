import { Wheels } from "./Wheels";

export const WagonArt = () => (
  <>
    <path className="b" d="M12 67c-4 0-5-2-5-6 0-9 3-14 12-16l48-9 24-17c7-5 12-6 20-6h84c10 0 14 2 18 8l12 16c6 3 8 7 9 13v10c0 5-2 7-6 7h-21a21 21 0 0 0-42 0H79a21 21 0 0 0-42 0z" />
    <path className="l" d="M116 9h74" />
    <path className="c" d="M80 36 97 23c4-3 8-4 14-4h8v17zM126 19h32v17h-32zM165 19h28c6 0 9 1 12 5l8 12h-48z" />
    <path className="l" d="M108 44h9M148 44h9M12 54h10M86 58h70" />
    <path className="a" d="M222 42h6l4 9h-10z" />
    <Wheels front={58} rear={186} />
  </>
);
