import { Art } from "./Art";

/** A signed policy beside the furniture that it covers. */
export const PolicyArt = () => (
  <Art grid="400 240">
    <path className="k" d="M34 214c4-92 72-160 166-160s162 68 166 160zM20 218h360v4H20z" />
    <path className="b" d="M92 34h104l34 34v136a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z" />
    <path className="c" d="M196 34v34h34z" />
    <path className="l" d="M108 84h62M108 104h92M108 124h92M108 144h54" />
    <path className="al" d="M108 184c10-16 16-14 18-4s10 10 16-2 10-6 16 2h22" />
    <path className="b" d="M226 178v-14a20 20 0 0 1 20-20h80a20 20 0 0 1 20 20v14" />
    <path className="c" d="M240 178a13 13 0 0 0-26 0v32h144v-32a13 13 0 0 0-26 0v12h-92z" />
    <path className="l" d="M228 210v8M344 210v8M286 146v42" />
    <path className="a" d="m286 62 32 11v26c0 21-14 34-32 41-18-7-32-20-32-41V73z" />
    <path className="w" d="m271 99 11 11 21-23" />
  </Art>
);
