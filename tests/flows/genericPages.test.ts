// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { FunnelNavigator } from "../../src/app/navigation/FunnelNavigator";
import { memoryRouter } from "../../src/element/router/memoryRouter";
import { line as auto } from "../../src/lines/auto/line";
import { examples } from "../../src/lines/life/examples";
import { line as life } from "../../src/lines/life/line";
import { line as other } from "../../src/lines/other/line";
import { line as pet } from "../../src/lines/pet/line";
import { chatWithAgent, otherProducts } from "../../src/session/lead/scenarios";
import type { Line } from "../../src/session/line";
import { openFunnel } from "./funnel";

/** Puts a visitor in a line, and counts every change of it. */
async function visitorIn(line: Line) {
  const funnel = openFunnel(line, []);
  const { session } = funnel;
  const onLineChange = vi.fn((next: Line) => {
    session.line.value = next;
  });
  const navigator = new FunnelNavigator({
    session,
    adapter: memoryRouter(),
    offered: () => ["auto", "motorcycle", "life", "pet"],
    home: () => "",
    onShown: () => undefined,
    onReferral: () => undefined,
    onLineChange,
  });
  const at = (): string => `${session.line.peek()?.slug ?? ""}: ${navigator.view.peek()?.path ?? ""}`;
  await navigator.start(line.slug);
  return { ...funnel, navigator, onLineChange, at };
}

describe("the generic pages", () => {
  it.each([
    ["life", "finalize/contact", "life: finalize/contact"],
    ["life", "finalize/phone", "other: finalize/phone"],
    ["pet", "finalize/contact", "pet: finalize/contact"],
    ["pet", "finalize/phone", "pet: finalize/phone"],
    ["auto", "finalize/contact", "other: finalize/contact"],
  ] as const)("belong to the current line if it has no page of its own: in %s, %s", async (slug, route, expected) => {
    const line = { auto, life, pet }[slug];
    const { navigator, onLineChange, at } = await visitorIn(line);
    await navigator.go(route);
    expect(at()).toBe(expected);
    await navigator.go(line.slug);
    expect(at()).toMatch(new RegExp(`^${line.slug}: ${line.slug}/`));
    expect(onLineChange).not.toHaveBeenCalled();
  });

  it.each([
    [chatWithAgent, "life: finalize/contact"],
    [otherProducts, "other: finalize/contact"],
  ])("belong to other products if those were chosen: %s", async (scenario, expected) => {
    const { session, navigator, at } = await visitorIn(life);
    session.complex.value = { scenario, reason: scenario };
    await navigator.go("finalize/contact");
    expect(at()).toBe(expected);
  });

  it("keep the quotes as they are, and end the line that they were opened from", async () => {
    const { session, navigator, answer, complete, takeSent, at } = await visitorIn(life);
    await answer(examples.minimal("OH"), "policy-compare");
    const { application, selection } = session;
    const before = [application.peek(), selection.peek()];
    await navigator.go("finalize/contact");
    await navigator.go("life/finalize/phone");
    expect([application.peek(), selection.peek()]).toEqual(before);

    await navigator.go("finalize/contact");
    takeSent();
    const directive = await complete({ step: "finalize/contact", detail: null }, { contactBy: "EMAIL" });
    expect(directive.kind).toBe("next");
    expect(takeSent().at(-1)?.body).toMatchObject({ quoteStatus: "FINALIZED", insuranceLine: "LIFE" });
    expect(session.outcome.peek()).toMatchObject({ line: "life", carrierName: "Tern & Tide" });
    const next = session.journey.peek()!.next({ step: "finalize/contact", detail: null });
    await navigator.to(next!);
    expect(at()).toBe("life: finalize/success");
  });

  it("don't show success before the end", async () => {
    const { navigator, at } = await visitorIn(pet);
    await navigator.go("finalize/success");
    expect(at()).toBe("pet: pet/info");
  });

  it("don't count as a change of line, and hide none", async () => {
    const { session, navigator, onLineChange, at } = await visitorIn(other);
    await navigator.go("auto");
    await navigator.go("finalize/contact");
    await navigator.go("auto");
    expect(onLineChange).not.toHaveBeenCalled();
    await navigator.go("finalize/contact");
    await navigator.go("motorcycle");
    expect(onLineChange).toHaveBeenCalledTimes(1);
    expect(at()).toBe("motorcycle: motorcycle/address");
    expect(session.line.peek()?.slug).toBe("motorcycle");
  });
});
