import { PhoneArt } from "./PhoneArt";

/** A call that is on its way. */
export const PhoneTickArt = () => (
  <PhoneArt>
    <path className="w" d="m252 112 14 14 28-30" />
    <path className="al" d="M344 66c10 6 16 15 18 26M336 48c18 8 30 22 34 40" />
  </PhoneArt>
);
