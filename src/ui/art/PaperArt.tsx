import { Art } from "./Art";

/** A page that is about to be signed. */
export const PaperArt = () => (
  <Art grid="148 180">
    <path className="k" d="M14 168h120v4H14z" />
    <path className="b" d="M28 12h66l30 30v118a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z" />
    <path className="c" d="M94 12v30h30z" />
    <path className="l" d="M38 58h52M38 76h68M38 94h68M38 112h40" />
    <path className="al" d="M38 142c9-14 14-12 16-3s9 8 14-2 9-5 14 2h22" />
  </Art>
);
