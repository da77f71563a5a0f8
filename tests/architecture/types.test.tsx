import { describe, expectTypeOf, test, vi } from "vitest";
import { h } from "vue";
import type { BodyOf } from "../../src/api/contract/requests";
import type { updateLead } from "../../src/api/contract/leads";
import type { AutoCoverageId } from "../../src/business/coveragesAuto";
import { flag, has, is } from "../../src/flow/condition";
import type { Step } from "../../src/flow/flow";
import { field } from "../../src/flow/field";
import type { AttributeName, defineInsuranceQuote, Emit, InsuranceQuoteElement, IqEventName, LineSlug, PropertyValues, RouterAdapter } from "../../src/index";
import { filled } from "../../src/kernel/filled";
import { phrases } from "../../src/kernel/phrase";
import { z } from "../../src/kernel/zod";
import type { PartnerConfig } from "../../src/partner/content";
import { InsuranceQuote } from "../../src/react/InsuranceQuote";
import type { Tracked } from "../../src/session/analytics";
import type { Effect } from "../../src/session/effect";
import { InsuranceQuote as VueQuote } from "../../src/vue/InsuranceQuote";

/* `npm run types` is the judge here: it fails where an expected error doesn't occur. Running this file proves nothing. */

/** The wrappers import the element, whose texts and styles exist in a build alone. */
vi.mock("../../src/element/npm/defineInsuranceQuote", () => ({}));

/** Takes a value that the compiler must accept or, with an expected error above it, must refuse. */
const fits = <Type,>(value: Type): Type => value;

describe("what hosts compile against", () => {
  test("the DOM knows the tag", () => {
    expectTypeOf<HTMLElementTagNameMap["insurance-quote"]>().toEqualTypeOf<InsuranceQuoteElement>();
    expectTypeOf<typeof defineInsuranceQuote>().toEqualTypeOf<() => void>();
    expectTypeOf<AttributeName>().toEqualTypeOf<
      | "partner" | "line" | "instance" | "chrome" | "heading-level" | "color-scheme" | "router"
      | "base-path" | "load" | "environment" | "api" | "content" | "hosted"
    >();
  });

  test("addEventListener knows the events and the types of their details", () => {
    expectTypeOf<HTMLElementEventMap[IqEventName]>().toExtend<CustomEvent>();
    expectTypeOf<IqEventName>().toExtend<keyof DocumentEventMap & keyof WindowEventMap>();
    fits<(element: InsuranceQuoteElement) => void>((element) => {
      element.addEventListener("iq-quotes", ({ detail }) => expectTypeOf(detail.lowestMonthly).toEqualTypeOf<number | null>());
      element.addEventListener("iq-step", ({ detail }) => expectTypeOf(detail.step).toEqualTypeOf<string | null>());
      // @ts-expect-error -- details hold no more than they say
      element.addEventListener("iq-lead", ({ detail }) => void detail.email);
    });
    fits<(page: Document, view: Window) => void>((page, view) => {
      page.addEventListener("iq-error", ({ detail }) => expectTypeOf(detail.code).toEqualTypeOf<string>());
      view.addEventListener("iq-complete", ({ detail }) => expectTypeOf(detail.line).toEqualTypeOf<LineSlug | null>());
      // @ts-expect-error -- details hold no more than they say
      page.addEventListener("iq-quotes", ({ detail }) => void detail.prices);
    });
    fits<(emit: Emit) => void>((emit) => {
      // @ts-expect-error -- no event of this name
      emit("iq-stepp", {});
      // @ts-expect-error -- another event's detail
      emit("iq-ready", { leadId: "1" });
    });
  });

  test("methods check their arguments", () => {
    expectTypeOf<InsuranceQuoteElement["start"]>().toEqualTypeOf<(line?: string) => void>();
    expectTypeOf<InsuranceQuoteElement["setAuthToken"]>().parameter(0).toEqualTypeOf<string | null>();
    expectTypeOf<InsuranceQuoteElement["prefill"]>().parameter(0).toEqualTypeOf<unknown>();
  });

  test("a host's router needs five methods", () => {
    const own = { read: () => null, push: () => undefined, replace: () => undefined, listen: () => () => undefined, href: (route: string) => `#${route}` };
    fits<RouterAdapter>(own);
    const { listen: _listen, ...deaf } = own;
    // @ts-expect-error -- without listen the widget would miss the visitor's Back
    fits<RouterAdapter>(deaf);
  });

  test("React knows the tag", () => {
    fits(<insurance-quote partner="auvane" line="auto" oniq-quotes={({ detail }) => expectTypeOf(detail.count).toEqualTypeOf<number>()} />);
    // @ts-expect-error -- no attribute of this name
    fits(<insurance-quote partnr="auvane" />);
    // @ts-expect-error -- no line of this name
    fits(<insurance-quote line="bogus" />);
    // @ts-expect-error -- no header of this name
    fits(<insurance-quote chrome="bogus" />);
    // @ts-expect-error -- the attribute as strict as its property
    fits(<insurance-quote color-scheme="bogus" />);
  });

  test("the React component takes what the element takes, and its own events", () => {
    fits(
      <InsuranceQuote
        line={["auto", "pet"]}
        colorScheme="dark"
        lang="es"
        onNavigate={(event) => event.preventDefault()}
        onError={({ detail }) => expectTypeOf(detail.code).toEqualTypeOf<string>()}
      />,
    );
    // @ts-expect-error -- no line of this name
    fits(<InsuranceQuote line="bogus" />);
    // @ts-expect-error -- no header of this name
    fits(<InsuranceQuote chrome="bogus" />);
    // @ts-expect-error -- no event of this name
    fits(<InsuranceQuote onSteps={() => undefined} />);
    // @ts-expect-error -- another event's detail
    fits(<InsuranceQuote onSelect={({ detail }) => detail.leadId} />);
  });

  test("the Vue component takes what the element takes, and its own events", () => {
    fits(h(VueQuote, { line: "auto pet", chrome: "none", onSignIn: ({ detail }) => expectTypeOf(detail).toEqualTypeOf<Record<string, never>>() }));
    // @ts-expect-error -- no line of this name
    fits(h(VueQuote, { line: "bogus" }));
    // @ts-expect-error -- another event's detail
    fits(h(VueQuote, { onSelect: ({ detail }) => detail.leadId }));
    expectTypeOf<InstanceType<typeof VueQuote>["goTo"]>().toEqualTypeOf<InsuranceQuoteElement["goTo"]>();
  });

  test("properties take what their attributes' parsers take", () => {
    type Line = PropertyValues["line"];
    fits<readonly Line[]>(["auto", "auto homeowners", "auto,pet", ["auto", "pet"]]);
    // @ts-expect-error -- no line of this name
    fits<Line>("bogus");
    // @ts-expect-error -- a list in one string begins with a line
    fits<Line>("bogus auto");
    // @ts-expect-error -- no line of this name
    fits<Line>(["auto", "bogus"]);
    // @ts-expect-error -- text of unknown content needs a cast
    fits<Line>(String(1));
    fits<(element: InsuranceQuoteElement) => void>((element) => {
      // @ts-expect-error -- no header of this name
      element.chrome = "bogus";
      // @ts-expect-error -- no line of this name
      element.line = "bogus";
      element.line = String(1) as LineSlug;
    });
  });
});

describe("names whose typos would fail silently", () => {
  test("flags and facts in conditions", () => {
    fits([flag("bundling"), has("finalized")]);
    // @ts-expect-error -- no partner has this flag
    flag("bundelling");
    // @ts-expect-error -- no step sets this fact
    has("finalised");
    // @ts-expect-error -- the partner's config has the same flags
    fits<Partial<PartnerConfig["flags"]>>({ bundelling: true });
  });

  test("values that conditions compare", () => {
    const smoker = field<"Never" | "Currently">("smoker", z.enum(["Never", "Currently"]), { initial: "Never" });
    is(smoker, "Currently");
    // @ts-expect-error -- never an answer
    is(smoker, "Sometimes");
  });

  test("complex cases, by id and by problem", () => {
    fits<Step["cases"]>(["addressNotFound"]);
    // @ts-expect-error -- no case of this name
    fits<Step["cases"]>(["adressNotFound"]);
    fits<Effect["casesByCode"]>({ COST_TOO_HIGH: "mostAccurateQuotes" });
    // @ts-expect-error -- no problem code of this name
    fits<Effect["casesByCode"]>({ COST_TO_HIGH: "mostAccurateQuotes" });
  });

  test("a lead's fields", () => {
    type Lead = BodyOf<typeof updateLead>;
    filled<Lead>({ firstName: "Maya", phone: "" });
    // @ts-expect-error -- the contract has no such field
    filled<Lead>({ marketingOptInnn: true });
    // @ts-expect-error -- not a boolean
    filled<Lead>({ bundleDiscount: "yes" });
    // @ts-expect-error -- the type of the body has to be named
    filled({ firstName: "Maya" });
  });

  test("analytics events", () => {
    fits<Tracked>({ event: "complex_modal", type: "codeNotSupported", product: "LIFE", reason: "code_not_supported" });
    // @ts-expect-error -- no event of this name
    fits<Tracked>({ event: "logo_klick" });
    // @ts-expect-error -- no reason of this name
    fits<Tracked>({ event: "complex_modal", type: "codeNotSupported", product: "LIFE", reason: "code_unsupported" });
    // @ts-expect-error -- events carry nothing personal
    fits<Tracked>({ event: "finalize", by: "phone", phone: "5550142" });
  });

  test("coverages", () => {
    fits<AutoCoverageId[]>(["BODILY_INJURY"]);
    // @ts-expect-error -- no coverage of this name
    fits<AutoCoverageId[]>(["BODILY_INJURIES"]);
  });

  test("phrases", () => {
    const texts = phrases("example", { title: "Title" });
    // @ts-expect-error -- no phrase of this name
    fits(texts.titel);
  });
});
