import { expect, it } from "vitest";
import { returnLink } from "./returnLink";

const own = "https://bank.example/quotes/";
const page = "https://www.shop.example/insurance?iq=/auto/driver#top";

it.each([
  ["the partner's own page", { said: "" }, own],
  ["a referral's page at the partner", { said: "https://bank.example/agents/7" }, "https://bank.example/agents/7"],
  ["a referral's page at the host", { said: "https://www.shop.example/members" }, "https://www.shop.example/members"],
  ["a referral's page at another origin of the partner's", { said: "https://agents.bank.example/7", origins: ["https://agents.bank.example"] }, "https://agents.bank.example/7"],
  ["not a referral's page elsewhere", { said: "https://elsewhere.example/" }, own],
  ["not another protocol of an allowed host", { said: "http://bank.example/agents/7" }, own],
  ["not a host whose name begins like an allowed one", { said: "https://bank.example.elsewhere.example/" }, own],
  ["not another port", { said: "https://bank.example:8443/" }, own],
  ["nowhere where nothing is named", { said: "", own: undefined }, null],
  ["nowhere from the partner's page itself", { said: "", page: "https://bank.example/quotes?step=2#iq=/auto/driver" }, null],
  ["on from a page below it", { said: "", page: "https://bank.example/quotes/auto" }, own],
  ["nowhere from a referral's page itself", { said: "https://bank.example/agents/7", page: "https://bank.example/agents/7/" }, null],
] as const)("the logo leads to %s", (_where, given, expected) => {
  expect(returnLink({ own, page, ...given })).toBe(expected);
});
