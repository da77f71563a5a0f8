import { Art } from "./Art";

/** A plug pulled out of its socket. */
export const UnpluggedArt = () => (
  <Art grid="400 220">
    <path className="k" d="M40 196c6-84 70-150 160-150s154 66 160 150z" />
    <path className="b" d="M20 146c46 0 38-43 88-43v6c-46 0-40 43-88 43zM380 146c-46 0-38-43-88-43v6c46 0 40 43 88 43z" />
    <path className="b" d="M106 84h42a22 22 0 0 1 0 44h-42a6 6 0 0 1-6-6V90a6 6 0 0 1 6-6z" />
    <path className="b" d="M170 92h20v8h-20zM170 112h20v8h-20z" />
    <path className="b" d="M294 80h-40a26 26 0 0 0 0 52h40a6 6 0 0 0 6-6V86a6 6 0 0 0-6-6z" />
    <path className="c" d="M236 92h18v8h-18zM236 112h18v8h-18z" />
    <path className="l" d="M120 94v24M282 92v28" />
    <path className="al" d="M206 66l6-20M220 74l18-14M206 146l6 20M220 138l18 14" />
    <path className="k" d="M20 198h360v4H20z" />
  </Art>
);
