import { Wheels } from "./Wheels";

export const VanArt = () => (
  <>
    <path className="b" d="M12 67c-4 0-6-2-6-6V50c0-6 3-9 9-11l22-5 20-20c6-6 11-8 19-8h146c8 0 12 4 12 11v44c0 4-2 6-6 6h-21a21 21 0 0 0-42 0H79a21 21 0 0 0-42 0z" />
    <path className="c" d="M51 34 66 19c3-3 6-5 11-5h9v20zM94 14h30v20H94z" />
    <path className="l" d="M132 14v46M88 42h8M138 44h8M148 14h72v20h-72zM10 52h9M86 60h70" />
    <path className="a" d="M226 42h8v12h-8z" />
    <Wheels front={58} rear={186} />
  </>
);
