import { describe, expect, it } from "vitest";
import { badgesOf, type Badgeable } from "./badges";

const quote = (id: string, premium: number | null, more: Partial<Badgeable> = {}): Badgeable => ({
  id,
  premium,
  term: 6,
  isBindable: false,
  isRecommended: false,
  claimsRating: 4,
  coverages: [],
  ...more,
});
const best: Partial<Badgeable> = { isRecommended: true, claimsRating: 4.8 };
/** Quotes of 601, 602, … dollars, all rated alike. */
const others = (count: number, first = 601): Badgeable[] => Array.from({ length: count }, (_, index) => quote(`other ${index}`, first + index));
const covers = (id: string, amount: number | null, value = String(amount)) => ({ coverages: [{ id, value, amount }] });

describe("badges", () => {
  it.each<[string, Badgeable[], string[]]>([
    ["one quote alone is not the lowest cost", [quote("a", 600)], []],
    ["the cheaper of two is", [quote("a", 600), quote("b", 700)], ["LOWEST_COST"]],
    ["months are compared, not premiums", [quote("a", 1_100, { term: 12 }), quote("b", 600)], ["LOWEST_COST"]],
    ["two at the same price tell nothing", [quote("a", 600), quote("b", 600)], []],
    ["two of three at the same price share it", [quote("a", 600), quote("b", 600), quote("c", 700)], ["LOWEST_COST"]],
    ["a quote without a price holds none", [quote("a", null, { isBindable: true }), quote("b", 600)], []],
    ["recommended as the best rated of the five lowest", [quote("a", 700, best), ...others(4)], ["RECOMMENDED"]],
    ["not recommended beyond the five lowest", [quote("a", 700, best), ...others(5)], []],
    ["not recommended among fewer than five", [quote("a", 700, best), ...others(3)], []],
    ["not recommended if another of them is rated alike", [quote("a", 700, best), quote("b", 690, best), ...others(3)], []],
    ["nor the cheaper of two that are rated alike", [quote("a", 690, best), quote("b", 700, best), ...others(3)], []],
    ["not recommended against the provider", [quote("a", 700, { claimsRating: 4.8 }), ...others(4)], []],
    ["not recommended beside another badge", [quote("a", 600, best), ...others(4)], ["LOWEST_COST"]],
    ["lowest cost before online", [quote("a", 600, { isBindable: true }), quote("b", 700)], ["LOWEST_COST", "ONLINE"]],
    ["highest dwelling", [quote("a", 700, covers("DWELLING", 400_000)), quote("b", 600, covers("DWELLING", 300_000))], ["HIGHEST_DWELLING"]],
    ["lowest deductible", [quote("a", 700, covers("ALL_PERILS", 500)), quote("b", 600, covers("ALL_PERILS", 1_000))], ["LOWEST_DEDUCTIBLE"]],
    ["a deductible that two of three have is the usual", [quote("a", 700, covers("ALL_PERILS", 500)), quote("b", 600, covers("ALL_PERILS", 500)), quote("c", 500, covers("ALL_PERILS", 1_000))], []],
    ["a deductible that one of two has stands out", [quote("a", 700, covers("ALL_PERILS", 500)), quote("b", 600, covers("ALL_PERILS", 500)), quote("c", 500, covers("ALL_PERILS", 1_000)), quote("d", 500, covers("ALL_PERILS", 1_000))], ["LOWEST_DEDUCTIBLE"]],
    ["no limit is most coverage", [quote("a", 700, covers("CoverageLimit", null, "Unlimited")), quote("b", 600)], ["MOST_COVERAGE"]],
    ["ties: cost before coverage", [quote("a", 600, covers("CoverageLimit", null, "Unlimited")), quote("b", 700)], ["LOWEST_COST", "MOST_COVERAGE"]],
    ["no health exam", [quote("a", 700, covers("MEDICAL_EXAM", null, "No")), quote("b", 600)], ["NO_HEALTH_EXAM"]],
    ["an exam earns nothing", [quote("a", 700, covers("MEDICAL_EXAM", null, "Yes")), quote("b", 600)], []],
    ["an instant decision", [quote("a", 700, covers("INSTANT_DECISION", null, "Yes")), quote("b", 600)], ["INSTANT_DECISION"]],
    ["a decision that takes its time", [quote("a", 700, covers("INSTANT_DECISION", null, "No")), quote("b", 600)], []],
    ["living benefits", [quote("a", 700, covers("LIVING_BENEFITS", null, "Yes")), quote("b", 600)], ["LIVING_BENEFITS"]],
    ["a yes to something else", [quote("a", 700, covers("RENEWABLE", null, "Yes")), quote("b", 600)], []],
    ["collision's deductible counts", [quote("a", 700, covers("COLLISION_DEDUCTIBLE", 500)), quote("b", 600, covers("COLLISION_DEDUCTIBLE", 1_000))], ["LOWEST_DEDUCTIBLE"]],
    ["comprehensive's too", [quote("a", 700, covers("COMPREHENSIVE_DEDUCTIBLE", 500)), quote("b", 600, covers("COMPREHENSIVE_DEDUCTIBLE", 1_000))], ["LOWEST_DEDUCTIBLE"]],
    ["and a pet's", [quote("a", 700, covers("Deductible", 250)), quote("b", 600, covers("Deductible", 500))], ["LOWEST_DEDUCTIBLE"]],
    ["a limit is no deductible", [quote("a", 700, covers("PERSONAL_LIABILITY", 100)), quote("b", 600, covers("PERSONAL_LIABILITY", 500))], []],
    ["a quote without a deductible isn't compared by it", [quote("a", 700), quote("b", 600, covers("ALL_PERILS", 500)), quote("c", 650, covers("ALL_PERILS", 1_000))], []],
    ["the lowest of those that have one stands out", [quote("a", 700, covers("ALL_PERILS", 500)), quote("b", 600), quote("c", 650, covers("ALL_PERILS", 1_000))], ["LOWEST_DEDUCTIBLE"]],
    ["nor one whose deductible has no amount", [quote("a", 700, covers("ALL_PERILS", null)), quote("b", 600, covers("ALL_PERILS", 500)), quote("c", 650, covers("ALL_PERILS", 1_000))], []],
    ["a quote for nothing holds none", [quote("a", 0, { isBindable: true }), quote("b", 600)], []],
  ])("%s", (_name, quotes, expected) => {
    expect(badgesOf(quotes).get("a") ?? []).toEqual(expected);
  });
});
