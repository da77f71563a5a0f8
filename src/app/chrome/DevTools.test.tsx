import { signal } from "@preact/signals-react";
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import type { PartnerFlag } from "../../business/partnerFlags";
import { mounted } from "../../fixtures/mounted";
import { say } from "../../kernel/phrase";
import { bundledTheme } from "../../partner/bundledTheme";
import { themeRule } from "../../partner/themeRule";
import { SessionProvider } from "../../session/context";
import { readHostContext } from "../../session/hostContext";
import type { Session } from "../../session/session";
import type { Funnel } from "../funnel";
import { FunnelProvider } from "../FunnelContext";
import { DevTools } from "./DevTools";

let host: HTMLElement;
const page = mounted();
beforeEach(() => {
  host = document.createElement("div");
});

const buttons = (): readonly string[] => [...page.container.querySelectorAll("button")].map((button) => button.textContent ?? "");
const press = (name: string) => act(() => [...page.container.querySelectorAll("button")].find((button) => button.textContent === name)?.click());

interface Page {
  readonly search?: string;
  readonly environment?: string;
  readonly flags?: readonly PartnerFlag[];
  readonly partner?: string;
}

async function open({ search = "", environment = "local", flags = [], partner = "default" }: Page): Promise<void> {
  const css = themeRule(bundledTheme);
  const session = { say, speech: signal({ language: "en" }), partner: { requestedId: partner, css, flags: new Set(flags) } } as unknown as Session;
  const context = readHostContext({ search, pathname: "/", hash: "" }, environment);
  await act(async () => {
    page.render(
      <FunnelProvider value={{ session, context, host } as unknown as Funnel}>
        <SessionProvider value={session}>
          <DevTools />
        </SessionProvider>
      </FunnelProvider>,
    );
    await import("./Switcher");
  });
}

it.each<[string, Page, boolean]>([
  ["not by itself", {}, false],
  ["where the address asks for it", { search: "?cdnDevTools=true" }, true],
  ["where the partner's flag is on", { flags: ["switcher"] }, true],
  ["not where the address hides what the flag shows", { flags: ["switcher"], search: "?cdnDevTools=false" }, false],
  ["not in browser tests", { flags: ["switcher"], search: "?cdnDevTools=true&test=e2e" }, false],
  ["not in production, by the address", { environment: "prod", search: "?cdnDevTools=true" }, false],
  ["not in production, by the flag", { environment: "prod", flags: ["switcher"] }, false],
  ["in any other environment", { environment: "prdstg", flags: ["switcher"] }, true],
])("the switcher is shown, closed: %s", async (_where, visit, shown) => {
  await open(visit);
  expect(buttons()).toEqual(shown ? ["Development: default"] : []);
});

it.each([
  ["default", ["Switch to auvane", "Switch to prairie-lantern"]],
  ["auvane", ["Switch to default", "Switch to prairie-lantern"]],
  ["maple-trust", ["Switch to default", "Switch to auvane", "Switch to prairie-lantern"]],
])("of %s it offers the others, and the theme", async (partner, others) => {
  await open({ search: "?cdnDevTools=true", partner });
  press(`Development: ${partner}`);
  expect(buttons()).toEqual([`Development: ${partner}`, ...others, "Export theme"]);
  press(others[0]!);
  expect(host.getAttribute("partner")).toBe(others[0]!.replace("Switch to ", ""));
  press(`Development: ${partner}`);
  expect(buttons()).toEqual([`Development: ${partner}`]);
});

it("saves the theme that is shown as JSON", async () => {
  const saved: HTMLAnchorElement[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this);
  };
  await open({ search: "?cdnDevTools=true", partner: "auvane" });
  press("Development: auvane");
  press("Export theme");
  HTMLAnchorElement.prototype.click = click;
  expect(saved.map(({ download }) => download)).toEqual(["auvane-theme.json"]);
  expect(JSON.parse(decodeURIComponent(saved[0]!.href.replace("data:application/json,", "")))).toEqual({ partner: "auvane", ...bundledTheme });
});
