import type { EndpointId } from "../../src/api/contract/endpoints";
import { unfailing } from "../e2e/funnel/purchase";
import type { Person } from "../engines/person";
import { always, others, type Walk } from "../engines/walks";
import type { Sighting } from "./sighting";

/** Something that a visitor may do on a screen besides answering it, and that makes calls of its own. */
export interface Detour {
  readonly name: string;
  readonly calls: readonly EndpointId[];
  readonly walk: Walk;
  /** The screen's route. */
  readonly route: RegExp;
  /** Members of the page's address, for what a link brings along. */
  readonly query?: Readonly<Record<string, string>>;
  act(person: Person): Promise<void>;
  /** True once it has worked. `saved` is the number of files that the browser has saved. */
  isDone(now: Sighting, saved: number): boolean;
  /** The visitor goes on without it, and needs no message. */
  readonly isOptional?: true;
}

const walkFrom = (start: string): Walk => [...always, ...others].find((one) => one.start === start)!;
const auto = walkFrom("auto/address");
const renters = walkFrom("renters/address");
const compare = /\/policy-compare$/;
const hasText = (pattern: RegExp) => ({ text }: Sighting): boolean => pattern.test(text);
const isSaved = (_now: Sighting, saved: number): boolean => saved > 0;
const quotesIn = (person: Person): Promise<unknown> =>
  person.until("All quotes", ({ things }) => things.find(({ role, name }) => role === "heading" && [/^your quote is in$/i, person.patternOf("Your {count} quotes are in")].some((pattern) => pattern.test(name))));

/** Opens a dialog that the quotes have, unless it is open already. */
const inDialog = (open: string, act: (person: Person) => Promise<void>) => async (person: Person) => {
  if (!(await person.look()).things.some(({ role }) => role === "dialog")) {
    await quotesIn(person);
    await person.press(open);
  }
  await act(person);
};
const nothing = (): Promise<void> => Promise.resolve();

export const detours: readonly Detour[] = [
  {
    name: "an address is searched",
    calls: ["suggestAddresses"],
    walk: auto,
    route: /^auto\/address$/,
    act: (person) => person.fill("Home address", "412 Main St, Aus"),
    isDone: hasText(/412 Main St Austin, TX/),
    isOptional: true,
  },
  {
    name: "a VIN is looked up",
    calls: ["decodeVin"],
    walk: auto,
    route: /^auto\/vehicle$/,
    async act(person) {
      if (!(await person.look()).things.some(({ role }) => role === "dialog")) await person.press("Enter VIN");
      await person.fill("VIN", "1HGCM82633A004352");
      await person.press("Find my {one}");
    },
    isDone: hasText(/2003 Honda Accord/),
  },
  {
    name: "quotes are e-mailed",
    calls: ["emailQuotes"],
    walk: auto,
    route: compare,
    act: inDialog("Email my quotes", (person) => person.press("Send")),
    isDone: hasText(/(?:Sent to|Enviado a|Se envió a) /),
  },
  {
    name: "a link for another device is made",
    calls: ["createResumeLink"],
    walk: auto,
    route: compare,
    act: inDialog("Save or continue on another device", nothing),
    isDone: ({ values }) => Object.values(values).some((value) => value.includes("#iq-resume=")),
  },
  {
    name: "an earlier conversation is looked up",
    calls: ["takeOverLeadLookup"],
    walk: auto,
    route: /^auto\/address$/,
    query: { splookup: "lookup-8vq2rk6t4xnw" },
    act: nothing,
    isDone: ({ values }) => Object.values(values).some((value) => value.includes("640 Main St")),
    isOptional: true,
  },
  {
    name: "a referral is looked up",
    calls: ["takeOverReferral"],
    walk: auto,
    route: /^auto\/address$/,
    query: { referralCode: "WELCOME-9TQ4KX7M2VRB" },
    act: nothing,
    isDone: ({ values }) => Object.values(values).some((value) => value.includes("412 Main St")),
    isOptional: true,
  },
  {
    name: "a company is asked again",
    calls: ["retryQuote"],
    walk: { ...auto, answers: { ...auto.answers, "Last name": "Half Fail" } },
    route: compare,
    async act(person) {
      await quotesIn(person);
      const { things } = await person.look();
      const again = person.patternOf("Try again with {carrier}");
      // Their number is a part of the button's name.
      const unfold = new RegExp(person.patternOf("Companies that didn't quote").source.replace(/\$$/, ""), "i");
      if (!things.some(({ role, name }) => role === "button" && again.test(name))) await person.press(unfold);
      await person.press("Try again with {carrier}");
    },
    isDone: hasText(/(?:answered|respondió|contestó): /),
  },
  {
    name: "an open payment is ended",
    calls: ["stopPayment"],
    walk: { ...renters, answers: { ...renters.answers, "Last name": unfailing } },
    route: /^\/payment\//,
    async act(person) {
      if (new URL((await person.look()).address).pathname.startsWith("/payment/")) await person.tab.back();
      await person.press("Cancel this payment");
    },
    isDone: ({ address }) => address.includes("purchase/payment-plan"),
  },
  {
    name: "the application is read before it is signed",
    calls: ["downloadApplication"],
    walk: renters,
    route: /\/purchase\/sign$/,
    act: (person) => person.press("Read my application (PDF)"),
    isDone: isSaved,
  },
  {
    name: "the policy is saved",
    calls: ["downloadPolicy"],
    walk: renters,
    route: /\/purchase\/success/,
    act: (person) => person.press("Download policy (PDF)"),
    isDone: isSaved,
  },
  {
    name: "the signed application is saved",
    calls: ["downloadSignedApplication"],
    walk: renters,
    route: /\/purchase\/success/,
    act: (person) => person.press("Signed application (PDF)"),
    isDone: isSaved,
  },
];
