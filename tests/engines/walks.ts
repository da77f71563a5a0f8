import { homeIn } from "../e2e/funnel/people";
import type { Answers } from "./answers";
import { morgans } from "./answers";

/** A way through the funnel, from an address to a screen. */
export interface Walk {
  readonly name: string;
  readonly start: string;
  /** The route at its end. */
  readonly last: RegExp;
  readonly answers: Answers;
  readonly isBuying?: boolean;
}

const home: Answers = { ...morgans, "Street address": homeIn("TX", "12 Full Records St").line };

/** Walked for every change. */
export const always: readonly Walk[] = [
  { name: "auto is answered to its end", start: "auto/address", last: /^auto\/finalize\/success$/, answers: morgans },
  // This name keeps companies from failing at random, among them the one that sells online.
  { name: "a renters policy is bought", start: "renters/address", last: /^renters\/purchase\/success/, answers: { ...home, "Last name": "Steady Carriers" }, isBuying: true },
];

/** Walked with `--all` as well. */
export const others: readonly Walk[] = [
  { name: "motorcycle is answered to its end", start: "motorcycle/address", last: /^motorcycle\/finalize\/success$/, answers: morgans },
  { name: "homeowners is answered to its end", start: "homeowners/address", last: /^homeowners\/finalize\/success$/, answers: home },
  { name: "renters is answered to its end", start: "renters/address", last: /^renters\/finalize\/success$/, answers: home },
  { name: "condominium is answered to its end", start: "condominium/address", last: /^condominium\/finalize\/success$/, answers: home },
  { name: "landlord is answered to its end", start: "landlord/address", last: /^landlord\/finalize\/success$/, answers: home },
  { name: "life is answered up to an advisor's number", start: "life/address", last: /^life\/finalize\/phone$/, answers: { ...morgans, State: "Ohio" } },
  { name: "pet is answered up to the partner's page", start: "pet/info", last: /^\/pet-partner\//, answers: { ...morgans, "Your pet's name": "Biscuit", Breed: "Labrador Retriever", "ZIP code": "43215" } },
  { name: "something else reaches an advisor", start: "", last: /finalize\/success$/, answers: morgans },
];
