import { describe, expectTypeOf, test } from "vitest";
import type { BodyOf } from "../../src/api/contract/endpoint";
import type { updateLead } from "../../src/api/contract/leads";
import type { AutoCoverageId } from "../../src/business/coveragesAuto";
import { flag, has, is } from "../../src/flow/condition";
import type { Step } from "../../src/flow/flow";
import { field } from "../../src/flow/field";
import type { AttributeName, defineInsuranceQuote, Emit, InsuranceQuoteElement, IqEventName, RouterAdapter } from "../../src/index";
import { filled } from "../../src/kernel/filled";
import { phrases } from "../../src/kernel/phrase";
import { z } from "../../src/kernel/zod";
import type { PartnerConfig } from "../../src/partner/content";
import type { Tracked } from "../../src/session/analytics";
import type { Effect } from "../../src/session/effect";

/*
 * Judged by `npm run types`, which reads every line here: an expected error that doesn't come is one. What runs is of no
 * account.
 */

/** Said of a value that the compiler has to accept, or with an expected error above it, to refuse. */
const fits = <Type,>(value: Type): Type => value;

describe("what hosts compile against", () => {
  test("the tag is known to the DOM", () => {
    expectTypeOf<HTMLElementTagNameMap["insurance-quote"]>().toEqualTypeOf<InsuranceQuoteElement>();
    expectTypeOf<typeof defineInsuranceQuote>().toEqualTypeOf<() => void>();
    expectTypeOf<AttributeName>().toEqualTypeOf<
      | "partner" | "line" | "instance" | "chrome" | "color-scheme" | "router"
      | "base-path" | "load" | "environment" | "api" | "content" | "hosted"
    >();
  });

  test("events are named, and their details typed, in addEventListener", () => {
    expectTypeOf<IqEventName>().toEqualTypeOf<
      "iq-ready" | "iq-step" | "iq-quotes" | "iq-lead" | "iq-select" | "iq-complete" | "iq-navigate" | "iq-sign-in" | "iq-error"
    >();
    fits<(element: InsuranceQuoteElement) => void>((element) => {
      element.addEventListener("iq-quotes", ({ detail }) => expectTypeOf(detail.lowestMonthly).toEqualTypeOf<number | null>());
      element.addEventListener("iq-step", ({ detail }) => expectTypeOf(detail.step).toEqualTypeOf<string | null>());
      // @ts-expect-error -- details hold no more than they say
      element.addEventListener("iq-lead", ({ detail }) => void detail.email);
    });
    fits<(emit: Emit) => void>((emit) => {
      // @ts-expect-error -- no such event
      emit("iq-stepp", {});
      // @ts-expect-error -- another event's detail
      emit("iq-ready", { leadId: "1" });
    });
  });

  test("methods take what they say", () => {
    expectTypeOf<InsuranceQuoteElement["start"]>().toEqualTypeOf<(line?: string) => void>();
    expectTypeOf<InsuranceQuoteElement["setAuthToken"]>().parameter(0).toEqualTypeOf<string | null>();
    expectTypeOf<InsuranceQuoteElement["prefill"]>().parameter(0).toEqualTypeOf<unknown>();
  });

  test("a router of the host's needs five methods", () => {
    const own = { read: () => null, push: () => undefined, replace: () => undefined, listen: () => () => undefined, href: (route: string) => `#${route}` };
    fits<RouterAdapter>(own);
    const { listen: _listen, ...deaf } = own;
    // @ts-expect-error -- without listen the visitor's Back would go unheard
    fits<RouterAdapter>(deaf);
  });

  test("React knows the tag", () => {
    fits(<insurance-quote partner="auvane" line="auto" oniq-quotes={({ detail }) => expectTypeOf(detail.count).toEqualTypeOf<number>()} />);
    // @ts-expect-error -- no such attribute
    fits(<insurance-quote partnr="auvane" />);
  });
});

describe("names that a slip would make silent", () => {
  test("flags and facts of conditions", () => {
    fits([flag("bundling"), has("finalized")]);
    // @ts-expect-error -- no partner can switch it on
    flag("bundelling");
    // @ts-expect-error -- nothing says so
    has("finalised");
    // @ts-expect-error -- as a partner's config has it
    fits<Partial<PartnerConfig["flags"]>>({ bundelling: true });
  });

  test("values that a condition compares", () => {
    const smoker = field<"Never" | "Currently">("smoker", z.enum(["Never", "Currently"]), { initial: "Never" });
    is(smoker, "Currently");
    // @ts-expect-error -- never an answer
    is(smoker, "Sometimes");
  });

  test("complex cases, by id and by problem", () => {
    fits<Step["cases"]>(["addressNotFound"]);
    // @ts-expect-error -- no such case
    fits<Step["cases"]>(["adressNotFound"]);
    fits<Effect["casesByCode"]>({ COST_TOO_HIGH: "mostAccurateQuotes" });
    // @ts-expect-error -- no such problem
    fits<Effect["casesByCode"]>({ COST_TO_HIGH: "mostAccurateQuotes" });
  });

  test("a lead's members", () => {
    type Lead = BodyOf<typeof updateLead>;
    filled<Lead>({ firstName: "Maya", phone: "" });
    // @ts-expect-error -- the contract has no such member
    filled<Lead>({ marketingOptInnn: true });
    // @ts-expect-error -- not a boolean
    filled<Lead>({ bundleDiscount: "yes" });
    // @ts-expect-error -- a body has to be named
    filled({ firstName: "Maya" });
  });

  test("analytics events", () => {
    fits<Tracked>({ event: "complex_modal", type: "codeNotSupported", product: "LIFE", reason: "code_not_supported" });
    // @ts-expect-error -- no such event
    fits<Tracked>({ event: "logo_klick" });
    // @ts-expect-error -- no such reason
    fits<Tracked>({ event: "complex_modal", type: "codeNotSupported", product: "LIFE", reason: "code_unsupported" });
    // @ts-expect-error -- nothing personal
    fits<Tracked>({ event: "finalize", by: "phone", phone: "5550142" });
  });

  test("coverages", () => {
    fits<AutoCoverageId[]>(["BODILY_INJURY"]);
    // @ts-expect-error -- no such coverage
    fits<AutoCoverageId[]>(["BODILY_INJURIES"]);
  });

  test("phrases", () => {
    const texts = phrases("example", { title: "Title" });
    // @ts-expect-error -- no such phrase
    fits(texts.titel);
  });
});
