import { Wheels } from "./Wheels";

export const MinivanArt = () => (
  <>
    <path className="b" d="M12 67c-4 0-6-2-6-6 0-11 4-17 13-20l30-7 30-19c8-5 14-7 24-7h86c14 0 20 4 25 13l13 27c4 3 6 6 6 11v2c0 4-2 6-6 6h-20a21 21 0 0 0-42 0H79a21 21 0 0 0-42 0z" />
    <path className="c" d="M66 34 88 20c5-3 9-5 15-5h11v19zM121 15h40v19h-40zM168 15h21c9 0 13 3 16 9l5 10h-42z" />
    <path className="l" d="M104 42h9M128 42h9M122 49h92M11 52h10M86 59h70" />
    <path className="a" d="M214 36h6l6 12h-10z" />
    <Wheels front={58} rear={186} />
  </>
);
