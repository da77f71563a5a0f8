import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { isDigitalBindState } from "./carriers";
import { fraudNotices } from "./fraudNotices";

const sum = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/**
 * Each state's notice by its law and a checksum of its words, which detects a missing notice and a single changed word. To
 * change a notice, read its law again and update the checksum.
 */
const notices: readonly (readonly [state: string, law: string, sum: string])[] = [
  ["AL", "Ala. Code §27-12A-20", "dcf40c0480c7"],
  ["AR", "Ark. Code §23-66-503", "a72be92044e6"],
  ["CO", "C.R.S. §10-1-128", "87a1217236d0"],
  ["DC", "D.C. Code §22-3225.09", "0cfa28f741ed"],
  ["MD", "Md. Ins. §27-805", "8ec794b7c5a3"],
  ["ME", "24-A M.R.S. §2186", "0541e34f50a0"],
  ["NJ", "N.J.S.A. 17:33A-6", "de3096172939"],
  ["NM", "N.M.S.A. §59A-16C-8", "f237896fdb9c"],
  ["OH", "O.R.C. §3999.21", "a89f1d5020d6"],
  ["OK", "36 O.S. §3613.1", "e5aa97113c27"],
  ["PA", "18 Pa.C.S. §4117", "aa5d0ae10a45"],
  ["RI", "R.I.G.L. §27-29-13.3", "a72be92044e6"],
  ["TN", "Tenn. Code §56-53-111", "427408be53db"],
  ["VA", "Va. Code §52-40", "427408be53db"],
  ["WA", "R.C.W. 48.135.080", "427408be53db"],
  ["WV", "W. Va. Code §33-41-3", "a72be92044e6"],
];

it.each(notices)("%s has its notice word for word: %s", (state, _law, of) => {
  expect(sum(fraudNotices[state as keyof typeof fraudNotices] ?? "")).toBe(of);
});

it("exist only for states where a policy is sold online, each in one paragraph of whole sentences", () => {
  expect(Object.keys(fraudNotices).sort()).toEqual(notices.map(([state]) => state).sort());
  for (const [state, notice] of Object.entries(fraudNotices)) {
    expect(isDigitalBindState(state), state).toBe(true);
    expect(notice, state).toMatch(/^\S.*\.$/);
  }
});
