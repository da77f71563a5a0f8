// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { driverAge } from "../../src/business/limits";
import { aRunner } from "../../src/fixtures/aRunner";
import { inFunnel } from "../../src/fixtures/inFunnel";
import { mounted } from "../../src/fixtures/mounted";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { DriversScreen } from "../../src/steps/drivers/DriversScreen";
import { drivers } from "../../src/steps/drivers/fields";
import { openFunnel } from "./funnel";

const page = mounted();
const show = vi.fn();

/** Opens the drivers' step of a household with these people, at the list or at one of its forms. */
function open(household: "nobody" | "the main driver", detail: string | null): string {
  const { session } = openFunnel(line, []);
  if (household !== "nobody") session.set(drivers, examples.minimal("TX")[drivers.name] as never);
  const runner = aRunner({ title: signal(session.journey.peek()!.find("driver")!.title), position: signal({ step: "driver", detail }), show, ahead: () => undefined });
  page.render(inFunnel(session, runner, <DriversScreen />));
  return page.container.textContent;
}

it.each<["nobody" | "the main driver", string | null, string, boolean]>([
  ["the main driver", null, `anyone ${driverAge.min} or older`, true],
  ["the main driver", "add", `drivers ${driverAge.min} and older`, true],
  ["the main driver", "1", `drivers ${driverAge.min} and older`, false],
  ["nobody", null, `${driverAge.min} (?:and|or) older`, false],
])("with %s known, at %s, a household learns whom online quotes don't cover before a birth date is refused (%#)", (household, detail, said, isSaid) => {
  const text = open(household, detail);
  if (isSaid) expect(text).toMatch(new RegExp(said));
  else expect(text).not.toMatch(new RegExp(said));
});

it("a household with a younger driver can reach an advisor from the form", () => {
  open("the main driver", "add");
  const link = [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent === "Contact an advisor");
  act(() => link?.click());
  expect(show).toHaveBeenCalledWith("auto/finalize/contact");
});
