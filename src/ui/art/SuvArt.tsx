import { Wheels } from "./Wheels";

export const SuvArt = () => (
  <>
    <path className="b" d="M12 67c-4 0-6-2-6-6 0-10 4-16 13-18l46-8 22-19c6-5 10-6 18-6h88c10 0 14 3 18 10l10 18c7 2 11 6 12 14v9c0 4-2 6-6 6h-20a21 21 0 0 0-42 0H79a21 21 0 0 0-42 0z" />
    <path className="l" d="M112 6h76" />
    <path className="c" d="M78 35 95 21c4-3 7-4 12-4h13v18zM127 17h36v18h-36zM170 17h20c7 0 10 2 12 6l7 12h-39z" />
    <path className="l" d="M108 43h9M150 43h9M13 52h10M86 58h70" />
    <path className="a" d="M220 43h8l3 9h-11z" />
    <Wheels front={58} rear={186} />
  </>
);
