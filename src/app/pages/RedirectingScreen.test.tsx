import { signal } from "@preact/signals-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { phrases, say } from "../../kernel/phrase";
import { SessionProvider } from "../../session/context";
import type { Departure } from "../../session/departure";
import type { Session } from "../../session/session";
import type { Funnel } from "../funnel";
import { FunnelProvider } from "../FunnelContext";
import { RedirectingScreen } from "./RedirectingScreen";

const { site } = phrases("test", { site: "another site" });

it.each<[Departure["kind"], string]>([
  ["hand-off", "We&#x27;re sending your answers along."],
  ["pet-partner", "We&#x27;re sending your answers along."],
  ["payment", "Pay there with your card."],
])("on the way out (%s) it says what happens there", (kind, said) => {
  const session = { say, journey: signal(null), redirect: signal<Departure>({ site, url: "https://other.example/", kind }) } as unknown as Session;
  const shown = renderToStaticMarkup(
    <FunnelProvider value={{ session } as unknown as Funnel}>
      <SessionProvider value={session}>
        <RedirectingScreen />
      </SessionProvider>
    </FunnelProvider>,
  );
  expect(shown).toContain(said);
});
