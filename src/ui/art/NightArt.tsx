import { Art } from "./Art";

/** An empty desk at night, with the number waiting until morning. */
export const NightArt = () => (
  <Art grid="400 240">
    <path className="k" d="M36 214c0-90 60-160 160-160s168 70 168 160z" />
    <path className="a" d="M318 34a34 34 0 1 0 34 46 28 28 0 0 1-34-46z" />
    <path className="l" d="M262 44v10M257 49h10M346 118v8M342 122h8M84 76v10M79 81h10" />
    <rect className="b" x="140" y="40" width="118" height="178" rx="16" />
    <path className="c" d="M152 62h94v130h-94z" />
    <path className="l" d="M188 205h22M186 51h24M172 154h54M172 168h36" />
    <circle className="b" cx="199" cy="112" r="28" />
    <circle className="c" cx="199" cy="112" r="20" />
    <path className="l" d="M199 100v12l8 6" />
    <path className="k" d="M20 218h360v4H20z" />
  </Art>
);
