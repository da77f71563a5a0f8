import { Wheels } from "./Wheels";

export const PickupArt = () => (
  <>
    <path className="b" d="M12 67c-4 0-6-2-6-6 0-10 4-15 13-17l44-7 20-19c5-5 9-7 17-7h42c7 0 9 3 9 8v18h76c5 0 7 2 7 6v18c0 4-2 6-6 6h-21a21 21 0 0 0-42 0H79a21 21 0 0 0-42 0z" />
    <path className="c" d="M77 37 93 22c4-3 6-4 11-4h9v19zM120 18h19c4 0 5 1 5 4v15h-24z" />
    <path className="l" d="M101 45h9M128 45h9M151 37v22M159 46h66M13 53h10" />
    <path className="a" d="M227 43h7v10h-7z" />
    <Wheels front={58} rear={186} />
  </>
);
