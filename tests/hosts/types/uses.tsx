import { defineInsuranceQuote } from "insurance-quote";
import type { AttributeName, IqEventDetails, LineSlug, RouterAdapter } from "insurance-quote";
import "insurance-quote/define";
import "insurance-quote/eager";
import { InsuranceQuote, type InsuranceQuoteProps } from "insurance-quote/react";
import { InsuranceQuote as VueQuote } from "insurance-quote/vue";
import type { PartnerConfigFile, PartnerTextFile, PartnerThemeFile } from "insurance-quote/types/config";
import { h } from "vue";

/* Every entry of the package as a host's compiler sees it. It is compiled, never run. */

defineInsuranceQuote();

export const router: RouterAdapter = { read: () => null, push: () => undefined, replace: () => undefined, listen: () => () => undefined, href: (route) => `#${route}` };
export const named: readonly AttributeName[] = ["base-path", "line"];
export const fromAddress = new URLSearchParams("line=auto").get("line") as LineSlug | null;

export const element = document.createElement("insurance-quote");
element.line = ["auto", "pet"];
element.line = "auto homeowners";
element.line = fromAddress;
element.router = router;
element.start("auto");
// @ts-expect-error -- no line of this name
element.line = "bogus";
// @ts-expect-error -- no header of this name
element.chrome = "bogus";

const told = (detail: IqEventDetails["iq-error"]): string => `${detail.level} ${detail.code} ${detail.environment}`;
document.addEventListener("iq-error", ({ detail }) => told(detail));
window.addEventListener("iq-navigate", (event) => event.preventDefault());
element.addEventListener("iq-step", ({ detail }) => detail.title.length);

export const tag = <insurance-quote partner="auvane" line="auto" base-path="/quote" oniq-step={({ detail }) => told({ level: "warning", code: detail.route, message: "", environment: "prod" })} />;
// @ts-expect-error -- no line of this name
export const badLine = <insurance-quote line="bogus" />;
// @ts-expect-error -- no header of this name
export const badChrome = <insurance-quote chrome="bogus" />;

const props: InsuranceQuoteProps = { partner: "auvane", line: ["auto", "pet"], router, firstScreen: "" };
export const component = (
  <InsuranceQuote {...props} lang="es" className="wide" data-place="top" onNavigate={(event) => event.preventDefault()} onStep={({ detail }) => detail.route.length}>
    <a href="https://www.clearmoor.example/quote">Get your quote</a>
  </InsuranceQuote>
);
// @ts-expect-error -- no line of this name
export const badComponent = <InsuranceQuote line="bogus" />;
// @ts-expect-error -- no event of this name
export const badListener = <InsuranceQuote onSteps={() => undefined} />;

export const inVue = h(VueQuote, { line: "auto", router, onSignIn: ({ type }) => type.length });
// @ts-expect-error -- no header of this name
export const badInVue = h(VueQuote, { chrome: "bogus" });

export const config: Partial<PartnerConfigFile> = { $schema: "node_modules/insurance-quote/schemas/config.schema.json", name: "Maple Trust", languages: ["en", "es"] };
export const wording: PartnerTextFile = { "quotes.list.sort": "Order" };
export const theme: PartnerThemeFile = { radius: { card: { $type: "dimension", $value: { value: 4, unit: "px" } } } };
// @ts-expect-error -- no phrase of this name
export const badWording: PartnerTextFile = { "quotes.list.bogus": "Order" };
