import { signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { say } from "../../kernel/phrase";
import { bundledConfig } from "../../partner/bundledConfig";
import type { PartnerConfig } from "../../partner/content";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import type { Funnel } from "../funnel";
import { FunnelProvider } from "../FunnelContext";
import { ChromeFooter } from "./ChromeFooter";

const page = mounted();

const bank: PartnerConfig = { ...bundledConfig, id: "bank", name: "Example Bank", cobrandName: "Clearmoor", licensing: { ...bundledConfig.licensing, agency: "Bank Insurance, LLC" } };
const withFlag = { ...bank.flags, privateLabel: true };
const withoutFlag = { ...bank.flags, privateLabel: false };

/** Tells which of the footer's statements about the agency and the operator are shown. */
function saidIn(config: Partial<PartnerConfig>): { both: boolean; operator: boolean; disclaimer: boolean; ours: boolean } {
  const text = textOf(config);
  expect(text).toContain("Bank Insurance, LLC");
  return { both: text.includes("Example Bank together with Clearmoor"), operator: text.includes("Powered by Clearmoor."), disclaimer: text.includes("may be paid for it"), ours: text.includes("Clearmoor") };
}

function textOf(config: Partial<PartnerConfig>): string {
  const speech = signal({ language: "en" });
  const session = { say, speech, partner: { config: { ...bank, ...config } }, journey: signal(null) } as unknown as Session;
  const funnel = { session, navigator: { view: signal(null) }, chrome: signal("minimal") } as unknown as Funnel;
  page.render(
    <FunnelProvider value={funnel}>
      <SessionProvider value={session}>
        <ChromeFooter />
      </SessionProvider>
    </FunnelProvider>,
  );
  return page.container.textContent ?? "";
}

it.each<[string, Partial<PartnerConfig>, ReturnType<typeof saidIn>]>([
  ["standard: the partner's, and whose service it is", { partnerAppMode: "standard" }, { both: false, operator: true, disclaimer: false, ours: true }],
  ["private label: nothing of ours", { partnerAppMode: "private-label", flags: withFlag }, { both: false, operator: false, disclaimer: false, ours: false }],
  ["private label by the older flag", { isPrivateLabel: true, flags: withFlag }, { both: false, operator: false, disclaimer: false, ours: false }],
  ["private label without its flag: standard", { partnerAppMode: "private-label", flags: withoutFlag }, { both: false, operator: true, disclaimer: false, ours: true }],
  ["co-brand: both, with the disclaimer", { partnerAppMode: "cobrand" }, { both: true, operator: false, disclaimer: true, ours: true }],
  ["co-brand by the older flag", { cobranding: true }, { both: true, operator: false, disclaimer: true, ours: true }],
  ["co-brand of the car maker: both, without it", { partnerAppMode: "cobrand", cobrandDisclaimer: false }, { both: true, operator: false, disclaimer: false, ours: true }],
])("%s", (_mode, config, expected) => {
  expect(saidIn(config)).toEqual(expected);
});

it("doesn't mention our service on our own page, nor refer a company to itself", () => {
  const own = { name: "Clearmoor", licensing: { ...bank.licensing, agency: "Clearmoor, LLC" } };
  expect(textOf({ ...own, partnerAppMode: "standard" })).not.toContain("Powered by");
  const text = textOf({ ...own, partnerAppMode: "cobrand", cobrandName: "Clearmoor" });
  expect(text).toContain("Clearmoor may be paid when you buy. It doesn't issue or price these policies.");
  expect(text).not.toMatch(/together with|refers you/);
});

it("lists licenses if there are any, else nothing", () => {
  expect(textOf({})).toContain("(National Producer Number 0155501). Licenses: OH 1155019, CA 0N15501,");
  expect(textOf({ licensing: { ...bank.licensing, licenses: [] } })).not.toContain("License");
});
